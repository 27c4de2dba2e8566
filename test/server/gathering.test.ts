import assert from 'node:assert/strict';
import type { SeatHolder } from '../../server/store/row-types.ts';
import { arrange } from '../../server/table/seating/arrange.ts';
import { beginsWith, gathered, isGathering } from '../../server/table/seating/gathering.ts';
import { withPresentHost } from '../../server/table/seating/hosting.ts';
import type { Arrangement } from '../../server/table/seating/types.ts';

type HostRequest = Parameters<typeof arrange>[2];

const person = (uid: string): SeatHolder => ({ kind: 'person', uid, name: uid });
const bot: SeatHolder = { kind: 'bot', level: 'random', name: 'Calico Jack' };

const table = (changes: Partial<Arrangement> = {}): Arrangement => ({
  status: 'waiting',
  host: 'anna',
  pace: 'normal',
  seating: [person('anna'), person('bert'), bot],
  seatHistory: {},
  seatChanges: [],
  visibility: 'private',
  nonces: {},
  begins: true,
  gatherBy: new Date(0),
  group: null,
  kicked: [],
  watching: { allowed: true, delay: 0 },
  ...changes,
});
const nonces = (...uids: string[]) => ({ nonces: Object.fromEntries(uids.map((uid) => [uid, `nonce of ${uid}`])) });

describe('A table that gathers its people', () => {
  it('is one that was laid for them and has not begun', () => {
    assert.ok(isGathering(table()));
    assert.equal(isGathering(table({ gatherBy: null })), false);
    assert.equal(isGathering(table({ begins: false })), false, 'the host has sent somebody away');
    assert.equal(isGathering(table({ status: 'running', begins: false })), false);
  });

  it('begins with the last nonce, whosever it is', () => {
    assert.equal(beginsWith(table(nonces('anna')), 'anna'), false, 'not with its host alone');
    assert.ok(beginsWith(table(nonces('anna', 'bert')), 'bert'));
    assert.ok(beginsWith(table(nonces('anna', 'bert')), 'anna'));
    const left: SeatHolder[] = [person('anna'), { kind: 'open' }, bot];
    assert.equal(beginsWith(table({ seating: left, ...nonces('anna') }), 'anna'), false, 'not with a seat to fill');
  });

  it('where nobody is waited for, its host is enough', () => {
    assert.ok(beginsWith(table({ gatherBy: null, ...nonces('anna') }), 'anna'));
    assert.equal(beginsWith(table({ gatherBy: null, ...nonces('bert') }), 'bert'), false);
  });

  it('goes on without those who are not here: bots have their seats, and somebody who is here is host', () => {
    const late = gathered(table(nonces('anna')), (uid) => uid === 'bert');
    assert.deepEqual(
      [late?.host, late?.seating.map(({ kind }) => kind)],
      ['bert', ['bot', 'person', 'bot']],
      'also without one who had come, and whose process was lost since',
    );
    assert.equal(new Set(late?.seating.map((holder) => (holder.kind === 'open' ? '' : holder.name))).size, 3);
    const left: SeatHolder[] = [person('anna'), { kind: 'open' }, bot];
    assert.deepEqual(
      gathered(table({ seating: left }), () => true)?.seating.map(({ kind }) => kind),
      ['person', 'bot', 'bot'],
    );
    assert.equal(
      gathered(table(), () => false),
      null,
      'it waits for the first to come',
    );
  });

  it('is nobody’s to arrange before it has begun', () => {
    const requests: HostRequest[] = [
      { op: 'kick', seat: 1 },
      { op: 'swap', a: 0, b: 1 },
      { op: 'addBot', seat: 1, level: 'random' },
      { op: 'watching', allowed: false, delay: 0 },
    ];
    const codes = (of: Arrangement): string[] =>
      requests.map((request) => {
        const arranged = arrange(of, { uid: 'anna', name: 'anna' }, request, () => false);
        return arranged.ok ? 'done' : arranged.code;
      });
    assert.deepEqual(codes(table()), ['notHost', 'notHost', 'notHost', 'notHost']);
    assert.deepEqual(codes(table({ gatherBy: null })), ['done', 'done', 'done', 'done']);
  });

  it('keeps its host while they are on their way', () => {
    assert.equal(withPresentHost(table(), (uid) => uid === 'bert').host, 'anna');
    assert.equal(withPresentHost(table({ gatherBy: null }), (uid) => uid === 'bert').host, 'bert');
  });
});
