import { shipWheel } from '../../../../art/icons.ts';
import { brassHigh } from '../../../../art/palette.ts';
import { glideOthers, pieceAfter } from '../../../../stage/animation.ts';
import { bump, emblemSkin } from '../../../../stage/effects.ts';
import { hop, meanwhile, shout } from '../../../../stage/flights.ts';
import { centre } from '../../../../stage/geometry.ts';
import type { Of, TableAnimation } from './animation.ts';
import { arenaOf, borrowAndPay, counterKey, handOf, unitOf } from './animation.ts';
import { keys, paddleKey } from './keys.ts';

/** The paddle goes up with the new number, and the standing bid with it. */
export async function bid(animation: TableAnimation, { seat }: Of<'bidMade'>): Promise<void> {
  const { board, motion } = animation;
  const key = paddleKey(seat);
  const paddle = pieceAfter(animation, key);
  const sprite = board.sprite(key);
  animation.sound('bid');
  const others = meanwhile(glideOthers(animation, 180, [key, keys.standing]));
  const standing = pieceAfter(animation, keys.standing);
  const plaque = board.sprite(keys.standing);
  if (standing && plaque) {
    board.swap(standing);
    void meanwhile(bump(animation, plaque, 1.14, 260));
  }
  if (paddle && sprite) {
    board.swap(paddle);
    sprite.setDepth(paddle.depth + 1);
    const larger = board.natural * 1.1;
    await motion.to(
      sprite,
      { y: paddle.y - 18 * unitOf(animation), scaleX: larger, scaleY: larger },
      100,
      'Quad.easeOut',
    );
    const rest = { x: paddle.x, y: paddle.y, scaleX: board.natural, scaleY: board.natural, angle: paddle.angle ?? 0 };
    await motion.to(sprite, rest, 160, 'Back.easeOut');
  }
  await others;
}

/** The paddle sinks and lies flat. */
export async function fold(animation: TableAnimation, { seat }: Of<'auctionPassed'>): Promise<void> {
  const { board, motion } = animation;
  const key = paddleKey(seat);
  const paddle = pieceAfter(animation, key);
  const sprite = board.sprite(key);
  animation.sound('fold');
  const others = meanwhile(glideOthers(animation, 200, [key]));
  if (paddle && sprite) {
    const down = { y: sprite.y + 10 * unitOf(animation), scaleY: board.natural * 0.12, angle: 4 };
    await motion.to(sprite, down, 120, 'Quad.easeIn');
    board.swap(paddle);
    sprite.setAlpha(paddle.alpha ?? 1);
    const flat = { x: paddle.x, y: paddle.y, scaleX: board.natural, scaleY: board.natural, angle: paddle.angle ?? 0 };
    await motion.to(sprite, flat, 140, 'Cubic.easeOut');
  }
  await others;
}

/** Once, twice, and sold; without a bid only once. */
async function strike(animation: TableAnimation, strokes: number): Promise<void> {
  const { board, motion } = animation;
  const hammer = board.sprite(keys.hammer);
  const plaque = board.sprite(keys.standing);
  if (!hammer) return;
  const { y } = hammer;
  hammer.setDepth(970);
  for (let stroke = 1; stroke <= strokes; stroke++) {
    await motion.to(hammer, { angle: 26, y: y - 12 * unitOf(animation) }, 130, 'Sine.easeOut');
    await motion.to(hammer, { angle: -22, y: y + 4 }, 70, 'Quad.easeIn');
    animation.sound('hammer');
    if (plaque) void meanwhile(bump(animation, plaque, stroke === strokes ? 1.16 : 1.05, 160));
    await motion.to(hammer, { angle: 0, y }, 70, 'Sine.easeOut');
  }
}

/** The wheel goes to the new harbour master. */
async function wheelGoes(animation: TableAnimation, seat: number): Promise<void> {
  const { board, motion } = animation;
  const size = Math.round(46 * unitOf(animation));
  const from = centre(animation.before.places.hammer);
  const to = animation.board.piece(counterKey(animation, seat)) ?? centre(handOf(animation, seat));
  const wheel = board.fly(emblemSkin('wheel', shipWheel, size, brassHigh), from.x, from.y, 985);
  wheel.setScale(board.natural * 0.4);
  await Promise.all([
    hop(animation, wheel, to, { ms: 520, scale: board.natural }),
    motion.to(wheel, { angle: 360 }, 520, 'Cubic.easeInOut'),
  ]);
  await motion.to(wheel, { alpha: 0, scaleX: board.natural * 1.4, scaleY: board.natural * 1.4 }, 160, 'Sine.easeIn');
  board.remove(wheel);
}

/** The hammer falls, the price goes to the bank, the wheel to the harbour master; then the hall is cleared. */
export async function elect(
  animation: TableAnimation,
  { seat, price, unopposed }: Of<'masterElected'>,
  loan: number,
): Promise<void> {
  const { motion } = animation;
  await strike(animation, unopposed ? 1 : 3);
  shout(
    animation,
    animation.text.word(unopposed ? 'harbourMaster' : 'sold'),
    'gold',
    arenaOf(animation.before.places),
    620,
  );
  const paying = meanwhile(borrowAndPay(animation, seat, loan, price));
  const wheel = meanwhile(wheelGoes(animation, seat));
  await motion.wait(520);
  await Promise.all([glideOthers(animation, 280, [counterKey(animation, seat)]), paying, wheel]);
}
