import assert from 'node:assert/strict';
import type { GameMove, LogLine, Presenter } from '../../client/games/presenter.ts';
import { type GameTableWords, loadWords } from '../../client/games/table-words.ts';
import { nothingYet, type PageSnapshot, withSync, withTurn } from '../../client/net/match-state.ts';
import { type Cursor, type Frame, frameOf, newlyTold } from '../../client/net/timeline.ts';
import { entriesOf } from '../../client/page/table/log-entries.ts';
import { tellingOf } from '../../client/page/table/prompt.ts';
import { Director } from '../../client/stage/Director.ts';
import type { CoreState, Seat } from '../../shared/engine/core.ts';
import { below } from '../../shared/engine/rng.ts';
import { type GameId, gameIds } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import { plain } from '../../shared/i18n/speech.ts';
import type { TableInfo, TurnMessage } from '../../shared/protocol/messages.ts';
import { beatLength, type Canvas, canvases, saidFirst } from '../support/canvases.ts';
import { eager, playOut, rngFor, seedOf } from '../support/random-play.ts';
import { wordsOf } from '../support/words-of.ts';

// biome-ignore lint/suspicious/noExplicitAny: views and events of different games
type Any = any;

const isDeed = (line: LogLine): boolean => !line.chapter && plain(line.text) !== '';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A canvas that paints nothing, and knows for itself where it is. */
function canvasOf(staged: Canvas, onCursor: (cursor: Cursor) => void) {
  let shown: Any = null;
  let performed: GameMove[] = [];
  let end: (() => void) | null = null;
  let still = false;
  const director = new Director<GameMove, Any>(
    {
      perform: (events) =>
        new Promise((resolve, reject) => {
          canvas.playing = events;
          end = () => {
            shown = events.reduce(staged.advance, shown);
            performed.push(...events);
            canvas.playing = [];
            resolve();
          };
          halt = () => reject(new Error('halted'));
        }),
      beatLength: (events) => beatLength(staged, events),
      saidFirst: (events) => saidFirst(staged, events),
      halt: () => halt(),
      settle: (view) => {
        shown = staged.begin(view);
        performed = [];
        canvas.playing = [];
      },
      inBetween: () => staged.viewOf(shown),
      ...(staged.duration ? { duration: staged.duration } : {}),
    },
    { still: () => still, onBusy: () => {}, onCursor, onFailure: assert.fail, after: () => () => {} },
  );
  let halt = () => {};
  const canvas = {
    director,
    /** what moves at this moment */
    playing: [] as readonly GameMove[],
    /** the position that it shows, what it has shown beyond it, and what may be said: what moves is, unless that reveals it */
    at: () => ({
      view: staged.viewOf(shown),
      seq: beforehand(),
      shown: performed.length,
      told: performed.length + saidFirst(staged, canvas.playing),
    }),
    setStill: (is: boolean) => {
      still = is;
      if (is) director.skip();
    },
    async finish() {
      end?.();
      end = null;
      await turn();
    },
  };
  // a view in the middle of being told keeps the number of the position that it came from
  const beforehand = (): number => staged.viewOf(shown).seq;
  return canvas;
}

/** The page beside it: everything that it says, out of the same functions as the page itself. */
function pageOf(words: GameTableWords, presenter: Presenter, table: TableInfo) {
  const announced: GameMove[] = [];
  let heard: Frame['log'] | null = null;
  return {
    announced,
    told(newest: PageSnapshot, cursor: Cursor | null) {
      const frame = frameOf(newest, cursor);
      if (heard !== null) announced.push(...newlyTold(heard, frame.log).map(({ event }) => event));
      heard = frame.log;
      // the table knows that its game has ended before its end is shown
      const over = presenter.score(newest.view) !== null;
      const now: TableInfo = over ? { ...table, status: 'finished' } : table;
      const { yours, prompt, isAbandoned } = tellingOf(frame, {
        table: now,
        words: words.table,
        presenter,
        hold: null,
      });
      const me = frame.seat;
      return {
        frame,
        yours,
        isAbandoned,
        prompt: plain(prompt),
        buttons:
          me === null || !frame.atEnd ? [] : presenter.buttons(frame.view, me, frame.moves).map(({ move }) => move),
        log: entriesOf(frame.log.slice(-4), presenter),
        rail: presenter.players(
          frame.view,
          frame.past.map(({ event }) => event),
        ),
        counter: presenter.counter(frame.view),
      };
    },
  };
}

