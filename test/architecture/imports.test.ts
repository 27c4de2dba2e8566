import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { filesUnder } from '../support/files.ts';
import { betweenFolders, breachOf, cyclesOf, exportedTypesOf, importsOf, impuritiesOf } from '../support/imports.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const sourcesUnder = (folders: readonly string[], endings: readonly string[]) =>
  folders
    .flatMap((folder) => filesUnder(join(ROOT, folder), endings))
    .map((file) => ({ path: relative(ROOT, file).split(sep).join('/'), source: readFileSync(file, 'utf8') }));

const files = sourcesUnder(['shared', 'server', 'client', 'test'], ['.ts', '.tsx', '.mts', '.js', '.mjs']);

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

  const within = (folder: string) =>
    imports.filter(({ from, to }) => from.startsWith(folder) && to.startsWith(folder) && /\.tsx?$/.test(to));

  for (const folder of ['server/', 'client/', 'shared/'])
    it(`has no circles among the files under ${folder}`, () => assert.deepEqual(cyclesOf(within(folder)), []));

  it('has no circles among the folders of the server', () => {
    assert.deepEqual(cyclesOf(betweenFolders(within('server/'))), []);
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

describe('Names and sizes', () => {
  it('an exported type has a name of its own, outside the folders of games', () => {
    const homes = new Map<string, string[]>();
    for (const { path, source } of files.filter((file) =>
      /^(server|shared|client|test)\/(?!(i18n\/)?games\/)/.test(file.path),
    ))
      for (const name of new Set(exportedTypesOf(source))) homes.set(name, [...(homes.get(name) ?? []), path]);
    assert.deepEqual(
      [...homes].filter(([, paths]) => paths.length > 1),
      [],
    );
  });

  /** What may be long, because nobody reads it from its beginning to its end. */
  const lists = [
    /^shared\/i18n\/\w+\//, // dictionaries
    /^shared\/games\/[^/]+\/(faces|missions)\.ts$/, // cards
    /^test\/games\/[^/]+\/rules\/vectors\.ts$/, // positions and what must come of them
  ];

  it('no file is longer than 300 lines but dictionaries and tables of data', () => {
    const styles = sourcesUnder(['client'], ['.css']);
    const scripts = sourcesUnder(['scripts', 'deploy'], ['.ts', '.mjs']);
    const long = [...files, ...styles, ...scripts].filter(({ source }) => source.trimEnd().split('\n').length > 300);
    assert.deepEqual(
      long.map(({ path }) => path).filter((path) => !lists.some((list) => list.test(path))),
      [],
    );
  });
});

describe('The reader of imports', () => {
  const found = (source: string) => importsOf('client/page/x.ts', source).map(({ to }) => to);

  it('sees every form of import, and no comment', () => {
    assert.deepEqual(found(`import a from 'a';\nimport type { B } from "./b.ts";`), ['a', 'client/page/b.ts']);
    assert.deepEqual(found(`import {\n  c,\n  d,\n} from '../c.ts';\nexport * from './d.ts';`), [
      'client/c.ts',
      'client/page/d.ts',
    ]);
    assert.deepEqual(found(`import './e.css';\nconst f = await import('../../server/f.ts');`), [
      'client/page/e.css',
      'server/f.ts',
    ]);
    assert.deepEqual(found(`const g = require('g');\nnew Worker(new URL('./h.ts', import.meta.url));`), [
      'g',
      'client/page/h.ts',
    ]);
    assert.deepEqual(found(`// import x from 'x';\n/* import y from 'y'; */\nconst url = 'https://from.where';`), []);
  });

  const breaches: [from: string, to: string][] = [
    ['shared/engine/rng.ts', 'node:crypto'],
    ['shared/engine/rng.ts', 'zod'],
    ['shared/engine/play.ts', '../games/registry.ts'],
    ['shared/engine/game.ts', '../games/ids.ts'],
    ['shared/games/ids.ts', './registry.ts'],
    ['shared/games/port-royal/meta.ts', '../ids.ts'],
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
    ['shared/wire/read.ts', '../i18n/en/house.ts'],
    ['shared/i18n/en/house.ts', '../../games/port-royal/types.ts'],
    ['server/room/GameRoom.ts', '../../client/net/snapshot.ts'],
    ['server/room/GameRoom.ts', '@colyseus/schema'],
    ['server/room/GameRoom.ts', '../../shared/games/port-royal/flow.ts'],
    ['server/store/schema.ts', '../table/seating/holders.ts'],
    ['server/table/Table.ts', '../room/Members.ts'],
    ['server/room/services.ts', '../lobby/Listing.ts'],
    ['server/room/GameRoom.ts', '../chat/RoomChat.ts'],
    ['server/bots/BotTurns.ts', '../room/Play.ts'],
    ['server/chat/RoomChat.ts', '../http/limited.ts'],
    ['server/http/api.ts', '../app.ts'],
    ['server/http/api.ts', '../dev/routes.ts'],
    ['server/newcomer/x.ts', '../store/schema.ts'],
    ['server/log.ts', './store/database.ts'],
    ['client/main.ts', '../server/config.ts'],
    ['client/main.ts', 'phaser'],
    ['client/page/table/Log.tsx', '../../../shared/i18n/games/pages.ts'],
    ['client/games/port-royal/index.ts', '../../../shared/i18n/en/port-royal/pages.ts'],
    ['shared/i18n/en/port-royal/index.ts', './pages.ts'],
    ['shared/i18n/games/port-royal/index.ts', './pages.ts'],
    ['server/room/GameRoom.ts', '../../shared/i18n/games/pages.ts'],
    ['client/games/port-royal/stage/model.ts', 'phaser'],
    ['client/games/port-royal/stage/model.ts', '../../../../shared/games/port-royal/components.ts'],
    ['client/page/Lobby.tsx', '@colyseus/sdk'],
    ['client/page/Lobby.tsx', '@colyseus/sdk/Room'],
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
    ['shared/games/registry.ts', './ids.ts'],
    ['server/projection/schema-of.ts', '@colyseus/schema'],
    ['server/projection/schema-of.ts', '../../shared/wire/read.ts'],
    ['shared/wire/port-royal.ts', '../games/port-royal/index.ts'],
    ['server/table/Table.ts', '../store/schema.ts'],
    ['server/lobby/TableOffice.ts', '../cluster/RoomLocator.ts'],
    ['server/store/RatingStore.ts', '../ratings/rating.ts'],
    ['server/app.ts', './http/api.ts'],
    ['server/archive/Archive.ts', '../../shared/i18n/games/pages.ts'],
    ['shared/i18n/games/pages.ts', './port-royal/pages.ts'],
    ['server/dev/index.ts', '../app.ts'],
    ['server/http/api.ts', '../RateBucket.ts'],
    ['client/stage/Sea.ts', 'phaser'],
    ['client/games/port-royal/stage/scene/PortRoyalScene.ts', 'phaser'],
    ['client/net/sdk.ts', '@colyseus/sdk/Room'],
    ['test/games/port-royal/rules/trade.test.ts', '../../../../shared/games/port-royal/zones.ts'],
  ];
  for (const [from, to] of lawful)
    it(`has nothing against ${to} in ${from}`, () => {
      assert.deepEqual(importsOf(from, `import { x } from '${to}';`).map(breachOf), [null]);
    });

  const chain = (...paths: string[]) => paths.slice(1).map((to, i) => ({ from: paths[i] ?? '', to }));

  it('sees circles, also long ones and those of types, and no other crossings', () => {
    assert.deepEqual(cyclesOf(chain('a.ts', 'b.ts', 'a.ts')), [['a.ts', 'b.ts', 'a.ts']]);
    assert.deepEqual(cyclesOf(chain('a.ts', 'b.ts', 'c.ts', 'd.ts', 'b.ts')), [['b.ts', 'c.ts', 'd.ts', 'b.ts']]);
    assert.deepEqual(cyclesOf(importsOf('a.ts', "import type { A } from './a.ts';")).length, 1, 'itself');
    assert.deepEqual(cyclesOf([...chain('a.ts', 'b.ts', 'd.ts'), ...chain('a.ts', 'c.ts', 'd.ts')]), []);
  });

  it('sees circles between folders whose files make none, and takes a folder and its parts for one', () => {
    const crossed = [...chain('x/a.ts', 'y/b.ts'), ...chain('y/c.ts', 'x/d.ts')];
    assert.deepEqual(cyclesOf(crossed), []);
    assert.deepEqual(cyclesOf(betweenFolders(crossed)), [['x', 'y', 'x']]);
    assert.deepEqual(betweenFolders([...chain('x/a.ts', 'x/in/b.ts'), ...chain('x/in/c.ts', 'x/d.ts')]), []);
  });

  it('sees the names of exported types and classes, and none of functions, comments or re-exports', () => {
    const source = `export type A = 1;\nexport interface B {}\nexport abstract class C {}\nexport const d = 1;\n// export type E = 1;\ntype F = 1;\nexport type { G } from './g.ts';`;
    assert.deepEqual(exportedTypesOf(source), ['A', 'B', 'C']);
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
