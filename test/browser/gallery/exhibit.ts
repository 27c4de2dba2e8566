import type { FollowedMatch, MatchSnapshot, MatchStep } from '../../../client/net/snapshot.ts';
import type { StageText, TargetId } from '../../../client/stage/stage.ts';
import type { CoreState, Seat } from '../../../shared/engine/core.ts';
import type { GameDefinition } from '../../../shared/engine/game.ts';
import type { Lang } from '../../../shared/i18n/load.ts';

export const query = new URLSearchParams(location.search);
export const number = (key: string, or: number): number => Number(query.get(key) ?? or);

type Named = { readonly type: string };
type Words = Omit<StageText, 'seatName' | 'verdict'>;

/** What the gallery has to know of a game. */
interface Subject<S extends CoreState, M extends Named, V, E extends Named, O> {
  readonly definition: GameDefinition<S, M, V, E, O>;
  /** the view as it is hung, perhaps fuller than any game would have it */
  shown(view: V): V;
  targetOf(view: V, move: M): TargetId | null;
  /** a move that is made before the one that a bot would make */
  prefers(moves: readonly M[]): M | undefined;
  text(lang: Lang): Promise<Words>;
}

export interface Exhibit {
  readonly match: FollowedMatch;
  text(lang: Lang): Promise<Words>;
  /** plays a move, or the one that a bot would make; false when the game is over */
  step(move?: unknown): boolean;
  legal(): TargetId[];
  tapped(target: TargetId): void;
  onChange(listener: () => void): void;
}

type Prompted = { readonly prompt?: { readonly kind: string; readonly seat?: Seat } };

const tries = 400;

/** A game without a server, played by its own bot up to the position that the address asks for. */
export function exhibit<S extends CoreState, M extends Named, V, E extends Named, O>(
  subject: Subject<S, M, V, E, O>,
): () => Exhibit {
  return () => {
    const game = subject.definition;
    const me = query.get('me') === 'none' ? null : number('me', 0);
    const options = game.parseOptions(JSON.parse(query.get('options') ?? '{}'));
    if (!options.ok) throw new Error(options.code);
    const begin = (seed: number): S =>
      game.setup(options.value, number('seats', 4), seed.toString(16).padStart(32, '0'), game.meta.rulesVersion);
    let luck = number('seed', 1);
    const chance = (): number => {
      luck = (Math.imul(luck, 1_664_525) + 1_013_904_223) >>> 0;
      return luck / 2 ** 32;
    };

    const choice = (state: S): { seat: Seat; move: M } | null => {
      const seat = game.actors(state)[0];
      if (seat === undefined) return null;
      const moves = game.legalMoves(state, seat);
      const worth = game.rate(game.view(state, seat), seat, moves);
      const wild = chance() < number('wild', 0) ? moves[Math.floor(chance() * moves.length)] : undefined;
      const move = wild ?? subject.prefers(moves) ?? moves[worth.indexOf(Math.max(...worth))];
      return move ? { seat, move } : null;
    };
    const after = (state: S, chosen: { seat: Seat; move: M }): { next: S; events: E[] } => {
      const next = game.clone(state);
      const events: E[] = [];
      game.apply(next, chosen.seat, chosen.move, (event) => events.push(event));
      return { next, events };
    };

    /** the n-th question of this kind, to the viewer if there is one */
    const wanted = (state: S): boolean => {
      const { prompt } = game.view(state, me ?? 'spectator') as Prompted;
      return prompt?.kind === query.get('at') && (me === null || prompt?.seat === undefined || prompt.seat === me);
    };
    const played = (seed: number): S | null => {
      let state = begin(seed);
      let seen = 0;
      const until = query.get('until');
      for (let i = 0; i < number('moves', query.has('at') ? 3000 : 0); i++) {
        if (query.has('at') && i >= number('from', 0) && wanted(state) && ++seen > number('nth', 0)) return state;
        const chosen = choice(state);
        if (!chosen) break;
        const { next, events } = after(state, chosen);
        if (until && i >= number('from', 0) && events.some((event) => event.type === until)) return state;
        state = next;
      }
      return query.has('at') && !wanted(state) ? null : state;
    };
    const found = (): S => {
      for (let i = 0; i < tries; i++) {
        const state = played(number('seed', 1) + i);
        if (state) return state;
      }
      throw new Error(`no position with ${query.get('at')}`);
    };

    let state = found();
    const listeners = new Set<() => void>();
    const steps = new Set<(step: MatchStep) => void>();
    let changed = (): void => {};
    const view = (): V => subject.shown(game.view(state, me ?? 'spectator'));
    const moves = (): readonly M[] => (me === null ? [] : game.legalMoves(state, me));
    const snapshot = (): MatchSnapshot => ({
      connection: 'live',
      table: null,
      seat: me,
      seq: state.seq,
      view: view(),
      moves: moves(),
      log: [],
      busy: false,
    });
    const step = (move?: unknown): boolean => {
      const seat = game.actors(state)[0];
      const chosen = move && seat !== undefined ? { seat, move: move as M } : choice(state);
      if (!chosen) return false;
      const { next, events } = after(state, chosen);
      state = next;
      for (const listener of [...listeners]) listener();
      const viewer = me ?? 'spectator';
      const told = events.flatMap((event) => game.redact(event, viewer) ?? []);
      for (const tell of [...steps]) tell({ seq: state.seq, events: told, view: view() });
      changed();
      return true;
    };
    return {
      match: {
        snapshot,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        onStep: (listener) => {
          steps.add(listener);
          return () => steps.delete(listener);
        },
        act: async () => null,
      },
      text: subject.text,
      step,
      legal: () => moves().flatMap((move) => subject.targetOf(view(), move) ?? []),
      tapped: (target) => {
        const move = moves().find((each) => subject.targetOf(view(), each) === target);
        if (move) step(move);
      },
      onChange: (listener) => {
        changed = listener;
      },
    };
  };
}
