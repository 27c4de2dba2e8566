import './EndDialog.css';
import './EndRibbon.css';
import { useEffect, useRef } from 'preact/hooks';
import type { EndDict } from '../../../shared/i18n/en/end.ts';
import { plain, type Speech } from '../../../shared/i18n/speech.ts';
import {
  anticlockwiseRotation,
  checkedShield,
  crossedSabres,
  laurelCrown,
  share as shareIcon,
} from '../../art/icons.ts';
import type { Score, ToldStory } from '../../games/presenter.ts';
import type { Headline } from '../../stage/stage.ts';
import { minutesAndSeconds } from '../clocks/time.ts';
import { settings } from '../preferences.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Outline } from '../ui/Outline.tsx';
import { useSecondsLeft } from '../useSecondsLeft.ts';
import { chosenMoments, Decided, LuckBars, Medals } from './Account.tsx';
import { Curve } from './Curve.tsx';
import { Standings } from './Standings.tsx';
import { useCounting } from './useCounting.ts';

/** The same people once more. */
export interface Again {
  readonly label: string;
  readonly go: () => void;
  /** for how long one's seat is kept, since this was told; null: nobody has asked yet */
  readonly kept?: { readonly seconds: number; readonly at: number } | null;
}

/** What one may do from here; null where there is nothing of the kind. */
export interface EndActions {
  readonly again: Again | null;
  /** the game, from this move on; null: from its beginning */
  readonly onReplay: ((seq: number | null) => void) | null;
  readonly onProof: (() => void) | null;
  readonly onShare: (() => void) | null;
  readonly onLobby: () => void;
  /** where else one goes from here than to the lobby */
  readonly home?: { readonly label: string; readonly go: () => void } | null;
}

/** Who has won, where everybody's points come from, and how it came about. */
export function EndDialog(props: {
  readonly verdict: Headline;
  readonly score: Score;
  /** null until it is there */
  readonly story: ToldStory | null;
  readonly speech: Speech;
  readonly words: EndDict;
  /** whether points are counted before one's eyes */
  readonly count: boolean;
  readonly onCounted?: () => void;
  readonly actions: EndActions;
  /** of a rematch, said above the table */
  readonly news?: string | null;
  readonly onClose: () => void;
}) {
  const { verdict, score, story, speech, words, actions } = props;
  const { counted, isDone, skip } = useCounting(score, props.count);
  useEffect(() => {
    if (isDone) props.onCounted?.();
  }, [isDone]);
  useSkipping(!isDone, skip);
  useFirstChoice(isDone, actions.again !== null);
  const lively = props.count && settings.get().speed !== 'off';
  const source = score.sources[counted];
  const ms = !props.count || isDone ? 0 : settings.get().speed === 'fast' ? 360 : 720;
  return (
    <Dialog
      title={
        <>
          {!isDone && (
            <span class="now" aria-hidden="true">
              {source ? words.counting({ source: source.label }) : ''}
            </span>
          )}
          {/* whoever does not see the count hears the verdict at once */}
          <span class={isDone ? 'told' : 'told sr'}>
            <Outline d={laurelCrown} size={34} />
            <span class={verdict.words.length > 18 ? 'long' : ''}>{verdict.words}</span>
          </span>
        </>
      }
      onClose={props.onClose}
      class={`end ${verdict.mood} ${isDone ? 'counted' : 'counting'} ${lively ? 'lively' : ''}`}
    >
      <p class="verdict">
        {isDone ? (
          <>
            {score.rank && <strong class="rank">{score.rank}</strong>} <span class="reason">{score.reason}</span>{' '}
            <b>{ownFate(score, speech, words)}</b>
          </>
        ) : (
          <>
            {/* biome-ignore lint/a11y/noAutofocus: whoever presses a key now wants to see the result, not to leave it */}
            <button type="button" class="link" autoFocus onClick={skip}>
              {words.skip}
            </button>
          </>
        )}
      </p>
      {props.news && (
        <p class="news" role="status">
          {props.news}
        </p>
      )}
      <div class="sheet">
        <Standings score={score} story={story} speech={speech} words={words} counted={counted} ms={ms} />
        {story && <Curve curve={story.curve} speech={speech} words={words} />}
        {story && (
          <Decided
            moments={chosenMoments(story.moments, speech)}
            words={words}
            onWatch={actions.onReplay && ((seq) => actions.onReplay?.(seq))}
          />
        )}
        {story?.luck && (
          <LuckBars luck={story.luck} order={score.rows.map(({ seat }) => seat)} speech={speech} words={words} />
        )}
        {story && story.medals.length > 0 && <Medals medals={story.medals} speech={speech} words={words} />}
      </div>
      <Foot actions={actions} story={story} words={words} />
    </Dialog>
  );
}

