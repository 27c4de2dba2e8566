import type { GameMove, Hold, MoveButton } from '../../games/presenter.ts';
import type { TargetId } from '../../stage/stage.ts';
import { type Arranged, arrange } from './dial.ts';
import { inTwoSteps } from './two-places.ts';

/** The name of the list of what is best chosen on the canvas. */
export const choices = 'choices';
/** The name of the list in which several decisions are made in one go. */
export const together = 'together';

/** What has been selected of one list of legal moves, before a move is made. Buttons are named by their place. */
export interface Selection {
  /** the list that it belongs to; with another one everything but the open list starts afresh */
  readonly moves: readonly GameMove[];
  /** marked: the same tap or Enter makes it */
  readonly chosen: number | null;
  /** under the pointer or the focus */
  readonly pointed: number | null;
  /** reached by the keyboard: its card is shown to be read */
  readonly reading: number | null;
  /** where a move needs two places: the one that was chosen first */
  readonly first: TargetId | null;
  /** what the dials have been turned to, by their group */
  readonly amounts: ReadonlyMap<string, number>;
  /** the list that is open: `choices`, or a heading of what is seldom wanted */
  readonly openList: string | null;
  /** whoever opens the choices by their key plays by keys and wants them at every turn */
  readonly byKeys: boolean;
}

export type SelectionAction =
  | { readonly kind: 'choose'; readonly at: number | null }
  | { readonly kind: 'point'; readonly at: number | null; readonly by?: 'keyboard' | 'pointer' }
  /** the first of two places; null puts it down */
  | { readonly kind: 'hold'; readonly first: TargetId | null }
  | { readonly kind: 'turn'; readonly group: string; readonly amount: number }
  | { readonly kind: 'open'; readonly list: string | null }
  | { readonly kind: 'toggleChoices' }
  /** a move is sent to the server */
  | { readonly kind: 'act'; readonly minor: boolean };

const untouched: ReadonlyMap<string, number> = new Map();

const nothing = { chosen: null, pointed: null, reading: null, first: null, amounts: untouched } as const;

export const emptySelection = (moves: readonly GameMove[]): Selection => ({
  ...nothing,
  moves,
  openList: null,
  byKeys: false,
});

/** The selection as it holds for these moves: a choice lasts for one list of moves. */
export const selectionFor = (selection: Selection, moves: readonly GameMove[]): Selection =>
  selection.moves === moves ? selection : { ...selection, ...nothing, moves };

function changeBy(action: SelectionAction, { amounts, openList, byKeys }: Selection): Partial<Selection> {
  switch (action.kind) {
    case 'choose':
      return { chosen: action.at };
    case 'point':
      return { pointed: action.at, reading: action.by === 'keyboard' ? action.at : null };
    case 'hold':
      return { chosen: null, pointed: null, first: action.first };
    case 'turn':
      return { amounts: new Map(amounts).set(action.group, action.amount) };
    case 'open':
      return { openList: action.list };
    case 'toggleChoices':
      return openList === choices ? { openList: null, byKeys: false } : { openList: choices, byKeys: true };
    case 'act':
      return { chosen: null, openList: action.minor || !byKeys ? null : openList };
  }
}

/** The same object where nothing changes, so that nothing is drawn again. */
export function select(selection: Selection, action: SelectionAction): Selection {
  const change = changeBy(action, selection);
  const isSame = (Object.keys(change) as (keyof Selection)[]).every((key) => change[key] === selection[key]);
  return isSame ? selection : { ...selection, ...change };
}

/** What the page offers with a selection. */
export interface OfferedMoves extends Arranged {
  /** what was chosen first, if there is a move that begins with it */
  readonly held: TargetId | null;
  /** what may be held instead */
  readonly firsts: readonly TargetId[];
  /** what is held, in words */
  readonly hold: Hold | null;
}

export function offeredMoves(
  all: readonly MoveButton[],
  { first, amounts }: Pick<Selection, 'first' | 'amounts'>,
): OfferedMoves {
  const { buttons, firsts, hold } = inTwoSteps(all, first);
  return { ...arrange(buttons, amounts), firsts, hold, held: hold ? first : null };
}
