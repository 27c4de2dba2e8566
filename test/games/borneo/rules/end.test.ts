import assert from 'node:assert/strict';
import { borneo, type CardId, MISSION_KINDS, SHIPMENTS } from '../../../../shared/games/borneo/index.ts';
import { score } from '../../../../shared/games/borneo/scoring.ts';
import { anyOf, playOut, rngFor, seedOf } from '../../../support/random-play.ts';
import { type Situation, table } from '../support/table.ts';
import { results } from './vectors.ts';

const shipping = (situation: Situation) => table({ moment: 'ship', ...situation });

describe('Borneo: drawing', () => {
  it('B4.1 B12.1 two cards, then the left neighbour', () => {
    const at = shipping({ hands: [['S10', 'S20']], draw: ['S30', 'S31', 'S32'], active: 0 });
    at.plays(0, 'ship S10 1').hand(0, 'S20', 'S30', 'S31').asks(1, 'company').tells('turnBegan', { seat: 1, turn: 2 });
    const last = shipping({ hands: [[], [], ['S10', 'S20']], active: 2 }).plays(2, 'ship S10 1');
    last.tells('turnBegan', { seat: 0 });
  });

  it('B12.1 R28 F22 the discard pile is shuffled when a card is needed, not earlier', () => {
    const early = shipping({ hands: [['S10', 'S20']], draw: ['S30', 'S31'], discard: ['S40', 'S41'] });
    early.plays(0, 'ship S10 1').doesNotTell('pileReshuffled').discarded('S40', 'S41');
    assert.equal(early.state.draw.length, 0);
    const late = shipping({ hands: [['S10', 'S20']], draw: [], discard: ['S40', 'S41', 'S42'] });
    late.plays(0, 'ship S10 1').tells('pileReshuffled', { cards: 3 }).discarded();
    assert.equal(late.state.draw.length, 1);
    const discard = SHIPMENTS.map(({ id }) => id).slice(40);
    const { draw } = shipping({ hands: [['S10', 'S20']], draw: [], discard }).plays(0, 'ship S10 1').state;
    assert.notDeepEqual(draw, [...draw].sort(), 'shuffled');
  });

  it('B12.5 F33 the shuffle may come between the two cards, and the card thrown is not in it', () => {
    const hand = ['S10', 'S20', 'S21', 'S22', 'S23', 'S24'];
    const at = shipping({ hands: [hand], draw: ['S30'], discard: ['S40'] }).plays(0, 'ship S10 1');
    const types = at.events.map(({ type }) => type);
    assert.deepEqual(types.slice(1), ['cardDrawn', 'pileReshuffled', 'cardDrawn']);
    at.asks(0, 'discard').plays(0, 'discard S40').tells('cardThrown', { seat: 0, card: 'S40' }).discarded('S40');
  });

  it('B12.3 B12.4 R27 F21 more than six cards: one is thrown, any of them', () => {
    const hand = ['S10', 'S20', 'S21', 'S22', 'S23', 'S24'];
    const at = shipping({ hands: [hand], draw: ['S30', 'S31', 'S32'] }).plays(0, 'ship S10 1');
    at.asks(
      0,
      'discard',
      ['S20', 'S21', 'S22', 'S23', 'S24', 'S30', 'S31'].map((card) => `discard ${card}`),
    );
    at.refuses(0, 'discard S10', 'notInHand', 'B12.3').refuses(0, 'pass', 'notNow', 'B4.1');
    at.plays(0, 'discard S31').discarded('S31').asks(1, 'company');
    shipping({ hands: [hand.slice(1)], draw: ['S30', 'S31'] })
      .plays(0, 'ship S20 1')
      .asks(1, 'company');
  });
});

const LAST: Situation = {
  hands: [['S43', 'S60'], ['S05'], ['S06']],
  places: [['tidore', 'S25', 'S48', 'S01'], ['banda', 'S31'], ['ternate']],
  companies: { red: [1, 2] },
  harbours: [],
};
const PAIRS: readonly (readonly CardId[])[] = [
  ['S52', 'S55'],
  ['S49', 'S59'],
  ['S50', 'S53'],
];

