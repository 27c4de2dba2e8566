import './InterruptionSheet.css';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Interruption } from '../../games/presenter.ts';
import { Card } from '../ui/Card.tsx';
import { Rich } from '../words.tsx';

interface Props {
  readonly interruption: Interruption;
  /** the moves that answer it */
  readonly children: ComponentChildren;
}

/**
 * A question in the middle of somebody else's turn, with what it is about and the answers below. It can be folded
 * to look at the table, where the canvas takes the same answers.
 */
export function InterruptionSheet({ interruption, children }: Props) {
  const [folded, setFolded] = useState(false);
  const heading = useId();
  return (
    <section class={folded ? 'affair panel folded' : 'affair panel'} aria-labelledby={heading}>
      <header>
        <h3 id={heading}>
          <Rich text={interruption.title} />
        </h3>
        <button type="button" class="link" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
          {folded ? interruption.unfold : interruption.fold}
        </button>
      </header>
      {!folded && (
        <>
          <div class="camps">
            {interruption.sides.map((side) => (
              <SideOf key={side.heading} side={side} />
            ))}
          </div>
          {children}
        </>
      )}
    </section>
  );
}

function SideOf({ side }: { readonly side: Interruption['sides'][number] }) {
  return (
    <div class="camp">
      <h4>
        {side.heading} <b>{side.total}</b>
      </h4>
      {side.cards.length === 0 && <p>{side.none}</p>}
      <ul>
        {side.cards.map(({ key, look, text }) => (
          <li key={key}>
            <span aria-hidden="true">
              <Card look={look} width={58} />
            </span>
            <small>{text}</small>
          </li>
        ))}
      </ul>
      {side.bonus && <p>{side.bonus}</p>}
    </div>
  );
}
