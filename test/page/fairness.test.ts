import assert from 'node:assert/strict';
import { dealFor, keepDeal, keptDeal } from '../../client/net/deals.ts';
import { gameIdIn } from '../../client/page/fairness/game-id.ts';
import { checkOwnDeal } from '../../client/page/fairness/own-deal.ts';
import { pathOf, routeOf } from '../../client/page/router.ts';
import { playedFile } from '../support/game-file.ts';

describe('what a browser keeps of its deals', () => {
  const held = new Map<string, string>();
  before(() => {
    const storage = {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
    };
    Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  });
  beforeEach(() => held.clear());
  after(() => Reflect.deleteProperty(globalThis, 'localStorage'));

  it('is one number for a table and its commitment, the same after a reload', () => {
    const first = dealFor('one', 'aa');
    assert.match(first.nonce, /^[0-9a-f]{32}$/);
    assert.deepEqual(dealFor('one', 'aa'), first);
    assert.notEqual(dealFor('two', 'aa').nonce, first.nonce);
    assert.notEqual(dealFor('one', 'bb').nonce, first.nonce);
  });

  it('does not grow for ever', () => {
    for (let i = 0; i < 230; i++) dealFor(`table ${i}`, 'aa');
    assert.equal(keptDeal('table 0'), null);
    assert.ok(keptDeal('table 229'));
    assert.equal(JSON.parse(held.get('three-harbours.deals') ?? '').length, 200);
  });

  it('is nothing where the browser kept nonsense', () => {
    for (const nonsense of ['{', 'null', '[null, 7, {}]', '"deals"']) {
      held.set('three-harbours.deals', nonsense);
      assert.equal(keptDeal('one'), null);
    }
    keepDeal({ table: 'one', commitment: 'aa', nonce: 'bb', heard: true });
    assert.equal(keptDeal('one')?.nonce, 'bb');
  });
});

describe('a game beside what this browser has kept', () => {
  const file = playedFile('port-royal');
  const commitment = file.fairness?.commitment ?? '';
  const deal = { table: file.id, commitment, nonce: file.fairness?.nonces[2] ?? '', heard: true };

  it('agrees with it or not, and says which', () => {
    assert.equal(checkOwnDeal(file, null), 'none');
    assert.equal(checkOwnDeal(file, deal), 'agrees');
    assert.equal(checkOwnDeal(file, { ...deal, commitment: 'another' }), 'otherPromise');
    assert.equal(checkOwnDeal({ ...file, fairness: null }, deal), 'otherPromise');
    assert.equal(checkOwnDeal(file, { ...deal, nonce: 'another' }), 'missing');
    assert.equal(checkOwnDeal(file, { ...deal, nonce: 'another', heard: false }), 'none', 'it may have come too late');
  });

  it('is found by its code or by any link to it', () => {
    for (const text of [
      'KRAKEN-7F3Q',
      ' kraken 7f3q ',
      'http://host/t/KRAKEN-7F3Q',
      'https://host/replay/KRAKEN-7F3Q/?x=1#2',
    ])
      assert.equal(gameIdIn(text)?.toUpperCase(), 'KRAKEN-7F3Q', text);
    for (const text of ['', '   ', 'é', 'a'.repeat(65)]) assert.equal(gameIdIn(text), null);
  });

  it('has an address of its own', () => {
    for (const id of [null, 'KRAKEN-7F3Q'])
      assert.deepEqual(routeOf(pathOf({ page: 'fairness', id })), { page: 'fairness', id });
    assert.deepEqual(routeOf('/fairness/no/such'), { page: 'lost' });
  });
});
