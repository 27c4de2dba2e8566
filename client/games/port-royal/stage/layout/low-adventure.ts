import { clamp, pack, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { missionRow, shownIn } from './adventure-parts.ts';
import { block, onEdge } from './contract-row.ts';
import { plateOf } from './parts.ts';
import type { Demand, Mat, Places } from './places.ts';
import { miniRatio } from './places.ts';
import { wideHarbour } from './wide.ts';

/** A phone on its side: plates, month and event to the left, own board to the right, missions and harbour between them. */
export function lowAdventure(demand: Demand): Places {
  const { width, height, adventure } = demand;
  const u = clamp(Math.min(width / 1060, height / 460), 0.6, 1.2);
  const side = 8 * u;
  const gap = 5 * u;
  const left = Math.min(226 * u, width * 0.23);
  const count = demand.plates.length;
  const monthHeight = Math.max(26, 40 * u);
  const eventHeight = Math.max(28, 44 * u);
  const aimHeight = adventure?.aim ? Math.max(24, 34 * u) : 0;
  const fixed = monthHeight + eventHeight + gap + (aimHeight > 0 ? aimHeight + gap : 0);
  const room = height - 2 * side - fixed - gap;
  const each = Math.min(84 * u, (room - gap * Math.max(0, count - 1)) / Math.max(1, count));
  const plates = demand.plates.map((cards, i) =>
    plateOf(rect(side, side + i * (each + gap), left, each), cards, 6 * u, Math.min(33 * u, each * 0.5), 28 * u),
  );
  let below = side + count * (each + gap);
  const month = rect(side, below, left, monthHeight);
  below += monthHeight + gap;
  const event = rect(side, below, left, eventHeight);
  below += eventHeight + gap;
  const aim = aimHeight > 0 ? rect(side, below, left, aimHeight) : null;

  const right = demand.own === null ? 0 : Math.min(236 * u, width * 0.24);
  const mat = rect(width - side - right, side, right, height - 2 * side);
  const x = side + left + 8 * u;
  const inner = (demand.own === null ? width - side : mat.x - 8 * u) - x;
  const chip = Math.max(40, 56 * u);
  const missions = missionRow(rect(x, side + 4 * u, inner, chip), adventure?.missions ?? [], 4 * u, 2);
  let top = side + 4 * u + chip + 9 * u;
  const track = rect(x, top, inner, Math.max(22, 24 * u));
  top += track.height + 4 * u;
  const mapHeight = demand.expeditions > 0 ? Math.max(22, 28 * u) : 0;
  const expeditions = block(rect(x, top, inner, mapHeight), demand.expeditions, Math.max(1, demand.expeditions), gap);
  if (mapHeight > 0) top += mapHeight + 3 * u;
  top += 13 * u;
  const actionsHeight = 64;
  const actions = rect(x, height - actionsHeight - 4, inner, actionsHeight);
  const harbour = rect(x, top, inner, actions.y - 2 * u - top);
  return {
    kind: 'low',
    unit: u,
    plates,
    piles: null,
    watch: onEdge(harbour, inner * 0.66, 24 * u, 8 * u),
    expeditions,
    contracts: [],
    venue: { missions, month, event, track, aim, ...shownIn(harbour, demand, u) },
    harbour,
    ...wideHarbour(harbour, demand, u),
    mat: demand.own === null ? null : matOf(mat, demand.own, u),
    actions,
  };
}

/** From above: who it is, the house, the hold, the crew. */
function matOf(frame: Rect, own: number, u: number): Mat {
  const pad = 9 * u;
  const inner = frame.width - 2 * pad;
  const x = frame.x + pad;
  const who = rect(x, frame.y + pad, inner, frame.height * 0.33);
  const house = rect(x, who.y + who.height + 5 * u, inner, frame.height * 0.29);
  const hold = rect(x, house.y + house.height + 6 * u, inner, Math.max(26, 38 * u));
  const top = hold.y + hold.height + 6 * u;
  const row = rect(x, top, inner, frame.y + frame.height - pad - top);
  const cards = pack(row, own, { ratio: miniRatio, most: 34 * u, least: 16 * u, gap: 5 * u, rowGap: 4 * u });
  return { frame, who, house, hold, cards, minis: true, spare: null };
}
