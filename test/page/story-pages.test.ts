import assert from 'node:assert/strict';
import type { Answer } from '../../client/net/api.ts';
import { type PageName, StoryPages } from '../../client/net/StoryPages.ts';
import type { StoryPage } from '../../shared/protocol/pages.ts';

const one: PageName = { table: 't', page: 'st-10', lang: 'en' };
const text: StoryPage = { title: 'A title', text: 'A text.' };
const given: Answer<StoryPage> = { ok: true, value: text };
const refused = (code: 'pageClosed' | 'offline' | 'tooMany'): Answer<StoryPage> => ({
  ok: false,
  refusal: { code, params: {} },
});

function reader(...answers: readonly Answer<StoryPage>[]) {
  const asked: PageName[] = [];
  const waits: number[] = [];
  const pages = new StoryPages(
    async (name) => {
      asked.push(name);
      return answers[Math.min(asked.length, answers.length) - 1] ?? refused('pageClosed');
    },
    async (ms) => void waits.push(ms),
  );
  return { pages, asked, waits };
}

describe('Pages of a story in the browser', () => {
  it('are asked for once, however many want to read them, and kept', async () => {
    const { pages, asked } = reader(given);
    assert.equal(pages.known(one), null);
    assert.deepEqual(await Promise.all([pages.load(one), pages.load({ ...one })]), [given, given]);
    assert.deepEqual(await pages.load(one), given);
    assert.deepEqual([asked.length, pages.known(one)], [1, text]);
  });

  it('are others at another table and in another language', async () => {
    const { pages, asked } = reader(given);
    for (const name of [one, { ...one, lang: 'fr' }, { ...one, table: 'u' }, { ...one, page: 'st-11' }])
      await pages.load(name);
    assert.equal(asked.length, 4);
  });

  it('wait for what passes by itself, and not for ever', async () => {
    const patient = reader(refused('offline'), refused('tooMany'), given);
    assert.deepEqual(await patient.pages.load(one), given);
    assert.equal(patient.waits.length, 2);
    const cutOff = reader(refused('offline'));
    assert.deepEqual(await cutOff.pages.load(one), refused('offline'));
    assert.equal(cutOff.asked.length, 5);
  });

  it('that are closed are told so at once, and may be asked for again later', async () => {
    const { pages, waits } = reader(refused('pageClosed'), given);
    assert.deepEqual(await pages.load(one), refused('pageClosed'));
    assert.deepEqual([waits, pages.known(one)], [[], null]);
    assert.deepEqual(await pages.load(one), given);
  });
});
