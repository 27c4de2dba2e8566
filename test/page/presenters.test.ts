import assert from 'node:assert/strict';
import type { MoveButton, Presenter } from '../../client/games/presenter.ts';
import { loadWords } from '../../client/games/table-words.ts';
import { seatsFor } from '../../shared/engine/seats.ts';
import { type GameId, gameIds } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { LANGS, type Lang } from '../../shared/i18n/load.ts';
import { plain, type Speech } from '../../shared/i18n/speech.ts';
import { trials } from '../support/games.ts';
import { anyOf, eager, playOut, rngFor, seedOf } from '../support/random-play.ts';
import { wordsOf } from '../support/words-of.ts';

const speech = (me: number | null): Speech => ({ name: (seat) => `Name${seat}`, isYou: (seat) => seat === me });

async function presenterOf(game: GameId, lang: Lang, me: number | null, odds = true): Promise<Presenter> {
  const words = await loadWords(game, lang);
  assert.ok(words.game);
  return words.game({ speech: speech(me), odds });
}

const broken = /undefined|NaN|\[object|null/;

function assertText(text: string, what: string): void {
  assert.ok(text.trim() !== '' && !broken.test(text), `${what}: “${text}”`);
  assert.equal(text.split('*').length % 2, 1, `${what} marks bold words in pairs: ${text}`);
}

/** What is chosen first of two is read before the rest. */
const key = ({ hold, label, note, target }: MoveButton): string =>
  `${plain(hold?.label ?? '')}|${hold?.note}|${plain(label)}|${note}|${target}`;

describe('every game on the page', () => {
  for (const id of gameIds) {
    const game = games[id];
    const settings = trials[id].variants.flatMap((options) => {
      const [least, most] = seatsFor(game.meta, options);
      return [
        { options, seats: least, policy: eager },
        { options, seats: most, policy: anyOf },
      ];
    });

    for (const lang of LANGS)
      it(`${id}: says in ${lang} what is asked, what may be done and what happened, in every position`, async () => {
        for (const [at, { options, seats, policy }] of settings.entries()) {
          const presenters = await Promise.all(Array.from({ length: seats }, (_, seat) => presenterOf(id, lang, seat)));
          const parsed = game.parseOptions(options, seats);
          assert.ok(parsed.ok);
          const state = game.setup(parsed.value, seats, seedOf(at + 7), game.meta.rulesVersion);
          let moves = 0;
          playOut(game, state, rngFor(at), policy, (seat, _move, apply) => {
            const presenter = presenters[seat]!;
            const other = presenters[(seat + 1) % seats]!;
            const view = game.view(state, seat);
            assert.equal(presenter.actor(view), seat);
            assertText(presenter.prompt(view), 'prompt');
            assertText(other.prompt(game.view(state, (seat + 1) % seats)), 'prompt to others');
            if (seats > 1)
              assert.notEqual(presenter.prompt(view), other.prompt(view), 'the one who is asked is addressed');
            const legal = game.legalMoves(state, seat);
            const buttons = presenter.buttons(view, seat, legal);
            assert.deepEqual(
              buttons.map(({ move }) => move),
              legal,
            );
            for (const button of buttons) {
              assertText(button.label, 'label');
              assert.doesNotMatch(button.note, broken);
              assert.ok(button.icon.length > 10, `${button.label} has an icon`);
            }
            assert.equal(new Set(buttons.map(key)).size, buttons.length, 'no two buttons read alike');
            for (const { first, hold } of buttons) {
              assert.equal(first !== undefined, hold !== undefined, 'what is held first has words');
              if (!hold) continue;
              assertText(hold.label, 'what is held');
              assertText(hold.next, 'what is asked when it is held');
            }
            const held = new Map(
              buttons.flatMap(({ first, hold }) => (first && hold ? [[first, hold.label + hold.note]] : [])),
            );
            assert.equal(new Set(held.values()).size, held.size, 'no two things to be held read alike');
            const interruption = presenter.interruption(view, seat);
            if (interruption) assertText(interruption.title, 'a question out of turn');
            const advice = presenter.advice(view, seat);
            if (advice !== null) assertText(advice, 'advice');
            // the whole table in words is long: now and then is enough
            if (moves++ % 12 === 0) {
              assert.doesNotMatch(wordsOf(presenter.inWords(view)), broken);
              for (const line of presenter.players(view)) for (const stat of line.stats) assertText(stat.words, 'stat');
            }
            for (const event of apply()) {
              for (const reader of [presenter, other]) {
                const line = reader.logLine(event);
                if (line) assertText(line.text, event.type);
                const place = reader.placeOf(game.view(state, seat), event);
                if (place !== null) assert.match(place, /^[a-z]+(:[\w:-]+)?$/i, event.type);
              }
            }
          });
          const view = game.view(state, 'spectator');
          const score = presenters[0]!.score(view);
          assert.ok(score);
          assertText(score.reason, 'reason of the end');
          for (const { parts, total } of score.rows) {
            assert.equal(parts.length, score.sources.length);
            assert.equal(
              parts.reduce((sum, part) => sum + part, 0),
              total,
              'the sources make the total',
            );
          }
          assertText(presenters[0]!.text.verdict(score.outcome).words, 'the verdict');
          assert.equal(presenters[0]!.actor(view), null);
        }
      });

    it(`${id}: has no letter of two moves that are open at once, and none of the house`, async () => {
      const presenter = await presenterOf(id, 'en', 0);
      for (const { options, seats } of settings) {
        const parsed = game.parseOptions(options, seats);
        assert.ok(parsed.ok);
        const state = game.setup(parsed.value, seats, seedOf(3), game.meta.rulesVersion);
        playOut(game, state, rngFor(3), anyOf, (seat) => {
          const buttons = presenter.buttons(game.view(state, seat), seat, game.legalMoves(state, seat));
          const letters = buttons.filter(({ dial }) => !dial).flatMap(({ shortcut }) => shortcut ?? []);
          assert.equal(new Set(letters).size, letters.length, letters.join());
          assert.ok(!letters.includes('L') && !letters.includes('A'), 'L is the log, A the list');
        });
      }
    });
  }
});
