import type { Event } from '../../../../../shared/games/port-royal/index.ts';
import { legal } from '../../../../art/palette.ts';
import { glideOthers } from '../../../../stage/animation.ts';
import { flyTo, haloSkin, meanwhile } from '../../../../stage/flights.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { bodyOf } from '../../../../stage/piece.ts';
import { toDiscard } from './animate-cards.ts';
import { spend } from './animate-coins.ts';
import type { TableAnimation } from './animation.ts';
import { pile } from './animation.ts';

/** A ship is unloaded: it leaves; its coins are told by the next event. */
export async function trade(animation: TableAnimation, slot: number): Promise<void> {
  const key = `h:${animation.before.table.turn}:${slot}`;
  const piece = animation.board.piece(key);
  const sprite = animation.board.take(key);
  if (!piece || !sprite) return glideOthers(animation, 240);
  await animation.motion.to(sprite, { y: sprite.y - 12 }, 110, 'Sine.easeOut');
  await Promise.all([toDiscard(animation, sprite, piece.skin.width, 280, 0), glideOthers(animation, 280, pile)]);
}

/** The places of a player's cards that are there afterwards and were not before. */
function newcomers(animation: TableAnimation, seat: number): Piece[] {
  return animation.pieces.filter(
    (piece) => piece.key.startsWith(`tableau:${seat}:`) && !animation.board.piece(piece.key),
  );
}

/** A person is paid and joins the tableau. */
export async function hire(animation: TableAnimation, event: Event & { type: 'personHired' }): Promise<void> {
  const key = `h:${animation.before.table.turn}:${event.slot}`;
  const piece = animation.board.piece(key);
  const place = newcomers(animation, event.seat)[0];
  animation.sound('hire');
  const paid = meanwhile(spend(animation, event.seat, event.cost));
  const sprite = animation.board.take(key);
  if (!piece || !sprite || !place) {
    await Promise.all([paid, glideOthers(animation, 260)]);
    return;
  }
  sprite.setDepth(960);
  await animation.motion.to(sprite, { y: sprite.y - 14, angle: -2 }, 120, 'Sine.easeOut');
  // the counters are in the air: they are right when the coins have left
  const others = glideOthers(animation, 360, [place.key, 'who', `plate:${event.seat}`, 'mat']);
  await Promise.all([
    others,
    flyTo(animation, sprite, piece.skin.width, bodyOf(place), { ms: 380, ease: 'Cubic.easeInOut' }),
    paid,
  ]);
}

/** The crew leaves, the map glows and joins the finished ones. */
export async function complete(
  animation: TableAnimation,
  event: Event & { type: 'expeditionCompleted' },
): Promise<void> {
  const { board, motion } = animation;
  const map = [...board.pieces()].find((piece) => piece.target === `expedition:${event.face}`);
  animation.sound('expedition');
  const kept = new Set(animation.pieces.map((piece) => piece.key));
  const crew = [...board.pieces()].filter(
    (piece) => piece.key.startsWith(`tableau:${event.seat}:`) && !kept.has(piece.key),
  );
  const leaving = crew.map((piece, i) => {
    const sprite = board.take(piece.key);
    return sprite ? toDiscard(animation, sprite, piece.skin.width, 340, i * 50) : Promise.resolve();
  });
  const place = newcomers(animation, event.seat)[0];
  const sprite = map ? board.take(map.key) : null;
  if (!map || !sprite || !place) {
    await Promise.all([...leaving, glideOthers(animation, 300)]);
    return;
  }
  sprite.setDepth(970);
  const light = board.fly(haloSkin(Math.round(map.skin.width * 0.8), legal), map.x, map.y, 965).setAlpha(0);
  await Promise.all([
    motion.to(light, { alpha: 0.9 }, 200, 'Sine.easeOut'),
    motion.to(sprite, { scaleX: board.natural * 1.12, scaleY: board.natural * 1.12 }, 200, 'Back.easeOut'),
  ]);
  const to = { ...bodyOf(place), width: bodyOf(place).width * 0.9 };
  await Promise.all([
    ...leaving,
    motion.to(light, { alpha: 0, x: place.x, y: place.y }, 420, 'Sine.easeIn'),
    flyTo(animation, sprite, map.skin.width, to, { ms: 420, ease: 'Cubic.easeInOut' }),
    glideOthers(animation, 420, [place.key, ...pile]),
  ]);
}
