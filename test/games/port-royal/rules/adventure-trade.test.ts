import assert from 'node:assert/strict';
import { rngOf } from '../../../../shared/engine/rng.ts';
import { portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { type Situation, table } from '../support/table.ts';

const SEED = '00000000000000000000000000000001';
const book = 'adv-ship-ares-2-1-ritualBook';
const herbs = 'adv-ship-ares-4-1-herbs';
const bread = 'adv-ship-yellow-1-2-bread';
const rum = 'adv-ship-blue-1-2-rum';
const crownShip = 'adv-ship-yellow-2-0-rum';
const at = (situation: Situation) => table({ mode: 'adventure', chapter: 5, missions: ['st-58'], ...situation });

describe('Port Royal: ships and people of the adventure', () => {
  it('PR14.12 PR14.13 PC57 cash or keep: bonuses come in both cases, a kept crown ship brings none', () => {
    const trade = (ship: string, situation: Situation = {}) =>
      at({ harbour: [ship], coins: [0, 0], ...situation })
        .plays(0, 'stop')
        .plays(0, `trade ${ship}`);
    const knows = { tableaus: [['adv-priest-1']] };
    trade(book, knows)
      .asks(0, 'shipUse', ['use coins', 'stow'])
      .quotes(0, 'stow', { income: 1, fee: 0, coins: 1, crowns: 0 });
    trade(book, knows).plays(0, 'use coins').coins(2, 0).hold(0).discarded(book);
    trade(book, knows).plays(0, 'stow').coins(1, 0).hold(0, book).tells('cargoKept', { face: book });
    trade(crownShip).plays(0, 'use coins').crowns(1, 0).coins(0, 0);
    trade(crownShip).plays(0, 'stow').crowns(0, 0).hold(0, crownShip);
    trade(bread, { tableaus: [['trader-yellow-1']] })
      .plays(0, 'stow')
      .coins(1, 0);
  });

  it('PR5.9 PR14.13 a visitor without coins cannot keep what brings nothing', () => {
    const place = at({ harbour: [bread], coins: [0, 0] })
      .plays(0, 'stop')
      .plays(0, 'pass')
      .plays(1, `trade ${bread}`);
    place.coins(1, 1).hold(1);
    at({ harbour: [crownShip], coins: [0, 0] })
      .plays(0, 'stop')
      .plays(0, 'pass')
      .active(1);
  });

  it('PR14.14 PR5.3 PC56 Ares is a sixth colour', () => {
    const five = ['ship-yellow-1-1', 'ship-blue-1-1', 'ship-green-1-1', 'ship-red-1-1', book];
    at({ harbour: five }).quotes(0, 'stop', { takes: 3 });
    at({ harbour: [...five, 'ship-black-2-1'] }).quotes(0, 'stop', { takes: 4 });
    at({ harbour: [book], deck: [herbs] })
      .plays(0, 'draw')
      .tells('busted', { face: herbs });
  });

  it('PR14.19 PR4.10c PC73 Grace May: two coins for a bust with four cards at most', () => {
    const unlocked = { adventurers: ['adv-grace-may'], missions: ['st-11', 'st-58'], fulfilled: [['st-11']] } as const;
    const bust = (harbour: string[]) =>
      at({ ...unlocked, harbour, deck: ['ship-red-3-2'], coins: [0, 0] }).plays(0, 'draw');
    bust(['ship-red-1-1', 'sailor-1', 'sailor-1']).coins(2, 0);
    bust(['ship-red-1-1', 'sailor-1', 'sailor-1', 'sailor-2']).coins(0, 0);
    at({ harbour: ['ship-red-1-1'], deck: ['ship-red-3-2'], coins: [0, 0], adventurers: ['adv-grace-may'] })
      .plays(0, 'draw')
      .coins(0, 0);
  });

  it('PR14.19 PR5.2 the other adventurers', () => {
    const as = (
      id:
        | 'adv-officer-scott'
        | 'adv-cutthroat-mary'
        | 'adv-p-landman'
        | 'adv-don-ferdinando'
        | 'adv-senora-anne'
        | 'adv-jean-blackbeard'
        | 'adv-jacques-grandeur',
      situation: Situation,
    ) => at({ adventurers: [id], missions: ['st-11', 'st-58'], fulfilled: [['st-11']], coins: [0, 0], ...situation });
    const persons = ['sailor-1', 'sailor-1', 'sailor-1', 'sailor-1', 'sailor-2'];
    as('adv-officer-scott', { harbour: persons }).plays(0, 'stop').coins(1, 0);
    as('adv-officer-scott', { harbour: persons.slice(1) })
      .plays(0, 'stop')
      .coins(0, 0);
    as('adv-cutthroat-mary', { harbour: ['ship-red-1-1', 'ship-blue-1-1', 'ship-green-1-1'] })
      .plays(0, 'stop')
      .coins(1, 0);
    as('adv-p-landman', { harbour: ['ship-yellow-1-1'] })
      .plays(0, 'stop')
      .plays(0, 'trade ship-yellow-1-1')
      .coins(2, 0);
    as('adv-don-ferdinando', { harbour: ['ship-black-2-1'] })
      .plays(0, 'stop')
      .plays(0, 'trade ship-black-2-1')
      .crowns(1, 0);
    as('adv-senora-anne', { harbour: ['sailor-1'], coins: [2, 0] })
      .plays(0, 'stop')
      .plays(0, 'hire sailor-1')
      .coins(0, 0);
    as('adv-jean-blackbeard', { harbour: [] }).swords(1, 0);
    const crew = { tableaus: [['captain-1', 'captain-1']], table: ['expedition-captain2'] };
    as('adv-jacques-grandeur', { harbour: [], ...crew })
      .plays(0, 'complete expedition-captain2')
      .crowns(2, 0);
  });

  it('PR14.20 PR2.9 the Tybuk brothers have swords and are no sailors', () => {
    at({ harbour: [], tableaus: [['adv-tybuk-1', 'adv-tybuk-3']] }).swords(5, 0);
  });

  it('PR14.22 PR5.2 PC63 innkeepers: a crown with four persons, and each buys one ship with bread or rum', () => {
    const inns = ['adv-innkeeper-2', 'adv-innkeeper-1'];
    const place = at({ harbour: ['sailor-2'], coins: [0, 0], tableaus: [inns], holds: [[rum, bread, herbs]] }).plays(
      0,
      'stop',
    );
    place.asks(0, 'trade', [
      `sell ${rum} adv-innkeeper-2`,
      `sell ${rum} adv-innkeeper-1`,
      `sell ${bread} adv-innkeeper-2`,
      `sell ${bread} adv-innkeeper-1`,
      'pass',
    ]);
    place.quotes(0, `sell ${rum} adv-innkeeper-2`, { coins: 4 }).plays(0, `sell ${rum} adv-innkeeper-2`).coins(4, 0);
    place
      .refuses(0, `sell ${bread} adv-innkeeper-2`, 'noInnkeeper', 'PR14.22')
      .refuses(0, `sell ${herbs} adv-innkeeper-1`, 'noFood', 'PR14.22');
    place.plays(0, `sell ${bread} adv-innkeeper-1`).coins(7, 0).hold(0, herbs);
    const four = ['sailor-1', 'sailor-1', 'sailor-1', 'sailor-2'];
    at({ harbour: four, coins: [0, 0], tableaus: [inns] })
      .plays(0, 'stop')
      .crowns(2, 0);
    at({ harbour: four.slice(1), coins: [0, 0], tableaus: [inns] })
      .plays(0, 'stop')
      .crowns(0, 0);
  });

  it('PR14.22 PR18.12 who has bought is told as long as the window is open, and no longer', () => {
    const sells = {
      missions: ['st-28b'],
      tableaus: [[], ['adv-innkeeper-1']],
      holds: [[], [rum]],
      coins: [5, 0],
    } as const;
    const place = at({ ...sells, harbour: ['ship-red-1-1', 'governor-0'] })
      .plays(0, 'stop')
      .plays(0, 'pass');
    place.plays(1, `sell ${rum} adv-innkeeper-1`);
    assert.deepEqual(place.view(0).adventure?.sold, ['adv-innkeeper-1']);
    place.plays(1, 'trade ship-red-1-1').asks(0, 'wrapUp');
    for (const seat of [0, 1]) {
      const seen = place.view(seat);
      assert.deepEqual(seen.adventure?.sold, []);
      assert.deepEqual(portRoyal.view(portRoyal.imagine(seen, seat, rngOf(SEED)), seat), seen);
    }
  });

  it('PR6.2 PR6.4 PR14.23 expeditions take kept ships too, and jacks carry nothing', () => {
    const expedition = 'adv-expedition-priest1-ritualBook';
    const place = at({
      harbour: [],
      table: [expedition],
      tableaus: [['jack-1', 'adv-priest-1']],
      holds: [[book, herbs]],
    });
    place
      .plays(0, `complete ${expedition}`)
      .asks(0, 'expeditionPay', [
        `pay ${['adv-priest-1', book].sort().join(' ')}`,
        `pay ${[book, 'jack-1'].sort().join(' ')}`,
      ]);
    place
      .plays(0, `pay ${[book, 'jack-1'].sort().join(' ')}`)
      .hold(0, herbs)
      .influence(5, 0)
      .discarded(book, 'jack-1');
    at({ harbour: [], table: [expedition], tableaus: [['jack-1', 'priest-1']], holds: [[herbs]] }).refuses(
      0,
      `complete ${expedition}`,
      'personsMissing',
      'PR6.2',
    );
  });

  it('PR7.1 PR7.3 PR14.23 PC74 taxes of the adventure: from sixteen coins on, and two for the least influential', () => {
    const place = at({
      seats: 3,
      harbour: [],
      deck: ['adv-tax-a'],
      coins: [15, 16, 17],
      tableaus: [['sailor-1'], ['sailor-1']],
    });
    place.plays(0, 'draw').coins(15, 8, 11);
  });

  it('PR14.24 PR7.4 fees are paid in a team too; alone there are none, and the tax bonus comes always', () => {
    const team = at({ mode: 'adventureCoop', harbour: ['ship-red-1-1'], coins: [0, 0] })
      .plays(0, 'stop')
      .plays(0, 'pass');
    team.plays(1, 'trade ship-red-1-1').coins(1, 0).tells('feePaid', { from: 1, to: 0 });
    const alone = at({ mode: 'adventureCoop', seats: 1, harbour: [], deck: ['tax-mostSwords'], coins: [0] })
      .plays(0, 'draw')
      .coins(1);
    alone.plays(0, 'stop').active(0);
  });
});
