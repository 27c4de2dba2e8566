import { clamp, rect } from '../../../../stage/geometry.ts';
import { block, contractRow, onEdge, pilesStacked } from './contract-row.ts';
import { lowMat } from './low.ts';
import { plateOf } from './parts.ts';
import type { Demand, Places } from './places.ts';
import { wideHarbour } from './wide.ts';

/** A phone on its side: plates and piles to the left, own board to the right, contracts above the harbour between them. */
export function lowWithContracts(demand: Demand): Places {
  const { width, height, contracts } = demand;
  const u = clamp(Math.min(width / 1060, height / 460), 0.6, 1.2);
  const side = 8 * u;
  const gap = 6 * u;
  const left = Math.min(236 * u, width * 0.24);
  const pilesHeight = demand.team ? 96 * u : 0;
  const count = demand.plates.length;
  const forPlates = height - 2 * side - (demand.team ? pilesHeight + gap : 0);
  const each = Math.min(92 * u, (forPlates - gap * Math.max(0, count - 1)) / Math.max(1, count));
  const plates = demand.plates.map((cards, i) =>
    plateOf(rect(side, side + i * (each + gap), left, each), cards, 6 * u, Math.min(33 * u, each * 0.5), 30 * u),
  );
  const below = side + count * (each + gap);
  const piles = demand.team ? pilesStacked(rect(side, below, left, pilesHeight), 4 * u) : null;

  const right = demand.own === null ? 0 : Math.min(220 * u, width * 0.22);
  const mat = rect(width - side - right, side, right, height - 2 * side);
  const x = side + left + 8 * u;
  const inner = (demand.own === null ? width - side : mat.x - 8 * u) - x;
  const rows = contracts.length > 6 ? 2 : 1;
  const chip = rows > 1 ? Math.max(26, 36 * u) : Math.max(34, 52 * u);
  const chips = rect(x, side, inner, rows * chip + (rows - 1) * 4 * u);
  let top = chips.y + chips.height + 5 * u;
  const expeditionHeight = demand.expeditions > 0 ? Math.max(22, 30 * u) : 0;
  const expeditions = block(
    rect(x, top, inner, expeditionHeight),
    demand.expeditions,
    Math.max(1, demand.expeditions),
    gap,
  );
  if (expeditionHeight > 0) top += expeditionHeight + 4 * u;
  top += 12 * u;

  const actionsHeight = 64;
  const actions = rect(x, height - actionsHeight - 4, inner, actionsHeight);
  const harbour = rect(x, top, inner, actions.y - 2 * u - top);
  return {
    kind: 'low',
    unit: u,
    plates,
    venue: null,
    piles,
    watch: onEdge(harbour, inner * 0.62, 24 * u, 8 * u),
    expeditions,
    contracts: contractRow(chips, contracts, rows, 5 * u),
    harbour,
    ...wideHarbour(harbour, demand, u),
    mat: demand.own === null ? null : lowMat(mat, demand.own, u),
    actions,
  };
}
