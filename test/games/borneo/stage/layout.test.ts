import assert from 'node:assert/strict';
import type { Demand, Lines, Places } from '../../../../client/games/borneo/stage/layout.ts';
import { arrange } from '../../../../client/games/borneo/stage/layout.ts';
import type { Rect } from '../../../../client/stage/stage.ts';
import { canvasSizes, inside, overlap } from '../../../support/rects.ts';

type Asked = Omit<Demand, 'width' | 'height'>;

const shipping: Asked = {
  seats: 4,
  own: 5,
  goods: 5,
  columns: [
    { cards: 3, limit: 4 },
    { cards: 0, limit: 3 },
    { cards: 4, limit: 5 },
  ],
  merchants: [3, 5, 0, 4],
  capacity: 5,
  show: 'harbours',
  spread: [0],
  pickers: 0,
  cove: false,
  phase: 3,
  actions: 12,
};

const tables: readonly Asked[] = [
  shipping,
  { ...shipping, seats: 3, own: 7, phase: 4, actions: 7 },
  { ...shipping, seats: 5, own: 1, cove: true, columns: shipping.columns.map(() => ({ cards: 6, limit: 6 })) },
  { ...shipping, seats: 3, own: 0, phase: null, actions: 0 },
  { ...shipping, seats: 5, capacity: null, goods: 4, merchants: [11, 2, 2, 0] },
  { ...shipping, show: 'combat', spread: [1, 0] },
  { ...shipping, show: 'combat', spread: [5, 5], own: 1 },
  { ...shipping, show: 'pick', spread: [6], pickers: 6 },
  { ...shipping, show: 'payment', spread: [20], cove: true },
  { ...shipping, own: null, seats: 5, actions: 0 },
  { ...shipping, own: null, seats: 3, actions: 0, show: 'combat', spread: [2, 1] },
];

