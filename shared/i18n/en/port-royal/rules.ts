/** How to play, in our own words. */
export const rules = {
  heading: 'How to play Port Royal',
  sections: [
    {
      title: 'What it is about',
      text: [
        'You deal in the harbour of Port Royal: ships bring coins, coins hire people, people bring influence.',
        'As soon as somebody has 12 influence, the round is played to its end, so that all have had equally many turns. Then the most influence wins; coins break a tie.',
      ],
    },
    {
      title: 'Your turn: draw',
      text: [
        'Turn up cards from the deck, one by one, and stop when you like; the first one you must draw.',
        'Ships and people lie down in the harbour. An expedition goes to the table and stays there for everybody. Taxes take effect at once.',
        'If a ship comes in whose colour lies in the harbour already, you bust: the harbour is cleared and your turn is over, for the others too.',
        'Swords help: whoever has as many swords as a ship shows may send that ship away the moment it is drawn. Swords are not used up. A ship under the skull cannot be sent away.',
      ],
    },
    {
      title: 'Then: trade and hire',
      text: [
        'After stopping you take one card: trade a ship for its coins, or hire a person for the price. With four ship colours in the harbour you may take two cards, with all five three.',
        'Then the others, clockwise, may take one card each, and pay you 1 coin for every card they take.',
        'What is left goes to the discard.',
      ],
    },
    {
      title: 'Coins',
      text: [
        'Everybody starts with 3 coins. A coin is a card of the deck, face down: nobody knows which cards lie in the treasuries, so the bust risk is never quite certain.',
        'When the deck is empty, the discard is shuffled anew.',
      ],
    },
    {
      title: 'People',
      text: [
        'Settlers, captains and priests go on expeditions; the jack of all trades takes the place of any of them.',
        'Sailors have one sword, pirates two. A trader makes ships of one colour pay 1 more. The mademoiselle makes every person 1 cheaper.',
        'The admiral earns 2 coins when you come to trade and five or more cards lie there. The jester earns 1 coin at every bust and when you find the harbour empty. The governor lets you take one card more.',
      ],
    },
    {
      title: 'Expeditions',
      text: [
        'On your own turn, whenever you are to decide something, you may finish expeditions: give up the people it asks for, and get the card with its influence, and its coins.',
      ],
    },
    {
      title: 'Taxes',
      text: [
        'Whoever has 12 coins or more loses half of them, rounded down. Then the player with the most swords, or with the least influence, gets 1 coin, as the card says; in a tie all of them do.',
      ],
    },
  ],
};
