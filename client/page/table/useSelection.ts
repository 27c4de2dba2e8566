import { useCallback, useMemo, useReducer } from 'preact/hooks';
import type { GameMove, MoveButton } from '../../games/presenter.ts';
import {
  emptySelection,
  type Offer,
  offerOf,
  type Selection,
  type SelectionAction,
  select,
  selectionFor,
} from './selection.ts';

export interface SelectionHandle extends Offer {
  readonly selection: Selection;
  readonly dispatch: (action: SelectionAction) => void;
}

interface AboutMoves {
  readonly moves: readonly GameMove[];
  readonly action: SelectionAction;
}

const reduce = (selection: Selection, { moves, action }: AboutMoves): Selection =>
  select(selectionFor(selection, moves), action);

/** The selection of a move, and the buttons that it leaves to choose from. */
export function useSelection(all: readonly MoveButton[], moves: readonly GameMove[]): SelectionHandle {
  const [kept, dispatchAbout] = useReducer(reduce, moves, emptySelection);
  const selection = selectionFor(kept, moves);
  const { first, amounts } = selection;
  const offer = useMemo(() => offerOf(all, { first, amounts }), [all, first, amounts]);
  const dispatch = useCallback((action: SelectionAction) => dispatchAbout({ moves, action }), [moves]);
  return { ...offer, selection, dispatch };
}
