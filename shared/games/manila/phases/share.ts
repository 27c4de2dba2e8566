import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { sharePrice, WARES } from '../components.ts';
import { buyOf, DECLINE } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Move, Phase, State, Ware } from '../types.ts';
import { type Emitter, fundsOf, masterOf, pay, playerOf } from '../zones.ts';

type Share = Extract<Phase, { kind: 'share' }>;

export function enter(state: State): void {
  state.phase = { kind: 'share' };
}

export { masterOf as actor } from '../zones.ts';

const canBuy = (state: Readonly<State>, ware: Ware, funds: number): boolean =>
  state.supply[ware] > 0 && sharePrice(state.values, ware) <= funds;

/** M5.1: without a ware that they can pay for there is no question; to the others it looks the same as declining. */
export function proceed(state: State, _phase: Share, emit: Emitter): Step {
  const funds = fundsOf(playerOf(state, masterOf(state)));
  if (WARES.some((ware) => canBuy(state, ware, funds))) return 'ask';
  return decline(state, emit);
}

function decline(state: State, emit: Emitter): Step {
  emit({ type: 'shareDeclined', seat: masterOf(state) });
  return 'done';
}

export function moves(state: Readonly<State>): Move[] {
  const funds = fundsOf(playerOf(state, masterOf(state)));
  const list: Move[] = [];
  for (const ware of WARES) if (canBuy(state, ware, funds)) list.push(buyOf(ware));
  list.push(DECLINE);
  return list;
}

export function check(state: Readonly<State>, _phase: Share, move: Move): Refusal | null {
  if (move.type === 'decline') return null;
  if (move.type !== 'buy') return notNow(move, 'share');
  const { ware } = move;
  if (state.supply[ware] === 0) return refusal('soldOut', 'M5.1', { ware });
  const funds = fundsOf(playerOf(state, masterOf(state)));
  if (canBuy(state, ware, funds)) return null;
  return refusal('tooPoor', 'M5.1', { ware, cost: sharePrice(state.values, ware), funds });
}

export function apply(state: State, _phase: Share, move: Move, emit: Emitter): Step {
  if (move.type === 'decline') return decline(state, emit);
  if (move.type !== 'buy') throw new InvariantError(`${move.type} for a share`);
  const seat = masterOf(state);
  const { ware } = move;
  const price = sharePrice(state.values, ware);
  // paid before it is theirs: a share cannot secure its own price (M5.1)
  pay(state, seat, price, emit);
  const player = playerOf(state, seat);
  state.supply[ware]--;
  player.shares.push(ware);
  player.bought.push(ware);
  emit({ type: 'shareBought', seat, ware, price });
  return 'done';
}
