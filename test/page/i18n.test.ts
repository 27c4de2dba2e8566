import assert from 'node:assert/strict';
import { manifests } from '../../client/games/index.ts';
import { optionText } from '../../client/games/options.ts';
import { loadHouse } from '../../shared/i18n/games/index.ts';
import { LANGS, type Lang, languages } from '../../shared/i18n/load.ts';
import { percentOf } from '../../shared/i18n/percent.ts';
import { listed, plural } from '../../shared/i18n/plural.ts';
import { flag, pieces, plain } from '../../shared/i18n/speech.ts';

type Leaf = string | ((...given: never[]) => unknown);

/** Every string and function of a dictionary by its path. */
function leaves(value: unknown, path = ''): Map<string, Leaf> {
  if (typeof value === 'string' || typeof value === 'function') return new Map([[path, value as Leaf]]);
  assert.ok(typeof value === 'object' && value !== null, `${path} is ${String(value)}`);
  return new Map(Object.entries(value).flatMap(([key, part]) => [...leaves(part, path ? `${path}.${key}` : key)]));
}

const dictionaries = async (lang: Lang): Promise<Map<string, Leaf>> => {
  const { name: _, ...house } = languages[lang];
  const games = manifests.map(({ id, load }) => [id, async () => (await load()).texts[lang]()] as const);
  const choices = manifests.map(
    ({ id, load }) => [`${id} choices`, async () => (await load()).choices[lang]()] as const,
  );
  const loading = [...Object.entries(house), ...games, ...choices, ['lobby', () => loadHouse(lang)] as const];
  return leaves(Object.fromEntries(await Promise.all(loading.map(async ([id, load]) => [id, await load()] as const))));
};

/** Single words may be the same in two languages, and so are proper names; sentences are not. */
const isSentence = (path: string, text: string): boolean => /\s/.test(text) && !/(title|name|key)$/.test(path);

describe('dictionaries', () => {
  it('have the same shape and no empty string in all languages', async () => {
    const [en, ...others] = await Promise.all(LANGS.map(dictionaries));
    for (const [at, other] of others.entries()) {
      assert.deepEqual([...other.keys()].sort(), [...en!.keys()].sort(), `shape of ${LANGS[at + 1]}`);
      for (const [path, leaf] of other) if (typeof leaf === 'string') assert.notEqual(leaf.trim(), '', path);
    }
  });

  it('leave no English sentence in another language', async () => {
    const en = await dictionaries('en');
    for (const lang of LANGS.filter((other) => other !== 'en')) {
      for (const [path, leaf] of await dictionaries(lang)) {
        if (typeof leaf !== 'string' || !isSentence(path, leaf)) continue;
        assert.notEqual(leaf, en.get(path), `${lang} ${path}`);
      }
    }
  });

  it('keep French punctuation on the line of its word', async () => {
    for (const [path, leaf] of await dictionaries('fr'))
      if (typeof leaf === 'string') assert.doesNotMatch(leaf, / [;:!?»%]|« /, path);
  });

  it('draw a flag where a colour is meant, and keep its word for those who hear it', () => {
    const text = `*Pepper* (${flag('red', 'rouge')} / ${flag('blue', 'bleu')}).`;
    assert.equal(plain(text), 'Pepper (rouge / bleu).');
    assert.deepEqual(pieces(text), [
      { text: 'Pepper', bold: true },
      { text: ' (', bold: false },
      { text: 'rouge', flag: 'red', bold: false },
      { text: ' / ', bold: false },
      { text: 'bleu', flag: 'blue', bold: false },
      { text: ').', bold: false },
    ]);
    assert.equal(plain('{tar|x} {}'), '{tar|x} {}', 'nothing else is a flag');
  });

  it('mark bold words in pairs', async () => {
    for (const lang of LANGS)
      for (const [path, leaf] of await dictionaries(lang))
        if (typeof leaf === 'string') assert.equal(leaf.split('*').length % 2, 1, `${lang} ${path}`);
  });
});

describe('options of the games', () => {
  for (const lang of LANGS)
    it(`are explained in ${lang}, with every value of every choice`, async () => {
      const { games: texts } = await loadHouse(lang);
      for (const { id, options, upfront, load } of manifests) {
        const { hints, about } = await (await load()).choices[lang]();
        for (const option of options) {
          // a bare number is for those who know the protocol
          if (option.kind === 'number') continue;
          const text = optionText(texts[id].options, option);
          assert.ok(text && text.label.length > 3 && (hints[option.key] ?? '').length > 10, `${id} ${option.key}`);
          const values = option.kind === 'choice' ? option.values.map(String) : [];
          assert.deepEqual(Object.keys(text.values ?? {}).sort(), [...values].sort(), `${id} ${option.key}`);
          const sentences = about?.[option.key];
          if (sentences) assert.deepEqual(Object.keys(sentences).sort(), [...values].sort(), `${id} ${option.key}`);
        }
        for (const key of upfront ?? [])
          assert.ok(
            options.some((option) => option.key === key),
            key,
          );
      }
    });
});

describe('plural and list', () => {
  it('takes 0 as one in French only', () => {
    const forms = { one: 'one', other: 'other' };
    assert.equal(plural('fr', 0, forms), 'one');
    assert.equal(plural('en', 0, forms), 'other');
    assert.equal(plural('de', 1, forms), 'one');
  });

  it('joins lists by the customs of the language', () => {
    assert.equal(listed('fr', ['a', 'b', 'c']), 'a, b et c');
    assert.equal(listed('de', ['a', 'b']), 'a und b');
  });

  it('cuts a sentence at its bold words', () => {
    assert.deepEqual(pieces('*Chidi* draws a *Trader*.'), [
      { text: 'Chidi', bold: true },
      { text: ' draws a ', bold: false },
      { text: 'Trader', bold: true },
      { text: '.', bold: false },
    ]);
  });
});

describe('a chance in per cent', () => {
  it('is 100 only when it is certain, and 0 only when it cannot be', () => {
    assert.deepEqual([0, 1 / 216, 0.4, 215 / 216, 1].map(percentOf), [0, 1, 40, 99, 100]);
    // what is left of a sum of fractions
    assert.deepEqual([1 - (1 / 6) * 6 + 1e-16, 1 - 1e-15].map(percentOf), [0, 100]);
  });
});
