import { matSkin } from '../../../../art/mat.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { pieceIn } from '../../../../stage/piece.ts';
import { counterSkin, traySkin } from '../../art/counter.ts';
import { ladderSkin, marketSkin, valueSkin } from '../../art/market.ts';
import { whoSkin } from '../../art/mat.ts';
import { plateSkin } from '../../art/plate.ts';
import { miniShareSkin, shareSkin } from '../../art/share.ts';
import type { Places } from '../layout.ts';
import type { Holding, Table } from '../model.ts';
import type { Words } from '../words.ts';
import { depths } from './depths.ts';
import { keys, marketKey, plateKey, revealedKey, shareKey } from './keys.ts';

/** The other players; at the end their shares lie open before them. */
export function platePieces(table: Table, places: Places, text: Words): Piece[] {
  return table.plates.flatMap((who, i) => {
    const plate = places.plates[i];
    if (!plate) return [];
    const skin = (w: number, h: number) => plateSkin(who, plate, text.word('passed'), w, h);
    const shares = (who.hand ?? []).flatMap((ware, nth) => {
      const cell = plate.revealed.cells[nth];
      if (!cell) return [];
      const depth = depths.share + nth * 0.1;
      return [pieceIn(revealedKey(who.seat, nth), cell, depth, (w, h) => miniShareSkin(ware, w, h), { face: ware })];
    });
    const frame = pieceIn(plateKey(who.seat), plate.frame, depths.plate, skin, {
      target: `seat:${who.seat}`,
      face: `seat:${who.seat}`,
      radius: 12,
      counts: true,
    });
    return [frame, ...shares];
  });
}

/** One's own board with name, pesos, accomplices and shares. */
export function matPieces(table: Table, places: Places, text: Words): Piece[] {
  const who = table.mat;
  const { mat } = places;
  if (!who || !mat) return [];
  const words = { pesos: text.word('pesos', who.cash ?? 0), left: text.word('left', who.accomplices) };
  return [
    pieceIn(keys.mat, mat.frame, depths.plate, (w, h) => matSkin(who.acting, places.unit, w, h)),
    pieceIn(keys.who, mat.who, depths.plate + 1, (w, h) => whoSkin(who, mat, words, w, h), {
      target: `seat:${who.seat}`,
      face: `seat:${who.seat}`,
      counts: true,
    }),
    ...sharePieces(who, places, text),
  ];
}

function sharePieces(who: Holding, places: Places, text: Words): Piece[] {
  const hand = who.hand ?? [];
  const cells = places.mat?.shares.cells ?? [];
  const shown = places.mat?.shares.shown ?? 1;
  const copies = new Map<string, number>();
  return hand.flatMap((ware, i) => {
    const cell = cells[i];
    const nth = copies.get(ware) ?? 0;
    copies.set(ware, nth + 1);
    if (!cell) return [];
    // which of them are pledged never matters (M11.4): the last ones wear the seals
    const look = { pledged: i >= hand.length - who.pledged, shown: i === hand.length - 1 ? 1 : shown };
    const words = { name: text.faceName(ware), share: look.pledged ? text.word('pledged') : text.word('share') };
    const skin = (w: number, h: number) => shareSkin(ware, words, look, w, h);
    return [pieceIn(shareKey(ware, nth), cell, depths.share + i * 0.1, skin, { face: ware, radius: 8 })];
  });
}

/** Values and supply. Without an offer in the middle of the board its columns stand for the wares. */
export function marketPieces(table: Table, places: Places, text: Words): Piece[] {
  const { frame, columns, ladders } = places.market;
  const sheets = ladders
    ? [
        pieceIn(keys.market, frame, depths.panel, (w, h) => marketSkin(text.word('blackMarket'), places.unit, w, h), {
          face: 'market',
          backdrop: true,
        }),
      ]
    : [];
  const steps = table.market.flatMap((ladder, i) => {
    const column = columns[i];
    if (!column) return [];
    const skin = (w: number, h: number) =>
      ladders ? ladderSkin(ladder, text.faceName(ladder.ware), w, h) : valueSkin(ladder, w, h);
    const target = table.offers.length === 0 ? { target: `ware:${ladder.ware}` } : {};
    return [pieceIn(marketKey(ladder.ware), column, depths.column, skin, { face: ladder.ware, ...target })];
  });
  return [...sheets, ...steps];
}

/** Voyage, rolls and dice. */
export function counterPieces(table: Table, places: Places, text: Words): Piece[] {
  const voyage = `${text.word('voyage')} ${table.voyage}`;
  const ready = table.dice.length > 0;
  const dice = table.boats
    .filter((boat) => boat.position !== null && boat.berth === null)
    .map(({ ware, die }) => ({ ware, face: die }));
  return [
    pieceIn(keys.counter, places.counter, depths.plate, (w, h) => counterSkin(voyage, table.rolls, w, h), {
      face: 'counter',
      counts: true,
    }),
    pieceIn(keys.dice, places.dice, depths.plate, (w, h) => traySkin(dice, ready, w, h), {
      radius: 12,
      face: 'dice',
      ...(ready ? { target: 'dice' } : {}),
    }),
  ];
}
