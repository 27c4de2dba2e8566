import './PileDialog.css';
import { checkMark } from '../../art/icons.ts';
import type { Pile, PlacesOfPile } from '../../games/presenter.ts';
import type { TargetId } from '../../stage/stage.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Coin } from '../ui/amounts.tsx';
import { Card } from '../ui/Card.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Outline } from '../ui/Outline.tsx';

/** Cards that lie together, large enough to read. */
export function PileDialog({
  pile,
  onClose,
  onNext,
  onRead,
}: {
  readonly pile: Pile;
  readonly onClose: () => void;
  /** shows what can be looked through there instead */
  readonly onNext: (target: TargetId) => void;
  /** opens a page of the story; absent where there is no book */
  readonly onRead?: (page: string) => void;
}) {
  const { page, next } = pile;
  return (
    <Dialog title={pile.title} onClose={onClose} class="wide" reading>
      {pile.cards.length === 0 && pile.none !== '' && <p>{pile.none}</p>}
      {pile.note && <p class={pile.facts ? 'about' : 'hint'}>{pile.note}</p>}
      {pile.asks && pile.asks.length > 0 && <Asks asks={pile.asks} />}
      {pile.places && <Places {...pile.places} />}
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
      {next && (
        <button type="button" class="btn next-pile" onClick={() => onNext(next.target)}>
          {next.label}
        </button>
      )}
    </Dialog>
  );
}

function Asks({ asks }: { readonly asks: NonNullable<Pile['asks']> }) {
  return (
    <ul class="pile-asks">
      {asks.map(({ icon, label, had }, at) => (
        // the same may be asked for twice
        <li key={`${at} ${label}`} class={had ? 'had' : ''}>
          <Outline d={icon} size={28} /> {label} {had && <Outline d={checkMark} size={18} />}
        </li>
      ))}
    </ul>
  );
}

function Places({ title, list }: PlacesOfPile) {
  return (
    <ol class="pile-places" aria-label={title}>
      {list.map(({ coins, seat, words }, at) => (
        <li key={`${at} ${words}`}>
          <span aria-hidden="true">
            {seat === null ? <Coin value={coins} size={40} /> : <Avatar seat={seat} size={40} />}
            <small>{at + 1}</small>
          </span>
          <span class="sr">{words}</span>
        </li>
      ))}
    </ol>
  );
}
