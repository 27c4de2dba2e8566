import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** so near to the end counts as being there */
const near = 40;

type Scrolled = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/** Whether the newest is to be kept in sight: at the foot yes, after scrolling up from `before` no, else as it was. */
export function sticksToBottom(box: Scrolled, before: number, stuck: boolean): boolean {
  if (box.scrollHeight - box.scrollTop - box.clientHeight < near) return true;
  return box.scrollTop < before ? false : stuck;
}

/**
 * Keeps the end of a list in sight, where the newest stands; people who read further up are not disturbed, unless by
 * `own` words.
 */
export function useStickToBottom(
  contents: unknown,
  own = false,
): { readonly box: RefObject<HTMLDivElement | null>; readonly onScroll: () => void } {
  const box = useRef<HTMLDivElement>(null);
  const sticks = useRef(true);
  const height = useRef(0);
  const toBottom = () => {
    if (box.current && sticks.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useEffect(() => {
    if (own) sticks.current = true;
    // with the next frame: asked at once, the browser would lay out the page once for every message
    const frame = requestAnimationFrame(toBottom);
    return () => cancelAnimationFrame(frame);
  }, [contents]);
  // what arrives beside the list later takes room from it
  useEffect(() => {
    if (!box.current) return;
    const size = new ResizeObserver(toBottom);
    size.observe(box.current);
    return () => size.disconnect();
  }, []);
  const onScroll = () => {
    if (!box.current) return;
    sticks.current = sticksToBottom(box.current, height.current, sticks.current);
    height.current = box.current.scrollTop;
  };
  return { box, onScroll };
}
