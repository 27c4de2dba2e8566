import { type FunctionComponent, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { toast } from './ui/toasts.tsx';
import { words } from './words.tsx';

/** A component whose code is fetched when it is first shown. */
export function lazy<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let loaded: FunctionComponent<P> | null = null;
  return function Lazy(props: P) {
    const [, redraw] = useState(0);
    useEffect(() => {
      if (loaded) return;
      const arrived = (component: FunctionComponent<P>) => {
        loaded = component;
        redraw(1);
      };
      load().then(arrived, () => toast(words().service.offline({}), 'no'));
    }, []);
    return loaded ? h(loaded, props) : null;
  };
}
