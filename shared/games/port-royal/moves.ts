import { InvariantError } from '../../engine/assert.ts';
import { ok, type Result, refuse, type Seat } from '../../engine/core.ts';
import { isCount } from '../../engine/input.ts';
import { isFlag } from '../../engine/options.ts';
import { ADVENTURER_CARDS } from './adventurers.ts';
import { FACES, NUMBERS } from './components.ts';
import { CONTRACTS, isContractId } from './contracts.ts';
import { meta } from './meta.ts';
import { isMissionId, MISSIONS } from './missions.ts';
import type { ContractId, FaceId, MissionId, Move, Side } from './types.ts';

// Moves are values without identity: the lists of legal moves share these, instead of making new ones all the time.
export const DRAW: Move = Object.freeze({ type: 'draw' });
export const STOP: Move = Object.freeze({ type: 'stop' });
export const KEEP: Move = Object.freeze({ type: 'keep' });
export const REPEL: Move = Object.freeze({ type: 'repel' });
export const PASS: Move = Object.freeze({ type: 'pass' });
export const STORE: Move = Object.freeze({ type: 'store' });
export const GAMBLE: Move = Object.freeze({ type: 'gamble' });
export const DECLINE: Move = Object.freeze({ type: 'decline' });
export const SET_ASIDE: Move = Object.freeze({ type: 'setAside' });
export const LEAVE: Move = Object.freeze({ type: 'leave' });
export const BEGIN: Move = Object.freeze({ type: 'begin' });
export const DONE: Move = Object.freeze({ type: 'done' });
export const LOOK: Move = Object.freeze({ type: 'look' });
export const STOW: Extract<Move, { type: 'stow' }> = Object.freeze({ type: 'stow' });
export const BUY_OUT: Move = Object.freeze({ type: 'buyOut' });

// A turn moors at most every person and one ship of each colour.
const SLOTS = 128;
const trades = Array.from({ length: SLOTS }, (_, slot): Move => Object.freeze({ type: 'trade', slot }));
const hires = Array.from({ length: SLOTS }, (_, slot): Move => Object.freeze({ type: 'hire', slot }));
const completes = new Map<FaceId, Move>(
  FACES.filter((face) => face.kind === 'expedition').map((face) => [
    face.id,
    Object.freeze({ type: 'complete', expedition: face.id }),
  ]),
);

const claims = new Map<ContractId, Move>(
  CONTRACTS.map(({ id }) => [id, Object.freeze({ type: 'claim', contract: id })]),
);
const gifts = Array.from({ length: meta.seats[1] }, (_, to): Move => Object.freeze({ type: 'give', to }));

const fulfils = new Map<MissionId, Move>(
  MISSIONS.map(({ id }) => [id, Object.freeze({ type: 'fulfil', mission: id })]),
);
const places = Array.from({ length: NUMBERS.cardsPerLook }, (_, place) => place);
const retains = places.map((place): Move => Object.freeze({ type: 'retain', place }));
const tosses = places.map((place): Move => Object.freeze({ type: 'toss', place }));
const sides: Readonly<Record<Side, Move>> = {
  a: Object.freeze({ type: 'side', side: 'a' }),
  b: Object.freeze({ type: 'side', side: 'b' }),
};

type ShipUse = Extract<Move, { type: 'use' }>;
const plainUses = [false, true].map((under): ShipUse => Object.freeze({ type: 'use', under, renounce: null }));

const known = (move: Move | undefined): Move => {
  if (move === undefined) throw new InvariantError('a move outside the tables of moves');
  return move;
};
export const tradeOf = (slot: number): Move => known(trades[slot]);
export const hireOf = (slot: number): Move => known(hires[slot]);
export const claimOf = (contract: ContractId): Move => known(claims.get(contract));
export const giveOf = (to: Seat): Move => known(gifts[to]);
export const useOf = (under: boolean, renounce: ContractId | null): ShipUse =>
  renounce === null ? (plainUses[under ? 1 : 0] as ShipUse) : { type: 'use', under, renounce };
export const fulfilOf = (mission: MissionId): Move => known(fulfils.get(mission));
export const retainOf = (place: number): Move => known(retains[place]);
export const tossOf = (place: number): Move => known(tosses[place]);
export const sideOf = (side: Side): Move => sides[side];
export const completeOf = (expedition: FaceId): Move => known(completes.get(expedition));

