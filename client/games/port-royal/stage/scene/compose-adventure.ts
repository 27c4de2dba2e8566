import type { FaceId } from '../../../../../shared/games/port-royal/index.ts';
import { backSkin } from '../../../../art/back.ts';
import { columns, rect } from '../../../../stage/geometry.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { pieceIn } from '../../../../stage/piece.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { aimSkin } from '../../art/aim.ts';
import { cardSkin } from '../../art/card.ts';
import { crownMarker, crownTrackSkin } from '../../art/crown-track.ts';
import { eventSkin } from '../../art/event-card.ts';
import { newSkin } from '../../art/harbour.ts';
import { holdSkin } from '../../art/hold.ts';
import { houseSkin, plaqueSkin } from '../../art/house.ts';
import { markerSkin } from '../../art/marker.ts';
import { missionSkin } from '../../art/mission.ts';
import { monthSkin } from '../../art/month.ts';
import type { Adventure, Month } from '../adventure.ts';
import type { Mat, Places, Venue } from '../layout/places.ts';
import { missionWords } from '../mission-words.ts';
import type { Holding, Table } from '../model.ts';
import type { Words } from '../words.ts';

const depth = 10;

export const missionKey = (id: string): string => `mission:${id}`;
export const crownKey = (seat: number): string => `crown:${seat}`;

/** Missions, month, event, crowns and what is asked about over the harbour. */
export function adventurePieces({ adventure }: Table, { venue, unit }: Places, text: Words): Piece[] {
  if (!adventure || !venue) return [];
  return [
    ...missionPieces(adventure, venue, unit, text),
    monthPiece(adventure.month, venue, unit, text),
    eventPiece(adventure, venue, unit, text),
    ...trackPieces(adventure, venue, unit, text),
    ...aimPiece(adventure, venue, unit, text),
    ...lookPieces(adventure, venue, unit, text),
    ...candidatePieces(adventure, venue, unit, text),
  ];
}

/** Each explains itself and is claimed by a tap. */
function missionPieces({ missions }: Adventure, venue: Venue, unit: number, text: Words): Piece[] {
  return missions.flatMap((card, i) => {
    const place = venue.missions[i];
    if (!place) return [];
    const words = missionWords(card, text);
    const key = missionKey(card.id);
    const skin = (w: number, h: number) => missionSkin(card, words, unit, w, h);
    return [
      pieceIn(key, place, depth + (card.latest ? 0.5 : 0), skin, { target: key, face: key, radius: 9, lies: true }),
    ];
  });
}

/** Days that are left, or that a new month has just begun. */
function leftOf({ turn, length }: Month, text: Words): string {
  if (turn === 0) return text.word('monthBegins');
  const left = length - turn;
  return `${left} ${text.word('turnsToEnd', left)}`;
}

function monthPiece(month: Month | null, venue: Venue, unit: number, text: Words): Piece {
  const shown = month ?? { nth: 1, length: 3, turn: 0 };
  const words = { title: `${text.word('month')} ${shown.nth}`, left: leftOf(shown, text) };
  const skin = (w: number, h: number) => monthSkin(shown, words, unit, w, h);
  return pieceIn('month', venue.month, depth, skin, { face: 'month', radius: 11, lies: true });
}

function eventPiece({ event }: Adventure, venue: Venue, unit: number, text: Words): Piece {
  const words = {
    heading: text.word(event === null ? 'noEvent' : 'eventOfTurn'),
    name: event === null ? '' : text.faceName(event),
    text: event === null ? '' : text.faceShort(event),
  };
  const skin = (w: number, h: number) => eventSkin(event, words, unit, w, h);
  return pieceIn('event', venue.event, depth, skin, { face: 'event', radius: 9, lies: true });
}

function trackPieces({ track }: Adventure, venue: Venue, unit: number, text: Words): Piece[] {
  const at = venue.track;
  const strip = pieceIn('crowns', at, depth, (w, h) => crownTrackSkin(track, text.word('crownTrack'), unit, w, h), {
    face: 'crowns',
    radius: 10,
    lies: true,
  });
  const markers = track.markers.flatMap(({ seat }) => {
    const spot = crownMarker(track, seat, unit, at.width, at.height);
    if (!spot) return [];
    const place = rect(at.x + spot.x, at.y + spot.y, spot.width, spot.height);
    return [pieceIn(crownKey(seat), place, depth + 2 + seat * 0.1, (w) => markerSkin(seat, w))];
  });
  return [strip, ...markers];
}

