import type { FaceId, ShipColour } from '../../../../../shared/games/port-royal/index.ts';
import { FACES, face as faceBy } from '../../../../../shared/games/port-royal/index.ts';
import { percentOf } from '../../../../../shared/i18n/percent.ts';
import { matSkin } from '../../../../art/mat.ts';
import { rect } from '../../../../stage/geometry.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { pieceIn } from '../../../../stage/piece.ts';
import type { Rect, TargetId } from '../../../../stage/stage.ts';
import { cardSkin } from '../../art/card.ts';
import { edgeWatchSkin } from '../../art/edge-watch.ts';
import { expeditionSkin } from '../../art/expedition.ts';
import { ghostSkin, harbourSkin, newSkin } from '../../art/harbour.ts';
import { whoSkin } from '../../art/mat.ts';
import { miniSkin } from '../../art/mini.ts';
import { deckSkin, pileSkin, tagSkin } from '../../art/piles.ts';
import { plateSkin } from '../../art/plate.ts';
import { watchSkin } from '../../art/watch.ts';
import type { Places } from '../layout.ts';
import { cardRatio } from '../layout.ts';
import type { Table } from '../model.ts';
import type { Words } from '../words.ts';
import { adventurePieces, ownAdventure } from './compose-adventure.ts';
import { contractPieces, teamPieces } from './compose-contracts.ts';
import { keptPieces } from './compose-kept.ts';

/** From far to near. */
export const depths = {
  frame: 0,
  pile: 10,
  card: 20,
  mat: 5,
  own: 40,
  plate: 2,
  mini: 60,
  expedition: 10,
  drawn: 300,
} as const;

/** The n-th copy of each face gets a key of its own. */
function keyed(faces: readonly FaceId[], prefix: string): string[] {
  const counts = new Map<FaceId, number>();
  return faces.map((face) => {
    const copy = counts.get(face) ?? 0;
    counts.set(face, copy + 1);
    return `${prefix}:${face}:${copy}`;
  });
}

const shipFace = (colour: ShipColour): FaceId =>
  FACES.find((face) => face.kind === 'ship' && face.colour === colour)?.id ?? '';

/** All pieces of the table, each where the layout has its place. */
export function compose(table: Table, places: Places, text: Words): Piece[] {
  return [
    ...platePieces(table, places, text),
    ...teamPieces(table, places, text),
    ...contractPieces(table, places, text),
    ...adventurePieces(table, places, text),
    watchPiece(table, places, text),
    ...expeditionPieces(table, places, text),
    ...harbourPieces(table, places, text),
    ...pilePieces(table, places, text),
    ...matPieces(table, places, text),
  ];
}

export function platePieces(table: Table, places: Places, text: Words): Piece[] {
  return table.plates.flatMap((who, i) => {
    const plate = places.plates[i];
    if (!plate) return [];
    const frame = pieceIn(`plate:${who.seat}`, plate.frame, depths.plate, (w, h) => plateSkin(who, places.unit, w, h), {
      target: `seat:${who.seat}`,
      face: `seat:${who.seat}`,
      radius: 12 * places.unit,
      counts: true,
    });
    const keys = keyed(who.cards, `tableau:${who.seat}`);
    const minis = who.cards.flatMap((face, n) => {
      const cell = plate.cards.cells[n];
      if (!cell) return [];
      return [pieceIn(keys[n] ?? face, cell, depths.mini + n * 0.1, (w, h) => miniSkin(face, w, h), { face })];
    });
    return [frame, ...minis, ...keptPieces(who, plate.cards, depths.mini, text)];
  });
}

function watchPiece(table: Table, places: Places, text: Words): Piece {
  const flags = table.pennants.map(({ colour, seen }) => ({ colour, seen, name: text.faceName(shipFace(colour)) }));
  const percent = table.risk === null ? null : percentOf(table.risk);
  const risk = percent === null ? null : { value: `${percent}%`, word: text.word('bustRisk'), high: percent >= 30 };
  if (table.takes !== null) {
    const seen = flags.filter((flag) => flag.seen).length;
    const takes = `${seen} ${text.word('colours', seen)}${text.word('colon')} ${text.word('take')} ${table.takes}`;
    // it lies upon the edge of the harbour
    return pieceIn('watch', places.watch, depths.frame + 0.5, (w, h) => edgeWatchSkin(flags, { takes, risk }, w, h), {
      face: 'watch',
    });
  }
  const words = { title: places.kind === 'wide' ? text.word('shipsInHarbour') : '', risk };
  return pieceIn('watch', places.watch, depths.frame, (w, h) => watchSkin(flags, words, places.unit, w, h), {
    face: 'watch',
  });
}

