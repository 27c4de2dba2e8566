import type { FaceId } from '../../../../../shared/games/port-royal/index.ts';
import { NUMBERS } from '../../../../../shared/games/port-royal/index.ts';
import { backSkin } from '../../../../art/back.ts';
import { crossedSabres } from '../../../../art/icons.ts';
import { cream } from '../../../../art/palette.ts';
import { glideOthers, pieceAfter } from '../../../../stage/animation.ts';
import type { Sprite } from '../../../../stage/Board.ts';
import { emblemSkin, stamp, unstamp } from '../../../../stage/effects.ts';
import { flyTo, meanwhile } from '../../../../stage/flights.ts';
import { centre } from '../../../../stage/geometry.ts';
import { bodyOf } from '../../../../stage/piece.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { cardSkin } from '../../art/card.ts';
import { cardRatio } from '../layout.ts';
import type { TableAnimation } from './animation.ts';
import { pile } from './animation.ts';
import { drawnPlace } from './compose.ts';

const rounded = (value: number): number => Math.max(1, Math.round(value));

/** From the deck, edge-on in mid-air, then its face, a little larger than life. */
export async function draw(animation: TableAnimation, face: FaceId): Promise<void> {
  const { board, motion, text } = animation;
  const deck = pileDrawnFrom(animation);
  const place = drawnPlace(animation.after.places);
  const from = centre(deck);
  const to = centre(place);
  const back = backSkin(rounded(deck.width), rounded(deck.height));
  const front = cardSkin(face, text, rounded(place.width), rounded(place.height), { lifted: true });
  animation.sound('flip');
  const others = meanwhile(glideOthers(animation, 240, ['drawn']));
  const sprite = board.fly(back, from.x, from.y);
  const half = { x: from.x + (to.x - from.x) * 0.55, y: Math.min(from.y, to.y) - deck.height * 0.08 };
  const size = board.natural * (place.width / back.width);
  if (animation.before.table.gamble > 0) await suspense(animation, sprite, size);
  await motion.to(sprite, { ...half, scaleX: size * 0.04, scaleY: size * 1.1 }, 180, 'Quad.easeIn');
  board.dress(sprite, front);
  sprite.setScale(board.natural * 0.04, board.natural * 1.1);
  const shown = { ...to, scaleX: board.natural, scaleY: board.natural, angle: 1.2 };
  await Promise.all([motion.to(sprite, shown, 240, 'Back.easeOut'), others]);
  await motion.wait(200);
}

/** The deck, or the time pile at the beginning of a team's turn (PR13.4). */
function pileDrawnFrom({ before: { table, places } }: TableAnimation): Rect {
  const time = table.fromTime ? places.piles?.time : undefined;
  if (!time) return places.deck;
  const height = time.height * 0.8;
  return { x: time.x + time.height * 0.1, y: time.y + time.height * 0.1, width: height / cardRatio, height };
}

/** What a gambler turns up comes slowly, the last card slowest: it trembles over the deck before it shows its face. */
async function suspense({ motion, before }: TableAnimation, sprite: Sprite, size: number): Promise<void> {
  const { y, x } = sprite;
  await motion.to(sprite, { y: y - 16, scaleX: size, scaleY: size }, 200, 'Sine.easeOut');
  const trembles = 160 + 120 * Math.max(0, NUMBERS.cardsPerGambler - before.table.gamble);
  await motion.run(trembles, 'Linear', (at) => {
    sprite.setPosition(x + Math.sin(at * trembles * 0.09) * 2.4 * at, y - 16);
  });
}

/** Into the harbour. */
export async function moor(animation: TableAnimation, key: string): Promise<void> {
  const drawn = animation.board.piece('drawn');
  const place = pieceAfter(animation, key);
  const sprite = animation.board.take('drawn');
  if (!drawn || !place || !sprite) return glideOthers(animation, 260);
  const to = bodyOf(place);
  animation.board.land(sprite, place);
  await Promise.all([
    glideOthers(animation, 260, [key, 'new']),
    flyTo(animation, sprite, drawn.skin.width, to, { ms: 260, ease: 'Cubic.easeOut', angle: place.angle ?? 0 }),
  ]);
}

/** An expedition goes to the others. */
export async function open(animation: TableAnimation, face: FaceId): Promise<void> {
  const drawn = animation.board.piece('drawn');
  const sprite = animation.board.take('drawn');
  const place = animation.pieces.findLast((piece) => piece.target === `expedition:${face}`);
  if (!drawn || !place || !sprite) return glideOthers(animation, 260);
  const to = bodyOf(place);
  animation.board.land(sprite, place);
  const shrunk = { ...to, x: to.x + to.width / 2 - to.height * 0.4, width: to.height * 0.8 };
  animation.sound('card');
  await Promise.all([
    glideOthers(animation, 340, [place.key]),
    flyTo(animation, sprite, drawn.skin.width, shrunk, { ms: 340, ease: 'Cubic.easeInOut', alpha: 0.4 }),
  ]);
}

/** Sabres flash, and the ship is gone. */
export async function repel(animation: TableAnimation): Promise<void> {
  const { board, motion } = animation;
  const drawn = board.piece('drawn');
  const ship = board.take('drawn');
  if (!drawn || !ship) return glideOthers(animation, 220);
  animation.sound('repel');
  const sabres = emblemSkin('sabres', crossedSabres, rounded(drawn.skin.width * 0.8), cream);
  const flash = await stamp(animation, sabres, drawn);
  await motion.to(ship, { x: ship.x + 7, angle: 9 }, 60, 'Sine.easeOut');
  const away = meanwhile(unstamp(animation, flash));
  await Promise.all([away, toDiscard(animation, ship, drawn.skin.width, 320, 0), glideOthers(animation, 320, pile)]);
}

/** A card, wherever it is, to the discard. */
export function toDiscard(
  animation: TableAnimation,
  sprite: Sprite,
  width: number,
  ms: number,
  delay: number,
): Promise<void> {
  sprite.setDepth(950 - delay * 0.1);
  const angle = (sprite.x % 2 ? 1 : -1) * 8;
  return flyTo(animation, sprite, width, animation.after.places.discard, { ms, ease: 'Cubic.easeIn', delay, angle });
}

/** All that is left of the harbour, one after the other. */
export async function clear(animation: TableAnimation): Promise<void> {
  const keys = [...animation.board.pieces()].filter((piece) => piece.key.startsWith('h:') || piece.key === 'drawn');
  const stagger = Math.min(40, 300 / Math.max(1, keys.length));
  const flights = keys.map((piece, i) => {
    const sprite = animation.board.take(piece.key);
    return sprite ? toDiscard(animation, sprite, piece.skin.width, 320, i * stagger) : Promise.resolve();
  });
  if (flights.length > 0) animation.sound('card');
  await Promise.all([...flights, glideOthers(animation, 320, pile)]);
}
