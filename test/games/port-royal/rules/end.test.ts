import assert from 'node:assert/strict';
import { table } from '../support/table.ts';

/** Persons worth so much influence. */
const ELEVEN = ['admiral-3', 'admiral-3', 'senorita-3', 'sailor-2'];
const TWELVE = ['admiral-3', 'admiral-3', 'senorita-3', 'senorita-3'];

describe('Port Royal: the end', () => {
  it('PR8.1 twelve influence trigger the end at once, and nobody asks again', () => {
    const at = table({ seats: 3, harbour: ['sailor-1', 'captain-1'], tableaus: [ELEVEN], coins: [3, 5, 0] });
    at.plays(0, 'stop').plays(0, 'hire sailor-1').influence(12, 0, 0).tells('endTriggered', { seat: 0 });
    at.plays(1, 'hire captain-1').doesNotTell('endTriggered').doesNotTell('gameEnded').active(1);
  });

  it('PR8.1 an expedition may trigger it', () => {
    const at = table({
      harbour: ['jack-1'],
      tableaus: [[...ELEVEN, 'priest-1', 'priest-1'].slice(1)],
      table: ['expedition-priest2'],
    });
    at.influence(10, 0).plays(0, 'complete expedition-priest2').influence(12, 0).tells('endTriggered', { seat: 0 });
  });

  it('PR8.1 eleven do not', () => {
    const at = table({ harbour: ['governor-0', 'jack-1'], tableaus: [ELEVEN], coins: [8, 0] });
    at.plays(0, 'stop').plays(0, 'hire governor-0').doesNotTell('endTriggered');
  });

  it('PR8.2 PC25 the second of four reaches 12 in the third’s turn: the third and the fourth finish the round', () => {
    const at = table({
      seats: 4,
      active: 2,
      harbour: ['sailor-1', 'ship-red-1-1'],
      deck: ['captain-1'],
      tableaus: [[], ELEVEN],
      coins: [0, 4, 0, 0],
    });
    at.plays(2, 'stop').plays(2, 'pass').plays(3, 'pass').plays(0, 'pass').plays(1, 'hire sailor-1');
    at.tells('endTriggered', { seat: 1 }).tells('turnBegan', { seat: 3 }).plays(3, 'stop').over('influence', [1]);
    at.refuses(3, 'draw', 'gameOver', 'PR8.2').refuses(0, 'pass', 'gameOver', 'PR8.2');
  });

  it('PR8.2 PR1.7 the round ends before the starting seat, wherever that is', () => {
    const at = table({
      seats: 3,
      start: 2,
      active: 1,
      ending: true,
      harbour: ['jack-1'],
      tableaus: [[], TWELVE],
      coins: [0, 0, 0],
    });
    at.plays(1, 'stop').over('influence', [1]);
    const running = table({ seats: 3, start: 2, active: 2, ending: true, harbour: ['jack-1'], coins: [0, 0, 0] });
    running.plays(2, 'stop').active(0).tells('turnBegan', { seat: 0, round: 1 });
  });

  it('PR1.7 a new round begins with the starting seat', () => {
    const at = table({
      seats: 3,
      start: 1,
      active: 0,
      round: 4,
      harbour: ['jack-1'],
      deck: ['sailor-1'],
      coins: [0, 0, 0],
    });
    at.plays(0, 'stop').tells('turnBegan', { seat: 1, round: 5 });
    assert.equal(at.state.round, 5);
  });

  it('PR8.3 PC26 most influence wins, then most coins, then it is shared', () => {
    const tableaus = [
      [...TWELVE, 'captain-1'],
      ['pirate-3', 'sailor-3', 'jester-3', 'jester-2', 'jester-2'],
    ];
    const end = (coins: number[]) =>
      table({ active: 1, ending: true, harbour: ['governor-0'], tableaus, coins })
        .influence(13, 13)
        .plays(1, 'stop');
    end([4, 5]).over('influence', [1], [2, 1]);
    end([6, 5]).over('influence', [0], [1, 2]);
    end([5, 5]).over('influence', [0, 1], [1, 1]);
    const poor = table({
      active: 1,
      ending: true,
      harbour: ['jack-1'],
      tableaus: [TWELVE, ['pirate-3', 'sailor-3']],
      coins: [0, 5],
    });
    poor.plays(1, 'stop').over('influence', [0], [1, 2]).tells('gameEnded');
  });

  it('PR8.3 equal places for ties further down', () => {
    const at = table({
      seats: 4,
      active: 3,
      ending: true,
      harbour: ['jack-1'],
      tableaus: [TWELVE],
      coins: [0, 2, 1, 2],
    });
    at.plays(3, 'stop').over('influence', [0], [1, 2, 4, 2]);
  });

  it('PR8.5 PC27 fourteen influence without an expedition trigger nothing', () => {
    const at = table({ expeditionVariant: true, harbour: ['sailor-2', 'jack-1'], tableaus: [TWELVE], coins: [5, 0] });
    at.plays(0, 'stop').plays(0, 'hire sailor-2').influence(14, 0).doesNotTell('endTriggered');
  });

  it('PR8.5 PC27 and cannot win against twelve with one', () => {
    const tableaus = [
      [...TWELVE, 'sailor-2'],
      ['pirate-3', 'sailor-3', 'jester-2'],
    ];
    const finished = [[], ['expedition-priest2']];
    const at = table({
      expeditionVariant: true,
      active: 1,
      ending: true,
      harbour: ['jack-1'],
      tableaus,
      finished,
      coins: [3, 0],
    });
    at.influence(14, 12).plays(1, 'stop').over('influence', [1], [2, 1]);
  });

  it('PR8.5 twelve with an expedition trigger the end', () => {
    const tableaus = [['admiral-3', 'admiral-3', 'sailor-2', 'priest-1', 'priest-1']];
    const at = table({ expeditionVariant: true, harbour: ['jack-1'], tableaus, table: ['expedition-priest2'] });
    at.plays(0, 'complete expedition-priest2').influence(12, 0).tells('endTriggered', { seat: 0 });
  });

  it('PR8.6 PC29 dead turns in a row, one for each player, end the game', () => {
    const at = table({ seats: 3, active: 1, rest: 'inBox', coins: [1, 2, 0] }).over('stall', [1], [2, 1, 3]);
    assert.deepEqual(
      at.events.flatMap((event) => (event.type === 'drawsEnded' ? [event.seat] : [])),
      [1, 2, 0],
    );
  });

  it('PR8.6 one dead turn alone does not', () => {
    const at = table({ harbour: ['jack-1'], rest: 'inBox', discard: ['sailor-1'], coins: [0, 0] });
    at.plays(0, 'stop').doesNotTell('drawsEnded').asks(1, 'discover');
    const expedition = { tableaus: [['jack-1', 'jack-1']], table: ['expedition-priest2'] };
    const waits = table({ seats: 3, rest: 'inBox', coins: [0, 0, 0], ...expedition });
    waits.tells('drawsEnded', { seat: 0 }).asks(0, 'trade', ['complete expedition-priest2', 'done']);
    waits.plays(0, 'done').over('stall', [0]);
  });

  it('PR8.6 a turn with a first card is not dead, though no second one could be drawn', () => {
    const at = table({ deck: ['ship-red-1-1'], rest: 'inBox', coins: [0, 0] }).tells('drawsEnded', { seat: 0 });
    assert.equal(at.state.deadTurns, 0);
  });

  it('PR8.6 a card that is drawn ends the row of dead turns', () => {
    const at = table({ harbour: ['jack-1'], deck: ['sailor-1'] });
    at.state.deadTurns = 1;
    at.plays(0, 'draw');
    assert.equal(at.state.deadTurns, 0);
  });

  it('PR8.6 PR8.5 PC82 a stall without any expedition: most influence, then coins', () => {
    const stall = { rest: 'inBox', expeditionVariant: true } as const;
    table({ ...stall, tableaus: [['sailor-1'], ['sailor-2']], coins: [3, 0] }).over('stall', [1]);
    table({ ...stall, tableaus: [['sailor-1'], ['captain-1']], coins: [2, 3] }).over('stall', [1]);
    const finished = [['expedition-priest2'], []];
    table({ ...stall, finished, tableaus: [[], TWELVE], coins: [0, 9] }).over('stall', [0], [1, 2]);
  });

  it('PR8.7 a last card that nobody can pay for goes round until the limit', () => {
    const at = table({ maxRounds: 5, deck: ['governor-0'], rest: 'inBox', coins: [2, 1] }).over('maxRounds', [0]);
    assert.equal(at.events.filter((event) => event.type === 'cardDrawn').length, 10);
  });

  it('PR8.7 the limit of rounds ends the game after a full round', () => {
    const at = table({ maxRounds: 3, round: 3, active: 0, harbour: ['jack-1'], deck: ['governor-0'], coins: [0, 2] });
    at.plays(0, 'stop').active(1).plays(1, 'stop').over('maxRounds', [1]);
  });
});
