import { TILES } from '../../../../../shared/games/manila/index.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { pieceIn } from '../../../../stage/piece.ts';
import { hammerSkin, paddleSkin, showSkin, standingSkin } from '../../art/auction.ts';
import { offerSkin } from '../../art/offer.ts';
import type { Places } from '../layout.ts';
import type { Offer, Table } from '../model.ts';
import type { Words } from '../words.ts';
import { depths } from './depths.ts';
import { keys, offerKey, paddleKey } from './keys.ts';

/** What is shown in the middle of the board before boats sail: the auction, shares for sale, wares to be loaded. */
export function showPieces(table: Table, places: Places, text: Words): Piece[] {
  switch (table.show) {
    case 'auction':
      return [hall(places, text.word('auction')), ...auctionPieces(table, places, text)];
    case 'share':
      return [hall(places, text.word('forSale')), ...offerPieces(table, places, text)];
    case 'load':
      return [hall(places, places.kind === 'wide' ? text.word('toLoad') : ''), ...offerPieces(table, places, text)];
    case 'voyage':
      return [];
  }
}

const hall = (places: Places, title: string): Piece =>
  pieceIn(keys.show, places.show, depths.show, (w, h) => showSkin(title, places.unit, w, h));

function auctionPieces(table: Table, places: Places, text: Words): Piece[] {
  const leader = table.bidders.find((bidder) => bidder.highest);
  const caption = leader ? `${text.word('highest')} · ${leader.name}` : text.word('noBid');
  const bidders = table.bidders.flatMap((bidder, i) => {
    const place = places.paddles[i];
    if (!place) return [];
    const skin = (w: number, h: number) => paddleSkin(bidder, text.word('passed'), w, h);
    const seat = `seat:${bidder.seat}`;
    return [pieceIn(paddleKey(bidder.seat), place, depths.bidder + i * 0.1, skin, { target: seat, face: seat })];
  });
  return [
    pieceIn(keys.standing, places.standing, depths.bidder, (w, h) => standingSkin(table.standing, caption, w, h), {
      target: 'auction',
    }),
    pieceIn(keys.hammer, places.hammer, depths.bidder + 1, hammerSkin),
    ...bidders,
  ];
}

function offerPieces(table: Table, places: Places, text: Words): Piece[] {
  return table.offers.flatMap((offer, i) => {
    const place = places.offers[i];
    if (!place) return [];
    return [
      pieceIn(offerKey(offer.ware), place, depths.bidder, (w, h) => offerSkin(offer, wordsOf(offer, text), w, h), {
        target: `ware:${offer.ware}`,
        face: offer.ware,
        radius: 10,
      }),
    ];
  });
}

const wordsOf = (offer: Offer, text: Words) => ({
  name: text.faceName(offer.ware),
  share: offer.price === null ? '' : text.word('share'),
  left: `× ${offer.supply}`,
  payout: String(TILES[offer.ware].payout),
  seats: TILES[offer.ware].costs,
});
