import type { Piece } from '../../../../stage/piece.ts';
import { pieceIn } from '../../../../stage/piece.ts';
import { shipmentSkin } from '../../art/shipment.ts';
import { bonusSkin, combatSkin, paymentSkin, pickerSkin, pickSkin, strengthSkin } from '../../art/show.ts';
import { wareSkin } from '../../art/stock.ts';
import type { Places } from '../layout.ts';
import type { CombatOnTable, PaymentOnTable, PickOnTable, Side, Table } from '../model.ts';
import type { Words } from '../words.ts';
import { depths } from './depths.ts';
import { keys, pickerKey, shipmentKey, strengthKey, wareKey } from './keys.ts';

/** What goes on over the harbours: a combat, a payment, a distribution. */
export function showPieces(table: Table, places: Places, text: Words): Piece[] {
  if (table.combat) return combatPieces(table.combat, places, text);
  if (table.payment) return paymentPieces(table.payment, table, places, text);
  if (table.pick) return pickPieces(table.pick, places, text);
  return [];
}

function combatPieces(combat: CombatOnTable, places: Places, text: Words): Piece[] {
  const { company, attack, defence, between } = combat;
  const words = { company: text.word(company), attack: text.word('attack'), defence: text.word('defence') };
  const strong = defence.flags + between.length;
  const cards = (side: Side, i: 0 | 1): Piece[] =>
    side.cards.flatMap((card, nth) => {
      const at = places.sides[i].cards.cells[nth];
      if (!at) return [];
      const skin = (w: number, h: number) => shipmentSkin(card, text.word(card.spice), w, h, company);
      const more = { target: `laid:${card.id}`, face: card.id, radius: 8 };
      return [pieceIn(shipmentKey(card.id), at, depths.spread + nth * 0.1, skin, more)];
    });
  return [
    pieceIn(keys.show, places.show, depths.show, (w, h) => combatSkin(combat, words, places, w, h)),
    pieceIn(strengthKey('attack'), places.sides[0].strength, depths.spread, (w, h) =>
      strengthSkin(attack.flags, attack.flags >= strong, w, h),
    ),
    pieceIn(strengthKey('defence'), places.sides[1].strength, depths.spread, (w, h) =>
      strengthSkin(strong, strong > attack.flags, w, h),
    ),
    pieceIn(keys.bonus, places.bonus, depths.spread, (w, h) => bonusSkin(between, text.word('bonus'), w, h)),
    ...cards(attack, 0),
    ...cards(defence, 1),
  ];
}

function paymentPieces(payment: PaymentOnTable, table: Table, places: Places, text: Words): Piece[] {
  const words = { name: text.word(payment.mission.kind), owed: text.word('owed') };
  const wares = payment.wares.flatMap((ware, i) => {
    const at = places.spread.cells[i];
    if (!at) return [];
    const title = ware.harbour ? text.faceName(ware.id) : text.word(ware.spice);
    const more = { face: ware.id, radius: 7, ...(payment.seat === table.me ? { target: `ware:${ware.id}` } : {}) };
    return [pieceIn(wareKey(ware.id), at, depths.spread + i * 0.01, (w, h) => wareSkin(ware, title, w, h), more)];
  });
  return [pieceIn(keys.show, places.show, depths.show, (w, h) => paymentSkin(payment, words, places, w, h)), ...wares];
}

function pickPieces(pick: PickOnTable, places: Places, text: Words): Piece[] {
  const queue = pick.pickers.flatMap((picker, i) => {
    const at = places.pickers[i];
    if (!at) return [];
    return [pieceIn(pickerKey(i), at, depths.spread, (w, h) => pickerSkin(picker, i === 0, w, h))];
  });
  const cards = pick.cards.flatMap((card, i) => {
    const at = places.spread.cells[i];
    if (!at) return [];
    const skin = (w: number, h: number) => shipmentSkin(card, text.word(card.spice), w, h);
    const more = { target: `column:${card.id}`, face: card.id, radius: 8 };
    return [pieceIn(shipmentKey(card.id), at, depths.spread + i * 0.1, skin, more)];
  });
  return [
    pieceIn(keys.show, places.show, depths.show, (w, h) => pickSkin(pick, text.word(pick.kind), places, w, h)),
    ...queue,
    ...cards,
  ];
}
