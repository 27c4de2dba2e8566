import assert from 'node:assert/strict';
import { deckOf } from '../../../../shared/games/port-royal/components.ts';
import { defaultMove } from '../../../../shared/games/port-royal/default-move.ts';
import {
  EVENTS,
  MISSIONS,
  type Mode,
  missionOf,
  portRoyal,
  type State,
} from '../../../../shared/games/port-royal/index.ts';
import { rulesOf } from '../../../../shared/games/port-royal/options.ts';
import { coinsOf } from '../../../../shared/games/port-royal/zones.ts';
import { Table, table } from '../support/table.ts';

const seed = '00000000000000000000000000000007';

const setup = (mode: Mode, seats: number, given: object = {}): Table => {
  const options = portRoyal.parseOptions({ mode, startingSeat: 0, ...given }, seats);
  assert.ok(options.ok);
  const state = portRoyal.setup(options.value, seats, seed, 1);
  return new Table(state, portRoyal.opening(state));
};

/** Everybody plays the first side. */
const begun = (place: Table): Table => {
  while (place.state.turn === 0) {
    const seat = place.asked();
    place.plays(seat, portRoyal.format(defaultMove(place.state, seat)));
  }
  return place;
};

const refused = (input: object, seats?: number): string[] => {
  const result = portRoyal.parseOptions(input, seats);
  return result.ok ? [] : [result.code, result.clause];
};

const cards = ({ deck, discard, players, harbour, table: open, pending }: State): number =>
  deck.length +
  discard.length +
  harbour.length +
  open.length +
  pending.filter((one) => 'card' in one).length +
  pending.reduce((sum, one) => sum + (one.kind === 'look' ? one.cards.length : 0), 0) +
  players.reduce((sum, { treasury }) => sum + treasury.length, 0);

