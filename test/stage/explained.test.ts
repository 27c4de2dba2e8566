import assert from 'node:assert/strict';
import { isLeading, pointsSoFar } from '../../client/games/borneo/page/standing.ts';
import { loadWords } from '../../client/games/table-words.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { Event, View } from '../../shared/games/borneo/index.ts';
import { type GameId, gameIds } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { LANGS } from '../../shared/i18n/load.ts';
import { canvases } from '../support/canvases.ts';
import { eager, playOut, rngFor, seedOf } from '../support/random-play.ts';
import { text } from '../support/staged.ts';

const sizes = [
  { width: 1004, height: 748 },
  { width: 390, height: 740 },
];

/** What people ask about, by the beginnings of its keys; where these are not cards they must have words of their own. */
const wanted: Readonly<Record<GameId, readonly string[]>> = {
  'port-royal': ['contract:', 'time', 'victory', 'deck', 'discard', 'watch', 'plate:', 'who'],
  manila: [
    'port',
    'shipyard',
    'pirates',
    'pilots',
    'insurance',
    'market:',
    'counter',
    'dice',
    'socket:',
    'boat:',
    'tile:',
    'plate:',
    'who',
    'odds:',
    'die:',
    'paddle:',
  ],
  borneo: [
    'tally:',
    'company:',
    'merchant:',
    'mission:',
    'harbour:',
    'store:',
    'plate:',
    'who',
    'phase:',
    'draw',
    'discard',
    'harbours',
    'cove',
  ],
};

/** The options with which most of it lies there. */
const fullest: Readonly<Record<GameId, object>> = {
  'port-royal': { mode: 'contractsCoop', onTheGo20: true, gambler: true },
  manila: {},
  borneo: { blackbeard: true },
};

interface Way {
  readonly id: GameId;
  readonly options: object;
  readonly kinds: readonly string[];
}

const ways: readonly Way[] = [
  ...gameIds.map((id) => ({ id, options: fullest[id], kinds: wanted[id] })),
  {
    id: 'port-royal',
    options: { mode: 'adventureCoop', chapter: 4, adventurerChoice: 'draft' },
    kinds: ['mission:', 'month', 'event', 'crowns', 'aim', 'house', 'hold', 'candidate:'],
  },
];

describe('Whatever lies on a canvas and can be lingered on', () => {
  for (const { id, options, kinds: asked } of ways)
    it(`${id} ${JSON.stringify(options)}: explains itself in every language`, async () => {
      const game: AnyGame = games[id];
      const canvas = canvases[id];
      const speech = { name: (seat: number) => `Name${seat}`, isYou: (seat: number) => seat === 0 };
      const presenters = await Promise.all(
        LANGS.map(async (lang) => {
          const words = await loadWords(id, lang);
          assert.ok(words.game);
          return words.game({ speech, odds: true });
        }),
      );
      const parsed = game.parseOptions(options, 3);
      assert.ok(parsed.ok);
      const state = game.setup(parsed.value, 3, seedOf(2), game.meta.rulesVersion);
      const explained = new Set<string>();
      const mute = new Set<string>();
      let at = 0;
      playOut(game, state, rngFor(2), eager, (_seat, _move, apply) => {
        apply();
        // the beginning, when adventurers are chosen, and then every now and again
        if (at++ % 9 !== 0 && at > 4) return;
        const view = game.view(state, 0);
        const size = sizes[at % 2] ?? { width: 390, height: 740 };
        const { table, places } = canvas.picture(
          canvas.begin(view),
          { me: 0, odds: true, name: text.seatName, away: () => false },
          size,
        );
        const pieces = canvas.compose(table, places, text);
        for (const { key, face, target, depth } of pieces) {
          // what lies on something must not keep it from being explained
          const under = pieces.some((one) => one.face && one.target === target && one.depth < depth);
          assert.ok(face || !target || !under, `${key} hides what ${target} is`);
          const kinds = asked.filter((kind) => (kind.endsWith(':') ? key.startsWith(kind) : key === kind));
          if (face === undefined) {
            for (const kind of kinds) mute.add(kind);
            continue;
          }
          for (const kind of kinds) explained.add(kind);
          for (const presenter of presenters) {
            const card = presenter.zoom(face, view);
            assert.ok(card, `${face} (${key}, ${target}) is not explained`);
            const words = [
              card.title,
              card.kind,
              card.text,
              ...card.facts.flatMap(({ label, value }) => [label, value]),
            ];
            assert.doesNotMatch(words.join(' '), /undefined|NaN|\[object/, face);
            assert.ok(card.title !== '' && (card.text !== '' || card.facts.length > 0), face);
          }
        }
      });
      assert.deepEqual([...mute], [], 'these have nothing to say');
      assert.deepEqual(
        asked.filter((kind) => !explained.has(kind)),
        [],
        'these did not come',
      );
    }).timeout(30_000);
});

describe('Borneo: the points so far', () => {
  it('B13.3 B16.5: are the cards of the warehouse, the missions that all have seen, and the ship', () => {
    const players = [{ warehouse: ['a', 'b'] }, { warehouse: ['c'] }, { warehouse: [] }];
    const view = { players, ship: 1, outcome: null } as unknown as View;
    const done = { type: 'missionCompleted', seat: 1, kind: 'oneEach', points: 6, cards: [] } as unknown as Event;
    const points = pointsSoFar(view, [done]);
    assert.deepEqual(points, [2, 5, 0]);
    assert.deepEqual(
      points.map((_, seat) => isLeading(points, seat)),
      [false, true, false],
    );
    assert.equal(isLeading([0, 0, 0], 1), false, 'where all have the same nobody leads');
  });
});
