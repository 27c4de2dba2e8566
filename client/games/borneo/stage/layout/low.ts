import { clamp, columns, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { below, handIn, lying, pillsIn, placesIn, plateIn, right, rows, showIn, square } from './parts.ts';
import type { Demand, Mat, Places } from './places.ts';

/** A phone on its side: harbours on the left; companies, missions and one's own board on the right. */
export function low(demand: Demand): Places {
  const { width, height } = demand;
  const u = clamp(Math.min(width / 844, height / 340), 0.6, 1.5);
  const side = 6 * u;
  const gap = 5 * u;
  const watching = demand.own === null;
  const inner = width - 2 * side;
  const strip = rect(side, 4 * u, inner, 36 * u);
  const body = rect(side, below(strip) + gap, inner, height - 4 * u - below(strip) - gap);
  const harbours = rect(body.x, body.y, inner * 0.43, body.height);
  const left = right(harbours) + 7 * u;
  const shore = rect(left, body.y, right(body) - left, body.height);
  const matHeight = watching ? 0 : shore.height * 0.4;
  const mat = rect(shore.x, below(shore) - matHeight, shore.width, matHeight);
  const upper = rect(shore.x, shore.y, shore.width, shore.height - matHeight - (watching ? 0 : gap));
  const board = rect(upper.x, upper.y, upper.width * 0.66, upper.height);
  const missions = rect(right(board) + gap, upper.y, right(upper) - right(board) - gap, upper.height);
  const piles = 40 * u;
  const cell = (i: number): Rect => rect(strip.x + i * (piles + 4 * u), strip.y, piles, strip.height);
  const pills = rect(right(strip) - 210 * u, strip.y + 5 * u, 210 * u, strip.height - 10 * u);
  const from = right(cell(demand.cove ? 3 : 2)) + 6 * u;
  const guests = rect(from, strip.y, pills.x - 6 * u - from, strip.height);
  return {
    kind: 'low',
    spare: watching ? null : missions,
    unit: u,
    draw: cell(0),
    discard: cell(1),
    harbours: cell(2),
    cove: demand.cove ? cell(3) : null,
    phases: pillsIn(pills, demand.phase, 92 * u, 3 * u),
    plates: columns(guests, watching ? demand.seats : demand.seats - 1, 4 * u).map((frame) =>
      plateIn(frame, demand, u * 0.86),
    ),
    places: placesIn(harbours, demand, gap, { pad: 5 * u, head: 50 * u, tally: 28 * u, card: 108 * u }),
    companies: { frame: board, heading: null },
    company: rows(rect(board.x + 4 * u, board.y + 4 * u, board.width - 8 * u, board.height - 8 * u), 4, 0).map(
      (frame, i) => lying(frame, 80 * u, demand.merchants[i] ?? 0, demand, 2 * u),
    ),
    upright: false,
    missions: { frame: missions, heading: null },
    mission: rows(missions, 5, 3 * u),
    ...showIn(harbours, true, demand, u * 0.8),
    ...(demand.own === null
      ? { mat: null, actions: rect(side, height - 4, 10, 4) }
      : matIn(mat, demand.own, demand, u)),
  };
}

function matIn(frame: Rect, own: number, demand: Demand, u: number): Pick<Places, 'mat' | 'actions'> {
  const actionsWidth = Math.max(152, frame.width * 0.33);
  const actions = rect(right(frame) - actionsWidth - 6 * u, frame.y + 5 * u, actionsWidth, frame.height - 10 * u);
  const who = rect(frame.x + 7 * u, frame.y + 5 * u, actions.x - 7 * u - frame.x - 7 * u, 30 * u);
  const portrait = rect(who.x, who.y, who.height, who.height);
  const sign = who.height * 0.5;
  const count = (i: number): Rect => square(right(portrait) + 13 * u + i * 37 * u, who.y + who.height / 2, sign);
  const left = right(count(1)) + 13 * u;
  const top = below(who) + 9 * u;
  const cards = rect(who.x, top, who.width, below(frame) - 5 * u - top);
  const mat: Mat = {
    frame,
    who,
    portrait,
    name: rect(right(portrait), who.y, 0, who.height),
    hand: cards,
    missions: count(1),
    wares: count(0),
    stores: columns(rect(left, who.y, right(who) - left, who.height), demand.goods, 3 * u),
    ship: square(portrait.x + portrait.width * 0.1, portrait.y + portrait.width * 0.14, portrait.width * 0.5),
    cards: handIn(cards, own, 84 * u, 4 * u),
  };
  return { mat, actions };
}
