import type { Event } from '../../../../../shared/games/port-royal/index.ts';
import { legal } from '../../../../art/tokens.ts';
import { glideOthers } from '../../../../stage/act.ts';
import { flyTo, haloSkin, meanwhile } from '../../../../stage/flights.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { bodyOf } from '../../../../stage/piece.ts';
import type { Act } from './act.ts';
import { pile } from './act.ts';
import { toDiscard } from './acts-cards.ts';
import { spend } from './acts-coins.ts';

/** A ship is unloaded: it leaves; its coins are told by the next event. */
export async function trade(act: Act, slot: number): Promise<void> {
  const key = `h:${act.before.table.turn}:${slot}`;
  const piece = act.board.piece(key);
  const sprite = act.board.take(key);
  if (!piece || !sprite) return glideOthers(act, 240);
  await act.motion.to(sprite, { y: sprite.y - 12 }, 110, 'Sine.easeOut');
  await Promise.all([toDiscard(act, sprite, piece.skin.width, 280, 0), glideOthers(act, 280, pile)]);
}

/** The places of a player's cards that are there afterwards and were not before. */
function newcomers(act: Act, seat: number): Piece[] {
  return act.pieces.filter((piece) => piece.key.startsWith(`tableau:${seat}:`) && !act.board.piece(piece.key));
}

/** A person is paid and joins the tableau. */
export async function hire(act: Act, event: Event & { type: 'personHired' }): Promise<void> {
  const key = `h:${act.before.table.turn}:${event.slot}`;
  const piece = act.board.piece(key);
  const place = newcomers(act, event.seat)[0];
  act.sound('hire');
  const paid = meanwhile(spend(act, event.seat, event.cost));
  const sprite = act.board.take(key);
  if (!piece || !sprite || !place) {
    await Promise.all([paid, glideOthers(act, 260)]);
    return;
  }
  sprite.setDepth(960);
  await act.motion.to(sprite, { y: sprite.y - 14, angle: -2 }, 120, 'Sine.easeOut');
  // the counters are in the air: they are right when the coins have left
  const others = glideOthers(act, 360, [place.key, 'who', `plate:${event.seat}`, 'mat']);
  await Promise.all([
    others,
    flyTo(act, sprite, piece.skin.width, bodyOf(place), { ms: 380, ease: 'Cubic.easeInOut' }),
    paid,
  ]);
}

/** The crew leaves, the map glows and joins the finished ones. */
export async function complete(act: Act, event: Event & { type: 'expeditionCompleted' }): Promise<void> {
  const { board, motion } = act;
  const map = [...board.pieces()].find((piece) => piece.target === `expedition:${event.face}`);
  act.sound('expedition');
  const kept = new Set(act.pieces.map((piece) => piece.key));
  const crew = [...board.pieces()].filter(
    (piece) => piece.key.startsWith(`tableau:${event.seat}:`) && !kept.has(piece.key),
  );
  const leaving = crew.map((piece, i) => {
    const sprite = board.take(piece.key);
    return sprite ? toDiscard(act, sprite, piece.skin.width, 340, i * 50) : Promise.resolve();
  });
  const place = newcomers(act, event.seat)[0];
  const sprite = map ? board.take(map.key) : null;
  if (!map || !sprite || !place) {
    await Promise.all([...leaving, glideOthers(act, 300)]);
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
    flyTo(act, sprite, map.skin.width, to, { ms: 420, ease: 'Cubic.easeInOut' }),
    glideOthers(act, 420, [place.key, ...pile]),
  ]);
}