function aimPiece({ aim }: Adventure, venue: Venue, unit: number, text: Words): Piece[] {
  if (!aim || !venue.aim) return [];
  const words = {
    missions: text.word('aimMissions'),
    markers: text.word('aimMarkers'),
    influence: text.word('aimInfluence'),
  };
  const skin = (w: number, h: number) => aimSkin(aim, words, unit, w, h);
  return [pieceIn('aim', venue.aim, depth, skin, { face: 'aim', radius: 10, lies: true })];
}

const lookedAt = (face: FaceId | null, text: Words) => (w: number, h: number) =>
  face === null ? backSkin(w, h) : cardSkin(face, text, w, h, { lifted: true });

/** Faces for their owner alone; the others see how many there are (PR17.3). */
function lookPieces({ look }: Adventure, venue: Venue, unit: number, text: Words): Piece[] {
  if (!look) return [];
  const cards = look.cards.flatMap((face, i) => {
    const place = venue.look[i];
    if (!place) return [];
    const more = { target: `look:${i}`, face: face ?? 'looked', radius: 9 };
    return [pieceIn(`look:${i}`, place, 310 + i, lookedAt(face, text), more)];
  });
  const [first] = venue.look;
  const last = venue.look.at(-1);
  if (!first || !last || look.cards[0] === null) return cards;
  const height = Math.max(18, 20 * unit);
  const label = rect(first.x, first.y - height * 0.7, last.x + last.width - first.x, height);
  return [...cards, pieceIn('look:own', label, 320, (w, h) => newSkin(text.word('lookOwn'), w, h))];
}

const stacked = ({ x, y, width, height }: Rect, count: number, gap: number): Rect[] => {
  const each = (height - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => rect(x, y + i * (each + gap), width, each));
};

/** Adventurers to choose from, as the houses that they will be. */
function candidatePieces({ candidates }: Adventure, venue: Venue, unit: number, text: Words): Piece[] {
  return candidates.flatMap(({ card, sides }, i) => {
    const place = venue.candidates[i];
    if (!place) return [];
    const gap = 6 * unit;
    const inRow = sides.length > 1 && place.width > place.height * 2.2;
    const places = inRow ? columns(place, sides.length, gap) : stacked(place, sides.length, gap);
    return sides.map((id, nth) => {
      const at = places[nth] ?? place;
      const house = { seat: 0, adventurer: id, opened: 1, gone: 4, crowns: [1, 3] };
      const words = { name: text.faceName(id), short: text.faceShort(id) };
      const target = sides.length > 1 ? `choose:${card}` : `side:${i === 0 ? 'a' : 'b'}`;
      const skin = (w: number, h: number) => (h < 84 ? plaqueSkin : houseSkin)(house, words, w, h);
      return pieceIn(`candidate:${id}`, at, 310 + i + nth * 0.1, skin, { target, face: `adventurer:${id}`, radius: 9 });
    });
  });
}

/** The adventurer's house and the hold on one's own board. */
export function ownAdventure(who: Holding, { house, hold }: Mat, text: Words): Piece[] {
  const pieces: Piece[] = [];
  if (house && who.house) {
    const own = who.house;
    const words = { name: text.faceName(own.adventurer), short: text.faceShort(own.adventurer) };
    const face = `adventurer:${own.adventurer}`;
    const skin = (w: number, h: number) => houseSkin(own, words, w, h);
    pieces.push(pieceIn('house', house, 30, skin, { target: 'house', face, radius: 9, lies: true }));
  }
  if (hold && who.hold) {
    const bays = who.hold;
    const words = { title: text.word('hold'), cargo: (cargo: string) => text.faceName(`cargo:${cargo}`) };
    const skin = (w: number, h: number) => holdSkin(bays, words, w, h);
    pieces.push(pieceIn('hold', hold, 30, skin, { target: 'hold', face: 'hold', radius: 9, lies: true }));
  }
  return pieces;
}
