import './Curve.css';
import type { EndDict } from '../../../shared/i18n/en/end.ts';
import type { Speech } from '../../../shared/i18n/speech.ts';
import type { ToldStory } from '../../games/presenter.ts';
import { Icon } from '../ui/Icon.tsx';
import { markOf } from '../ui/Pawn.tsx';
import { spread, ticksOf } from './counting.ts';
import { lineOf } from './figures.ts';

const width = 420;
const height = 250;
const left = 34;
const right = width - 40;
const top = 22;
const bottom = height - 24;
const mark = 11;

/** How everybody stood over the game, with the part that decided it. */
export function Curve(props: { readonly curve: ToldStory['curve']; readonly speech: Speech; readonly words: EndDict }) {
  const { curve, speech, words } = props;
  const { scores, turningPoint } = curve;
  const seats = scores[0]?.map((_, seat) => seat) ?? [];
  const ticks = ticksOf(Math.min(...scores.flat()), Math.max(...scores.flat()));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const x = (point: number): number => left + ((right - left) * point) / Math.max(1, scores.length - 1);
  const y = (score: number): number => bottom - ((bottom - top) * (score - low)) / Math.max(1, high - low);
  const final = scores.at(-1) ?? [];
  const marks = spread(
    final.map((score) => y(score)),
    2 * mark + 1,
    top,
    bottom,
  );
  const every = Math.ceil(scores.length / 10);
  // one's own line lies upon the others
  const order = [...seats].sort((a, b) => Number(speech.isYou(a)) - Number(speech.isYou(b)));
  return (
    <section class="curve" aria-label={curve.heading}>
      <h3>{curve.heading}</h3>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {turningPoint !== null && (
          <>
            <rect class="decisive" x={x(turningPoint - 1)} y={top - 6} width={x(1) - x(0)} height={bottom - top + 6} />
            <text
              class="decisive"
              x={Math.min(Math.max((x(turningPoint - 1) + x(turningPoint)) / 2, left + 46), right - 46)}
              y={top - 10}
            >
              {words.turningPoint}
            </text>
          </>
        )}
        {ticks.map((tick) => (
          <g key={tick}>
            <path class={tick === 0 ? 'axis' : 'grid'} d={`M${left} ${y(tick)}H${right}`} />
            <text class="tick" x={left - 7} y={y(tick) + 4}>
              {tick < 0 ? `−${-tick}` : tick}
            </text>
          </g>
        ))}
        {scores.map((_, point) =>
          point % every === 0 ? (
            <text key={x(point)} class="step" x={x(point)} y={height - 6}>
              {point === 0 ? words.start : point}
            </text>
          ) : null,
        )}
        {order.map((seat) => {
          const { colour, dash } = lineOf(seat);
          const d = scores.map((each, point) => `${point === 0 ? 'M' : 'L'}${x(point)} ${y(each[seat] ?? 0)}`).join('');
          const to = marks[seat] ?? 0;
          return (
            <g key={seat} class={speech.isYou(seat) ? 'own' : ''} stroke={colour}>
              <path class="under" d={d} />
              <path class="line" d={d} stroke-dasharray={dash} />
              <path class="lead" d={`M${right} ${y(final[seat] ?? 0)}L${right + 12} ${to}`} />
            </g>
          );
        })}
        {seats.map((seat) => {
          const { colour, on, symbol } = markOf(seat);
          return (
            <g key={seat} transform={`translate(${right + 12 + mark} ${marks[seat]})`} style={{ color: on }}>
              <circle r={mark} fill={colour} stroke="#22180f" stroke-width="1.6" />
              <g transform="translate(-7 -7)">
                <Icon of={symbol} size={14} />
              </g>
            </g>
          );
        })}
      </svg>
      <ul class="sr">
        {seats.map((seat) => (
          <li key={seat}>
            {words.curveRow({ name: speech.name(seat), scores: scores.map((each) => each[seat]).join(', ') })}
          </li>
        ))}
      </ul>
    </section>
  );
}
