import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MatchStore } from '../../server/store/MatchStore.ts';
import { freshFolder } from '../support/fresh-folder.ts';
import { playedFile } from '../support/game-file.ts';
import { fixture, shelve } from '../support/shelved.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('npm run verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'three-harbours-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  function run(text: string | null, lang = 'C'): { readonly status: number | null; readonly said: string } {
    const file = join(folder, 'game.json');
    if (text !== null) writeFileSync(file, text);
    return command(text === null ? [] : [file], { LANG: lang });
  }

  function command(given: readonly string[], settings: Readonly<Record<string, string>>): ReturnType<typeof run> {
    const args = ['--import', 'tsx', 'scripts/verify.ts', ...given];
    const env = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: 'C', DATABASE_URL: undefined, ...settings };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
    return { status, said: stdout + stderr };
  }

  it('says in words that a game was fair, and ends well', () => {
    const { status, said } = run(JSON.stringify(playedFile('manila')));
    assert.equal(status, 0, said);
    assert.equal(said.match(/^✔ /gm)?.length, 7);
    assert.match(said, /This game was fair/);
  });

  it('says which check a spoilt game fails, in the language of the terminal, and ends with 1', () => {
    const file = playedFile('manila');
    const { status, said } = run(
      JSON.stringify({ ...file, seed: file.seed.split('').reverse().join('') }),
      'de_DE.UTF-8',
    );
    assert.equal(status, 1);
    assert.match(said, /✘ Der Startwert ergibt sich nicht/);
    assert.match(said, /Etwas stimmt nicht/);
  });

  it('-- --all plays every game of a database again, and names the one that this build cannot play', async () => {
    const dataDir = await freshFolder();
    const store = await MatchStore.open({ folder: dataDir });
    const record = fixture('borneo', 'three-players');
    await shelve(store, record, { upTo: 12 });
    const { id } = await shelve(store, { ...record, rulesVersion: 99 }, { upTo: 4 });
    await store.close();
    const { status, said } = command(['--all'], { DATA_DIR: dataDir, LANG: 'de' });
    assert.equal(status, 1);
    const [line, summary] = said.split('\n');
    assert.match(line ?? '', new RegExp(`^✘ ${id} \\(borneo 99\\): .* kann Fassung 99 der Regeln nicht spielen`));
    assert.match(summary ?? '', /^2 Tische und 16 Züge .* Abweichungen: 1\.$/);
  }).timeout(120_000);

  it('-- --all says where there is no database', () => {
    const { status, said } = command(['--all'], { DATA_DIR: join(folder, 'none') });
    assert.deepEqual([status, existsSync(join(folder, 'none'))], [1, false]);
    assert.match(said, /^There is no database in \S+none\./);
  });

  it('says how it is used', () => {
    assert.deepEqual(run(null, 'fr'), {
      status: 1,
      said: 'Indique un fichier de partie\u00a0: npm run verify -- game.json. Ou vérifie toutes les parties de la base de données\u00a0: npm run verify -- --all\n',
    });
  });
});
