import './PileDialog.css';
import type { Pile } from '../../games/presenter.ts';
import { Card } from '../ui/Card.tsx';
import { Dialog } from '../ui/Dialog.tsx';

/** Cards that lie together, large enough to read. */
export function PileDialog({
  pile,
  onClose,
  onRead,
}: {
  readonly pile: Pile;
  readonly onClose: () => void;
  /** opens a page of the story; absent where there is no book */
  readonly onRead?: (page: string) => void;
}) {
  const { page } = pile;
  return (
    <Dialog title={pile.title} onClose={onClose} class="wide" reading>
      {pile.cards.length === 0 && pile.none !== '' && <p>{pile.none}</p>}
      {pile.note && <p class={pile.facts ? 'about' : 'hint'}>{pile.note}</p>}
      {pile.facts && (
        <dl class="pile-facts">
          {pile.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {page && onRead && (
        <button type="button" class="btn" onClick={() => onRead(page.id)}>
          {page.label}
        </button>
      )}
      <ul class="pile">
        {pile.cards.map(({ key, look, text }) => (
          <li key={key}>
            <span aria-hidden="true">
              <Card look={look} />
            </span>
            <span class="sr">{text}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
