import type { State } from '../../../../shared/games/port-royal/index.ts';
import type { Trial } from '../../../support/trial.ts';
import { conceivableMoves, watchPortRoyal } from './laws.ts';
import { raritiesOfPortRoyal } from './rarities.ts';
import { truthOfPortRoyal } from './truth.ts';

export const trial: Trial = {
  variants: [{}, { expeditionVariant: true }, { showDiscard: false }, { maxRounds: 4, startingSeat: 1 }],
  twists: [],
  watch: (first) => {
    const watch = watchPortRoyal(first as State);
    return (state, events) => watch(state as State, events as Parameters<typeof watch>[1]);
  },
  conceivable: conceivableMoves,
  positions: raritiesOfPortRoyal,
  longest: 3000,
  oneViewForAll: true,
  reveals: () => new Set(['cardDrawn']),
  strangeMoves: [
    { type: 'hire', slot: -1 },
    { type: 'hire', slot: '__proto__' },
    { type: 'complete', expedition: '__proto__' },
    { type: 'complete', expedition: 'constructor' },
    { type: 'pay', persons: Array(500).fill('jack-1') },
  ],
  notableEvents: ['turnBegan', 'busted', 'expeditionCompleted'],
  golden: 'three-players',
  alteredEvery: 11,
  truthOf: truthOfPortRoyal,
  history: { fixture: 'three-players', seen: 10 },
  wire: {
    variants: [{ showDiscard: true }, { showDiscard: false }],
    seen: { seat: 20, spectator: 20 },
    lists: /^events\[\]\.outcome\./,
    untold: /\b(deck|treasury|card)\b/,
    redacted: [],
  },
};
