import type { State } from '../../../../shared/games/port-royal/index.ts';
import type { Trial } from '../../../support/trial.ts';
import { conceivableMoves, watchPortRoyal } from './laws.ts';
import { raritiesOfPortRoyal } from './rarities.ts';
import { truthOfPortRoyal } from './truth.ts';

export const trial: Trial = {
  variants: [
    {},
    { mode: 'onTheGo' },
    { mode: 'contracts' },
    { mode: 'contractsCoop' },
    { mode: 'adventure', chapter: 5 },
    { mode: 'adventureCoop', chapter: 4 },
    { mode: 'adventureVariable' },
  ],
  twists: [
    { expeditionVariant: true, startingSeat: 1 },
    { showDiscard: false },
    { gambler: true, onTheGo20: true, contractCards: true },
    { maxRounds: 4 },
    { mode: 'onTheGo', showDiscard: false },
    { mode: 'contracts', gambler: true, onTheGo20: true, expeditionVariant: true },
    { mode: 'contractsCoop', gambler: true, onTheGo20: true, startVictoryCards: 3 },
    { mode: 'contractsCoop', gambler: true, showDiscard: false },
    { mode: 'adventure', chapter: 2, adventurerChoice: 'draft' },
    { mode: 'adventure', chapter: 3, showDiscard: false },
    { mode: 'adventureCoop', failures: 2, adventurerChoice: 'draft' },
    { mode: 'adventureVariable', showDiscard: false },
  ],
  watch: (first) => {
    const watch = watchPortRoyal(first as State);
    return (state, events) => watch(state as State, events as Parameters<typeof watch>[1]);
  },
  conceivable: conceivableMoves,
  positions: raritiesOfPortRoyal,
  longest: 3000,
  // PR17.3
  hasOneView: (options) => !('mode' in options && String(options.mode).startsWith('adventure')),
  reveals: () => new Set(['cardDrawn', 'looked', 'eventTurned', 'lookEnded', 'monthBegan', 'missionOpened']),
  strangeMoves: [
    { type: 'hire', slot: -1 },
    { type: 'hire', slot: '__proto__' },
    { type: 'complete', expedition: '__proto__' },
    { type: 'complete', expedition: 'constructor' },
    { type: 'pay', persons: Array(500).fill('jack-1') },
    { type: 'claim', contract: '__proto__' },
    { type: 'claim', contract: 'c-nothing' },
    { type: 'give', to: 9 },
    { type: 'use', under: 1, renounce: null },
    { type: 'use', under: false, renounce: 'constructor' },
    { type: 'fulfil', mission: '__proto__' },
    { type: 'choose', card: 9 },
    { type: 'side', side: 'c' },
    { type: 'retain', place: 3 },
    { type: 'deliver', ships: Array(100).fill('adv-ship-ares-2-1-herbs') },
    { type: 'sell', ship: 1, innkeeper: null },
  ],
  notableEvents: [
    'turnBegan',
    'busted',
    'expeditionCompleted',
    'contractCompleted',
    'shipKept',
    'gamblerUsed',
    'missionCompleted',
    'cargoKept',
    'monthBegan',
  ],
  golden: 'three-players',
  alteredEvery: 23,
  truthOf: truthOfPortRoyal,
  history: { fixture: 'three-players', seen: 10 },
  wire: {
    variants: [{ showDiscard: true }, { showDiscard: false }, { mode: 'adventure', chapter: 5 }],
    seen: { seat: 20, spectator: 20 },
    // adventurers that may be chosen lie open
    lists: /^events\[\]\.(outcome\.|cards\[\])/,
    untold: /\b(deck\[\]|treasury|card\b)/,
    redacted: [],
    sometimesRedacted: ['looked'],
  },
};
