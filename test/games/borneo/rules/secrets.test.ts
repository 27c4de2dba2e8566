import assert from 'node:assert/strict';
import { borneo, type Event } from '../../../../shared/games/borneo/index.ts';
import { table } from '../support/table.ts';

describe('Borneo: what is hidden', () => {
  const at = () =>
    table({
      hands: [['S10', 'S20'], ['S30'], ['S40', 'S41', 'S42']],
      completed: [['each1'], ['same4', 'each2'], []],
      warehouses: [['S01'], ['S02', 'bantam'], []],
      discard: ['S50'],
    });

  it('B16.1 R25 F27 hands and face-down missions are for their owner, the others see how many', () => {
    const { state } = at();
    const [own, other] = [borneo.view(state, 1), borneo.view(state, 0)];
    assert.deepEqual([own.players[1]?.hand, own.players[1]?.missions], [['S30'], ['same4', 'each2']]);
    for (const viewer of [0, 2, 'spectator'] as const) {
      const shown = borneo.view(state, viewer).players[1];
      assert.deepEqual([shown?.hand, shown?.cards, shown?.missions, shown?.completed], [null, 1, null, 2]);
    }
    assert.deepEqual([other.draw, other.harbours], [state.draw.length, state.harbours.length]);
    const text = JSON.stringify(other);
    for (const card of state.draw) assert.ok(!text.includes(card));
  });

  it('B16.2 F27 companies, columns, warehouses, the discard pile and what is left of missions are open', () => {
    const { state } = at();
    const view = borneo.view(state, 'spectator');
    assert.deepEqual(view.players[1]?.warehouse, ['S02', 'bantam']);
    assert.deepEqual([view.discard, view.missions, view.ship], [['S50'], state.missions, null]);
    assert.equal(view.missions.same4, 2);
    assert.deepEqual(view.companies, state.companies);
  });

  it('B16.3 cards laid are open, cards kept are not, not even at the end', () => {
    const fight = table({
      moment: 'company',
      companies: { red: [1, 0] },
      hands: [
        ['S01', 'S05'],
        ['S14', 'S06'],
      ],
    });
    fight.inTurn('attack red 2 1', 'attackCard S01');
    const { prompt } = borneo.view(fight.state, 'spectator');
    assert.deepEqual('combat' in prompt && prompt.combat.attack, ['S01']);
    assert.ok(!JSON.stringify(borneo.view(fight.state, 'spectator')).includes('S05'));
    const last = table({ moment: 'ship', hands: [['S10', 'S20']], draw: ['S30'] }).plays(0, 'ship S10 1');
    last.over('shipments', [0, 1, 2]);
    for (const viewer of [0, 1, 'spectator', 'omniscient'] as const)
      assert.ok(!JSON.stringify(borneo.view(last.state, viewer)).includes('S20'));
  });

  it('B16.4 R38 F31 to the others a defender with and one without usable cards look alike', () => {
    const told = (defender: string[]) => {
      const fight = table({
        moment: 'company',
        companies: { red: [1, 0] },
        hands: [['S01', 'S05'], defender, ['S60']],
      });
      fight.inTurn('attack red 2 1', 'attackCard S01');
      const asked = JSON.stringify(borneo.view(fight.state, 0));
      fight.inTurn('done', 'swap');
      return [asked, JSON.stringify(fight.history.map((event) => borneo.redact(event, 0)))];
    };
    const [armed, bare] = [told(['S14', 'S15']), told(['S06', 'S12'])];
    assert.equal(armed[0], bare[0]);
    assert.equal(armed[1], bare[1]);
  });

  it('B16.5 a mission is completed openly, with its kind and payment', () => {
    const event: Event = { type: 'missionCompleted', seat: 0, kind: 'each1', points: 6, cards: ['S04'] };
    assert.deepEqual(borneo.redact(event, 2), event);
    const taken = table({ warehouses: [['S52', 'S55']] }).inTurn('mission same4', 'pay S52');
    assert.equal(borneo.view(taken.state, 1).players[0]?.completed, 1);
    assert.equal(borneo.view(taken.state, 1).missions.same4, 2);
  });

  it('B16.6 a drawn card is known to who drew it; the one thrown to all', () => {
    const drawn: Event = { type: 'cardDrawn', seat: 1, card: 'S09' };
    assert.deepEqual(borneo.redact(drawn, 1), drawn);
    assert.deepEqual(borneo.redact(drawn, 'omniscient'), drawn);
    for (const viewer of [0, 2, 'spectator'] as const)
      assert.deepEqual(borneo.redact(drawn, viewer), { type: 'cardDrawn', seat: 1, card: null });
    const thrown: Event = { type: 'cardThrown', seat: 1, card: 'S09' };
    assert.deepEqual(borneo.redact(thrown, 0), thrown);
  });

  it('B16.1 B7.1 what a seat imagines has a card for an attack that was announced', () => {
    const hands = [['S13', 'S05'], ['S30'], ['S40']];
    const fight = table({ moment: 'company', companies: { red: [1, 0] }, hands }).inTurn('attack red 2 1');
    for (let n = 1; n < 60; n++) {
      const imagined = borneo.imagine(borneo.view(fight.state, 1), 1, [n, 2, 3, 4]);
      assert.ok(borneo.legalMoves(imagined, 0).length > 0);
      assert.deepEqual(borneo.view(imagined, 1), borneo.view(fight.state, 1));
    }
  });
});
