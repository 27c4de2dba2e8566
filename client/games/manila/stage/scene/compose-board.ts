import { NUMBERS } from '../../../../../shared/games/manila/index.ts';
import { percentOf } from '../../../../../shared/i18n/percent.ts';
import { hammerNails, lighthouse, pirateFlag, shipWheel, umbrella } from '../../../../art/icons.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { pieceIn } from '../../../../stage/piece.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { boatSkin } from '../../art/boat.ts';
import { dieSkin } from '../../art/die.ts';
import type { StopState } from '../../art/lane.ts';
import { stopSkin, trackSkin } from '../../art/lane.ts';
import { oddsSkin } from '../../art/odds.ts';
import type { Print } from '../../art/panel.ts';
import { gainSkin, panelSkin } from '../../art/panel.ts';
import type { Shore } from '../../art/scenes.ts';
import { accompliceSkin, socketSkin } from '../../art/socket.ts';
import { hollowSkin, tileSkin } from '../../art/tile.ts';
import type { LanePlaces, Panel, Places } from '../layout.ts';
import { boatPlace, diePlace } from '../layout.ts';
import type { BerthOnTable, BoatOnTable, Socket, Table } from '../model.ts';
import type { Words } from '../words.ts';
import { depths } from './depths.ts';
import {
  accompliceKey,
  boatKey,
  dieKey,
  gainKey,
  hollowKey,
  keys,
  oddsKey,
  socketKey,
  stopKey,
  tileKey,
  trackKey,
} from './keys.ts';

/** Lanes with their tiles, boats and dice. */
export function lanePieces(table: Table, places: Places, text: Words): Piece[] {
  if (table.show === 'auction' || table.show === 'share') return [];
  return places.lanes.flatMap((lane, i) => {
    const boat = table.boats[i];
    const pieces = [...trackPieces(table, boat ?? null, lane, i)];
    if (!boat) return [...pieces, pieceIn(hollowKey(i), lane.tile, depths.panel, hollowSkin)];
    const words = { name: text.faceName(boat.ware), payout: String(boat.payout) };
    return [
      ...pieces,
      pieceIn(tileKey(boat.ware), lane.tile, depths.panel, (w, h) => tileSkin(boat.ware, words, w, h), {
        face: boat.ware,
        backdrop: true,
      }),
      ...seatPieces(table, boat, lane),
      ...afloat(table, boat, places, lane),
    ];
  });
}

function trackPieces(table: Table, boat: BoatOnTable | null, lane: LanePlaces, i: number): Piece[] {
  const { track } = lane;
  const inside = lane.stops.map((stop) => ({ ...stop, x: stop.x - track.x, y: stop.y - track.y }));
  const position = boat?.berth?.haven === 'port' ? NUMBERS.lastSpace + 1 : (boat?.position ?? null);
  const wanted = table.wanted[i] ?? [];
  const stops = lane.stops.map((stop, space) => {
    const state: StopState =
      position === null || position < space ? 'ahead' : position === space && !boat?.berth ? 'here' : 'past';
    return pieceIn(stopKey(i, space), stop, depths.stop, (size) => stopSkin(space, state, size), {
      radius: stop.width / 2,
      ...(space >= NUMBERS.lastSpace ? { face: `stop:${space}` } : boat ? { face: `boat:${boat.ware}` } : {}),
      ...(wanted.includes(space) ? { target: `lane:${i}:${space}` } : {}),
    });
  });
  return [pieceIn(trackKey(i), track, depths.water, (w, h) => trackSkin(inside, w, h)), ...stops];
}

/** What is for sale comes first, so that it is the one of its space that glows. */
const forSaleFirst = (a: { readonly socket: Socket }, b: { readonly socket: Socket }): number =>
  Number(b.socket.next) - Number(a.socket.next);

/** Where a space of a lane is asked for, no place beside it catches the finger. */
const spaceTarget = (table: Table, space: string): string | null =>
  table.wanted.some((spaces) => spaces.length > 0) ? null : `space:${space}`;

function seatPieces(table: Table, boat: BoatOnTable, lane: LanePlaces): Piece[] {
  const target = (seat: Socket): string | null =>
    table.boarding && seat.occupant !== null
      ? `crew:${boat.ware}:${seat.index}`
      : spaceTarget(table, `seat:${boat.ware}`);
  return boat.seats
    .map((socket) => ({ socket }))
    .sort(forSaleFirst)
    .flatMap(({ socket }) => socketPieces(socket, lane.seats[socket.index], target(socket)));
}

/** A place for an accomplice, and who stands there. */
function socketPieces(socket: Socket, at: Rect | undefined, target: string | null): Piece[] {
  if (!at) return [];
  const { space, index, cost, occupant, next } = socket;
  const state = next ? 'open' : occupant === null ? 'later' : 'closed';
  const radius = at.width / 2;
  const taken = occupant !== null;
  const hollow = pieceIn(socketKey(space, index), at, depths.socket, (size) => socketSkin(String(cost), state, size), {
    radius,
    face: `space:${space}`,
    ...(taken || !target ? {} : { target }),
  });
  if (!taken) return [hollow];
  const man = pieceIn(accompliceKey(space, index), at, depths.accomplice, (size) => accompliceSkin(occupant, size), {
    radius,
    face: `space:${space}`,
    ...(target ? { target } : {}),
  });
  return [hollow, man];
}

