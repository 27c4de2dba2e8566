import assert from 'node:assert/strict';
import { openedPages, type View } from '../../../../shared/games/port-royal/index.ts';

type Seen = Pick<View, 'outcome' | 'rules' | 'adventure'>;
const team = (won: boolean) => ({ team: { won, rank: null } });

/** Only what `openedPages` asks for. */
const seen = (chapter: number | null, pages: readonly string[], outcome: unknown = null): View =>
  ({ rules: { adventure: { chapter } }, adventure: { pages }, outcome }) as unknown as Seen as View;

describe('The pages that are open', () => {
  it('PR17.5 are those that the story has come to, and no other', () => {
    assert.deepEqual(openedPages(seen(2, ['st-title-2', 'st-20'])), ['st-title-2', 'st-20']);
    assert.deepEqual(openedPages(seen(2, [])), []);
  });

  it('PR16.3 end with the reckoning and the ending of a chapter that was won together', () => {
    assert.deepEqual(openedPages(seen(1, ['st-cover', 'st-10'], team(true))), ['st-cover', 'st-10', 'st-9', 'st-61']);
    // also where the rules have opened it themselves
    assert.deepEqual(openedPages(seen(1, ['st-10', 'st-61'], team(true))), ['st-10', 'st-9', 'st-61']);
  });

  it('PR16.3 do not tell the ending of a chapter that was lost', () => {
    assert.deepEqual(openedPages(seen(4, ['st-40'], team(false))), ['st-40', 'st-9', 'st-lost-4']);
  });

  it('PR16.2 end for rivals with the ending of the chapter, whoever has won', () => {
    assert.deepEqual(openedPages(seen(5, ['st-58'], {})), ['st-58', 'st-65']);
  });

  it('PR15.5 are none where no story is told', () => {
    assert.deepEqual(openedPages(seen(null, [], {})), []);
    const base = { rules: { adventure: null }, adventure: null, outcome: {} } as unknown as Seen as View;
    assert.deepEqual(openedPages(base), []);
  });
});
