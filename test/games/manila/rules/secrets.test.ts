import assert from 'node:assert/strict';
import { manila, WARES } from '../../../../shared/games/manila/index.ts';
import { anyOf, playOut, rngFor, seedOf } from '../../../support/random-play.ts';
import { table } from '../support/table.ts';

const SHARES = [
  ['jade', 'nutmeg', 'silk'],
  ['silk', 'silk'],
  ['ginseng', 'jade'],
] as const;

describe('Manila: secrets', () => {
  it('M13.1 everybody sees only their own shares, and spectators none', () => {
    const { state } = table({ shares: SHARES });
    const hands = (viewer: 0 | 1 | 2 | 'spectator' | 'omniscient') =>
      manila.view(state, viewer).players.map(({ hand }) => hand);
    assert.deepEqual(hands(0), [['nutmeg', 'silk', 'jade'], null, null]);
    assert.deepEqual(hands(2), [null, null, ['ginseng', 'jade']]);
    assert.deepEqual(hands('spectator'), [null, null, null]);
    assert.deepEqual(hands('omniscient'), [
      ['nutmeg', 'silk', 'jade'],
      ['silk', 'silk'],
      ['ginseng', 'jade'],
    ]);
  });

  it('M13.1 what was bought is public, and so are the numbers of shares and pledges', () => {
    const { state } = table({ shares: SHARES, pledged: [2] });
    const [player] = manila.view(state, 'spectator').players;
    assert.deepEqual([player?.bought, player?.shares, player?.pledged], [['silk'], 3, 2]);
  });

  it('M13.2 A9 cash is public, unless the table hides it', () => {
    const cash = (input: object, viewer: 1 | 'spectator') =>
      manila.view(table({ cash: [7, 8, 9], options: input }).state, viewer).players.map((player) => player.cash);
    assert.deepEqual(cash({}, 'spectator'), [7, 8, 9]);
    assert.deepEqual(cash({ hideCash: true }, 'spectator'), [null, null, null]);
    assert.deepEqual(cash({ hideCash: true }, 1), [null, 8, null]);
  });

  it('M13.1 M13.2 at the end everything is shown to everybody', () => {
    const at = table({
      moment: 'roll',
      rolls: 2,
      boats: { nutmeg: 13, silk: 3, jade: 3 },
      values: { nutmeg: 20 },
      shares: SHARES,
      options: { hideCash: true },
    }).rolls(1, 1, 1);
    for (const { hand, cash } of manila.view(at.state, 'spectator').players) assert.ok(hand !== null && cash !== null);
    at.tells('sharesRevealed', { hands: SHARES.map((hand) => [...hand]) });
  });

  it('M13.3 no event of a running game names a share that was not bought', () => {
    const options = manila.parseOptions({ hideCash: true });
    assert.ok(options.ok);
    const state = manila.setup(options.value, 4, seedOf(3), manila.meta.rulesVersion);
    playOut(manila, state, rngFor(3), anyOf, (_seat, _move, apply) => {
      const events = apply();
      if (manila.outcome(state) !== null) return;
      for (const event of events) {
        assert.notEqual(event.type, 'sharesRevealed');
        assert.ok(!/"(hands?|cash|funds)":/.test(JSON.stringify(event)), JSON.stringify(event));
        assert.deepEqual(manila.redact(event as never, 'spectator'), event);
      }
    });
  });

  it('M13.3 M13.1 an imagined hand has the right size, keeps what was bought and loses no share', () => {
    const { state } = table({ shares: SHARES, options: { hideCash: true } });
    const seen = new Set<string>();
    for (let n = 0; n < 50; n++) {
      const imagined = manila.imagine(manila.view(state, 1), 1, rngFor(n));
      assert.deepEqual(
        imagined.players.map(({ shares }) => shares.length),
        [3, 2, 2],
      );
      assert.deepEqual([imagined.players[0]?.shares[2], [...imagined.players[1]!.shares]], ['silk', ['silk', 'silk']]);
      for (const ware of WARES) {
        const held = imagined.players.flatMap(({ shares }) => shares).filter((share) => share === ware).length;
        assert.equal(held + imagined.supply[ware], 5);
      }
      seen.add(JSON.stringify(imagined.players.map(({ shares }) => [...shares].sort())));
    }
    assert.ok(seen.size > 3, 'hands are imagined at random');
  });

  it('M13.3 imagined money covers the bid that stands', () => {
    const { state } = table({ options: { hideCash: true }, cash: [60, 90, 30] })
      .plays(0, 'bid 80')
      .asks(1, 'auction');
    for (let n = 0; n < 30; n++) {
      const imagined = manila.imagine(manila.view(state, 2), 2, rngFor(n));
      assert.ok(imagined.players[0]!.cash + 24 >= 80);
      assert.equal(imagined.players[2]!.cash, 30);
    }
  });
});
