import assert from 'node:assert/strict';
import { nextLabel, wayOf } from '../../client/page/campaign/in-words.ts';
import { mostWins, stopsOf } from '../../client/page/campaign/stops.ts';
import { afterGame, campaignStart } from '../../shared/engine/campaign.ts';
import type { Outcome } from '../../shared/engine/core.ts';
import { portRoyal } from '../../shared/games/port-royal/index.ts';
import { rulesOf } from '../../shared/games/port-royal/options.ts';
import { campaign as words } from '../../shared/i18n/en/campaign.ts';
import type { CampaignAnswer, CampaignGame } from '../../shared/protocol/campaigns.ts';

const game = (chapter: number, won: boolean | null, winners: readonly string[] = []): CampaignGame => ({
  code: `CODE-${chapter}`,
  chapter,
  team: won === null ? null : { won, rank: null, points: 0 },
  winners,
  ended: '2026-01-01T00:00:00.000Z',
});
const campaign = (changes: Partial<CampaignAnswer> = {}): CampaignAnswer => ({
  id: 'c',
  game: 'port-royal',
  way: 'together',
  seats: [],
  chapters: 5,
  ...campaignStart,
  yours: 0,
  table: null,
  games: [],
  began: '2026-01-01T00:00:00.000Z',
  ended: null,
  ...changes,
});
const outcome = (won?: boolean): Outcome => ({
  reason: 'over',
  winners: [],
  places: [],
  scores: [],
  ties: [],
  ...(won === undefined ? {} : { team: { won, rank: null, points: 0 } }),
});

describe('a campaign on its page', () => {
  it('tells of chapters that were reached, and of the others only that they exist', () => {
    const games = [game(1, true, ['Anna']), game(2, false)];
    const stops = stopsOf(campaign({ chapter: 2, failures: 1, games }));
    assert.deepEqual(
      stops.map(({ is, games, winners }) => [is, games, winners.length]),
      [
        ['done', 1, 1],
        ['now', 1, 0],
        ['ahead', 0, 0],
        ['ahead', 0, 0],
        ['ahead', 0, 0],
      ],
    );
  });

  it('is behind its people when it is over', () => {
    const stops = stopsOf(campaign({ chapter: 5, state: 'flawless' }));
    assert.ok(stops.every(({ is }) => is === 'done'));
  });

  it('names those who have won the most chapters', () => {
    const games = [game(1, null, ['Anna']), game(2, null, ['Bert']), game(3, null, ['Anna', 'Bert'])];
    assert.deepEqual(mostWins({ games }), { names: ['Anna', 'Bert'], n: 2 });
    assert.deepEqual(mostWins({ games: [] }), { names: [], n: 0 });
  });

  it('PR16.4 tells the coins that the rules give to a new attempt, which grow no further after twelve failures', () => {
    const { meta, parseOptions } = portRoyal;
    for (const failures of [0, 1, 2, 12, 13]) {
      const options = parseOptions({ mode: 'adventureCoop', ...meta.campaign?.optionsOf({ chapter: 1, failures }) }, 2);
      assert.ok(options.ok);
      const { retryCoins } = rulesOf(options.value, 2, meta.rulesVersion).adventure ?? {};
      assert.equal(meta.campaign?.bonus(failures), retryCoins);
      assert.equal(retryCoins, 3 * Math.min(failures, 12));
    }
  });

  it('offers a game without a story to those who have played all of it', () => {
    const options = portRoyal.parseOptions(portRoyal.meta.campaign?.afterwards, 2);
    assert.ok(options.ok);
    assert.equal(rulesOf(options.value, 2, portRoyal.meta.rulesVersion).adventure?.chapter, null);
  });

  it('says on its button what comes next', () => {
    assert.equal(nextLabel(campaign({ chapter: 2 }), words), 'Begin chapter II');
    assert.equal(nextLabel(campaign({ chapter: 2, failures: 1 }), words), 'Try chapter II again');
    assert.equal(wayOf(campaign({ seats: [{} as never] }), words), 'Alone');
  });
});

describe('a campaign after a game', () => {
  const play = (...results: readonly (boolean | undefined)[]) =>
    results.reduce((at, won) => afterGame(at, outcome(won), 5), campaignStart);

  it('PR16.2 against each other goes on with the next chapter, whoever won', () => {
    assert.deepEqual(play(undefined, undefined), { ...campaignStart, chapter: 3 });
    assert.equal(play(...Array(5).fill(undefined)).state, 'told');
  });

  it('PR16.3 together goes on with the next chapter and no failures after a win, else with the same and one more', () => {
    assert.deepEqual(play(false, false), { ...campaignStart, failures: 2, totalFailures: 2 });
    assert.deepEqual(play(false, true), { ...campaignStart, chapter: 2, totalFailures: 1 });
  });

  it('PR16.5 is won after five won chapters, flawless without a failure, and then stays so', () => {
    assert.equal(play(true, true, true, true, true).state, 'flawless');
    assert.equal(play(true, false, true, true, true, true).state, 'won');
    assert.equal(play(true, true, true, true, true, false).totalFailures, 0);
  });
});
