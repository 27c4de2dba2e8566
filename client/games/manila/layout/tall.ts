import { clamp, columns, rect } from '../../../stage/geometry.ts';
import type { Rect } from '../../../stage/stage.ts';
import { beside, offersIn, onOneLine, paddlesIn, plateIn, seatsIn, sharesIn, stacked, trackIn } from './parts.ts';
import type { Demand, LanePlaces, Mat, Places } from './places.ts';

/** heights of the drawing, from top to bottom, with the berths in rows of their own and without */
const roomyHeight = 766;
const closeHeight = 704;

/** Everything in one column, the buttons where the thumb is. */
export function tall(demand: Demand): Places {
  const { width, height } = demand;
  const many = demand.actions > 2;
  const actionsHeight = demand.own === null ? 0 : many ? 120 : 68;
  const free = height - (demand.own === null ? -46 : actionsHeight - 68);
  const roomy = free >= roomyHeight * Math.min(1, width / 390) * 0.98;
  const u = clamp(Math.min(width / 390, free / (roomy ? roomyHeight : closeHeight)), 0.66, 1.8);
  const side = 8 * u;
  const gap = 6 * u;
  const inner = width - 2 * side;
  const guests = demand.own === null ? demand.seats : demand.seats - 1;
  const plates = columns(rect(side, gap, inner, 44 * u), guests, 5 * u).map((frame, i) =>
    plateIn(frame, demand.revealed[i] ?? 0, u * 0.84),
  );
  let top = gap + 44 * u + 5 * u;
  const counter = rect(side, top, inner * 0.52, 30 * u);
  const dice = rect(side + inner * 0.52 + gap, top, inner * 0.48 - gap, 30 * u);
  top += 30 * u + gap;

  const actions = rect(side, height - actionsHeight - 4, inner, actionsHeight);
  const matHeight = (demand.own === null ? 74 : 122) * u;
  const mat = rect(side, actions.y - matHeight - 3 * u, inner, matHeight);
  const ashoreHeight = (roomy ? 52 + 52 + 66 + 12 : 62 + 62 + 6) * u;
  const ashore = rect(side, mat.y - gap - ashoreHeight, inner, ashoreHeight);
  const water = rect(side, top, inner, ashore.y - gap - top);
  const lanes = lanesIn(water, demand, u);
  const market = marketIn(mat, demand.own !== null, u);
  return {
    kind: 'tall',
    unit: u,
    plates,
    counter,
    dice,
    lanes,
    ...boatIn(lanes, u),
    ...(roomy ? roomyAshore(ashore, u) : closeAshore(ashore, u)),
    market,
    bank: rect(market.frame.x + market.frame.width / 2 - 12 * u, market.frame.y, 24 * u, 24 * u),
    ...showIn(water, lanes, demand, u),
    mat: demand.own === null ? null : matIn(mat, market.frame, demand.own, u),
    actions: demand.own === null ? rect(side, height - 4, inner, 4) : actions,
  };
}

function lanesIn(water: Rect, demand: Demand, u: number): LanePlaces[] {
  const gap = 5 * u;
  const each = (water.height - 2 * gap) / 3;
  return Array.from({ length: 3 }, (_, i) => {
    const y = water.y + i * (each + gap);
    const tile = rect(water.x, y, water.width, 40 * u);
    const left = tile.x + Math.min(166 * u, tile.width * 0.44);
    const seats = rect(left, y, tile.x + tile.width - 5 * u - left, tile.height);
    const band = rect(water.x + 2 * u, y + tile.height + 2 * u, water.width - 4 * u, each - tile.height - 3 * u);
    return {
      tile,
      seats: seatsIn(seats, demand.crews[i] ?? 3, 33 * u).map((seat) => seat),
      ...trackIn(band, demand.wanted[i] ?? [], { stop: 23 * u, odds: { width: 138 * u, height: 18 * u } }),
    };
  });
}

/** As high as the water above the spaces. */
export function boatIn(lanes: readonly LanePlaces[], u: number): Pick<Places, 'boat' | 'die'> {
  const band = lanes[0]?.track.height ?? 50 * u;
  const height = Math.min(60 * u, band - 15 * u);
  return { boat: { width: height / 0.72, height }, die: Math.min(22 * u, height * 0.6) };
}

type Ashore = Pick<Places, 'port' | 'shipyard' | 'pirates' | 'pilots' | 'insurance'>;

