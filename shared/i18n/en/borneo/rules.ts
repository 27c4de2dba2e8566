/** How to play, in our own words. */
export const rules = {
  heading: 'How to play Borneo',
  sections: [
    {
      title: 'What it is about',
      text: [
        'Four trading companies ship spices to the harbours of the East Indies. Your merchants rise in them, take their part of every cargo, and pay for missions with it.',
        'At the end every card in your warehouse counts 1 point, and every mission what is printed on it. Whoever has most wins; of equals, whoever has completed more missions.',
      ],
    },
    {
      title: 'Placing',
      text: [
        'Everybody has three shipments in hand. Three harbours lie open. One after the other, there and back and there again, each player puts three merchants at the end of companies: the first to come has the highest rank. A company has five places.',
        'In the card edition a company has no limit, but two of your merchants may not stand side by side at the beginning.',
      ],
    },
    {
      title: 'Your turn: a mission',
      text: [
        'First you may complete one mission: pay its spices from your warehouse, shipments and harbours alike. A card with a 2 counts twice; no change is given. A crate stands for any spice.',
        '1 of each spice is worth 6 points, 2 of each 15, 3 of each 25; four alike are worth 8, eight alike 20. The mission lies face down before you. Shipments go to the discard pile, harbours leave the game.',
      ],
    },
    {
      title: 'Your turn: the companies',
      text: [
        'Then you may do one of two things. Transfer: one of your merchants goes to the end of another company, and those below him move up.',
        'Or attack: one of your merchants challenges somebody else’s of a higher rank in the same company. You lay down cards with flags of that company, openly; one card must stay in your hand. The defender may answer with at most as many cards, and keeps one, too.',
        'All flags of the company on the cards count, in both rows. The defender adds 1 for every merchant between the two. If the attacker has at least as many, he takes the place of the beaten one, who changes places with him or goes to the end of another company (in the card edition also of the same one). If the defender has more, everybody stays, and he may keep one of the cards he played in his warehouse.',
      ],
    },
    {
      title: 'Your turn: a shipment',
      text: [
        'Now you must play one card to one of the three harbours. It covers the lower flag of the card before: three flags of each covered card stay visible, and all four of the last one.',
        'A harbour shows two numbers: the visible flags of one company that make a monopoly, and the cards that fill it. Whatever comes first distributes the cargo.',
      ],
    },
    {
      title: 'Monopoly',
      text: [
        'Only the merchants of that company take shipments, one each from rank 1 down, and round again until nothing is left. If two companies reach it at once, the flag that comes first on the last card decides. Without merchants there the cargo is discarded.',
        'The harbour card goes to whoever played the last shipment; in the card edition to the first merchant of the company.',
      ],
    },
    {
      title: 'Shared distribution',
      text: [
        'The companies take turns, most visible flags first; of equals the one whose flag comes first from the harbour down. First their merchants of rank 1 take one shipment each, then those of rank 2, and so on. A company without a visible flag gets nothing.',
        'The harbour card goes to whoever played the last shipment. Then a new harbour opens.',
      ],
    },
    {
      title: 'Your turn: drawing',
      text: [
        'Draw two cards. More than six may not stay in your hand: one is discarded. An empty draw pile is made anew from the discard pile.',
      ],
    },
    {
      title: 'The end',
      text: [
        'The game ends when a harbour should open and none is left, or when a card should be drawn and there is none. Hands and open harbours count nothing. From the left of the last player on, everybody may complete one last mission.',
      ],
    },
    {
      title: 'Variants',
      text: [
        'With three players each may have four merchants (board edition).',
        'Blackbeard (board edition): whoever completes a mission may let one card count as another spice, with the help of the pirates, and takes the pirate ship. While you hold it you cannot trade again, and at the end it costs 2 points.',
        'With five players the last seat wins less often, in the card edition clearly so (among bots 7 games in 100 instead of 20): all first ranks are taken when its turn comes. The rule is printed that way, and we leave it so.',
      ],
    },
  ],
};
