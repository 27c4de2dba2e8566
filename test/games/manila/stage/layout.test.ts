import assert from 'node:assert/strict';
import type { Demand, Panel, Places } from '../../../../client/games/manila/stage/layout.ts';
import { arrange, boatIn, boatOn, diePlace } from '../../../../client/games/manila/stage/layout.ts';
import type { Rect } from '../../../../client/stage/stage.ts';
import { LETTERS } from '../../../../shared/games/manila/index.ts';
import { canvasSizes, inside, overlap } from '../../../support/rects.ts';

type Asked = Omit<Demand, 'width' | 'height'>;

const nobody: readonly number[][] = [[], [], []];
const voyage: Asked = {
  seats: 4,
  own: 3,
  show: 'voyage',
  crews: [4, 3, 3],
  wanted: nobody,
  revealed: [0, 0, 0],
  actions: 12,
};

const tables: readonly Asked[] = [
  voyage,
  { ...voyage, seats: 3, own: 2, actions: 0, revealed: [0, 0] },
  { ...voyage, seats: 5, own: 9, crews: [3, 3, 4], revealed: [0, 0, 0, 0] },
  { ...voyage, show: 'auction', crews: [], wanted: [], actions: 30 },
  { ...voyage, seats: 5, show: 'auction', crews: [], wanted: [], revealed: [0, 0, 0, 0] },
  { ...voyage, show: 'share', crews: [], wanted: [], actions: 5 },
  { ...voyage, show: 'load', crews: [3, 4], wanted: [[], []], actions: 2 },
  { ...voyage, wanted: [[], [0, 1, 2, 3, 4, 5], []], actions: 6 },
  {
    ...voyage,
    wanted: [
      [10, 11, 13, 14],
      [3, 4, 6, 7],
      [9, 10, 12, 13],
    ],
  },
  { ...voyage, seats: 5, own: null, actions: 0, revealed: [0, 0, 0, 0, 0] },
  { ...voyage, seats: 3, own: null, actions: 0, show: 'auction', crews: [], wanted: [], revealed: [0, 0, 0] },
  { ...voyage, seats: 5, own: null, actions: 0, revealed: [8, 3, 2, 4, 10] },
];

const panels = (places: Places): [name: string, panel: Panel][] => [
  ['port', places.port],
  ['shipyard', places.shipyard],
  ['pirates', places.pirates],
  ['pilots', places.pilots],
  ['insurance', places.insurance],
];

/** What covers the canvas; the market lies on the mat where there is no room beside it. */
function zones(places: Places, { show }: Asked): [name: string, at: Rect][] {
  const lanes = places.lanes.flatMap(({ tile, track }, i): [string, Rect][] => [
    [`tile ${i}`, tile],
    [`track ${i}`, track],
  ]);
  return [
    ...places.plates.map((plate, i): [string, Rect] => [`plate ${i}`, plate.frame]),
    ['counter', places.counter],
    ['dice', places.dice],
    ...panels(places).map(([name, panel]): [string, Rect] => [name, panel.frame]),
    ...(show === 'voyage' ? lanes : [['show', places.show] as [string, Rect]]),
    ...(places.mat ? [['mat', places.mat.frame] as [string, Rect]] : []),
    ...(places.kind === 'wide' || !places.mat ? [['market', places.market.frame] as [string, Rect]] : []),
    ...(places.kind !== 'wide' && places.mat ? [['actions', places.actions] as [string, Rect]] : []),
  ];
}

const each = (check: (demand: Demand, places: Places, where: string) => void): void => {
  for (const [width, height] of canvasSizes) {
    tables.forEach((table, i) => {
      const demand = { ...table, width, height };
      check(demand, arrange(demand), `table ${i} at ${width}×${height}`);
    });
  }
};

const middle = (of: Rect): { x: number; y: number } => ({ x: of.x + of.width / 2, y: of.y + of.height / 2 });

