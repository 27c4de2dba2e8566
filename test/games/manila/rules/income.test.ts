import assert from 'node:assert/strict';
import type { Ware } from '../../../../shared/games/manila/index.ts';
import { type Situation, type Table, table } from '../support/table.ts';

/** The third roll is all ones. */
const ended = (situation: Situation): Table =>
  table({ moment: 'roll', rolls: 2, ...situation }).rolls(
    ...Object.values(situation.boats ?? {}).flatMap((place) => (place === 'port' ? [] : [1])),
  );

const SHORT = { nutmeg: 3, silk: 3, jade: 3 };
const TWO: Ware[] = ['silk', 'jade'];

describe('Manila: income, insurance, loans', () => {
  it('M11.1 C3 jade in port with three aboard: 12 each', () => {
    const at = ended({ boats: { nutmeg: 3, silk: 3, jade: 13 }, crews: { jade: [1, 0, 1], silk: [2] } });
    at.settled(12, 24, 0).tells('moneyPaid', { reason: 'boat', from: 'bank', to: 0, amount: 12, ware: 'jade' });
  });

  it('M11.1 a boat without a crew pays nobody, pilots and empty letters nothing, stakes are not paid back', () => {
    const at = table({
      moment: 'roll',
      rolls: 2,
      boats: { nutmeg: 13, silk: 3, jade: 3 },
      pilots: { small: 1, large: 2 },
      pirates: [0],
      crews: { silk: [1] },
    }).rolls(1, 1, 1);
    at.settled(0, 0, 0).cash(30, 30, 30);
  });

  it('M11.1 A26 C5 two boats in port: A 6, B 8, C nothing', () => {
    const at = ended({ boats: { nutmeg: 13, silk: 13, jade: 3 }, port: { A: 0, B: 1, C: 2 } }).settled(6, 8, 0);
    at.tells('moneyPaid', { reason: 'port', from: 'bank', to: 1, amount: 8, letter: 'B', ware: null });
  });

  it('M11.1 C6 one boat in the shipyard: B pays nothing, A 6 from the bank', () => {
    ended({ boats: { nutmeg: 13, silk: 13, jade: 3 }, shipyard: { A: 2, B: 1 } }).settled(0, 0, 6);
  });

  it('M11.2 A14 the insurer pays for every boat in the shipyard, without an accomplice there to the bank', () => {
    const at = ended({ boats: SHORT, insurer: 0, shipyard: { B: 1 } })
      .settled(-29, 8, 0)
      .cash(1, 38, 30);
    at.tells('moneyPaid', { reason: 'shipyard', from: 0, to: 1, amount: 8, letter: 'B' });
    at.tells('moneyPaid', { reason: 'insurance', from: 0, to: 'bank', amount: 15, letter: 'C' });
    ended({ boats: { nutmeg: 13, silk: 13, jade: 13 }, insurer: 0, shipyard: { B: 1 } }).settled(0, 0, 0);
  });

  it('M11.2 A15 C7 the insurer’s own letter costs nothing and pays nothing', () => {
    const at = ended({ boats: { nutmeg: 13, silk: 3, jade: 3 }, insurer: 0, shipyard: { A: 0, B: 2 } }).settled(
      -8,
      0,
      8,
    );
    assert.equal(at.state.settlement?.payments.length, 1);
  });

  it('M11.3 C8 no cash and two free shares: the insurer pledges both, pays 24, the bank forgives 5', () => {
    const at = ended({ boats: SHORT, insurer: 0, cash: [0], shares: [TWO] })
      .cash(0, 30, 30)
      .pledged(2, 0, 0);
    at.tells('sharesPledged', { seat: 0, shares: 2, amount: 24, forced: true });
    at.tells('insurerBroke', { seat: 0, owed: 29, paid: 24 }).settled(-24, 0, 0);
  });

  it('M11.3 C9 the same with Blue on C: Blue gets 15 in full', () => {
    const at = ended({ boats: SHORT, insurer: 0, cash: [0], shares: [TWO], shipyard: { C: 2 } }).settled(-24, 0, 15);
    at.cash(0, 30, 45);
  });

  it('M11.3 C28 Blue on A, the insurer on B, Red on C: the insurer pays 15 of 21, the bank 6', () => {
    const shares: Ware[][] = [['silk'], TWO, TWO];
    const at = ended({ boats: SHORT, insurer: 0, cash: [3], shares, shipyard: { A: 1, B: 0, C: 2 } });
    at.cash(0, 36, 45).pledged(1, 0, 0).settled(-15, 6, 15).tells('insurerBroke', { owed: 21, paid: 15 });
    at.tells('moneyPaid', { reason: 'shipyard', from: 0, to: 2, amount: 9, letter: 'C' });
    at.tells('moneyPaid', { reason: 'shipyard', from: 'bank', to: 2, amount: 6, letter: 'C' });
    // too poor to open the next auction
    at.tells('auctionPassed', { seat: 0 }).asks(1, 'auction');
  });

  it('M11.3 players come before the bank, and no debt remains', () => {
    const at = ended({ boats: SHORT, insurer: 0, cash: [10], pledged: [2], shipyard: { B: 2 } }).cash(0, 30, 38);
    at.tells('moneyPaid', { reason: 'shipyard', from: 0, to: 2, amount: 8, letter: 'B' });
    at.tells('moneyPaid', { reason: 'insurance', from: 0, to: 'bank', amount: 2, letter: 'A' });
    at.tells('insurerBroke', { owed: 29, paid: 10 });
  });

  it('M11.3 C10 the insurer’s own income comes first: 18 earned and 14 to pay take no loan', () => {
    const at = ended({ boats: { ginseng: 13, silk: 3, jade: 3 }, crews: { ginseng: [0] }, insurer: 0, cash: [0] });
    at.cash(4, 30, 30).pledged(0, 0, 0).doesNotTell('sharesPledged').doesNotTell('insurerBroke');
  });

  it('M11.3 M11.4 the fewest shares that suffice are pledged, and nobody is broke when they do', () => {
    const at = ended({ boats: SHORT, insurer: 0, cash: [17], shares: [TWO] })
      .cash(0, 30, 30)
      .pledged(1, 0, 0);
    at.doesNotTell('insurerBroke').tells('sharesPledged', { shares: 1 });
    ended({ boats: SHORT, insurer: 0, cash: [16], shares: [TWO] })
      .cash(11, 30, 30)
      .pledged(2, 0, 0);
  });

  it('M11.4 A18 a share may be pledged at any own prompt, as long as there is a free one', () => {
    const at = table({ moment: 'roll', boats: SHORT }).quotes(0, 'borrow', { gain: 12, repay: 15 });
    assert.deepEqual(at.loans(0), ['borrow']);
    at.plays(0, 'borrow').tells('sharesPledged', { seat: 0, shares: 1, amount: 12, forced: false }).asks(0, 'roll');
    at.plays(0, 'borrow').cash(54, 30, 30).pledged(2, 0, 0).funds(0, 54);
    assert.deepEqual(at.loans(0), ['redeem']);
    at.refuses(0, 'borrow', 'nothingToPledge', 'M11.4').refuses(1, 'borrow', 'notYourTurn', 'M15.4');
  });

  it('M11.4 a forced pledge is told before the payment, so nobody is ever below 0', () => {
    const at = table({ moment: 'placement', boats: SHORT, cash: [2] })
      .plays(0, 'place pirate')
      .cash(9, 30, 30);
    assert.deepEqual(
      at.events.map(({ type }) => type),
      ['sharesPledged', 'accomplicePlaced'],
    );
    table({ moment: 'placement', boats: SHORT, cash: [5] })
      .plays(0, 'place pirate')
      .cash(0, 30, 30)
      .pledged(0, 0, 0);
  });

  it('M11.5 C36 cash 20, one pledged, no free share: redeemed, cash 5, funds 17', () => {
    const at = table({ moment: 'placement', boats: SHORT, cash: [20], shares: [['silk']], pledged: [1] }).funds(0, 20);
    at.quotes(0, 'redeem', { cost: 15 }).plays(0, 'redeem').cash(5, 30, 30).pledged(0, 0, 0).funds(0, 17);
    at.tells('shareRedeemed', { seat: 0, amount: 15 }).asks(0, 'placement');
    assert.deepEqual(at.loans(0), ['borrow']);
  });

  it('M11.5 only what is pledged, and only with 15', () => {
    table({ moment: 'roll', boats: SHORT }).refuses(0, 'redeem', 'nothingPledged', 'M11.5');
    const poor = table({ moment: 'roll', boats: SHORT, cash: [14], pledged: [2] });
    poor.refuses(0, 'redeem', 'tooLittleCash', 'M11.5', { cost: 15, cash: 14 });
    assert.deepEqual(poor.loans(0), []);
  });

  it('M11.5 A19 a redeemed share stays secret, and may be pledged again', () => {
    const at = table({ moment: 'roll', boats: SHORT, pledged: [2] })
      .plays(0, 'redeem')
      .plays(0, 'redeem')
      .pledged(0, 0, 0);
    assert.equal(at.game.view(at.state, 1).players[0]?.hand, null);
    assert.ok(!JSON.stringify(at.history).includes('silk'));
    at.plays(0, 'borrow').pledged(1, 0, 0).cash(12, 30, 30);
  });
});