const tableOf = (game: GameId, seats: number): TableInfo =>
  ({
    game,
    status: 'running',
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Name${seat}`, kind: 'bot' })),
  }) as unknown as TableInfo;

/** Every move of a game as its messages bring it to this viewer. */
function messagesOf(
  id: GameId,
  seats: number,
  seed: number,
  viewer: Seat | 'spectator',
  options: object = {},
): TurnMessage[] {
  const game = games[id];
  const parsed = game.parseOptions(options, seats);
  assert.ok(parsed.ok);
  const state: CoreState = game.setup(parsed.value as never, seats, seedOf(seed), game.meta.rulesVersion);
  const redacted = (events: readonly Any[]) => events.flatMap((event) => game.redact(event as never, viewer) ?? []);
  const messages: TurnMessage[] = [];
  const tell = (events: readonly Any[]) => {
    const mine = viewer !== 'spectator' && game.actors(state as never).includes(viewer);
    const moves = mine ? game.legalMoves(state as never, viewer) : [];
    const view = structuredClone(game.view(state as never, viewer));
    messages.push({ seq: messages.length, events: redacted(events), moves, view } as unknown as TurnMessage);
  };
  tell(game.opening(state as never));
  playOut(game, state, rngFor(seed), eager, (_seat, _move, apply) => tell(apply()));
  return messages;
}

/** Every game, and the ways to play it that have events of their own. */
const ways: readonly (readonly [id: GameId, options: object])[] = [
  ...gameIds.map((id) => [id, {}] as const),
  ['port-royal', { mode: 'contracts', onTheGo20: true, gambler: true }],
  ['port-royal', { mode: 'contractsCoop', onTheGo20: true, gambler: true }],
  ['port-royal', { mode: 'adventure', chapter: 4 }],
  ['port-royal', { mode: 'adventureCoop', chapter: 2 }],
];

describe('One timeline', () => {
  for (const [id, options] of ways)
    for (const viewer of [0, 'spectator'] as const)
      it(`${id} ${JSON.stringify(options)}, seen by ${viewer === 0 ? 'a player' : 'a spectator'}: canvas, question, buttons, players, log, announcements and what moves are of the same moment, always`, async () => {
        const seats = 3;
        const me = viewer === 0 ? 0 : null;
        const words = await loadWords(id, 'en');
        assert.ok(words.game);
        const presenter = words.game({ speech: { name: (of) => `Name${of}`, isYou: (of) => of === me }, odds: true });
        const table = tableOf(id, seats);
        const page = pageOf(words as GameTableWords, presenter, table);
        const messages = messagesOf(id, seats, 3, viewer, options);
        const [opening, ...rest] = messages;
        assert.ok(opening);
        let snapshot = withSync(
          nothingYet,
          { ...opening, seat: me, log: opening.events.map((event) => ({ seq: 0, event })) } as never,
          table,
          opening.view,
        );
        let cursor: Cursor | null = null;
        let events = 0;
        const counts = messages.map((message) => {
          events += message.events.length;
          return events;
        });
        const lastOf = (seq: number) =>
          messages
            .slice(0, seq + 1)
            .findLast((message) => message.events.length > 0)
            ?.events.at(-1);
        let frames = 0;
        let behind = 0;
        let between = 0;
        const last = { seq: 0, told: 0 };
        const look = () => {
          const { frame, yours, prompt, isAbandoned, buttons, log, rail, counter } = page.told(snapshot, cursor);
          const at = `${id} at ${frame.seq}+${frame.told} of ${snapshot.seq}`;
          const seen = canvas.at();
          frames++;
          if (!frame.atEnd) behind++;
          if (frame.told > 0) between++;
          assert.ok(frame.seq > last.seq || (frame.seq === last.seq && frame.told >= last.told), `${at}: it went back`);
          Object.assign(last, { seq: frame.seq, told: frame.told });
          // the canvas
          assert.deepEqual([seen.seq, seen.told], [frame.seq, frame.told], `${at}: the canvas is elsewhere`);
          // the players beside it and the bar above it
          const past = messages.slice(0, seen.seq + 1).flatMap((message) => message.events);
          const shown = messages[seen.seq + 1]?.events.slice(0, seen.shown) ?? [];
          assert.deepEqual(
            rail,
            presenter.players(seen.view, [...past, ...shown]),
            `${at}: the players are of another moment`,
          );
          assert.equal(counter, presenter.counter(seen.view), `${at}: the counter is of another moment`);
          // the log, and what was announced, and what moves next
          const told = (counts[frame.seq] ?? 0) + frame.told;
          const newest = frame.told > 0 ? messages[frame.seq + 1]?.events[frame.told - 1] : lastOf(frame.seq);
          assert.equal(frame.log.length, told, `${at}: the log is of another moment`);
          assert.equal(frame.log.at(-1)?.event, newest, `${at}: the log tells something else`);
          assert.ok((log.at(-1)?.seq ?? 0) <= frame.seq + (frame.told > 0 ? 1 : 0));
          assert.equal(page.announced.length, told - opening.events.length, `${at}: more or less was announced`);
          if (told > opening.events.length)
            assert.equal(page.announced.at(-1), newest, `${at}: something else was announced`);
          const coming = messages[frame.seq + 1]?.events.slice(seen.shown, seen.shown + canvas.playing.length) ?? [];
          assert.deepEqual(canvas.playing, coming, `${at}: something else moves and sounds`);
          // what moves is what is spoken of, and nothing that has come to rest
          const said = canvas.playing.slice(0, frame.told - seen.shown);
          const spoken = said.flatMap((event) => presenter.logLine(event) ?? []).filter(isDeed);
          if (spoken.length > 0)
            assert.equal(prompt, plain(spoken.at(-1)?.text ?? ''), `${at}: something else is spoken of`);
          // a chapter begins on the table and in the log at once
          for (const event of said) assert.ok(!presenter.logLine(event)?.chapter, `${at}: the log is a chapter ahead`);
          // what is asked
          assert.equal(frame.atEnd, frame.seq === snapshot.seq && frame.told === 0);
          assert.deepEqual(buttons, frame.atEnd ? snapshot.moves : [], `${at}: other buttons`);
          assert.equal(
            yours,
            frame.atEnd && snapshot.moves.length > 0,
            `${at}: the tab and the bar say whose turn it is`,
          );
          assert.equal(isAbandoned, false, `${at}: the game is said to have no result`);
          assert.ok(prompt !== '' && !/undefined|NaN|null/.test(prompt), `${at}: ${prompt}`);
          // before the first event of a move nothing older is told again
          if (frame.told === 0 && !frame.atEnd)
            assert.ok(
              [plain(presenter.prompt(frame.view)), words.table?.turn.shown].includes(prompt),
              `${at}: an older moment: ${prompt}`,
            );
          if (frame.told > 0 && between % 5 === 0) assert.notEqual(wordsOf(presenter.inWords(frame.view)), '', at);
          if (me !== null && !yours) assert.doesNotMatch(prompt, /^Your turn/, `${at}: asked too early`);
          assert.equal(frame.awaited, !frame.atEnd && snapshot.moves.length > 0);
        };
        const canvas = canvasOf(canvases[id], (to) => {
          cursor = to;
        });
        canvas.director.begin(0, opening.view);
        look();
        const rng = rngFor(11);
        for (const message of rest) {
          const { snapshot: now, step } = withTurn(snapshot, message);
          assert.ok(step);
          snapshot = now;
          canvas.director.push(step as Any);
          look();
          // some are shown to their end, some are overtaken by the next, some are skipped, some are not animated at all
          const how = below(rng, 10);
          if (how === 0) canvas.director.skip();
          if (how === 1) canvas.setStill(true);
          if (how === 2) canvas.setStill(false);
          look();
          const finishes = how < 6 ? Number.POSITIVE_INFINITY : below(rng, 3);
          for (let i = 0; i < finishes && canvas.director.busy; i++) {
            await canvas.finish();
            look();
          }
        }
        while (canvas.director.busy) {
          await canvas.finish();
          look();
        }
        assert.equal(frameOf(snapshot, cursor).atEnd, true);
        assert.ok(behind > 50 && between > 10, `${frames} frames, ${behind} behind, ${between} within a move`);
      });
});
