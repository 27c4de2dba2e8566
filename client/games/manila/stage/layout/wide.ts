import type { Size } from '../../../../stage/geometry.ts';
import { clamp, columns, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { offersIn, onOneLine, paddlesIn, plateIn, seatsIn, sharesIn, slotIn, stacked, trackIn } from './parts.ts';
import type { Demand, LanePlaces, Mat, Panel, Places, Plate } from './places.ts';

const rowSizes = (u: number) => ({ label: 46 * u, socket: 40 * u, gain: 30 * u, gap: 7 * u });

/** Players along the top, lanes and port below them, then what stands ashore, the market and one's own board. */
export function wide(demand: Demand): Places {
  const { width, height } = demand;
  const u = clamp(Math.min(width / 1004, height / 748), 0.5, 2);
  const side = 14 * u;
  const gap = 10 * u;
  const inner = width - 2 * side;
  const watching = demand.own === null;
  const strip = rect(side, 10 * u, inner, watching ? 0 : 46 * u);
  const lowHeight = (watching ? 264 : 212) * u;
  const low = rect(side, height - 10 * u - lowHeight, inner, lowHeight);
  const ashore = rect(side, low.y - gap - 94 * u, inner, 94 * u);
  const top = watching ? strip.y : strip.y + strip.height + gap;
  const water = rect(side, top, inner, ashore.y - gap - top);
  const port = portIn(rect(width - side - 152 * u, water.y, 152 * u, water.height), u);
  const lanes = lanesIn(rect(water.x, water.y, port.frame.x - 12 * u - water.x, water.height), demand, u);
  const market = rect(low.x, low.y, Math.min(318 * u, low.width * 0.36), low.height);
  const board = rect(
    market.x + market.width + 12 * u,
    low.y,
    low.x + low.width - market.x - market.width - 12 * u,
    low.height,
  );
  const over = showIn(rect(water.x, water.y, port.frame.x - 12 * u - water.x, water.height), lanes, demand, u);
  return {
    kind: 'wide',
    unit: u,
    ...(watching ? company(board, demand, u) : guests(strip, demand, u)),
    lanes,
    boat: boatIn(lanes, u),
    die: 32 * u,
    draught: 0.38,
    port,
    ...ashoreIn(ashore, u),
    market: marketIn(market, u),
    bank: rect(market.x + 12 * u, market.y + 8 * u, 24 * u, 24 * u),
    ...over,
    mat: demand.own === null ? null : matIn(board, demand.own, u),
    actions: watching
      ? rect(over.show.x, ashore.y - 4 * u, 10 * u, 4 * u)
      : rect(board.x + board.width - 264 * u, board.y + 10 * u, 252 * u, board.height - 20 * u),
  };
}

/** Counter, the other players, dice. */
function guests(strip: Rect, demand: Demand, u: number): Pick<Places, 'plates' | 'counter' | 'dice'> {
  const counter = rect(strip.x, strip.y, 158 * u, strip.height);
  const dice = rect(strip.x + strip.width - 152 * u, strip.y, 152 * u, strip.height);
  const left = counter.x + counter.width + 10 * u;
  const room = rect(left, strip.y, dice.x - 10 * u - left, strip.height);
  return { plates: platesIn(room, demand, demand.seats - 1, u), counter, dice };
}

const platesIn = (room: Rect, demand: Demand, count: number, u: number): Plate[] =>
  columns(room, count, 8 * u).map((frame, i) => plateIn(frame, demand.revealed[i] ?? 0, u));

/** For spectators: everybody, where a player has their own board. */
function company(room: Rect, demand: Demand, u: number): Pick<Places, 'plates' | 'counter' | 'dice'> {
  const gap = 10 * u;
  const head = 50 * u;
  const counter = rect(room.x, room.y, (room.width - gap) * 0.5, head);
  const dice = rect(counter.x + counter.width + gap, room.y, (room.width - gap) * 0.5, head);
  const rows = Math.ceil(demand.seats / 2);
  const top = room.y + head + gap;
  const each = (room.y + room.height - top - gap * (rows - 1)) / rows;
  const plates = Array.from({ length: demand.seats }, (_, i) => {
    const x = room.x + (i % 2) * ((room.width + gap) / 2);
    const frame = rect(x, top + Math.floor(i / 2) * (each + gap), (room.width - gap) / 2, each);
    return plateIn(frame, demand.revealed[i] ?? 0, u);
  });
  return { plates, counter, dice };
}

function lanesIn(room: Rect, demand: Demand, u: number): LanePlaces[] {
  const gap = 8 * u;
  const each = (room.height - 2 * gap) / 3;
  return Array.from({ length: 3 }, (_, i) => {
    const tile = rect(room.x, room.y + i * (each + gap), 184 * u, each);
    const left = tile.x + tile.width + 24 * u;
    const band = rect(left, tile.y, room.x + room.width - left, each - 4 * u);
    const seats = rect(tile.x + 8 * u, tile.y + 44 * u, tile.width - 16 * u, tile.height - 50 * u);
    return {
      tile,
      seats: seatsIn(seats, demand.crews[i] ?? 3, 40 * u),
      ...trackIn(band, demand.wanted[i] ?? [], { stop: 31 * u, odds: { width: 196 * u, height: 22 * u } }),
    };
  });
}

/** As large as the water above the spaces allows, three spaces broad at most. */
function boatIn(lanes: readonly LanePlaces[], u: number): Size {
  const height = clamp((lanes[0]?.track.height ?? 0) - 38 * u, 60 * u, 92 * u);
  return { width: height / 0.72, height };
}

/** Berths one below the other. */
function portIn(frame: Rect, u: number): Panel {
  const heading = rect(frame.x + 12 * u, frame.y + 8 * u, frame.width - 24 * u, 28 * u);
  const top = heading.y + heading.height;
  const each = (frame.y + frame.height - 8 * u - top) / 3;
  const sizes = { ...rowSizes(u), label: 50 * u };
  const slots = [0, 1, 2].map((i) => slotIn(rect(frame.x + 4 * u, top + i * each, frame.width - 8 * u, each), sizes));
  return { frame, heading, slots };
}

function ashoreIn(row: Rect, u: number): Pick<Places, 'pirates' | 'pilots' | 'insurance' | 'shipyard'> {
  const gap = 10 * u;
  const head = 28 * u;
  const pad = 12 * u;
  const share = (row.width - 3 * gap) / 946;
  const widths = [172, 248, 118, 408].map((width) => width * share);
  let left = row.x;
  const [pirates, pilots, insurance, shipyard] = widths.map((width) => {
    const frame = rect(left, row.y, width, row.height);
    left += width + gap;
    return frame;
  }) as [Rect, Rect, Rect, Rect];
  const ranked = { label: 27 * u, socket: 40 * u, gain: 0, gap: 5 * u };
  return {
    pirates: stacked(pirates, 2, head, pad, ranked),
    pilots: stacked(pilots, 2, head, pad, { label: 40 * u, socket: 40 * u, gain: 22 * u, gap: 5 * u }),
    insurance: stacked(insurance, 1, head, pad, { label: 0, socket: 40 * u, gain: 32 * u, gap: 8 * u }),
    shipyard: stacked(shipyard, 3, head, pad, { ...rowSizes(u), label: 42 * u, gap: 6 * u }),
  };
}

function marketIn(frame: Rect, u: number): Places['market'] {
  const top = frame.y + 38 * u;
  const room = rect(frame.x + 14 * u, top, frame.width - 28 * u, frame.y + frame.height - 10 * u - top);
  return { frame, columns: columns(room, 4, 9 * u), ladders: true };
}

/** Auction and offers have the room of the lanes, wares to be loaded that of the water. */
export function showIn(
  room: Rect,
  lanes: readonly LanePlaces[],
  demand: Demand,
  u: number,
): Pick<Places, 'show' | 'paddles' | 'standing' | 'hammer' | 'offers'> {
  const first = lanes[0]?.track ?? room;
  const left = demand.show === 'load' ? first.x + 84 * u : first.x;
  const whole = demand.show === 'auction' || demand.show === 'share';
  const show = whole ? room : rect(left, room.y, room.x + room.width - left, room.height);
  const head = show.height * 0.4;
  const standing = rect(show.x + show.width / 2 - 110 * u, show.y + 30 * u, 220 * u, head - 26 * u);
  const bench = rect(show.x + 16 * u, show.y + head + 8 * u, show.width - 32 * u, show.height - head - 22 * u);
  const body = rect(show.x + 14 * u, show.y + 40 * u, show.width - 28 * u, show.height - 54 * u);
  return {
    show,
    standing,
    hammer: rect(standing.x + standing.width, standing.y, standing.height * 1.1, standing.height),
    paddles: paddlesIn(bench, demand.seats, 150 * u, 12 * u),
    offers: offersIn(body, 150 * u, demand.show === 'share' ? 1.5 : 1.45, 14 * u),
  };
}

function matIn(frame: Rect, own: number, u: number): Mat {
  const who = rect(frame.x + 16 * u, frame.y + 10 * u, frame.width - 296 * u, 46 * u);
  const top = who.y + who.height + 10 * u;
  const shares = rect(who.x, top, who.width, frame.y + frame.height - 14 * u - top);
  return {
    frame,
    who,
    ...onOneLine(who, u),
    shares: sharesIn(shares, own, 92 * u, 10 * u),
  };
}