describe('Manila: the layout, from small phones to large screens', () => {
  it('keeps every zone inside the canvas', () => {
    each((demand, places, where) => {
      const canvas = { x: 0, y: 0, width: demand.width, height: demand.height };
      for (const [name, at] of zones(places, demand)) {
        assert.ok(inside(at, canvas), `${name} leaves the canvas: ${where} ${JSON.stringify(at)}`);
        assert.ok(at.width > 20 && at.height > 14, `${name} is too small: ${where} ${JSON.stringify(at)}`);
      }
    });
  });

  it('lets no zone lie upon another', () => {
    each((demand, places, where) => {
      const all = zones(places, demand);
      for (const [i, [name, at]] of all.entries())
        for (const [other, there] of all.slice(i + 1)) assert.ok(!overlap(at, there), `${name} on ${other}: ${where}`);
    });
  });

  it('has a place for everything that is asked for', () => {
    each((demand, places, where) => {
      assert.equal(places.plates.length, demand.own === null ? demand.seats : demand.seats - 1, where);
      assert.equal(places.paddles.length, demand.seats, where);
      assert.deepEqual(
        places.lanes.map((lane) => lane.seats.length),
        [0, 1, 2].map((i) => demand.crews[i] ?? 3),
        where,
      );
      for (const lane of places.lanes) assert.equal(lane.stops.length, 15, where);
      assert.deepEqual(
        panels(places).map(([, panel]) => panel.slots.length),
        [3, 3, 2, 2, 1],
        where,
      );
      assert.equal(places.offers.length, 4, where);
      assert.equal(places.market.columns.length, 4, where);
      assert.equal(places.mat?.shares.cells.length ?? null, demand.own, where);
      assert.deepEqual(
        places.plates.map((plate) => plate.revealed.cells.length),
        places.plates.map((_, i) => demand.revealed[i] ?? 0),
        where,
      );
    });
  });

  it('keeps seats on their tiles and sockets on their panels, none upon another', () => {
    each((_, places, where) => {
      for (const { tile, seats } of places.lanes) {
        for (const [i, seat] of seats.entries()) {
          assert.ok(inside(seat, tile), `${where} ${JSON.stringify([seat, tile])}`);
          for (const other of seats.slice(i + 1)) assert.ok(!overlap(seat, other), where);
        }
      }
      for (const [name, { frame, slots }] of panels(places)) {
        for (const [i, { socket, label }] of slots.entries()) {
          assert.ok(inside(socket, frame), `${name} ${where} ${JSON.stringify([socket, frame])}`);
          if (label.width > 0) assert.ok(inside(label, frame, 2), `label of ${name} ${where}`);
          for (const other of slots.slice(i + 1)) assert.ok(!overlap(socket, other.socket), `${name} ${where}`);
        }
      }
    });
  });

  it('lets the spaces of a lane follow each other, apart from each other', () => {
    each((_, places, where) => {
      for (const { stops, track } of places.lanes) {
        for (const [i, stop] of stops.entries()) {
          assert.ok(inside(stop, track, 2), `${i} ${where} ${JSON.stringify([stop, track])}`);
          const next = stops[i + 1];
          if (next) assert.ok(!overlap(stop, next) && next.x > stop.x, `${i} ${where}`);
        }
      }
    });
  });

  it('draws apart what a finger must hit: 44 px on phones, a mouse may have less', () => {
    each((demand, places, where) => {
      demand.wanted.forEach((spaces, lane) => {
        const at = (space: number): number => middle(places.lanes[lane]?.stops[space] as Rect).x;
        spaces.forEach((space, i) => {
          const next = spaces[i + 1];
          const least = places.kind === 'wide' ? 25 : demand.width < 400 || places.kind === 'low' ? 38 : 42;
          if (next !== undefined) assert.ok(at(next) - at(space) >= least, `${space} ${where} ${at(next) - at(space)}`);
        });
      });
    });
    const phone = arrange({ ...(tables[7] as Asked), width: 390, height: 740 });
    const [zero, one] = phone.lanes[1]?.stops ?? [];
    assert.ok(zero && one && middle(one).x - middle(zero).x >= 43.9);
  });

  it('keeps boats on their water: inside the canvas, off the tiles, at every space and berth', () => {
    each((demand, places, where) => {
      if (demand.show !== 'voyage') return;
      const canvas = { x: 0, y: 0, width: demand.width, height: demand.height };
      for (let lane = 0; lane < 3; lane++) {
        for (let space = 0; space <= 14; space++) {
          const boat = boatOn(places, lane, space);
          assert.ok(inside(boat, canvas, 2), `${space} ${where} ${JSON.stringify(boat)}`);
          const { tile } = places.lanes[lane] as Places['lanes'][number];
          if (places.kind !== 'tall') assert.ok(boat.x >= tile.x + tile.width, `${space} ${where}`);
          const die = diePlace(places, { lane, position: space });
          assert.ok(inside(die, canvas, 2), `die ${space} ${where}`);
        }
      }
      for (const haven of ['port', 'shipyard'] as const)
        for (const letter of LETTERS)
          assert.ok(inside(boatIn(places, haven, letter), places[haven].frame, 3), `${haven} ${letter} ${where}`);
    });
  });

  it('holds auction and offers in the middle of the board, bidders beside each other', () => {
    each((demand, places, where) => {
      const shown =
        demand.show === 'auction'
          ? [...places.paddles, places.standing, places.hammer]
          : demand.show === 'voyage'
            ? []
            : places.offers;
      for (const [i, at] of shown.entries()) {
        assert.ok(inside(at, places.show), `${i} ${where} ${JSON.stringify([at, places.show])}`);
        for (const other of shown.slice(i + 1)) assert.ok(!overlap(at, other), `${i} ${where}`);
      }
    });
  });

  it('keeps one’s own shares and numbers on the mat, off the buttons and the market', () => {
    each((_, places, where) => {
      const { mat, market, actions } = places;
      if (!mat) return;
      for (const cell of mat.shares.cells) {
        assert.ok(inside(cell, mat.frame), `${where} ${JSON.stringify(cell)}`);
        assert.ok(!overlap(cell, mat.who) && !overlap(cell, actions) && !overlap(cell, market.frame), where);
      }
      for (const at of [mat.portrait, mat.purse, mat.hand]) assert.ok(inside(at, mat.who, 2), where);
      if (places.kind === 'wide') assert.ok(inside(actions, mat.frame) && !overlap(actions, mat.who), where);
      else assert.ok(inside(market.frame, mat.frame), where);
    });
  });

  it('keeps what is told of the others on their plates', () => {
    each((_, places, where) => {
      for (const plate of places.plates)
        for (const at of [plate.portrait, plate.purse, plate.hand, plate.stock, ...plate.revealed.cells])
          assert.ok(inside(at, plate.frame, 1.5), `${where} ${JSON.stringify([at, plate.frame])}`);
    });
  });

  it('leaves the buttons room where the thumb is, two rows on a phone', () => {
    each((demand, places, where) => {
      if (!places.mat) return;
      assert.ok(places.actions.height >= 58, where);
      assert.ok(places.actions.width >= 150, where);
      if (places.kind !== 'tall') return;
      assert.ok(demand.height - places.actions.y - places.actions.height <= 8, where);
      if (demand.actions > 2) assert.ok(places.actions.height >= 104, where);
    });
  });

  it('does not move the board of a phone when the question goes to somebody else', () => {
    const of = (actions: number): Rect | undefined =>
      arrange({ ...voyage, width: 390, height: 740, actions }).lanes[0]?.tile;
    assert.deepEqual(of(0), of(14));
  });

  it('arranges high windows as phones, broad ones as tables, and phones on their side apart', () => {
    const kind = (width: number, height: number) => arrange({ ...voyage, width, height }).kind;
    assert.equal(kind(390, 740), 'tall');
    assert.equal(kind(768, 974), 'tall');
    assert.equal(kind(1004, 748), 'wide');
    assert.equal(kind(844, 340), 'low');
  });
});
