import assert from 'node:assert/strict';
import { type Situation, type Table, table } from '../support/table.ts';

/** After a second roll of ones. */
const rolled = (situation: Situation): Table => table({ moment: 'roll', rolls: 1, ...situation }).rolls(1, 1, 1);

const SILK = { nutmeg: 3, silk: 12, jade: 5 };
const evicting = { pirateEviction: true };

describe('Manila: boarding', () => {
  it('M8.1 after the second roll only, with a boat on 13 and a pirate', () => {
    rolled({ boats: SILK, pirates: [1] }).asks(1, 'boarding', ['board silk', 'stay']);
    rolled({ boats: SILK }).asks(0, 'placement');
    rolled({ boats: { nutmeg: 3, silk: 11, jade: 5 }, pirates: [1] }).asks(0, 'placement');
    table({ moment: 'roll', boats: SILK, pirates: [1] })
      .rolls(1, 1, 1)
      .asks(0, 'placement');
    const last = table({ moment: 'roll', rolls: 2, boats: SILK, pirates: [1] }).rolls(1, 1, 1);
    last.asks(1, 'plunder');
  });

  it('M8.2 A7 the captain first, then the other one; both may stay', () => {
    const at = rolled({ boats: SILK, pirates: [2, 1] }).asks(2, 'boarding');
    at.refuses(1, 'board silk', 'notYourTurn', 'M15.4', { turn: 2 });
    at.plays(2, 'stay').tells('pirateStayed', { seat: 2 }).asks(1, 'boarding').plays(1, 'stay').asks(0, 'placement');
    assert.deepEqual(at.state.pirates, [2, 1]);
  });

  it('M8.2 only boats on 13 with a vacant seat', () => {
    const at = rolled({ boats: { nutmeg: 12, silk: 12, jade: 5 }, pirates: [1], crews: { silk: [0, 0, 2] } });
    at.asks(1, 'boarding', ['board nutmeg', 'stay']);
    at.refuses(1, 'board silk', 'boatFull', 'M8.2', { ware: 'silk' });
    at.refuses(1, 'board jade', 'notOn13', 'M8.2', { ware: 'jade' });
    at.refuses(1, 'board ginseng', 'notLoaded', 'M5.2', { ware: 'ginseng' });
    at.refuses(1, 'pass', 'notNow', 'M15.4', { move: 'pass', asked: 'boarding' });
    rolled({ boats: SILK, pirates: [1, 2], crews: { silk: [0, 0, 2] } }).asks(0, 'placement');
  });

  it('M8.3 A8 a pirate who boards pays nothing and takes the cheapest vacant seat', () => {
    const at = rolled({ boats: SILK, pirates: [1], crews: { silk: [0] } });
    at.quotes(1, 'board silk', { payout: 15, total: 30 });
    at.plays(1, 'board silk').crew('silk', 0, 1, null).cash(30, 30, 30);
    at.tells('boatBoarded', { seat: 1, ware: 'silk', index: 1 }).asks(0, 'placement');
    // from now on they are crew: seats cost more, and the boat pays them
    at.plays(0, 'place seat:silk').tells('accomplicePlaced', { paid: 5 }).passRound().rolls(1, 1, 1).settled(20, 10, 0);
  });

  it('M8.4 C13 the captain takes the last seat; the other is not asked and is captain', () => {
    const at = rolled({
      boats: { ginseng: 12, silk: 2, jade: 12 },
      crews: { ginseng: [0, 1], jade: [0, 0, 2, 2] },
      pirates: [1, 2],
    });
    at.asks(1, 'boarding', ['board ginseng', 'stay']).plays(1, 'board ginseng').asks(0, 'placement');
    at.tells('captainSucceeded', { seat: 2 });
    assert.deepEqual(at.state.pirates, [2, null]);
  });

  it('M8.4 the successor is captain before deciding', () => {
    const at = rolled({ boats: SILK, pirates: [1, 2] })
      .plays(1, 'board silk')
      .tells('captainSucceeded', { seat: 2 });
    at.asks(2, 'boarding').plays(2, 'stay').asks(0, 'placement');
    assert.deepEqual(at.state.pirates, [2, null]);
  });

  it('M8.4 M6.6c A16 C30 the captain stays, the second boards: the rear place is for sale', () => {
    const at = rolled({ boats: SILK, pirates: [1, 2] })
      .plays(1, 'stay')
      .plays(2, 'board silk');
    at.doesNotTell('captainSucceeded');
    assert.deepEqual(at.state.pirates, [1, null]);
    at.plays(0, 'place pirate').tells('accomplicePlaced', { space: 'pirate', index: 1 });
  });

  it('M8.5 the boat stays on 13, its seats are for sale, and pilots may move it', () => {
    const at = rolled({ boats: SILK, pirates: [1], pilots: { small: 2 } })
      .plays(1, 'board silk')
      .boat('silk', 13);
    at.plays(0, 'place seat:silk').crew('silk', 1, 0, null).passRound().asks(2, 'pilot');
    at.plays(2, 'steer silk 1').boat('silk', 'port A');
  });

  it('M8.7 M6.6c C29 both pirates of one owner: asked twice, board twice, and the front place is for sale', () => {
    const at = rolled({ boats: SILK, pirates: [1, 1], crews: { silk: [0] } })
      .asks(1, 'boarding')
      .plays(1, 'board silk');
    at.asks(1, 'boarding').plays(1, 'board silk').crew('silk', 0, 1, 1).asks(0, 'placement');
    assert.deepEqual(at.state.pirates, [null, null]);
    at.plays(0, 'place pirate').tells('accomplicePlaced', { space: 'pirate', index: 0 });
  });

  it('M8.7 two pirates may board two boats', () => {
    const at = rolled({ boats: { nutmeg: 12, silk: 12, jade: 5 }, pirates: [1, 1] });
    at.plays(1, 'board silk').asks(1, 'boarding', ['board nutmeg', 'board silk', 'stay']).plays(1, 'board nutmeg');
    at.crew('nutmeg', 1, null, null).crew('silk', 1, null, null);
  });

  it('M8.6 without the variant nobody is evicted', () => {
    const at = rolled({ boats: { nutmeg: 12, silk: 12, jade: 5 }, pirates: [1], crews: { silk: [0, 0, 2] } });
    at.refuses(1, 'evict silk 0', 'notNow', 'M8.6', { move: 'evict', asked: 'boarding' });
  });

  it('M8.6 with it a pirate boards a full boat and sends any one home, who may be placed again', () => {
    const at = rolled({ boats: SILK, pirates: [1], crews: { silk: [0, 1, 2] }, options: evicting });
    at.asks(1, 'boarding', ['evict silk 0', 'evict silk 1', 'evict silk 2', 'stay']).inHand(3, 2, 3);
    at.refuses(1, 'evict silk 3', 'noSuchSeat', 'M8.6', { ware: 'silk', seat: 3 });
    at.quotes(1, 'evict silk 2', { payout: 10, total: 30 })
      .plays(1, 'evict silk 2')
      .crew('silk', 0, 1, 1)
      .inHand(3, 2, 4);
    at.tells('accompliceEvicted', { seat: 1, ware: 'silk', index: 2, victim: 2 });
    at.tells('boatBoarded', { seat: 1, ware: 'silk', index: 2 });
    at.plays(0, 'pass').plays(1, 'pass').plays(2, 'place port:A').inHand(3, 2, 3).asks(0, 'roll');
    const own = rolled({ boats: SILK, pirates: [1], crews: { silk: [0, 1, 2] }, options: evicting });
    own.plays(1, 'evict silk 1').crew('silk', 0, 1, 2).inHand(3, 3, 3);
  });

  it('M8.6 the captain who has just boarded is safe from the other pirate, even one of the same player', () => {
    const at = rolled({ boats: SILK, pirates: [1, 1], crews: { silk: [0, 0, 2] }, options: evicting });
    at.plays(1, 'evict silk 0').asks(1, 'boarding', ['evict silk 1', 'evict silk 2', 'stay']);
    at.refuses(1, 'evict silk 0', 'notTheCaptain', 'M8.6', { ware: 'silk', seat: 0 });
    at.plays(1, 'evict silk 1').crew('silk', 1, 1, 2);
  });

  it('M8.6 the captain is safe also on the last vacant seat', () => {
    const at = rolled({ boats: SILK, pirates: [1, 2], crews: { silk: [0, 0] }, options: evicting });
    at.asks(1, 'boarding', ['board silk', 'stay']).refuses(1, 'evict silk 0', 'notFull', 'M8.6', { ware: 'silk' });
    at.plays(1, 'board silk').asks(2, 'boarding', ['evict silk 0', 'evict silk 1', 'stay']);
  });

  it('M8.6 A17 C35 which vacancies come first', () => {
    const situation = { boats: { nutmeg: 12, silk: 12, jade: 5 }, pirates: [1], crews: { silk: [0, 0, 2] } };
    rolled({ ...situation, options: evicting }).asks(1, 'boarding', [
      'board nutmeg',
      'evict silk 0',
      'evict silk 1',
      'evict silk 2',
      'stay',
    ]);
    const all = rolled({ ...situation, options: { ...evicting, evictionVacancies: 'allBoatsOn13' } });
    all.asks(1, 'boarding', ['board nutmeg', 'stay']);
    all.refuses(1, 'evict silk 0', 'vacancyFirst', 'M8.6', { ware: 'silk', vacant: 'nutmeg' });
    const full = { ...situation, crews: { silk: [0, 0, 2], nutmeg: [2, 2, 0] } };
    rolled({ ...full, options: { ...evicting, evictionVacancies: 'allBoatsOn13' } }).asks(1, 'boarding');
  });

  it('M10.3 C17 who boarded a boat that is plundered in the end gets nothing', () => {
    const at = rolled({ boats: SILK, pirates: [1, 2], pilots: { small: 0 } })
      .plays(1, 'board silk')
      .plays(2, 'stay');
    at.passRound().plays(0, 'steer silk -1').boat('silk', 12).rolls(1, 1, 1).asks(2, 'plunder');
    at.tells('boatPlundered', { ware: 'silk', crew: [1] })
      .plays(2, 'send silk shipyard')
      .settled(0, 0, 30);
  });
});
