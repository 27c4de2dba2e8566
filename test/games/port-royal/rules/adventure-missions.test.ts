import assert from 'node:assert/strict';
import { type Situation, table } from '../support/table.ts';

const book = 'adv-ship-ares-2-1-ritualBook';
const herbs = 'adv-ship-ares-2-1-herbs';
const at = (situation: Situation) => table({ mode: 'adventure', chapter: 5, ...situation });

describe('Port Royal: missions', () => {
  it('PR14.11 PR14.25 PC58 priest and four coins: paid at once, the first one gets more; a jack is no priest', () => {
    const missions = ['st-13'] as const;
    const place = at({ missions, harbour: [], coins: [4, 5], tableaus: [['priest-1'], ['priest-1']] });
    place.asks(0, 'discover', ['draw', 'fulfil st-13', 'stop']).plays(0, 'fulfil st-13').coins(0, 5).crowns(2, 0);
    place
      .tells('missionCompleted', { first: true, crowns: 2, marker: 0 })
      .refuses(0, 'fulfil st-13', 'missionDone', 'PR14.11');
    place.plays(0, 'stop').asks(1, 'trade', ['fulfil st-13', 'done']).plays(1, 'fulfil st-13').crowns(2, 1);
    place.mission('st-13', 0, 1);
    at({ missions, harbour: [], coins: [4], tableaus: [['jack-1']] }).refuses(
      0,
      'fulfil st-13',
      'missionLacking',
      'PR14.11',
    );
    at({ missions, harbour: [], coins: [3], tableaus: [['priest-1']] }).refuses(
      0,
      'fulfil st-13',
      'missionLacking',
      'PR14.11',
    );
    at({ missions, harbour: [], coins: [4], tableaus: [['adv-priest-1']] })
      .plays(0, 'fulfil st-13')
      .coins(0, 3);
  });

  it('PR14.11 PC59 two swords stay, two kept ships of Ares go; one ship serves once', () => {
    const place = at({ missions: ['st-15'], harbour: [], tableaus: [['pirate-1']], holds: [[book, book]] });
    place.plays(0, 'fulfil st-15').swords(2, 0).hold(0).discarded(book, book).crowns(2, 0);
    at({ missions: ['st-15'], harbour: [], tableaus: [['pirate-1']], holds: [[book]] }).refuses(
      0,
      'fulfil st-15',
      'missionLacking',
      'PR14.11',
    );
  });

  it('PR14.7 PR14.11 only what lies open, and not at the moment of another', () => {
    at({ missions: ['st-13'], harbour: [] }).refuses(0, 'fulfil st-10', 'noSuchMission', 'PR14.7');
    at({ missions: ['st-33'], harbour: [] }).refuses(0, 'fulfil st-33', 'missionAtOnce', 'PR14.17');
  });

  it('PR14.11 PC78 food is bread or rum; with one of each it is asked which', () => {
    const bread = 'adv-ship-yellow-1-2-bread';
    const rum = 'adv-ship-blue-1-2-rum';
    const place = at({ missions: ['st-35'], harbour: [], holds: [[bread, rum, herbs]] }).plays(0, 'fulfil st-35');
    place
      .asks(0, 'missionPay', [`deliver ${bread}`, `deliver ${rum}`])
      .refuses(0, `deliver ${herbs}`, 'notADelivery', 'PR14.11');
    place.plays(0, `deliver ${rum}`).hold(0, bread, herbs).mission('st-35', 0);
    at({ missions: ['st-35'], harbour: [], holds: [[herbs]] }).refuses(0, 'fulfil st-35', 'missionLacking', 'PR14.11');
    const noble = [
      ['jester-3', 'admiral-3', 'sailor-1'],
      ['jester-2', 'admiral-2', 'senorita-2'],
    ];
    at({ missions: ['st-46'], harbour: [], coins: [4, 4], tableaus: noble })
      .plays(0, 'fulfil st-46')
      .coins(0, 4);
    at({ missions: ['st-46'], harbour: [], coins: [4, 4], tableaus: [noble[1]!, noble[0]!] }).refuses(
      0,
      'fulfil st-46',
      'missionLacking',
      'PR14.11',
    );
  });

  it('PR14.25 what missions name: traders of any colour, expeditions, cheap persons, cargo by name', () => {
    at({ missions: ['st-32'], harbour: [], tableaus: [['trader-red-1', 'trader-blue-1']] }).plays(0, 'fulfil st-32');
    at({ missions: ['st-32'], harbour: [], tableaus: [['trader-red-1']] }).refuses(
      0,
      'fulfil st-32',
      'missionLacking',
      'PR14.11',
    );
    at({ missions: ['st-30'], harbour: [], finished: [['expedition-captain2']] }).plays(0, 'fulfil st-30');
    const cheap = ['sailor-1', 'sailor-1', 'trader-red-1'];
    at({ missions: ['st-40'], harbour: [], tableaus: [cheap] })
      .plays(0, 'fulfil st-40')
      .tableau(0, ...cheap);
    at({ missions: ['st-40'], harbour: [], tableaus: [['sailor-1', 'sailor-1', 'priest-1']] }).refuses(
      0,
      'fulfil st-40',
      'missionLacking',
      'PR14.11',
    );
    const bread = 'adv-ship-red-3-2-bread';
    at({ missions: ['st-41'], harbour: [], holds: [[herbs, bread]] })
      .plays(0, 'fulfil st-41')
      .hold(0);
    at({ missions: ['st-17'], harbour: [], holds: [[herbs]] }).refuses(0, 'fulfil st-17', 'missionLacking', 'PR14.11');
  });

  it('PR14.15 PR14.19 PC60 what the markers uncover, one after the other; a fifth is refused', () => {
    const missions = ['st-11', 'st-12', 'st-31', 'st-25', 'st-40'] as const;
    const crew = ['captain-1', 'priest-1', 'trader-red-1', 'sailor-1', 'sailor-1', 'sailor-1'];
    const place = at({
      missions,
      harbour: [],
      coins: [0, 0],
      tableaus: [crew],
      adventurers: ['adv-samuel-blackguard'],
    });
    place.plays(0, 'fulfil st-11').tells('abilityUnlocked', { adventurer: 'adv-samuel-blackguard' });
    place.coins(3, 0).crowns(1, 0).windows(1, 0).plays(0, 'fulfil st-12').tells('trophyUncovered', { seat: 0 });
    place.crowns(2, 0).plays(0, 'fulfil st-31').tells('crownsGained', { reason: 'window', amount: 1 }).crowns(4, 0);
    place.plays(0, 'fulfil st-25').tells('crownsGained', { reason: 'window', amount: 3 }).crowns(9, 0).windows(4, 0);
    place.refuses(0, 'fulfil st-40', 'noMarkerLeft', 'PR14.11');
  });

  it('PR14.16 PC61 crowns are worth the highest shield that they reach, and more than sixteen are lost', () => {
    const influence = (crowns: number) => at({ harbour: [], crowns: [crowns] }).view(0).players[0]?.influence;
    assert.deepEqual([1, 2, 3, 4, 6, 7, 16].map(influence), [0, 1, 1, 2, 2, 3, 6]);
    at({ harbour: [], missions: ['st-13'], coins: [4], tableaus: [['priest-1']], crowns: [15] })
      .plays(0, 'fulfil st-13')
      .crowns(16, 0)
      .influence(7, 0);
  });

  const three = ['ship-yellow-1-1', 'ship-blue-1-1', 'ship-green-1-1'];

  it('PR14.17 PC66 four colours: asked at that instant, once a turn; what cannot be paid is not asked', () => {
    const four = { harbour: three, deck: ['ship-red-1-1', 'ship-black-2-1'] };
    const place = at({ missions: ['st-33'], ...four })
      .plays(0, 'draw')
      .asks(0, 'missionInstant', ['fulfil st-33', 'decline']);
    place.refuses(0, 'draw', 'notNow', 'PR18.11').plays(0, 'decline').tells('missionDeclined', {}).asks(0, 'discover');
    place.plays(0, 'draw').asks(0, 'discover');
    at({ missions: ['st-33'], ...four })
      .plays(0, 'draw')
      .plays(0, 'fulfil st-33')
      .mission('st-33', 0)
      .asks(0, 'discover');
    at({ missions: ['st-34'], ...four, coins: [4] })
      .plays(0, 'draw')
      .asks(0, 'discover');
    at({ missions: ['st-34'], ...four, coins: [5] })
      .plays(0, 'draw')
      .plays(0, 'fulfil st-34')
      .coins(0, 3)
      .crowns(3, 0);
  });

  it('PR7.2 PR14.17 mission 50: whoever loses coins, clockwise from the active seat', () => {
    const place = at({ missions: ['st-50'], harbour: [], deck: ['tax-mostSwords'], coins: [12, 14] }).plays(0, 'draw');
    place.coins(6, 7).asks(0, 'missionInstant').plays(0, 'fulfil st-50').asks(1, 'missionInstant').plays(1, 'decline');
    place.mission('st-50', 0).asks(0, 'discover').tells('coinsGained', { reason: 'taxBonus' });
    at({ missions: ['st-50'], harbour: [], deck: ['tax-mostSwords'], coins: [11, 3] })
      .plays(0, 'draw')
      .asks(0, 'discover');
  });

  it('PR14.18 PR5.3 PC64 mission 51: stop at four cards, five coins, one take less; a tax after the fourth spoils it', () => {
    const four = [...three, 'sailor-1'];
    const place = at({ missions: ['st-51'], harbour: four, coins: [5, 0] }).plays(0, 'stop');
    place.asks(0, 'missionInstant').quotes(0, 'stop', {}).plays(0, 'fulfil st-51').tells('windowOpened', { takes: 0 });
    place.coins(2, 0).tells('missionPaid', { amount: 5 });
    at({ missions: ['st-51'], harbour: four, coins: [5], tableaus: [['governor-0']] })
      .plays(0, 'stop')
      .plays(0, 'fulfil st-51')
      .tells('windowOpened', { takes: 1 });
    at({ missions: ['st-51'], harbour: four, coins: [5], deck: ['tax-mostSwords'] })
      .plays(0, 'draw')
      .plays(0, 'stop')
      .doesNotTell('missionDeclined')
      .asks(0, 'trade');
  });

  it('PR14.18 PR15.4 PC65 mission 52: a marker is reserved first and unlocks nothing, a later turn completes it', () => {
    const one = { missions: ['st-52'], harbour: ['sailor-1'] } as const;
    const place = at({ ...one, coins: [0, 0] })
      .plays(0, 'stop')
      .asks(0, 'missionInstant');
    place.quotes(0, 'fulfil st-52', { cost: 0, ships: 0, coins: 0, crowns: 0, uncovers: 0, step: 1, steps: 2 });
    place
      .plays(0, 'fulfil st-52')
      .tells('missionProgressed', { marker: 0 })
      .windows(0, 0)
      .mission('st-52')
      .doesNotTell('abilityUnlocked');
    assert.equal(place.view(0).players[0]?.venturer?.markers, 3);
    at({ ...one, coins: [0, 0], reserved: [['st-52']] })
      .plays(0, 'stop')
      .plays(0, 'fulfil st-52')
      .windows(1, 0)
      .mission('st-52', 0)
      .tells('missionCompleted', { reserved: true, first: true });
    const rest = ['st-11', 'st-12', 'st-31'] as const;
    at({
      missions: [...rest, 'st-25', 'st-52'],
      fulfilled: [rest],
      reserved: [['st-52']],
      harbour: ['sailor-1'],
      tableaus: [['pirate-1']],
    })
      .refuses(0, 'fulfil st-25', 'noMarkerLeft', 'PR14.11')
      .plays(0, 'stop')
      .plays(0, 'fulfil st-52')
      .windows(4, 0);
    at({ missions: ['st-52'], harbour: ['sailor-1'], deck: ['tax-mostSwords'] })
      .plays(0, 'draw')
      .plays(0, 'stop')
      .asks(0, 'trade');
  });

  it('PR5.13 a mission that a fee has made payable is asked about before the turn ends', () => {
    const place = at({ missions: ['st-28b'], harbour: ['ship-red-1-1'], coins: [5, 3] })
      .plays(0, 'stop')
      .plays(0, 'pass');
    place
      .plays(1, 'trade ship-red-1-1')
      .asks(0, 'wrapUp', ['fulfil st-28b', 'done'])
      .plays(0, 'fulfil st-28b')
      .coins(0, 3);
  });

  it('PR4.10 PR14.11 after a bust a mission may still be claimed', () => {
    const bust = { harbour: ['ship-red-1-1'], deck: ['ship-red-3-2'] };
    at({ missions: ['st-11'], ...bust, tableaus: [['captain-1']] })
      .plays(0, 'draw')
      .asks(0, 'bust', ['fulfil st-11', 'done'])
      .plays(0, 'fulfil st-11')
      .mission('st-11', 0);
  });
});
