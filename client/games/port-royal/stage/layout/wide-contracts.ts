import { clamp, columns, rect } from '../../../../stage/geometry.ts';
import type { Rect } from '../../../../stage/stage.ts';
import { block, contractRow, onEdge, pilesIn } from './contract-row.ts';
import { capped, plateOf } from './parts.ts';
import type { Demand, Places, Plate } from './places.ts';
import { wideHarbour, wideMat } from './wide.ts';

/** Plates above, then the contracts with the expeditions at their right, the harbour, the buttons, one's own board. */
export function wideWithContracts(demand: Demand): Places {
  const { width, height, contracts } = demand;
  const u = clamp(Math.min(width / 1004, height / 748), 0.5, 2);
  const side = 16 * u;
  const gap = 12 * u;
  const watching = demand.own === null;
  const inner = width - 2 * side;
  const { plates, piles, bottom } = head(rect(side, 12 * u, inner, 98 * u), demand, u);
  const rows = contracts.length > 6 ? 2 : 1;
  const row = rect(side, bottom + 11 * u, inner, (rows > 1 ? 138 : 114) * u);
  const across = demand.expeditions > 2 ? 2 : 1;
  const beside = demand.expeditions === 0 ? 0 : (across > 1 ? 226 : 190) * u;
  const expeditions = block(
    rect(row.x + row.width - beside, row.y, beside, row.height),
    demand.expeditions,
    across,
    8 * u,
    54 * u,
  );
  const left = rect(row.x, row.y, row.width - (beside === 0 ? 0 : beside + gap), row.height);

  const matHeight = watching ? 0 : (rows > 1 ? 176 : 190) * u;
  const mat = rect(side, height - 12 * u - matHeight, inner, matHeight);
  const actionsHeight = Math.max(64, 72 * u);
  const actions = rect(side, mat.y - actionsHeight - (watching ? 0 : 3 * u), inner, actionsHeight);
  const top = row.y + row.height + 21 * u;
  const harbour = rect(side, top, inner, actions.y - top);
  return {
    kind: 'wide',
    unit: u,
    plates,
    venue: null,
    piles,
    watch: onEdge(harbour, Math.min(430 * u, inner * 0.46), 26 * u, 18 * u),
    expeditions,
    contracts: contractRow(left, contracts, rows, 10 * u),
    harbour,
    ...wideHarbour(harbour, demand, u),
    mat: demand.own === null ? null : wideMat(mat, demand.own, u),
    actions,
  };
}

/** The others, and the piles of a team beside them. */
function head(
  row: Rect,
  demand: Demand,
  u: number,
): Pick<Places, 'piles'> & { readonly plates: readonly Plate[]; readonly bottom: number } {
  const count = demand.plates.length;
  const gap = 12 * u;
  const forPiles = demand.team ? row.width * ([1, 0.66, 0.5, 0.42, 0.38, 0.36][count] ?? 0.36) : 0;
  const forPlates = rect(row.x, row.y, row.width - (forPiles > 0 ? forPiles + gap : 0), row.height);
  const plates = columns(forPlates, count, count > 3 ? 8 * u : gap).map((frame, i) => {
    const aside = frame.width >= 232 * u ? 72 * u : 12 * u;
    return plateOf(capped(frame, 560 * u), demand.plates[i] ?? 0, 10 * u, 36 * u, 34 * u, aside);
  });
  const room = rect(row.x + row.width - forPiles, row.y, forPiles, row.height);
  return { plates, piles: demand.team ? pilesIn(room, 8 * u) : null, bottom: row.y + row.height };
}
