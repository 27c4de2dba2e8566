import { clamp, columns, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { asksWho, missionRow, shownIn } from './adventure-parts.ts';
import { block, onEdge } from './contract-row.ts';
import { capped, ownCards, plateOf } from './parts.ts';
import type { Demand, Mat, Places, Plate } from './places.ts';
import { wideHarbour } from './wide.ts';

/** Plates and the month above, missions with the event, crowns, the harbour, buttons, one's own board with its house. */
export function wideAdventure(demand: Demand): Places {
  const { width, height, adventure } = demand;
  const u = clamp(Math.min(width / 1004, height / 748), 0.5, 2);
  const side = 16 * u;
  const gap = 10 * u;
  const watching = demand.own === null;
  const inner = width - 2 * side;
  const { plates, aim, month } = head(rect(side, 12 * u, inner, 92 * u), demand, u);
  const choosing = asksWho(demand);
  const row = rect(side, 117 * u, inner, choosing ? 36 * u : 98 * u);
  const eventWidth = Math.min(234 * u, inner * 0.25);
  const missions = missionRow(
    rect(row.x, row.y, row.width - eventWidth - gap, row.height),
    adventure?.missions ?? [],
    gap,
    (adventure?.missions.length ?? 0) > 3 ? 2.4 : 1.8,
  );
  const event = rect(row.x + row.width - eventWidth, row.y, eventWidth, row.height);

  const strip = choosing
    ? rect(side, row.y, inner - eventWidth - gap, row.height)
    : rect(side, row.y + row.height + 14 * u, inner, 36 * u);
  const each = Math.min(132 * u, (inner * 0.38) / Math.max(1, demand.expeditions));
  const beside = demand.expeditions === 0 ? 0 : each * demand.expeditions + gap;
  const track = rect(strip.x, strip.y, strip.width - beside, strip.height);
  const maps = rect(strip.x + strip.width - beside + gap, strip.y, beside - gap, strip.height);
  const expeditions = block(maps, demand.expeditions, Math.max(1, demand.expeditions), 6 * u);

  const matHeight = watching ? 0 : 178 * u;
  const mat = rect(side, height - 12 * u - matHeight, inner, matHeight);
  const actionsHeight = choosing && demand.actions > 2 ? Math.max(116, 124 * u) : Math.max(64, 72 * u);
  const actions = rect(side, mat.y - actionsHeight - (watching ? 0 : 3 * u), inner, actionsHeight);
  const top = strip.y + strip.height + 18 * u;
  const harbour = rect(side, top, inner, actions.y - top);
  return {
    kind: 'wide',
    unit: u,
    plates,
    piles: null,
    watch: onEdge(harbour, Math.min(460 * u, inner * 0.5), 26 * u, 18 * u),
    expeditions,
    contracts: [],
    venue: { missions, month, event, track, aim, ...shownIn(harbour, demand, u) },
    harbour,
    ...wideHarbour(harbour, demand, u),
    mat: demand.own === null ? null : adventureMat(mat, demand.own, u),
    actions,
  };
}

/** The others, what a team is after, and the month. */
function head(
  row: Rect,
  demand: Demand,
  u: number,
): { readonly plates: readonly Plate[]; readonly aim: Rect | null; readonly month: Rect } {
  const count = demand.plates.length;
  const gap = 10 * u;
  const forMonth = Math.min(300 * u, row.width * (count > 2 ? 0.24 : 0.3));
  const month = rect(row.x + row.width - forMonth, row.y, forMonth, row.height);
  const alone = month.x - gap - row.x;
  const forAim = !demand.adventure?.aim ? 0 : count === 0 ? alone : Math.min(172 * u, row.width * 0.4);
  const aim = forAim > 0 ? rect(month.x - gap - forAim, row.y, forAim, row.height) : null;
  const forPlates = (aim ?? month).x - gap - row.x;
  const plates = columns(rect(row.x, row.y, forPlates, row.height), count, count > 2 ? 8 * u : gap).map((frame, i) =>
    plateOf(
      capped(frame, 460 * u),
      demand.plates[i] ?? 0,
      9 * u,
      36 * u,
      32 * u,
      frame.width >= 232 * u ? 96 * u : 12 * u,
    ),
  );
  return { plates, aim, month };
}

export function adventureMat(frame: Rect, own: number, u: number): Mat {
  const pad = 12 * u;
  const tall = frame.height - 2 * pad;
  const who = rect(frame.x + 16 * u, frame.y + pad, 150 * u, tall);
  const house = rect(who.x + who.width + 12 * u, frame.y + pad * 0.8, tall * 1.36, frame.height - 1.6 * pad);
  const hold = rect(house.x + house.width + 14 * u, frame.y + pad * 0.9, 150 * u, frame.height - 1.8 * pad);
  const left = hold.x + hold.width + 16 * u;
  const room = rect(left, frame.y + 14 * u, frame.x + frame.width - 20 * u - left, frame.height - 28 * u);
  return { frame, who, house, hold, ...ownCards(room, own, Math.min(100 * u, room.height / 1.42), 11 * u, u) };
}
