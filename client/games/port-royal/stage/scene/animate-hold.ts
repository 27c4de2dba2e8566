import type { Event } from '../../../../../shared/games/port-royal/index.ts';
import { backSkin } from '../../../../art/back.ts';
import { glideOthers } from '../../../../stage/animation.ts';
import { flyTo, meanwhile, shout } from '../../../../stage/flights.ts';
import { centre, rect } from '../../../../stage/geometry.ts';
import { bodyOf } from '../../../../stage/piece.ts';
import { cardSkin } from '../../art/card.ts';
import { toDiscard } from './animate-cards.ts';
import type { TableAnimation } from './animation.ts';
import { counterKey, pile } from './animation.ts';

/** The hold of a seat: one's own, or the plate of somebody else. */
const holdOf = (animation: TableAnimation, seat: number) =>
  (animation.before.table.me === seat && animation.board.piece('hold')) ||
  animation.board.piece(counterKey(animation, seat));

/** A traded ship goes into the hold with its cargo, instead of the discard (PR14.12). */
export async function stow(
  animation: TableAnimation,
  slot: number,
  { seat }: Event & { type: 'cargoKept' },
): Promise<void> {
  const { board, motion, text, before } = animation;
  const key = `h:${before.table.turn}:${slot}`;
  const piece = board.piece(key);
  const sprite = board.take(key);
  const home = holdOf(animation, seat);
  if (!piece || !sprite || !home) return glideOthers(animation, 240);
  animation.sound('hire');
  sprite.setDepth(960);
  await motion.to(sprite, { y: sprite.y - 14, angle: -3 }, 120, 'Sine.easeOut');
  const to = bodyOf(home);
  const middle = rect(to.x + to.width * 0.3, to.y + to.height * 0.3, to.width * 0.4, to.height * 0.4);
  const others = meanwhile(glideOthers(animation, 380, ['hold', ...pile]));
  await flyTo(animation, sprite, piece.skin.width, middle, { ms: 400, ease: 'Cubic.easeInOut', alpha: 0.3 });
  shout(animation, text.word('stowed'), 'gold', before.places.harbour, 360);
  await others;
  await glideOthers(animation, 160);
}

/** A kept ship leaves the hold for the innkeeper; its coins are told by the next event. */
export async function sell(animation: TableAnimation, { seat, face }: Event & { type: 'cargoSold' }): Promise<void> {
  const { board, text, before } = animation;
  const home = holdOf(animation, seat);
  if (!home) return glideOthers(animation, 240);
  const { discard } = before.places;
  const [width, height] = [Math.max(1, Math.round(discard.width)), Math.max(1, Math.round(discard.height))];
  const sprite = board
    .fly(cardSkin(face, text, width, height, { compact: true }), home.x, home.y, 955)
    .setScale(board.natural * 0.5);
  animation.sound('coins');
  shout(animation, text.word('sold'), 'gold', before.places.harbour, 360);
  await Promise.all([toDiscard(animation, sprite, width, 380, 0), glideOthers(animation, 380, pile)]);
}

/** Cards leave the deck with their backs up; only in the hands of their owner do they turn over (PR17.3). */
export async function look(animation: TableAnimation): Promise<void> {
  const { board, motion, before } = animation;
  const { deck } = before.places;
  const from = centre(deck);
  const places = animation.pieces.filter(({ key }) => /^look:\d$/.test(key));
  const back = backSkin(Math.round(deck.width), Math.round(deck.height));
  animation.sound('card');
  const others = meanwhile(
    glideOthers(
      animation,
      240,
      animation.pieces.flatMap(({ key }) => (key.startsWith('look:') ? [key] : [])),
    ),
  );
  await Promise.all(
    places.map(async (place, i) => {
      const sprite = board.fly(back, from.x, from.y, 950 + i);
      const size = board.natural * (place.skin.width / back.width);
      const half = { x: (from.x + place.x) / 2, y: place.y - 14, scaleX: size * 0.04, scaleY: size };
      await motion.to(sprite, half, 190, 'Quad.easeIn', i * 90);
      board.dress(sprite, place.skin);
      sprite.setScale(board.natural * 0.04, board.natural);
      const flat = { x: place.x, y: place.y, scaleX: board.natural, scaleY: board.natural };
      await motion.to(sprite, flat, 230, 'Back.easeOut');
    }),
  );
  await others;
}

/** What is discarded shows its face to all; the rest goes back on the deck. */
export async function endLook(animation: TableAnimation, { discarded }: Event & { type: 'lookEnded' }): Promise<void> {
  const { board, text, before } = animation;
  const shown = before.table.adventure?.look?.cards ?? [];
  const gone = [...discarded];
  const hidden = shown.length > 0 && shown[0] === null;
  const flights = shown.map((face, i) => {
    const key = `look:${i}`;
    const piece = board.piece(key);
    const sprite = board.take(key);
    if (!piece || !sprite) return Promise.resolve();
    // to the others it does not matter which of the backs it was
    const at = hidden ? (i < gone.length ? i : -1) : gone.indexOf(face ?? '');
    if (at < 0) {
      sprite.setDepth(950);
      return flyTo(animation, sprite, piece.skin.width, before.places.deck, { ms: 300, ease: 'Cubic.easeIn' });
    }
    const id = hidden ? gone[at] : gone.splice(at, 1)[0];
    if (id) board.dress(sprite, cardSkin(id, text, piece.skin.width, piece.skin.height));
    return toDiscard(animation, sprite, piece.skin.width, 340, i * 60);
  });
  animation.sound('card');
  await Promise.all([...flights, glideOthers(animation, 320, pile)]);
}
