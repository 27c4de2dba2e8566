/** How to play, in our own words. */
export const rules = {
  heading: 'How to play Manila',
  sections: [
    {
      title: 'What it is about',
      text: [
        'Voyage after voyage three boats sail for the port of Manila. You bet with your accomplices on which of them arrive, and hold secret shares of the four wares.',
        'A ware rises on the black market whenever its boat reaches port: 0, 5, 10, 20, 30. As soon as one is worth 30 the game ends, and the greatest fortune wins: pesos and shares, less 15 for each share still pledged.',
      ],
    },
    {
      title: 'The auction',
      text: [
        'Every voyage begins with an auction for the office of harbour master. Bid more than the last bid, or pass for good. The highest bidder pays the bank.',
        'If nobody bids, the old harbour master stays for nothing; in the first voyage the starting player gets the office.',
      ],
    },
    {
      title: 'The harbour master',
      text: [
        'He may buy one share, for its value on the black market, but never less than 5. Nobody else can.',
        'He loads three of the four wares and launches the boats: each starts on a space from 0 to 5, and the three numbers make 9 together.',
        'He places first in every round, and rolls the dice.',
      ],
    },
    {
      title: 'Accomplices',
      text: [
        'In every round each player, from the harbour master on, may place one accomplice and pay for the space. There is one round before each of the three rolls; with three players two before the first.',
        'A seat on a boat (always the cheapest one free): if the boat reaches port, her cargo is divided among all aboard. Ginseng 18, nutmeg 24, silk 30, jade 36.',
        'Port A, B, C pay 6, 8, 15 if one, two, three boats arrive. Shipyard A, B, C pay the same for boats that do not.',
        'Insurance costs nothing and brings 10 at once. But the insurer pays 6, 8, 15 for the first, second, third boat in the shipyard: to whoever waits there, else to the bank.',
      ],
    },
    {
      title: 'Rolls',
      text: [
        'Each boat at sea sails as many spaces as the die of its ware shows. Past 13 she is in port, and safe.',
        'After the third roll boats on 0 to 12 are towed to the shipyard.',
      ],
    },
    {
      title: 'Pirates on 13',
      text: [
        'After the second roll, a boat on 13 may be boarded: the captain first, then the other pirate, may take a free seat of hers without paying. A boarder is ordinary crew from then on.',
        'After the third roll, every boat on 13 is plundered by the pirates who are still on their own boat: her crew goes home unpaid, the pirates divide the whole cargo, and the captain sends her to the port or to the shipyard. Without pirates she docks in port.',
        'Space 13 is dangerous after rolls only, not when a pilot moves a boat there.',
      ],
    },
    {
      title: 'Pilots',
      text: [
        'Before the third roll the small pilot may move one boat by 1, forwards or back; then the large pilot may move one boat by 2, or two boats by 1 each. A boat moved past 13 docks at once.',
      ],
    },
    {
      title: 'Money',
      text: [
        'Whoever needs money pledges shares: 12 pesos each, at any time. It is done by itself when you pay more than you have. Redeeming a share costs 15.',
        'Pledged shares still count at the end. If the insurer cannot pay, the bank does.',
        'Somebody with neither pesos nor free shares may stow away on a boat, for whatever he has left.',
      ],
    },
    {
      title: 'Variants',
      text: [
        'The booklets of two editions differ in a few points; the host chooses one of them, or each point by itself.',
        'With eviction a pirate may board a full boat on 13 and send one accomplice home.',
      ],
    },
  ],
};
