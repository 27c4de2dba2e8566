import type { Seat } from '../../../../../shared/engine/core.ts';
import type { Event } from '../../../../../shared/games/port-royal/index.ts';
import { face as faceBy } from '../../../../../shared/games/port-royal/index.ts';
import { crossedSabres } from '../../../../art/icons.ts';
import { brassHigh, cream } from '../../../../art/palette.ts';
import { glideOthers, pieceAfter } from '../../../../stage/animation.ts';
import { emblemSkin, stamp, sumRises, unstamp } from '../../../../stage/effects.ts';
import { flyTo, meanwhile, shout } from '../../../../stage/flights.ts';
import { rect } from '../../../../stage/geometry.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { bodyOf } from '../../../../stage/piece.ts';
import { cardSkin } from '../../art/card.ts';
import { toDiscard } from './animate-cards.ts';
import type { TableAnimation } from './animation.ts';
import { counterKey } from './animation.ts';
import { keptKey } from './compose-kept.ts';

const colourOf = (id: string): string => {
  const card = faceBy(id);
  return card.kind === 'ship' ? card.colour : '';
};

/** The contract that ships are stored for. */
const nestIn = ({ before, board }: TableAnimation): Piece | null => {
  const nest = before.table.contracts.find(({ kind }) => kind === 'stored');
  return nest ? board.piece(`contract:${nest.id}`) : null;
};

/** Sabres flash; the ship is not sunk but towed to its player, and the contract notices it (PR12.21). */
export async function store(animation: TableAnimation, { seat }: Event & { type: 'shipStored' }): Promise<void> {
  const { board, motion, text } = animation;
  const drawn = board.piece('drawn');
  const ship = board.take('drawn');
  const home = board.piece(counterKey(animation, seat));
  if (!drawn || !ship || !home) return glideOthers(animation, 220);
  animation.sound('repel');
  const sabres = emblemSkin('sabres', crossedSabres, Math.max(1, Math.round(drawn.skin.width * 0.8)), cream);
  const flash = await stamp(animation, sabres, drawn);
  await motion.to(ship, { x: ship.x + 7, angle: 9 }, 60, 'Sine.easeOut');
  const away = meanwhile(unstamp(animation, flash));
  shout(animation, text.word('stored'), 'parchment', animation.before.places.harbour, 420);
  const nest = nestIn(animation);
  const over = nest ? bodyOf(nest) : bodyOf(home);
  const middle = rect(over.x + over.width * 0.3, over.y, over.width * 0.4, over.height);
  await flyTo(animation, ship, drawn.skin.width, middle, { ms: 340, ease: 'Cubic.easeInOut', angle: -4 });
  const to = bodyOf(home);
  await Promise.all([
    away,
    flyTo(animation, ship, drawn.skin.width, rect(to.x, to.y, to.height * 0.4, to.height), {
      ms: 300,
      ease: 'Cubic.easeIn',
      alpha: 0.2,
    }),
    glideOthers(animation, 320),
  ]);
}

/** A traded ship slides under its merchant and goes on counting (PR9.3). */
export async function keep(
  animation: TableAnimation,
  slot: number,
  { seat, face, influence }: Event & { type: 'shipKept' },
): Promise<void> {
  const { board, motion, text } = animation;
  const key = `h:${animation.before.table.turn}:${slot}`;
  const piece = board.piece(key);
  const sprite = board.take(key);
  const place = pieceAfter(animation, keptKey(seat, colourOf(face)));
  if (!piece || !sprite || !place) return glideOthers(animation, 260);
  animation.sound('hire');
  sprite.setDepth(960);
  await motion.to(sprite, { y: sprite.y - 14, angle: -2 }, 120, 'Sine.easeOut');
  const to = bodyOf(place);
  await flyTo(animation, sprite, piece.skin.width, { ...to, height: to.width }, { ms: 400, ease: 'Cubic.easeInOut' });
  // behind the merchant now
  sprite.setDepth(place.depth - 0.01);
  sumRises(animation, `+${influence}`, brassHigh, place, Math.max(16, 20 * animation.before.places.unit));
  shout(animation, text.word('kept'), 'gold', animation.before.places.harbour, 360);
  await Promise.all([motion.to(sprite, { alpha: 0 }, 200, 'Sine.easeIn'), glideOthers(animation, 240)]);
}

/** All stored ships leave at once for the contract that they complete. */
export async function spendStored(animation: TableAnimation, seat: Seat, faces: readonly string[]): Promise<void> {
  const { board, text } = animation;
  const home = board.piece(counterKey(animation, seat));
  if (!home) return glideOthers(animation, 220);
  const { discard } = animation.before.places;
  const width = Math.max(1, Math.round(discard.width));
  const height = Math.max(1, Math.round(discard.height));
  animation.sound('card');
  const flights = faces.map((id, i) => {
    const ship = board
      .fly(cardSkin(id, text, width, height, { compact: true }), home.x, home.y, 940 + i)
      .setScale(board.natural * 0.5);
    return toDiscard(animation, ship, width, 360, i * 70);
  });
  await Promise.all([...flights, glideOthers(animation, 360)]);
}
