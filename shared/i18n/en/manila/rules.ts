/** How to play, in our own words. */
export const rules = {
  heading: 'How to play Manila',
  sections: [
    {
      title: 'The idea',
      text: [
        'On every voyage, three boats sail for the port of Manila. You use your accomplices to bet on which of them arrive, and you own secret shares in the four wares.',
        'A ware rises on the black market whenever its boat reaches port: 0, 5, 10, 20, 30. As soon as one is worth 30, the game ends and the richest player wins: pesos plus shares, minus 15 for each share that is still pledged.',
      ],
    },
    {
      title: 'The auction',
      text: [
        'Every voyage begins with an auction for the role of harbour master. Bid more than the last bid, or pass for the rest of the auction. The highest bidder pays the bank.',
        'If nobody bids, the previous harbour master keeps the role for free; on the first voyage the starting player gets it.',
      ],
    },
    {
      title: 'The harbour master',
      text: [
        'The harbour master may buy one share at its value on the black market, but for at least 5. Nobody else can buy.',
        'They load three of the four wares and launch the boats: each starts on a space from 0 to 5, and the three numbers add up to 9.',
        'They place first in every round and roll the dice.',
      ],
    },
    {
      title: 'Accomplices',
      text: [
        'In every round each player, starting with the harbour master, may place one accomplice and pays for the space. There is one round before each of the three rolls; with three players, there are two before the first roll.',
        'A seat on a boat (always the cheapest free one): if the boat reaches port, everyone on board shares its cargo. Ginseng 18, nutmeg 24, silk 30, jade 36.',
        'Port A, B, C pay 6, 8, 15 if one, two, three boats arrive. Shipyard A, B, C pay the same for boats that do not.',
        'Insurance is free and gives you 10 right away. But the insurer pays 6, 8, 15 for the first, second, third boat in the shipyard: to the player waiting there, or else to the bank.',
      ],
    },
    {
      title: 'Rolls',
      text: [
        'Each boat at sea moves as many spaces as the die of its ware shows. Past 13, it is in port and safe.',
        'After the third roll, boats on 0 to 12 are towed to the shipyard.',
      ],
    },
    {
      title: 'Pirates on 13',
      text: [
        'After the second roll, a boat on 13 can be boarded: first the pirate captain, then the other pirate may take a free seat on it without paying. From then on, they belong to the crew.',
        'After the third roll, every boat on 13 is plundered by the pirates who are still on the pirate boat: its crew gets nothing, the pirates share the whole cargo, and the captain sends the boat to the port or to the shipyard. Without pirates, it docks in port.',
        'Space 13 is only dangerous after a roll, not when a pilot moves a boat there.',
      ],
    },
    {
      title: 'Pilots',
      text: [
        'Before the third roll, the small pilot may move one boat by 1, forwards or backwards; then the large pilot may move one boat by 2, or two boats by 1 each. A boat moved past 13 docks right away.',
      ],
    },
    {
      title: 'Money',
      text: [
        'If you need money, pledge shares for 12 pesos each, at any time. This happens automatically when you pay more than you have. Redeeming a share costs 15.',
        'Pledged shares still count at the end. If the insurer cannot pay, the bank pays.',
        'A player who cannot afford a space and has no shares left to pledge may stow away on a boat for whatever they have left.',
      ],
    },
    {
      title: 'Variants',
      text: [
        'The rulebooks of the two editions differ in a few points; the host chooses an edition, or each point separately.',
        'In one variant, a pirate may even board a full boat on 13 and send one accomplice home.',
      ],
    },
  ],
};
