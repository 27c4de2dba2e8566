import assert from 'node:assert/strict';
import { portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { table } from '../support/table.ts';

const CAPTAINS_AND_SETTLER = 'expedition-captain2-settler1';

describe('Port Royal: expeditions', () => {
  it('PR6.1 before the first draw, between draws, in the window, after a bust', () => {
    const crew = ['priest-1', 'priest-1'];
    const words = 'complete expedition-priest2';
    const before = table({ deck: ['sailor-1'], tableaus: [crew], table: ['expedition-priest2'] });
    before.asks(0, 'discover').plays(0, words).tells('cardDrawn').finished(0, 'expedition-priest2');
    const between = table({ harbour: ['sailor-1'], tableaus: [crew], table: ['expedition-priest2'] });
    between.plays(0, words).asks(0, 'discover', ['draw', 'stop']);
    const window = table({ harbour: ['sailor-1'], tableaus: [crew], table: ['expedition-priest2'], coins: [0, 0] });
    window.plays(0, 'stop').asks(0, 'trade', [words, 'pass']).plays(0, words).finished(0, 'expedition-priest2');
    const bust = table({
      harbour: ['ship-red-1-1'],
      deck: ['ship-red-1-1'],
      tableaus: [crew],
      table: ['expedition-priest2'],
    });
    bust.plays(0, 'draw').asks(0, 'bust', [words, 'done']).plays(0, words).finished(0, 'expedition-priest2');
  });

  it('PR6.1 any number in one turn', () => {
    const at = table({
      harbour: ['sailor-1'],
      tableaus: [['priest-1', 'priest-1', 'captain-1', 'captain-1']],
      table: ['expedition-priest2', 'expedition-captain2'],
    });
    at.plays(0, 'complete expedition-captain2')
      .plays(0, 'complete expedition-priest2')
      .influence(8, 0)
      .openExpeditions();
  });

  it('PR6.1 PC24 a visitor cannot complete one in their window', () => {
    const at = table({
      harbour: ['ship-red-1-1'],
      tableaus: [[], ['priest-1', 'priest-1']],
      table: ['expedition-priest2'],
    });
    at.plays(0, 'stop').plays(0, 'pass').asks(1, 'trade', ['trade ship-red-1-1', 'pass']);
    at.refuses(1, 'complete expedition-priest2', 'onlyActiveCompletes', 'PR6.1');
  });

  it('PR6.1 only an expedition that lies open', () => {
    const at = table({ harbour: ['sailor-1'], tableaus: [['priest-1', 'priest-1']], table: ['expedition-captain2'] });
    at.refuses(0, 'complete expedition-priest2', 'noSuchCard', 'PR6.1', { face: 'expedition-priest2' });
    at.refuses(0, 'complete sailor-1', 'noSuchCard', 'PR6.1');
  });

  it('PR6.2 every symbol must be there; a jack stands for any one of them', () => {
    const at = table({
      harbour: ['sailor-1'],
      tableaus: [['captain-1', 'priest-1', 'priest-1']],
      table: [CAPTAINS_AND_SETTLER],
    });
    at.refuses(0, `complete ${CAPTAINS_AND_SETTLER}`, 'personsMissing', 'PR6.2', { face: CAPTAINS_AND_SETTLER });
    for (const skill of ['captain', 'priest', 'settler']) {
      const jacks = table({ harbour: ['sailor-1'], tableaus: [['jack-1', 'jack-1']], table: [`expedition-${skill}2`] });
      jacks.plays(0, `complete expedition-${skill}2`).tableau(0).influence(4, 0);
    }
  });

  it('PR6.2 the special expedition asks for one of each', () => {
    const special = 'expedition-captain1-priest1-settler1';
    const at = table({
      seats: 5,
      harbour: ['sailor-1'],
      tableaus: [['captain-1', 'priest-1', 'jack-1']],
      table: [special],
      coins: [0],
    });
    at.plays(0, `complete ${special}`).influence(5, 0, 0, 0, 0).coins(3, 3, 3, 3, 3);
  });

  it('PR6.3 PC23 one captain and two jacks: only all three will do', () => {
    const at = table({
      harbour: ['sailor-1'],
      tableaus: [['captain-1', 'jack-1', 'jack-1']],
      table: [CAPTAINS_AND_SETTLER],
    });
    at.plays(0, `complete ${CAPTAINS_AND_SETTLER}`).tableau(0).asks(0, 'discover');
    const short = table({ harbour: ['sailor-1'], tableaus: [['captain-1', 'jack-1']], table: [CAPTAINS_AND_SETTLER] });
    short.refuses(0, `complete ${CAPTAINS_AND_SETTLER}`, 'personsMissing', 'PR6.2');
  });

  it('PR6.3 PC23 two captains and a jack: one payment, no question', () => {
    const at = table({
      harbour: ['sailor-1'],
      tableaus: [['captain-1', 'jack-1', 'captain-1']],
      table: [CAPTAINS_AND_SETTLER],
    });
    at.plays(0, `complete ${CAPTAINS_AND_SETTLER}`).tells('expeditionCompleted', {
      persons: ['captain-1', 'captain-1', 'jack-1'],
    });
    at.tableau(0).asks(0, 'discover');
  });

  it('PR6.3 PC23 two captains, a settler and a jack: three payments, fewest jacks first', () => {
    const at = table({
      harbour: ['sailor-1'],
      tableaus: [['captain-1', 'captain-1', 'settler-1', 'jack-1', 'sailor-1']],
      table: [CAPTAINS_AND_SETTLER],
    });
    at.plays(0, `complete ${CAPTAINS_AND_SETTLER}`).asks(0, 'expeditionPay');
    const answers = at.answers(0);
    assert.equal(answers[0], 'pay captain-1 captain-1 settler-1');
    assert.deepEqual(
      new Set(answers),
      new Set([answers[0], 'pay captain-1 captain-1 jack-1', 'pay captain-1 jack-1 settler-1']),
    );
    assert.equal(answers.length, 3);
    at.openExpeditions(CAPTAINS_AND_SETTLER)
      .plays(0, 'pay captain-1 jack-1 settler-1')
      .tableau(0, 'captain-1', 'sailor-1');
    at.asks(0, 'discover', ['draw', 'stop']);
  });

  it('PR6.3 payments are listed by the jacks they cost, and none twice', () => {
    const tableaus = [['captain-1', 'captain-1', 'captain-1', 'settler-1', 'settler-1', 'jack-1', 'jack-1', 'jack-1']];
    const at = table({ harbour: ['sailor-1'], tableaus, table: [CAPTAINS_AND_SETTLER] });
    const answers = at.plays(0, `complete ${CAPTAINS_AND_SETTLER}`).answers(0);
    const jacks = answers.map((words) => words.split('jack-1').length - 1);
    assert.deepEqual(jacks, [0, 1, 1, 2, 2, 3]);
    assert.equal(new Set(answers).size, 6);
  });

  it('PR6.3 nothing superfluous, nothing missing, nothing else is a payment', () => {
    const at = table({
      harbour: ['sailor-1'],
      tableaus: [['captain-1', 'captain-1', 'jack-1', 'sailor-1']],
      table: ['expedition-captain2'],
    }).plays(0, 'complete expedition-captain2');
    for (const words of ['pay captain-1', 'pay captain-1 captain-1 jack-1', 'pay captain-1 sailor-1', 'pay'])
      at.refuses(0, words, 'notAPayment', 'PR6.3', { face: 'expedition-captain2' });
    at.refuses(0, 'draw', 'notNow', 'PR18.11').refuses(0, 'complete expedition-captain2', 'notNow', 'PR18.11');
    assert.notEqual(portRoyal.check(at.state, 0, { type: 'pay', persons: ['jack-1', 'captain-1'] }), null);
    at.plays(0, 'pay jack-1 captain-1').tableau(0, 'captain-1', 'sailor-1');
  });

  it('PR6.3 the payment is asked in the window and after a bust as well, and that goes on afterwards', () => {
    const crew = ['captain-1', 'captain-1', 'jack-1', 'governor-0'];
    const window = table({
      harbour: ['ship-red-1-1', 'ship-blue-1-1'],
      tableaus: [crew],
      table: ['expedition-captain2'],
    });
    window.plays(0, 'stop').plays(0, 'complete expedition-captain2').asks(0, 'expeditionPay');
    const { prompt } = portRoyal.view(window.state, 0);
    assert.deepEqual(prompt.kind === 'expeditionPay' && [prompt.within, prompt.takes], ['trade', 2]);
    window.plays(0, 'pay captain-1 jack-1').asks(0, 'trade');
    const bust = table({
      harbour: ['ship-red-1-1'],
      deck: ['ship-red-1-1'],
      tableaus: [crew],
      table: ['expedition-captain2'],
    });
    bust.plays(0, 'draw').plays(0, 'complete expedition-captain2').asks(0, 'expeditionPay');
    bust.plays(0, 'pay captain-1 captain-1').active(1);
  });

  it('PR6.4 PC22 priest and jack leave, two coins and four influence come, two net', () => {
    const at = table({
      harbour: ['sailor-1'],
      tableaus: [['priest-1', 'jack-1']],
      table: ['expedition-priest2'],
      coins: [1, 0],
    }).influence(2, 0);
    assert.deepEqual(portRoyal.quote(at.state, 0, { type: 'complete', expedition: 'expedition-priest2' }), {
      influence: 4,
      net: 2,
      coins: 2,
      persons: 2,
    });
    at.plays(0, 'complete expedition-priest2').coins(3, 0).influence(4, 0).tableau(0).finished(0, 'expedition-priest2');
    assert.deepEqual([...at.state.discard].length, 2);
    at.tells('coinsGained', { seat: 0, amount: 2, reason: 'expedition' });
  });

  it('PR6.4 a payment quotes what the expedition brings', () => {
    const at = table({
      harbour: ['sailor-1'],
      tableaus: [['captain-1', 'captain-1', 'jack-1']],
      table: ['expedition-captain2'],
    });
    at.plays(0, 'complete expedition-captain2');
    const quote = portRoyal.quote(at.state, 0, { type: 'pay', persons: ['captain-1', 'jack-1'] });
    assert.deepEqual(quote, { influence: 4, net: 2, coins: 2, persons: 2 });
  });
});
