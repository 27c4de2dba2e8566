import { useMemo, useState } from 'preact/hooks';
import type { GameMove, MoveButton } from '../../games/presenter.ts';
import type { TargetId } from '../../stage/stage.ts';
import { type Composed, compose } from './compose.ts';

export interface Composing extends Composed {
  /** what was chosen first */
  readonly held: TargetId | null;
  take(first: TargetId | null): void;
}

/** The buttons with what is held; a hand is empty again with every new list of moves. */
export function useComposing(all: readonly MoveButton[], moves: readonly GameMove[]): Composing {
  const [kept, keep] = useState<{ readonly moves: readonly GameMove[]; readonly held: TargetId | null }>({
    moves,
    held: null,
  });
  const wanted = kept.moves === moves ? kept.held : null;
  const composed = useMemo(() => compose(all, wanted), [all, wanted]);
  return { ...composed, held: composed.hold ? wanted : null, take: (first) => keep({ moves, held: first }) };
}