/** What covers the canvas; a show takes the place of the columns, or of the harbours as a whole. */
function zones(places: Places, { show }: Asked): [name: string, at: Rect][] {
  const waters = places.places.map(({ water }, i): [string, Rect] => [`water ${i}`, water]);
  return [
    ...places.plates.map(({ frame }, i): [string, Rect] => [`plate ${i}`, frame]),
    ['draw', places.draw],
    ['discard', places.discard],
    ['harbour pile', places.harbours],
    ...(places.cove ? [['cove', places.cove] as [string, Rect]] : []),
    ...(show === 'harbours' ? waters : [['show', places.show] as [string, Rect]]),
    ['companies', places.companies.frame],
    ['missions', places.missions.frame],
    ...(places.mat ? [['mat', places.mat.frame] as [string, Rect]] : []),
    ...(places.kind === 'tall' && places.mat ? [['actions', places.actions] as [string, Rect]] : []),
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

const apart = (all: readonly Rect[], where: string): void => {
  for (const [i, at] of all.entries())
    for (const other of all.slice(i + 1))
      assert.ok(!overlap(at, other), `${i} ${where} ${JSON.stringify([at, other])}`);
};

const within = (all: readonly Rect[], frame: Rect, where: string): void => {
  for (const [i, at] of all.entries())
    assert.ok(inside(at, frame, 1.5), `${i} ${where} ${JSON.stringify([at, frame])}`);
};

const told = (lines: Lines): Rect[] => [
  lines.portrait,
  lines.missions,
  ...(lines.wares ? [lines.wares] : []),
  ...lines.stores,
];

describe('Borneo: the layout, from small phones to large screens', () => {
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
      assert.deepEqual(
        places.places.map(({ cards }) => cards.length),
        demand.columns.map(({ cards }) => cards),
        where,
      );
      assert.deepEqual(
        places.company.map(({ slots }) => slots.length),
        demand.merchants.map((count) => Math.max(5, count)),
        where,
      );
      assert.equal(places.mission.length, 5, where);
      assert.equal(places.cove !== null, demand.cove, where);
      assert.equal(places.pickers.length, demand.pickers, where);
      assert.equal(places.mat?.cards.cells.length ?? null, demand.own, where);
      assert.deepEqual(
        places.sides.map(({ cards }) => cards.cells.length),
        demand.show === 'combat' ? demand.spread : [0, 0],
        where,
      );
      assert.equal(
        places.spread.cells.length,
        demand.show === 'pick' || demand.show === 'payment' ? demand.spread[0] : 0,
        where,
      );
      if (places.mat) assert.equal(places.mat.stores.length, demand.goods, where);
      // kind by kind where it can be read, else all cards together
      for (const { stores, wares } of places.plates)
        assert.ok(stores.length === demand.goods || (stores.length === 0 && wares !== null), where);
    });
  });

  it('B8.2 lays shipments over the lower part of those before, below harbour and tally, inside their water', () => {
    each((_, places, where) => {
      for (const { water, harbour, tally, cards, next } of places.places) {
        apart([harbour, tally], where);
        within([harbour, tally, ...cards, next], water, where);
        for (const [i, card] of cards.entries()) {
          assert.ok(!overlap(card, tally), `${i} ${where}`);
          const over = cards[i + 1];
          // the flags of the top row end at 29 % of the width
          if (over) assert.ok(over.y - card.y >= card.width * 0.285, `${i} ${where} ${(over.y - card.y) / card.width}`);
          if (over) assert.ok(over.y < card.y + card.height * 0.3, `${i} covers nothing: ${where}`);
        }
      }
    });
  });

  it('keeps companies and missions on their sheets; merchants overlap only where there are more than five', () => {
    each((_, places, where) => {
      const frames = places.company.map(({ frame }) => frame);
      apart(frames, where);
      within(frames, places.companies.frame, where);
      for (const { frame, head, slots, next } of places.company) {
        within([head, next, ...slots], frame, where);
        for (const slot of slots) assert.ok(!overlap(slot, head), where);
        if (slots.length === 5) apart(slots, where);
      }
      apart(places.mission, where);
      within(places.mission, places.missions.frame, where);
    });
  });

  it('B7, B9, B5: holds combat, distribution and payment in the room of the show, cards beside each other', () => {
    each((demand, places, where) => {
      if (demand.show === 'harbours') return;
      const [attack, defence] = places.sides;
      if (demand.show === 'combat') {
        apart([attack.frame, defence.frame, places.title], where);
        within([attack.frame, defence.frame, places.title], places.show, where);
        for (const { frame, head, strength, cards } of places.sides) {
          within([head, strength, ...cards.cells], frame, where);
          apart([head, strength], where);
          for (const card of cards.cells) assert.ok(!overlap(card, head) && !overlap(card, strength), where);
        }
        return;
      }
      within([places.title, places.owed, ...places.pickers, ...places.spread.cells], places.show, where);
      apart([places.title, ...places.pickers], where);
      for (const cell of places.spread.cells)
        for (const at of [places.title, places.owed, ...places.pickers]) assert.ok(!overlap(cell, at), where);
    });
  });

  it('leaves harbours and tallies in sight of a show where the window is broad', () => {
    each((demand, places, where) => {
      if (demand.show === 'harbours') return;
      assert.equal(places.covered, places.kind !== 'wide', where);
      for (const { tally, water } of places.places)
        if (places.covered) assert.ok(inside(water, places.show), where);
        else assert.ok(!overlap(tally, places.show), where);
    });
  });

  it('keeps one’s own cards and numbers on the mat, off the buttons', () => {
    each((_, places, where) => {
      const { mat, actions } = places;
      if (!mat) return;
      within([...mat.cards.cells, mat.who], mat.frame, where);
      within(told(mat), mat.who, where);
      apart(told(mat), where);
      for (const cell of mat.cards.cells) assert.ok(!overlap(cell, mat.who) && !overlap(cell, actions), where);
      if (places.kind !== 'tall') assert.ok(inside(actions, mat.frame), where);
      for (const pill of places.phases) assert.ok(!overlap(pill, actions) && !overlap(pill, mat.who), where);
      apart(places.phases, where);
    });
  });

  it('has room for a word on a phone that covers neither the hand nor harbours nor companies', () => {
    each((demand, { kind, spare, mat, companies, places }, where) => {
      assert.equal(spare !== null, kind !== 'wide' && demand.own !== null, where);
      if (!spare || !mat) return;
      const kept = [...mat.cards.cells, companies.frame, ...places.map(({ water }) => water)];
      for (const other of kept) assert.ok(!overlap(spare, other), where);
    });
  });

  it('keeps what is told of the others on their plates', () => {
    each((_, places, where) => {
      for (const plate of places.plates) {
        within([...told(plate), plate.hand], plate.frame, where);
        apart([...told(plate), plate.hand], where);
      }
    });
  });

  it('draws apart what a finger must hit on a phone: 44 px', () => {
    for (const show of [shipping, tables[1], tables[8]] as Asked[]) {
      const phone = arrange({ ...show, width: 390, height: 794 });
      for (const { frame, slots } of phone.company) {
        assert.ok(frame.height >= 44, String(frame.height));
        assert.ok((slots[1]?.x ?? 0) - (slots[0]?.x ?? 0) >= 44);
      }
      for (const at of [...phone.mission, ...(phone.mat?.cards.cells ?? []), ...phone.spread.cells])
        assert.ok(at.width >= 43.9 && at.height >= 43.9, JSON.stringify(at));
      assert.ok(phone.actions.height >= 60);
    }
  });

  it('gives the running phase its word where there is no room for four', () => {
    const phone = arrange({ ...shipping, width: 390, height: 794 });
    const [first, , third] = phone.phases;
    assert.ok(first && third && third.width > 96 && third.width > first.width * 1.5);
  });

  it('does not move the board of a phone when the question goes to somebody else', () => {
    const of = (actions: number): Rect | undefined =>
      arrange({ ...shipping, width: 390, height: 740, actions }).places[0]?.water;
    assert.deepEqual(of(0), of(14));
  });

  it('arranges high windows as phones, broad ones as tables, and phones on their side apart', () => {
    const kind = (width: number, height: number) => arrange({ ...shipping, width, height }).kind;
    assert.equal(kind(390, 740), 'tall');
    assert.equal(kind(768, 974), 'tall');
    assert.equal(kind(1004, 748), 'wide');
    assert.equal(kind(844, 340), 'low');
  });
});
