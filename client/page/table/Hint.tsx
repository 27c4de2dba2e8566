import './Hint.css';
import type { Rect } from '../../stage/stage.ts';

/** Advice for those who have no cards yet, where their cards will lie. */
export function Hint({ text, at }: { readonly text: string; readonly at: Rect }) {
  const place = { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px` };
  return (
    <div class="spare" style={place}>
      <p>{text}</p>
    </div>
  );
}
