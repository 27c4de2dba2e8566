import assert from 'node:assert/strict';
import { FACES, portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { table } from '../support/table.ts';

const SHIPS = ['ship-yellow-1-1', 'ship-blue-1-1', 'ship-green-1-1', 'ship-red-1-1', 'ship-black-2-1'];

describe('Port Royal: phase 2, trade and hire', () => {
  it('PR5.1 the active player has the first window, then the others clockwise', () => {
    const at = table({ seats: 4, active: 2, harbour: SHIPS.slice(0, 4), coins: [3, 3, 3, 3] });
    at.plays(2, 'stop').asks(2, 'trade').refuses(3, 'pass', 'notYourTurn', 'PR5.1', { turn: 2 });
    at.plays(2, 'pass').asks(3, 'trade').plays(3, 'pass').asks(0, 'trade').plays(0, 'pass').asks(1, 'trade');
    at.plays(1, 'pass').tells('turnBegan', { seat: 3 });
  });

  it('PR5.1 windows open also when the harbour is empty', () => {
    const at = table({ seats: 3, deck: ['tax-mostSwords', 'sailor-1'] }).plays(0, 'stop');
    for (const seat of [0, 1, 2]) at.tells('windowOpened', { seat, takes: 1 });
  });

  it('PR5.2 PC17 an admiral pays with five cards in the harbour, not with four', () => {
    const at = table({
      harbour: ['ship-red-1-1', 'ship-blue-1-1', 'jack-1', 'jack-1', 'governor-0'],
      tableaus: [['admiral-1'], ['admiral-2']],
      coins: [0, 0],
    });
    at.plays(0, 'stop').tells('coinsGained', { seat: 0, amount: 2, reason: 'admiral' }).coins(2, 0);
    at.plays(0, 'trade ship-red-1-1').coins(3, 0).tells('windowOpened', { seat: 1 });
    at.doesNotTell('turnBegan').asks(1, 'trade');
  });

  it('PR5.2 two admirals pay four coins, and every player looks at the harbour as it lies at their window', () => {
    const at = table({
      harbour: ['ship-red-1-1', 'ship-blue-1-1', 'jack-1', 'jack-1', 'governor-0'],
      tableaus: [['admiral-1', 'admiral-2'], ['admiral-2']],
      coins: [0, 0],
    });
    at.plays(0, 'stop').coins(4, 0).plays(0, 'pass').coins(4, 2);
  });

  it('PR5.2 PC19 a jester pays when the harbour is empty, the active player’s too', () => {
    const at = table({
      seats: 3,
      deck: ['tax-mostSwords', 'sailor-1', 'sailor-1', 'sailor-1', 'sailor-1', 'sailor-2', 'sailor-2', 'captain-1'],
      tableaus: [['jester-1'], ['jester-2', 'jester-2'], []],
      coins: [0, 0, 0],
    });
    at.coins(1, 1, 1).plays(0, 'stop').coins(2, 3, 1).tells('turnBegan', { seat: 1 });
  });

  it('PR5.3 PC11 takes by colours: 1, 1, 1, 1, 2, 3', () => {
    const takes = (colours: number, governors: number) => {
      const at = table({
        harbour: [...SHIPS.slice(0, colours), 'jack-1'],
        tableaus: [Array(governors).fill('governor-0')],
      });
      const quoted = portRoyal.quote(at.state, 0, { type: 'stop' });
      at.plays(0, 'stop').tells('windowOpened', { seat: 0, takes: Number(quoted.takes) });
      return quoted.takes;
    };
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5].map((colours) => takes(colours, 0)),
      [1, 1, 1, 1, 2, 3],
    );
    assert.deepEqual(
      [0, 1, 2, 3, 4, 5].map((colours) => takes(colours, 2)),
      [3, 3, 3, 3, 4, 5],
    );
  });

  it('PR5.3 PC11 a visitor with two governors has three takes and pays three fees', () => {
    const at = table({ harbour: SHIPS, tableaus: [[], ['governor-0', 'governor-0']], coins: [0, 5] });
    at.plays(0, 'stop').plays(0, 'pass').tells('windowOpened', { seat: 1, takes: 3 });
    for (const ship of SHIPS.slice(0, 3)) at.plays(1, `trade ${ship}`);
    at.coins(3, 5).tells('turnBegan', { seat: 1 });
  });

  it('PR5.3 PC12 takes are not recounted when a ship leaves', () => {
    const at = table({ harbour: SHIPS.slice(0, 4), coins: [0, 0] });
    at.plays(0, 'stop')
      .plays(0, 'trade ship-red-1-1')
      .asks(0, 'trade')
      .plays(0, 'trade ship-blue-1-1')
      .asks(1, 'trade');
  });

  it('PR5.3 no take more than granted', () => {
    const at = table({
      harbour: SHIPS.slice(0, 2),
      tableaus: [['captain-1', 'captain-1']],
      table: ['expedition-captain2'],
    });
    at.plays(0, 'stop').plays(0, 'trade ship-yellow-1-1').asks(0, 'trade', ['complete expedition-captain2', 'done']);
    at.refuses(0, 'trade ship-blue-1-1', 'noTakesLeft', 'PR5.3').refuses(0, 'pass', 'notNow', 'PR18.11');
  });

  it('PR5.4 PC18 an admiral hired in this window brings no coins in it', () => {
    const at = table({
      harbour: ['admiral-1', 'jack-1', 'jack-1', 'sailor-1', 'sailor-1', 'governor-0'],
      coins: [6, 0],
    });
    at.plays(0, 'stop').plays(0, 'hire admiral-1').coins(1, 0);
  });

  it('PR5.4 who passes keeps what arrival brought', () => {
    const at = table({
      harbour: ['ship-red-1-1', 'jack-1', 'jack-1', 'sailor-1', 'sailor-1'],
      tableaus: [['admiral-1']],
      coins: [0, 0],
    });
    at.plays(0, 'stop').plays(0, 'pass').coins(2, 0);
  });

  it('PR5.4 PC20 a jester hired as the last card pays nothing, the next player’s old one does', () => {
    const at = table({
      harbour: ['jester-1'],
      deck: ['sailor-1', 'sailor-1'],
      tableaus: [[], ['jester-2']],
      coins: [5, 0],
    });
    at.plays(0, 'stop').plays(0, 'hire jester-1').coins(0, 1).tells('coinsGained', { seat: 1, reason: 'jester' });
  });

  it('PR5.4 PC21 a governor hired now gives a take in the next window', () => {
    const at = table({
      harbour: ['governor-0', 'ship-red-1-1', 'ship-blue-1-1'],
      deck: ['ship-green-1-1', 'ship-yellow-1-1'],
      coins: [8, 3],
    });
    at.plays(0, 'stop').plays(0, 'hire governor-0').asks(1, 'trade').plays(1, 'pass');
    at.plays(1, 'draw').plays(1, 'stop').plays(1, 'pass').tells('windowOpened', { seat: 0, takes: 2 });
  });

  it('PR5.5 PC16 a señorita hired first makes the next person cheaper', () => {
    const at = table({ harbour: ['senorita-2', 'sailor-1'], tableaus: [['governor-0']], coins: [9, 0] });
    at.plays(0, 'stop').plays(0, 'hire senorita-2').coins(2, 0).plays(0, 'hire sailor-1').coins(0, 0);
  });

  it('PR5.5 a trader hired first earns with the next ship', () => {
    const at = table({ harbour: ['trader-red-1', 'ship-red-1-1'], tableaus: [['governor-0']], coins: [3, 0] });
    at.plays(0, 'stop').plays(0, 'hire trader-red-1').plays(0, 'trade ship-red-1-1').coins(2, 0);
  });

  it('PR5.6 taking is never compulsory: a single possible take is asked, and passing ends the window', () => {
    const at = table({ harbour: ['ship-red-1-1'], coins: [0, 0] });
    at.plays(0, 'stop').asks(0, 'trade', ['trade ship-red-1-1', 'pass']).plays(0, 'pass').tells('passed', { seat: 0 });
    at.asks(1, 'trade', ['trade ship-red-1-1', 'pass']).refuses(1, 'done', 'notNow', 'PR18.11');
  });

  it('PR5.6 a window without a possible take is not asked', () => {
    const at = table({ harbour: ['governor-0'], deck: ['sailor-1'], coins: [3, 3] });
    at.plays(0, 'stop').tells('turnBegan', { seat: 1 }).doesNotTell('passed');
  });

  it('PR5.6 only what lies in the harbour can be taken', () => {
    const at = table({ harbour: ['ship-red-1-1', 'sailor-1'], coins: [9, 9] }).plays(0, 'stop');
    at.refuses(0, 'trade 7', 'noSuchCard', 'PR5.6', { slot: 7 }).refuses(0, 'hire 7', 'noSuchCard', 'PR5.6');
    at.refuses(0, 'hire ship-red-1-1', 'notAPerson', 'PR5.8', { face: 'ship-red-1-1' });
    at.refuses(0, 'trade sailor-1', 'notAShip', 'PR5.7', { face: 'sailor-1' });
    at.refuses(0, 'draw', 'notNow', 'PR18.11').refuses(0, 'pay jack-1', 'notNow', 'PR18.11');
  });

  it('PR5.7 PC13 two red traders make five coins of a red ship of three', () => {
    const at = table({
      harbour: ['ship-red-6-3'],
      tableaus: [['trader-red-1', 'trader-red-1', 'trader-blue-1']],
      coins: [0, 0],
    });
    at.plays(0, 'stop');
    assert.deepEqual(portRoyal.quote(at.state, 0, { type: 'trade', slot: 0 }), { income: 5, fee: 0, coins: 5 });
    at.plays(0, 'trade ship-red-6-3').coins(5, 0).discarded('ship-red-6-3').tells('shipTraded', { income: 5 });
  });

  it('PR5.7 PR2.8 PC28 with both piles empty the traded ship itself becomes the coin', () => {
    const at = table({ harbour: ['ship-red-1-1'], rest: 'inBox', coins: [0, 0], discard: [] });
    // nothing to draw: phase 1 is over at once, so it is played from the window on
    at.state.phase = { kind: 'trade', seat: 0, takes: 1 };
    at.plays(0, 'trade ship-red-1-1').tells('deckReshuffled', { cards: 1 }).coins(1, 0).piles(0, 0);
  });

  it('PR5.8 PC14 señoritas reduce the cost, not below nothing and not the fee', () => {
    const at = table({ harbour: ['sailor-1'], tableaus: [[], ['senorita-2', 'senorita-2']], coins: [0, 2] });
    at.plays(0, 'stop').asks(1, 'trade', ['hire sailor-1', 'pass']);
    assert.deepEqual(portRoyal.quote(at.state, 1, { type: 'hire', slot: 0 }), {
      cost: 1,
      fee: 1,
      coins: 0,
      influence: 1,
    });
    at.plays(1, 'hire sailor-1').coins(1, 0).tells('personHired', { seat: 1, cost: 1 });
    const four = ['senorita-2', 'senorita-2', 'senorita-3', 'senorita-3'];
    const free = table({ harbour: ['sailor-1'], tableaus: [four], coins: [0, 0] }).plays(0, 'stop');
    free.plays(0, 'hire sailor-1').tells('personHired', { cost: 0 }).coins(0, 0);
  });

  it('PR5.8 the cost goes to the discard, the person to the tableau', () => {
    const at = table({ harbour: ['sailor-2', 'ship-red-1-1'], coins: [6, 0] })
      .plays(0, 'stop')
      .piles(111, 0);
    at.plays(0, 'hire sailor-2').coins(1, 0).tableau(0, 'sailor-2').influence(2, 0).swords(1, 0);
    assert.equal(at.state.discard.length, 5);
  });

  it('PR5.8 who cannot pay is refused and told what is missing', () => {
    const at = table({ harbour: ['sailor-2', 'ship-red-1-1'], coins: [4, 0] }).plays(0, 'stop');
    at.refuses(0, 'hire sailor-2', 'tooFewCoins', 'PR5.8', { cost: 5, coins: 4, face: 'sailor-2' });
  });

  it('PR5.9 PC15 a visitor without coins takes a ship of one coin and pays the fee with it', () => {
    const at = table({ harbour: ['ship-red-1-1'], coins: [0, 0] })
      .plays(0, 'stop')
      .plays(0, 'pass');
    at.plays(1, 'trade ship-red-1-1').coins(1, 0).tells('feePaid', { from: 1, to: 0, amount: 1 });
  });

  it('PR5.9 PC15 a person needs cost and fee in hand', () => {
    const at = table({ harbour: ['sailor-1', 'ship-red-1-1'], coins: [0, 3] })
      .plays(0, 'stop')
      .plays(0, 'pass');
    at.refuses(1, 'hire sailor-1', 'feeTooHigh', 'PR5.9', { cost: 3, fee: 1, coins: 3, face: 'sailor-1' });
    const rich = table({ harbour: ['sailor-1', 'ship-red-1-1'], coins: [0, 4] })
      .plays(0, 'stop')
      .plays(0, 'pass');
    rich.plays(1, 'hire sailor-1').coins(1, 0).tableau(1, 'sailor-1');
  });

  it('PR5.9 no ship brings less than the fee, so a visitor can always take one', () => {
    const { visitorFee } = table({}).state.rules;
    // in the adventure some bring a crown instead (PR14.12)
    for (const face of FACES) if (face.kind === 'ship' && face.cargo === null) assert.ok(face.coins >= visitorFee);
    const at = table({ harbour: ['ship-red-1-1'], coins: [0, 0] })
      .plays(0, 'stop')
      .plays(0, 'pass');
    at.state = { ...at.state, rules: { ...at.state.rules, visitorFee: 2 } };
    at.refuses(1, 'trade ship-red-1-1', 'feeTooHigh', 'PR5.9', { fee: 2, coins: 0, face: 'ship-red-1-1' });
  });

  it('PR5.9 PR2.8 if the income falls short, the fee is paid as far as it goes', () => {
    const at = table({ harbour: ['ship-red-1-1', 'ship-blue-2-3'], rest: 'inBox', coins: [0, 0] });
    at.state.phase = { kind: 'trade', seat: 1, takes: 1 };
    at.plays(1, 'trade ship-blue-2-3')
      .tells('coinsGained', { seat: 1, amount: 1 })
      .tells('gainLost', { seat: 1, amount: 2 });
    at.tells('feePaid', { amount: 1 }).coins(1, 0);
  });

  it('PR5.11 what nobody takes goes to the discard', () => {
    const at = table({
      harbour: ['ship-red-1-1', 'governor-0', 'jack-1'],
      deck: ['captain-1', 'sailor-1'],
      coins: [0, 0],
    });
    at.plays(0, 'stop').plays(0, 'trade ship-red-1-1').tells('harbourCleared', { cards: 2 });
    at.discarded('governor-0', 'jack-1').harbour('sailor-1');
  });

  it('PR5.12 the active player completes expeditions before, between and after their takes', () => {
    const at = table({
      harbour: ['captain-1', 'captain-1', 'ship-red-1-1'],
      tableaus: [['priest-1', 'priest-1', 'governor-0']],
      table: ['expedition-captain2', 'expedition-priest2'],
      coins: [8, 0],
    });
    at.plays(0, 'stop').plays(0, 'complete expedition-priest2').coins(10, 0);
    at.plays(0, 'hire captain-1').plays(0, 'hire captain-1').asks(0, 'trade', ['complete expedition-captain2', 'done']);
    at.plays(0, 'complete expedition-captain2')
      .finished(0, 'expedition-priest2', 'expedition-captain2')
      .asks(1, 'trade');
  });

  it('PR5.12 who is done with their takes may leave an expedition for later', () => {
    const at = table({
      harbour: ['ship-red-1-1', 'ship-blue-1-1'],
      tableaus: [['jack-1', 'jack-1']],
      table: ['expedition-priest2'],
    });
    at.plays(0, 'stop').plays(0, 'trade ship-red-1-1').plays(0, 'done').asks(1, 'trade').doesNotTell('passed');
  });

  it('PR5.6 ships come first in the list, then persons, then expeditions, then pass', () => {
    const at = table({
      harbour: ['sailor-1', 'ship-red-1-1', 'captain-1', 'ship-blue-1-1', 'governor-0'],
      tableaus: [['jack-1', 'jack-1']],
      table: ['expedition-priest2'],
      coins: [4, 0],
    }).plays(0, 'stop');
    at.asks(0, 'trade', [
      'trade ship-red-1-1',
      'trade ship-blue-1-1',
      'hire sailor-1',
      'hire captain-1',
      'complete expedition-priest2',
      'pass',
    ]);
  });
});
