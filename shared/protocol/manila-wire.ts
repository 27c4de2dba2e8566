import { never } from '../engine/assert.ts';
import type { Seat } from '../engine/core.ts';
import type {
  AuctionView,
  Berth,
  BoatView,
  Haven,
  Letter,
  Party,
  Payment,
  Pilot,
  PlayerView,
  PromptView,
  Rules,
  Settlement,
  View,
  Ware,
} from '../games/manila/index.ts';
import { numberOf, type OutcomeWire, type OwnWords, outcomeOf, startingSeatOf, withOwn, wordOf } from './wire.ts';

/** `room.state.toJSON().game` of a Manila room: a spectator's View, but for what a schema cannot say (see wire.ts). */
export interface ManilaWire extends Pick<View, 'seq' | 'voyage' | 'rolls' | 'round' | 'opener' | 'values' | 'supply'> {
  readonly rules: Omit<Rules, 'startingSeat'> & { readonly startingSeat: string };
  readonly master: number;
  readonly prompt: PromptWire;
  readonly auction?: AuctionWire;
  readonly boats: readonly BoatWire[];
  readonly port: Readonly<Record<Letter, number>>;
  readonly shipyard: Readonly<Record<Letter, number>>;
  readonly pirates: readonly number[];
  readonly pilots: Readonly<Record<Pilot, number>>;
  readonly insurer: number;
  readonly players: readonly PlayerWire[];
  readonly settlement?: SettlementWire;
  readonly outcome?: OutcomeWire;
}

interface PromptWire {
  readonly kind: PromptView['kind'];
  readonly seat: Seat;
  readonly lane: number;
  readonly ware: Ware;
  readonly left: readonly Seat[];
  readonly roll: number;
  readonly index: 0 | 1;
  readonly boarded: { readonly ware: Ware | ''; readonly seat: number };
  readonly pilot: Pilot;
  readonly moved: Ware | '';
  readonly boats: readonly Ware[];
}

type AuctionWire = Pick<AuctionView, 'passed'> & {
  readonly standing: { readonly seat: number; readonly amount: number };
  readonly bids: readonly number[];
};

interface BerthWire {
  readonly haven: Haven | '';
  readonly letter: Letter | '';
}

type BoatWire = Pick<BoatView, 'ware' | 'position' | 'plundered'> & {
  readonly start: number;
  readonly berth: BerthWire;
  readonly seats: readonly number[];
  readonly die: number;
};

type PlayerWire = Omit<PlayerView, 'cash' | 'hand'> & { readonly cash: number; readonly hand?: readonly Ware[] };

type PaymentWire = Pick<Payment, 'reason' | 'amount'> & {
  readonly from: number;
  readonly to: number;
  readonly ware: Ware | '';
  readonly letter: Letter | '';
};

type SettlementWire = Omit<Settlement, 'insurer' | 'payments'> & {
  readonly insurer: number;
  readonly payments: readonly PaymentWire[];
};

/** `own[seat].words`: what the holder of the seat sees beyond what a spectator sees (M13.1, A9). */
export interface ManilaOwn {
  readonly hand: readonly Ware[];
  /** only where money is hidden */
  readonly cash?: number | null;
}

/** The View that the room wrote for this seat, or for a spectator; null until the game has begun. */
export function manilaView(wire: ManilaWire | undefined, own: OwnWords | null): View | null {
  if (!wire) return null;
  const { rules, master, insurer, prompt, auction, settlement, outcome } = wire;
  return {
    ...wire,
    rules: { ...rules, startingSeat: startingSeatOf(rules.startingSeat) },
    master: numberOf(master),
    prompt: promptOf(prompt),
    auction: auction ? auctionOf(auction) : null,
    boats: wire.boats.map(boatOf),
    port: lettersOf(wire.port),
    shipyard: lettersOf(wire.shipyard),
    pirates: [seatAt(wire.pirates, 0), seatAt(wire.pirates, 1)],
    pilots: { small: numberOf(wire.pilots.small), large: numberOf(wire.pilots.large) },
    insurer: numberOf(insurer),
    players: withOwn(wire.players.map(playerOf), own),
    settlement: settlement ? settlementOf(settlement) : null,
    outcome: outcomeOf(outcome),
  };
}

const seatAt = (seats: readonly number[], index: number): Seat | null => numberOf(seats[index] ?? -1);

const lettersOf = ({ A, B, C }: Readonly<Record<Letter, number>>): Record<Letter, Seat | null> => ({
  A: numberOf(A),
  B: numberOf(B),
  C: numberOf(C),
});

function promptOf(wire: PromptWire): PromptView {
  const { kind, seat, lane, ware, left, roll, index, pilot, boats } = wire;
  switch (kind) {
    case 'auction':
    case 'share':
      return { kind, seat };
    case 'load':
      return { kind, seat, lane };
    case 'launch':
      return { kind, seat, lane, ware };
    case 'placement':
      return { kind, seat, left };
    case 'roll':
      return { kind, seat, roll };
    case 'boarding':
      return { kind, seat, index, boarded: boardedOf(wire.boarded) };
    case 'pilot':
      return { kind, seat, pilot, moved: wordOf(wire.moved) };
    case 'plunder':
      return { kind, seat, boats };
    case 'over':
      return { kind };
    default:
      return never(kind);
  }
}

const boardedOf = ({ ware, seat }: PromptWire['boarded']): { ware: Ware; seat: number } | null =>
  ware === '' ? null : { ware, seat };

const auctionOf = ({ standing, bids, passed }: AuctionWire): AuctionView => ({
  standing: standing.seat < 0 ? null : standing,
  bids: bids.map(numberOf),
  passed,
});

const berthOf = ({ haven, letter }: BerthWire): Berth | null =>
  haven === '' || letter === '' ? null : { haven, letter };

const boatOf = ({ ware, start, position, berth, plundered, seats, die }: BoatWire): BoatView => ({
  ware,
  start: numberOf(start),
  position,
  berth: berthOf(berth),
  plundered,
  seats: seats.map(numberOf),
  die: numberOf(die),
});

const playerOf = ({ cash, hand, ...plain }: PlayerWire): PlayerView => ({
  ...plain,
  cash: numberOf(cash),
  hand: hand ?? null,
});

const partyOf = (wire: number): Party => (wire < 0 ? 'bank' : wire);

const settlementOf = ({ insurer, payments, ...plain }: SettlementWire): Settlement => ({
  ...plain,
  insurer: numberOf(insurer),
  payments: payments.map(({ reason, from, to, amount, ware, letter }) => ({
    reason,
    from: partyOf(from),
    to: partyOf(to),
    amount,
    ware: wordOf(ware),
    letter: wordOf(letter),
  })),
});
