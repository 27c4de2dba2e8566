import './Account.css';
import type { EndDict } from '../../../shared/i18n/en/end.ts';
import type { Speech } from '../../../shared/i18n/speech.ts';
import type { ToldStory } from '../../games/presenter.ts';
import { Outline } from '../ui/Outline.tsx';
import { Pawn } from '../ui/Pawn.tsx';
import { Rich } from '../words.tsx';
import { signed } from './figures.ts';

type Moments = ToldStory['moments'];

/** The three that counted most, one of them about whoever reads, if anything was. */
export function chosenMoments(moments: Moments, { isYou }: Speech, most = 3): Moments {
  const first = moments.slice(0, most);
  const own = moments.find(({ seat }) => isYou(seat));
  return !own || first.includes(own) ? first : [...first.slice(0, most - 1), own];
}

/** What decided the game; each leads to its moment. */
export function Decided(props: {
  readonly moments: Moments;
  readonly words: EndDict;
  readonly onWatch: ((seq: number) => void) | null;
}) {
  const { moments, words, onWatch } = props;
  return (
    <section class="decided">
      <h3>{words.decided}</h3>
      <ul>
        {moments.map(({ key, icon, heading, text, seq }) => {
          const content = (
            <>
              <span class="round">
                <Outline d={icon} size={22} />
              </span>
              <span class="what">
                <b>{heading}</b>
                <span>
                  <Rich text={text} />
                </span>
              </span>
            </>
          );
          return (
            <li key={key}>
              {onWatch ? (
                <button type="button" title={words.watch} onClick={() => onWatch(Math.max(0, seq - 1))}>
                  {content}
                  <span class="sr">{words.watch}</span>
                </button>
              ) : (
                content
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What chance gave everybody beyond its mean. */
export function LuckBars(props: {
  readonly luck: NonNullable<ToldStory['luck']>;
  readonly order: readonly number[];
  readonly speech: Speech;
  readonly words: EndDict;
}) {
  const { luck, speech, words } = props;
  const most = Math.max(1, ...luck.values.map(Math.abs));
  return (
    <section class="luck" title={luck.hint}>
      <h3>
        {words.luck} <small>{luck.unit}</small>
      </h3>
      <p class="sr">{luck.hint}</p>
      <ul>
        {props.order.map((seat) => {
          const value = luck.values[seat] ?? 0;
          return (
            <li key={seat} class={value < 0 ? 'ill' : 'well'}>
              <Pawn seat={seat} />
              <span class="gauge" aria-hidden="true">
                <span style={{ '--part': `${((50 * Math.abs(value)) / most).toFixed(1)}%` }} />
              </span>
              <b aria-hidden="true">{signed(value)}</b>
              <span class="sr">{words.lucky({ name: speech.name(seat), value: signed(value), unit: luck.unit })}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Medals(props: {
  readonly medals: ToldStory['medals'];
  readonly speech: Speech;
  readonly words: EndDict;
}) {
  const { medals, speech, words } = props;
  return (
    <section class="medals">
      <h3>{words.medals}</h3>
      <ul>
        {medals.map(({ seat, icon, name, text }) => (
          <li key={seat}>
            <span class="disc">
              <Outline d={icon} size={26} />
              <Pawn seat={seat} />
            </span>
            <b>{name}</b>
            <span>{text}</span>
            <span class="sr">{speech.name(seat)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
