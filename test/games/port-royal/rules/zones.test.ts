import assert from 'node:assert/strict';
import { faceOf } from '../../../../shared/games/port-royal/index.ts';
import { checkZones } from '../support/laws.ts';
import { table } from '../support/table.ts';

describe('Port Royal: coins and zones', () => {
  it('PR2.5 a ship that is being decided on lies nowhere else', () => {
    const at = table({ deck: ['ship-red-1-1'], tableaus: [['sailor-1']] }).asks(0, 'ship');
    checkZones(at.state);
    assert.deepEqual(
      at.state.pending.map((decision) => decision.kind),
      ['ship'],
    );
    at.harbour().plays(0, 'repel').discarded('ship-red-1-1');
    checkZones(at.state);
  });

  it('PR2.6 a gain takes the top of the deck, a payment shows its cards in the discard', () => {
    const at = table({
      harbour: ['ship-red-3-2', 'sailor-1'],
      deck: ['priest-1', 'jack-1'],
      tableaus: [['governor-0']],
      coins: [2, 0],
    });
    at.plays(0, 'stop').plays(0, 'trade ship-red-3-2').coins(4, 0);
    at.plays(0, 'hire sailor-1').coins(1, 0);
    assert.deepEqual(
      at.state.discard.slice(1, 3).map((card) => faceOf(card).id),
      ['jack-1', 'priest-1'],
    );
  });

  it('PR2.6 a payment to a player goes from treasury to treasury, unseen', () => {
    const at = table({ harbour: ['ship-red-1-1'], deck: ['priest-1'], coins: [0, 0] })
      .plays(0, 'stop')
      .plays(0, 'pass');
    at.plays(1, 'trade ship-red-1-1').coins(1, 0);
    assert.equal(faceOf(at.state.players[0]!.treasury[0]!).id, 'priest-1');
    assert.ok(!JSON.stringify(at.events.slice(0, 3)).includes('priest-1'));
  });

  it('PR2.7 the coin gained last is spent first', () => {
    const at = table({
      harbour: ['ship-red-1-1', 'sailor-1'],
      deck: ['admiral-3'],
      tableaus: [['governor-0']],
      coins: [5, 0],
    });
    at.plays(0, 'stop').plays(0, 'trade ship-red-1-1').plays(0, 'hire sailor-1').coins(3, 0);
    assert.equal(faceOf(at.state.discard[1]!).id, 'admiral-3');
  });

  it('PR2.8 PC28 an empty deck is made anew of the discard when a coin is needed', () => {
    const discard = ['sailor-1', 'sailor-1', 'captain-1', 'jack-1', 'priest-1', 'settler-1'];
    const at = table({ harbour: ['ship-red-3-2', 'jack-1'], discard, rest: 'inBox', coins: [0, 0] });
    at.plays(0, 'stop').piles(0, 6).plays(0, 'trade ship-red-3-2').tells('deckReshuffled', { cards: 7 });
    at.tells('coinsGained', { seat: 0, amount: 2 }).coins(2, 0);
  });

  it('PR2.8 not earlier: a deck may stand empty', () => {
    const at = table({ deck: ['sailor-1', 'captain-1'], discard: ['jack-1'], rest: 'inBox' }).plays(0, 'draw');
    at.piles(0, 1).doesNotTell('deckReshuffled').asks(0, 'discover', ['draw', 'stop']);
    at.plays(0, 'draw').tells('deckReshuffled', { cards: 1 }).tells('cardDrawn', { face: 'jack-1' });
  });

  it('PR2.8 with both piles empty the rest of a gain is lost', () => {
    const at = table({ harbour: ['ship-red-6-3', 'jack-1'], rest: 'inBox', coins: [0, 0] });
    at.state.phase = { kind: 'trade', seat: 0, takes: 1 };
    at.plays(0, 'trade ship-red-6-3').coins(1, 0).tells('gainLost', { seat: 0, amount: 2, reason: 'trade' });
  });

  it('PR2.9 influence of persons and expeditions, swords of sailors and pirates', () => {
    const tableaus = [['sailor-3', 'pirate-2', 'governor-0', 'trader-blue-2'], ['captain-1']];
    const at = table({ harbour: ['jack-1'], tableaus, finished: [['expedition-priest2-settler1'], []] });
    at.influence(13, 1).swords(3, 0);
  });
});
