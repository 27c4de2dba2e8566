import assert from 'node:assert/strict';
import type { StoryPageId } from '../../../../shared/games/port-royal/index.ts';
import { MISSIONS, PAGES } from '../../../../shared/games/port-royal/missions.ts';
import { portRoyalPages } from '../../../../shared/i18n/games/port-royal/pages.ts';
import { LANGS, type Lang } from '../../../../shared/i18n/load.ts';
import type { StoryPage } from '../../../../shared/protocol/pages.ts';

const mostWords = 90;
const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:])\s+|\n+/).filter((s) => wordsOf(s).length > 6);

/** What no page has; each language quotes in its own way. */
const quirks: Readonly<Record<Lang, RegExp>> = {
  en: /['"«»„]|\S”\S{2}|\s[;:!?]/,
  fr: /['"“”„]| [;:!?»]|« |[^\s\u00a0][;!?»]|[^\s\u00a0\d]:/,
  de: /['"«»”]|\s[;:!?]/,
};
const quotes: Readonly<Record<Lang, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  fr: ['«', '»'],
  de: ['„', '“'],
};

describe('The story of Port Royal', () => {
  for (const lang of LANGS)
    describe(`in ${lang}`, () => {
      let pages: [StoryPageId, StoryPage][];
      before(async () => {
        pages = Object.entries(await portRoyalPages[lang]()) as [StoryPageId, StoryPage][];
      });

      it('has every card, and a page for every chapter that is lost', () => {
        const ids = pages.map(([id]) => id);
        for (const id of PAGES) assert.ok(ids.includes(id), id);
        assert.equal(PAGES.length, 55);
        assert.equal(ids.length, 55 + 1 + 5);
      });

      it('has short pages with a title each, no two the same', () => {
        for (const [id, { title, text }] of pages) {
          const words = wordsOf(text).length;
          assert.ok(words <= mostWords && words >= 50, `${id} has ${words} words`);
          assert.ok(title.length > 0 && title.length <= 40, `${id}: ${title}`);
        }
        assert.equal(new Set(pages.map(([, { title }]) => title)).size, pages.length);
      });

      it('follows the typography of its language, without any markup', () => {
        const [open, close] = quotes[lang];
        for (const [id, { title, text }] of pages)
          for (const line of [title, ...text.split('\n\n')]) {
            assert.doesNotMatch(line, quirks[lang], `${id}: ${line}`);
            assert.doesNotMatch(line, /[*_{}<>]| {2}|^\s|\s$|[–—]/, `${id}: ${line}`);
            assert.equal(line.split(open).length, line.split(close).length, `${id}: ${line}`);
          }
      });

      it('tells failure in other words than success', () => {
        const texts = new Map(pages);
        const pairs = MISSIONS.flatMap(({ rivals, together }) => [rivals, together]).flatMap((link) =>
          link.kind === 'check' ? [[link.yes, link.no] as const] : [],
        );
        assert.ok(pairs.length > 10);
        for (const [yes, no] of pairs) {
          const done = new Set(sentencesOf(texts.get(yes)?.text ?? ''));
          const shared = sentencesOf(texts.get(no)?.text ?? '').filter((sentence) => done.has(sentence));
          assert.ok(shared.length <= 1, `${yes} and ${no}: ${shared.join(' ')}`);
        }
      });
    });

  it('leaves no English sentence in another language', async () => {
    const english = await portRoyalPages.en();
    const known = new Set(Object.values(english).flatMap(({ text }) => sentencesOf(text)));
    for (const lang of LANGS.filter((other) => other !== 'en'))
      for (const [id, { text }] of Object.entries(await portRoyalPages[lang]()))
        assert.deepEqual(
          sentencesOf(text).filter((sentence) => known.has(sentence)),
          [],
          `${lang} ${id}`,
        );
  });
});
