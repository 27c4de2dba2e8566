import assert from 'node:assert/strict';
import { boatOdds, manila } from '../../../../shared/games/manila/index.ts';
import { anyOf, playOut, rngFor, seedOf } from '../../../support/random-play.ts';
import { table } from '../support/table.ts';

describe('Manila: rolls', () => {
  it('M7.1 one die for each boat at sea, which moves by all of it', () => {
    const at = table({ moment: 'roll', boats: { nutmeg: 4, silk: 3, jade: 2 } }).asks(0, 'roll', ['roll']);
    at.rolls(6, 1, 4).boat('nutmeg', 10).boat('silk', 4).boat('jade', 6);
    at.tells('diceRolled', {
      seat: 0,
      roll: 1,
      dice: [
        { ware: 'nutmeg', face: 6 },
        { ware: 'silk', face: 1 },
        { ware: 'jade', face: 4 },
      ],
    });
    at.tells('boatSailed', { ware: 'nutmeg', from: 4, to: 10 });
    assert.deepEqual(
      at.state.boats.map(({ die }) => die),
      [6, 1, 4],
    );
  });

  it('M7.1 the master rolls, nobody else, and the dice are a question although there is one answer', () => {
    const at = table({ moment: 'roll', boats: { nutmeg: 4, silk: 3, jade: 2 }, master: 1 }).asks(1, 'roll', ['roll']);
    at.refuses(0, 'roll', 'notYourTurn', 'M15.4', { turn: 1 });
    at.refuses(1, 'pass', 'notNow', 'M15.4', { move: 'pass', asked: 'roll' });
  });

  it('M7.2 past 13 it docks in the lowest free letter, and the rest of the die is lost', () => {
    const at = table({ moment: 'roll', rolls: 1, boats: { nutmeg: 4, silk: 9, jade: 11 } }).rolls(2, 5, 6);
    at.boat('nutmeg', 6).boat('silk', 'port A').boat('jade', 'port B');
    at.tells('boatSailed', { ware: 'jade', from: 11, to: 14 });
    // where it stood last
    assert.equal(at.state.boats[2]?.position, 11);
    at.tells('boatBerthed', { ware: 'silk', haven: 'port', letter: 'A', how: 'sailed' });
  });

  it('M7.2 a docked boat has no die and does not move', () => {
    const at = table({ moment: 'roll', rolls: 2, boats: { nutmeg: 'port', silk: 2, jade: 3 } }).rolls(2, 5);
    at.tells('diceRolled', {
      dice: [
        { ware: 'silk', face: 2 },
        { ware: 'jade', face: 5 },
      ],
    });
    assert.ok(!at.events.some((event) => event.type === 'boatSailed' && event.ware === 'nutmeg'));
  });

  it('M7.3 A11 letters go by lanes', () => {
    const at = table({ moment: 'roll', rolls: 1, boats: { jade: 12, nutmeg: 12, silk: 12 } }).rolls(2, 6, 4);
    at.boat('jade', 'port A').boat('nutmeg', 'port B').boat('silk', 'port C');
  });

  it('M7.4 the first roll brings nobody to 13, and 13 is not the port', () => {
    table({ moment: 'roll', boats: { nutmeg: 5, silk: 4, jade: 0 } })
      .rolls(6, 6, 6)
      .boat('nutmeg', 11);
    const at = table({ moment: 'roll', rolls: 1, boats: { nutmeg: 11, silk: 4, jade: 0 } }).rolls(2, 1, 1);
    at.boat('nutmeg', 13).asks(0, 'placement').doesNotTell('boatBerthed');
    at.passRound().rolls(1, 1, 1).tells('boatBerthed', { ware: 'nutmeg', how: 'sailed' });
  });

  it('M7.5 A21 C33 all docked after the second roll: the last round, then the settlement', () => {
    const at = table({ moment: 'roll', rolls: 1, boats: { jade: 12, nutmeg: 12, silk: 12 }, pilots: { small: 0 } });
    at.rolls(2, 6, 4)
      .asks(0, 'placement')
      .passRound()
      .tells('voyageEnded')
      .asks(0, 'auction')
      .values({ jade: 5, silk: 5 });
    at.doesNotTell('diceRolled').doesNotTell('pilotWaived');
  });

  it('M1.2 M15.5 dice are fair over many games, each ware by itself', () => {
    const options = manila.parseOptions({});
    assert.ok(options.ok);
    const faces: Record<string, number[]> = {};
    for (let n = 0; n < 300; n++) {
      const state = manila.setup(options.value, 3 + (n % 3), seedOf(n), manila.meta.rulesVersion);
      playOut(manila, state, rngFor(n), anyOf, (_seat, _move, apply) => {
        for (const event of apply())
          if (event.type === 'diceRolled')
            for (const { ware, face } of (event as unknown as { dice: { ware: string; face: number }[] }).dice) {
              faces[ware] ??= Array<number>(6).fill(0);
              faces[ware][face - 1]!++;
            }
      });
    }
    for (const counts of Object.values(faces)) {
      const mean = counts.reduce((sum, count) => sum + count, 0) / 6;
      const chiSquare = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
      assert.ok(mean > 400);
      // five degrees of freedom: exceeded once in a thousand times
      assert.ok(chiSquare < 20.5, `${counts}: ${chiSquare}`);
    }
    assert.equal(Object.keys(faces).length, 4);
  });

  it('M7.1 C23 played without pilots, boats arrive as often as the odds say', () => {
    const options = manila.parseOptions({});
    assert.ok(options.ok);
    const starts = new Map<number, { arrive: number; on13: number; short: number }>();
    for (let n = 0; n < 1500; n++) {
      const state = manila.setup(options.value, 4, seedOf(n), manila.meta.rulesVersion);
      for (
        let seat = manila.actors(state)[0];
        seat !== undefined && state.voyage === 1;
        seat = manila.actors(state)[0]
      ) {
        const moves = manila.legalMoves(state, seat).filter(({ type }) => type !== 'borrow');
        const launches = moves.filter(({ type }) => type === 'launch');
        const move = launches[n % launches.length] ?? manila.defaultMove(state, seat);
        manila.apply(state, seat, move, (event) => {
          if (event.type !== 'boatBerthed') return;
          const boat = state.boats.find(({ ware }) => ware === event.ware);
          const tally = starts.get(boat?.start ?? 0) ?? { arrive: 0, on13: 0, short: 0 };
          if (event.how === 'sailed') tally.arrive++;
          if (event.how === 'unmolested') tally.on13++;
          if (event.how === 'towed') tally.short++;
          starts.set(boat?.start ?? 0, tally);
        });
      }
    }
    assert.deepEqual([...starts.keys()].sort(), [0, 1, 2, 3, 4, 5]);
    for (const [start, tally] of starts) {
      const odds = boatOdds(start, 3);
      const total = tally.arrive + tally.on13 + tally.short;
      for (const end of ['arrive', 'on13', 'short'] as const) {
        // four standard deviations
        const slack = 4 * Math.sqrt((odds[end] * (1 - odds[end])) / total);
        assert.ok(Math.abs(tally[end] / total - odds[end]) < slack, `${start} ${end}: ${tally[end]} of ${total}`);
      }
    }
  });
});
