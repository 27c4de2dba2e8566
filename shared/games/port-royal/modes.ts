import { NUMBERS } from './components.ts';
import type { CardSet, EventId, Mode, Targets } from './types.ts';

/** What of the rules a mode decides. Phases read the `Rules` that `rulesOf` makes of it, never a mode. */
export interface ModeRules {
  /** what its deck is made of, before options add to it (PR2.1) */
  readonly sets: readonly CardSet[];
  /** PR8.1, PR9.1; null: it does not end by influence (PR13.6) */
  readonly endInfluence: number | null;
  /** how many contracts lie open, by the number of players from one; none: no contracts (PR12.1, PR13.1) */
  readonly openContracts: readonly number[];
  /** PR13.2; null: time does not run out */
  readonly timeCards: number | null;
  /** null: no adventure */
  readonly adventure: AdventureMode | null;
}

/** Lists by the number of players, from one. */
export interface AdventureMode {
  /** which batches the deck has (PR14.1): those up to the chapter, or all */
  readonly batches: 'chapter' | 'all';
  /** PR15.5; 0: a story opens one after the other */
  readonly openMissions: number;
  /** PR14.4 */
  readonly events: readonly number[];
  readonly monthEnd: EventId;
  /** PR15.2, by chapter from one; null: everybody for themselves */
  readonly targets: readonly (readonly Targets[])[] | null;
}

const RIVALS = Object.freeze([0, 3, 4, 4]);

/** Card 9 (PR15.2): our own values, tuned with our bots; what one to four players must reach, chapter by chapter. */
const MARKERS = Object.freeze([4, 5, 5, 6]);
const chapter = (...influence: readonly number[]): readonly Targets[] =>
  Object.freeze(MARKERS.map((markers, i) => Object.freeze({ markers, influence: influence[i] ?? 0 })));
const TARGETS = Object.freeze([
  chapter(18, 21, 23, 32),
  chapter(18, 20, 22, 32),
  chapter(17, 20, 23, 34),
  chapter(17, 22, 24, 36),
  chapter(16, 15, 14, 22),
]);

const PLAIN = Object.freeze({ openContracts: [], timeCards: null, adventure: null });
const { endInfluence } = NUMBERS;

export const MODE_RULES: Readonly<Record<Mode, ModeRules>> = Object.freeze({
  base: { ...PLAIN, sets: ['base'], endInfluence },
  onTheGo: { ...PLAIN, sets: ['onTheGo20', 'onTheGo40'], endInfluence: NUMBERS.endOnTheGo },
  contracts: { ...PLAIN, sets: ['base'], endInfluence, openContracts: NUMBERS.openContracts },
  contractsCoop: {
    ...PLAIN,
    sets: ['base'],
    endInfluence: null,
    openContracts: NUMBERS.openContractsOfTeam,
    timeCards: NUMBERS.timeCards,
  },
  adventure: {
    ...PLAIN,
    sets: ['base'],
    endInfluence,
    adventure: { batches: 'chapter', openMissions: 0, events: RIVALS, monthEnd: 'ev-2', targets: null },
  },
  adventureCoop: {
    ...PLAIN,
    sets: ['base'],
    endInfluence: null,
    adventure: {
      batches: 'chapter',
      openMissions: 0,
      events: Object.freeze([1, 1, 2, 3]),
      monthEnd: 'ev-2',
      targets: TARGETS,
    },
  },
  adventureVariable: {
    ...PLAIN,
    sets: ['base'],
    endInfluence,
    adventure: { batches: 'all', openMissions: 4, events: RIVALS, monthEnd: 'ev-3', targets: null },
  },
});