function expeditionPieces(table: Table, places: Places, text: Words): Piece[] {
  const keys = keyed(
    table.expeditions.map((open) => open.face),
    'expedition',
  );
  return table.expeditions.flatMap((open, i) => {
    const place = places.expeditions[i];
    if (!place) return [];
    const skin = (w: number, h: number) => expeditionSkin(open.face, text.word('expedition'), w, h);
    return [
      pieceIn(keys[i] ?? open.face, place, depths.expedition, skin, {
        target: `expedition:${open.face}`,
        face: open.face,
      }),
    ];
  });
}

const lean = (rect: Rect, lift: number): Rect => ({ ...rect, y: rect.y - lift });

function harbourPieces(table: Table, places: Places, text: Words): Piece[] {
  const frame = pieceIn('harbour', places.harbour, depths.frame, (w, h) =>
    harbourSkin(text.word('harbour'), places.unit, w, h),
  );
  const pieces: Piece[] = [frame];
  const { cells, shown } = places.cards;
  table.harbour.forEach((card, i) => {
    const cell = cells[i];
    if (!cell) return;
    const alone = i === table.harbour.length - 1 || (cells[i + 1]?.y ?? cell.y) !== cell.y;
    const look = { shown: alone ? 1 : shown, dimmed: !card.affordable, lifted: card.fresh };
    const at = card.fresh ? lean(cell, cell.width * 0.05) : cell;
    const depth = depths.card + i;
    pieces.push(
      pieceIn(`h:${table.turn}:${card.slot}`, at, depth, (w, h) => cardSkin(card.face, text, w, h, look), {
        target: `harbour:${card.slot}`,
        face: card.face,
        radius: 9 * (cell.width / 118),
        angle: card.fresh ? 1.2 : 0,
      }),
    );
    if (card.fresh) pieces.push(newTag(at, depth, text.word('new'), places.unit));
  });
  pieces.push(...nextPieces(table, places, text));
  return pieces;
}

function newTag(at: Rect, depth: number, word: string, unit: number): Piece {
  const height = Math.max(16, 18 * unit);
  const place = rect(at.x, at.y - height * 0.72, at.width, height);
  return pieceIn('new', place, depth + 0.5, (w, h) => newSkin(word, w, h));
}

/** The card that is being decided upon, or the empty place of the one that may come. */
function nextPieces(table: Table, places: Places, text: Words): Piece[] {
  const radius = 9 * (places.next.width / 118);
  if (table.drawn !== null) {
    const face = table.drawn;
    const at = drawnPlace(places);
    const skin = (w: number, h: number) => cardSkin(face, text, w, h, { lifted: true });
    return [pieceIn('drawn', at, depths.drawn, skin, { target: 'drawn', face, radius, angle: 1.2 })];
  }
  if (!places.ghost) return [];
  return [pieceIn('ghost', places.next, depths.frame + 1, (w, h) => ghostSkin(text.word('nextCard'), w, h))];
}

/** Where a drawn card is shown: at its place to be, a little larger, never beyond the frame of the harbour. */
export function drawnPlace(places: Places): Rect {
  const { next, harbour } = places;
  const width = Math.min(next.width * 1.12, (harbour.height - 14) / cardRatio);
  const height = width * cardRatio;
  const x = Math.min(next.x + (next.width - width) / 2, harbour.x + harbour.width - width - 6);
  const y = Math.min(next.y + (next.height - height) / 2, harbour.y + harbour.height - height - 6);
  return rect(Math.max(harbour.x + 6, x), Math.max(harbour.y + 6, y), width, height);
}

