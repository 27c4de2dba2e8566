import { clamp, rect } from '../../../../stage/geometry.ts';
import { ownCards, plateOf } from './parts.ts';
import type { Demand, Mat, Places } from './places.ts';
import { expeditionsWide, wideHarbour } from './wide.ts';

/** A phone on its side: plates to the left, one's own board to the right, the harbour between them. */
export function low(demand: Demand): Places {
  const { width, height } = demand;
  const u = clamp(Math.min(width / 1060, height / 460), 0.6, 1.2);
  const side = 8 * u;
  const left = Math.min(250 * u, width * 0.25);
  const gap = 7 * u;
  const each = Math.min(92 * u, (height - 2 * side - gap * (demand.plates.length - 1)) / demand.plates.length);
  const plates = demand.plates.map((count, i) =>
    plateOf(rect(side, side + i * (each + gap), left, each), count, 6 * u, Math.min(33 * u, each * 0.5), 30 * u),
  );
  const right = demand.own === null ? 0 : Math.min(230 * u, width * 0.23);
  const mat = rect(width - side - right, side, right, height - 2 * side);
  const x = side + left + 10 * u;
  const inner = (demand.own === null ? width - side : mat.x - 10 * u) - x;
  const row = rect(x, side, inner, 40 * u);
  const watch = rect(row.x, row.y, Math.min(330 * u, inner * (demand.expeditions > 3 ? 0.38 : 0.52)), row.height);
  // two rows of buttons
  const actionsHeight = demand.actions > Math.floor(inner / 112) ? 104 : 64;
  const actions = rect(x, height - actionsHeight - 4, inner, actionsHeight);
  const top = row.y + row.height + 13 * u;
  const harbour = rect(x, top, inner, actions.y - 2 * u - top);
  return {
    kind: 'low',
    unit: u,
    plates,
    watch,
    contracts: [],
    venue: null,
    piles: null,
    expeditions: expeditionsWide(row, watch, demand.expeditions, u),
    harbour,
    ...wideHarbour(harbour, demand, u),
    mat: demand.own === null ? null : lowMat(mat, demand.own, u),
    actions,
  };
}

export function lowMat(frame: ReturnType<typeof rect>, own: number, u: number): Mat {
  const who = rect(frame.x + 10 * u, frame.y + 10 * u, frame.width - 20 * u, Math.min(150 * u, frame.height * 0.42));
  const top = who.y + who.height + 10 * u;
  const room = rect(frame.x + 12 * u, top, frame.width - 24 * u, frame.y + frame.height - 12 * u - top);
  return {
    frame,
    who,
    house: null,
    hold: null,
    ...ownCards(room, own, Math.min(100 * u, room.height / 1.42), 8 * u, u),
  };
}
