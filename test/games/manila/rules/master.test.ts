import assert from 'node:assert/strict';
import { manila, type Ware } from '../../../../shared/games/manila/index.ts';
import { type Table, table } from '../support/table.ts';

const loaded = (...wares: Ware[]): Table => {
  const at = table({ moment: 'share' }).plays(0, 'decline');
  for (const ware of wares) at.plays(0, `load ${ware}`);
  return at;
};

describe('Manila: the harbour master', () => {
  it('M5.1 A23 the master may buy one share, which is told and joins the hand', () => {
    const at = table({ moment: 'share', shares: [['silk', 'jade']], values: { ginseng: 10 } });
    at.asks(0, 'share', ['buy nutmeg', 'buy silk', 'buy ginseng', 'buy jade', 'decline']);
    at.quotes(0, 'buy ginseng', { cost: 10, pledges: 0 });
    const supply = at.state.supply.ginseng;
    at.plays(0, 'buy ginseng').tells('shareBought', { seat: 0, ware: 'ginseng', price: 10 }).asks(0, 'load');
    assert.deepEqual(
      [at.state.players[0]!.shares, at.state.players[0]!.bought],
      [['silk', 'jade', 'ginseng'], ['ginseng']],
    );
    assert.equal(at.state.supply.ginseng, supply - 1);
    at.cash(20, 30, 30).refuses(0, 'buy silk', 'notNow', 'M15.4', { move: 'buy', asked: 'load' });
  });

  it('M5.1 or decline', () => {
    table({ moment: 'share' }).plays(0, 'decline').tells('shareDeclined', { seat: 0 }).asks(0, 'load').cash(30, 30, 30);
  });

  it('M5.1 only what the supply has, and only what the master’s funds pay for', () => {
    const shares: Ware[][] = [['silk', 'silk', 'silk', 'silk', 'silk'], [], []];
    const at = table({ moment: 'share', shares, cash: [8], pledged: [5], values: { jade: 10 } });
    at.asks(0, 'share', ['buy nutmeg', 'buy ginseng', 'decline']);
    at.refuses(0, 'buy silk', 'soldOut', 'M5.1', { ware: 'silk' });
    at.refuses(0, 'buy jade', 'tooPoor', 'M5.1', { ware: 'jade', cost: 10, funds: 8 });
  });

  it('M5.1 M11.4 C32 4 cash and a free share buy for 5: one pledge, 11 left', () => {
    const at = table({ moment: 'share', shares: [['silk']], cash: [4] });
    at.quotes(0, 'buy jade', { cost: 5, pledges: 1 }).plays(0, 'buy jade').cash(11, 30, 30).pledged(1, 0, 0);
  });

  it('M5.1 C32 without a free share the master is not asked, and it looks like declining', () => {
    const at = table({ moment: 'share', shares: [['silk']], cash: [4], pledged: [1] }).asks(0, 'load');
    assert.deepEqual(at.events, [{ type: 'shareDeclined', seat: 0 }]);
  });

  it('M5.1 the share that is bought cannot secure its own price, but may be pledged afterwards', () => {
    const at = table({ moment: 'share', shares: [['silk']], cash: [5], pledged: [1], values: { jade: 10 } });
    at.refuses(0, 'buy jade', 'tooPoor', 'M5.1', { ware: 'jade', cost: 10, funds: 5 });
    at.plays(0, 'buy nutmeg').cash(0, 30, 30).plays(0, 'borrow').cash(12, 30, 30).pledged(2, 0, 0).asks(0, 'load');
  });

  it('M5.2 three of four wares, the fourth stays ashore', () => {
    const at = loaded().asks(0, 'load', ['load nutmeg', 'load silk', 'load ginseng', 'load jade']);
    at.plays(0, 'load jade').tells('boatLoaded', { seat: 0, ware: 'jade', lane: 0 });
    at.asks(0, 'load', ['load nutmeg', 'load silk', 'load ginseng']);
    at.refuses(0, 'load jade', 'alreadyLoaded', 'M5.2', { ware: 'jade' });
    at.plays(0, 'load nutmeg').plays(0, 'load silk').asks(0, 'launch');
    assert.deepEqual(
      at.state.boats.map(({ ware, start, seats }) => [ware, start, seats.length]),
      [
        ['jade', null, 4],
        ['nutmeg', null, 3],
        ['silk', null, 3],
      ],
    );
    at.plays(0, 'launch jade 3').plays(0, 'launch nutmeg 3');
    at.refuses(0, 'place seat:ginseng', 'notLoaded', 'M5.2', { ware: 'ginseng' });
  });

  it('M5.3 C2 starts of 0 to 5 that sum to 9; the last is no question', () => {
    const at = loaded('jade', 'silk', 'nutmeg').asks(
      0,
      'launch',
      [0, 1, 2, 3, 4, 5].map((start) => `launch jade ${start}`),
    );
    at.refuses(0, 'launch silk 3', 'notThisBoat', 'M5.3', { ware: 'silk', next: 'jade' });
    at.refuses(0, 'launch jade 6', 'badStart', 'M5.3', { start: 6, min: 0, max: 5 });
    at.plays(0, 'launch jade 4').asks(
      0,
      'launch',
      [0, 1, 2, 3, 4, 5].map((start) => `launch silk ${start}`),
    );
    at.plays(0, 'launch silk 3').tells('boatLaunched', { ware: 'nutmeg', lane: 2, start: 2 }).asks(0, 'placement');
    at.boat('jade', 4).boat('silk', 3).boat('nutmeg', 2);
    const far = loaded('jade', 'silk', 'nutmeg').plays(0, 'launch jade 5');
    far
      .asks(
        0,
        'launch',
        [0, 1, 2, 3, 4].map((start) => `launch silk ${start}`),
      )
      .plays(0, 'launch silk 4')
      .boat('nutmeg', 0);
  });

  it('M5.3 C2 what cannot sum to 9 is refused', () => {
    const low = loaded('jade', 'silk', 'nutmeg').plays(0, 'launch jade 2');
    low.refuses(0, 'launch silk 1', 'badStart', 'M5.3', { start: 1, min: 2, max: 5 });
    const one = loaded('jade', 'silk', 'nutmeg').plays(0, 'launch jade 1');
    one.asks(0, 'launch', ['launch silk 3', 'launch silk 4', 'launch silk 5']);
    const none = loaded('jade', 'silk', 'nutmeg').plays(0, 'launch jade 0');
    none.asks(0, 'launch', ['launch silk 4', 'launch silk 5']);
    assert.equal(manila.parseMove({ type: 'launch', ware: 'jade', start: -1 }).ok, false);
  });

  it('M5.3 there are 25 ways to start three boats', () => {
    let ways = 0;
    for (let first = 0; first <= 5; first++)
      ways += loaded('jade', 'silk', 'nutmeg').plays(0, `launch jade ${first}`).answers(0).length;
    assert.equal(ways, 25);
  });
});
