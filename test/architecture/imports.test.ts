import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesUnder } from '../support/files.ts';
import { breachOf, importsOf, impuritiesOf } from '../support/imports.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const files = ['shared', 'server', 'client', 'test']
  .flatMap((folder) => filesUnder(join(ROOT, folder), ['.ts', '.tsx', '.mts', '.js', '.mjs']))
  .map((file) => ({ path: relative(ROOT, file).split(sep).join('/'), source: readFileSync(file, 'utf8') }));

const imports = files.flatMap(({ path, source }) => importsOf(path, source));

describe('The dependency rule', () => {
  it('is kept by every import of every file', () => {
    assert.ok(imports.length > 100);
    assert.deepEqual(
      imports.map(breachOf).filter((breach) => breach !== null),
      [],
    );
  });

  it('is kept by the rules of games: no chance, no clock, no outer world', () => {
    const found = files.flatMap(({ path, source }) => impuritiesOf(path, source).map((word) => `${path}: ${word}`));
    assert.deepEqual(found, []);
  });

  it('every import of ours names a file that exists, with its ending', () => {
    const known = new Set(files.map(({ path }) => path));
    const ours = imports.filter(({ from, to }) => !from.startsWith('test/') && /^(shared|server|client)\//.test(to));
    assert.deepEqual(
      ours.filter(({ to }) => !/\.\w+(\?\w+)?$/.test(to) || (/\.tsx?$/.test(to) && !known.has(to))),
      [],
    );
  });
});

describe('The reader of imports', () => {
  const found = (source: string) => importsOf('client/dom/x.ts', source).map(({ to }) => to);

  it('sees every form of import, and no comment', () => {
    assert.deepEqual(found(`import a from 'a';\nimport type { B } from "./b.ts";`), ['a', 'client/dom/b.ts']);
    assert.deepEqual(found(`import {\n  c,\n  d,\n} from '../c.ts';\nexport * from './d.ts';`), [
      'client/c.ts',
      'client/dom/d.ts',
    ]);
    assert.deepEqual(found(`import './e.css';\nconst f = await import('../../server/f.ts');`), [
      'client/dom/e.css',
      'server/f.ts',
    ]);
    assert.deepEqual(found(`const g = require('g');\nnew Worker(new URL('./h.ts', import.meta.url));`), [
      'g',
      'client/dom/h.ts',
    ]);
    assert.deepEqual(found(`// import x from 'x';\n/* import y from 'y'; */\nconst url = 'https://from.where';`), []);
  });

  const breaches: [from: string, to: string][] = [
    ['shared/engine/rng.ts', 'node:crypto'],
    ['shared/engine/rng.ts', 'zod'],
    ['shared/engine/play.ts', '../games/registry.ts'],
    ['shared/games/port-royal/flow.ts', 'lodash'],
    ['shared/games/port-royal/flow.ts', '../manila/index.ts'],
    ['shared/games/port-royal/flow.ts', '../registry.ts'],
    ['shared/games/port-royal/flow.ts', '../../protocol/messages.ts'],
    ['shared/games/port-royal/phases/trade.ts', '../../../../server/app.ts'],
    ['shared/games/registry.ts', './port-royal/flow.ts'],
    ['shared/bots/greedy.ts', '../games/port-royal/index.ts'],
    ['shared/protocol/messages.ts', '../../server/config.ts'],
    ['shared/wire/port-royal.ts', '@colyseus/schema'],
    ['shared/wire/port-royal.ts', '../games/port-royal/types.ts'],
    ['shared/wire/read.ts', '../i18n/en.ts'],
    ['shared/i18n/en.ts', '../games/port-royal/types.ts'],
    ['server/rooms/GameRoom.ts', '../../client/net/snapshot.ts'],
    ['server/rooms/GameRoom.ts', '@colyseus/schema'],
    ['server/rooms/GameRoom.ts', '../../shared/games/port-royal/flow.ts'],
    ['client/main.ts', '../server/config.ts'],
    ['client/main.ts', 'phaser'],
    ['client/games/port-royal/model.ts', 'phaser'],
    ['client/games/port-royal/model.ts', '../../../shared/games/port-royal/components.ts'],
    ['client/dom/Lobby.tsx', '@colyseus/sdk'],
    ['client/dom/Lobby.tsx', '@colyseus/sdk/Room'],
  ];
  for (const [from, to] of breaches)
    it(`objects to ${to} in ${from}`, () => {
      for (const source of [`import { x } from '${to}';`, `await import('${to}');`, `export * from "${to}";`])
        assert.deepEqual(importsOf(from, source).map(breachOf).filter(Boolean).length, 1, source);
    });

  const lawful: [from: string, to: string][] = [
    ['shared/engine/play.ts', './core.ts'],
    ['shared/games/port-royal/phases/trade.ts', '../zones.ts'],
    ['shared/games/port-royal/flow.ts', '../../engine/core.ts'],
    ['shared/games/registry.ts', './port-royal/index.ts'],
    ['server/projection/schema-of.ts', '@colyseus/schema'],
    ['server/projection/schema-of.ts', '../../shared/wire/read.ts'],
    ['shared/wire/port-royal.ts', '../games/port-royal/index.ts'],
    ['client/stage/Sea.ts', 'phaser'],
    ['client/games/port-royal/scene/PortRoyalScene.ts', 'phaser'],
    ['client/net/sdk.ts', '@colyseus/sdk/Room'],
    ['test/rules/port-royal/trade.test.ts', '../../../shared/games/port-royal/zones.ts'],
  ];
  for (const [from, to] of lawful)
    it(`has nothing against ${to} in ${from}`, () => {
      assert.deepEqual(importsOf(from, `import { x } from '${to}';`).map(breachOf), [null]);
    });

  it('sees chance, clocks and the outer world in the rules of games, and only there', () => {
    const bad = [
      'Math.random()',
      'Date.now()',
      'new Date()',
      'console.log(1)',
      'setTimeout(f, 1)',
      'globalThis.x',
      'document.title',
    ];
    for (const source of bad) {
      assert.equal(impuritiesOf('shared/games/port-royal/flow.ts', `const a = 1;\n${source};`).length, 1, source);
      assert.equal(impuritiesOf('shared/engine/rng.ts', source).length, 1, source);
      assert.deepEqual(impuritiesOf('server/app.ts', source), []);
    }
    for (const source of ['// not Date', "const a = 'Date';", '/** no console */', 'const update = 1;', 'imDate()'])
      assert.deepEqual(impuritiesOf('shared/games/port-royal/flow.ts', source), [], source);
  });
});
