import './TableFrame.css';
import './large-screens.css';
import type { ComponentChildren } from 'preact';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import { settings } from '../preferences.ts';
import { useSeated } from '../ui/Avatar.tsx';
import { useStore } from '../useStore.ts';

/** The page of a table or a replay: the bar on top, the table, and what stands beside it. */
export function TableFrame(props: {
  readonly kind: string;
  readonly seats: TableInfo['seats'];
  readonly children: ComponentChildren;
}) {
  const { kind, seats, children } = props;
  useSeated(seats);
  const { theme } = useStore(settings);
  return (
    <div class={kind === '' ? 'app' : `app ${kind}`} data-theme={theme}>
      {children}
    </div>
  );
}
