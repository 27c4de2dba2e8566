import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { filesUnder, gameFolder } from '../support/files.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const ID = String.raw`[A-Z]{1,2}\d+(?:\.\d+)?[a-z]?`;

/** A clause is a list item that begins with its id; so is an example; a ruling may be a row of a table. */
const clausesOf = (rules: string): string[] =>
  [...rules.matchAll(new RegExp(`^(?:- |\\| )(${ID}) `, 'gm'))].map(([, id]) => id!);

/** Titles of tests that run: `it(…)`, not `it.skip(…)`, and not in a comment. */
const titlesOf = (source: string): string[] =>
  [...source.matchAll(/^\s*it\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gm)].map(([, , title]) => title!);

const idsIn = (title: string): string[] => title.match(new RegExp(`\\b${ID}\\b`, 'g')) ?? [];

/** `PR4.10a` may be a part of `PR4.10`. */
const isIn = (known: ReadonlySet<string>, id: string): boolean =>
  known.has(id) || (/\.\d+[a-z]$/.test(id) && known.has(id.slice(0, -1)));

/** Ids of one game begin alike: PR and PC for Port Royal. */
const prefixesOf = (clauses: readonly string[]): Set<string> => new Set(clauses.map((id) => id.replace(/\d.*$/, '')));

const shared = ['laws', 'secrecy'].flatMap((folder) => filesUnder(join(ROOT, 'test', folder), ['.test.ts']));

describe('Rules and tests', () => {
  for (const id of gameIds) {
    const clauses = clausesOf(readFileSync(join(ROOT, 'shared', 'games', id, 'RULES.md'), 'utf8'));
    const own = filesUnder(join(gameFolder(id), 'rules'), ['.test.ts']);
    const cited = (files: readonly string[]) =>
      new Set(files.flatMap((file) => titlesOf(readFileSync(file, 'utf8')).flatMap(idsIn)));

    it(`${id}: every clause has an id of its own`, () => {
      assert.ok(clauses.length > 20);
      assert.equal(new Set(clauses).size, clauses.length);
    });

    it(`${id}: every clause is cited in the title of a test`, () => {
      const told = cited([...own, ...shared]);
      assert.deepEqual(
        clauses.filter((clause) => !told.has(clause)),
        [],
      );
    });

    it(`${id}: every clause that a test cites exists`, () => {
      const known = new Set(clauses);
      const prefixes = prefixesOf(clauses);
      const foreign = [...cited(shared)].filter((clause) => prefixes.has(clause.replace(/\d.*$/, '')));
      assert.deepEqual(
        [...cited(own), ...foreign].filter((clause) => !isIn(known, clause)),
        [],
      );
    });

    it(`${id}: every test of the rules cites a clause`, () => {
      const silent = own.flatMap((file) =>
        titlesOf(readFileSync(file, 'utf8')).filter((title) => idsIn(title).length === 0),
      );
      assert.deepEqual(silent, []);
    });

    it(`${id}: every clause that the code names exists`, () => {
      const known = new Set(clauses);
      const prefix = [...prefixesOf(clauses)].join('|');
      const inCode = filesUnder(join(ROOT, 'shared', 'games', id), ['.ts']).flatMap((file) =>
        [...readFileSync(file, 'utf8').matchAll(new RegExp(`\\b(?:${prefix})\\d+\\.\\d+[a-z]?\\b`, 'g'))].map(
          ([clause]) => clause,
        ),
      );
      assert.ok(inCode.length > 0);
      assert.deepEqual(
        [...new Set(inCode)].filter((clause) => !isIn(known, clause)),
        [],
      );
    });
  }

  it('every folder of tests of a game belongs to one', () => {
    const folders = readdirSync(join(ROOT, 'test', 'games'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    assert.deepEqual(
      folders.map(({ name }) => name).filter((name) => !(name in games)),
      [],
    );
  });

  it('the reader of titles sees what runs and nothing else', () => {
    const source = `it('A1.1 one', () => {});\n  // it('A1.2 two')\n  it.skip('A1.3 three', f);\n  it(\n    "A1.4 'four'", f);`;
    assert.deepEqual(titlesOf(source), ['A1.1 one', "A1.4 'four'"]);
    assert.deepEqual(idsIn('PR4.8 PC3 A3b swords, twice: M10.2 M6.6a'), ['PR4.8', 'PC3', 'A3b', 'M10.2', 'M6.6a']);
    const rules = '- PR1.1 x\n- no id\n  - PR1.2 nested\n- PC7 y\n| A3b | z |\n| R 1 | z |\n| --- | - |';
    assert.deepEqual(clausesOf(rules), ['PR1.1', 'PC7', 'A3b']);
  });
});
