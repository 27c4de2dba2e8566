import { clamp, columns, lineHeight, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { beside, offersIn, onOneLine, paddlesIn, plateIn, seatsIn, sharesIn, stacked, trackIn } from './parts.ts';
import type { Demand, LanePlaces, Mat, Places } from './places.ts';

/** the height of the drawing without its buttons */
const drawn = 674;

/** Everything in one column, the buttons where the thumb is. */
export function tall(demand: Demand): Places {
  const { width, height } = demand;
  const watching = demand.own === null;
  // where there is room the board does not move with the number of buttons
  const fixed = height >= 700 || demand.actions > 2;
  const actionsHeight = watching ? 0 : fixed ? 108 : 66;
  const u = clamp(Math.min(width / 390, (height - actionsHeight - lineHeight) / drawn), 0.6, 1.8);
  const side = 8 * u;
  const gap = 6 * u;
  const inner = width - 2 * side;
  const guests = watching ? demand.seats : demand.seats - 1;
  const plates = columns(rect(side, gap, inner, 44 * u), guests, 5 * u).map((frame, i) =>
    plateIn(frame, demand.revealed[i] ?? 0, u * 0.84),
  );
  const second = 2 * gap + 44 * u;
  const counter = rect(side, second, inner * 0.52, 34 * u);
  const dice = rect(side + inner * 0.52 + gap, second, inner * 0.48 - gap, 34 * u);
  const top = second + 34 * u + gap;

  const actions = rect(side, height - actionsHeight - 4, inner, actionsHeight);
  const matHeight = (watching ? 74 : 118) * u;
  const mat = rect(side, actions.y - matHeight - 3 * u, inner, matHeight);
  // what is left over goes to the water first, then to the shore
  const ashoreHeight = clamp(height * 0.21, 160 * u, 190 * u);
  const line = rect(side, mat.y - lineHeight - 3 * u, inner, lineHeight);
  const ashore = rect(side, line.y - gap * 0.7 - ashoreHeight, inner, ashoreHeight);
  const water = rect(side, top, inner, ashore.y - gap - top);
  const lanes = lanesIn(water, demand, u);
  const market = marketIn(mat, !watching, u);
  return {
    kind: 'tall',
    unit: u,
    plates,
    counter,
    dice,
    lanes,
    ...boatIn(lanes, u),
    ...ashoreIn(ashore, u),
    market,
    bank: rect(market.frame.x + market.frame.width / 2 - 12 * u, market.frame.y, 24 * u, 24 * u),
    ...showIn(water, lanes, demand, u),
    mat: demand.own === null ? null : matIn(mat, market.frame, demand.own, u),
    actions: watching ? rect(side, height - 4, inner, 4) : actions,
    line,
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
      seats: seatsIn(seats, demand.crews[i] ?? 3, 33 * u),
      ...trackIn(band, demand.wanted[i] ?? [], { stop: 23 * u, odds: { width: 126 * u, height: 17 * u } }),
    };
  });
}

/** As high as the water down to the middle of the spaces. */
export function boatIn(lanes: readonly LanePlaces[], u: number): Pick<Places, 'boat' | 'die' | 'draught'> {
  const lane = lanes[0];
  const deep = lane ? lane.track.height - (lane.stops[0]?.height ?? 0) / 2 : 36 * u;
  const height = Math.min(64 * u, deep);
  return { boat: { width: height / 0.72, height }, die: Math.min(24 * u, height * 0.6), draught: 0.04 };
}

type Ashore = Pick<Places, 'port' | 'shipyard' | 'pirates' | 'pilots' | 'insurance'>;

function ashoreIn(room: Rect, u: number): Ashore {
  const gap = 6 * u;
  const each = (room.height - 2 * gap) * 0.285;
  const socket = Math.min(33 * u, each * 0.74);
  const berths = { label: 28 * u, socket, gain: socket * 0.72, gap: 4 * u };
  const port = rect(room.x, room.y, room.width, each);
  const shipyard = rect(room.x, port.y + each + gap, room.width, each);
  const top = shipyard.y + each + gap;
  const row = rect(room.x, top, room.width, room.y + room.height - top);
  return {
    port: beside(port, 3, 78 * u, 8 * u, berths),
    shipyard: beside(shipyard, 3, 78 * u, 8 * u, berths),
    ...trio(row, gap, row.height * 0.34, 9 * u, { label: 0, socket, gap: 4 * u }),
  };
}

function trio(
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
    hammer: rect(
      standing.x + standing.width,
      standing.y,
      Math.min(standing.height * 1.1, show.width * 0.26),
      standing.height,
    ),
    paddles: paddlesIn(bench, demand.seats, 112 * u, 6 * u),
    offers: offersIn(body, 132 * u, demand.show === 'share' ? 1.7 : 0.86, 6 * u),
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
