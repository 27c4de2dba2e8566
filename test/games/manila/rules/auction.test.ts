import assert from 'node:assert/strict';
import { table } from '../support/table.ts';

const bids = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `bid ${from + i}`);

describe('Manila: auction', () => {
  it('M3.1 auction, share, cargo, start, then placement', () => {
    const at = table().asks(0, 'auction').plays(0, 'bid 1').plays(1, 'pass').plays(2, 'pass');
    at.asks(0, 'share').plays(0, 'decline').asks(0, 'load');
    at.plays(0, 'load jade').plays(0, 'load silk').plays(0, 'load nutmeg').asks(0, 'launch');
    at.plays(0, 'launch jade 3').plays(0, 'launch silk 3').asks(0, 'placement');
  });

  it('M4.1 the starting seat is asked first, later the master of the voyage before, then clockwise', () => {
    table({ options: { startingSeat: 1 } })
      .asks(1, 'auction')
      .plays(1, 'bid 1')
      .asks(2, 'auction')
      .plays(2, 'bid 2')
      .asks(0, 'auction');
    table({ voyage: 2, master: 2 }).asks(2, 'auction').plays(2, 'pass').asks(0, 'auction');
  });

  it('M4.2 A5 the first bid is at least 1, each further one is higher', () => {
    const at = table().asks(0, 'auction', [...bids(1, 54), 'pass']);
    at.refuses(0, 'bid 0', 'bidTooLow', 'M4.2', { min: 1, max: 54, amount: 0 });
    at.plays(0, 'bid 5').tells('bidMade', { seat: 0, amount: 5 });
    at.refuses(1, 'bid 5', 'bidTooLow', 'M4.2', { min: 6, max: 54, amount: 5 });
    at.asks(1, 'auction', [...bids(6, 54), 'pass'])
      .plays(1, 'bid 6')
      .asks(2, 'auction');
  });

  it('M4.2 who passes is out, and skipped', () => {
    const at = table({ seats: 4 }).plays(0, 'bid 1').plays(1, 'pass').tells('auctionPassed', { seat: 1 });
    at.plays(2, 'bid 2').plays(3, 'bid 3').plays(0, 'bid 4').asks(2, 'auction').plays(2, 'pass').asks(3, 'auction');
    at.plays(3, 'pass').asks(0, 'share').tells('masterElected', { seat: 0, price: 4, unopposed: false });
  });

  it('M4.2 nobody has to open: the next may', () => {
    const at = table()
      .plays(0, 'pass')
      .asks(1, 'auction', [...bids(1, 54), 'pass']);
    at.plays(1, 'bid 1').plays(2, 'pass').asks(1, 'share');
  });

  it('M4.3 A25 nobody bids more than their funds; cash alone may be bid', () => {
    const at = table({ cash: [7, 30, 30], pledged: [2] });
    at.asks(0, 'auction', [...bids(1, 7), 'pass']);
    at.refuses(0, 'bid 8', 'bidTooHigh', 'M4.3', { min: 1, max: 7, amount: 8 });
  });

  it('M4.3 the engine passes for who cannot bid high enough, and it looks the same', () => {
    const at = table({ cash: [30, 5, 30], pledged: [0, 2] })
      .plays(0, 'bid 5')
      .asks(2, 'auction');
    at.tells('auctionPassed', { seat: 1 });
    assert.deepEqual(
      at.events.map((event) => Object.keys(event)),
      [
        ['type', 'seat', 'amount'],
        ['type', 'seat'],
      ],
    );
    const broke = table({ cash: [0, 0, 9], pledged: [2, 2] }).asks(2, 'auction');
    broke.tells('auctionPassed', { seat: 0 }).tells('auctionPassed', { seat: 1 });
  });

  it('M4.4 the highest bidder pays the bank before anything else', () => {
    const at = table().plays(0, 'bid 9').plays(1, 'pass').plays(2, 'pass').asks(0, 'share').cash(21, 30, 30);
    at.tells('masterElected', { seat: 0, price: 9 });
    assert.equal(at.state.master, 0);
  });

  it('M4.4 the last one without a standing bid is still asked', () => {
    const at = table()
      .plays(0, 'pass')
      .plays(1, 'pass')
      .asks(2, 'auction', [...bids(1, 54), 'pass']);
    at.plays(2, 'bid 1').asks(2, 'share').cash(30, 30, 29);
  });

  it('M4.4 M11.4 C11 a bid of 43 with 30 cash and two shares pledges both and leaves 11', () => {
    const at = table().quotes(0, 'bid 43', { cost: 43, pledges: 2 }).quotes(0, 'bid 30', { cost: 30, pledges: 0 });
    at.plays(0, 'bid 43').refuses(1, 'bid 55', 'bidTooHigh', 'M4.3').plays(1, 'pass').plays(2, 'pass');
    at.tells('sharesPledged', { seat: 0, shares: 2, amount: 24, forced: true }).cash(11, 30, 30).pledged(2, 0, 0);
    assert.deepEqual(
      at.events.map(({ type }) => type),
      ['auctionPassed', 'sharesPledged', 'masterElected'],
    );
  });

  it('M4.5 A6 C12 all pass in the first voyage: the starting seat is master for nothing', () => {
    const at = table({ options: { startingSeat: 2 } })
      .plays(2, 'pass')
      .plays(0, 'pass')
      .plays(1, 'pass');
    at.asks(2, 'share').cash(30, 30, 30).tells('masterElected', { seat: 2, price: 0, unopposed: true });
  });

  it('M4.5 C34 nobody bids in the third voyage: the master stays, may buy, and opens the fourth', () => {
    const at = table({ voyage: 3, master: 1 }).plays(1, 'pass').plays(2, 'pass').plays(0, 'pass');
    at.tells('masterElected', { seat: 1, price: 0, unopposed: true }).asks(1, 'share').cash(30, 30, 30);
    at.plays(1, 'buy silk').plays(1, 'load silk').plays(1, 'load jade').plays(1, 'load ginseng');
    at.plays(1, 'launch silk 3').plays(1, 'launch jade 3');
    at.passRound().passRound().rolls(1, 1, 1).passRound().rolls(1, 1, 1).passRound().rolls(1, 1, 1);
    at.tells('voyageBegan', { voyage: 4, opener: 1 }).asks(1, 'auction');
  });

  it('M4.6 the holder of the standing bid is not asked, so they cannot redeem what they need for it', () => {
    const at = table({ cash: [20, 30, 30], pledged: [1] }).plays(0, 'bid 30');
    at.refuses(0, 'redeem', 'notYourTurn', 'M15.4', { turn: 1 }).asks(1, 'auction').plays(1, 'pass').plays(2, 'pass');
    at.cash(2, 30, 30).pledged(2, 0, 0);
  });

  it('M4.6 M11.5 who redeems before the answer may be too poor to bid, and is passed', () => {
    const at = table({ cash: [30, 15, 30], pledged: [0, 2] })
      .plays(0, 'bid 13')
      .asks(1, 'auction', ['bid 14', 'bid 15', 'pass']);
    at.plays(1, 'redeem').tells('auctionPassed', { seat: 1 }).asks(2, 'auction');
  });
});
