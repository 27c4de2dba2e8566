import assert from 'node:assert/strict';
import { type Situation, type Table, table } from '../support/table.ts';

const BOATS = { nutmeg: 10, silk: 7, jade: 4 };
const piloted = (situation: Situation): Table => table({ moment: 'pilots', rolls: 2, boats: BOATS, ...situation });
const BOTH = { pilots: { small: 1, large: 2 } };

describe('Manila: pilots', () => {
  it('M9.1 A1 after the last round the small one, then the large one', () => {
    const at = table({ moment: 'placement', rolls: 2, boats: BOATS, ...BOTH })
      .passRound()
      .asks(1, 'pilot');
    at.refuses(2, 'waive', 'notYourTurn', 'M15.4', { turn: 1 });
    at.plays(1, 'waive').tells('pilotWaived', { seat: 1, pilot: 'small' }).asks(2, 'pilot');
    at.plays(2, 'waive').tells('pilotWaived', { seat: 2, pilot: 'large' }).asks(0, 'roll');
  });

  it('M9.1 A1 the other way by option; vacant places are left out', () => {
    const at = piloted({ ...BOTH, options: { pilotOrder: 'largeFirst' } })
      .asks(2, 'pilot')
      .plays(2, 'waive');
    at.asks(1, 'pilot').plays(1, 'waive').asks(0, 'roll');
    piloted({ pilots: { large: 2 } })
      .asks(2, 'pilot')
      .plays(2, 'waive')
      .asks(0, 'roll');
    piloted({ pilots: { small: 2 } })
      .asks(2, 'pilot')
      .plays(2, 'waive')
      .asks(0, 'roll');
    const late = { options: { pilotOrder: 'largeFirst' } };
    piloted({ pilots: { small: 2 }, ...late })
      .asks(2, 'pilot')
      .plays(2, 'waive')
      .asks(0, 'roll');
    piloted({ pilots: { large: 2 }, ...late })
      .asks(2, 'pilot')
      .plays(2, 'waive')
      .asks(0, 'roll');
    piloted({}).asks(0, 'roll');
  });

  it('M9.2 the small pilot moves one boat by one, forward or back', () => {
    const at = piloted({ pilots: { small: 1 } }).asks(1, 'pilot', [
      'steer nutmeg 1',
      'steer nutmeg -1',
      'steer silk 1',
      'steer silk -1',
      'steer jade 1',
      'steer jade -1',
      'waive',
    ]);
    at.refuses(1, 'steer jade 2', 'badSteps', 'M9.2', { steps: 2, max: 1 });
    at.refuses(1, 'steer ginseng 1', 'notLoaded', 'M5.2', { ware: 'ginseng' });
    at.refuses(1, 'pass', 'notNow', 'M15.4', { move: 'pass', asked: 'pilot' });
    at.quotes(1, 'steer jade -1', { to: 3, docks: false }).plays(1, 'steer jade -1').boat('jade', 3).asks(0, 'roll');
    at.tells('boatSteered', { seat: 1, pilot: 'small', ware: 'jade', from: 4, to: 3 });
    const docked = piloted({ pilots: { small: 1 }, boats: { nutmeg: 'port', silk: 7, jade: 4 } });
    docked.refuses(1, 'steer nutmeg 1', 'boatNotAtSea', 'M9.2', { ware: 'nutmeg' });
  });

  it('M9.3 the large one moves one boat by two', () => {
    const at = piloted({ pilots: { large: 1 } });
    assert.equal(at.answers(1).length, 1 + 2 * 6);
    at.plays(1, 'steer silk -2').boat('silk', 5).asks(0, 'roll');
    piloted({ pilots: { large: 1 } })
      .plays(1, 'steer silk 2')
      .boat('silk', 9)
      .asks(0, 'roll');
  });

  it('M9.3 or two boats by one each, in any direction; the second is then a must', () => {
    const at = piloted({ pilots: { large: 1 } })
      .plays(1, 'steer silk 1')
      .boat('silk', 8);
    at.asks(1, 'pilot', ['steer nutmeg 1', 'steer nutmeg -1', 'steer jade 1', 'steer jade -1']);
    at.refuses(1, 'waive', 'needsSecondBoat', 'M9.3', { ware: 'silk' });
    at.refuses(1, 'steer silk 1', 'sameBoatTwice', 'M9.3', { ware: 'silk' });
    at.refuses(1, 'steer jade 2', 'badSteps', 'M9.3', { steps: 2, max: 1 });
    at.plays(1, 'steer jade -1').boat('jade', 3).asks(0, 'roll');
    assert.deepEqual(
      at.history.flatMap((event) => (event.type === 'boatSteered' ? [event.ware] : [])),
      ['silk', 'jade'],
    );
  });

  it('M9.3 A13 C24 one boat by one only with `upTo`', () => {
    const one = { boats: { nutmeg: 12, silk: 'port', jade: 'port' }, pilots: { large: 1 } } as const;
    const at = piloted(one).asks(1, 'pilot', ['steer nutmeg 2', 'steer nutmeg -2', 'waive']);
    at.refuses(1, 'steer nutmeg 1', 'needsSecondBoat', 'M9.3', { ware: 'nutmeg' });
    at.quotes(1, 'steer nutmeg 2', { to: 14, docks: true }).plays(1, 'steer nutmeg 2').tells('voyageEnded');
    const upTo = piloted({ ...one, options: { largePilotMoves: 'upTo' } });
    upTo.asks(1, 'pilot', ['steer nutmeg 1', 'steer nutmeg -1', 'steer nutmeg 2', 'steer nutmeg -2', 'waive']);
    upTo.plays(1, 'steer nutmeg -1').boat('nutmeg', 11).asks(0, 'roll');
    const three = piloted({ pilots: { large: 1 }, options: { largePilotMoves: 'upTo' } }).plays(1, 'steer silk 1');
    three.asks(1, 'pilot', ['steer nutmeg 1', 'steer nutmeg -1', 'steer jade 1', 'steer jade -1', 'waive']);
    three.plays(1, 'waive').asks(0, 'roll').doesNotTell('pilotWaived').boat('silk', 8);
  });

  it('M9.3 the later pilot may move the boat that the earlier one moved, unless it docked', () => {
    const at = piloted({ ...BOTH, boats: { nutmeg: 13, silk: 12, jade: 4 } }).plays(1, 'steer silk 1');
    at.plays(2, 'steer silk 1').boat('silk', 'port A').asks(2, 'pilot');
    const docked = piloted({ ...BOTH, boats: { nutmeg: 13, silk: 12, jade: 4 } }).plays(1, 'steer nutmeg 1');
    docked.refuses(2, 'steer nutmeg 2', 'boatNotAtSea', 'M9.3', { ware: 'nutmeg' });
  });

  it('M9.4 A27 C25 no boat goes below 0', () => {
    const at = piloted({ ...BOTH, boats: { nutmeg: 2, silk: 7, jade: 4 } })
      .plays(1, 'steer nutmeg -1')
      .boat('nutmeg', 1);
    at.refuses(2, 'steer nutmeg -2', 'belowZero', 'M9.4', { ware: 'nutmeg', position: 1, steps: -2 });
    at.plays(2, 'steer nutmeg -1').boat('nutmeg', 0).plays(2, 'steer jade 1').asks(0, 'roll');
  });

  it('M9.5 M9.4 C14 from 12 to 13: no attack; from 13 to 14: it docks', () => {
    const at = piloted({ pilots: { small: 1 }, pirates: [2], boats: { nutmeg: 12, silk: 7, jade: 13 } });
    at.plays(1, 'steer nutmeg 1').boat('nutmeg', 13).asks(0, 'roll').doesNotTell('boatBoarded');
    const docking = piloted({ pilots: { small: 1 }, pirates: [2], boats: { nutmeg: 12, silk: 7, jade: 13 } });
    docking.plays(1, 'steer jade 1').tells('boatSteered', { from: 13, to: 14 });
    docking.tells('boatBerthed', { ware: 'jade', haven: 'port', letter: 'A', how: 'sailed' });
  });

  it('M9.6 C33 a pilot who docks the last boat ends the voyage: no other pilot, no third roll', () => {
    const at = piloted({ ...BOTH, boats: { nutmeg: 13, silk: 'port', jade: 'port' } }).plays(1, 'steer nutmeg 1');
    at.tells('boatBerthed', { ware: 'nutmeg', letter: 'C' }).tells('voyageEnded').doesNotTell('diceRolled');
  });

  it('M9.6 who holds both places acts twice', () => {
    const at = piloted({ pilots: { small: 1, large: 1 } })
      .plays(1, 'steer jade 1')
      .asks(1, 'pilot');
    at.plays(1, 'steer jade 2').boat('jade', 7).asks(0, 'roll');
  });

  it('M9.6 the first half of a large move that docks the boat still asks for the second boat', () => {
    const at = piloted({ pilots: { large: 1 }, boats: { nutmeg: 13, silk: 7, jade: 'port' } });
    at.plays(1, 'steer nutmeg 1').asks(1, 'pilot', ['steer silk 1', 'steer silk -1']).plays(1, 'steer silk -1');
    at.boat('nutmeg', 'port B').boat('silk', 6).asks(0, 'roll');
  });
});
