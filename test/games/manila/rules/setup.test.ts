import assert from 'node:assert/strict';
import {
  BERTHS,
  MARKET,
  manila,
  NUMBERS,
  PILOTS,
  partOf,
  type State,
  sharePrice,
  TILES,
  WARES,
} from '../../../../shared/games/manila/index.ts';
import { seedOf } from '../../../support/random-play.ts';

function first(seats: number, input: object = {}, n = 1): State {
  const options = manila.parseOptions(input, seats);
  assert.ok(options.ok);
  return manila.setup(options.value, seats, seedOf(n), manila.meta.rulesVersion);
}

describe('Manila: components and setup', () => {
  it('M1.1 three to five players, whole pesos', () => {
    assert.deepEqual(manila.meta.seats, [3, 5]);
    for (const seats of [3, 4, 5]) assert.equal(first(seats).players.length, seats);
    for (const seats of [0, 2, 6, 3.5]) {
      const refused = manila.parseOptions({}, seats);
      assert.deepEqual(!refused.ok && [refused.code, refused.clause], ['badSeats', 'M1.1']);
    }
    const options = manila.parseOptions({});
    assert.ok(options.ok);
    assert.throws(() => manila.setup(options.value, 2, seedOf(1), manila.meta.rulesVersion));
  });

  it('M1.2 four wares, five shares each, six faces, three boats, spaces up to 13', () => {
    assert.deepEqual(WARES, ['nutmeg', 'silk', 'ginseng', 'jade']);
    assert.deepEqual(
      [NUMBERS.sharesPerWare, NUMBERS.faces, NUMBERS.boats, NUMBERS.lastSpace, NUMBERS.rolls],
      [5, 6, 3, 13, 3],
    );
  });

  it('M1.3 what seats cost and boats pay', () => {
    assert.deepEqual(TILES, {
      nutmeg: { costs: [2, 3, 4], payout: 24 },
      silk: { costs: [3, 4, 5], payout: 30 },
      ginseng: { costs: [1, 2, 3], payout: 18 },
      jade: { costs: [3, 4, 5, 5], payout: 36 },
    });
  });

  it('M1.4 what berths cost and pay', () => {
    assert.deepEqual(BERTHS, {
      A: { cost: 4, payout: 6 },
      B: { cost: 3, payout: 8 },
      C: { cost: 2, payout: 15 },
    });
  });

  it('M1.5 pirates, pilots, insurance', () => {
    assert.deepEqual(PILOTS, { small: { cost: 2 }, large: { cost: 5 } });
    assert.deepEqual([NUMBERS.pirateCost, NUMBERS.premium], [5, 10]);
  });

  it('M1.6 the ladder and the loans', () => {
    assert.deepEqual(MARKET, [0, 5, 10, 20, 30]);
    assert.deepEqual([NUMBERS.loan, NUMBERS.redemption], [12, 15]);
  });

  it('M1.7 nothing needs rounding', () => {
    for (const ware of WARES) {
      for (let heads = 1; heads <= TILES[ware].costs.length; heads++) assert.ok(Number.isInteger(partOf(ware, heads)));
      assert.ok(Number.isInteger(TILES[ware].payout / 2));
    }
  });

  it('M5.1 C1 a share costs its value, but at least 5', () => {
    const values = { nutmeg: 10, silk: 20, ginseng: 0, jade: 5 };
    assert.deepEqual(
      WARES.map((ware) => sharePrice(values, ware)),
      [10, 20, 5, 5],
    );
  });

  it('M2.1 30 pesos, three accomplices, four of them with three players', () => {
    for (const [seats, accomplices] of [
      [3, 4],
      [4, 3],
      [5, 3],
    ] as const)
      for (const player of first(seats).players)
        assert.deepEqual(
          [player.cash, player.accomplices, player.pledged, player.retired],
          [30, accomplices, 0, false],
        );
  });

  it('M2.2 two shares each out of three of every ware, the others in the supply', () => {
    const dealt = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const { players, supply } = first(5, {}, n);
      for (const { shares, bought } of players) assert.deepEqual([shares.length, bought], [2, []]);
      for (const ware of WARES) {
        const count = players.flatMap(({ shares }) => shares).filter((share) => share === ware).length;
        assert.ok(count <= 3);
        assert.equal(supply[ware], 5 - count);
        dealt.add(`${ware} ${count}`);
      }
    }
    // ten of twelve are dealt, so at least one of each ware
    assert.equal(dealt.size, WARES.length * 3);
  });

  it('M2.3 all values 0, or 5 by option; nobody is master', () => {
    assert.deepEqual(first(3).values, { nutmeg: 0, silk: 0, ginseng: 0, jade: 0 });
    assert.deepEqual(first(3, { startValue: 5 }).values, { nutmeg: 5, silk: 5, ginseng: 5, jade: 5 });
    assert.equal(first(3).master, null);
  });

  it('M2.4 M4.1 the starting seat is drawn by lot, or named, and opens', () => {
    const openers = new Set(Array.from({ length: 60 }, (_, n) => first(4, {}, n).opener));
    assert.deepEqual([...openers].sort(), [0, 1, 2, 3]);
    const state = first(4, { startingSeat: 2 });
    assert.deepEqual([state.opener, manila.actors(state)], [2, [2]]);
    assert.deepEqual(manila.opening(state), [{ type: 'voyageBegan', voyage: 1, opener: 2 }]);
    manila.apply(state, 2, { type: 'pass' }, () => {});
    assert.deepEqual(manila.opening(state), []);
  });
});
