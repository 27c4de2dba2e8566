import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { games } from '../../shared/games/registry.ts';
import { filesUnder } from '../support/files.ts';
import { mayNameModes, modesNamedIn } from '../support/modes.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const modes = Object.values(games).flatMap(({ meta: { preset } }) =>
  preset?.key === 'mode' ? Object.keys(preset.values) : [],
);

describe('The names of modes', () => {
  it('stand where a game says what its modes are, and in no phase, no room and no component that games share', () => {
    assert.ok(modes.includes('contractsCoop'));
    const files = ['shared', 'server', 'client']
      .flatMap((folder) => filesUnder(join(ROOT, folder), ['.ts', '.tsx']))
      .map((file) => ({ path: relative(ROOT, file).split(sep).join('/'), source: readFileSync(file, 'utf8') }))
      .filter(({ path }) => !mayNameModes(path));
    assert.ok(files.some(({ path }) => path.endsWith('port-royal/phases/trade.ts')));
    assert.ok(files.some(({ path }) => path === 'server/room/GameRoom.ts'));
    assert.deepEqual(
      files.flatMap(({ path, source }) => modesNamedIn(source, modes).map((mode) => `${path}: ${mode}`)),
      [],
    );
  });

  it('are found as words in quotes, not in comments, as fields or as parts of other words', () => {
    const named = (source: string) => modesNamedIn(source, ['base', 'onTheGo']);
    assert.deepEqual(named(`if (mode === 'onTheGo') draw();`), ['onTheGo']);
    assert.deepEqual(named('if (mode === "base") draw();'), ['base']);
    assert.deepEqual(named(`// 'onTheGo'\n/* 'base' */ baseline(); load("./base.css");`), []);
    assert.deepEqual(named(`const base = state.base; type Base = State['base']; label({ key: 'base' });`), []);
  });
});
