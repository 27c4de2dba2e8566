import type { Seat } from '../../../../../shared/engine/core.ts';
import type { Ware } from '../../../../../shared/games/manila/index.ts';
import { glideOthers } from '../../../../stage/animation.ts';
import { flyTo, meanwhile } from '../../../../stage/flights.ts';
import { centre, rect } from '../../../../stage/geometry.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { bodyOf } from '../../../../stage/piece.ts';
import type { Of, TableAnimation } from './animation.ts';
import { borrowAndPay, counterKey, handOf, transfer, unitOf } from './animation.ts';
import { marketKey, offerKey } from './keys.ts';

/** The place of one's own new share; other people's shares lie in their hands unseen. */
function newcomer(animation: TableAnimation, seat: Seat, ware: Ware): Piece | null {
  if (animation.after.table.me !== seat) return null;
  return animation.pieces.find(({ key }) => key.startsWith(`share:${ware}:`) && !animation.board.piece(key)) ?? null;
}

/** The share goes from the offers to its buyer, the price to the bank. */
export async function buy(
  animation: TableAnimation,
  { seat, ware, price }: Of<'shareBought'>,
  loan: number,
): Promise<void> {
  const { board, motion } = animation;
  const offer = board.piece(offerKey(ware)) ?? board.piece(marketKey(ware));
  const place = newcomer(animation, seat, ware);
  animation.sound('card');
  const paid = meanwhile(borrowAndPay(animation, seat, loan, price));
  const sprite = offer ? board.take(offer.key) : null;
  if (!offer || !sprite) {
    await Promise.all([paid, glideOthers(animation, 280, [counterKey(animation, seat)])]);
    return;
  }
  sprite.setDepth(960);
  if (place) board.land(sprite, place);
  await motion.to(sprite, { y: sprite.y - 14, angle: -2 }, 140, 'Sine.easeOut');
  const { x, y } = centre(handOf(animation, seat));
  const width = 30 * unitOf(animation);
  const to = place ? bodyOf(place) : rect(x - width / 2, y - width / 2, width, width);
  const flight = { ms: 460, ease: 'Cubic.easeInOut', alpha: place ? 1 : 0.35 } as const;
  await Promise.all([
    glideOthers(animation, 340, [counterKey(animation, seat), ...(place ? [place.key] : [])]),
    flyTo(animation, sprite, offer.skin.width, to, flight),
    paid,
  ]);
}

/** A share is turned over for a loan. */
export async function pledge(animation: TableAnimation, { seat, amount }: Of<'sharesPledged'>): Promise<void> {
  animation.sound('coins');
  await Promise.all([
    glideOthers(animation, 240, [counterKey(animation, seat)]),
    transfer(animation, { from: 'bank', to: seat, amount }),
  ]);
}

export async function redeem(animation: TableAnimation, { seat, amount }: Of<'shareRedeemed'>): Promise<void> {
  animation.sound('coins');
  await Promise.all([
    glideOthers(animation, 240, [counterKey(animation, seat)]),
    transfer(animation, { from: seat, to: 'bank', amount }),
  ]);
}
