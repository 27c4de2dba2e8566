import { matSkin } from '../../../../art/mat.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { pieceIn } from '../../../../stage/piece.ts';
import { phaseSkin } from '../../art/piles.ts';
import { plateSkin, whoSkin } from '../../art/plate.ts';
import { shipmentSkin } from '../../art/shipment.ts';
import { storeSkin } from '../../art/stock.ts';
import type { Places } from '../layout.ts';
import type { Table } from '../model.ts';
import type { Words } from '../words.ts';
import { depths } from './depths.ts';
import { keys, phaseKey, plateKey, shipmentKey, storeKey } from './keys.ts';

/** The other players. */
export function platePieces(table: Table, places: Places): Piece[] {
  return table.plates.flatMap((who, i) => {
    const plate = places.plates[i];
    if (!plate) return [];
    const skin = (w: number, h: number) => plateSkin(who, plate, w, h);
    return [
      pieceIn(plateKey(who.seat), plate.frame, depths.plate, skin, {
        target: `seat:${who.seat}`,
        face: `seat:${who.seat}`,
        radius: 12,
        counts: true,
      }),
    ];
  });
}

/** One's own board with name, warehouse and hand. */
export function matPieces(table: Table, places: Places, text: Words): Piece[] {
  const who = table.mat;
  const { mat } = places;
  if (!who || !mat) return [];
  const stores = who.stores.flatMap((store, i) => {
    const at = mat.stores[i];
    return at
      ? [
          pieceIn(storeKey(store.spice), at, depths.plate + 2, (w, h) => storeSkin(store, w, h), {
            face: `store:${store.spice}`,
            counts: true,
          }),
        ]
      : [];
  });
  const cards = (who.hand ?? []).flatMap((card, i) => {
    const at = mat.cards.cells[i];
    if (!at) return [];
    const skin = (w: number, h: number) => shipmentSkin(card, text.word(card.spice), w, h);
    const more = { target: `hand:${card.id}`, face: card.id, radius: 8 };
    return [pieceIn(shipmentKey(card.id), at, depths.hand + i * 0.1, skin, more)];
  });
  return [
    pieceIn(keys.mat, mat.frame, depths.plate, (w, h) => matSkin(who.acting, places.unit, w, h)),
    pieceIn(keys.who, mat.who, depths.plate + 1, (w, h) => whoSkin(who, mat, w, h), {
      target: `seat:${who.seat}`,
      face: `seat:${who.seat}`,
      counts: true,
    }),
    ...stores,
    ...cards,
  ];
}

const phases = [
  [1, 'phaseMission'],
  [2, 'phaseCompany'],
  [3, 'phaseShip'],
  [4, 'phaseDraw'],
] as const;

/** The phases of the running turn. */
export function phasePieces(table: Table, places: Places, text: Words): Piece[] {
  return phases.flatMap(([nth, word], i) => {
    const at = places.phases[i];
    if (!at) return [];
    const { phase } = table;
    const state = phase === nth ? 'now' : phase !== null && nth < phase ? 'past' : 'ahead';
    return [
      pieceIn(phaseKey(nth), at, depths.plate + 2, (w, h) => phaseSkin(nth, text.word(word), state, w, h), {
        face: `phase:${nth}`,
      }),
    ];
  });
}