function pilePieces(table: Table, places: Places, text: Words): Piece[] {
  const deck = pieceIn(
    'deck',
    places.deck,
    depths.pile,
    (w, h) => deckSkin(table.deck, `${table.deck} ${text.word('left')}`, w, h),
    { target: 'deck', face: 'deck', radius: 9 * (places.deck.width / 118) },
  );
  const { count, top } = table.discard;
  const at = places.discard;
  const radius = 9 * (at.width / 118);
  const pieces: Piece[] = [
    deck,
    pieceIn('discard', at, depths.pile, (w, h) => pileSkin(count, w, h), {
      target: 'discard',
      radius,
      face: top ?? 'discard',
    }),
  ];
  if (top) {
    pieces.push(
      pieceIn(
        'discard:top',
        at,
        depths.pile + 1,
        (w, h) => cardSkin(top, text, w, h, { dimmed: !table.taxed, compact: true }),
        {
          target: 'discard',
          face: top,
          radius,
        },
      ),
    );
  }
  const size = Math.max(15, Math.min(20 * places.unit, at.width * 0.38));
  if (table.gamble > 0) pieces.push(gambleTag(table.gamble, places.deck, size, text));
  if (table.taxed) pieces.push(taxTag(at, size, text));
  const label = rect(at.x - 10, at.y + at.height - size * 0.3, at.width + 20, size);
  pieces.push(
    pieceIn('discard:count', label, depths.pile + 2, (w, h) => tagSkin(`${text.word('discard')} ${count}`, w, h)),
  );
  return pieces;
}

/** How many cards a gambler is still to turn up. */
function gambleTag(left: number, deck: Rect, size: number, text: Words): Piece {
  const at = rect(deck.x, deck.y - size * 0.6, deck.width, size);
  const words = `${left} ${text.word('cardsToTurn', left)}`;
  return pieceIn('gamble', at, depths.pile + 3, (w, h) => newSkin(words, w, h));
}

/** What the question is asked for lies on the discard already. */
const taxTag = (discard: Rect, size: number, text: Words): Piece =>
  pieceIn('taxed', rect(discard.x - 10, discard.y - size * 0.6, discard.width + 20, size), depths.pile + 3, (w, h) =>
    newSkin(text.word('tax'), w, h),
  );

/** A person who does something when touched: the first gambler or sentinel, the first merchant of a colour. */
function ownTarget(id: FaceId, first: boolean): TargetId | null {
  const card = faceBy(id);
  if (card.kind !== 'person' || !first) return null;
  if (card.role === 'gambler' || card.role === 'sentinel') return card.role;
  return card.role === 'merchant' && card.colour ? `merchant:${card.colour}` : null;
}

export function matPieces(table: Table, places: Places, text: Words): Piece[] {
  const who = table.mat;
  if (!who || !places.mat) return [];
  const { frame, who: room, cards, minis } = places.mat;
  const words = {
    coins: text.word('coins', who.coins),
    swords: text.word('swords', who.swords),
    markers: text.word('markersLeft', who.markers?.left ?? 0),
    influence: text.word('influence'),
    crowns: text.word('crowns', who.crowns ?? 0),
  };
  const board = pieceIn('mat', frame, depths.mat, (w, h) => matSkin(who.acting, places.unit, w, h), {
    target: `seat:${who.seat}`,
  });
  const name = pieceIn('who', room, depths.mat + 1, (w, h) => whoSkin(who, table.goal, words, places.unit, w, h), {
    target: `seat:${who.seat}`,
    face: `seat:${who.seat}`,
    lies: true,
    counts: true,
  });
  const keys = keyed(who.cards, `tableau:${who.seat}`);
  const own = who.cards.flatMap((face, i) => {
    const cell = cards.cells[i];
    if (!cell) return [];
    const shown = i === who.cards.length - 1 ? 1 : cards.shown;
    const skin = (w: number, h: number) =>
      minis ? miniSkin(face, w, h) : cardSkin(face, text, w, h, { own: true, shown });
    const target = ownTarget(face, who.cards.indexOf(face) === i);
    const more = { face, radius: 9 * (cell.width / 118), ...(target ? { target } : {}) };
    return [pieceIn(keys[i] ?? face, cell, depths.own + i * 0.1, skin, more)];
  });
  return [board, name, ...ownAdventure(who, places.mat, text), ...own, ...keptPieces(who, cards, depths.own, text)];
}
