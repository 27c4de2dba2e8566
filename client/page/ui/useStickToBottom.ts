import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** so near to the end one is there */
const near = 40;

type Scrolled = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>;

/** Whether the newest is to be kept in sight: at the foot yes, after scrolling up from `before` no, else as it was. */
export function followsFoot(box: Scrolled, before: number, followed: boolean): boolean {
  if (box.scrollHeight - box.scrollTop - box.clientHeight < near) return true;
  return box.scrollTop < before ? false : followed;
}

/**
 * Keeps the foot of a list in sight, where the newest stands; who reads further up is not disturbed, unless by `own`
 * words.
 */
export function useStickToBottom(
  contents: unknown,
  own = false,
): { readonly box: RefObject<HTMLDivElement | null>; readonly onScroll: () => void } {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const height = useRef(0);
  const toFoot = () => {
    if (box.current && follows.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useEffect(() => {
    if (own) follows.current = true;
    // with the next frame: asked at once, the browser would lay out the page once for every message
    const frame = requestAnimationFrame(toFoot);
    return () => cancelAnimationFrame(frame);
  }, [contents]);
  // what arrives beside the list later takes room from it
  useEffect(() => {
    if (!box.current) return;
    const size = new ResizeObserver(toFoot);
    size.observe(box.current);
    return () => size.disconnect();
  }, []);
  const onScroll = () => {
    if (!box.current) return;
    follows.current = followsFoot(box.current, height.current, follows.current);
    height.current = box.current.scrollTop;
  };
  return { box, onScroll };
}
