import { clamp, columns, lineHeight, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { below, handIn, lying, pillsIn, placesIn, plateIn, right, rows, showIn, square } from './parts.ts';
import type { Demand, Mat, Places } from './places.ts';

const matDrawn = 140;
/** height of everything but the harbours at the size of the drawings, and what they need at least */
const drawn = 42 + 34 + 194 + 46 + matDrawn + 6 * 6 + 224;

/** Players, piles, harbours, companies, missions, one's own board and the buttons below each other. */
export function tall(demand: Demand): Places {
  const { width, height } = demand;
  const watching = demand.own === null;
  const actionsHeight = watching ? 0 : 66;
  const needed = watching ? drawn - matDrawn : drawn;
  const u = clamp(Math.min(width / 390, (height - actionsHeight - lineHeight) / needed), 0.56, 1.8);
  const side = 8 * u;
  const gap = 6 * u;
  const inner = width - 2 * side;
  const strip = rect(side, gap, inner, 42 * u);
  const second = rect(side, below(strip) + gap, inner, 34 * u);
  const actions = rect(side, height - actionsHeight - 4, inner, actionsHeight);
  const matHeight = watching ? 0 : matDrawn * u;
  const mat = rect(side, actions.y - matHeight - 3 * u, inner, matHeight);
  const line = rect(side, mat.y - lineHeight - 3 * u, inner, lineHeight);
  const missions = rect(side, line.y - gap * 0.7 - 46 * u, inner, 46 * u);
  // 44 px for each row, so that a finger can tell merchants apart; what is left over goes to the harbours
  const boardHeight = clamp(height * 0.244, 194 * u, 236 * u);
  const board = rect(side, missions.y - gap - boardHeight, inner, boardHeight);
  const top = below(second) + gap;
  const harbours = rect(side, top, inner, board.y - gap - top);
  const own = demand.own === null ? null : matIn(mat, demand.own, demand, u);
  return {
    kind: 'tall',
    unit: u,
    plates: columns(strip, watching ? demand.seats : demand.seats - 1, 5 * u).map((frame) => plateIn(frame, demand, u)),
    ...secondIn(second, demand, u),
    places: placesIn(harbours, demand, gap, { pad: 5 * u, head: 49 * u, tally: 30 * u, card: 112 * u }),
    companies: { frame: board, heading: null },
    company: rows(rect(board.x + 5 * u, board.y + 5 * u, board.width - 10 * u, board.height - 10 * u), 4, 0).map(
      (frame, i) => lying(frame, 92 * u, demand.merchants[i] ?? 0, demand, 2.6 * u),
    ),
    upright: false,
    missions: { frame: missions, heading: null },
    mission: columns(missions, 5, 4 * u),
    ...showIn(harbours, true, demand, u * 0.8),
    mat: own,
    actions: watching ? rect(side, height - 4, inner, 4) : actions,
    line,
    spare: own && rect(side, missions.y, inner, below(own.who) - missions.y),
  };
}

/** Piles to the left, the phases of the turn to the right. */
function secondIn(
  row: Rect,
  demand: Demand,
  u: number,
): Pick<Places, 'draw' | 'discard' | 'harbours' | 'cove' | 'phases'> {
  const each = 44 * u;
  const cell = (i: number): Rect => rect(row.x + i * (each + 4 * u), row.y, each, row.height);
  const left = right(cell(demand.cove ? 3 : 2)) + 7 * u;
  return {
    draw: cell(0),
    discard: cell(1),
    harbours: cell(2),
    cove: demand.cove ? cell(3) : null,
    phases: pillsIn(rect(left, row.y + 3 * u, right(row) - left, row.height - 6 * u), demand.phase, 104 * u, 3 * u),
  };
}

function matIn(frame: Rect, own: number, demand: Demand, u: number): Mat {
  const who = rect(frame.x + 9 * u, frame.y + 7 * u, frame.width - 18 * u, 36 * u);
  const portrait = rect(who.x, who.y, who.height, who.height);
  const sign = who.height * 0.5;
  const count = (i: number): Rect => square(right(portrait) + 18 * u + i * 44 * u, who.y + who.height / 2, sign);
  const left = right(count(1)) + 20 * u;
  const top = below(who) + 10 * u;
  const cards = rect(who.x, top, who.width, below(frame) - 8 * u - top);
  return {
    frame,
    who,
    portrait,
    name: rect(right(portrait), who.y, 0, who.height),
    hand: cards,
    missions: count(1),
    wares: count(0),
    stores: columns(rect(left, who.y + 1 * u, right(who) - left, who.height - 2 * u), demand.goods, 4 * u),
    ship: square(portrait.x + portrait.width * 0.1, portrait.y + portrait.width * 0.14, portrait.width * 0.5),
    cards: handIn(cards, own, 98 * u, 5 * u),
  };
}
