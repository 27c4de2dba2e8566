import { backSkin } from '../../../../art/back.ts';
import { legal, wax } from '../../../../art/palette.ts';
import { glideOthers } from '../../../../stage/animation.ts';
import { bump, glow, veil } from '../../../../stage/effects.ts';
import { hop, shout } from '../../../../stage/flights.ts';
import { centre } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { isShort } from '../../art/team-piles.ts';
import type { TableAnimation } from './animation.ts';

/** The cards of a pile lie at its left. */
const cardsOf = (pile: Rect): Rect => ({ ...pile, width: Math.min(pile.width, pile.height) });

/** A turn goes by. The last ones are felt: the pile glows, and at the very end the sky reddens. */
export async function pass(animation: TableAnimation, time: number): Promise<void> {
  const { board, motion, text } = animation;
  const piece = board.piece('time');
  if (!isShort(time)) return glideOthers(animation, 140);
  animation.sound('tax');
  const words = time === 0 ? text.word('lastTurn') : `${time} ${text.word('turnsLeft', time)}`;
  shout(animation, words, 'wax', animation.before.places.harbour, 620);
  const sprite = board.sprite('time');
  const beats = [
    ...(piece ? [glow(animation, piece, wax, 0.9)] : []),
    ...(sprite ? [bump(animation, sprite, 1.06, 320)] : []),
    ...(time === 0 ? [veil(animation, animation.stage, wax, 0.28)] : []),
  ];
  await Promise.all(beats);
  await glideOthers(animation, 140);
  await motion.wait(time === 0 ? 420 : 180);
}

/** A time card becomes a victory card, face down; a new rank is called out. */
export async function setAside(animation: TableAnimation): Promise<void> {
  const { board, motion, text, before, after } = animation;
  const from = before.places.piles?.time;
  const to = before.places.piles?.victory;
  if (!from || !to) return glideOthers(animation, 200);
  const height = Math.round(from.height * 0.8);
  const skin = backSkin(Math.round(height * 0.72), height);
  const start = centre(cardsOf(from));
  const card = board.fly(skin, start.x, start.y, 950);
  animation.sound('card');
  await hop(animation, card, centre(cardsOf(to)), { ms: 420 });
  board.remove(card);
  const risen = (after.table.team?.rank ?? 0) > (before.table.team?.rank ?? 0);
  const piece = board.piece('victory');
  const light = risen && piece ? glow(animation, piece, legal, 0.8) : Promise.resolve();
  await Promise.all([glideOthers(animation, 160), light]);
  const sprite = board.sprite('victory');
  if (sprite) await bump(animation, sprite, 1.05, 200);
  if (risen && after.table.team)
    shout(animation, text.word('rank', after.table.team.rank), 'gold', before.places.harbour, 520);
  await motion.wait(80);
}
