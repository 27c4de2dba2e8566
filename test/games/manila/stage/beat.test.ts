import assert from 'node:assert/strict';
import { duration, sameBeat } from '../../../../client/games/manila/stage/scene/beat.ts';
import { stillEffectOf } from '../../../../client/games/manila/stage/scene/still-effects.ts';
import { maxBacklog } from '../../../../client/stage/Director.ts';
import type { Event, Payment } from '../../../../shared/games/manila/index.ts';

const paid = (more: Partial<Payment>): Event => ({
  type: 'moneyPaid',
  reason: 'boat',
  from: 'bank',
  to: 0,
  amount: 12,
  ware: 'jade',
  letter: null,
  ...more,
});

describe('Manila: what is told in one beat', () => {
  it('pays everybody on a boat at once, and one boat after the other', () => {
    assert.equal(sameBeat(paid({ to: 0 }), paid({ to: 1 })), true);
    assert.equal(sameBeat(paid({ ware: 'jade' }), paid({ ware: 'silk' })), false);
    assert.equal(sameBeat(paid({}), paid({ reason: 'port', ware: null, letter: 'A' })), false);
  });

  it('settles shipyard and insurance as one account', () => {
    const yard = paid({ reason: 'shipyard', from: 1, to: 0, ware: null, letter: 'A' });
    assert.equal(sameBeat(yard, paid({ reason: 'insurance', from: 1, to: 'bank', ware: null, letter: 'B' })), true);
    assert.equal(sameBeat(yard, paid({ reason: 'shipyard', from: 'bank', to: 2, ware: null, letter: 'C' })), true);
  });

  it('takes a forced loan together with what it pays for (M11.4), a free one by itself', () => {
    const loan: Event = { type: 'sharesPledged', seat: 0, shares: 1, amount: 12, forced: true };
    const price: Event = { type: 'masterElected', seat: 0, price: 31, unopposed: false };
    assert.equal(sameBeat(loan, price), true);
    assert.equal(sameBeat({ ...loan, forced: false }, price), false);
    assert.equal(sameBeat(loan, { type: 'shareDeclined', seat: 0 }), false);
  });

  it('lets a boat that sails past 13 sail into its berth (M7.2), and no other', () => {
    const past: Event = { type: 'boatSailed', ware: 'jade', from: 12, to: 14 };
    const short: Event = { type: 'boatSailed', ware: 'jade', from: 7, to: 13 };
    const berthed: Event = { type: 'boatBerthed', ware: 'jade', haven: 'port', letter: 'A', how: 'sailed' };
    assert.equal(sameBeat(past, berthed), true);
    assert.equal(sameBeat(short, berthed), false);
    assert.equal(sameBeat(past, { ...berthed, ware: 'silk' }), false);
    assert.equal(sameBeat(berthed, { ...berthed, ware: 'silk' }), false);
  });

  it('tows all boats that were too slow one behind the other (M10.1)', () => {
    const towed: Event = { type: 'boatBerthed', ware: 'jade', haven: 'shipyard', letter: 'A', how: 'towed' };
    assert.equal(sameBeat(towed, { ...towed, ware: 'silk', letter: 'B' }), true);
    assert.equal(sameBeat(towed, { ...towed, ware: 'silk', haven: 'port', how: 'unmolested' }), false);
  });

  it('leaves an auction of fast bidders its time', () => {
    const bids = Array.from({ length: 12 }, (_, i): Event => ({ type: 'bidMade', seat: i % 3, amount: i + 1 }));
    assert.ok(bids.reduce((sum, event) => sum + duration(event), 0) < maxBacklog);
  });

  it('says one word for what is great, and nothing for what is not', () => {
    assert.equal(stillEffectOf({ type: 'boatPlundered', ware: 'jade', crew: [] }).word?.key, 'plundered');
    assert.equal(
      stillEffectOf({ type: 'masterElected', seat: 0, price: 0, unopposed: true }).word?.key,
      'harbourMaster',
    );
    assert.equal(stillEffectOf({ type: 'diceRolled', seat: 0, roll: 3, dice: [] }).word?.key, 'lastRoll');
    assert.equal(stillEffectOf({ type: 'diceRolled', seat: 0, roll: 1, dice: [] }).word, undefined);
    assert.deepEqual(stillEffectOf({ type: 'roundBegan', round: 1, rounds: 3 }), {});
  });
});
