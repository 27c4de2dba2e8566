import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyMove } from '../../shared/bots/bot.ts';
import type { CoreState } from '../../shared/engine/core.ts';
import { play } from '../../shared/engine/play.ts';
import { gameFolder } from '../support/files.ts';
import { type Setting, settings } from '../support/games.ts';
import { type AnyEvent, eager, playOut, rngFor, seedOf } from '../support/random-play.ts';

/** Every so many moves of a game, for the dear comparisons. */
const STRIDE = 3;

/** Rare positions, then a whole game with its end. */
function eachPosition(
  { game, version, options, seats, trial }: Setting,
  n: number,
  onPosition: (state: CoreState) => void,
): void {
  trial.positions(seats).forEach(onPosition);
  const state: CoreState = game.setup(options, seats, seedOf(n), version);
  let count = 0;
  playOut(game, state, rngFor(n + 1), eager, () => count++ % STRIDE === 0 && onPosition(state), trial.longest);
  onPosition(state);
}

/** Shows positions together with one that `seat` must not be able to tell from it. */
function eachPair(
  setting: Setting,
  n: number,
  onPair: (real: CoreState, imagined: CoreState, seat: number, actor: number) => void,
): void {
  const { game, seats } = setting;
  const rng = rngFor(n);
  eachPosition(setting, n, (state) => {
    const actor = game.actors(state)[0] ?? 0;
    for (let seat = 0; seat < seats; seat++) {
      const imagined: CoreState = game.imagine(game.view(state, seat), seat, rng);
      onPair(state, imagined, seat, actor);
    }
  });
}

/** What is told up to the first event that turns something hidden up. */
function untilRevealed(events: readonly AnyEvent[], reveals: ReadonlySet<string>): AnyEvent[] {
  const end = events.findIndex(({ type }) => reveals.has(type));
  return end < 0 ? [...events] : events.slice(0, end);
}

describe('Nothing hidden can be told', () => {
  for (const setting of settings) {
    const { name, game, trial, seats } = setting;

    it(`PR17.1 PR17.4 M13.1 M13.2 M13.3 B16.1 B16.4 F27 ${name}: what a seat sees, may do and is refused does not depend on what it must not know`, () => {
      const conceivable = trial.conceivable();
      let different = 0;
      eachPair(setting, 21, (real, imagined, seat) => {
        if (JSON.stringify(real) !== JSON.stringify(imagined)) different++;
        assert.deepEqual(game.view(imagined, seat), game.view(real, seat));
        assert.deepEqual(game.actors(imagined), game.actors(real));
        assert.deepEqual(game.outcome(imagined), game.outcome(real));
        const moves: AnyMove[] = game.legalMoves(real, seat);
        assert.deepEqual(game.legalMoves(imagined, seat), moves);
        for (const move of conceivable)
          assert.deepEqual(game.check(imagined, seat, move), game.check(real, seat, move));
        for (const move of moves) assert.deepEqual(game.quote(imagined, seat, move), game.quote(real, seat, move));
        const actor = game.actors(real)[0];
        if (actor === seat) assert.deepEqual(game.defaultMove(imagined, seat), game.defaultMove(real, seat));
      });
      assert.ok(different > 20, 'the imagined states must be others');
    });

    it(`PR17.4 M13.3 B16.6 ${name}: what is told of a move does not depend on it either, until a card is turned up`, () => {
      let compared = 0;
      eachPair(setting, 22, (real, imagined, seat, actor) => {
        for (const move of game.legalMoves(real, actor)) {
          // what another one may do may depend on what they hide, as with hidden money
          if (game.check(imagined, actor, move) !== null) {
            assert.notEqual(actor, seat);
            continue;
          }
          const told = [real, imagined].map((state) => {
            const result = play(game, state, actor, move);
            assert.ok(result.ok);
            const events = result.events.map((event) => game.redact(event, seat)).filter((event) => event !== null);
            return untilRevealed(events, trial.reveals(real));
          });
          compared += told[0]!.length;
          assert.deepEqual(told[1], told[0]);
        }
      });
      assert.ok(compared > 100);
    });

    it(`PR18.1 M15.6 B2.9 B2.10 ${name}: an imagined state is a whole one, and can be played to its end`, () => {
      let n = 0;
      eachPair(setting, 23, (_real, imagined) => {
        trial.watch(imagined);
        if (n++ % 40 !== 0) return;
        const watch = trial.watch(game.clone(imagined));
        playOut(game, imagined, rngFor(n), eager, (_seat, _move, apply) => watch(imagined, apply()), trial.longest);
      });
      assert.ok(n > seats);
    });
  }
});

