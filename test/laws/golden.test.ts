import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { gameFolder } from '../support/files.ts';
import { trials } from '../support/games.ts';
import { ledger } from '../support/ledger.ts';
import { playthrough } from '../support/playthrough.ts';

describe('Golden playthroughs', () => {
  for (const [id, { golden: fixture }] of Object.entries(trials)) {
    it(`${id} plays as written; UPDATE_GOLDEN=1 writes it anew`, () => {
      const record = JSON.parse(readFileSync(join(gameFolder(id), 'fixtures', `${fixture}.json`), 'utf8'));
      const file = join(gameFolder(id), 'golden', 'playthrough.txt');
      const text = playthrough(games[id as GameId], record);
      if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
      const golden = readFileSync(file, 'utf8').split('\n');
      const lines = text.split('\n');
      const first = lines.findIndex((line, i) => line !== golden[i]);
      assert.equal(
        first < 0 ? null : `line ${first + 1}: ${lines[first]}`,
        first < 0 ? null : `line ${first + 1}: ${golden[first]}`,
      );
      assert.equal(lines.length, golden.length);
    });

    it(`${id} plays as written in every mode, with every number of players; UPDATE_GOLDEN=1 writes it anew`, () => {
      const file = join(gameFolder(id), 'golden', 'ledger.txt');
      const text = ledger(games[id as GameId], trials[id as GameId].variants);
      if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
      const golden = readFileSync(file, 'utf8').split('\n');
      const lines = text.split('\n');
      const first = lines.findIndex((line, i) => line !== golden[i]);
      assert.equal(first < 0 ? null : `line ${first + 1}: ${lines[first]}`, first < 0 ? null : golden[first]);
      assert.equal(lines.length, golden.length);
    });
  }
});
