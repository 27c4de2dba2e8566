import type { Event } from '../../../../../shared/games/port-royal/index.ts';
import { crown } from '../../../../art/icons.ts';
import { brassHigh, legal } from '../../../../art/palette.ts';
import { carry, glideOthers, pieceAfter } from '../../../../stage/animation.ts';
import { bump, emblemSkin, glow, sumRises } from '../../../../stage/effects.ts';
import type { Point } from '../../../../stage/flights.ts';
import { hop, meanwhile, shout } from '../../../../stage/flights.ts';
import { centre, rect } from '../../../../stage/geometry.ts';
import { bodyOf } from '../../../../stage/piece.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { houseMarker } from '../../art/house.ts';
import { markerSkin } from '../../art/marker.ts';
import { missionSpots } from '../../art/mission.ts';
import { spend } from './animate-coins.ts';
import type { TableAnimation } from './animation.ts';
import { counterKey } from './animation.ts';
import { crownKey, missionKey } from './compose-adventure.ts';

/** The window that a marker leaves: on one's own house, or at the plate of somebody else. */
function leaves(animation: TableAnimation, seat: number, marker: number): Point | null {
  const house = animation.before.table.me === seat ? animation.board.piece('house') : null;
  if (!house) return animation.board.piece(counterKey(animation, seat));
  const body = bodyOf(house);
  const spot = houseMarker(marker, body.width, body.height);
  return centre(rect(body.x + spot.x, body.y + spot.y, spot.width, spot.height));
}

/** The free place of a mission that the next marker comes to. */
function comesTo(animation: TableAnimation, mission: string): Rect | null {
  const piece = animation.board.piece(missionKey(mission));
  const card = animation.before.table.adventure?.missions.find(({ id }) => id === mission);
  if (!piece || !card) return null;
  const body = bodyOf(piece);
  const spot = missionSpots(card, animation.before.places.unit, body.width, body.height)[card.done.length];
  return spot ? rect(body.x + spot.x, body.y + spot.y, spot.width, spot.height) : body;
}

interface Mark {
  readonly seat: number;
  readonly mission: string;
  readonly marker: number;
}

/** A marker leaves the house and comes down on its mission. */
async function mark(animation: TableAnimation, { seat, mission, marker }: Mark): Promise<void> {
  const { board } = animation;
  const from = leaves(animation, seat, marker);
  const to = comesTo(animation, mission);
  const piece = board.piece(missionKey(mission));
  if (!from || !to || !piece) return;
  const size = Math.round(Math.max(24, to.width * 1.4));
  const sprite = board.fly(markerSkin(seat, size), from.x, from.y, 960).setScale(board.natural * 0.7);
  const light = meanwhile(glow(animation, piece, legal, 0.8));
  animation.sound('bid');
  await hop(animation, sprite, centre(to), { ms: 520, scale: board.natural * (to.width / size) });
  await Promise.all([light, bump(animation, sprite, 1.35, 200)]);
}

export async function accomplish(
  animation: TableAnimation,
  event: Event & { type: 'missionCompleted' | 'missionProgressed' },
): Promise<void> {
  await mark(animation, event);
  if (event.type === 'missionCompleted') {
    animation.sound('expedition');
    shout(animation, animation.text.word('missionDone'), 'gold', animation.before.places.harbour, 700);
  }
  await glideOthers(animation, 240);
}

/** PR14.10: paid, and gone. */
export async function buyOut(
  animation: TableAnimation,
  { seat, price, marker }: Event & { type: 'markerBoughtOut' },
): Promise<void> {
  const { board, motion } = animation;
  const from = leaves(animation, seat, marker);
  await spend(animation, seat, price);
  if (from) {
    const sprite = board.fly(markerSkin(seat, 30), from.x, from.y, 960);
    await motion.to(sprite, { y: from.y - 40, alpha: 0, angle: 30 }, 320, 'Sine.easeIn');
  }
  await glideOthers(animation, 200);
}

/** The door or a window opens: light falls out of it. */
export async function uncover(animation: TableAnimation, seat: number, word: 'doorOpens' | 'trophy'): Promise<void> {
  const own = animation.before.table.me === seat;
  const piece = (own && animation.board.piece('house')) || animation.board.piece(counterKey(animation, seat));
  animation.sound('hire');
  if (own) shout(animation, animation.text.word(word), 'gold', animation.before.places.harbour, 500);
  await Promise.all([...(piece ? [glow(animation, piece, legal, 0.8)] : []), glideOthers(animation, 260)]);
}

/** A crown comes to the track, and the marker climbs to its new space. */
export async function climb(
  animation: TableAnimation,
  { seat, amount }: Event & { type: 'crownsGained' },
): Promise<void> {
  const { board, motion, before } = animation;
  const key = crownKey(seat);
  const from = board.piece(counterKey(animation, seat));
  const now = board.piece(key);
  const place = pieceAfter(animation, key);
  const unit = before.places.unit;
  animation.sound('coins');
  if (from && now) {
    const size = Math.round(Math.max(20, 24 * unit));
    const sprite = board.fly(emblemSkin('crown', crown, size, brassHigh), from.x, from.y, 970);
    await hop(animation, sprite, now, { ms: 420, scale: board.natural * 0.8 });
    await motion.to(sprite, { alpha: 0 }, 90, 'Sine.easeIn');
    sumRises(animation, `+${amount}`, brassHigh, now, 17 * unit);
  }
  if (now && place) await carry(animation, key, { ms: 320, height: 16 * unit });
  await glideOthers(animation, 160);
}
