import { glideOthers, turnUp } from '../../../stage/act.ts';
import { bump } from '../../../stage/effects.ts';
import { hop, meanwhile, shout } from '../../../stage/flights.ts';
import type { Skin } from '../../../stage/piece.ts';
import { backSkin } from '../art/piles.ts';
import type { Act, Of } from './act.ts';
import { arenaOf, counterKey, homeOf, pile, play, spotOf, tick, unitOf } from './act.ts';
import { keys, shipmentKey } from './keys.ts';

const back = (act: Act): Skin => {
  const body = act.board.piece(keys.draw)?.skin;
  return backSkin(Math.round(body?.width ?? 60), Math.round(body?.height ?? 84));
};

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
    if (card !== null) return turnUp(act, shipmentKey(card), back(act), from, { ms: 460, height: 30 * unitOf(act) });
    const sprite = board.fly(back(act), from.x, from.y, 950);
    await hop(act, sprite, homeOf(act, seat), { ms: 420, scale: board.natural * 0.4 });
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
  act.sound('card');
  const others = meanwhile(glideOthers(act, 280, pile(act)));
  await Promise.all([play(act, card, seat, { ms: 380 }), others]);
}