/** The boat itself with its die and its chances. */
function afloat(table: Table, boat: BoatOnTable, places: Places, lane: LanePlaces): Piece[] {
  const at = boatPlace(places, boat);
  const depth = depths.boat + boat.lane;
  const pieces = [
    pieceIn(boatKey(boat.ware), at, depth, (w, h) => boatSkin(boat.ware, boat.plundered, w, h), {
      radius: at.height * 0.24,
      face: `boat:${boat.ware}`,
      ...(table.boarding && !boat.berth ? { target: `boat:${boat.ware}` } : {}),
    }),
  ];
  if (boat.berth) return pieces;
  const { die, chances, position } = boat;
  if (die !== null) {
    const place = diePlace(places, boat);
    const skin = (size: number) => dieSkin(boat.ware, die, size);
    pieces.push(pieceIn(dieKey(boat.ware), place, depth + 0.5, skin, { face: `boat:${boat.ware}` }));
  }
  if (chances && position !== null) {
    const { arrive, on13 } = chances;
    const told = { arrive: percentOf(arrive), thirteen: percentOf(on13) };
    // the rest, so that they make a hundred; but none that cannot be, nor nothing of what can
    const rest = percentOf(1 - arrive - on13);
    const percents = { ...told, short: rest === 0 ? 0 : Math.max(1, 100 - told.arrive - told.thirteen) };
    const place = lane.odds[position < 6 ? 1 : 0];
    pieces.push(
      pieceIn(oddsKey(boat.ware), place, depths.stop, (w, h) => oddsSkin(percents, w, h), {
        face: `odds:${boat.ware}`,
      }),
    );
  }
  return pieces;
}

// --------------------------------------------------------------------------------------------- ashore

/** A range where pirates may decide; where there is no room for it, what is sure. */
function chanceOf({ chance }: BerthOnTable, room: number): { chance?: string } {
  if (!chance || room < 20) return {};
  const [sure, possible] = [percentOf(chance.sure), percentOf(chance.possible)];
  if (sure === possible) return { chance: `${sure}%` };
  return { chance: room < 38 ? `≥${sure}%` : `${sure}–${possible}%` };
}

const berthPrints = (berths: readonly BerthOnTable[], panel: Panel): Print[] =>
  berths.map((berth, i) => ({
    label: berth.letter,
    moored: berth.boat !== null,
    gain: { coin: String(berth.payout) },
    ...chanceOf(berth, panel.slots[i]?.label.width ?? 0),
  }));

interface Area {
  readonly key: string;
  readonly shore: Shore;
  readonly title: string;
  readonly emblem: string;
  readonly panel: Panel;
  readonly prints: readonly Print[];
  readonly sockets: readonly Socket[];
  readonly target?: string;
}

function areaPieces(table: Table, { key, shore, title, emblem, panel, prints, sockets, target }: Area): Piece[] {
  const skin = (w: number, h: number) => panelSkin({ title, emblem, shore }, prints, panel, w, h);
  return [
    pieceIn(key, panel.frame, depths.panel, skin, {
      radius: 11,
      face: `area:${key}`,
      ...(target ? { target } : { backdrop: true }),
    }),
    ...sockets
      .map((socket, i) => ({ socket, at: panel.slots[i]?.socket }))
      .sort(forSaleFirst)
      // who sends a boat there hits the places of the panel as well
      .flatMap(({ socket, at }) => socketPieces(socket, at, target ?? spaceTarget(table, socket.space))),
    ...prints.flatMap(({ gain }, i) => {
      const slot = panel.slots[i];
      if (!gain || !slot?.tucked) return [];
      return [pieceIn(gainKey(key, i), slot.gain, depths.gain, (size) => gainSkin(gain, size))];
    }),
  ];
}

/** Port, shipyard, pirates, pilots and insurance. */
export function ashorePieces(table: Table, places: Places, text: Words): Piece[] {
  // a panel that could be tapped would swallow the taps just beside its places
  const sent = (haven: string): { target?: string } => (table.sending ? { target: `haven:${haven}` } : {});
  const sign = (label: string, gain: string): Print => ({ label, gain: gain ? { sign: gain } : null });
  const areas: Area[] = [
    {
      key: keys.port,
      shore: 'port',
      title: text.word('port'),
      emblem: lighthouse,
      panel: places.port,
      prints: berthPrints(table.port, places.port),
      sockets: table.port.map((berth) => berth.socket),
      ...sent('port'),
    },
    {
      key: keys.shipyard,
      shore: 'shipyard',
      title: text.word('shipyard'),
      emblem: hammerNails,
      panel: places.shipyard,
      prints: berthPrints(table.shipyard, places.shipyard),
      sockets: table.shipyard.map((berth) => berth.socket),
      ...sent('shipyard'),
    },
    {
      key: keys.pirates,
      shore: 'pirates',
      title: text.word('pirates'),
      emblem: pirateFlag,
      panel: places.pirates,
      prints: [sign(text.word('captain'), ''), sign(text.word('second'), '')],
      sockets: table.pirates,
    },
    {
      key: keys.pilots,
      shore: 'pilots',
      title: text.word('pilots'),
      emblem: shipWheel,
      panel: places.pilots,
      prints: [sign(text.word('small'), '±1'), sign(text.word('large'), '±2')],
      sockets: table.pilots,
    },
    {
      key: keys.insurance,
      shore: 'insurance',
      title: text.word('insurance'),
      emblem: umbrella,
      panel: places.insurance,
      prints: [{ label: '', gain: { coin: '+10' } }],
      sockets: [table.insurance],
    },
  ];
  return areas.flatMap((area) => areaPieces(table, area));
}