describe('The comparison', () => {
  it('sees a view that lets out one card of the deck', () => {
    const setting = settings[0]!;
    const { game } = setting;
    const leaky = (state: CoreState) => ({
      ...game.view(state, 0),
      leak: (state as unknown as { deck: number[] }).deck.at(-1),
    });
    let seen = 0;
    eachPair(setting, 25, (real, imagined) => {
      if (JSON.stringify(leaky(real)) !== JSON.stringify(leaky(imagined))) seen++;
    });
    assert.ok(seen > 10);
  });
});

describe('The comparison of Manila', () => {
  const settingOf = (hideCash: boolean): Setting =>
    settings.find(
      ({ game, options }) => game.meta.id === 'manila' && (options as { hideCash: boolean }).hideCash === hideCash,
    )!;
  const seesLeak = (setting: Setting, leak: (players: readonly object[]) => unknown): number => {
    let seen = 0;
    eachPair(setting, 26, (real, imagined, seat) => {
      const [a, b] = [real, imagined].map((state) => {
        const { players } = state as unknown as { players: readonly object[] };
        return JSON.stringify(players.map((player, other) => (other === seat ? null : leak([player]))));
      });
      if (a !== b) seen++;
    });
    return seen;
  };

  it('M13.1 sees a view that lets out a hand', () => {
    assert.ok(seesLeak(settingOf(false), ([player]) => (player as { shares: string[] }).shares) > 10);
  });

  it('M13.2 sees a view that lets out hidden money, and that open money is the same', () => {
    const cash = ([player]: readonly object[]) => (player as { cash: number }).cash;
    assert.ok(seesLeak(settingOf(true), cash) > 10);
    const shown = settingOf(false);
    const open: Setting = { ...shown, trial: { ...shown.trial, positions: () => [] } };
    assert.equal(seesLeak(open, cash), 0);
  });
});

describe('The comparison of Borneo', () => {
  it('B16.1 sees a view that lets out a hand, the next card, or a mission that lies face down', () => {
    const setting = settings.find(({ game }) => game.meta.id === 'borneo')!;
    interface Secrets {
      readonly players: readonly { readonly hand: string[]; readonly missions: string[] }[];
      readonly draw: string[];
    }
    const seen = { hand: 0, draw: 0, missions: 0 };
    const differ = (part: (state: Secrets) => unknown, [a, b]: readonly CoreState[]) =>
      JSON.stringify(part(a as unknown as Secrets)) === JSON.stringify(part(b as unknown as Secrets)) ? 0 : 1;
    eachPair(setting, 27, (real, imagined, seat) => {
      const pair = [real, imagined];
      const other = (seat + 1) % setting.seats;
      seen.hand += differ(({ players }) => players[other]?.hand, pair);
      seen.missions += differ(({ players }) => players[other]?.missions, pair);
      seen.draw += differ(({ draw }) => draw.at(-1), pair);
    });
    assert.ok(seen.hand > 10 && seen.draw > 10 && seen.missions > 10, JSON.stringify(seen));
  });
});

describe('What leaves the house', () => {
  /** `players[].coins: number`, for every path in a value. */
  function shapeOf(value: unknown, path = '', found = new Set<string>()): Set<string> {
    if (Array.isArray(value)) for (const part of value) shapeOf(part, `${path}[]`, found);
    else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) shapeOf(part, path ? `${path}.${key}` : key, found);
    else found.add(`${path}: ${value === null ? 'null' : typeof value}`);
    return found;
  }

  for (const id of new Set(settings.map(({ game }) => game.meta.id))) {
    it(`PR17.4 M13.3 B16.2 ${id}: the view has the fields of the list, and not one more`, () => {
      const shape = new Set<string>();
      for (const setting of settings.filter(({ game }) => game.meta.id === id)) {
        const { game, seats } = setting;
        const viewers = [...Array(seats).keys(), 'spectator', 'omniscient'] as const;
        eachPosition(setting, 24, (state) => {
          for (const viewer of viewers) shapeOf(game.view(state, viewer as never), '', shape);
        });
      }
      const allowed = readFileSync(join(gameFolder(id), 'support', 'visible-fields.txt'), 'utf8')
        .trim()
        .split('\n');
      assert.deepEqual([...shape].sort(), allowed);
    });
  }
});
