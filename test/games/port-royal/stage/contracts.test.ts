import assert from 'node:assert/strict';
import type { ContractCard } from '../../../../client/games/port-royal/stage/contracts.ts';
import { tableOf } from '../../../../client/games/port-royal/stage/model.ts';
import type { ContractId } from '../../../../shared/games/port-royal/index.ts';
import { contractOf, portRoyal, standingOf } from '../../../../shared/games/port-royal/index.ts';
import { eager, playOut, rngFor, seedOf } from '../../../support/random-play.ts';
import type { Situation } from '../support/table.ts';
import { situate } from '../support/table.ts';

const seating = (me: number | null) => ({ me, odds: true, name: (seat: number) => `seat ${seat}`, away: () => false });
const shown = (situation: Situation, me: number | null = 0) =>
  tableOf(portRoyal.view(situate({ mode: 'contracts', ...situation }), 'spectator'), seating(me));
const only = (situation: Situation, id: ContractId): ContractCard => {
  const card = shown({ harbour: ['sailor-1'], ...situation, contracts: [id] }).contracts[0];
  assert.ok(card);
  return card;
};
const had = ({ signs }: ContractCard): boolean[] => signs.map((sign) => sign.had);

describe('Port Royal: contracts, piles and kept ships on the canvas', () => {
  it('shows of each contract what the viewer has and what is missing', () => {
    const outpost = only({ tableaus: [['settler-1']] }, 'c-trade-outpost');
    assert.deepEqual(had(outpost), [true, false]);
    assert.deepEqual([outpost.standing.state, outpost.standing.roles], ['lacking', ['clerk']]);
    const traders = only({ tableaus: [['trader-red-1']] }, 'c-trade-master');
    assert.deepEqual(had(traders), [true, false]);
    const mercenary = only({ tableaus: [['sailor-1', 'pirate-2']] }, 'c-mercenary');
    assert.deepEqual(had(mercenary), [true, true, true]);
    assert.equal(mercenary.standing.state, 'ready');
    const ransom = only({ mode: 'contractsCoop', coins: [9] }, 'c-ransom');
    assert.deepEqual([ransom.standing.have, ransom.standing.need], [9, 15]);
  });

  it('dims nothing of what somebody of the team has done', () => {
    const done = { mode: 'contractsCoop', seats: 2, completed: [[], ['c-luminary']] } as const;
    assert.deepEqual(had(only({ ...done, tableaus: [['priest-1']] }, 'c-luminary')), [true, true]);
    assert.deepEqual(had(only({ ...done, mode: 'contracts' }, 'c-luminary')), [false, false]);
  });

  it('shows whose markers lie on places and on spaces of progress', () => {
    const { places, steps, standing } = only(
      { seats: 3, completed: [[], [], ['c-frigate-nemesis']], progress: [{ 'c-frigate-nemesis': 2 }] },
      'c-frigate-nemesis',
    );
    assert.deepEqual(steps, [[], [0]]);
    assert.deepEqual(
      places.map(({ seat }) => seat),
      [2, null, null, null, null],
    );
    assert.deepEqual([standing.have, standing.need], [2, 3]);
  });

  it('knows what was done and who has no marker left, and counts them for everybody', () => {
    const contracts: ContractId[] = ['c-jinx', 'c-explorer', 'c-mercenary', 'c-luminary'];
    const table = shown({
      harbour: ['sailor-1'],
      contracts,
      completed: [['c-jinx', 'c-explorer', 'c-mercenary']],
      progress: [],
    });
    assert.deepEqual(
      table.contracts.map(({ standing, got }) => [standing.state, got]),
      [
        ['done', 1],
        ['done', 2],
        ['done', 3],
        ['noMarker', null],
      ],
    );
    assert.deepEqual([table.mat?.markers, table.plates[0]?.markers?.left], [{ left: 0, all: 3 }, 3]);
  });

  it('shows the stored colours of the pirates’ nest, to everybody', () => {
    const stored = [['ship-red-1-1', 'ship-black-2-1']];
    assert.deepEqual(had(only({ stored }, 'c-pirates-nest')), [false, false, false, true, true]);
    const table = shown({ harbour: ['sailor-1'], stored, contracts: ['c-pirates-nest'] }, 1);
    assert.deepEqual(table.plates[0]?.stored, ['red', 'black']);
  });

  it('lays kept ships under the merchant of their colour', () => {
    const kept = [['otg40-ship-red-1-1', 'otg40-ship-red-1-1']];
    const { mat } = shown({ mode: 'onTheGo', harbour: [], tableaus: [['otg40-merchant-red-1']], kept });
    assert.deepEqual(
      mat?.kept.map(({ colour, ships }) => [colour, ships.length]),
      [['red', 2]],
    );
  });

  it('shows what is left of the time, and what a win would be worth', () => {
    const { team, contracts } = shown({
      mode: 'contractsCoop',
      harbour: ['sailor-1'],
      contracts: ['c-jinx', 'c-explorer'],
      completed: [['c-jinx']],
      time: 3,
      victory: 3,
    });
    // 13, the values -1 and 1, and the letters F and E
    assert.deepEqual(team, { time: 3, all: 15, victory: 3, begun: false, rank: 1, next: { rank: 2, cards: 1 } });
    assert.deepEqual(
      contracts.map(({ id, settled }) => [id, settled]),
      [
        ['c-explorer', false],
        ['c-jinx', true],
      ],
    );
    assert.equal(shown({ harbour: ['sailor-1'], contracts: ['c-jinx'] }).team, null);
  });

  for (const mode of ['contracts', 'contractsCoop'])
    it(`says ready exactly where the rules let a claim be made (${mode})`, () => {
      let claims = 0;
      for (const seed of [1, 2, 3]) {
        const parsed = portRoyal.parseOptions({ mode }, 3);
        assert.ok(parsed.ok);
        const state = portRoyal.setup(parsed.value, 3, seedOf(seed), portRoyal.meta.rulesVersion);
        playOut(portRoyal, state, rngFor(seed), eager, (seat) => {
          const view = portRoyal.view(state as Parameters<typeof portRoyal.view>[0], seat);
          for (const open of view.contracts) {
            const mayClaim = portRoyal.check(state as Parameters<typeof portRoyal.check>[0], seat, {
              type: 'claim',
              contract: open.id,
            });
            const { state: standing } = standingOf(view, seat, open);
            if (mayClaim === null) {
              claims++;
              assert.equal(standing, 'ready', open.id);
            } else if (standing === 'ready')
              // something else is asked, or it is another's turn
              assert.ok(
                mayClaim.code === 'notNow' || contractOf(open.id).condition.kind === 'stored',
                `${open.id} ${mayClaim.code}`,
              );
          }
        });
      }
      assert.ok(claims > 5, `only ${claims} claims`);
    }).timeout(30_000);
});
