import { plain } from '../../../shared/i18n/speech.ts';
import type { GameMove, MoveButton, Presenter } from '../../games/presenter.ts';
import type { MatchConnection } from '../../net/MatchConnection.ts';
import type { TargetId } from '../../stage/stage.ts';
import { toast } from '../ui/toasts.tsx';
import { tableRefusalText } from './refusals.ts';
import type { Suggesting } from './suggesting.ts';
import type { SelectionHandle } from './useSelection.ts';

export interface Acting {
  /** makes a move, or takes the first of its two places */
  act(at: number): void;
  /** makes several moves, one after the other, as far as each is legal when its turn comes */
  actAll(moves: readonly GameMove[]): void;
  /** marks a move before it is made */
  mark(at: number): void;
  /** takes the first of two places, or puts it down */
  hold(first: TargetId | null): void;
  /** takes the last decision back */
  undo(): void;
}

interface Input {
  readonly connection: MatchConnection;
  readonly presenter: Presenter;
  /** every legal move as a button, also those that a first place leaves out */
  readonly all: readonly MoveButton[];
  readonly selecting: SelectionHandle;
  readonly suggesting: Suggesting;
  /** those of the service that only a table gives */
  readonly tableRefusals: Partial<Record<string, string>> | undefined;
  readonly undoRefusals: Partial<Record<string, string>> | undefined;
  readonly announce: (sentence: string) => void;
  /** a move is being sent */
  readonly onAct: () => void;
}

const isSame = (a: object, b: object): boolean => {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => a[key as keyof typeof a] === b[key as keyof typeof b])
  );
};

/** What a person does with their moves; whatever is refused is said. */
export function useActing(input: Input): Acting {
  const { connection, presenter, all, selecting, suggesting, announce } = input;
  const { buttons, held, dispatch } = selecting;
  const refuse = (refusal: Parameters<typeof tableRefusalText>[1] | null, own?: Input['undoRefusals']) => {
    if (refusal) toast(tableRefusalText(presenter, refusal, { ...input.tableRefusals, ...own }), 'no');
  };
  const hold = (first: TargetId | null) => {
    dispatch({ kind: 'hold', first });
    const next = first === null ? undefined : all.find((button) => button.first === first)?.hold?.next;
    if (next) announce(plain(next));
  };
  const send = async ({ move, minor }: MoveButton) => {
    dispatch({ kind: 'act', minor: Boolean(minor) });
    // what stands already is taken back by the same hand
    if (suggesting.suggests) return refuse(await connection.suggest(suggesting.isOwn(move) ? null : move));
    input.onAct();
    refuse(await connection.act(move));
  };
  const sendAll = async (moves: readonly GameMove[]) => {
    dispatch({ kind: 'open', list: null });
    input.onAct();
    for (const wanted of moves) {
      const move = connection.snapshot().moves.find((one) => isSame(one, wanted));
      const refusal = move ? await connection.act(move) : null;
      if (refusal) return refuse(refusal);
    }
  };
  return {
    hold,
    actAll: (moves) => void (connection.snapshot().busy || sendAll(moves)),
    act: (at) => {
      const button = buttons[at];
      if (!button || connection.snapshot().busy) return;
      if (button.holds !== undefined) hold(button.holds);
      else void send(button);
    },
    mark: (at) => {
      dispatch({ kind: 'choose', at });
      // of a move that was put together it is said what it would bring
      const note = held === null ? '' : (buttons[at]?.note ?? '');
      if (note !== '') announce(plain(note));
    },
    undo: () => void connection.undo().then((refusal) => refuse(refusal, input.undoRefusals)),
  };
}
