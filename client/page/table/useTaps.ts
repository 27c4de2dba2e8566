import type { Pile, Presenter } from '../../games/presenter.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import type { TargetId } from '../../stage/stage.ts';
import { settings } from '../preferences.ts';
import { toast } from '../ui/toasts.tsx';
import { useStore } from '../useStore.ts';
import { tapped } from './tap.ts';
import type { Acting } from './useActing.ts';
import type { SelectionHandle } from './useSelection.ts';

/** What a tap on the canvas does: a move, a choice, a pile to look through, or the reason why not. */
export function useTaps(
  { view, seat: me }: PageSnapshot,
  presenter: Presenter,
  selecting: SelectionHandle,
  { act, mark, hold }: Acting,
  /** nothing is decided by a suggestion: the first tap makes it */
  suggests: boolean,
  onPile: (pile: Pile) => void,
): (target: TargetId) => void {
  const { skipConfirmations } = useStore(settings);
  const ask = (target: TargetId) => {
    if (view === null) return;
    const pile = presenter.pile(view, target);
    const why = pile || me === null ? null : presenter.whyNot(view, me, target, selecting.held);
    if (pile) onPile(pile);
    else if (why) toast(why, 'no');
  };
  return (target) => {
    const isSure = skipConfirmations || suggests;
    const effect = tapped(target, selecting.buttons, selecting.selection.chosen, isSure, selecting);
    if (effect.kind === 'act') act(effect.at);
    else if (effect.kind === 'choose') mark(effect.at);
    else if (effect.kind === 'hold') hold(effect.first);
    else if (effect.kind === 'drop') hold(null);
    else ask(target);
  };
}
