import './Standings.css';
import type { EndDict } from '../../../shared/i18n/en/end.ts';
import type { Speech } from '../../../shared/i18n/speech.ts';
import { type SourceTint, sourceFills } from '../../art/tints.ts';
import type { Score, ScoreRow, ToldStory } from '../../games/presenter.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Outline } from '../ui/Outline.tsx';
import { scaleOf, standingsAfter } from './counting.ts';
import { signed } from './figures.ts';
import { useRolling } from './useCounting.ts';

const styleOf = (tint: SourceTint) => {
  const { fill, line, on } = sourceFills[tint];
  return { '--fill': fill, '--line': line, '--on': on };
};

/** What points are made of, as a legend. */
function Sources({ score, words }: { readonly score: Score; readonly words: EndDict }) {
  return (
    <ul class="sources">
      {score.sources
        .map((source, at) => ({ ...source, counts: score.rows.some(({ parts }) => parts[at] !== 0) }))
        .filter(({ counts }) => counts)
        .map(({ key, label, tint, price }) => (
          <li key={key}>
            <span class={`swatch ${sourceFills[tint].pattern}`} style={styleOf(tint)} />
            {label}
            {price !== undefined && (
              <b>
                <span aria-hidden="true">{price}</span>
                <span class="sr">{words.each({ price })}</span>
              </b>
            )}
          </li>
        ))}
    </ul>
  );
}

/** Everybody's points, source by source, on one scale; debts lie left of zero. */
export function Standings(props: {
  readonly score: Score;
  readonly story: ToldStory | null;
  readonly speech: Speech;
  readonly words: EndDict;
  readonly counted: number;
  /** how long a source takes; 0: nothing moves */
  readonly ms: number;
}) {
  const { score, speech, words, counted } = props;
  const standings = standingsAfter(score, counted);
  const isDone = counted >= score.sources.length;
  return (
    <section class="standings" aria-label={score.heading}>
      <header>
        <h3>{score.heading}</h3>
        <Sources score={score} words={words} />
      </header>
      <ol>
        {score.rows.map((row, at) => (
          <Row
            key={row.seat}
            {...props}
            row={row}
            sum={standings[at]?.sum ?? 0}
            shift={(standings[at]?.rank ?? at) - at}
            leads={isDone ? row.place === 1 : counted > 0 && standings[at]?.rank === 0}
            own={speech.isYou(row.seat)}
          />
        ))}
      </ol>
    </section>
  );
}

function Row(props: {
  readonly row: ScoreRow;
  readonly score: Score;
  readonly story: ToldStory | null;
  readonly speech: Speech;
  readonly words: EndDict;
  readonly counted: number;
  readonly ms: number;
  readonly sum: number;
  /** rows between where it stands now and where it will */
  readonly shift: number;
  readonly leads: boolean;
  readonly own: boolean;
}) {
  const { row, score, story, speech, words, counted } = props;
  const shown = useRolling(props.sum, props.ms * 0.7);
  const isDone = counted >= score.sources.length;
  const luck = story?.luck?.values[row.seat];
  const medal = story?.medals.find(({ seat }) => seat === row.seat);
  const classes = ['row', props.leads ? 'leads' : '', props.own ? 'own' : ''].join(' ');
  return (
    <li class={classes} style={{ '--shift': props.shift, '--ms': `${props.ms}ms` }}>
      {/* a team has no places */}
      {row.place > 0 && (
        <span class="place">
          <span aria-hidden="true">{isDone ? row.place : ''}</span>
          <span class="sr">{words.place({ place: row.place })}</span>
        </span>
      )}
      <Avatar seat={row.seat} size={32} />
      <span class="name">
        <b>{speech.name(row.seat)}</b>
        {props.own && <small class="you">{words.you}</small>}
        {row.detail && <small class="detail">{row.detail}</small>}
      </span>
      {(medal || luck !== undefined) && (
        <span class="honours">
          {medal && (
            <span class="medal">
              <Outline d={medal.icon} size={15} />
              {medal.name}
            </span>
          )}
          {luck !== undefined && (
            <span class={luck < 0 ? 'ill' : 'well'}>{words.luckShort({ value: signed(luck) })}</span>
          )}
        </span>
      )}
      <Bar row={row} score={score} words={words} counted={counted} />
      <span class="total">
        <span aria-hidden="true">{signless(shown)}</span>
        <span class="sr">{score.amount(row.total)}</span>
      </span>
    </li>
  );
}

const signless = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

function Bar(props: {
  readonly row: ScoreRow;
  readonly score: Score;
  readonly words: EndDict;
  readonly counted: number;
}) {
  const { row, score, words, counted } = props;
  const { below, above } = scaleOf(score);
  const span = below + above;
  const bars = (sign: 1 | -1) =>
    score.sources.map(({ key, label, tint }, at) => {
      const value = row.parts[at] ?? 0;
      if (value * sign <= 0) return null;
      const size = (100 * Math.abs(value)) / (sign > 0 ? above : below);
      const width = at < counted ? `${size.toFixed(2)}%` : '0%';
      const shown = signless(value);
      return (
        <span
          key={key}
          class={`part ${sourceFills[tint].pattern} ${shown.length > 2 ? 'wide' : ''}`}
          style={{ ...styleOf(tint), width }}
        >
          <b aria-hidden="true">{shown}</b>
          <span class="sr">{words.part({ source: label, value })}</span>
        </span>
      );
    });
  return (
    <span class="bars" style={{ '--zero': `${((100 * below) / span).toFixed(2)}%` }}>
      <span class="below">{bars(-1)}</span>
      <span class="above">{bars(1)}</span>
    </span>
  );
}
