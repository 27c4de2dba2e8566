import assert from 'node:assert/strict';
import { groupsOf, joinSeconds, offerTo } from '../../server/lobby/seek/pairing.ts';
import type { Seeker } from '../../server/store/SeekStore.ts';

const waiting = (uid: string, changes: Partial<Seeker> = {}): Seeker => ({
  uid,
  name: uid,
  least: 2,
  most: 2,
  speed: 'normal',
  rated: true,
  mu: 25,
  waited: 0,
  patience: 20,
  agreed: null,
  stays: false,
  ...changes,
});
const tablesOf = (...all: Seeker[]) => groupsOf(all).map(({ people, seats }) => [people.map(({ uid }) => uid), seats]);

describe('Bringing strangers together', () => {
  it('seats who wants the same, the longest waiting first, and nobody twice', () => {
    assert.deepEqual(tablesOf(waiting('a'), waiting('b'), waiting('c')), [[['a', 'b'], 2]]);
    assert.deepEqual(tablesOf(waiting('a'), waiting('b', { speed: 'blitz' })), []);
    assert.deepEqual(tablesOf(waiting('a'), waiting('b', { rated: false })), []);
    assert.deepEqual(tablesOf(waiting('a'), waiting('b', { least: 3, most: 4 })), []);
  });

  it('prefers the nearest in strength, and widens with the time', () => {
    assert.deepEqual(tablesOf(waiting('a'), waiting('far', { mu: 28 }), waiting('near', { mu: 26 })), [
      [['a', 'near'], 2],
    ]);
    const strong = waiting('strong', { mu: 40 });
    assert.deepEqual(tablesOf(waiting('a', { waited: 10 }), strong), []);
    assert.deepEqual(tablesOf(waiting('a', { waited: 25 }), strong), [[['a', 'strong'], 2]]);
  });

  it('lays the greatest table that all want, and holds one that may grow open for a moment', () => {
    const upToFour = (uid: string, waited: number) => waiting(uid, { most: 4, waited });
    assert.deepEqual(tablesOf(upToFour('a', 4), upToFour('b', 1)), []);
    assert.deepEqual(tablesOf(upToFour('a', 7), upToFour('b', 4)), [[['a', 'b'], 2]]);
    assert.deepEqual(tablesOf(upToFour('a', 4), waiting('b')), [[['a', 'b'], 2]], 'who wants two gets two at once');
    assert.deepEqual(tablesOf(...'abcd'.split('').map((uid) => upToFour(uid, 0))), [[['a', 'b', 'c', 'd'], 4]]);
  });

  const four = (uid: string, changes: Partial<Seeker> = {}) =>
    waiting(uid, { least: 4, most: 4, waited: 8, ...changes });
  /** what each is offered: with whom, and with how many bots */
  const offersTo = (...all: Seeker[]) =>
    all.map((one) => {
      const offer = offerTo(one, all);
      return offer && [offer.company.map(({ uid }) => uid).sort(), offer.bots];
    });

  it('offers bots to all who wait together as soon as one of them has waited long enough', () => {
    assert.deepEqual(offersTo(four('a'), four('b')), [null, null]);
    const both = [['a', 'b'], 2];
    assert.deepEqual(offersTo(four('a', { waited: 20 }), four('b', { waited: 1 })), [both, both]);
    assert.deepEqual(offersTo(four('a', { waited: 20 }), four('b', { patience: null })), [[['a'], 3], null]);
    assert.deepEqual(offersTo(four('a', { waited: 20 }), four('b', { stays: true })), [[['a'], 3], null]);
    assert.deepEqual(tablesOf(four('a', { waited: 30 }), four('b', { waited: 30 })), [], 'nobody has agreed');
  });

  it('never splits them: it begins with all of them after a countdown, and at once when all have agreed', () => {
    const [agreed, silent] = [four('a', { agreed: 0 }), four('b')];
    assert.deepEqual(tablesOf(agreed, silent), [], 'the other may still join or stay');
    assert.equal(offerTo(silent, [agreed, silent])?.begins?.seconds, joinSeconds);
    const both = [[['a', 'b'], 4]];
    assert.deepEqual(tablesOf(agreed, four('b', { agreed: 0 })), both);
    assert.deepEqual(tablesOf(four('a', { agreed: joinSeconds }), silent), both);
    assert.deepEqual(tablesOf(agreed, four('b', { stays: true })), [[['a'], 4]], 'who stays is not waited for');
    const late = four('c', { waited: 1 });
    assert.deepEqual(tablesOf(four('a', { agreed: joinSeconds }), late), [], 'who has just come has a moment, too');
  });

  it('prefers people to bots until the last moment, and plays for fun with anybody', () => {
    const all = 'bcd'.split('').map((uid) => four(uid, { rated: false, mu: 45 }));
    const tables = tablesOf(four('a', { rated: false, agreed: 1 }), ...all);
    assert.deepEqual(
      tables.map(([people, seats]) => [[...(people as string[])].sort(), seats]),
      [[['a', 'b', 'c', 'd'], 4]],
    );
  });
});
