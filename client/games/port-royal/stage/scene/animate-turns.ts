import type { TeamResult } from '../../../../../shared/engine/core.ts';
import type { Event, FaceId } from '../../../../../shared/games/port-royal/index.ts';
import { face as faceBy } from '../../../../../shared/games/port-royal/index.ts';
import { backSkin } from '../../../../art/back.ts';
import { legal, night, wax } from '../../../../art/palette.ts';
import { glideOthers } from '../../../../stage/animation.ts';
import { crown, glow, veil } from '../../../../stage/effects.ts';
import { shout } from '../../../../stage/flights.ts';
import { centre } from '../../../../stage/geometry.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { proclaim } from '../../../../stage/proclaim.ts';
import { toDiscard } from './animate-cards.ts';
import type { TableAnimation } from './animation.ts';
import { pile } from './animation.ts';

/** The ships that clash: the drawn one and the one of its colour. */
function clashing(animation: TableAnimation, face: FaceId): Piece[] {
  const drawn = faceBy(face);
  return [...animation.board.pieces()].filter((piece) => {
    if (piece.key === 'drawn') return true;
    if (!piece.key.startsWith('h:') || !piece.face || drawn.kind !== 'ship') return false;
    const other = faceBy(piece.face);
    return other.kind === 'ship' && other.colour === drawn.colour;
  });
}

/** Shake, a flash of wax, the word. */
export async function bust(animation: TableAnimation, face: FaceId): Promise<void> {
  const { motion } = animation;
  animation.sound('bust');
  const flashes = clashing(animation, face).map((piece) => glow(animation, piece, wax));
  shout(animation, animation.text.word('bust'), 'wax', animation.before.places.harbour, 620);
  const shake = motion.run(150, 'Linear', (at) =>
    animation.shift(at < 1 ? Math.sin(at * Math.PI * 6) * 7 * (1 - at * 0.5) : 0),
  );
  await Promise.all([...flashes, shake, veil(animation, animation.stage, wax, 0.34)]);
  await motion.wait(260);
}

/** The tax is shown with its name, then lies on the discard. */
export async function levy(animation: TableAnimation): Promise<void> {
  const drawn = animation.board.piece('drawn');
  animation.sound('tax');
  shout(animation, animation.text.word('tax'), 'wax', animation.before.places.harbour, 420);
  await animation.motion.wait(330);
  const sprite = animation.board.take('drawn');
  if (!drawn || !sprite) return glideOthers(animation, 200);
  await Promise.all([toDiscard(animation, sprite, drawn.skin.width, 280, 0), glideOthers(animation, 280, pile)]);
}

/** The discard goes under the deck, card by card. */
export async function reshuffle(animation: TableAnimation): Promise<void> {
  const { board, motion } = animation;
  const from = centre(animation.before.places.discard);
  const { deck } = animation.before.places;
  const to = centre(deck);
  const skin = backSkin(Math.round(deck.width * 0.8), Math.round(deck.height * 0.8));
  animation.sound('card');
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
  shout(animation, animation.text.word('reshuffled'), 'parchment', animation.before.places.harbour, 380);
}

/** The last round begins. */
export async function end(animation: TableAnimation): Promise<void> {
  shout(animation, animation.text.word('lastRound'), 'gold', animation.before.places.harbour, 1100);
  await animation.motion.wait(420);
}

/** A team that has lost: the light goes out of the sky. One that has won hears its rank after the ribbon. */
async function endTogether(animation: TableAnimation, { won, rank }: TeamResult): Promise<void> {
  const { motion, text, before, board } = animation;
  if (!won) {
    const pile = board.piece('time');
    await Promise.all([
      ...(pile ? [glow(animation, pile, wax, 0.9)] : []),
      veil(animation, animation.stage, night, 0.6),
    ]);
    await motion.wait(500);
    return;
  }
  const done = before.table.contracts.flatMap(({ id }) => board.piece(`contract:${id}`) ?? []);
  if (rank !== null) shout(animation, text.word('rank', rank), 'gold', before.places.harbour, 1400);
  await Promise.all(done.map((piece) => glow(animation, piece, legal, 0.75)));
  await motion.wait(1000);
}

/** Laurels for the winners. */
export async function finish(
  animation: TableAnimation,
  { outcome }: Extract<Event, { type: 'gameEnded' }>,
): Promise<void> {
  const plates = outcome.winners.flatMap(
    (seat) => animation.board.piece(animation.before.table.me === seat ? 'mat' : `plate:${seat}`) ?? [],
  );
  proclaim(animation, outcome, animation.before.places.harbour);
  await crown(animation, plates, Math.round(110 * animation.before.places.unit));
  if (outcome.team) await endTogether(animation, outcome.team);
}
