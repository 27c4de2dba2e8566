import { cream, wax } from '../../../../art/tokens.ts';
import { glideOthers, pieceAfter } from '../../../../stage/act.ts';
import { bump, glow, sumRises } from '../../../../stage/effects.ts';
import { hop, meanwhile, shout } from '../../../../stage/flights.ts';
import { centre } from '../../../../stage/geometry.ts';
import type { Act, Of } from './act.ts';
import { arenaOf, borrowAndPay, counterKey, counting, goHome, handOf, sally, transfer, unitOf } from './act.ts';
import { accompliceKey, boatKey } from './keys.ts';

/** He hops to his space and pays; the insurer is paid (M6.6e). A stowaway sneaks in, low and slowly (M6.7). */
export async function place(act: Act, event: Of<'accomplicePlaced'>, loan: number, premium: number): Promise<void> {
  const { seat, space, index, paid, stowaway } = event;
  const key = accompliceKey(space, index);
  if (paid + premium > 0) act.sound('coins');
  const others = meanwhile(glideOthers(act, 300, [key, counterKey(act, seat)]));
  const paying = meanwhile(borrowAndPay(act, seat, loan, paid));
  await (stowaway ? sneak(act, key, event) : sally(act, key, seat));
  const landed = pieceAfter(act, key);
  const rest: Promise<void>[] = [others, paying];
  if (premium > 0) rest.push(transfer(act, counting(act), { from: 'bank', to: seat, amount: premium }));
  if (landed && !stowaway) rest.push(thud(act, key));
  await Promise.all(rest);
}

/** What has landed is there from now on, and gives a little. */
async function thud(act: Act, key: string): Promise<void> {
  const place = pieceAfter(act, key);
  if (!place) return;
  const ring = act.board.fly(place.skin, place.x, place.y, place.depth + 0.2).setAlpha(0.5);
  const scale = act.board.natural * 1.5;
  await act.motion.to(ring, { alpha: 0, scaleX: scale, scaleY: scale }, 180, 'Quad.easeOut');
  act.board.remove(ring);
}

async function sneak(act: Act, key: string, { seat }: Of<'accomplicePlaced'>): Promise<void> {
  const place = pieceAfter(act, key);
  if (!place) return;
  const { board, motion } = act;
  const from = centre(handOf(act, seat));
  const sprite = board.fly(place.skin, from.x, from.y, 950).setAlpha(0.35);
  await motion.to(sprite, { x: place.x, y: place.y }, 520, 'Sine.easeInOut');
  await motion.to(sprite, { alpha: 1 }, 160, 'Sine.easeIn');
}

/** Somebody does not do what he might: a word at his name. */
export async function pass(act: Act, { seat }: Of<'roundPassed' | 'pirateStayed' | 'pilotWaived'>): Promise<void> {
  act.sound('fold');
  sumRises(act, act.text.word('passed'), cream, centre(handOf(act, seat)), 15 * unitOf(act));
  await glideOthers(act, 220);
}

/** Somebody is thrown off his seat (M8.6). */
export async function evict(act: Act, { ware, index, victim }: Of<'accompliceEvicted'>): Promise<void> {
  const key = accompliceKey(`seat:${ware}`, index);
  const piece = act.board.piece(key);
  act.sound('board');
  if (!piece) return glideOthers(act, 240);
  await glow(act, piece, wax);
  await Promise.all([goHome(act, piece, victim, 0, 460), glideOthers(act, 300, [key])]);
}

/** The place on the pirate boat that is empty afterwards. */
function leftBy(act: Act, seat: number): string {
  const before = act.before.table.pirates;
  const after = act.after.table.pirates;
  const index = before.findIndex(({ occupant }, i) => occupant === seat && after[i]?.occupant !== seat);
  return accompliceKey('pirate', Math.max(0, index));
}

/** A pirate jumps aboard (M8.3). */
export async function board(act: Act, { seat, ware, index }: Of<'boatBoarded'>): Promise<void> {
  const key = accompliceKey(`seat:${ware}`, index);
  const place = pieceAfter(act, key);
  const from = leftBy(act, seat);
  const sprite = act.board.take(from);
  act.sound('board');
  shout(act, act.text.word('boarded'), 'wax', arenaOf(act.before.places), 520);
  const others = meanwhile(glideOthers(act, 420, [key]));
  if (sprite && place) {
    sprite.setDepth(955);
    await hop(act, sprite, place, { ms: 520, height: 110 * unitOf(act), scale: act.board.natural });
    const boat = act.board.sprite(boatKey(ware));
    await Promise.all([thud(act, key), boat ? bump(act, boat, 1.08, 220) : null]);
  }
  await others;
}

/** The second pirate moves up to the front (M8.4). */
export async function succeed(act: Act): Promise<void> {
  const front = accompliceKey('pirate', 0);
  const place = pieceAfter(act, front);
  const sprite = act.board.take(accompliceKey('pirate', 1));
  const others = meanwhile(glideOthers(act, 240, [front]));
  if (sprite && place) await hop(act, sprite, place, { ms: 300, height: 14 * unitOf(act), scale: act.board.natural });
  await others;
}
