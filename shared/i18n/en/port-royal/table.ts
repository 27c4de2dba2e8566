import { counted, plural } from '../../plural.ts';

/** What the table says of contracts, piles and kept ships, in few words. */
export const canvas = {
  /** between a heading and what follows it */
  colon: ':',
  missing: 'Missing',
  ready: 'Ready',
  claim: 'Claim',
  fulfilled: 'Done',
  noMarker: 'No marker left',
  atTax: 'when a tax hits you',
  atBust: 'when you bust',
  inOneTurn: 'in one turn',
  forgo: 'give up its coins',
  noCoins: 'no coins',
  timePile: 'Time pile',
  victoryPile: 'Victory pile',
  lastTurn: 'Last turn!',
  take: 'take',
  rank: 'Rank',
  contractDone: 'Contract done!',
  gamblerPlays: 'The gambler plays!',
  kept: 'Kept!',
  stored: 'Stored!',
};

const form = (one: string, other: string) => (n: number) => plural('en', n, { one, other });

/** behind a number */
export const amounts = {
  colours: form('colour', 'colours'),
  cheapPersons: form('person for 3 or less', 'people for 3 or less'),
  cheapBriefly: form('person ≤ 3', 'people ≤ 3'),
  expeditions: form('expedition', 'expeditions'),
  points: form('influence', 'influence'),
  shipsToStore: form('colour to store', 'colours to store'),
  turnsLeft: form('turn left after this one', 'turns left after this one'),
  turns: form('turn', 'turns'),
  moreCards: form('more card', 'more cards'),
  markersLeft: form('marker left', 'markers left'),
  cardsToTurn: form('card to go', 'cards to go'),
};

const turns = counted('en', 'turn', 'turns');

/** What is no card, explained to whoever lingers on it. */
export const explain = {
  player: 'Player',
  playerText: 'Coins pay for people and for visits; swords repel ships; influence ends the game and wins it.',
  counted: 'On the table',
  watch: 'Colours in the harbour',
  watchText:
    'A second ship of a colour that lies here already is a bust, unless you repel it. With four colours whoever drew takes 2 cards, with five 3.',
  deck: 'Deck',
  deckText:
    'Cards are revealed from here, and coins are cards from here, face down. When it runs out, the discard pile is reshuffled.',
  discard: 'Discard pile',
  discardText: 'What left the harbour lies here until it is reshuffled.',
  contract: 'Contract',
  pile: 'Pile',
  next: 'Next reward',
  nextValue: (p: { coins: number; influence: number }): string =>
    [`${p.coins} ${plural('en', p.coins, { one: 'coin', other: 'coins' })}`]
      .concat(p.influence > 0 ? [`${p.influence} influence`] : [])
      .join(', '),
  rewards: 'Rewards in order',
  nextContract: 'Next contract',
  full: 'no place left',
  ready: 'ready',
  done: 'done',
  noMarker: 'no marker left',
  lacks: (p: { what: string }): string => `lacks ${p.what}`,
  step: (p: { have: number; need: number }): string => `${p.have} of ${p.need}`,
  notYet: 'not yet',
  influenceRule: 'Your 2nd contract brings 1 influence, your 3rd brings 2.',
  teamRule: 'It is done for the team as soon as one of you completes it.',
  timeText:
    'Every turn begins with a card from this pile. Once it is empty, the next turn does not begin and the team has lost.',
  timeLeft: 'Left after this turn',
  timeLeftValue: turns,
  victoryText: 'After a win, the cards here decide your rank. Every card in it is a turn that you do without.',
  victoryCards: 'Cards',
  rankNow: 'Rank for a win now',
  rankNext: 'Next rank',
  rankNextValue: (p: { rank: string; cards: number }): string => `${p.rank}: ${p.cards} more`,
  underText: 'Kept under a merchant: each ship is worth 1 influence and stays until the end.',
  counter: (p: { done: number; of: number }): string => `${p.done} of ${p.of} contracts done`,
  teamDecides: 'You decide for the team.',
  leaveNote: (p: { time: number }): string => `${turns(p.time)} left`,
  gift: 'Gift to another player',
};
