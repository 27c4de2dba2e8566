import type { State } from '../../../../shared/games/manila/index.ts';
import type { Trial } from '../../../support/trial.ts';
import { conceivableMoves, watchManila } from './laws.ts';
import { raritiesOfManila } from './rarities.ts';
import { truthOfManila } from './truth.ts';

const CHANCE = ['diceRolled', 'sharesRevealed'];

/** With hidden cash: who is passed over, pledges or goes broke tells something of it. */
const MONEY = [
  'auctionPassed',
  'masterElected',
  'shareDeclined',
  'sharesPledged',
  'accomplicePlaced',
  'roundPassed',
  'moneyPaid',
  'insurerBroke',
];

export const trial: Trial = {
  variants: [{}, { rules: 'en' }, { pirateEviction: true }, { hideCash: true }],
  twists: [
    { startValue: 5 },
    { pilotOrder: 'largeFirst' },
    { largePilotMoves: 'upTo' },
    { placementPass: 'final' },
    { stowawayTargets: 'anyExceptInsurance' },
    { destituteMayInsure: true },
    { seatsOnDockedBoats: true },
    { pirateEviction: true, evictionVacancies: 'allBoatsOn13' },
    { rules: 'en', hideCash: true, startingSeat: 1 },
    { showOdds: false, startingSeat: 2 },
  ],
  watch: (first) => {
    const watch = watchManila(first as State);
    return (state, events) => watch(state as State, events as Parameters<typeof watch>[1]);
  },
  conceivable: conceivableMoves,
  positions: raritiesOfManila,
  longest: 3000,
  hasOneView: () => false,
  reveals: (state) => new Set((state as State).rules.hideCash ? [...CHANCE, ...MONEY] : CHANCE),
  strangeMoves: [
    ...[0.5, 1.5, Number.NaN, Number.POSITIVE_INFINITY, -1, -0, 0, 55, 1e9, 2 ** 53, 1e308, '5', '', null, true].map(
      (amount) => ({ type: 'bid', amount }),
    ),
    { type: 'bid' },
    { type: 'bid', amount: [3] },
    { type: 'bid', amount: { valueOf: 3 } },
    { type: 'bid', amount: [] },
    { type: 'buy', ware: '__proto__' },
    { type: 'load', ware: 'constructor' },
    { type: 'launch', ware: 'jade', start: 3 },
    { type: 'launch', ware: 'jade', start: '__proto__' },
    { type: 'place', space: 'seat:__proto__' },
    { type: 'place', space: 'port:D' },
    { type: 'place', space: 'pirate' },
    { type: 'place', space: ['pirate'] },
    { type: 'steer', ware: 'jade', steps: 99 },
    { type: 'send', ware: 'jade', to: 'constructor' },
    { type: 'evict', ware: 'silk', seat: -1 },
    { type: 'roll' },
    { type: 'redeem' },
  ],
  notableEvents: ['voyageEnded', 'bidMade', 'boatBoarded', 'boatPlundered', 'insurerBroke'],
  golden: 'four-players',
  alteredEvery: 193,
  truthOf: truthOfManila,
  history: { fixture: 'hidden-cash', seen: 1 },
  wire: {
    variants: [{}, { hideCash: true, rules: 'en', pirateEviction: true }],
    seen: { seat: 2, spectator: 1 },
    lists: /^events\[\]\.(outcome\.|crew\[\])/,
    untold: /\b(cash|hands?|funds|bought)\b/,
    redacted: [],
  },
};
