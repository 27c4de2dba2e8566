import type { Seat } from '../../../shared/engine/core.ts';
import { isTeamGame } from '../../../shared/engine/seats.ts';
import { movesToSuggest } from '../../../shared/engine/suggest.ts';
import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import { plain, type Speech } from '../../../shared/i18n/speech.ts';
import type { Suggestion, TableInfo } from '../../../shared/protocol/messages.ts';
import { manifestOf } from '../../games/index.ts';
import type { GameMove, MoveButton, Presenter } from '../../games/presenter.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import type { TargetId } from '../../stage/stage.ts';

export type SuggestWords = SocialDict['suggest'];

/** The moves of the page: our own, or those of whoever is asked, which we may only suggest. */
export interface Suggesting {
  readonly suggests: boolean;
  readonly moves: readonly GameMove[];
  readonly buttons: readonly MoveButton[];
  /** what it is all about, and what the list of moves is called then; null where we make moves ourselves */
  readonly advice: string | null;
  readonly heading: string | null;
  /** places on the canvas that somebody suggests */
  readonly suggested: readonly { readonly target: TargetId; readonly seats: readonly Seat[] }[];
  /** who suggests this move */
  backersOf(move: GameMove): readonly Seat[];
  /** whether it is our own suggestion */
  isOwn(move: GameMove): boolean;
  nameOf(seat: Seat): string;
  /** in words, who suggests a move */
  by(seats: readonly Seat[]): string;
}

/** A suggestion in words; `key` is another one for each. */
export interface SuggestedLine {
  readonly key: string;
  readonly seat: Seat;
  readonly text: string;
  /** what is said of it */
  readonly said: string;
}

/** By what they say: the fields of a move may come in any order. */
export function isSameMove(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && isSameMove(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

const noMoves: readonly GameMove[] = [];

/** What we may suggest: where people play together, to a person who is asked while we are not. A bot asks nobody. */
export function suggestible(
  { seat: me, view }: Pick<PageSnapshot, 'seat' | 'view'>,
  table: Pick<TableInfo, 'game' | 'options' | 'status' | 'seats'>,
  { rules, actor }: Pick<Presenter, 'rules' | 'actor'>,
): readonly GameMove[] {
  if (me === null || view === null || table.status !== 'running') return noMoves;
  if (!isTeamGame(manifestOf(table.game), JSON.parse(table.options || '{}'))) return noMoves;
  const asked = actor(view);
  if (asked === null || asked === me || table.seats[asked]?.kind !== 'person') return noMoves;
  return movesToSuggest(rules, view, me);
}

/** The suggestions of a moment as sentences; nobody is asked where there is no actor. */
export function suggestedLines(
  view: unknown,
  suggestions: readonly Suggestion[],
  presenter: Pick<Presenter, 'actor' | 'buttons'>,
  speech: Speech,
  words: SuggestWords,
): readonly SuggestedLine[] {
  const asked = view === null || suggestions.length === 0 ? null : presenter.actor(view);
  if (asked === null) return [];
  return suggestions.flatMap(({ seat, move }) => {
    const label = presenter.buttons(view, asked, [move])[0]?.label;
    if (label === undefined) return [];
    const isOwn = speech.isYou(seat);
    const text = isOwn ? words.yours({ label }) : words.theirs({ name: speech.name(seat), label });
    const said = plain(isOwn ? `${text}. ${words.again}` : text);
    return [{ key: `${seat} ${JSON.stringify(move)}`, seat, text, said }];
  });
}

/** The places of the moves that somebody suggests, each with all who do. */
export function placesOf(buttons: readonly MoveButton[], backersOf: Suggesting['backersOf']): Suggesting['suggested'] {
  const places = new Map<TargetId, Set<Seat>>();
  for (const { target, move } of buttons)
    for (const seat of target === null ? [] : backersOf(move))
      if (target !== null) places.set(target, (places.get(target) ?? new Set()).add(seat));
  return [...places].map(([target, seats]) => ({ target, seats: [...seats] }));
}
