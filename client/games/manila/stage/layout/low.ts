import { clamp, columns, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { onTwoLines, paddlesIn, plateIn, seatsIn, sharesIn, stacked, trackIn } from './parts.ts';
import type { Demand, LanePlaces, Mat, Places } from './places.ts';
import { boatIn, showIn } from './tall.ts';

/** A phone on its side: players to the left, one's own board to the right, lanes and shore between them. */
export function low(demand: Demand): Places {
  const { width, height } = demand;
  const u = clamp(Math.min(width / 844, height / 340), 0.6, 1.5);
  const side = 6 * u;
  const gap = 5 * u;
  const left = rect(side, side, 96 * u, height - 2 * side);
  const right = rect(width - side - 154 * u, side, 154 * u, height - 2 * side);
  const x = left.x + left.width + gap;
  const centre = rect(x, side, right.x - gap - x, height - 2 * side);
  // a bid is dialled above its button
  const rows = demand.show === 'auction' ? 104 : Math.max(58, 62 * u);
  const actionsHeight = demand.own === null ? 0 : rows;
  const actions = rect(centre.x, height - actionsHeight - 3, centre.width, actionsHeight);
  const shore = rect(
    centre.x,
    (demand.own === null ? height - side : actions.y) - 62 * u - 2 * u,
    centre.width,
    62 * u,
  );
  const water = rect(centre.x, centre.y, centre.width, shore.y - gap - centre.y);
  const lanes = lanesIn(water, demand, u);
  const market = marketIn(right, demand.own !== null, u);
  return {
    kind: 'low',
    unit: u,
    ...guests(left, demand, u),
    lanes,
    ...boatIn(lanes, u),
    ...shoreIn(shore, gap, u),
    market,
    bank: rect(market.frame.x + market.frame.width / 2 - 12 * u, market.frame.y, 24 * u, 24 * u),
    ...showIn(water, lanes, demand, u),
    ...(demand.show === 'auction' ? auctionIn(water, demand, u) : {}),
    mat: demand.own === null ? null : matIn(right, market.frame, demand.own, u),
    actions: demand.own === null ? rect(centre.x, height - 4, centre.width, 4) : actions,
  };
}

function guests(room: Rect, demand: Demand, u: number): Pick<Places, 'plates' | 'counter' | 'dice'> {
  const gap = 5 * u;
  const count = demand.own === null ? demand.seats : demand.seats - 1;
  const counter = rect(room.x, room.y, room.width, 40 * u);
  const dice = rect(room.x, room.y + room.height - 48 * u, room.width, 48 * u);
  const top = counter.y + counter.height + gap;
  const each = Math.min(50 * u, (dice.y - top - gap * count) / count);
  const plates = Array.from({ length: count }, (_, i) =>
    plateIn(rect(room.x, top + i * (each + gap), room.width, each), demand.revealed[i] ?? 0, u * 0.84),
  );
  return { plates, counter, dice };
}

/** The standing bid beside the bench, because there is no room above it. */
function auctionIn(hall: Rect, demand: Demand, u: number): Pick<Places, 'standing' | 'hammer' | 'paddles'> {
  const top = hall.y + 14 * u;
  const height = hall.y + hall.height - 10 * u - top;
  const standing = rect(hall.x + 10 * u, top, 124 * u, height);
  const size = Math.min(66 * u, height);
  const hammer = rect(standing.x + standing.width, top + (height - size) / 2, size, size);
  const left = hammer.x + hammer.width + 8 * u;
  const bench = rect(left, top + 8 * u, hall.x + hall.width - 10 * u - left, height - 8 * u);
  return { standing, hammer, paddles: paddlesIn(bench, demand.seats, 112 * u, 6 * u) };
}

/** Tiles left of the water: the name above the seats. */
function lanesIn(water: Rect, demand: Demand, u: number): LanePlaces[] {
  const gap = 4 * u;
  const each = (water.height - 2 * gap) / 3;
  return Array.from({ length: 3 }, (_, i) => {
    const tile = rect(water.x, water.y + i * (each + gap), 132 * u, each);
    const head = each * 0.42;
    const left = tile.x + tile.width + 12 * u;
    const band = rect(left, tile.y, water.x + water.width - left, each);
    const seats = rect(tile.x + 4 * u, tile.y + head, tile.width - 8 * u, each - head - 2 * u);
    return {
      tile,
      seats: seatsIn(seats, demand.crews[i] ?? 3, Math.min(30 * u, seats.height * 0.94)),
      ...trackIn(band, demand.wanted[i] ?? [], { stop: 21 * u, odds: { width: 128 * u, height: 16 * u } }),
    };
  });
}

function shoreIn(
  row: Rect,
  gap: number,
  u: number,
): Pick<Places, 'port' | 'shipyard' | 'pirates' | 'pilots' | 'insurance'> {
  const share = (row.width - 4 * gap) / 548;
  let left = row.x;
  const [port, shipyard, pirates, pilots, insurance] = [171, 171, 62, 70, 74].map((width) => {
    const frame = rect(left, row.y, width * share, row.height);
    left += frame.width + gap;
    return frame;
  }) as [Rect, Rect, Rect, Rect, Rect];
  const berths = { label: 28 * u, socket: 25 * u, gain: 16 * u, gap: 1 * u, tucked: true };
  const plain = { label: 0, socket: 26 * u, gain: 0, gap: 3 * u };
  const head = 18 * u;
  const pad = 6 * u;
  return {
    port: stacked(port, 3, head, pad, berths),
    shipyard: stacked(shipyard, 3, head, pad, berths),
    pirates: stacked(pirates, 2, head, pad, plain),
    pilots: stacked(pilots, 2, head, pad, { ...plain, gain: 16 * u, tucked: true }),
    insurance: stacked(insurance, 1, head, pad, { ...plain, gain: 19 * u, tucked: true }),
  };
}

function marketIn(room: Rect, owned: boolean, u: number): Places['market'] {
  if (!owned) {
    const ladders = rect(room.x + 9 * u, room.y + 40 * u, room.width - 18 * u, room.height - 52 * u);
    return { frame: room, columns: columns(ladders, 4, 5 * u), ladders: true };
  }
  const height = 70 * u;
  const frame = rect(room.x + 9 * u, room.y + room.height - 9 * u - height, room.width - 18 * u, height);
  return { frame, columns: columns(frame, 4, 4 * u), ladders: false };
}

function matIn(frame: Rect, market: Rect, own: number, u: number): Mat {
  const who = rect(frame.x + 9 * u, frame.y + 8 * u, frame.width - 18 * u, 72 * u);
  const top = who.y + who.height + 8 * u;
  const shares = rect(who.x, top, who.width, market.y - 8 * u - top);
  return {
    frame,
    who,
    ...onTwoLines(who, u),
    shares: sharesIn(shares, own, 64 * u, 6 * u),
  };
}
