import assert from 'node:assert/strict';
import { scoreOf } from '../../../../client/games/port-royal/page/score.ts';
import type { AnyGame } from '../../../../shared/engine/game.ts';
import { replay } from '../../../../shared/engine/record.ts';
import { contractOf, portRoyal, type State } from '../../../../shared/games/port-royal/index.ts';
import { portRoyal as en } from '../../../../shared/i18n/en/port-royal/index.ts';
import { fixture } from '../../../support/shelved.ts';

const ended = (name: string) => {
  const state = replay(portRoyal as AnyGame, fixture('port-royal', name)) as State;
  const view = portRoyal.view(state, 'spectator');
  const score = scoreOf(en, view);
  assert.ok(score);
  return { view, score };
};

describe('Port Royal: the end of a team against time', () => {
  it('counts contracts, by who was the first to complete them (PR13.5)', () => {
    const { view, score } = ended('team-two-won');
    const { heading, sources, rows, amount } = score;
    assert.deepEqual([heading, sources.map(({ key }) => key)], ['Contracts', ['contracts']]);
    assert.equal(
      rows.reduce((sum, { total }) => sum + total, 0),
      view.contracts.length,
    );
    for (const { seat, total } of rows)
      assert.equal(total, view.contracts.filter(({ done }) => done[0] === seat).length);
    assert.deepEqual([amount(1), amount(3)], ['1 contract', '3 contracts']);
  });

  it('names the rank of a victory and what the next one takes (PR13.8)', () => {
    const { view, score } = ended('alone-win');
    const { team } = view.outcome ?? {};
    assert.equal(score.rank, en.score.ranks[team?.rank ?? -1]);
    assert.match(score.reason, /in the victory pile\. Pirate: \d more\.$/);
  });

  it('names what was missing when time ran out (PR13.6)', () => {
    const { view, score } = ended('solo-lost');
    const open = view.contracts.filter(({ done }) => done.length === 0).map(({ id }) => contractOf(id).id);
    assert.ok(open.length > 0);
    for (const id of open) assert.ok(score.reason.includes(en.contracts[id].name));
    assert.equal(score.rank, undefined);
  });
});
