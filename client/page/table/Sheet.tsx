import './Sheet.css';
import type { ComponentChildren } from 'preact';
import { Dialog } from '../ui/Dialog.tsx';

/** On a phone: a dialog of wood that rises from the foot of the page, for what stands beside the table elsewhere. */
export function Sheet(props: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  return <Dialog {...props} class="sheet" />;
}
