import './Spots.css';
import { useEffect, useState } from 'preact/hooks';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import type { Presenter } from '../../games/presenter.ts';
import { spotAfter } from '../../stage/spots.ts';
import type { Spot, Stage, TargetId } from '../../stage/stage.ts';

/** What is read with the keyboard on the canvas, and the keys that lead from one thing to the next. */
export interface SpotHandle {
  readonly spot: Spot | null;
  enter(): void;
  leave(): void;
  /** whether the key belongs here */
  press(key: string): boolean;
}

export function useSpots(stage: Stage | null, view: unknown): SpotHandle {
  const [spot, setSpot] = useState<Spot | null>(null);
  const same = (one: Spot) => one.face === spot?.face && one.target === spot.target;
  // it may have gone, or lie elsewhere now
  useEffect(() => {
    if (spot) setSpot(stage?.spots().find(same) ?? stage?.spots()[0] ?? null);
  }, [stage, view]);
  return {
    spot,
    enter: () => setSpot(stage?.spots()[0] ?? null),
    leave: () => setSpot(null),
    press: (key) => {
      const spots = stage?.spots() ?? [];
      const next = spotAfter(spots, spots.findIndex(same), key);
      if (next !== null) setSpot(spots[next] ?? null);
      return next !== null;
    },
  };
}

/** One stop of the keyboard for the whole canvas: arrows lead from thing to thing, and each is read out. */
export function Spots(props: {
  readonly handle: SpotHandle;
  readonly presenter: Presenter;
  readonly view: unknown;
  readonly held?: TargetId | null;
  readonly words: TableDict['words'];
  readonly onTap: (target: TargetId) => void;
}) {
  const { handle, words } = props;
  const { spot } = handle;
  const card = spot && props.presenter.zoom(spot.face, props.view, props.held ?? null);
  const { x, y, width, height } = spot?.at ?? { x: 8, y: 8, width: 44, height: 44 };
  return (
    <>
      <button
        type="button"
        class="spot"
        aria-label={words.explore}
        style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
        onFocus={handle.enter}
        onBlur={handle.leave}
        onClick={() => spot?.target && props.onTap(spot.target)}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey || !handle.press(event.key)) return;
          event.preventDefault();
        }}
      />
      <p class="sr" role="status">
        {card &&
          [card.title, card.kind, ...card.facts.map(({ label, value }) => `${label}: ${value}`), card.text]
            .filter((part) => part !== '')
            .join('. ')}
      </p>
    </>
  );
}
