import { shipWheel } from '../../../../art/icons.ts';
import { brassHigh } from '../../../../art/tokens.ts';
import { glideOthers, pieceAfter } from '../../../../stage/act.ts';
import { bump, emblemSkin } from '../../../../stage/effects.ts';
import { hop, meanwhile, shout } from '../../../../stage/flights.ts';
import { centre } from '../../../../stage/geometry.ts';
import type { Act, Of } from './act.ts';
import { arenaOf, borrowAndPay, counterKey, handOf, unitOf } from './act.ts';
import { keys, paddleKey } from './keys.ts';

/** The paddle goes up with the new number, and the standing bid with it. */
export async function bid(act: Act, { seat }: Of<'bidMade'>): Promise<void> {
  const { board, motion } = act;
  const key = paddleKey(seat);
  const paddle = pieceAfter(act, key);
  const sprite = board.sprite(key);
  act.sound('bid');
  const others = meanwhile(glideOthers(act, 180, [key, keys.standing]));
  const standing = pieceAfter(act, keys.standing);
  const plaque = board.sprite(keys.standing);
  if (standing && plaque) {
    board.swap(standing);
    void meanwhile(bump(act, plaque, 1.14, 260));
  }
  if (paddle && sprite) {
    board.swap(paddle);
    sprite.setDepth(paddle.depth + 1);
    const larger = board.natural * 1.1;
    await motion.to(sprite, { y: paddle.y - 18 * unitOf(act), scaleX: larger, scaleY: larger }, 100, 'Quad.easeOut');
    const rest = { x: paddle.x, y: paddle.y, scaleX: board.natural, scaleY: board.natural, angle: paddle.angle ?? 0 };
    await motion.to(sprite, rest, 160, 'Back.easeOut');
  }
  await others;
}

/** The paddle sinks and lies flat. */
export async function fold(act: Act, { seat }: Of<'auctionPassed'>): Promise<void> {
  const { board, motion } = act;
  const key = paddleKey(seat);
  const paddle = pieceAfter(act, key);
  const sprite = board.sprite(key);
  act.sound('fold');
  const others = meanwhile(glideOthers(act, 200, [key]));
  if (paddle && sprite) {
    const down = { y: sprite.y + 10 * unitOf(act), scaleY: board.natural * 0.12, angle: 4 };
    await motion.to(sprite, down, 120, 'Quad.easeIn');
    board.swap(paddle);
    sprite.setAlpha(paddle.alpha ?? 1);
    const flat = { x: paddle.x, y: paddle.y, scaleX: board.natural, scaleY: board.natural, angle: paddle.angle ?? 0 };
    await motion.to(sprite, flat, 140, 'Cubic.easeOut');
  }
  await others;
}

/** Once, twice, and sold; without a bid only once. */
async function strike(act: Act, strokes: number): Promise<void> {
  const { board, motion } = act;
  const hammer = board.sprite(keys.hammer);
  const plaque = board.sprite(keys.standing);
  if (!hammer) return;
  const { y } = hammer;
  hammer.setDepth(970);
  for (let stroke = 1; stroke <= strokes; stroke++) {
    await motion.to(hammer, { angle: 26, y: y - 12 * unitOf(act) }, 130, 'Sine.easeOut');
    await motion.to(hammer, { angle: -22, y: y + 4 }, 70, 'Quad.easeIn');
    act.sound('hammer');
    if (plaque) void meanwhile(bump(act, plaque, stroke === strokes ? 1.16 : 1.05, 160));
    await motion.to(hammer, { angle: 0, y }, 70, 'Sine.easeOut');
  }
}

/** The wheel goes to the new harbour master. */
async function wheelGoes(act: Act, seat: number): Promise<void> {
  const { board, motion } = act;
  const size = Math.round(46 * unitOf(act));
  const from = centre(act.before.places.hammer);
  const to = act.board.piece(counterKey(act, seat)) ?? centre(handOf(act, seat));
  const wheel = board.fly(emblemSkin('wheel', shipWheel, size, brassHigh), from.x, from.y, 985);
  wheel.setScale(board.natural * 0.4);
  await Promise.all([
    hop(act, wheel, to, { ms: 520, scale: board.natural }),
    motion.to(wheel, { angle: 360 }, 520, 'Cubic.easeInOut'),
  ]);
  await motion.to(wheel, { alpha: 0, scaleX: board.natural * 1.4, scaleY: board.natural * 1.4 }, 160, 'Sine.easeIn');
  board.remove(wheel);
}

/** The hammer falls, the price goes to the bank, the wheel to the harbour master; then the hall is cleared. */
export async function elect(act: Act, { seat, price, unopposed }: Of<'masterElected'>, loan: number): Promise<void> {
  const { motion } = act;
  await strike(act, unopposed ? 1 : 3);
  shout(act, act.text.word(unopposed ? 'harbourMaster' : 'sold'), 'gold', arenaOf(act.before.places), 620);
  const paying = meanwhile(borrowAndPay(act, seat, loan, price));
  const wheel = meanwhile(wheelGoes(act, seat));
  await motion.wait(520);
  await Promise.all([glideOthers(act, 280, [counterKey(act, seat)]), paying, wheel]);
}
