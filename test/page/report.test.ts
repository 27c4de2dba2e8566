import assert from 'node:assert/strict';
import { isNewReport, type KnownReport, knownAfter } from '../../client/page/table/useReport.ts';

/** Which of these moments offer a report: each its key, and whether the log has come. */
function offeredAt(moments: readonly (readonly [key: string | null, hasLog: boolean])[]): boolean[] {
  let known: KnownReport = null;
  return moments.map(([key, hasLog]) => {
    const isNew = isNewReport(known, key);
    known = knownAfter(known, key, hasLog);
    return isNew;
  });
}

describe('A report', () => {
  it('is offered to who was there, once', () =>
    assert.deepEqual(
      offeredAt([
        [null, true],
        ['voyage 1', true],
        ['voyage 1', true],
        ['voyage 2', true],
      ]),
      [false, true, false, true],
    ));

  it('is not offered to who comes later, whether its position or its log arrives first', () => {
    assert.deepEqual(offeredAt([['voyage 1', true]]), [false]);
    assert.deepEqual(
      offeredAt([
        [null, false],
        ['voyage 1', true],
        ['voyage 2', true],
      ]),
      [false, false, true],
    );
  });
});
