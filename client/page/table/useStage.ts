import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameId } from '../../../shared/games/ids.ts';
import type { FollowedMatch } from '../../net/snapshot.ts';
import type { Cursor } from '../../net/timeline.ts';
import { play } from '../../sound/sounds.ts';
import type { Rect, Stage, StageText, TargetId } from '../../stage/stage.ts';
import { settings } from '../preferences.ts';
import { tableCodeReplaced, useTableCodeVersion } from './useTableCodeVersion.ts';

let loadStage = () => import('../../stage/create.ts');
import.meta.hot?.accept('../../stage/create.ts', (next) => {
  if (!next) return;
  loadStage = async () => next as unknown as typeof import('../../stage/create.ts');
  tableCodeReplaced();
});

export interface Zoomed {
  readonly face: string;
  readonly at: Rect;
}

export interface StageHandle {
  readonly stage: Stage | null;
  /** where the canvas leaves room for the buttons */
  readonly actions: Rect | null;
  readonly zoomed: Zoomed | null;
  /** how far the canvas has come; null while there is no canvas */
  readonly cursor: Cursor | null;
  /** where the canvas leaves room for a line about what happened last */
  readonly line: Rect | null;
  /** where the canvas has nothing to show yet */
  readonly spare: Rect | null;
}

/** The canvas of the table: fetched when the game is on, follows settings and words, taken down with the page. */
export function useStage(
  game: GameId | null,
  host: RefObject<HTMLDivElement | null>,
  match: FollowedMatch,
  text: StageText | null,
  onTap: (target: TargetId) => void,
): StageHandle {
  const [stage, setStage] = useState<Stage | null>(null);
  const [actions, setActions] = useState<Rect | null>(null);
  const [line, setLine] = useState<Rect | null>(null);
  const [spare, setSpare] = useState<Rect | null>(null);
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [zoomed, setZoomed] = useState<Zoomed | null>(null);
  // the canvas keeps what it is given; these two change with every drawing of the page
  const tap = useRef(onTap);
  tap.current = onTap;
  const words = useRef(text);
  words.current = text;
  const ready = game !== null && text !== null;
  const version = useTableCodeVersion();

  // taken down before its place is: a canvas without a size cannot be drawn
  useLayoutEffect(() => {
    if (!ready || !host.current) return;
    const here = host.current;
    let created: Stage | null = null;
    let gone = false;
    const now = (): StageText => {
      if (!words.current) throw new Error('the canvas has no words');
      return words.current;
    };
    void (async () => {
      const { createStage } = await loadStage();
      if (gone) return;
      created = await createStage(game, {
        host: here,
        match,
        settings: settings.get(),
        text: {
          faceName: (face) => now().faceName(face),
          faceShort: (face) => now().faceShort(face),
          word: (key, n) => now().word(key, n),
          seatName: (seat) => now().seatName(seat),
          verdict: (outcome) => now().verdict(outcome),
        },
        events: {
          onTap: (target) => tap.current(target),
          onZoom: setZoomed,
          onLayout: (places) => {
            setActions(places.actions);
            setLine(places.line ?? null);
            setSpare(places.spare ?? null);
          },
          onBusy: () => {},
          onCursor: (to) => !gone && setCursor(to),
          onSound: play,
        },
      });
      if (gone) created?.destroy();
      else setStage(created);
    })();
    return () => {
      gone = true;
      created?.destroy();
      setStage(null);
      setCursor(null);
    };
  }, [ready, game, match, host, version]);

  useEffect(() => settings.subscribe(() => stage?.settingsChanged(settings.get())), [stage]);
  useEffect(() => stage?.textChanged(), [stage, text]);
  return { stage, actions, line, zoomed, cursor, spare };
}
