/** How to play, in our own words. */
export const rules = {
  heading: 'How to play Borneo',
  sections: [
    {
      title: 'The idea',
      text: [
        'Four trading companies ship spices to the harbours of the East Indies. Your merchants climb their ranks, take a share of every cargo and use it to pay for missions.',
        'At the end, every card in your warehouse is worth 1 point, and every mission is worth its printed points. The most points win; ties go to the player with more completed missions.',
      ],
    },
    {
      title: 'Placing',
      text: [
        'Everyone has three shipments in hand, and three harbours are open. In turn order, then in reverse, then in turn order again, each player places three merchants at the end of companies: the first to arrive has the highest rank. A company has five places.',
        'In the card edition a company has no limit, but two of your merchants may not start next to each other.',
      ],
    },
    {
      title: 'Your turn: a mission',
      text: [
        'First you may complete one mission: pay its spices from your warehouse, shipments and harbours alike. A card with a 2 counts as two; you get no change. A crate counts as any spice.',
        '1 of each spice is worth 6 points, 2 of each 15, 3 of each 25; four of a kind are worth 8, eight of a kind 20. The mission lies face down in front of you. Shipments go to the discard pile, harbours are removed from the game.',
      ],
    },
    {
      title: 'Your turn: the companies',
      text: [
        'Then you may do one of two things. Transfer: one of your merchants goes to the end of another company, and those below move up.',
        'Or attack: one of your merchants challenges another player’s merchant of a higher rank in the same company. You play cards with flags of that company face up; one card must stay in your hand. The defender may respond with up to as many cards, and must keep one too.',
        'All flags of the company on the cards count, in both rows. The defender adds 1 for every merchant between the two. If the attacker has at least as many, they take the place of the defeated merchant, who swaps with the attacker or goes to the end of another company (in the card edition also of the same one). If the defender has more, everyone stays, and the defender may keep one of the cards they played in their warehouse.',
      ],
    },
    {
      title: 'Your turn: a shipment',
      text: [
        'Now you must play one card to one of the three harbours. It covers the lower flag of the previous card: three flags of each covered card stay visible, and all four of the last one.',
        'A harbour shows two numbers: how many visible flags of one company make a monopoly, and how many cards fill it. Whichever is reached first triggers the distribution.',
      ],
    },
    {
      title: 'Monopoly',
      text: [
        'Only the merchants of that company take shipments, one each from rank 1 down, again and again until nothing is left. If two companies reach it at the same time, the first flag on the last card decides. If the company has no merchants, the cargo is discarded.',
        'The harbour card goes to the player who played the last shipment; in the card edition, to the first merchant of the company.',
      ],
    },
    {
      title: 'Shared distribution',
      text: [
        'The companies take turns, most visible flags first; ties go to the company whose flag is closer to the harbour. First their merchants of rank 1 take one shipment each, then those of rank 2, and so on. A company without a visible flag gets nothing.',
        'The harbour card goes to the player who played the last shipment. Then a new harbour opens.',
      ],
    },
    {
      title: 'Your turn: drawing',
      text: [
        'Draw two cards. Your hand limit is six: if you have more, discard one. When the draw pile is empty, the discard pile is reshuffled.',
      ],
    },
    {
      title: 'The end',
      text: [
        'The game ends when a harbour should open but none is left, or when a card should be drawn but there is none. Hands and open harbours are worth nothing. Starting to the left of the last player, everyone may complete one last mission.',
      ],
    },
    {
      title: 'Variants',
      text: [
        'With three players, everyone may have four merchants (board edition).',
        'Blackbeard (board edition): when you complete a mission, the pirates can help you count one card as another spice; you then take the pirate ship. While you have it, you cannot trade with them again, and at the end it costs you 2 points.',
        'With five players, the last seat wins less often, especially in the card edition (7 out of 100 games between bots instead of 20): all first ranks are taken by then. That is how the rule is printed, so we have not changed it.',
      ],
    },
  ],
};
