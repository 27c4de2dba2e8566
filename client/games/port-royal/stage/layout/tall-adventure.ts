import { clamp, columns, lineHeight, pack, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { asksWho, missionRow, shownIn } from './adventure-parts.ts';
import { block, onEdge } from './contract-row.ts';
import { plateOf } from './parts.ts';
import type { Demand, Mat, Places } from './places.ts';
import { miniRatio } from './places.ts';
import { tallHarbour } from './tall.ts';

/** One column: plates, the month, missions, crowns, event and expeditions, harbour, own board, buttons. */
export function tallAdventure(demand: Demand): Places {
  const { width, height, adventure } = demand;
  const u = clamp(Math.min(width / 390, height / 780), 0.82, 1.7);
  const small = height < 760 * u;
  const side = 8 * u;
  const inner = width - 2 * side;
  const gap = 6 * u;
  const count = demand.plates.length;
  const aimed = adventure?.aim ?? false;
  const plateHeight = (small ? 56 : 68) * u;
  const forAim = !aimed ? 0 : count === 0 ? inner : Math.min(inner * 0.3, 118 * u);
  const forPlates = inner - (aimed && count > 0 ? forAim + gap : 0);
  const plates = columns(rect(side, side, forPlates, plateHeight), count, 5 * u).map((frame, i) =>
    plateOf(frame, demand.plates[i] ?? 0, 6 * u, (small ? 27 : 32) * u, 21 * u, 12 * u),
  );
  const headHeight = count === 0 ? (aimed ? 34 * u : 0) : plateHeight;
  const aim = aimed ? rect(side + inner - forAim, side, forAim, headHeight) : null;
  let top = side + headHeight + (headHeight > 0 ? gap : 0);
  const month = rect(side, top, inner, (small ? 28 : 32) * u);
  top += month.height + 9 * u;

  const choosing = asksWho(demand);
  const tall = (small ? 80 : 96) * u;
  const many = adventure?.missions.length ?? 0;
  const missions = missionRow(
    rect(side, top, inner, tall),
    adventure?.missions ?? [],
    5 * u,
    many > 4 ? 2.6 : many > 2 ? 3.4 : 3.2,
  );
  top += choosing ? 4 * u : tall + 12 * u;
  const track = rect(side, top, inner, (small ? 26 : 30) * u);
  top += track.height + gap;
  const lower = rect(side, top, inner, (small ? 28 : 32) * u);
  const each = Math.min(76 * u, (inner * 0.56) / Math.max(1, demand.expeditions));
  const beside = demand.expeditions === 0 ? 0 : each * demand.expeditions + gap;
  const event = rect(lower.x, lower.y, lower.width - beside, lower.height);
  const maps = rect(lower.x + lower.width - beside + gap, lower.y, beside - gap, lower.height);
  const expeditions = block(maps, demand.expeditions, Math.max(1, demand.expeditions), 4 * u);
  top += lower.height + 15 * u;

  // what an adventurer brings stands on their button, in several lines
  const actionsHeight = demand.actions > 2 ? (small ? 116 : 124) : choosing ? 96 : 68;
  const actions = rect(side, height - actionsHeight - 4, inner, actionsHeight);
  const matHeight = demand.own === null ? 0 : (small ? 104 : 128) * u;
  const mat = rect(side, actions.y - matHeight - 4 * u, inner, matHeight);
  // the line of the log goes where the harbour would be too low
  const lined = mat.y - top - lineHeight > 150 * u;
  const line = lined ? rect(side, mat.y - lineHeight - 2 * u, inner, lineHeight) : null;
  const harbour = rect(side, top, inner, (line?.y ?? mat.y) - 4 * u - top);
  return {
    kind: 'tall',
    unit: u,
    plates,
    piles: null,
    watch: onEdge(harbour, inner * 0.64, 22 * u, 6 * u),
    expeditions,
    contracts: [],
    venue: { missions, month, event, track, aim, ...shownIn(harbour, demand, u) },
    harbour,
    ...tallHarbour(harbour, demand, u),
    mat: demand.own === null ? null : matOf(mat, demand.own, u),
    actions,
    line,
  };
}

/** Who it is at the left, house and hold beside it, the crew in a row below them. */
function matOf(frame: Rect, own: number, u: number): Mat {
  const pad = 7 * u;
  const who = rect(frame.x + pad, frame.y + pad, 98 * u, frame.height - 2 * pad);
  const left = who.x + who.width + 6 * u;
  const room = frame.x + frame.width - pad - left;
  const crew = Math.min(34 * u, frame.height * 0.3);
  const upper = frame.height - 2 * pad - crew - 5 * u;
  const house = rect(left, frame.y + pad, Math.min(room * 0.62, upper * 1.75), upper);
  const holdLeft = house.x + house.width + 7 * u;
  const hold = rect(holdLeft, frame.y + pad, frame.x + frame.width - pad - holdLeft, upper);
  const row = rect(left, frame.y + frame.height - pad - crew, room, crew);
  const cards = pack(row, own, { ratio: miniRatio, most: 30 * u, least: 18 * u, gap: 6 * u, rowGap: 3 * u });
  return { frame, who, house, hold, cards, minis: true, spare: null };
}