describe('Port Royal: the adventure begins', () => {
  it('PR1.1 PR1.5 PR1.2 chapters, failures and the choice of adventurers, and nothing mixed in', () => {
    assert.deepEqual(refused({ mode: 'adventure', chapter: 5, adventurerChoice: 'draft' }, 4), []);
    assert.deepEqual(refused({ mode: 'adventureCoop', chapter: 3, failures: 2 }, 1), []);
    for (const chapter of [0, 6, 1.5, '1'])
      assert.deepEqual(refused({ mode: 'adventure', chapter }), ['badOptions', 'PR1.5']);
    assert.deepEqual(refused({ mode: 'adventureCoop', failures: -1 }), ['badOptions', 'PR1.5']);
    assert.deepEqual(refused({ mode: 'adventure', adventurerChoice: 'auction' }), ['badOptions', 'PR1.5']);
    assert.deepEqual(refused({ mode: 'adventure', failures: 1 }), ['excludedOption', 'PR1.2']);
    assert.deepEqual(refused({ mode: 'adventureVariable', chapter: 2 }), ['excludedOption', 'PR1.2']);
    assert.deepEqual(refused({ chapter: 2 }), ['excludedOption', 'PR1.2']);
    for (const option of ['gambler', 'onTheGo20', 'contractCards', 'expeditionVariant'])
      assert.deepEqual(refused({ mode: 'adventureCoop', [option]: true }), ['excludedOption', 'PR1.2']);
    assert.deepEqual(refused({ mode: 'adventureCoop' }, 5), ['badSeats', 'PR1.1']);
    assert.deepEqual(refused({ mode: 'adventure' }, 1), ['badSeats', 'PR1.1']);
  });

  it('PR2.1 PR14.1 PR16.1 PR16.6 the deck of a chapter has its own batch and those before it', () => {
    [131, 138, 149, 155, 158].forEach((size, i) => {
      const options = portRoyal.parseOptions({ mode: 'adventureCoop', chapter: i + 1 }, 2);
      assert.ok(options.ok);
      assert.equal(deckOf(rulesOf(options.value, 2, 1).sets).length, size);
      assert.equal(cards(begun(setup('adventureCoop', 2, { chapter: i + 1 })).state), size);
    });
    assert.equal(cards(begun(setup('adventureVariable', 3)).state), 158);
  });

  it('PR14.1 the batch comes when the start coins are dealt; in a new attempt it is in the deck before', () => {
    assert.equal(cards(setup('adventureCoop', 1).state), 119);
    assert.equal(cards(setup('adventureCoop', 1, { failures: 1 }).state), 131);
    const place = setup('adventureCoop', 1).plays(0, 'side a');
    place.tells('batchAdded', { chapter: 1, cards: 12 }).tells('missionOpened', { mission: 'st-10' });
  });

  it('PR14.2 random: a card each by lot, then the sides clockwise from the starting seat', () => {
    const place = setup('adventure', 3, { startingSeat: 1 });
    assert.equal(new Set(place.state.adventure?.venturers.map(({ card }) => card)).size, 3);
    place.asks(1, 'adventurerSide', ['side a', 'side b']).plays(1, 'side b').asks(2, 'adventurerSide');
    place.plays(2, 'side a').refuses(0, 'draw', 'notNow', 'PR18.11').plays(0, 'side a');
    assert.equal(place.state.turn, 1);
  });

  it('PR14.2 draft: from the right of the starting seat to the right, the starting seat last', () => {
    const place = setup('adventure', 3, { adventurerChoice: 'draft' });
    place.asks(2, 'adventurerCard', ['choose 1', 'choose 2', 'choose 3', 'choose 4', 'choose 5']);
    place.plays(2, 'choose 4').refuses(1, 'choose 4', 'noSuchAdventurer', 'PR14.2').plays(1, 'choose 1');
    place
      .asks(0, 'adventurerCard', ['choose 2', 'choose 3', 'choose 5'])
      .plays(0, 'choose 5')
      .asks(0, 'adventurerSide');
    place.quotes(0, 'side a', { coins: 4 }).plays(0, 'side b').plays(1, 'side b').asks(2, 'adventurerSide');
  });

  it('PR14.3 PR14.15 start coins are those of the adventurer, no crowns, four markers', () => {
    const place = setup('adventureCoop', 1, { chapter: 2 });
    const card = place.state.adventure?.venturers[0]?.card ?? 0;
    place
      .plays(0, 'side a')
      .tells('coinsGained', { reason: 'start', amount: [0, 4, 3, 3, 3, 4][card]! })
      .crowns(0)
      .windows(0);
    assert.equal(place.view(0).players[0]?.venturer?.markers, 4);
  });

  it('PR14.4 PR14.5 PC54 the pack: so many events by mode and players, the end of the month at its bottom', () => {
    const sizes = (mode: Mode, seats: number[]) => seats.map((n) => setup(mode, n).state.adventure?.pack.length);
    assert.deepEqual(sizes('adventureCoop', [1, 2, 3, 4]), [3, 3, 3, 4]);
    assert.deepEqual(sizes('adventure', [2, 3, 4]), [5, 5, 5]);
    assert.deepEqual(sizes('adventureVariable', [2, 3, 4]), [5, 5, 5]);
    const bottom = (mode: Mode, seats: number) => setup(mode, seats).state.adventure?.pack[0];
    assert.deepEqual([bottom('adventure', 2), bottom('adventureVariable', 2)], ['ev-2', 'ev-3']);
    assert.ok(setup('adventureCoop', 2).state.adventure?.pack.includes('ev-1'));
    assert.ok(!setup('adventureCoop', 3).state.adventure?.pack.includes('ev-1'));
    assert.equal(EVENTS.filter(({ number }) => number === 0).length, 13);
  });

  it('PR14.7 PR17.5 the chapter opens with its title and its first mission, and no further page', () => {
    const place = begun(setup('adventureCoop', 2, { chapter: 3 }));
    assert.deepEqual(place.view(0).adventure?.pages, ['st-title-3', 'st-30']);
    assert.deepEqual(
      place.view('spectator').adventure?.missions.map(({ id }) => id),
      ['st-30'],
    );
    assert.deepEqual(begun(setup('adventure', 2)).view(1).adventure?.pages, ['st-cover', 'st-10']);
  });

  it('PR14.8 PR15.2 card 9 is known from the start, by chapter and players', () => {
    for (const chapter of [1, 2, 3, 4, 5])
      for (const seats of [1, 2, 3, 4]) {
        const targets = setup('adventureCoop', seats, { chapter }).state.rules.adventure?.targets;
        assert.ok(targets !== null && targets !== undefined && targets.markers >= 4 && targets.markers <= 4 * seats);
      }
    assert.equal(setup('adventure', 2).state.rules.adventure?.targets, null);
  });

  it('PR15.5 PC75 variable: four missions with a star, no story, event 3', () => {
    const { adventure } = begun(setup('adventureVariable', 2)).state;
    assert.equal(adventure?.missions.length, 4);
    assert.equal(new Set(adventure?.missions.map(({ id }) => id)).size, 4);
    for (const { id } of adventure?.missions ?? []) assert.ok(missionOf(id).star);
    assert.deepEqual(adventure?.pages, []);
    assert.equal(MISSIONS.filter(({ star }) => star).length, 15);
    const place = table({ mode: 'adventureVariable', missions: ['st-10'], pack: ['ev-3'], coins: [10, 9] });
    place
      .asks(0, 'buyOut')
      .quotes(0, 'buyOut', { cost: 10 })
      .plays(0, 'buyOut')
      .windows(1, 0)
      .tells('abilityUnlocked', {});
  });

  it('PR16.4 PR16.3 PC72 the coins of a new attempt are given one by one, for the team by the starting seat', () => {
    const place = setup('adventureCoop', 3, { failures: 2 });
    for (const seat of [0, 1, 2]) place.plays(seat, 'side a');
    place.asks(0, 'retryCoins', ['give 0', 'give 1', 'give 2']).quotes(0, 'give 1', { coins: 1 });
    const before = place.state.players.map((_, seat) => coinsOf(place.state, seat));
    for (const to of [0, 0, 0, 2, 2]) place.plays(0, `give ${to}`);
    assert.deepEqual(
      place.state.players.map((_, seat) => coinsOf(place.state, seat) - before[seat]!),
      [3, 0, 2],
    );
    place.asks(0, 'retryCoins').plays(0, 'give 2').tells('missionOpened', { mission: 'st-10' });
    const alone = setup('adventureCoop', 1, { failures: 2 }).plays(0, 'side a');
    alone.tells('coinsGained', { reason: 'retry', amount: 6 }).tells('turnBegan', { turn: 1 });
    assert.equal(setup('adventureCoop', 2).state.rules.adventure?.retryCoins, 0);
  });

  it('PR16.4 who is absent gives them round, and plays the first side', () => {
    const place = setup('adventureCoop', 2, { failures: 1 });
    place.plays(0, 'side b').plays(1, 'side b');
    for (const to of [0, 1, 0]) {
      assert.equal(portRoyal.format(defaultMove(place.state, 0)), `give ${to}`);
      place.plays(0, `give ${to}`);
    }
  });
});
