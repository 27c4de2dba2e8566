/** How to play, in our own words. */
export const rules = {
  heading: 'How to play Port Royal',
  sections: [
    {
      title: 'The idea',
      text: [
        'You are a merchant in the harbour of Port Royal: ships bring coins, coins hire people, and people bring influence.',
        'As soon as a player has 12 influence, the round is completed so that everyone has had the same number of turns. Then the most influence wins; coins break ties.',
      ],
    },
    {
      title: 'Your turn: draw',
      text: [
        'Reveal cards from the deck one by one and stop whenever you like; you must draw at least one.',
        'Ships and people go to the harbour. Expeditions go to the middle of the table, where anyone can complete them. Taxes take effect immediately.',
        'If you reveal a ship of a colour that is already in the harbour, you bust: the harbour is cleared and your turn is over. The others get nothing either.',
        'Swords help: if you have at least as many swords as the ship shows, you may repel it as soon as you draw it. Swords are not used up. A ship with a skull cannot be repelled.',
      ],
    },
    {
      title: 'Then: trade and hire',
      text: [
        'When you stop, you take one card: trade a ship for its coins, or hire a person for their price. With four ship colours in the harbour you may take two cards, with all five three.',
        'Then the other players, in clockwise order, may take one card each and pay you 1 coin for every card they take.',
        'Remaining cards are discarded.',
      ],
    },
    {
      title: 'Coins',
      text: [
        'Everyone starts with 3 coins. Coins are face-down cards from the deck: nobody knows which ones, so the bust risk is only an estimate.',
        'When the deck runs out, the discard pile is reshuffled.',
      ],
    },
    {
      title: 'People',
      text: [
        'Settlers, captains and priests go on expeditions; the jack of all trades can replace any of them.',
        'Sailors have one sword, pirates two. With a trader, ships of one colour pay 1 more. With a mademoiselle, every person costs 1 less.',
        'The admiral earns you 2 coins when it is your turn to take cards and five or more are there. The jester earns you 1 coin at every bust, and when you find the harbour empty. The governor lets you take one more card.',
      ],
    },
    {
      title: 'Expeditions',
      text: [
        'On your own turn, whenever you have a decision to make, you may complete expeditions: discard the required people and take the card with its influence and coins.',
      ],
    },
    {
      title: 'Taxes',
      text: [
        'Players with 12 or more coins lose half of them, rounded down. Then, depending on the card, the player with the most swords or the least influence gets 1 coin; if several are tied, they all do.',
      ],
    },
  ],
};
