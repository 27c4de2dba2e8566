import { NUMBERS } from './components.ts';
import type { CardSet, Mode } from './types.ts';

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
}

export const MODE_RULES: Readonly<Record<Mode, ModeRules>> = Object.freeze({
  base: { sets: ['base'], endInfluence: NUMBERS.endInfluence, openContracts: [], timeCards: null },
  onTheGo: { sets: ['onTheGo20', 'onTheGo40'], endInfluence: NUMBERS.endOnTheGo, openContracts: [], timeCards: null },
  contracts: {
    sets: ['base'],
    endInfluence: NUMBERS.endInfluence,
    openContracts: NUMBERS.openContracts,
    timeCards: null,
  },
  contractsCoop: {
    sets: ['base'],
    endInfluence: null,
    openContracts: NUMBERS.openContractsOfTeam,
    timeCards: NUMBERS.timeCards,
  },
});
