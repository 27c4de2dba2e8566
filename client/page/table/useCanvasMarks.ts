import { useLayoutEffect } from 'preact/hooks';
import type { Stage, TargetId } from '../../stage/stage.ts';
import type { Suggesting } from './suggesting.ts';
import { glowing } from './tap.ts';
import type { SelectionHandle } from './useSelection.ts';

/** Keeps what glows and what is marked on the canvas equal to the selection; `flashed` came from elsewhere. */
export function useCanvasMarks(
  stage: Stage | null,
  selecting: SelectionHandle,
  suggesting: Suggesting,
  busy: boolean,
  flashed: TargetId | null,
): void {
  const { buttons, held, selection } = selecting;
  const { chosen, pointed } = selection;
  const { suggests, suggested } = suggesting;
  // together with the buttons: a tap finds the same moves on both
  useLayoutEffect(() => {
    const targetAt = (at: number | null) => (at === null ? null : (buttons[at]?.target ?? null));
    stage?.show({
      legal: busy ? [] : glowing(buttons, selecting),
      chosen: targetAt(chosen),
      pointed: targetAt(pointed) ?? flashed,
      ...(held === null ? {} : { held }),
      ...(suggests ? { suggesting: true } : {}),
      ...(suggested.length > 0 ? { suggested } : {}),
    });
  }, [stage, buttons, held, chosen, pointed, flashed, busy, suggests, suggested]);
}
