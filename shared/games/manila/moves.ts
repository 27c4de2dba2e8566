import { at } from '../../engine/assert.ts';
import { ok, type Result, refuse } from '../../engine/core.ts';
import { isCount } from '../../engine/input.ts';
import { NUMBERS, perWare, SPACES, type Spot, WARES } from './components.ts';
import type { Haven, Move, Space, Ware } from './types.ts';

// Moves are values without identity: the lists of legal moves share these, instead of making new ones all the time.
export const PASS: Move = Object.freeze({ type: 'pass' });
export const DECLINE: Move = Object.freeze({ type: 'decline' });
export const ROLL: Move = Object.freeze({ type: 'roll' });
export const STAY: Move = Object.freeze({ type: 'stay' });
export const WAIVE: Move = Object.freeze({ type: 'waive' });
export const BORROW: Move = Object.freeze({ type: 'borrow' });
export const REDEEM: Move = Object.freeze({ type: 'redeem' });

const numbers = (count: number, from = 0): number[] => Array.from({ length: count }, (_, i) => from + i);

const buys = perWare((ware): Move => Object.freeze({ type: 'buy', ware }));
const loads = perWare((ware): Move => Object.freeze({ type: 'load', ware }));
const boards = perWare((ware): Move => Object.freeze({ type: 'board', ware }));
const launches = perWare((ware) =>
  numbers(NUMBERS.highestStart + 1).map((start): Move => Object.freeze({ type: 'launch', ware, start })),
);
const steers = perWare((ware) => numbers(5, -2).map((steps): Move => Object.freeze({ type: 'steer', ware, steps })));
const sends = perWare((ware) => ({
  port: Object.freeze({ type: 'send', ware, to: 'port' } as const),
  shipyard: Object.freeze({ type: 'send', ware, to: 'shipyard' } as const),
}));
const places = SPACES.map((space): Move => Object.freeze({ type: 'place', space }));

export const buyOf = (ware: Ware): Move => buys[ware];
export const loadOf = (ware: Ware): Move => loads[ware];
export const boardOf = (ware: Ware): Move => boards[ware];
export const launchOf = (ware: Ware, start: number): Move => at(launches[ware], start);
export const steerOf = (ware: Ware, steps: number): Move => at(steers[ware], steps + 2);
export const sendOf = (ware: Ware, to: Haven): Move => sends[ware][to];
export const placeOf = ({ no }: Spot): Move => at(places, no);

/** Bids by amount from 0; grows with the richest player who was ever asked. */
const bids: Move[] = [];

/** Every bid from one amount to another, both included. */
export function bidsBetween(lowest: number, highest: number): Move[] {
  for (let amount = bids.length; amount <= highest; amount++) bids.push(Object.freeze({ type: 'bid', amount }));
  return bids.slice(lowest, highest + 1);
}

const BAD_MOVE = refuse('badMove', 'M15.4');

/** More than all the money of any game. */
const AMOUNTS = 1_000_000;

const isSteps = (value: unknown): value is number => value === -2 || value === -1 || value === 1 || value === 2;

const isWare = (value: unknown): value is Ware => WARES.includes(value as Ware);

/** Shape only: a value of ours from whatever JSON arrives. */
export function parseMove(input: unknown): Result<Move> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return BAD_MOVE;
  const { type, amount, ware, start, space, seat, steps, to }: Record<string, unknown> = { ...input };
  const fields = Object.keys(input).length;
  switch (type) {
    case 'pass':
    case 'decline':
    case 'roll':
    case 'stay':
    case 'waive':
    case 'borrow':
    case 'redeem':
      return fields === 1 ? ok({ type }) : BAD_MOVE;
    case 'bid':
      return fields === 2 && isCount(amount, 0, AMOUNTS) ? ok({ type, amount }) : BAD_MOVE;
    case 'buy':
    case 'load':
    case 'board':
      return fields === 2 && isWare(ware) ? ok({ type, ware }) : BAD_MOVE;
    case 'launch':
      return fields === 3 && isWare(ware) && isCount(start, 0, NUMBERS.lastSpace)
        ? ok({ type, ware, start })
        : BAD_MOVE;
    case 'place':
      return fields === 2 && SPACES.includes(space as Space) ? ok({ type, space: space as Space }) : BAD_MOVE;
    case 'evict':
      return fields === 3 && isWare(ware) && isCount(seat, 0, 9) ? ok({ type, ware, seat }) : BAD_MOVE;
    case 'steer':
      return fields === 3 && isWare(ware) && isSteps(steps) ? ok({ type, ware, steps }) : BAD_MOVE;
    case 'send':
      return fields === 3 && isWare(ware) && (to === 'port' || to === 'shipyard') ? ok({ type, ware, to }) : BAD_MOVE;
    default:
      return BAD_MOVE;
  }
}

/** `bid 7`, `place seat:jade`, `launch silk 4`, `steer jade -1`, `send silk port` */
export function format(move: Move): string {
  switch (move.type) {
    case 'bid':
      return `bid ${move.amount}`;
    case 'buy':
    case 'load':
    case 'board':
      return `${move.type} ${move.ware}`;
    case 'launch':
      return `launch ${move.ware} ${move.start}`;
    case 'place':
      return `place ${move.space}`;
    case 'evict':
      return `evict ${move.ware} ${move.seat}`;
    case 'steer':
      return `steer ${move.ware} ${move.steps}`;
    case 'send':
      return `send ${move.ware} ${move.to}`;
    default:
      return move.type;
  }
}