const BAD_MOVE = refuse('badMove', 'PR18.11');

const isSlot = (value: unknown): value is number => isCount(value, 0, SLOTS - 1);

const isShortText = (value: unknown): value is string => typeof value === 'string' && value.length <= 60;

/** Shape only: a value of ours from whatever JSON arrives. The persons of a payment come sorted. */
export function parseMove(input: unknown): Result<Move> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return BAD_MOVE;
  const { type, slot, expedition, persons, contract, under, renounce, to, ...more }: Record<string, unknown> = {
    ...input,
  };
  const fields = Object.keys(input).length;
  switch (type) {
    case 'draw':
    case 'stop':
    case 'keep':
    case 'repel':
    case 'pass':
    case 'done':
    case 'store':
    case 'gamble':
    case 'decline':
    case 'setAside':
    case 'leave':
    case 'begin':
    case 'look':
    case 'stow':
    case 'buyOut':
      return fields === 1 ? ok({ type }) : BAD_MOVE;
    case 'trade':
    case 'hire':
      return fields === 2 && isSlot(slot) ? ok({ type, slot }) : BAD_MOVE;
    case 'claim':
      return fields === 2 && isContractId(contract) ? ok({ type, contract }) : BAD_MOVE;
    case 'give':
      return fields === 2 && isCount(to, 0, gifts.length - 1) ? ok({ type, to }) : BAD_MOVE;
    case 'use':
      return fields === 3 && isFlag(under) && (renounce === null || isContractId(renounce))
        ? ok({ type, under, renounce })
        : BAD_MOVE;
    case 'complete':
      return fields === 2 && isShortText(expedition) ? ok({ type, expedition }) : BAD_MOVE;
    case 'pay':
      if (fields !== 2 || !Array.isArray(persons) || persons.length > 10) return BAD_MOVE;
      return persons.every(isShortText) ? ok({ type, persons: [...persons].sort() }) : BAD_MOVE;
    default:
      return parseVenture(type, fields, more);
  }
}

/** The moves of the adventure that have something to name. */
function parseVenture(type: unknown, fields: number, more: Record<string, unknown>): Result<Move> {
  const { card, side, place, mission, ships, ship, innkeeper } = more;
  switch (type) {
    case 'choose':
      return fields === 2 && isCount(card, 1, ADVENTURER_CARDS.length) ? ok({ type, card }) : BAD_MOVE;
    case 'side':
      return fields === 2 && (side === 'a' || side === 'b') ? ok({ type, side }) : BAD_MOVE;
    case 'retain':
    case 'toss':
      return fields === 2 && isCount(place, 0, places.length - 1) ? ok({ type, place }) : BAD_MOVE;
    case 'fulfil':
      return fields === 2 && isMissionId(mission) ? ok({ type, mission }) : BAD_MOVE;
    case 'deliver':
      if (fields !== 2 || !Array.isArray(ships) || ships.length > 4) return BAD_MOVE;
      return ships.every(isShortText) ? ok({ type, ships: [...ships].sort() }) : BAD_MOVE;
    case 'sell':
      return fields === 3 && isShortText(ship) && isShortText(innkeeper) ? ok({ type, ship, innkeeper }) : BAD_MOVE;
    default:
      return BAD_MOVE;
  }
}

/** `draw`, `hire 3`, `complete expedition-priest2`, `pay jack-1 priest-1`, `use c-galleon-nemesis under` */
export function format(move: Move): string {
  switch (move.type) {
    case 'trade':
    case 'hire':
      return `${move.type} ${move.slot}`;
    case 'complete':
      return `complete ${move.expedition}`;
    case 'claim':
      return `claim ${move.contract}`;
    case 'give':
      return `give ${move.to}`;
    case 'use':
      return ['use', move.renounce ?? 'coins', ...(move.under ? ['under'] : [])].join(' ');
    case 'pay':
      return ['pay', ...move.persons].join(' ');
    case 'choose':
      return `choose ${move.card}`;
    case 'side':
      return `side ${move.side}`;
    case 'retain':
    case 'toss':
      return `${move.type} ${move.place}`;
    case 'fulfil':
      return `fulfil ${move.mission}`;
    case 'deliver':
      return ['deliver', ...move.ships].join(' ');
    case 'sell':
      return `sell ${move.ship} ${move.innkeeper}`;
    default:
      return move.type;
  }
}
