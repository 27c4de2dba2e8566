import type { Seat } from '../../../../../shared/engine/core.ts';
import type { Ware } from '../../../../../shared/games/manila/index.ts';
import { glideOthers } from '../../../../stage/act.ts';
import { flyTo, meanwhile } from '../../../../stage/flights.ts';
import { centre, rect } from '../../../../stage/geometry.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { bodyOf } from '../../../../stage/piece.ts';
import type { Act, Of } from './act.ts';
import { borrowAndPay, counterKey, counting, handOf, transfer, unitOf } from './act.ts';
import { marketKey, offerKey } from './keys.ts';

/** The place of one's own new share; other people's shares lie in their hands unseen. */
function newcomer(act: Act, seat: Seat, ware: Ware): Piece | null {
  if (act.after.table.me !== seat) return null;
  return act.pieces.find(({ key }) => key.startsWith(`share:${ware}:`) && !act.board.piece(key)) ?? null;
}

/** The share goes from the offers to its buyer, the price to the bank. */
export async function buy(act: Act, { seat, ware, price }: Of<'shareBought'>, loan: number): Promise<void> {
  const { board, motion } = act;
  const offer = board.piece(offerKey(ware)) ?? board.piece(marketKey(ware));
  const place = newcomer(act, seat, ware);
  act.sound('card');
  const paid = meanwhile(borrowAndPay(act, seat, loan, price));
  const sprite = offer ? board.take(offer.key) : null;
  if (!offer || !sprite) {
    await Promise.all([paid, glideOthers(act, 280, [counterKey(act, seat)])]);
    return;
  }
  sprite.setDepth(960);
  await motion.to(sprite, { y: sprite.y - 14, angle: -2 }, 140, 'Sine.easeOut');
  const { x, y } = centre(handOf(act, seat));
  const width = 30 * unitOf(act);
  const to = place ? bodyOf(place) : rect(x - width / 2, y - width / 2, width, width);
  const flight = { ms: 460, ease: 'Cubic.easeInOut', alpha: place ? 1 : 0.35 } as const;
  await Promise.all([
    glideOthers(act, 340, [counterKey(act, seat), ...(place ? [place.key] : [])]),
    flyTo(act, sprite, offer.skin.width, to, flight),
    paid,
  ]);
}

/** A share is turned over for a loan. */
export async function pledge(act: Act, { seat, amount }: Of<'sharesPledged'>): Promise<void> {
  act.sound('coins');
  await Promise.all([
    glideOthers(act, 240, [counterKey(act, seat)]),
    transfer(act, counting(act), { from: 'bank', to: seat, amount }),
  ]);
}

export async function redeem(act: Act, { seat, amount }: Of<'shareRedeemed'>): Promise<void> {
  act.sound('coins');
  await Promise.all([
    glideOthers(act, 240, [counterKey(act, seat)]),
    transfer(act, counting(act), { from: seat, to: 'bank', amount }),
  ]);
}
