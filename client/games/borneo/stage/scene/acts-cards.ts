import type { Seat } from '../../../../../shared/engine/core.ts';
import { shipment } from '../../../../../shared/games/borneo/index.ts';
import { backSkin } from '../../../../art/back.ts';
import { glideOthers, goOff, pieceAfter, turnUp } from '../../../../stage/act.ts';
import { bump } from '../../../../stage/effects.ts';
import type { Spot } from '../../../../stage/flights.ts';
import { hop, meanwhile, shout } from '../../../../stage/flights.ts';
import type { Skin } from '../../../../stage/piece.ts';
import { shipmentSkin } from '../../art/shipment.ts';
import { shipmentRatio } from '../layout.ts';
import type { Act, Of } from './act.ts';
import { arenaOf, counterKey, homeOf, spotOf, tick, unitOf } from './act.ts';
import { keys, shipmentKey } from './keys.ts';

/** As large as a card of one's own hand, or as small as one that is only passed on. */
function back(act: Act, key: string | null = null): Skin {
  const place = key === null ? null : pieceAfter(act, key);
  const width = Math.round(place?.skin.width ?? 58 * unitOf(act));
  return backSkin(width, Math.round(place?.skin.height ?? width * shipmentRatio));
}

/** Two cards from the pile: one's own are turned over, those of others stay unseen (B12.1, B16.6). */
export async function draw(act: Act, cards: readonly Of<'cardDrawn'>[]): Promise<void> {
  const { board } = act;
  const from = spotOf(act, keys.draw);
  const known = cards.flatMap(({ card }) => (card === null ? [] : [shipmentKey(card)]));
  const counters = [...new Set(cards.map(({ seat }) => counterKey(act, seat)))];
  const others = meanwhile(glideOthers(act, 280, [...known, ...counters]));
  const flights = cards.map(async ({ seat, card }, i) => {
    if (i > 0) await act.motion.wait(i * 200);
    act.sound('card');
    const key = shipmentKey(card ?? '');
    if (card !== null) return turnUp(act, key, back(act, key), from, { ms: 460, height: 30 * unitOf(act), size: 0.4 });
    const sprite = board.fly(back(act), from.x, from.y, 950);
    await hop(act, sprite, homeOf(act, seat, 'hand'), { ms: 420, scale: board.natural * 0.4 });
    board.remove(sprite);
  });
  await Promise.all([...flights, others]);
  for (const key of counters) tick(act, act.after.table, key);
}

/** The discard pile becomes the new draw pile (B12.1). */
export async function reshuffle(act: Act, { cards }: Of<'pileReshuffled'>): Promise<void> {
  const { board } = act;
  const from = spotOf(act, keys.discard);
  const to = spotOf(act, keys.draw);
  act.sound('dice');
  shout(act, act.text.word('reshuffled'), 'parchment', arenaOf(act.before.places), 700);
  const others = meanwhile(glideOthers(act, 320, [keys.draw]));
  const flights = Array.from({ length: Math.min(9, cards) }, async (_, i) => {
    const sprite = board.fly(back(act), from.x, from.y, 940 + i).setVisible(false);
    await hop(act, sprite, to, { ms: 320, delay: i * 60, height: (16 + (i % 3) * 12) * unitOf(act) });
    board.remove(sprite);
  });
  await Promise.all([...flights, others]);
  const heap = tick(act, act.after.table, keys.draw);
  if (heap) await bump(act, heap, 1.08, 200);
}

/** A hand that is too large gives one card up, face up (B12.3). */
export async function discard(act: Act, { seat, card }: Of<'cardThrown'>): Promise<void> {
  const key = shipmentKey(card);
  const to = spotOf(act, keys.discard);
  act.sound('card');
  const others = meanwhile(glideOthers(act, 280, [key, keys.discard]));
  await (act.board.piece(key) ? goOff(act, key, to, { ms: 400, size: 0.35 }) : show(act, card, seat, to));
  tick(act, act.after.table, keys.discard);
  await others;
}

/** Another's card is held up for everybody on its way to the discard pile. */
async function show(act: Act, card: string, seat: Seat, to: Spot): Promise<void> {
  const { board, motion } = act;
  const { spice } = shipment(card);
  const width = Math.round(84 * unitOf(act));
  const skin = shipmentSkin(shipment(card), act.text.word(spice), width, Math.round(width * shipmentRatio));
  const from = homeOf(act, seat, 'hand');
  const sprite = board.fly(skin, from.x, from.y, 950).setScale(board.natural * 0.3);
  // where it is seen whole, also between places at the upper edge
  const half = { x: (from.x + to.x) / 2, y: Math.max((from.y + to.y) / 2, width) };
  await hop(act, sprite, half, { ms: 300, scale: board.natural });
  await motion.wait(160);
  await hop(act, sprite, to, { ms: 300, scale: board.natural * 0.35 });
  board.remove(sprite);
}
