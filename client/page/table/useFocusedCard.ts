import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { MoveButton } from '../../games/presenter.ts';
import type { Stage } from '../../stage/stage.ts';
import type { Zoomed } from './useStage.ts';

const restMs = 300;
/** about the size of a card; the canvas knows only its middle */
const half = { width: 60, height: 85 };

/** The card of the button that the keyboard rests on, to be read like one under the pointer. */
export function useFocusedCard(
  stage: Stage | null,
  host: RefObject<HTMLDivElement | null>,
  button: MoveButton | null,
): Zoomed | null {
  const [card, setCard] = useState<Zoomed | null>(null);
  useEffect(() => {
    setCard(null);
    if (!button?.face || !button.target) return;
    const { face, target } = button;
    const timer = setTimeout(() => {
      const point = stage?.at(target);
      const frame = host.current?.getBoundingClientRect();
      if (!point || !frame) return;
      const x = point.x - frame.left - half.width;
      const y = point.y - frame.top - half.height;
      setCard({ face, at: { x, y, width: 2 * half.width, height: 2 * half.height } });
    }, restMs);
    return () => clearTimeout(timer);
  }, [stage, host, button]);
  return card;
}
