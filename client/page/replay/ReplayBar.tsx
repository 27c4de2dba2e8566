import './ReplayBar.css';
import type { Viewer } from '../../../shared/engine/core.ts';
import type { ReplayDict } from '../../../shared/i18n/en/replay.ts';
import { exitDoor, laurelCrown, scales, share, shipWheel } from '../../art/icons.ts';
import { backKey, firstKey, forwardKey, lastKey, pauseKey, playKey, saveKey } from '../../art/transport.ts';
import { type ReplaySnapshot, type ReplaySpeed, speeds } from '../../replay/ReplayMatch.ts';
import { Outline } from '../ui/Outline.tsx';
import type { Chapter } from './keys.ts';

/** How one moves within a recording. */
export interface Transport {
  seek(seq: number): void;
  step(by: 1 | -1): void;
  toggle(): void;
  /** shows what this viewer may see */
  lookAs(viewer: Viewer): void;
  setSpeed(speed: ReplaySpeed): void;
}

export interface ReplayActions extends Transport {
  share(): void;
  save(): void;
  branch(): void;
  result(): void;
  back(): void;
}

/** Below the table: the game as a line, and the buttons to move within it. */
export function ReplayBar(props: {
  readonly snapshot: ReplaySnapshot;
  readonly length: number;
  readonly viewers: readonly Viewer[];
  readonly chapters: readonly Chapter[];
  readonly words: ReplayDict;
  readonly viewerName: (viewer: Viewer) => string;
  /** whether there is something to link to, to save, to play on from */
  readonly can: {
    readonly share: boolean;
    readonly save: boolean;
    readonly branch: boolean;
    readonly result: boolean;
    /** to the table, where the game is still being played */
    readonly back: boolean;
    /** the table whose deal can be proven */
    readonly verify: string | null;
  };
  readonly actions: ReplayActions;
}) {
  const { snapshot, length, words, actions, can } = props;
  const { seq, playing } = snapshot;
  const key = (icon: string, label: string, run: () => void, disabled: boolean, size = 20) => (
    <button type="button" class="tool" aria-label={label} title={label} disabled={disabled} onClick={run}>
      <Outline d={icon} size={size} />
    </button>
  );
  return (
    <section class="reel" aria-label={words.bar}>
      <Scrubber {...props} />
      <div class="keys-of-reel">
        {key(firstKey, words.first, () => actions.seek(0), seq === 0)}
        {key(backKey, words.back, () => actions.step(-1), seq === 0)}
        <button
          type="button"
          class="tool play"
          aria-label={playing ? words.pause : words.play}
          title={playing ? words.pause : words.play}
          onClick={actions.toggle}
        >
          <Outline d={playing ? pauseKey : playKey} size={24} />
        </button>
        {key(forwardKey, words.forward, () => actions.step(1), seq === length)}
        {key(lastKey, words.last, () => actions.seek(length), seq === length)}
        <label class="speed">
          <span class="sr">{words.speed}</span>
          <select
            value={snapshot.speed}
            onChange={(event) => actions.setSpeed(Number(event.currentTarget.value) as ReplaySpeed)}
          >
            {speeds.map((speed) => (
              <option key={speed} value={speed}>
                {speed} ×
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class={can.back ? 'rest-of-reel running' : 'rest-of-reel'}>
        {props.viewers.length > 1 ? (
          <label class="eyes">
            <span class="sr">{words.eyes}</span>
            <select
              value={props.viewers.indexOf(snapshot.viewer)}
              onChange={(event) => {
                const viewer = props.viewers[Number(event.currentTarget.value)];
                if (viewer !== undefined) actions.lookAs(viewer);
              }}
            >
              {props.viewers.map((viewer, at) => (
                <option key={viewer} value={at}>
                  {props.viewerName(viewer)}
                </option>
              ))}
            </select>
          </label>
        ) : (
          <p class="eyes fixed" role="status">
            {words.running}
          </p>
        )}
        {can.result && key(laurelCrown, words.result, actions.result, false)}
        {can.share && key(share, words.share, actions.share, false)}
        {can.save && key(saveKey, words.save, actions.save, false)}
        {can.verify !== null && (
          <a class="tool" href={`/fairness/${can.verify}`} aria-label={words.verify} title={words.verify}>
            <Outline d={scales} size={20} />
          </a>
        )}
        {can.back && (
          <button type="button" class="btn sm" onClick={actions.back}>
            <Outline d={exitDoor} size={19} />
            {words.toTable}
          </button>
        )}
        {can.branch && (
          <button
            type="button"
            class="btn sm branch"
            aria-label={words.branch.button}
            title={words.branch.button}
            onClick={actions.branch}
          >
            <Outline d={shipWheel} size={20} />
            <span class="only-d">{words.branch.button}</span>
          </button>
        )}
      </div>
    </section>
  );
}

function Scrubber({ snapshot, length, chapters, words, actions }: Parameters<typeof ReplayBar>[0]) {
  const { seq } = snapshot;
  const chapter = chapters.findLast((one) => one.seq <= seq)?.text;
  const where = words.position({ seq, last: length });
  const share = (of: number) => of / Math.max(1, length);
  return (
    <div class="scrub">
      <div class="track" style={{ '--done': share(seq) }}>
        {chapters.map((one) => (
          <i key={`${one.seq} ${one.text}`} style={{ left: `${100 * share(one.seq)}%` }} />
        ))}
        <input
          type="range"
          aria-label={words.scrub}
          aria-valuetext={chapter ? `${where}, ${chapter}` : where}
          min={0}
          max={length}
          step={1}
          value={seq}
          onInput={(event) => actions.seek(Number(event.currentTarget.value))}
        />
      </div>
      <p class="where" aria-hidden="true">
        <b>{seq}</b> / {length}
        {chapter && <small class="only-d">{chapter}</small>}
      </p>
    </div>
  );
}
