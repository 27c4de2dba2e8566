import assert from 'node:assert/strict';
import { movesToSuggest } from '../../../../shared/engine/suggest.ts';
import { isReversible } from '../../../../shared/engine/undo.ts';
import { defaultMove } from '../../../../shared/games/port-royal/default-move.ts';
import { type EventId, type Move, portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { type Situation, table } from '../support/table.ts';

const crownShip = 'adv-ship-yellow-2-0-rum';
const at = (situation: Situation) => table({ mode: 'adventure', chapter: 5, missions: ['st-58'], ...situation });
/** the first turn with this event, and this deck */
const during = (event: EventId, situation: Situation = {}) => at({ pack: [event, 'ev-2'], ...situation });

describe('Port Royal: turns of the adventure', () => {
  it('PR14.6 PR4.1 coins and crowns of events come at once', () => {
    during('ev-0-fair-wind', { coins: [0, 0], deck: ['sailor-1', 'sailor-1'] })
      .coins(1, 0)
      .tells('eventTurned', { seat: 0 });
    during('ev-1', { coins: [0, 0] }).coins(1, 0);
    during('ev-0-market-day', { coins: [0, 0] }).coins(1, 1);
    during('ev-0-royal-favour').crowns(1, 0);
    during('ev-0-harbour-dues', { coins: [8, 7], deck: ['sailor-1'] })
      .coins(7, 7)
      .tells('duesPaid', { seat: 0 })
      .doesNotTell('taxPaid');
  });

  it('PR14.6 fog, storm, patrol: stopping and repelling', () => {
    const fog = at({ event: 'ev-0-fog', harbour: ['sailor-1', 'sailor-1'], deck: ['pirate-1'] });
    fog.refuses(0, 'stop', 'fog', 'PR14.6', { cards: 3 });
    at({ event: 'ev-0-fog', harbour: ['sailor-1', 'sailor-1', 'pirate-1'] })
      .plays(0, 'stop')
      .asks(0, 'trade');
    const armed = { harbour: ['ship-red-1-1'], deck: ['ship-red-1-1'], tableaus: [['sailor-1']] };
    at({ event: 'ev-0-storm', ...armed })
      .plays(0, 'draw')
      .tells('busted', { seat: 0 });
    at({ event: 'ev-0-storm', harbour: ['ship-red-1-1'], tableaus: [['sailor-1']] }).refuses(
      0,
      'repel',
      'storm',
      'PR14.6',
    );
    at({ event: 'ev-0-patrol', harbour: [], deck: ['ship-black-2-1'], tableaus: [['sailor-1']] })
      .plays(0, 'draw')
      .asks(0, 'ship')
      .swords(1, 0);
  });

  it('PR14.6 PR5.3 PR5.8 PR14.13 tailwind, cheap hands, dear wages, smugglers', () => {
    at({ event: 'ev-0-tailwind', harbour: ['sailor-1'] }).quotes(0, 'stop', { takes: 2 });
    const hire = (event: EventId) => at({ event, harbour: ['sailor-1', 'sailor-2'], coins: [9, 9] }).plays(0, 'stop');
    hire('ev-0-cheap-hands').plays(0, 'hire sailor-1').coins(7, 9).plays(1, 'hire sailor-2').coins(8, 4);
    hire('ev-0-dear-wages').plays(0, 'hire sailor-1').coins(5, 9).plays(1, 'hire sailor-2').coins(6, 3);
    at({ event: 'ev-0-smugglers', harbour: ['ship-red-1-1'], coins: [0, 0] })
      .plays(0, 'stop')
      .plays(0, 'trade ship-red-1-1')
      .coins(2, 0);
  });

  it('PR5.9 PR14.6 PC79 open harbour: the bank pays the fees', () => {
    const place = at({ event: 'ev-0-open-harbour', harbour: ['sailor-1', crownShip], coins: [0, 3] })
      .plays(0, 'stop')
      .plays(0, 'pass');
    place
      .plays(1, 'hire sailor-1')
      .coins(1, 0)
      .tells('coinsGained', { reason: 'openHarbour', seat: 0 })
      .doesNotTell('feePaid');
    at({ event: 'ev-0-open-harbour', harbour: [crownShip], coins: [0, 0] })
      .plays(0, 'stop')
      .plays(0, 'pass')
      .plays(1, `trade ${crownShip}`)
      .plays(1, 'use coins')
      .crowns(0, 1)
      .coins(1, 0);
  });

  it('PR14.6 PR17.3 PC76 rumours: two cards for the active player alone, one of which may go', () => {
    const place = during('ev-0-rumours', { deck: ['governor-0', 'jack-1', 'sailor-1'] });
    place.asks(0, 'look', ['toss 0', 'toss 1', 'leave']);
    assert.deepEqual(place.view(0).glimpse, { looking: ['governor-0', 'jack-1'], top: [] });
    for (const other of [1, 'spectator'] as const) assert.equal(place.view(other).glimpse, null);
    place
      .plays(0, 'toss 0')
      .discarded('governor-0')
      .tells('lookEnded', { discarded: ['governor-0'], left: 1 });
    place.harbour('jack-1');
  });

  it('PR14.21 PC62 a sentinel leaves one of three on top; each of them once a turn', () => {
    const two = { harbour: ['sailor-1'], tableaus: [['adv-sentinel-1', 'adv-sentinel-2']] };
    const place = at({ ...two, deck: ['governor-0', 'jack-1', 'jester-1', 'priest-1', 'captain-1'] }).plays(0, 'look');
    place.asks(0, 'look', ['retain 0', 'retain 1', 'retain 2']).refuses(0, 'toss 0', 'notNow', 'PR18.11');
    place.plays(0, 'retain 1').discarded('governor-0', 'jester-1');
    assert.deepEqual(place.view(0).glimpse, { looking: [], top: ['jack-1'] });
    assert.equal(place.view(1).glimpse, null);
    place.plays(0, 'look').plays(0, 'retain 2').refuses(0, 'look', 'noSentinel', 'PR14.21');
    place.plays(0, 'draw').harbour('sailor-1', 'captain-1');
    assert.equal(place.view(0).glimpse, null);
  });

  it('PR14.21 PR4.2 PR14.19 before the first draw too, which stays compulsory; Thomas Fishborn looks like a sentinel', () => {
    const fishborn = {
      adventurers: ['adv-thomas-fishborn'],
      missions: ['st-11', 'st-58'],
      fulfilled: [['st-11']],
    } as const;
    const place = during('ev-1', { ...fishborn, deck: ['jester-1', 'sailor-1', 'priest-1', 'jack-1'] });
    place.asks(0, 'discover', ['draw', 'look']).plays(0, 'look').plays(0, 'retain 0').harbour('sailor-1');
    at({ harbour: [], adventurers: ['adv-thomas-fishborn'] }).refuses(0, 'look', 'noSentinel', 'PR14.21');
  });

  it('PR14.21 PR7.6 a small deck: the shuffled discard goes under it; a tax that is looked at takes nothing', () => {
    const look = { harbour: ['sailor-1'], tableaus: [['adv-sentinel-1']], rest: 'inBox' } as const;
    const place = at({
      ...look,
      deck: ['tax-mostSwords'],
      discard: ['jack-1', 'jester-1', 'priest-1'],
      coins: [13, 0],
    });
    place.plays(0, 'look').tells('deckReshuffled', { cards: 3 }).asks(0, 'look').plays(0, 'retain 1').coins(13, 0);
    at({ ...look, deck: ['jack-1'], coins: [0, 0] })
      .plays(0, 'look')
      .asks(0, 'discover')
      .tells('lookEnded', { discarded: [], left: 1 });
  });

  it('PR14.21 PR17.3 who is absent leaves the topmost card, and all cards of rumours', () => {
    const sentinel = at({ harbour: ['sailor-1'], tableaus: [['adv-sentinel-1']] }).plays(0, 'look');
    assert.deepEqual(defaultMove(sentinel.state, 0), { type: 'retain', place: 0 });
    assert.deepEqual(defaultMove(during('ev-0-rumours').state, 0), { type: 'leave' });
  });

  it('PR17.3 PR14.21 nothing is taken back across a look', () => {
    const look = { harbour: ['sailor-1'], tableaus: [['adv-sentinel-1']] } as const;
    const isTakenBack = (place: ReturnType<typeof at>, words: string): boolean => {
      const rng = [...place.state.rng] as const;
      place.plays(0, words);
      return isReversible(portRoyal, rng, place.state, place.events);
    };
    const place = at(look);
    assert.equal(isTakenBack(place, 'look'), false);
    assert.equal(isTakenBack(place, 'retain 2'), false);
    assert.equal(isTakenBack(place, 'stop'), true);
    // a single card comes back unasked, and has been seen
    assert.equal(isTakenBack(at({ ...look, deck: ['jack-1'], rest: 'inBox', coins: [0, 0] }), 'look'), false);
    const sentinel = { tableaus: [['adv-sentinel-1']] };
    assert.equal(isTakenBack(during('ev-0-rumours', sentinel), 'leave'), false);
  });

  it('PR17.3 PR17.4 what a team-mate may suggest does not tell what is looked at', () => {
    const seen = (...deck: string[]) =>
      during('ev-0-rumours', { mode: 'adventureCoop', chapter: 5, deck, tableaus: [['adv-sentinel-1']] });
    const asked = (place: ReturnType<typeof at>) =>
      movesToSuggest(portRoyal, place.view(1), 1).map((move) => portRoyal.format(move as Move));
    const [one, other] = [seen('governor-0', 'jack-1', 'sailor-1'), seen('ship-red-1-1', 'tax-mostSwords', 'sailor-1')];
    assert.deepEqual(asked(one), ['toss 0', 'toss 1', 'leave']);
    assert.deepEqual(asked(other), asked(one));
    assert.deepEqual(one.view(1), other.view(1));
    for (const place of [one, other]) place.plays(0, 'leave').plays(0, 'look');
    assert.deepEqual(asked(other), ['retain 0', 'retain 1', 'retain 2']);
    assert.deepEqual(one.view(1), other.view(1));
  });

  it('PR18.12 PR17.3 views differ by what one seat has seen, and by nothing else', () => {
    const { state } = during('ev-0-rumours');
    const { glimpse, ...own } = portRoyal.view(state, 0);
    const { glimpse: none, ...other } = portRoyal.view(state, 1);
    assert.deepEqual([own, none], [other, null]);
    assert.equal(glimpse?.looking.length, 2);
    const looked = { type: 'looked', seat: 0, source: 'rumours', count: 2, faces: ['jack-1'] } as const;
    assert.deepEqual(portRoyal.redact(looked, 1), { ...looked, faces: null });
    assert.deepEqual(portRoyal.redact(looked, 0), looked);
  });
});
