import assert from 'node:assert/strict';
import type { Demand, Places } from '../../../../client/games/port-royal/stage/layout.ts';
import { arrange } from '../../../../client/games/port-royal/stage/layout.ts';
import { roomFor } from '../../../../client/stage/geometry.ts';
import type { Rect } from '../../../../client/stage/stage.ts';
import { canvasSizes, inside, overlap } from '../../../support/rects.ts';
import { chapters, tables } from './demands.ts';

function zones(places: Places): [name: string, at: Rect][] {
  return [
    ...places.plates.map((plate, i): [string, Rect] => [`plate ${i}`, plate.frame]),
    ...places.expeditions.map((at, i): [string, Rect] => [`expedition ${i}`, at]),
    ...places.contracts.map((at, i): [string, Rect] => [`contract ${i}`, at]),
    ...(places.piles
      ? [['time', places.piles.time] as [string, Rect], ['victory', places.piles.victory] as [string, Rect]]
      : []),
    ...(places.venue
      ? [
          ...places.venue.missions.map((at, i): [string, Rect] => [`mission ${i}`, at]),
          ['month', places.venue.month] as [string, Rect],
          ['event', places.venue.event] as [string, Rect],
          ['crowns', places.venue.track] as [string, Rect],
          ...(places.venue.aim ? [['aim', places.venue.aim] as [string, Rect]] : []),
        ]
      : []),
    // beside contracts and missions the pennants lie upon the edge of the harbour
    ...(places.contracts.length === 0 && !places.venue ? [['watch', places.watch] as [string, Rect]] : []),
    ['harbour', places.harbour],
    ['actions', places.actions],
    ...(places.mat ? [['mat', places.mat.frame] as [string, Rect]] : []),
  ];
}

const each = (check: (demand: Demand, places: Places, where: string) => void): void => {
  for (const [width, height] of canvasSizes) {
    [...tables, ...chapters].forEach((table, i) => {
      const demand = { ...table, width, height };
      check(demand, arrange(demand), `table ${i} at ${width}×${height}`);
    });
  }
};

