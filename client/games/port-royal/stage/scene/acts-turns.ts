import type { Seat } from '../../../../../shared/engine/core.ts';
import type { FaceId } from '../../../../../shared/games/port-royal/index.ts';
import { face as faceBy } from '../../../../../shared/games/port-royal/index.ts';
import { backSkin } from '../../../../art/back.ts';
import { wax } from '../../../../art/tokens.ts';
import { glideOthers } from '../../../../stage/act.ts';
import { crown, glow, veil } from '../../../../stage/effects.ts';
import { shout } from '../../../../stage/flights.ts';
import { centre } from '../../../../stage/geometry.ts';
import type { Piece } from '../../../../stage/piece.ts';
import type { Act } from './act.ts';
import { pile } from './act.ts';
import { toDiscard } from './acts-cards.ts';

/** The ships that clash: the drawn one and the one of its colour. */
function clashing(act: Act, face: FaceId): Piece[] {
  const drawn = faceBy(face);
  return [...act.board.pieces()].filter((piece) => {
    if (piece.key === 'drawn') return true;
    if (!piece.key.startsWith('h:') || !piece.face || drawn.kind !== 'ship') return false;
    const other = faceBy(piece.face);
    return other.kind === 'ship' && other.colour === drawn.colour;
  });
}

/** Shake, a flash of wax, the word. */
export async function bust(act: Act, face: FaceId): Promise<void> {
  const { motion } = act;
  act.sound('bust');
  const flashes = clashing(act, face).map((piece) => glow(act, piece, wax));
  shout(act, act.text.word('bust'), 'wax', act.before.places.harbour, 620);
  const shake = motion.run(150, 'Linear', (at) =>
    act.shift(at < 1 ? Math.sin(at * Math.PI * 6) * 7 * (1 - at * 0.5) : 0),
  );
  await Promise.all([...flashes, shake, veil(act, act.stage, wax, 0.34)]);
  await motion.wait(260);
}

/** The tax is shown with its name, then lies on the discard. */
export async function levy(act: Act): Promise<void> {
  const drawn = act.board.piece('drawn');
  act.sound('tax');
  shout(act, act.text.word('tax'), 'wax', act.before.places.harbour, 420);
  await act.motion.wait(330);
  const sprite = act.board.take('drawn');
  if (!drawn || !sprite) return glideOthers(act, 200);
  await Promise.all([toDiscard(act, sprite, drawn.skin.width, 280, 0), glideOthers(act, 280, pile)]);
}

/** The discard goes under the deck, card by card. */
export async function reshuffle(act: Act): Promise<void> {
  const { board, motion } = act;
  const from = centre(act.before.places.discard);
  const { deck } = act.before.places;
  const to = centre(deck);
  const skin = backSkin(Math.round(deck.width * 0.8), Math.round(deck.height * 0.8));
  act.sound('card');
  const cards = Array.from({ length: 6 }, async (_, i) => {
    const card = board
      .fly(skin, from.x, from.y, 930 + i)
      .setAlpha(0)
      .setAngle(-10 + i * 4);
    await motion.to(card, { alpha: 1 }, 40, 'Linear', i * 45);
    await motion.to(card, { x: to.x, y: to.y, angle: 0 }, 300, 'Cubic.easeInOut');
    board.remove(card);
  });
  await Promise.all(cards);
  shout(act, act.text.word('reshuffled'), 'parchment', act.before.places.harbour, 380);
}

/** The last round begins. */
export async function end(act: Act): Promise<void> {
  shout(act, act.text.word('lastRound'), 'gold', act.before.places.harbour, 1100);
  await act.motion.wait(420);
}

/** Laurels for the winners. */
export async function finish(act: Act, winners: readonly Seat[]): Promise<void> {
  act.sound('end');
  const plates = winners.flatMap(
    (seat) => act.board.piece(act.before.table.me === seat ? 'mat' : `plate:${seat}`) ?? [],
  );
  shout(act, act.text.word('victory'), 'gold', act.before.places.harbour, 1600);
  await crown(act, plates, Math.round(110 * act.before.places.unit));
}
