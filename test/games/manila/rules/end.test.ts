import assert from 'node:assert/strict';
import { manila } from '../../../../shared/games/manila/index.ts';
import { anyOf, playOut, rngFor, seedOf } from '../../../support/random-play.ts';
import { table } from '../support/table.ts';

describe('Manila: values, end, scoring', () => {
  it('M12.1 each ware in port rises one step, however it came there, after all payments', () => {
    const at = table({
      moment: 'roll',
      rolls: 2,
      boats: { nutmeg: 'port', silk: 12, jade: 12 },
      values: { nutmeg: 5, silk: 10, jade: 20, ginseng: 20 },
      pirates: [1],
    });
    at.rolls(2, 1).plays(1, 'send jade shipyard').values({ nutmeg: 10, silk: 20, jade: 20, ginseng: 20 });
    const types = at.events.map(({ type }) => type);
    assert.ok(types.lastIndexOf('moneyPaid') < types.indexOf('valueRose'));
    assert.deepEqual(at.state.settlement?.rises, [
      { ware: 'nutmeg', from: 5, to: 10 },
      { ware: 'silk', from: 10, to: 20 },
    ]);
  });

  it('M12.2 below 30 the board is cleared, everybody goes home, the next voyage begins', () => {
    const at = table({
      moment: 'roll',
      rolls: 2,
      boats: { nutmeg: 3, silk: 3, jade: 3 },
      crews: { nutmeg: [0], jade: [1] },
      pirates: [2],
      pilots: { small: 2, large: 1 },
      port: { A: 0 },
      shipyard: { C: 2 },
      insurer: 1,
    });
    at.rolls(1, 1, 1)
      .tells('voyageEnded', { voyage: 1 })
      .tells('voyageBegan', { voyage: 2, opener: 0 })
      .inHand(4, 4, 4);
    const { boats, port, shipyard, pirates, pilots, insurer, rolls, round } = at.state;
    const nobody = { A: null, B: null, C: null };
    assert.deepEqual(
      { boats, port, shipyard, pirates, pilots, insurer, rolls, round },
      {
        boats: [],
        port: nobody,
        shipyard: nobody,
        pirates: [null, null],
        pilots: { small: null, large: null },
        insurer: null,
        rolls: 0,
        round: 0,
      },
    );
    assert.equal(at.state.settlement?.voyage, 1);
  });

  it('M12.2 C18 from 20 to 30 ends the game after the settlement', () => {
    const at = table({
      moment: 'roll',
      rolls: 2,
      boats: { nutmeg: 13, silk: 3, jade: 3 },
      crews: { nutmeg: [1] },
      values: { nutmeg: 20, silk: 20 },
      cash: [40, 0, 0],
      shares: [['nutmeg', 'silk'], [], []],
      pledged: [1],
    });
    at.rolls(1, 1, 1).cash(40, 24, 0).over('market', [0], [1, 2, 3]);
    at.tells('sharesRevealed', { hands: [['nutmeg', 'silk'], [], []] }).doesNotTell('voyageBegan');
    assert.deepEqual(manila.outcome(at.state)?.scores, [75, 24, 0]);
    at.refuses(0, 'roll', 'gameOver', 'M12.2');
    assert.deepEqual(
      [0, 1, 2].map((seat) => manila.legalMoves(at.state, seat)),
      [[], [], []],
    );
  });

  it('M12.3 fortune counts pledged shares in full, less 15 each, and may be negative', () => {
    const at = table({
      moment: 'roll',
      rolls: 2,
      boats: { nutmeg: 13, silk: 3, jade: 3 },
      values: { nutmeg: 20 },
      cash: [3, 7, 10],
      shares: [['jade', 'ginseng'], ['nutmeg', 'nutmeg'], []],
      pledged: [2, 1],
    });
    at.rolls(1, 1, 1);
    assert.deepEqual(manila.outcome(at.state)?.scores, [3 - 30, 7 + 60 - 15, 10]);
  });

  it('M12.4 A10 C19 equal fortunes share the victory and the place', () => {
    const at = table({
      seats: 4,
      moment: 'roll',
      rolls: 2,
      boats: { nutmeg: 13, silk: 3, jade: 3 },
      values: { nutmeg: 20 },
      cash: [10, 40, 40, 10],
      shares: [[], [], [], []],
    });
    at.rolls(1, 1, 1).over('market', [1, 2], [3, 1, 1, 3]);
  });

  it('M12.2 several wares may reach 30 at once', () => {
    const at = table({
      moment: 'roll',
      rolls: 2,
      boats: { nutmeg: 13, silk: 13, jade: 3 },
      values: { nutmeg: 20, silk: 20 },
    });
    at.rolls(1, 1, 1).values({ nutmeg: 30, silk: 30 });
    assert.notEqual(manila.outcome(at.state), null);
  });

  it('M12.2 C37 never fewer than four voyages; six on average', () => {
    const options = manila.parseOptions({});
    assert.ok(options.ok);
    let sum = 0;
    const games = 300;
    for (let n = 0; n < games; n++) {
      const state = manila.setup(options.value, 3 + (n % 3), seedOf(n), manila.meta.rulesVersion);
      playOut(manila, state, rngFor(n), anyOf, () => {});
      assert.ok(state.voyage >= 4 && state.voyage <= 20);
      sum += state.voyage;
    }
    assert.ok(Math.abs(sum / games - 6) < 0.4, `${sum / games} voyages`);
  });
});