describe('Borneo: the end', () => {
  it('B11.1 B11.3 B13.1 R22 F23 without a new harbour the game ends after the picks, and nobody draws', () => {
    const at = shipping({ ...LAST, warehouses: PAIRS })
      .plays(0, 'ship S43 1')
      .asks(1, 'pick');
    at.inTurn('pick S25', 'pick S48', 'pick S01');
    at.tells('endBegan', { reason: 'harbours', seat: 0 }).doesNotTell('cardDrawn').doesNotTell('harbourOpened');
    assert.deepEqual(
      at.state.players.map(({ hand }) => hand),
      [[], [], []],
    );
    assert.deepEqual(
      at.state.places.map(({ harbour, column }) => [harbour, column]),
      [
        [null, []],
        [null, []],
        [null, []],
      ],
    );
    assert.deepEqual(at.state.buried, ['S60', 'S05', 'S06']);
    for (const card of ['S31', 'banda', 'ternate']) assert.ok(at.state.removed.includes(card));
  });

  it('B13.2 R23 F23 last missions from the left of the last active player, who comes last, one each', () => {
    const at = shipping({ ...LAST, warehouses: PAIRS });
    at.inTurn('ship S43 1', 'pick S25', 'pick S48', 'pick S01').asks(1, 'finalMission', ['pass', 'mission same4']);
    at.plays(1, 'mission same4').plays(1, 'pay S49').tells('missionCompleted', { seat: 1 }).asks(2, 'finalMission');
    at.plays(2, 'pass').tells('passed', { seat: 2, phase: 'finalMission' }).asks(0, 'finalMission');
    at.plays(0, 'mission same4').plays(0, 'pay S52').over('harbours', [1], [2, 1, 3]);
    at.refuses(0, 'pass', 'gameOver', 'B13.6');
  });

  it('B13.2 B15.4 F26 who can pay for nothing is not asked; no pirates at the end', () => {
    const warehouses = [['S52', 'S49', 'S56'], ['S04', 'S07', 'S10'], []];
    const at = shipping({ ...LAST, warehouses, options: { blackbeard: true }, ship: 2 });
    at.inTurn('ship S43 1', 'pick S25', 'pick S48', 'pick S01').asks(0, 'finalMission', ['pass', 'mission same4']);
    at.refuses(0, 'mission each1 pirates', 'noPirates', 'B15.4');
  });

  it('B12.2 R21 F24 without a shipment to draw the game ends, with none and with one left', () => {
    const none = shipping({ hands: [['S10', 'S20']], draw: [], warehouses: [['S01'], [], []] });
    none.plays(0, 'ship S10 1').tells('endBegan', { reason: 'shipments', seat: 0 }).doesNotTell('cardDrawn');
    none.over('shipments', [0], [1, 2, 2]);
    const one = shipping({ hands: [['S10', 'S20']], draw: ['S30'] }).plays(0, 'ship S10 1');
    one.tells('cardDrawn', { seat: 0, card: 'S30' }).tells('endBegan', { reason: 'shipments' });
    assert.ok(one.state.buried.includes('S30'));
  });

  it('B13.6 the missions are turned up at the end, not before', () => {
    const at = shipping({ ...LAST, warehouses: PAIRS, completed: [[], ['each1', 'each2'], ['same8']] });
    at.inTurn('ship S43 1', 'pick S25', 'pick S48', 'pick S01', 'pass', 'pass');
    assert.equal(borneo.view(at.state, 0).players[1]?.missions, null);
    at.plays(0, 'pass').tells('missionsRevealed', { missions: [[], ['each1', 'each2'], ['same8']] });
    assert.deepEqual(borneo.view(at.state, 0).players[1]?.missions, ['each1', 'each2']);
  });

  for (const { id, players, scores, places } of results)
    it(`B13.3 B13.4 B13.5 B15.4 R24 F25 F26 F29 F36 ${id}`, () => {
      const singles = SHIPMENTS.map((card) => card.id);
      const ports = ['tidore', 'banda', 'bantam', 'brunei', 'ternate'];
      const held = players.map(({ shipments, harbours, missions }) => ({
        hand: [],
        warehouse: [...singles.splice(-shipments, shipments), ...ports.splice(0, harbours)],
        missions: [...missions],
      }));
      const ship = players.findIndex((player) => player.ship);
      const outcome = score({ players: held, ship: ship < 0 ? null : ship }, 'harbours');
      assert.deepEqual([outcome.scores, outcome.places], [scores, places]);
      assert.deepEqual(
        outcome.winners,
        places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
      );
    });

  it('B11.2 B17.3 B2.10 F28 random games have two distributions fewer than harbours, and 46 turns at most', () => {
    for (const [seats, distributions] of [
      [3, 10],
      [5, 8],
    ] as const)
      for (let n = 0; n < 8; n++) {
        const options = borneo.parseOptions({});
        assert.ok(options.ok);
        const state = borneo.setup(options.value, seats, seedOf(n), borneo.meta.rulesVersion);
        let told = 0;
        playOut(borneo, state, rngFor(n), anyOf, (_seat, _move, apply) => {
          told += apply().filter(({ type }) => type === 'distributionBegan').length;
        });
        if (state.ending === 'harbours') assert.equal(told, distributions);
        assert.ok(state.turn <= 46);
        const kept = MISSION_KINDS.reduce((sum, kind) => sum + state.missions[kind], 0);
        const taken = state.players.reduce((sum, { missions }) => sum + missions.length, 0);
        assert.equal(kept + taken, seats === 5 ? 16 : 12);
      }
  });
});
