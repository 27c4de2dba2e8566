import type { Event } from '../../../../../shared/games/port-royal/index.ts';
import { backSkin } from '../../../../art/back.ts';
import { legal, night, wax } from '../../../../art/palette.ts';
import { glideOthers, pieceAfter } from '../../../../stage/animation.ts';
import { glow, veil } from '../../../../stage/effects.ts';
import { meanwhile, shout } from '../../../../stage/flights.ts';
import { centre, rect } from '../../../../stage/geometry.ts';
import { bodyOf } from '../../../../stage/piece.ts';
import { daysIn } from '../../art/month.ts';
import type { TableAnimation } from './animation.ts';
import { missionKey } from './compose-adventure.ts';

/** The event comes off the day of the calendar, edge-on in mid-air, and lies down with its face up. */
export async function turnEvent(animation: TableAnimation): Promise<void> {
  const { board, motion, before } = animation;
  const place = pieceAfter(animation, 'event');
  const month = board.piece('month');
  const shown = animation.after.table.adventure?.month;
  if (!place || !month) return glideOthers(animation, 220);
  const body = bodyOf(month);
  const day = daysIn(body.width, body.height, before.places.unit, shown?.length ?? 1)[(shown?.turn ?? 1) - 1];
  const from = day ? centre(rect(body.x + day.x, body.y + day.y, day.width, day.height)) : month;
  const to = bodyOf(place);
  const sprite = board.fly(backSkin(Math.round(to.width), Math.round(to.height)), from.x, from.y, 955);
  animation.sound('flip');
  sprite.setScale(board.natural * 0.18);
  const others = meanwhile(glideOthers(animation, 300, ['event']));
  const half = { x: (from.x + place.x) / 2, y: (from.y + place.y) / 2 };
  await motion.to(sprite, { ...half, scaleX: board.natural * 0.03, scaleY: board.natural * 0.7 }, 220, 'Quad.easeIn');
  board.dress(sprite, place.skin);
  const flat = { x: place.x, y: place.y, scaleX: board.natural, scaleY: board.natural };
  await Promise.all([motion.to(sprite, flat, 260, 'Back.easeOut'), others]);
  await motion.wait(260);
}

/** The page that ends the month glows, and the light goes down over the table for a breath. */
export async function endMonth(animation: TableAnimation): Promise<void> {
  const month = animation.board.piece('month');
  animation.sound('expedition');
  shout(animation, animation.text.word('monthEnds'), 'gold', animation.before.places.harbour, 900);
  await Promise.all([
    ...(month ? [glow(animation, month, wax, 0.9)] : []),
    veil(animation, animation.stage, night, 0.34),
  ]);
  await glideOthers(animation, 200);
}

/** A new mission is laid down as one turns a page: from its left edge. */
export async function openMission(
  animation: TableAnimation,
  { mission }: Event & { type: 'missionOpened' },
): Promise<void> {
  const { board, motion } = animation;
  const place = pieceAfter(animation, missionKey(mission));
  const others = meanwhile(glideOthers(animation, 340, [missionKey(mission)]));
  if (!place) return others;
  const left = place.x - place.skin.width / 2;
  const sprite = board.fly(place.skin, left, place.y, 955).setScale(board.natural * 0.02, board.natural);
  animation.sound('card');
  await Promise.all([motion.to(sprite, { x: place.x, scaleX: board.natural }, 380, 'Cubic.easeOut'), others]);
  await glow(animation, place, legal, 0.5);
}

/** What card 9 asks is held against what is there; then light, or none (PR15.2). */
export async function judge(animation: TableAnimation, { won }: Event & { type: 'chapterJudged' }): Promise<void> {
  const { board, text, before, motion } = animation;
  const pieces = [
    board.piece('aim'),
    ...(before.table.adventure?.missions ?? []).map(({ id }) => board.piece(missionKey(id))),
  ].flatMap((piece) => piece ?? []);
  for (const piece of pieces) await glow(animation, piece, won ? legal : wax, 0.7);
  animation.sound(won ? 'expedition' : 'bust');
  shout(animation, text.word(won ? 'chapterWon' : 'chapterLost'), won ? 'gold' : 'wax', before.places.harbour, 1200);
  if (!won) await veil(animation, animation.stage, night, 0.5);
  await motion.wait(500);
}
