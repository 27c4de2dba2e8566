import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Speech } from '../../../shared/i18n/speech.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import type { GameMove, MoveButton, Presenter } from '../../games/presenter.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import {
  isSameMove,
  placesOf,
  type SuggestedLine,
  type Suggesting,
  type SuggestWords,
  suggestedLines,
  suggestible,
} from './suggesting.ts';

const noButtons: readonly MoveButton[] = [];

/** The moves to choose from, by the newest that we know: our own, or where people play together those of a team-mate. */
export function useSuggesting(
  snapshot: PageSnapshot,
  table: TableInfo,
  presenter: Presenter,
  words: SuggestWords | undefined,
): Suggesting {
  const { seat: me, view, moves: own, seq, suggestions } = snapshot;
  const asked = view === null ? null : presenter.actor(view);
  const isPerson = asked !== null && table.seats[asked]?.kind === 'person';
  // a list lasts for one position, like one's own: `own` is new with every turn, the view with every patch
  const others = useMemo(
    () => suggestible(snapshot, table, presenter),
    [own, seq, me, table.status, isPerson, presenter.rules],
  );
  const suggests = words !== undefined && own.length === 0 && others.length > 0;
  const moves = suggests ? others : own;
  const buttons = useMemo(() => {
    if (view === null || me === null) return noButtons;
    if (!suggests) return presenter.buttons(view, me, moves);
    return presenter
      .buttons(view, asked ?? me, moves)
      .map((button) => ({ ...button, label: words.move({ label: button.label }), primary: false }));
  }, [presenter, view, me, moves, suggests, words]);
  const name = (seat: number): string => table.seats[seat]?.name ?? '';
  const backersOf = (move: GameMove) => suggestions.filter((one) => isSameMove(one.move, move)).map(({ seat }) => seat);
  const suggested = useMemo(() => placesOf(buttons, backersOf), [buttons, suggestions]);
  return {
    suggests,
    moves,
    buttons,
    suggested,
    advice: suggests && asked !== null ? words.advice({ name: name(asked) }) : null,
    heading: suggests ? words.heading : null,
    backersOf,
    isOwn: (move) => me !== null && backersOf(move).includes(me),
    nameOf: name,
    by: (seats) => words?.by({ names: seats.map(name).join(', ') }) ?? '',
  };
}

/** The suggestions at the moment that is shown, in words; a new one is announced, once. */
export function useSuggestedLines(
  { view, suggestions }: Pick<PageSnapshot, 'view' | 'suggestions'>,
  presenter: Presenter,
  speech: Speech,
  words: SuggestWords | undefined,
  announce: (sentence: string) => void,
): readonly SuggestedLine[] {
  const lines = useMemo(
    () => (words ? suggestedLines(view, suggestions, presenter, speech, words) : []),
    [suggestions, words, speech],
  );
  const heard = useRef<readonly SuggestedLine[]>([]);
  useEffect(() => {
    const before = heard.current;
    heard.current = lines;
    for (const { key, said } of lines) if (!before.some((one) => one.key === key)) announce(said);
  }, [lines]);
  return lines;
}
