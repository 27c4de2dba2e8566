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
        'With the option “Only explorers win”, the end takes 12 influence and a completed expedition, and only those with an expedition can win.',
      ],
    },
    {
      title: 'Taxes',
      text: [
        'Players with 12 or more coins lose half of them, rounded down. Then, depending on the card, the player with the most swords or the least influence gets 1 coin; if several are tied, they all do.',
      ],
    },
    {
      title: 'Other ways to play',
      text: [
        'On the Go is a small, fast deck of 60 cards without expeditions: the game ends at 8 influence, and taxes leave everyone at most 8 coins. A merchant lets you keep traded ships of one colour; each kept ship is worth 1 influence. Passengers bring influence and nothing else. Twenty of these cards can also join the base game.',
        'The gambler turns up four cards at once on your turn. You cannot repel any of them and you cannot stop. If no two ships share a colour, drawing is over and you may take one more card; you may use another gambler first.',
        'The cards of the contracts can join the base game too. A clerk lets you take one more card when you trade a ship of their colour. A gunner earns one coin for each ship in the harbour but one, a vice-admiral one coin with exactly three or four cards. A gift ship also brings a coin to another player of your choice.',
      ],
    },
    {
      title: 'Contracts',
      text: [
        'Four contracts lie on the table, and you have three markers. Complete a contract when you meet its condition: place a marker and take the coins of the leftmost free place. Your second contract brings 1 influence, your third 2 more. Several players can complete the same contract.',
        'Most contracts can be claimed whenever it is your turn to decide. Some have a moment of their own: when you pay a tax, when you bust, when the third or fourth colour arrives, or when you give up the coins of a ship. Declined, the chance is gone.',
        'A marker on a progress space is one of your three and never comes back. For the pirates’ nest you store ships that you repel, one of each colour.',
      ],
    },
    {
      title: 'Together, or alone',
      text: [
        'One to five players complete every open contract before time runs out. The first card of each turn comes from the time pile; when it is empty at the start of a turn, you have lost. As soon as the last contract is completed, you have all won. You pay each other for visits as usual.',
        'The time pile has 13 cards, and more or fewer by the seals of the open contracts. Before the first turn, and after every tax, the team may move a card from the time pile to the victory pile: fewer turns, but a higher rank if you win. With 2 victory cards it is Deckhand, with 4 Pirate, with 6 Captain, with 8 Lord of the Seven Seas; with fewer Freshwater sailor.',
        'Whoever is asked decides. The others may suggest a move, which everybody sees.',
      ],
    },
    {
      title: 'The adventure',
      text: [
        'A chapter of a story in five chapters, against each other or together; each brings new cards into the deck, which stay for the next. Everyone plays an adventurer: a house with a door and three windows, covered by four markers.',
        'Every turn begins with an event. The last event of the month ends it: a page of the story is read, a new mission opens, and the next month is one turn longer. Missions stay open.',
        'You may complete a mission when it is your turn to decide and you have what it asks. It takes the leftmost marker off your adventurer: the first opens the door, which is an ability; the second is the trophy; the third brings 1 crown, the fourth 3. Whoever is first gets more. Some missions have a moment of their own.',
        'Crowns climb a track; the highest shield you have reached counts as influence.',
        'A sixth kind of ship, under the flag of Ares, joins the others. Ships of the adventure carry cargo: when you trade one, take its coins or keep it in your hold. Missions, expeditions and innkeepers ask for cargo.',
        'A sentinel looks at the top three cards of the deck, keeps one on top and discards the others. Only you see them.',
      ],
    },
    {
      title: 'Winning the adventure',
      text: [
        'Against each other: once somebody has 12 influence and the trophy, the round is completed. Only those with the trophy can win: most influence, then fewest markers left, then coins. At some ends of months you may pay to remove a marker.',
        'Together, or alone: at the end of the fourth month the chapter is judged. You win if every mission has been completed by somebody, and there are enough markers on missions and enough influence among you. A lost chapter is tried again with three more coins to divide for each loss.',
        'The free adventure has no story: all cards, and four missions that lie open from the start.',
      ],
    },
  ],
};