function roomyAshore(room: Rect, u: number): Ashore {
  const gap = 6 * u;
  const berths = { label: 31 * u, socket: 32 * u, gain: 25 * u, gap: 3 * u };
  const port = rect(room.x, room.y, room.width, 52 * u);
  const shipyard = rect(room.x, port.y + 52 * u + gap, room.width, 52 * u);
  const row = rect(room.x, shipyard.y + 52 * u + gap, room.width, 66 * u);
  return {
    port: beside(port, 3, 84 * u, 9 * u, berths),
    shipyard: beside(shipyard, 3, 84 * u, 9 * u, berths),
    ...trio(row, gap, 20 * u, 9 * u, { label: 0, socket: 32 * u, gap: 4 * u }),
  };
}

function closeAshore(room: Rect, u: number): Ashore {
  const gap = 6 * u;
  const berths = { label: 26 * u, socket: 31 * u, gain: 19 * u, gap: 1 * u, tucked: true };
  const [port, shipyard] = columns(rect(room.x, room.y, room.width, 62 * u), 2, gap) as [Rect, Rect];
  const row = rect(room.x, room.y + 62 * u + gap, room.width, 62 * u);
  return {
    port: stacked(port, 3, 18 * u, 8 * u, berths),
    shipyard: stacked(shipyard, 3, 18 * u, 8 * u, berths),
    ...trio(row, gap, 18 * u, 8 * u, { label: 0, socket: 31 * u, gap: 3 * u }),
  };
}

export function trio(
  row: Rect,
  gap: number,
  head: number,
  pad: number,
  sizes: { readonly label: number; readonly socket: number; readonly gap: number },
): Pick<Ashore, 'pirates' | 'pilots' | 'insurance'> {
  const share = (row.width - 2 * gap) / 362;
  const pirates = rect(row.x, row.y, 104 * share, row.height);
  const pilots = rect(pirates.x + pirates.width + gap, row.y, 146 * share, row.height);
  const insurance = rect(pilots.x + pilots.width + gap, row.y, 112 * share, row.height);
  return {
    pirates: stacked(pirates, 2, head, pad, { ...sizes, gain: 0 }),
    pilots: stacked(pilots, 2, head, pad, { ...sizes, gain: sizes.socket * 0.6 }),
    insurance: stacked(insurance, 1, head, pad, { ...sizes, gain: sizes.socket * 0.84 }),
  };
}

/** The values only, on the right of one's own board or, for spectators, alone. */
function marketIn(mat: Rect, owned: boolean, u: number): Places['market'] {
  const frame = owned
    ? rect(mat.x + mat.width - 190 * u, mat.y + 46 * u, 181 * u, mat.height - 54 * u)
    : rect(mat.x, mat.y, mat.width, mat.height);
  return { frame, columns: columns(frame, 4, 4 * u), ladders: false };
}

export function showIn(
  water: Rect,
  lanes: readonly LanePlaces[],
  demand: Demand,
  u: number,
): Pick<Places, 'show' | 'paddles' | 'standing' | 'hammer' | 'offers'> {
  const last = lanes[2];
  // the third lane is the last to be loaded, so that its room is free till then
  const show =
    demand.show === 'load' && last
      ? rect(water.x, last.tile.y, water.width, water.y + water.height - last.tile.y)
      : water;
  const head = Math.max(84 * u, show.height * 0.33);
  const standing = rect(show.x + show.width * 0.28, show.y + 26 * u, show.width * 0.44, head - 24 * u);
  const bench = rect(show.x + 7 * u, show.y + head + 8 * u, show.width - 14 * u, show.height - head - 16 * u);
  const title = demand.show === 'load' ? 4 * u : 34 * u;
  const body = rect(show.x + 6 * u, show.y + title, show.width - 12 * u, show.height - title - 6 * u);
  return {
    show,
    standing,
    hammer: rect(standing.x + standing.width, standing.y, standing.height * 1.1, standing.height),
    paddles: paddlesIn(bench, demand.seats, 112 * u, 6 * u),
    offers: offersIn(body, 132 * u, demand.show === 'share' ? 1.7 : 1.05, 6 * u),
  };
}

function matIn(frame: Rect, market: Rect, own: number, u: number): Mat {
  const who = rect(frame.x + 9 * u, frame.y + 7 * u, frame.width - 18 * u, 34 * u);
  const shares = rect(who.x + 1 * u, market.y, market.x - 8 * u - who.x, market.height);
  return {
    frame,
    who,
    ...onOneLine(who, u),
    shares: sharesIn(shares, own, 58 * u, 5 * u),
  };
}
