import type { CoreState } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { State as Borneo } from '../../shared/games/borneo/index.ts';
import type { GameId } from '../../shared/games/ids.ts';
import type { State as Manila } from '../../shared/games/manila/index.ts';
import type { State as PortRoyal } from '../../shared/games/port-royal/index.ts';
import { games } from '../../shared/games/registry.ts';
import * as borneo from '../games/borneo/support/laws.ts';
import { raritiesOfBorneo } from '../games/borneo/support/rarities.ts';
import * as manila from '../games/manila/support/laws.ts';
import { raritiesOfManila } from '../games/manila/support/rarities.ts';
import * as portRoyal from '../games/port-royal/support/laws.ts';
import { raritiesOfPortRoyal } from '../games/port-royal/support/rarities.ts';
import type { AnyEvent, AnyMove } from './random-play.ts';

/** Called after every move; throws where a law of the game is broken. */
export type Watch = (state: CoreState, events: readonly AnyEvent[]) => void;

/** What the suites that know no game by name need to know of each. */
export interface Trial {
  /** option sets worth playing with every number of players */
  readonly variants: readonly object[];
  /** option sets that one number of players is enough for */
  readonly twists: readonly object[];
  watch(first: CoreState): Watch;
  /** a wide choice of moves, legal ones among them, for `check` */
  conceivable(): readonly AnyMove[];
  /** positions that random play seldom meets, at a choice */
  positions(seats: number): readonly CoreState[];
  /** a game of random moves never needs more */
  readonly longest: number;
  /** nothing is private to one seat */
  readonly oneViewForAll: boolean;
  /** events with which, and after which, two states that a seat cannot tell apart may differ: something hidden came up */
  reveals(state: CoreState): ReadonlySet<string>;
}

export const trials: Readonly<Record<GameId, Trial>> = {
  'port-royal': {
    variants: [{}, { expeditionVariant: true }, { showDiscard: false }, { maxRounds: 4, startingSeat: 1 }],
    twists: [],
    watch: (first) => {
      const watch = portRoyal.watchPortRoyal(first as PortRoyal);
      return (state, events) => watch(state as PortRoyal, events as Parameters<typeof watch>[1]);
    },
    conceivable: portRoyal.conceivableMoves,
    positions: raritiesOfPortRoyal,
    longest: 3000,
    oneViewForAll: true,
    reveals: () => new Set(['cardDrawn']),
  },
  manila: {
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
      const watch = manila.watchManila(first as Manila);
      return (state, events) => watch(state as Manila, events as Parameters<typeof watch>[1]);
    },
    conceivable: manila.conceivableMoves,
    positions: raritiesOfManila,
    longest: 3000,
    oneViewForAll: false,
    reveals: (state) => new Set((state as Manila).rules.hideCash ? [...CHANCE, ...MONEY] : CHANCE),
  },
  borneo: {
    variants: [{}, { edition: 'card' }, { blackbeard: true }],
    twists: [
      { fourMerchants: true },
      { edition: 'card', startingSeat: 1 },
      { blackbeard: true, startingSeat: 2 },
      { fourMerchants: true, blackbeard: true },
    ],
    watch: (first) => {
      const watch = borneo.watchBorneo(first as Borneo);
      return (state, events) => watch(state as Borneo, events as Parameters<typeof watch>[1]);
    },
    conceivable: borneo.conceivableMoves,
    positions: raritiesOfBorneo,
    longest: 1000,
    oneViewForAll: false,
    reveals: () => new Set(['cardDrawn', 'harbourOpened', 'missionsRevealed']),
  },
};

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

export interface Setting {
  readonly name: string;
  readonly game: AnyGame;
  /** of the rules */
  readonly version: number;
  readonly trial: Trial;
  readonly options: unknown;
  readonly seats: number;
}

/** Every playable version of a game × variant × number of seats. */
export const settingsOf = (game: AnyGame, trial: Trial): Setting[] =>
  game.meta.playable.flatMap((version) => {
    const { id, seats: range } = game.meta;
    const [min, max] = range;
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const setting = (variant: object, seats: number): Setting[] =>
      optionsOf(game, variant, version).map((options) => ({
        name: `${id} ${version} ${JSON.stringify(variant)} × ${seats}`,
        game,
        version,
        trial,
        options,
        seats,
      }));
    return [
      ...trial.variants.flatMap((variant) => counts.flatMap((seats) => setting(variant, seats))),
      ...trial.twists.flatMap((twist, i) => setting(twist, min + (i % counts.length))),
    ];
  });

export const settings: readonly Setting[] = Object.entries(games).flatMap(([id, game]) =>
  settingsOf(game, trials[id as GameId]),
);

/** None where an older version had no such option. */
function optionsOf(game: AnyGame, variant: object, version: number): unknown[] {
  const options = game.parseOptions(variant, undefined, version);
  if (options.ok) return [options.value];
  if (version < game.meta.rulesVersion) return [];
  throw new Error(`options of a trial refused: ${options.code}`);
}
