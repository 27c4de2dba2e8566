import assert from 'node:assert/strict';
import { portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { table } from '../support/table.ts';

describe('Port Royal: phase 1, discover', () => {
  it('PR4.1 after the windows the harbour is cleared and the next seat clockwise is active', () => {
    const at = table({
      seats: 3,
      active: 2,
      harbour: ['ship-red-1-1', 'jack-1'],
      deck: ['captain-1'],
      coins: [0, 0, 0],
    });
    at.plays(2, 'stop').plays(2, 'pass').plays(0, 'pass').plays(1, 'pass');
    at.tells('harbourCleared', { cards: 2 }).tells('turnBegan', { seat: 0 }).active(0).harbour('captain-1');
  });

  it('PR4.1 only the active player answers in phase 1, whoever asks', () => {
    const at = table({ harbour: ['sailor-1'] });
    at.refuses(1, 'draw', 'notYourTurn', 'PR4.1', { turn: 0 });
    for (const seat of [-1, 2, 99, 0.5, Number.NaN]) at.refuses(seat, 'draw', 'notYourTurn', 'PR4.1');
  });

  it('PR4.2 the first card is turned up unasked, then drawing on and stopping are offered', () => {
    table({ deck: ['captain-1'] })
      .tells('cardDrawn', { face: 'captain-1' })
      .asks(0, 'discover', ['draw', 'stop']);
  });

  it('PR4.2 nobody stops before the first draw', () => {
    const at = table({ deck: ['sailor-1'], tableaus: [['priest-1', 'priest-1']], table: ['expedition-priest2'] });
    at.asks(0, 'discover', ['draw', 'complete expedition-priest2']).refuses(0, 'stop', 'mustDraw', 'PR4.2');
    at.plays(0, 'draw').asks(0, 'discover', ['draw', 'complete expedition-priest2', 'stop']);
  });

  it('PR4.2 one may stop after a tax or an expedition too', () => {
    table({ deck: ['tax-mostSwords'] }).asks(0, 'discover', ['draw', 'stop']);
    table({ deck: ['expedition-priest2'] }).asks(0, 'discover', ['draw', 'stop']);
  });

  it('PR4.3 stopping with an empty harbour still leads to phase 2', () => {
    const at = table({ deck: ['tax-mostSwords', 'sailor-1'], tableaus: [[], ['jester-1']], coins: [3, 3] });
    at.plays(0, 'stop').tells('windowOpened', { seat: 1 }).tells('coinsGained', { seat: 1, reason: 'jester' });
  });

  it('PR4.4 persons go into the harbour, as many as come', () => {
    const persons = ['sailor-1', 'sailor-1', 'captain-1', 'governor-0', 'jack-1', 'sailor-1', 'priest-1', 'admiral-2'];
    const at = table({ deck: persons });
    for (let i = 1; i < persons.length; i++) at.plays(0, 'draw');
    at.harbour(...persons).tells('cardMoored', { face: 'admiral-2', slot: 7 });
  });

  it('PR4.5 an expedition goes on the table, not into the harbour', () => {
    const at = table({ deck: ['expedition-settler2', 'expedition-priest2'] }).plays(0, 'draw');
    at.harbour().openExpeditions('expedition-settler2', 'expedition-priest2');
    at.plays(0, 'stop').openExpeditions('expedition-settler2', 'expedition-priest2');
  });

  it('PR4.6 a tax is levied and goes to the discard', () => {
    const at = table({ deck: ['tax-leastInfluence'], coins: [14, 3] });
    at.harbour().discarded('tax-leastInfluence').tells('taxLevied').tells('taxPaid', { seat: 0, amount: 7 });
  });

  it('PR4.7 a ship that cannot be repelled is kept without a question', () => {
    table({ deck: ['ship-red-3-2'], tableaus: [['sailor-1', 'sailor-1']] })
      .harbour('ship-red-3-2')
      .asks(0, 'discover');
  });

  it('PR4.7 PC5 a ship that can be repelled is asked for, although it is the first of its colour', () => {
    table({ deck: ['ship-blue-1-1'], tableaus: [['sailor-1']] })
      .asks(0, 'ship', ['keep', 'repel'])
      .harbour();
  });

  it('PR4.8 PC3 swords are not used up: the next ship is repelled by the same', () => {
    const at = table({
      deck: ['ship-yellow-2-2', 'ship-yellow-2-3'],
      tableaus: [['sailor-1', 'pirate-1']],
    });
    at.swords(3, 0).asks(0, 'ship').plays(0, 'repel').discarded('ship-yellow-2-2').tells('shipRepelled', { seat: 0 });
    at.harbour().asks(0, 'discover').plays(0, 'draw').asks(0, 'ship').plays(0, 'repel');
    at.discarded('ship-yellow-2-2', 'ship-yellow-2-3').swords(3, 0);
  });

  it('PR4.8 only the ship just drawn can be repelled, and only with enough swords', () => {
    const at = table({ deck: ['ship-red-3-2'], tableaus: [['sailor-1', 'sailor-1']] });
    at.refuses(0, 'repel', 'tooFewSwords', 'PR4.8', { need: 3, have: 2, face: 'ship-red-3-2' });
    table({ deck: ['ship-red-skull-4'] }).refuses(0, 'repel', 'skull', 'PR4.8', { face: 'ship-red-skull-4' });
    const kept = table({ deck: ['ship-blue-1-1'], tableaus: [['sailor-1']] }).plays(0, 'keep');
    kept.refuses(0, 'repel', 'notNow', 'PR4.8');
    table({ deck: ['captain-1'] })
      .refuses(0, 'repel', 'notNow', 'PR4.8')
      .refuses(0, 'keep', 'notNow', 'PR18.11');
  });

  it('PR4.8 PC4 nobody repels a skull, with whatever swords', () => {
    const crew = [...Array(7).fill('sailor-1'), 'sailor-2', 'sailor-2', 'sailor-3', 'pirate-1', 'pirate-2', 'pirate-3'];
    const at = table({ harbour: ['ship-black-2-1'], deck: ['ship-black-skull-3'], tableaus: [crew], coins: [0, 0] });
    at.swords(16, 0).plays(0, 'draw').tells('busted', { seat: 0, face: 'ship-black-skull-3' }).active(1);
  });

  it('PR4.9 a kept ship of a new colour joins the harbour', () => {
    const at = table({ harbour: ['ship-red-1-1'], deck: ['ship-blue-1-1'], tableaus: [['sailor-1']] });
    at.plays(0, 'draw').plays(0, 'keep').harbour('ship-red-1-1', 'ship-blue-1-1').asks(0, 'discover');
  });

  it('PR4.10 PC2 a second ship of a colour that cannot be repelled is a bust', () => {
    const at = table({
      harbour: ['ship-yellow-1-1', 'captain-1'],
      deck: ['ship-yellow-2-2', 'sailor-1'],
      tableaus: [['sailor-1']],
    });
    at.plays(0, 'draw').tells('busted', { face: 'ship-yellow-2-2' }).tells('harbourCleared', { cards: 3 });
    at.doesNotTell('windowOpened').discarded('ship-yellow-1-1', 'captain-1', 'ship-yellow-2-2').active(1);
  });

  it('PR4.10 who may repel a second ship and keeps it has bust too', () => {
    const at = table({ harbour: ['ship-blue-1-2'], deck: ['ship-blue-1-1'], tableaus: [['sailor-1']] });
    at.plays(0, 'draw').asks(0, 'ship', ['keep', 'repel']);
    assert.deepEqual(portRoyal.quote(at.state, 0, { type: 'keep' }), { bust: true });
    assert.deepEqual(portRoyal.quote(at.state, 0, { type: 'repel' }), { bust: false });
    at.plays(0, 'keep').tells('busted').active(1);
  });

  it('PR4.10 PC6 jesters laugh clockwise, the active player may still complete an expedition, then the turn ends', () => {
    const at = table({
      start: 1,
      harbour: ['ship-red-1-1', 'jack-1'],
      deck: ['ship-red-3-2'],
      tableaus: [
        ['jester-1', 'captain-1', 'captain-1'],
        ['jester-2', 'jester-2'],
      ],
      table: ['expedition-captain2'],
      coins: [1, 1],
    });
    at.plays(0, 'draw').coins(2, 3).asks(0, 'bust', ['complete expedition-captain2', 'done']);
    const gains = at.events.filter((event) => event.type === 'coinsGained');
    assert.deepEqual(
      gains.map((event) => event.seat),
      [0, 1],
    );
    at.refuses(0, 'pass', 'notNow', 'PR18.11').refuses(0, 'draw', 'notNow', 'PR18.11');
    at.plays(0, 'complete expedition-captain2').coins(4, 3).influence(5, 4).active(1).doesNotTell('windowOpened');
  });

  it('PR4.10 the active player may also leave it at the bust', () => {
    const at = table({
      harbour: ['ship-red-1-1'],
      deck: ['ship-red-3-2', 'sailor-1'],
      tableaus: [['captain-1', 'captain-1']],
      table: ['expedition-captain2'],
    });
    at.plays(0, 'draw').plays(0, 'done').active(1).openExpeditions('expedition-captain2');
  });

  it('PR4.11 PC7 an expedition on the table survives a bust', () => {
    const at = table({ harbour: ['ship-red-1-1'], deck: ['ship-red-3-2', 'sailor-1'], table: ['expedition-priest2'] });
    at.plays(0, 'draw').tells('busted').openExpeditions('expedition-priest2');
  });

  it('PR4.12 expeditions are completed between draws, not while a ship is being decided on', () => {
    const at = table({
      harbour: ['jack-1'],
      deck: ['ship-red-1-1', 'sailor-1'],
      tableaus: [['sailor-1', 'settler-1', 'settler-1']],
      table: ['expedition-settler2'],
    });
    at.asks(0, 'discover', ['draw', 'complete expedition-settler2', 'stop']).plays(0, 'draw').asks(0, 'ship');
    at.refuses(0, 'complete expedition-settler2', 'notNow', 'PR4.12').refuses(0, 'draw', 'notNow', 'PR4.12');
    at.refuses(0, 'pass', 'notNow', 'PR18.11');
    at.plays(0, 'keep').plays(0, 'complete expedition-settler2').asks(0, 'discover', ['draw', 'stop']);
  });

  it('PR4.13 without a card to draw phase 1 ends as if stopped, and that is no bust', () => {
    const at = table({ deck: ['ship-red-1-1'], rest: 'inBox', coins: [0, 0] });
    at.tells('drawsEnded', { seat: 0 }).doesNotTell('busted').doesNotTell('stopped');
    at.asks(0, 'trade', ['trade ship-red-1-1', 'pass']);
  });

  it('PR4.13 an expedition can then be completed in the window, for the same reward', () => {
    const at = table({
      rest: 'inBox',
      tableaus: [['captain-1', 'captain-1']],
      table: ['expedition-captain2'],
      coins: [0, 0],
    });
    at.tells('drawsEnded').asks(0, 'trade', ['complete expedition-captain2', 'done']);
    at.plays(0, 'complete expedition-captain2').coins(2, 0).piles(0, 0);
  });

  it('PR4.14 PR18.3 the ships of a harbour in phase 2 are of different colours', () => {
    const at = table({ harbour: ['ship-red-1-1', 'ship-blue-1-1'], deck: ['ship-red-1-1'], tableaus: [['sailor-1']] });
    at.plays(0, 'draw').plays(0, 'repel').plays(0, 'stop').harbour('ship-red-1-1', 'ship-blue-1-1').asks(0, 'trade');
  });

  it('PR4.15 PC29 two ships, drawn and repelled for ever: one reshuffle, then phase 2 with an empty harbour', () => {
    const at = table({
      deck: ['ship-red-1-1', 'ship-blue-1-1'],
      rest: 'inBox',
      tableaus: [['sailor-1', 'pirate-1', 'pirate-2'], ['jester-1']],
      coins: [0, 0],
    });
    let reshuffles = 0;
    for (let i = 0; i < 4; i++) {
      at.asks(0, 'ship').plays(0, 'repel');
      if (i === 3) break;
      at.plays(0, 'draw');
      reshuffles += at.events.filter((event) => event.type === 'deckReshuffled').length;
    }
    assert.equal(reshuffles, 1);
    at.tells('drawsEnded', { seat: 0 }).tells('windowOpened', { seat: 0 }).tells('windowOpened', { seat: 1 });
    at.tells('coinsGained', { seat: 1, reason: 'jester', amount: 1 }).tells('turnBegan', { seat: 1 });
  });

  it('PR4.15 reshuffles for gains do not count', () => {
    const at = table({
      harbour: ['jack-1'],
      rest: 'inBox',
      discard: ['sailor-1', 'sailor-1', 'sailor-1', 'sailor-2'],
      tableaus: [['captain-1', 'captain-1']],
      table: ['expedition-captain2'],
      coins: [0, 0],
    });
    at.plays(0, 'complete expedition-captain2').tells('deckReshuffled', { cards: 6 }).piles(4, 0);
    assert.equal(at.state.phase.kind === 'discover' && at.state.phase.reshuffled, false);
    at.asks(0, 'discover', ['draw', 'stop']);
  });
});
