import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playedFile } from '../support/game-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('npm run verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'three-harbours-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  function run(text: string | null, lang = 'C'): { readonly status: number | null; readonly said: string } {
    const file = join(folder, 'game.json');
    if (text !== null) writeFileSync(file, text);
    const args = ['--import', 'tsx', 'scripts/verify.ts', ...(text === null ? [] : [file])];
    const env = { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: lang };
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

  it('says how it is used', () => {
    assert.deepEqual(run(null, 'fr'), {
      status: 1,
      said: 'Indique un fichier de partie : npm run verify -- game.json. Ou vérifie toutes les parties de la base de données : npm run verify -- --all\n',
    });
  });
});
