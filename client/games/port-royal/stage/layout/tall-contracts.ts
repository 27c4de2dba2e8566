import { clamp, columns, lineHeight, rect } from '../../../../stage/geometry.ts';
import { block, contractRow, onEdge, pilesIn, pilesStacked } from './contract-row.ts';
import { plateOf } from './parts.ts';
import type { Demand, Places } from './places.ts';
import { tallHarbour, tallMat } from './tall.ts';

/** One column: plates and piles, chips of contracts, expeditions, harbour, own board, buttons. */
export function tallWithContracts(demand: Demand): Places {
  const { width, height, contracts } = demand;
  const u = clamp(Math.min(width / 390, height / 780), 0.82, 1.7);
  const small = height < 740 * u;
  const side = 8 * u;
  const inner = width - 2 * side;
  const gap = 6 * u;
  const plateHeight = (small ? 60 : 74) * u;
  const count = demand.plates.length;
  // a partner or none: the piles lie beside; more of them have a row of their own
  const shared = demand.team && count <= 1;
  const perRow = count > 4 ? 3 : Math.max(1, count);
  const forPlates = shared ? (count === 0 ? 0 : inner * 0.36) : inner;
  const plates = demand.plates.map((cards, i) => {
    const row = rect(side, side + Math.floor(i / perRow) * (plateHeight + gap), forPlates, plateHeight);
    const frame = columns(row, perRow, gap)[i % perRow] ?? row;
    return plateOf(frame, cards, 7 * u, (small ? 28 : 33) * u, 23 * u, 12 * u);
  });
  const rowsOfPlates = shared ? 1 : Math.ceil(count / perRow);
  let top = side + rowsOfPlates * (plateHeight + gap);
  const besides = rect(
    side + forPlates + (count === 0 ? 0 : gap),
    side,
    inner - forPlates - (count === 0 ? 0 : gap),
    plateHeight,
  );
  const own = rect(side, top, inner, (small ? 32 : 40) * u);
  const piles = !demand.team ? null : shared ? pilesStacked(besides, 3 * u) : pilesIn(own, gap);
  if (piles && !shared) top += own.height + gap;

  const rows = contracts.length > 6 ? 2 : 1;
  const chip = (rows > 1 ? (small ? 40 : 50) : small ? 58 : 72) * u;
  const chips = rect(side, top, inner, rows * chip + (rows - 1) * gap);
  top += chips.height + gap;
  const expeditionHeight = demand.expeditions > 0 ? (small ? 30 : 38) * u : 0;
  const expeditions = block(
    rect(side, top, inner, expeditionHeight),
    demand.expeditions,
    Math.max(1, demand.expeditions),
    gap,
  );
  if (expeditionHeight > 0) top += expeditionHeight + gap;
  top += 10 * u;

  const actionsHeight = demand.actions > 2 ? (small ? 116 : 124) : 68;
  const actions = rect(side, height - actionsHeight - 4, inner, actionsHeight);
  const matHeight = demand.own === null ? 0 : (small ? 92 : 132) * u;
  const mat = rect(side, actions.y - matHeight - 4 * u, inner, matHeight);
  const line = rect(side, mat.y - lineHeight - 2 * u, inner, lineHeight);
  const harbour = rect(side, top, inner, line.y - 4 * u - top);
  return {
    kind: 'tall',
    unit: u,
    plates,
    venue: null,
    piles,
    watch: onEdge(harbour, inner * 0.6, 22 * u, 8 * u),
    expeditions,
    contracts: contractRow(chips, contracts, rows, gap),
    harbour,
    ...tallHarbour(harbour, demand, u),
    mat: demand.own === null ? null : tallMat(mat, demand.own, u),
    actions,
    line,
  };
}
