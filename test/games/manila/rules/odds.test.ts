import assert from 'node:assert/strict';
import { boatOdds, insuranceOdds, manila, voyageOdds } from '../../../../shared/games/manila/index.ts';
import { boatWays, waysOf } from '../../../../shared/games/manila/odds.ts';
import { type Situation, table } from '../support/table.ts';

const oddsAt = (situation: Situation) => voyageOdds(manila.view(table(situation).state, 'spectator'));

const near = (actual: number | undefined, expected: number): void =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) < 1e-12, `${actual} is not ${expected}`);

/** Counts of all dice, by throwing each of them. */
function thrown(position: number, rolls: number): [number, number, number] {
  let counts: [number, number, number] = [0, 0, 0];
  if (rolls === 0) return position > 13 ? [1, 0, 0] : position === 13 ? [0, 1, 0] : [0, 0, 1];
  for (let face = 1; face <= 6; face++) {
    const [arrive, on13, short] =
      position + face > 13 ? ([6 ** (rolls - 1), 0, 0] as const) : thrown(position + face, rolls - 1);
    counts = [counts[0] + arrive, counts[1] + on13, counts[2] + short];
  }
  return counts;
}

describe('Manila: odds', () => {
  it('M15.3 C23 exact for every space and every number of rolls left', () => {
    for (let rolls = 0; rolls <= 3; rolls++)
      for (let position = 0; position <= 13; position++) {
        const { arrive, on13, short } = boatWays(position, rolls);
        assert.deepEqual([arrive, on13, short], thrown(position, rolls), `${position} with ${rolls} rolls`);
        near(boatOdds(position, rolls).arrive, arrive / waysOf(rolls));
        near(boatOdds(position, rolls).on13, on13 / waysOf(rolls));
        near(boatOdds(position, rolls).short, short / waysOf(rolls));
      }
  });

  it('M15.3 C23 the starts', () => {
    const ways = (start: number) => Object.values(boatWays(start, 3));
    assert.deepEqual(ways(5), [160, 21, 35]);
    assert.deepEqual(ways(4), [135, 25, 56]);
    assert.deepEqual(ways(3), [108, 27, 81]);
    assert.deepEqual(ways(0), [35, 21, 160]);
  });

  it('M15.3 a berth fills when enough boats come', () => {
    const odds = oddsAt({ moment: 'placement', rolls: 2, boats: { nutmeg: 12, silk: 10, jade: 3 } });
    assert.deepEqual(
      odds?.boats.map(({ ware }) => ware),
      ['nutmeg', 'silk', 'jade'],
    );
    // without pirates 13 is as good as the port: 6/6, 4/6, 0
    near(odds?.port.A.sure, 1);
    near(odds?.port.B.sure, 4 / 6);
    near(odds?.port.C.sure, 0);
    near(odds?.shipyard.A.sure, 1);
    near(odds?.shipyard.B.sure, 2 / 6);
    near(odds?.shipyard.B.possible, 2 / 6);
    assert.equal(odds?.pirates, false);
  });

  it('M15.3 with pirates aboard 13 is open: told by itself', () => {
    const odds = oddsAt({ moment: 'placement', rolls: 2, boats: { nutmeg: 12, silk: 10, jade: 3 }, pirates: [1] });
    assert.equal(odds?.pirates, true);
    // past 13: 5/6, 3/6, 0; on 13: 1/6, 1/6, 0
    near(odds?.port.A.sure, 1 - (1 / 6) * (3 / 6));
    near(odds?.port.A.possible, 1);
    near(odds?.port.B.sure, (5 / 6) * (3 / 6));
    near(odds?.port.B.possible, 4 / 6);
    near(odds?.shipyard.B.sure, 2 / 6);
    near(odds?.shipyard.B.possible, 1 - (5 / 6) * (3 / 6));
    near(odds?.shipyard.C.possible, (1 / 6) * (3 / 6));
  });

  it('M15.3 boats at their berths are certain, and before the launch there are no odds', () => {
    const odds = oddsAt({ moment: 'placement', rolls: 2, boats: { nutmeg: 'port', silk: 'port', jade: 7 } });
    near(odds?.port.B.sure, 1);
    near(odds?.port.C.sure, 1 / 6);
    assert.equal(oddsAt({}), null);
    assert.equal(oddsAt({ moment: 'share' }), null);
  });

  it('M15.3 M11.2 what an insurer has to expect', () => {
    const { state } = table({
      moment: 'placement',
      rolls: 2,
      boats: { nutmeg: 12, silk: 10, jade: 3 },
      shipyard: { A: 1 },
    });
    const view = manila.view(state, 'spectator');
    const stranger = insuranceOdds(view, 0);
    assert.equal(stranger?.worst, 29);
    near(stranger?.expected, 6 + (2 / 6) * 8);
    const owner = insuranceOdds(view, 1);
    assert.equal(owner?.worst, 23);
    near(owner?.expected, (2 / 6) * 8);
    near(owner?.possible, (2 / 6) * 8);
    const pirates = insuranceOdds({ ...view, pirates: [2, null] }, 1);
    near(pirates?.possible, (1 - (5 / 6) * (3 / 6)) * 8 + (1 / 6) * (3 / 6) * 15);
  });

  it('M15.3 M13.3 the odds are the same for all viewers', () => {
    const { state } = table({ moment: 'placement', rolls: 1, boats: { nutmeg: 8, silk: 6, jade: 3 }, pirates: [1] });
    const seen = ([0, 1, 2, 'spectator'] as const).map((viewer) =>
      JSON.stringify(voyageOdds(manila.view(state, viewer))),
    );
    assert.equal(new Set(seen).size, 1);
  });
});
