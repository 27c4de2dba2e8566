import assert from 'node:assert/strict';
import { loadWords } from '../../client/games/load.ts';
import { recordReel } from '../../client/replay/Reel.ts';
import { ReplayMatch } from '../../client/replay/ReplayMatch.ts';
import { sealed } from '../../shared/fairness/digest.ts';
import { verify } from '../../shared/fairness/verify.ts';
import { inWords } from '../../shared/fairness/words.ts';
import type { View } from '../../shared/games/port-royal/index.ts';
import { games } from '../../shared/games/registry.ts';
import { LANGS, languages } from '../../shared/i18n/load.ts';
import type { GameFile } from '../../shared/protocol/game-file.ts';
import { fileOfVersion } from '../support/game-file.ts';
import { mendedPortRoyal, newestPortRoyal } from '../support/mended-port-royal.ts';
import { wordsOf } from '../support/words-of.ts';

const mended = { ...games, 'port-royal': mendedPortRoyal };
const newest = { ...games, 'port-royal': newestPortRoyal };

describe('The file of a game whose rules have been mended since', () => {
  const [before, after] = [1, 2].map((version) => fileOfVersion(mendedPortRoyal, version)) as [GameFile, GameFile];

  it('is that of the build that played it, and proven by every build that has its rules', () => {
    assert.deepEqual(before, fileOfVersion(games['port-royal'], 1));
    assert.notDeepEqual(before.moves, after.moves);
    for (const file of [before, after]) assert.equal(verify(file, mended).kind, 'proven');
    assert.equal(verify(before).kind, 'proven');
  });

  it('does not pass for one of the other version', () => {
    for (const [file, rulesVersion] of [
      [before, 2],
      [after, 1],
    ] as const) {
      const { digest: _digest, ...contents } = file;
      assert.equal(verify(sealed({ ...contents, rulesVersion }), mended).kind, 'wrong');
    }
  });

  it('says in every language where a build cannot play it any more, and is not replayed', async () => {
    const verdict = verify(before, newest);
    assert.deepEqual([verdict.kind, verdict.ok], ['otherRules', false]);
    for (const lang of LANGS) {
      const said = inWords(verdict, await languages[lang].fairness());
      const line = said.find(({ code }) => code === 'version');
      assert.equal(line?.state, 'wrong');
      assert.match(line?.sentence ?? '', /1.*2/);
    }
    const params = { given: 1, known: 2 };
    assert.deepEqual(recordReel(newestPortRoyal, before), { ok: false, code: 'otherRules', clause: '', params });
    assert.ok(recordReel(newestPortRoyal, after).ok);
  });

  it('is shown move by move with its own rules, and so does the page tell them', async () => {
    const words = await loadWords('port-royal', 'en');
    const presenter = words.game?.({ speech: { name: String, isYou: () => false }, odds: true });
    assert.ok(presenter);
    for (const [file, goal, coins] of [
      [before, 12, 3],
      [after, 8, 4],
    ] as const) {
      const opened = recordReel(mendedPortRoyal, file);
      assert.ok(opened.ok);
      const match = new ReplayMatch(opened.value);
      const first = match.snapshot().view as View;
      assert.deepEqual([first.rules.endInfluence, first.rules.startCoins], [goal, coins]);
      let steps = 0;
      while (match.forward()) steps++;
      assert.equal(steps, file.moves.length);
      const { view } = match.snapshot();
      assert.deepEqual((view as View).outcome, file.result);
      assert.match(wordsOf(presenter.inWords(view)), new RegExp(`\\b${goal}\\b`));
    }
  });
});
