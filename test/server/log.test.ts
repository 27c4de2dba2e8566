import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { logEvents, openLog } from '../../server/log.ts';
import { MatchStore } from '../../server/store/MatchStore.ts';
import { filesUnder } from '../support/files.ts';
import { freshFolder } from '../support/fresh-folder.ts';

describe('The log', () => {
  const written: string[] = [];
  const log = openLog('error', { write: (line) => written.push(line) });

  it('tells which query failed and why, and none of its values', async () => {
    const store = await MatchStore.open({ folder: await freshFolder() });
    await store.close();
    const seed = '0123456789abcdef0123456789abcdef';
    await assert.rejects(
      store.begin(
        { id: 'table-1', epoch: 0 },
        { seed, dealtWith: [] },
        { lobbySummary: {}, toMove: [0], result: null },
      ),
      (err) => {
        assert.match(String(err), /0123456789abcdef/, 'the error itself has them');
        log.error('table-failed', { err });
        return true;
      },
    );
    const line = JSON.parse(written.pop() ?? '');
    assert.match(line.err.message, /update "matches"/);
    assert.match(line.err.stack, /MatchStore/);
    assert.ok(line.err.cause.message);
    assert.doesNotMatch(JSON.stringify(line), /0123456789abcdef|table-1/);
  });

  it('tells no move that could not be stored', async () => {
    const store = await MatchStore.open({ folder: await freshFolder() });
    const move = { type: 'bid', amount: 41_414 };
    const standing = { lobbySummary: { top: 41_415 }, toMove: [0], result: null };
    const failed = await store
      .append({ id: 'table-1', epoch: 0 }, { seq: 3, seat: 1, move, requestId: 'a\u0000b' }, standing)
      .catch((err) => err);
    await store.close();
    assert.match(JSON.stringify(failed), /41414/, 'the error itself has it');
    log.error('move-not-stored', { err: failed });
    const line = written.pop() ?? '';
    assert.match(line, /unsupported Unicode/);
    assert.doesNotMatch(line, /4141[45]|table-1/);
  });

  it('gives every line a stable event, a sentence and what it is about', () => {
    log.with({ table: 'table-7' }).error('move-not-stored', { seq: 3 });
    const { event, msg, table, seq, level } = JSON.parse(written.pop() ?? '');
    assert.deepEqual(
      { event, msg, table, seq, level },
      { event: 'move-not-stored', msg: 'A move could not be stored.', table: 'table-7', seq: 3, level: 50 },
    );
  });

  it('names each of its events in kebab case, once and in use, with a sentence of its own', () => {
    const sources = filesUnder('server', ['.ts']).map((file) => readFileSync(file, 'utf8'));
    const used = (event: string): boolean => sources.filter((source) => source.includes(`'${event}'`)).length > 0;
    for (const event of logEvents) {
      assert.match(event, /^[a-z]+(-[a-z]+)*$/);
      assert.ok(used(event), `${event} is never logged`);
    }
  });

  it('tells of anything else that is thrown', () => {
    log.error('http-request-failed', { err: new TypeError('no such thing', { cause: 'a word' }) });
    const { err } = JSON.parse(written.pop() ?? '');
    assert.deepEqual([err.type, err.message, err.cause], ['TypeError', 'no such thing', 'a word']);
    log.error('http-request-failed', { err: 'a word' });
    assert.equal(JSON.parse(written.pop() ?? '').err, 'a word');
  });
});