/** What it came to for whoever reads; nothing for those who only watched, and for those who win or lose together. */
function ownFate({ rows, outcome, amount }: Score, { isYou }: Speech, words: EndDict): string {
  const own = rows.find(({ seat }) => isYou(seat));
  const { winners, scores } = outcome;
  if (!own || winners.length === 0 || winners.length === scores.length) return '';
  const best = rows.find(({ seat }) => winners.includes(seat) !== winners.includes(own.seat));
  const gap = Math.abs((best?.total ?? 0) - own.total);
  if (!winners.includes(own.seat))
    return gap > 0 ? words.behind({ place: own.place, amount: amount(gap) }) : words.tied({ place: own.place });
  return winners.length === 1 && gap > 0 ? words.ahead({ amount: amount(gap) }) : '';
}

/** Any touch and any key ends the count; what was touched is done nevertheless. */
function useSkipping(isCounting: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isCounting) return;
    document.addEventListener('pointerdown', skip);
    document.addEventListener('keydown', skip);
    return () => {
      document.removeEventListener('pointerdown', skip);
      document.removeEventListener('keydown', skip);
    };
  }, [isCounting]);
}

/** When everything is counted, the focus goes to what is wanted most; a dialog that opens by itself never focuses its exit. */
function useFirstChoice(isDone: boolean, hasAgain: boolean): void {
  /** what was focused unasked; the rematch may come later */
  const given = useRef<Element | null>(null);
  useEffect(() => {
    const dialog = document.querySelector('dialog.end');
    const { activeElement: focused } = document;
    const isOwnWish = focused !== given.current && focused?.closest('dialog.end .foot, dialog.end .sheet');
    if (!isDone || !dialog || isOwnWish) return;
    const first = dialog.querySelector<HTMLElement>('.foot .pri') ?? dialog.querySelector<HTMLElement>('.foot .btn');
    first?.focus({ preventScroll: true });
    given.current = first;
  }, [isDone, hasAgain]);
}

/** The number that runs is for the eyes: it is said when the offer is made. */
function TimeKept({ kept }: { readonly kept: NonNullable<Again['kept']> }) {
  // the button comes when the offer has been put off, or the result is opened again
  const still = Math.max(0, kept.seconds - (performance.now() - kept.at) / 1000);
  const left = useSecondsLeft(still, kept) ?? 0;
  if (left === 0) return null;
  return (
    <span class="kept" aria-hidden="true">
      {minutesAndSeconds(left * 1000)}
    </span>
  );
}

function Foot(props: { readonly actions: EndActions; readonly story: ToldStory | null; readonly words: EndDict }) {
  const { story, words } = props;
  const { again, onReplay, onProof, onShare, onLobby, home = null } = props.actions;
  const turn = story?.curve.turningPoint === null ? null : (story?.curve.seq ?? null);
  return (
    <div class="foot">
      {onReplay && (
        <button type="button" class="btn" onClick={() => onReplay(turn)}>
          <Outline d={anticlockwiseRotation} size={18} />
          {turn === null ? (
            words.replay
          ) : (
            <>
              <span class="only-d">{words.replayTurningPoint}</span>
              <span class="only-m">{words.turningPointShort}</span>
            </>
          )}
        </button>
      )}
      {onProof && (
        <button type="button" class="btn" onClick={onProof}>
          <Outline d={checkedShield} size={18} />
          {words.proof}
        </button>
      )}
      {onShare && (
        <button type="button" class="btn" onClick={onShare}>
          <Outline d={shareIcon} size={18} />
          <span class="only-d">{words.share}</span>
          <span class="only-m">{words.shareShort}</span>
        </button>
      )}
      {home ? (
        <button type="button" class="btn dim" onClick={home.go}>
          {home.label}
        </button>
      ) : (
        <button type="button" class="btn dim" onClick={onLobby}>
          <span class="only-d">{words.toLobby}</span>
          <span class="only-m">{words.lobbyShort}</span>
        </button>
      )}
      {again && (
        <button type="button" class="btn pri" onClick={again.go}>
          <Outline d={crossedSabres} size={20} />
          {plain(again.label)}
          {again.kept && <TimeKept kept={again.kept} />}
        </button>
      )}
    </div>
  );
}
