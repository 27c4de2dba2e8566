import type { Seat } from '../../../../../shared/engine/core.ts';
import { shipment } from '../../../../../shared/games/borneo/index.ts';
import { backSkin } from '../../../../art/back.ts';
import { glideOthers, goOff, pieceAfter, turnUp } from '../../../../stage/animation.ts';
import { bump } from '../../../../stage/effects.ts';
import type { Point } from '../../../../stage/flights.ts';
import { hop, meanwhile, shout } from '../../../../stage/flights.ts';
import type { Skin } from '../../../../stage/piece.ts';
import { shipmentSkin } from '../../art/shipment.ts';
import { shipmentRatio } from '../layout.ts';
import type { Of, TableAnimation } from './animation.ts';
import { arenaOf, homeOf, spotOf, tick, unitOf } from './animation.ts';
import { keys, shipmentKey } from './keys.ts';

/** As large as a card of one's own hand, or as small as one that is only passed on. */
function back(animation: TableAnimation, key: string | null = null): Skin {
  const place = key === null ? null : pieceAfter(animation, key);
  const width = Math.round(place?.skin.width ?? 58 * unitOf(animation));
  return backSkin(width, Math.round(place?.skin.height ?? width * shipmentRatio));
}

/** Two cards from the pile: one's own are turned over, those of others stay unseen (B12.1, B16.6). */
export async function draw(animation: TableAnimation, cards: readonly Of<'cardDrawn'>[]): Promise<void> {
  const { board } = animation;
  const from = spotOf(animation, keys.draw);
  const known = cards.flatMap(({ card }) => (card === null ? [] : [shipmentKey(card)]));
  const others = meanwhile(glideOthers(animation, 280, known));
  const flights = cards.map(async ({ seat, card }, i) => {
    if (i > 0) await animation.motion.wait(i * 200);
    animation.sound('deal');
    const key = shipmentKey(card ?? '');
    if (card !== null)
      return turnUp(animation, key, back(animation, key), from, { ms: 460, height: 30 * unitOf(animation), size: 0.4 });
    const sprite = board.fly(back(animation), from.x, from.y, 950);
    await hop(animation, sprite, homeOf(animation, seat, 'hand'), { ms: 420, scale: board.natural * 0.4 });
    board.remove(sprite);
  });
  await Promise.all([...flights, others]);
}

/** The discard pile becomes the new draw pile (B12.1). */
export async function reshuffle(animation: TableAnimation, { cards }: Of<'pileReshuffled'>): Promise<void> {
  const { board } = animation;
  const from = spotOf(animation, keys.discard);
  const to = spotOf(animation, keys.draw);
  animation.sound('deal');
  shout(animation, animation.text.word('reshuffled'), 'parchment', arenaOf(animation.before.places), 700);
  const others = meanwhile(glideOthers(animation, 320, [keys.draw]));
  const flights = Array.from({ length: Math.min(9, cards) }, async (_, i) => {
    const sprite = board.fly(back(animation), from.x, from.y, 940 + i).setVisible(false);
    await hop(animation, sprite, to, { ms: 320, delay: i * 60, height: (16 + (i % 3) * 12) * unitOf(animation) });
    board.remove(sprite);
  });
  await Promise.all([...flights, others]);
  const heap = tick(animation, animation.after.table, keys.draw);
  if (heap) await bump(animation, heap, 1.08, 200);
}

/** A hand that is too large gives one card up, face up (B12.3). */
export async function discard(animation: TableAnimation, { seat, card }: Of<'cardThrown'>): Promise<void> {
  const key = shipmentKey(card);
  const to = spotOf(animation, keys.discard);
  animation.sound('card');
  const others = meanwhile(glideOthers(animation, 280, [key, keys.discard]));
  await (animation.board.piece(key)
    ? goOff(animation, key, to, { ms: 400, size: 0.35 })
    : show(animation, card, seat, to));
  tick(animation, animation.after.table, keys.discard);
  await others;
}

/** Another's card is held up for everybody on its way to the discard pile. */
async function show(animation: TableAnimation, card: string, seat: Seat, to: Point): Promise<void> {
  const { board, motion } = animation;
  const { spice } = shipment(card);
  const width = Math.round(84 * unitOf(animation));
  const skin = shipmentSkin(shipment(card), animation.text.word(spice), width, Math.round(width * shipmentRatio));
  const from = homeOf(animation, seat, 'hand');
  const sprite = board.fly(skin, from.x, from.y, 950).setScale(board.natural * 0.3);
  // where it is seen whole, also between places at the upper edge
  const half = { x: (from.x + to.x) / 2, y: Math.max((from.y + to.y) / 2, width) };
  await hop(animation, sprite, half, { ms: 300, scale: board.natural });
  await motion.wait(160);
  await hop(animation, sprite, to, { ms: 300, scale: board.natural * 0.35 });
  board.remove(sprite);
}
