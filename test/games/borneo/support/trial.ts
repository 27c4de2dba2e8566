import type { State } from '../../../../shared/games/borneo/index.ts';
import type { Trial } from '../../../support/trial.ts';
import { conceivableMoves, watchBorneo } from './laws.ts';
import { raritiesOfBorneo } from './rarities.ts';
import { truthOfBorneo } from './truth.ts';

export const trial: Trial = {
  variants: [{}, { edition: 'card' }, { blackbeard: true }],
  twists: [
    { fourMerchants: true },
    { edition: 'card', startingSeat: 1 },
    { blackbeard: true, startingSeat: 2 },
    { fourMerchants: true, blackbeard: true },
  ],
  watch: (first) => {
    const watch = watchBorneo(first as State);
    return (state, events) => watch(state as State, events as Parameters<typeof watch>[1]);
  },
  conceivable: conceivableMoves,
  positions: raritiesOfBorneo,
  longest: 1000,
  hasOneView: () => false,
  reveals: () => new Set(['cardDrawn', 'harbourOpened', 'missionsRevealed']),
  strangeMoves: [
    ...['__proto__', 'constructor', 'orange', '', null, 0, ['red'], { toString: 'red' }].map((company) => ({
      type: 'placeMerchant',
      company,
    })),
    { type: 'placeMerchant' },
    { type: 'pass' },
    { type: 'mission', kind: '__proto__', pirates: true },
    { type: 'mission', kind: 'each1', pirates: 'yes' },
    { type: 'pay', card: Array(500).fill('S01') },
    { type: 'pirateSpice', spice: 'constructor' },
    { type: 'transfer', from: 'red', rank: 1e9, to: '__proto__' },
    { type: 'transfer', from: 'red', rank: 0.5, to: 'blue' },
    { type: 'attack', company: 'red', attackerRank: -1, defenderRank: Number.NaN },
    { type: 'attackCard', card: 'S01' },
    { type: 'defendCard', card: '__proto__' },
    { type: 'leave', to: 'constructor' },
    { type: 'ship', card: 'S01', place: 0 },
    { type: 'ship', card: 'S01', place: '__proto__' },
    { type: 'pick', card: 'S61' },
    { type: 'done' },
  ],
  notableEvents: ['turnBegan', 'distributionBegan', 'attackBegan', 'missionCompleted', 'shipTaken'],
  golden: 'three-players',
  alteredEvery: 193,
  truthOf: truthOfBorneo,
  history: { fixture: 'three-players', seen: 20 },
  wire: {
    variants: [{ blackbeard: true }, { edition: 'card' }],
    seen: { seat: 40, spectator: 30 },
    lists: /^events\[\]\.outcome\./,
    untold: /\b(hands?|missions|draw|buried)\b/,
    redacted: ['cardDrawn'],
  },
};
