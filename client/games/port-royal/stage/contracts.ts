import type { Seat } from '../../../../shared/engine/core.ts';
import type {
  Cargo,
  ContractFace,
  ContractId,
  ContractView,
  Role,
  ShipColour,
  Standing,
  View,
} from '../../../../shared/games/port-royal/index.ts';
import {
  COLOURS,
  contractOf,
  NUMBERS,
  rankOf,
  standingOf,
  timeOfSeals,
} from '../../../../shared/games/port-royal/index.ts';

/** One thing that a contract or a mission asks for. */
export type ContractSign = {
  /** whether whoever looks has it */
  readonly had: boolean;
} & (
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'flag' | 'forgo'; readonly colour: ShipColour }
  | { readonly kind: 'cargo'; readonly cargo: Cargo | 'food' }
  | { readonly kind: 'influence' | 'coins' | 'cheap' | 'stop'; readonly count: number }
  | { readonly kind: 'sword' | 'expedition' | 'colour' | 'tax' | 'bust' }
);

/** A contract as it lies on the table. */
export interface ContractCard {
  readonly id: ContractId;
  readonly signs: readonly ContractSign[];
  /** progress spaces, with whose markers lie there (PR12.6) */
  readonly steps: readonly (readonly Seat[])[];
  /** from the left: what a place brings, and whose marker lies on it (PR12.2) */
  readonly places: readonly { readonly coins: number; readonly seat: Seat | null }[];
  readonly kind: ContractFace['condition']['kind'];
  readonly standing: Standing;
  /** what the place that whoever looks has taken brought them; null: none */
  readonly got: number | null;
  /** nobody of the team need think of it any more */
  readonly settled: boolean;
}

/** Time and victory pile of a team (PR13). */
export interface TeamPiles {
  readonly time: number;
  /** how many cards there were at the beginning, with those put aside */
  readonly all: number;
  readonly victory: number;
  /** the first turn has begun */
  readonly begun: boolean;
  /** the rank that a win would bring now */
  readonly rank: number;
  /** the next one, and how many cards it takes; null: there is none */
  readonly next: { readonly rank: number; readonly cards: number } | null;
}

function signsOf({ condition, times }: ContractFace, { have, roles, stored }: Standing): ContractSign[] {
  const some = (count: number, sign: (had: boolean, nth: number) => ContractSign): ContractSign[] =>
    Array.from({ length: count }, (_, nth) => sign(nth < have, nth));
  switch (condition.kind) {
    case 'persons': {
      const lacking = [...roles];
      return condition.roles
        .toReversed()
        .map((role): ContractSign => {
          const at = lacking.indexOf(role);
          if (at >= 0) lacking.splice(at, 1);
          return { kind: 'role', role, had: at < 0 };
        })
        .reverse();
    }
    case 'cheapPersons':
      return some(condition.count, (had) => ({ kind: 'cheap', count: condition.cost, had }));
    case 'swords':
      return some(condition.count, (had) => ({ kind: 'sword', had }));
    case 'expeditions':
      return some(condition.count, (had) => ({ kind: 'expedition', had }));
    case 'influence':
    case 'coins':
      return [{ kind: condition.kind, count: condition.count, had: have >= condition.count }];
    case 'stored':
      return COLOURS.slice(0, condition.count).map((colour) => ({
        kind: 'flag',
        colour,
        had: stored.includes(colour),
      }));
    case 'renounced':
      return some(times, (had) => ({ kind: 'forgo', colour: condition.colour, had }));
    case 'colours':
      return Array.from({ length: condition.count }, (): ContractSign => ({ kind: 'colour', had: true }));
    case 'taxPaid':
      return [{ kind: 'tax', had: true }];
    case 'bust':
      return [{ kind: 'bust', had: true }];
  }
}

function cardOf(view: View, viewer: Seat, open: ContractView): ContractCard {
  const contract = contractOf(open.id);
  const standing = standingOf(view, viewer, open);
  const place = open.done.indexOf(viewer);
  return {
    id: open.id,
    signs: signsOf(contract, standing),
    steps: Array.from({ length: contract.times - 1 }, (_, nth) =>
      open.progress.flatMap((step, seat) => (step === nth + 1 ? [seat] : [])),
    ),
    places: contract.rewards.map((coins, nth) => ({ coins, seat: open.done[nth] ?? null })),
    kind: contract.condition.kind,
    standing,
    got: place < 0 ? null : (contract.rewards[place] ?? 0),
    settled: view.rules.timeCards !== null && open.done.length > 0,
  };
}

/** Those that still matter first; within that the order of the table. */
export function contractsOf(view: View, viewer: Seat): ContractCard[] {
  const cards = view.contracts.map((open) => cardOf(view, viewer, open));
  return [...cards.filter(({ settled }) => !settled), ...cards.filter(({ settled }) => settled)];
}

export function teamPilesOf({ rules, contracts, time, victory, turn }: View): TeamPiles | null {
  if (rules.timeCards === null) return null;
  const rank = rankOf(victory);
  const least = NUMBERS.ranks[rank + 1];
  return {
    time,
    all: rules.timeCards + timeOfSeals(contracts.map(({ id }) => id)),
    victory,
    begun: turn > 0,
    rank,
    next: least === undefined ? null : { rank: rank + 1, cards: least - victory },
  };
}
