import { cream, wax } from '../../../../art/palette.ts';
import { glideOthers, pieceAfter } from '../../../../stage/animation.ts';
import { bump, glow, sumRises } from '../../../../stage/effects.ts';
import { hop, meanwhile, shout } from '../../../../stage/flights.ts';
import { centre } from '../../../../stage/geometry.ts';
import type { Of, TableAnimation } from './animation.ts';
import { arenaOf, borrowAndPay, counterKey, goHome, handOf, sally, transfer, unitOf } from './animation.ts';
import { accompliceKey, boatKey } from './keys.ts';

/** An accomplice hops to their space and pays; the insurer is paid (M6.6e). A stowaway sneaks in, low and slowly (M6.7). */
export async function place(
  animation: TableAnimation,
  event: Of<'accomplicePlaced'>,
  loan: number,
  premium: number,
): Promise<void> {
  const { seat, space, index, paid, stowaway } = event;
  const key = accompliceKey(space, index);
  if (paid + premium > 0) animation.sound('coins');
  const others = meanwhile(glideOthers(animation, 300, [key, counterKey(animation, seat)]));
  const paying = meanwhile(borrowAndPay(animation, seat, loan, paid));
  await (stowaway ? sneak(animation, key, event) : sally(animation, key, seat));
  const landed = pieceAfter(animation, key);
  const rest: Promise<void>[] = [others, paying];
  if (premium > 0) rest.push(transfer(animation, { from: 'bank', to: seat, amount: premium }));
  if (landed && !stowaway) rest.push(thud(animation, key));
  await Promise.all(rest);
}

/** What has landed is there from now on, and gives a little. */
async function thud(animation: TableAnimation, key: string): Promise<void> {
  const place = pieceAfter(animation, key);
  if (!place) return;
  const ring = animation.board.fly(place.skin, place.x, place.y, place.depth + 0.2).setAlpha(0.5);
  const scale = animation.board.natural * 1.5;
  await animation.motion.to(ring, { alpha: 0, scaleX: scale, scaleY: scale }, 180, 'Quad.easeOut');
  animation.board.remove(ring);
}

async function sneak(animation: TableAnimation, key: string, { seat }: Of<'accomplicePlaced'>): Promise<void> {
  const place = pieceAfter(animation, key);
  if (!place) return;
  const { board, motion } = animation;
  const from = centre(handOf(animation, seat));
  const sprite = board.fly(place.skin, from.x, from.y, 950).setAlpha(0.35);
  board.land(sprite, place);
  await motion.to(sprite, { x: place.x, y: place.y }, 520, 'Sine.easeInOut');
  await motion.to(sprite, { alpha: 1 }, 160, 'Sine.easeIn');
}

/** Somebody does not do what they might: a word at their name. */
export async function pass(
  animation: TableAnimation,
  { seat }: Of<'roundPassed' | 'pirateStayed' | 'pilotWaived'>,
): Promise<void> {
  animation.sound('fold');
  sumRises(animation, animation.text.word('passed'), cream, centre(handOf(animation, seat)), 15 * unitOf(animation));
  await glideOthers(animation, 220);
}

/** Somebody is thrown off their seat (M8.6). */
export async function evict(
  animation: TableAnimation,
  { ware, index, victim }: Of<'accompliceEvicted'>,
): Promise<void> {
  const key = accompliceKey(`seat:${ware}`, index);
  const piece = animation.board.piece(key);
  animation.sound('board');
  if (!piece) return glideOthers(animation, 240);
  await glow(animation, piece, wax);
  await Promise.all([goHome(animation, piece, victim, 0, 460), glideOthers(animation, 300, [key])]);
}

/** The place on the pirate boat that is empty afterwards. */
function leftBy(animation: TableAnimation, seat: number): string {
  const before = animation.before.table.pirates;
  const after = animation.after.table.pirates;
  const index = before.findIndex(({ occupant }, i) => occupant === seat && after[i]?.occupant !== seat);
  return accompliceKey('pirate', Math.max(0, index));
}

/** A pirate jumps aboard (M8.3). */
export async function board(animation: TableAnimation, { seat, ware, index }: Of<'boatBoarded'>): Promise<void> {
  const key = accompliceKey(`seat:${ware}`, index);
  const place = pieceAfter(animation, key);
  const from = leftBy(animation, seat);
  const sprite = animation.board.take(from);
  animation.sound('board');
  shout(animation, animation.text.word('boarded'), 'wax', arenaOf(animation.before.places), 520);
  const others = meanwhile(glideOthers(animation, 420, [key]));
  if (sprite && place) {
    sprite.setDepth(955);
    animation.board.land(sprite, place);
    await hop(animation, sprite, place, { ms: 520, height: 110 * unitOf(animation), scale: animation.board.natural });
    const boat = animation.board.sprite(boatKey(ware));
    await Promise.all([thud(animation, key), boat ? bump(animation, boat, 1.08, 220) : null]);
  }
  await others;
}

/** The second pirate moves up to the front (M8.4). */
export async function succeed(animation: TableAnimation): Promise<void> {
  const front = accompliceKey('pirate', 0);
  const place = pieceAfter(animation, front);
  const sprite = animation.board.take(accompliceKey('pirate', 1));
  const others = meanwhile(glideOthers(animation, 240, [front]));
  if (sprite && place) {
    animation.board.land(sprite, place);
    await hop(animation, sprite, place, { ms: 300, height: 14 * unitOf(animation), scale: animation.board.natural });
  }
  await others;
}
