import { clamp, columns, inset, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import {
  below,
  handIn,
  missionWeights,
  pillsIn,
  placesIn,
  plateIn,
  right,
  rows,
  shares,
  showIn,
  square,
  upright,
} from './parts.ts';
import type { CompanySpot, Demand, Mat, Places } from './places.ts';

/** Piles and players along the top, harbours and the companies' board below them, one's own board at the bottom. */
export function wide(demand: Demand): Places {
  const { width, height } = demand;
  const u = clamp(Math.min(width / 1004, height / 748), 0.5, 2);
  const side = 14 * u;
  const gap = 10 * u;
  const inner = width - 2 * side;
  const watching = demand.own === null;
  const strip = rect(side, 10 * u, inner, (watching ? 62 : 48) * u);
  const matHeight = watching ? 0 : clamp(height * 0.29, 204 * u, 300 * u);
  const mat = rect(side, height - 10 * u - matHeight, inner, matHeight);
  const top = below(strip) + gap;
  const body = rect(side, top, inner, mat.y - (watching ? 0 : gap) - top);
  const board = rect(
    right(body) - Math.min(402 * u, inner * 0.42),
    body.y,
    Math.min(402 * u, inner * 0.42),
    body.height,
  );
  const harbours = rect(body.x, body.y, board.x - 12 * u - body.x, body.height);
  const places = placesIn(harbours, demand, gap, { pad: 9 * u, head: 80 * u, tally: 42 * u, card: 138 * u });
  const free = below(places[0]?.tally ?? harbours) + 6 * u;
  const piles = pilesIn(strip, demand, u);
  const left = piles.end + gap;
  return {
    kind: 'wide',
    spare: null,
    unit: u,
    ...piles.at,
    plates: columns(
      rect(left, strip.y, right(strip) - left, strip.height),
      watching ? demand.seats : demand.seats - 1,
      8 * u,
    ).map((frame) => plateIn(frame, demand, u)),
    places,
    ...boardIn(board, demand, u),
    ...showIn(rect(harbours.x, free, harbours.width, below(harbours) - free), false, demand, u),
    ...(demand.own === null
      ? { mat: null, phases: [], actions: rect(side, height - 6, 10, 4) }
      : matIn(mat, demand.own, demand, u)),
  };
}

function pilesIn(strip: Rect, demand: Demand, u: number) {
  const each = strip.height * 1.2;
  const cell = (i: number): Rect => rect(strip.x + i * (each + 5 * u), strip.y, each, strip.height);
  const count = demand.cove ? 4 : 3;
  return {
    end: right(cell(count - 1)),
    at: { draw: cell(0), discard: cell(1), harbours: cell(2), cove: demand.cove ? cell(3) : null },
  };
}

type Board = Pick<Places, 'companies' | 'company' | 'upright' | 'missions' | 'mission'>;

function boardIn(room: Rect, demand: Demand, u: number): Board {
  const gap = 10 * u;
  const missionHeight = clamp(room.height * 0.33, 146 * u, 190 * u);
  const sheet = rect(room.x, room.y, room.width, room.height - missionHeight - gap);
  const missions = rect(room.x, below(sheet) + gap, room.width, missionHeight);
  const heading = (of: Rect): Rect => rect(of.x + 14 * u, of.y + 8 * u, of.width - 28 * u, 24 * u);
  const under = (of: Rect, pad: number): Rect => {
    const y = below(heading(of)) + 5 * u;
    return rect(of.x + pad, y, of.width - 2 * pad, below(of) - pad - y);
  };
  const cells = columns(under(sheet, 10 * u), 4, 7 * u);
  const [first, second] = rows(under(missions, 10 * u), 2, 6 * u) as [Rect, Rect];
  return {
    companies: { frame: sheet, heading: heading(sheet) },
    company: cells.map((frame, i): CompanySpot => upright(frame, 57 * u, demand.merchants[i] ?? 0, demand, 4 * u)),
    upright: true,
    missions: { frame: missions, heading: heading(missions) },
    mission: [...shares(first, missionWeights.slice(0, 3), 7 * u), ...shares(second, missionWeights.slice(3), 7 * u)],
  };
}

function matIn(frame: Rect, own: number, demand: Demand, u: number): Pick<Places, 'mat' | 'phases' | 'actions'> {
  const actions = rect(right(frame) - 264 * u, frame.y + 46 * u, 252 * u, frame.height - 56 * u);
  const pills = rect(right(frame) - 366 * u, frame.y + 13 * u, 354 * u, 27 * u);
  const who = rect(frame.x + 16 * u, frame.y + 9 * u, pills.x - 24 * u - frame.x, 42 * u);
  const top = below(who) + 12 * u;
  const cards = rect(who.x, top, actions.x - 10 * u - who.x, below(frame) - 12 * u - top);
  const face = who.height * 0.92;
  const portrait = rect(who.x, who.y, face, face);
  const name = rect(right(portrait) + 10 * u, who.y, 104 * u, who.height);
  const sign = who.height * 0.5;
  const count = (i: number): Rect => square(right(name) + 18 * u + i * 46 * u, who.y + who.height / 2, sign);
  const left = right(count(1)) + 26 * u;
  const stores = inset(rect(left, who.y, right(who) - left, who.height), 0, 2 * u);
  const mat: Mat = {
    frame,
    who,
    portrait,
    name,
    hand: cards,
    missions: count(1),
    wares: count(0),
    stores: columns(stores, demand.goods, 5 * u),
    ship: square(portrait.x + face * 0.1, portrait.y + face * 0.14, face * 0.5),
    cards: handIn(cards, own, 138 * u, 9 * u),
  };
  return { mat, phases: pillsIn(pills, demand.phase, 112 * u, 4 * u), actions };
}