describe('Port Royal: the layout, from small phones to large screens', () => {
  it('keeps every zone inside the canvas', () => {
    each((demand, places, where) => {
      const canvas = { x: 0, y: 0, width: demand.width, height: demand.height };
      for (const [name, at] of zones(places)) {
        assert.ok(inside(at, canvas), `${name} leaves the canvas: ${where} ${JSON.stringify(at)}`);
        assert.ok(at.width > 20 && at.height > 20, `${name} is too small: ${where} ${JSON.stringify(at)}`);
      }
    });
  });

  it('has room for every zone in windows that a keyboard leaves next to nothing of', () => {
    for (const height of [0, 40, 150, 250, 311, 313, 380, 450, 519])
      for (const table of [...tables, ...chapters]) {
        const room = roomFor({ width: 390, height });
        const places = arrange({ ...table, ...room });
        const shown = [...zones(places), ...(places.venue?.candidates ?? []).map((at) => ['candidate', at] as const)];
        for (const [name, at] of shown)
          assert.ok(at.width > 5 && at.height > 5, `${name} at ${height}: ${JSON.stringify(at)}`);
      }
  });

  it('lets no zone lie upon another', () => {
    each((_, places, where) => {
      const all = zones(places);
      for (const [i, [name, at]] of all.entries())
        for (const [other, there] of all.slice(i + 1)) assert.ok(!overlap(at, there), `${name} on ${other}: ${where}`);
    });
  });

  it('has a place for everything that is asked for', () => {
    each((demand, places, where) => {
      assert.deepEqual(
        places.plates.map((plate) => plate.cards.cells.length),
        demand.plates,
        where,
      );
      assert.equal(places.expeditions.length, demand.expeditions, where);
      assert.equal(places.contracts.length, demand.contracts.length, where);
      assert.equal(places.piles !== null, demand.team, where);
      assert.equal(places.cards.cells.length, demand.harbour, where);
      assert.equal(places.mat?.cards.cells.length ?? null, demand.own, where);
    });
  });

  it('moors deck, discard and cards inside the harbour, none upon the piles', () => {
    each((demand, places, where) => {
      const { deck, discard, harbour, cards, next } = places;
      const berths = demand.drawn || places.ghost ? [...cards.cells, next] : cards.cells;
      for (const at of [deck, discard, ...berths]) assert.ok(inside(at, harbour), `${where} ${JSON.stringify(at)}`);
      assert.ok(!overlap(deck, discard), where);
      for (const at of berths) assert.ok(!overlap(at, deck) && !overlap(at, discard), `${where} ${JSON.stringify(at)}`);
    });
  });

  it('keeps the cards of players on their plates and one’s own on the mat, beside the name', () => {
    each((_, places, where) => {
      for (const plate of places.plates)
        for (const cell of plate.cards.cells) assert.ok(inside(cell, plate.frame), `${where} ${JSON.stringify(cell)}`);
      if (!places.mat) return;
      assert.ok(inside(places.mat.who, places.mat.frame), where);
      for (const cell of places.mat.cards.cells) {
        assert.ok(inside(cell, places.mat.frame), `${where} ${JSON.stringify(cell)}`);
        assert.ok(!overlap(cell, places.mat.who), where);
      }
    });
  });

  it('never makes cards of the harbour too small to be told apart, and shows enough of each', () => {
    each((_, places, where) => {
      for (const cell of places.cards.cells) assert.ok(cell.width >= 32, `${cell.width} ${where}`);
      assert.ok(places.cards.shown >= 0.3, `${places.cards.shown} ${where}`);
    });
  });

  it('leaves the buttons at least 64 px: between harbour and mat, or at the very bottom of a phone', () => {
    each((demand, places, where) => {
      assert.ok(places.actions.height >= 64, where);
      assert.ok(places.actions.y >= places.harbour.y + places.harbour.height, where);
      if (!places.mat) return;
      if (places.kind === 'wide') assert.ok(places.actions.y + places.actions.height <= places.mat.frame.y, where);
      if (places.kind === 'tall') {
        assert.ok(places.actions.y >= places.mat.frame.y + places.mat.frame.height, where);
        assert.ok(demand.height - places.actions.y - places.actions.height <= 8, where);
        assert.ok(places.actions.width >= demand.width * 0.94, where);
      }
    });
  });

  it('shows adventurers to choose from within the harbour, apart from each other and from the buttons', () => {
    const choice = chapters.find((table) => (table.adventure?.candidates ?? 0) > 0);
    assert.ok(choice?.adventure);
    const before = choice.adventure;
    for (const [width, height] of canvasSizes)
      for (const [candidates, sides] of [
        [2, 1],
        [2, 2],
        [3, 2],
        [5, 2],
      ] as const) {
        const adventure = { ...before, candidates, sides };
        const { venue, harbour, actions } = arrange({ ...choice, adventure, width, height, actions: candidates });
        const where = `${candidates} × ${sides} at ${width}×${height}`;
        const all = venue?.candidates ?? [];
        assert.equal(all.length, candidates, where);
        for (const [i, at] of all.entries()) {
          assert.ok(inside(at, harbour) && !overlap(at, actions), `${where} ${JSON.stringify(at)}`);
          for (const other of all.slice(i + 1)) assert.ok(!overlap(at, other), where);
        }
      }
  });

  it('gives a phone two rows of buttons when there are more than two', () => {
    const of = (actions: number): number =>
      arrange({ ...(tables[2] as Demand), width: 390, height: 794, actions }).actions.height;
    assert.ok(of(2) < 100);
    assert.ok(of(3) >= 112);
  });

  it('keeps the place of the next card as long as it costs the others nothing', () => {
    const of = (harbour: number): Places =>
      arrange({ ...(tables[0] as Demand), width: 1004, height: 748, harbour, next: true });
    assert.equal(of(2).ghost, true);
    assert.equal(of(9).ghost, false);
    assert.equal(arrange({ ...(tables[0] as Demand), width: 1004, height: 748, next: false }).ghost, false);
  });

  it('arranges high windows as phones, broad ones as tables, and phones on their side apart', () => {
    const kind = (width: number, height: number) => arrange({ ...(tables[1] as Demand), width, height }).kind;
    assert.equal(kind(390, 794), 'tall');
    assert.equal(kind(768, 974), 'tall');
    assert.equal(kind(1004, 748), 'wide');
    assert.equal(kind(844, 340), 'low');
    assert.equal(kind(1004, 972), 'wide');
  });
});
