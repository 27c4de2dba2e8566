import type { Seat } from '../../../../../shared/engine/core.ts';
import type { ContractId, Event } from '../../../../../shared/games/port-royal/index.ts';
import { brassHigh, legal } from '../../../../art/palette.ts';
import { glideOthers } from '../../../../stage/animation.ts';
import { bump, glow, sumRises } from '../../../../stage/effects.ts';
import type { Point } from '../../../../stage/flights.ts';
import { coinsFly, haloSkin, hop, meanwhile, shout } from '../../../../stage/flights.ts';
import { centre, rect } from '../../../../stage/geometry.ts';
import { bodyOf } from '../../../../stage/piece.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { barOf } from '../../art/contract.ts';
import { spotsIn } from '../../art/contract-places.ts';
import { markerSkin } from '../../art/marker.ts';
import type { TableAnimation } from './animation.ts';
import { counterKey, purseOf } from './animation.ts';

const keyOf = (contract: ContractId): string => `contract:${contract}`;

interface Mark {
  readonly seat: Seat;
  readonly contract: ContractId;
  /** a space of progress, or a place; both from 0 */
  readonly at: { readonly step: number } | { readonly place: number };
}

/** Where on the table a marker comes to lie. */
function spotOf(animation: TableAnimation, { contract, at }: Mark): Rect | null {
  const piece = animation.board.piece(keyOf(contract));
  const card = animation.before.table.contracts.find(({ id }) => id === contract);
  if (!piece || !card) return null;
  const body = bodyOf(piece);
  const bar = barOf(animation.before.places.unit, body.width, body.height) ?? rect(0, 0, body.width, body.height);
  const spots = spotsIn(bar, card);
  const spot = 'step' in at ? spots.steps[at.step] : spots.places[at.place];
  if (!spot) return null;
  return rect(body.x + spot.x - spots.size / 2, body.y + spot.y - spots.size / 2, spots.size, spots.size);
}

/** The space of progress that the marker has come to already; it goes on from there (PR12.6). */
function begunAt(animation: TableAnimation, { seat, contract }: Mark): Point | null {
  const card = animation.before.table.contracts.find(({ id }) => id === contract);
  const step = card?.steps.findIndex((seats) => seats.includes(seat)) ?? -1;
  const spot = step < 0 ? null : spotOf(animation, { seat, contract, at: { step } });
  return spot && centre(spot);
}

/** A marker leaves its player and comes down on the contract, which lights up. */
async function place(animation: TableAnimation, mark: Mark): Promise<void> {
  const { board } = animation;
  const from = begunAt(animation, mark) ?? board.piece(counterKey(animation, mark.seat));
  const to = spotOf(animation, mark);
  const piece = board.piece(keyOf(mark.contract));
  if (!from || !to || !piece) return;
  const size = Math.round(Math.max(26, to.width * 1.5));
  const sprite = board.fly(markerSkin(mark.seat, size), from.x, from.y, 960).setScale(board.natural * 0.6);
  const light = meanwhile(glow(animation, piece, legal, 0.8));
  animation.sound('bid');
  const spot = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
  await hop(animation, sprite, spot, { ms: 480, scale: board.natural * (to.width / size) });
  await Promise.all([light, bump(animation, sprite, 1.35, 200)]);
}

export async function progress(
  animation: TableAnimation,
  { seat, contract, step }: Event & { type: 'contractProgressed' },
): Promise<void> {
  await place(animation, { seat, contract, at: { step: step - 1 } });
  await glideOthers(animation, 160);
}

/** The marker lies down, the seal is broken, and what the place brings flies to its player. */
export async function complete(
  animation: TableAnimation,
  { seat, contract, place: nth, influence }: Event & { type: 'contractCompleted' },
  coins: number,
): Promise<void> {
  const { board, motion } = animation;
  await place(animation, { seat, contract, at: { place: nth } });
  const piece = board.piece(keyOf(contract));
  animation.sound('expedition');
  shout(animation, animation.text.word('contractDone'), 'gold', animation.before.places.harbour, 700);
  if (piece) {
    const burst = board.fly(haloSkin(Math.round(piece.skin.width * 0.9), legal), piece.x, piece.y, 930).setAlpha(0);
    await motion.to(burst, { alpha: 0.9 }, 120, 'Sine.easeOut');
    void motion.to(burst, { alpha: 0 }, 380, 'Sine.easeIn');
  }
  const unit = animation.before.places.unit;
  const counter = board.piece(counterKey(animation, seat));
  if (influence > 0 && counter) sumRises(animation, `+${influence}`, brassHigh, counter, 20 * unit);
  if (coins > 0 && piece) await earn(animation, seat, coins, bodyOf(piece));
  await glideOthers(animation, 240);
}

/** Coins come out of something other than the deck. */
export async function earn(animation: TableAnimation, seat: Seat, amount: number, from: Rect): Promise<void> {
  if (amount === 0) return;
  animation.sound('coins');
  await coinsFly(animation, {
    from,
    to: purseOf(animation, seat),
    amount,
    size: Math.round(Math.max(20, 26 * animation.before.places.unit)),
  });
}

/** The coins of a ship sink before the contract that they are given up for. */
export async function renounce(animation: TableAnimation, contract: ContractId, amount: number): Promise<void> {
  const piece = animation.board.piece(keyOf(contract));
  const { discard, unit } = animation.before.places;
  if (!piece) return;
  sumRises(animation, `−${amount}`, '#FF9A6E', piece, 20 * unit);
  if (amount > 0)
    await coinsFly(animation, { from: bodyOf(piece), to: discard, amount, size: Math.round(Math.max(18, 22 * unit)) });
  await animation.motion.wait(160);
}

/** A clerk allows one card more: the player swells, and the number rises. */
export async function gainTakes(animation: TableAnimation, seat: Seat, amount: number): Promise<void> {
  const counter = animation.board.piece(counterKey(animation, seat));
  if (counter)
    sumRises(animation, `+${amount} ${animation.text.word('take')}`, legal, counter, 17 * animation.before.places.unit);
  await glideOthers(animation, 180);
}
