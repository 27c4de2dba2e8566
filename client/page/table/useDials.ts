import { useMemo, useState } from 'preact/hooks';
import type { GameMove, MoveButton } from '../../games/presenter.ts';
import { type Arranged, arrange, type Dial } from './dial.ts';

export interface Dials extends Arranged {
  turn(dial: Dial, amount: number): void;
}

const untouched: ReadonlyMap<string, number> = new Map();

/** The buttons with what has been dialled; a dial stands at its least with every new list of moves. */
export function useDials(all: readonly MoveButton[], moves: readonly GameMove[]): Dials {
  const [dialled, setDialled] = useState({ moves, amounts: untouched });
  const amounts = dialled.moves === moves ? dialled.amounts : untouched;
  const arranged = useMemo(() => arrange(all, amounts), [all, amounts]);
  return {
    ...arranged,
    turn: (dial, amount) => setDialled({ moves, amounts: new Map(amounts).set(dial.group, amount) }),
  };
}
