import './Zoom.css';
import type { Presenter, ZoomedCard } from '../../games/presenter.ts';
import type { Rect, TargetId } from '../../stage/stage.ts';
import { Card } from '../ui/Card.tsx';
import type { Zoomed } from './useStage.ts';

const size = { width: 330, height: 300, gap: 12 };

/** Beside the card where there is room: right, left, else in the middle. */
export function placeOf(at: Rect, page: { readonly width: number; readonly height: number }): { x: number; y: number } {
  const clamp = (value: number, most: number) => Math.max(8, Math.min(value, most - 8));
  const y = clamp(at.y + at.height / 2 - size.height / 2, page.height - size.height);
  const right = at.x + at.width + size.gap;
  if (right + size.width <= page.width - 8) return { x: right, y };
  const left = at.x - size.gap - size.width;
  if (left >= 8) return { x: left, y };
  const above = at.y - size.height - size.gap;
  return { x: clamp(page.width / 2 - size.width / 2, page.width - size.width), y: above >= 8 ? above : y };
}

/** A card to read: large, and in words. */
function Zoom(props: {
  readonly card: ZoomedCard;
  readonly at: Rect;
  readonly page: { readonly width: number; readonly height: number };
}) {
  const { card } = props;
  const { x, y } = placeOf(props.at, props.page);
  return (
    <div class="zoom panel" role="tooltip" style={{ left: `${x}px`, top: `${y}px` }}>
      <Card look={card.look} />
      <div>
        <h3>{card.title}</h3>
        <p class="kind">{card.kind}</p>
        <dl>
          {card.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{card.text}</p>
      </div>
    </div>
  );
}

/** The card under the pointer or the focus, large, if there is one. */
export function CloseUp(props: {
  readonly of: Zoomed | null;
  readonly host: HTMLDivElement | null;
  readonly presenter: Presenter;
  readonly view: unknown;
  /** the first of two places */
  readonly held?: TargetId | null;
}) {
  const { of, host, presenter, view } = props;
  const card = of && presenter.zoom(of.face, view, props.held ?? null);
  if (!of || !card || !host) return null;
  return <Zoom card={card} at={of.at} page={{ width: host.clientWidth, height: host.clientHeight }} />;
}
