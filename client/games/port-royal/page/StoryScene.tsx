import { useId } from 'preact/hooks';

/** Light of the hours: sky above, sky at the horizon, sea, and the sun or the moon. */
const hours = [
  { high: '#D8C394', low: '#F4E6C4', sea: '#8FA69A', sun: '#F9E9B8', y: 120 },
  { high: '#B7C4B8', low: '#F0E2BC', sea: '#6F9A98', sun: '#FFF6D6', y: 70 },
  { high: '#C98F5A', low: '#F2CF8E', sea: '#7A7F78', sun: '#F7C25E', y: 150 },
  { high: '#5A5F78', low: '#C9A27E', sea: '#4A6470', sun: '#F3D9A6', y: 96 },
  { high: '#27384A', low: '#5E7580', sea: '#2F4C58', sun: '#EDE6CF', y: 64 },
] as const;

const ink = '#2D2013';

/** Sky and sea go on around the picture, whose own room is never cut: a page is tall, a phone is broad. */
const around = 600;
const room = '26 12 368 276';
const everywhere = { from: -around, to: 420 + around } as const;

/** Waves from one side to the other, one row below the other. */
const waves = [196, 214, 234, 256, 280].map((y, i) => {
  const step = 2 * (18 + i * 2);
  const count = Math.ceil((everywhere.to - everywhere.from) / step);
  const d = Array.from({ length: count }, () => `q${9 + i} ${-6 - i} ${18 + i * 2} 0t${18 + i * 2} 0`).join('');
  return { y, d: `M${everywhere.from} ${y}${d}` };
});

/** The water in front of it all. */
const shore = Array.from({ length: Math.ceil((everywhere.to - everywhere.from) / 56) }, () => 'q14-11 28 0t28 0').join(
  '',
);

/** What stands ashore stands on a paved square. */
const Square = ({ dark }: { readonly dark: boolean }) => (
  <g>
    <path
      d={`M${everywhere.from} 232H${everywhere.to}V${300 + around}H${everywhere.from}Z`}
      fill="#A88B5A"
      opacity={dark ? 0.6 : 0.88}
    />
    <path
      d={[244, 258, 276, 298, 324, 356].map((y) => `M${everywhere.from} ${y}H${everywhere.to}`).join('')}
      stroke={ink}
      stroke-opacity=".22"
      stroke-width="1.4"
    />
  </g>
);

/** The rust-red boat of the brotherhood, with the rings upon its sail. */
function Boat({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-104 58Q-96 96-66 104H74Q100 96 112 52Q96 62 70 62H-66Q-92 62-104 58Z" fill={ink} />
      <path d="M-98 70H104" stroke="#C8973B" stroke-width="2.4" />
      <path d="M-40-112V60M36-132V60M112 52L140 34" stroke={ink} stroke-width="5" />
      <g stroke={ink} stroke-width="2.2" stroke-linejoin="round">
        <path d="M42-124Q108-84 98 30Q66 16 42 24Z" fill="#C4602E" />
        <path d="M30-118Q-22-74-16 22Q8 14 30 22Z" fill="#B24F24" />
        <path d="M-46-104Q-104-66-98 34Q-70 24-46 30Z" fill="#C4602E" />
      </g>
      <g fill="none" stroke="#22180F" stroke-opacity=".75" stroke-width="3">
        <circle cx="66" cy="-26" r="8" />
        <circle cx="66" cy="-26" r="17" />
        <circle cx="66" cy="-26" r="26" stroke-opacity=".45" />
      </g>
      <path d="M36-132l-24 7l24 8ZM-40-112l-18 5l18 6Z" fill="#7D1F14" />
    </g>
  );
}

/** A town on its quay; the windows are lit where `lit`. */
function Town({ lit }: { readonly lit: boolean }) {
  const houses = [
    [-116, 54, 60],
    [-58, 52, 78],
    [0, 60, 52],
    [54, 44, 70],
    [100, 56, 46],
    [158, 38, 92],
    [198, 62, 58],
    [262, 48, 74],
    [312, 58, 50],
    [372, 48, 66],
    [424, 58, 54],
    [486, 50, 82],
  ] as const;
  return (
    <g>
      {houses.map(([x, w, h]) => (
        <g key={x}>
          <path
            d={`M${x} 214V${214 - h}L${x + w / 2} ${196 - h}L${x + w} ${214 - h}V214Z`}
            fill="#7B6547"
            stroke={ink}
            stroke-width="1.6"
          />
          <path
            d={`M${x + w * 0.2} ${226 - h}h9v13h-9ZM${x + w * 0.6} ${226 - h}h9v13h-9Z`}
            fill={lit ? '#FFE08A' : '#3A2A18'}
          />
        </g>
      ))}
      <path
        d={`M${everywhere.from} 214H${everywhere.to}V232H${everywhere.from}Z`}
        fill="#5D4A2E"
        stroke={ink}
        stroke-width="1.6"
      />
    </g>
  );
}

/** A well with its wheel, and nobody at it. */
const Well = () => (
  <g transform="translate(206 236)" stroke={ink} stroke-width="3" stroke-linejoin="round">
    <path d="M-64 60V14Q0-6 64 14V60Z" fill="#B7A27A" />
    <path d="M-64 14Q0 34 64 14Q0-6-64 14Z" fill="#24404C" />
    <path d="M-56 12V-64M56 12V-64" stroke-width="7" />
    <path d="M-76-58L0-98L76-58Z" fill="#8A3F28" />
    <path d="M-56-40H56M0-40V6" stroke-width="3.4" />
    <path d="M-10 4h20l-4 18h-12Z" fill="#6A4629" />
  </g>
);

/** An oven without fire, and a peel that leans on it. */
const Oven = () => (
  <g transform="translate(200 230)" stroke={ink} stroke-width="3">
    <path d="M-120 66V-6Q-112-104 0-108Q112-104 120-6V66Z" fill="#A98B5C" />
    <path d="M-58 66V20Q-54-34 0-36Q54-34 58 20V66Z" fill="#1E1712" />
    <path d="M-120 8H120M-104-42H-40M40-42H104M-60-78H60" stroke-opacity=".4" stroke-width="2" fill="none" />
    <path d="M150 66L118-92M110-96q12-30 22-4l-10 8Z" fill="#C9A86A" stroke-width="4" />
    <path d="M-30 62q8-10 16 0q10-12 20 0q8-8 18 0Z" fill="#6B5D4C" stroke-width="1.6" />
  </g>
);

/** The house with the green shutters. */
const GreenHouse = () => (
  <g transform="translate(206 150)" stroke={ink} stroke-width="2.6" stroke-linejoin="round">
    <path d="M-104 130V-20L0-86L104-20V130Z" fill="#E9D9B0" />
    <path d="M-124-12L0-94L124-12L112-2L0-74L-112-2Z" fill="#9A4A32" />
    {[-70, 34].map((x) => (
      <g key={x}>
        <path d={`M${x} 2h36v44h-36Z`} fill="#FFE9A8" />
        <path d={`M${x - 17} 2h17v44h-17ZM${x + 36} 2h17v44h-17Z`} fill="#3F7D55" />
        <path d={`M${x - 14} 12h11M${x - 14} 22h11M${x - 14} 32h11M${x + 39} 12h11M${x + 39} 22h11M${x + 39} 32h11`} />
      </g>
    ))}
    <path d="M-20 130V74Q0 52 20 74V130Z" fill="#5B3D24" />
    <path d="M42 72h40v30h-40Z" fill="#C8973B" />
    <path d="M62 66v-10M52 82h20M52 91h14" stroke-width="2" />
  </g>
);

/** The crown on the reef, and the tide around it. */
const Reef = () => (
  <g transform="translate(214 214)" stroke={ink} stroke-width="2.6" stroke-linejoin="round">
    <path d="M-140 70L-112 20L-84 44L-58-18L-22 26L6-26L40 22L72-8L96 36L126 12L150 70Z" fill="#6F6552" />
    <path d="M-112 20l10 34M-58-18l6 46M6-26l-2 44M72-8l4 40" stroke-opacity=".45" fill="none" />
    <g transform="translate(4 -52)">
      <path d="M-46 26L-56-24L-26 0L0-40L26 0L56-24L46 26Z" fill="#F2CB6B" />
      <path d="M-46 26h92v13h-92Z" fill="#C8973B" />
      <circle cx="0" cy="-40" r="6" fill="#A32A1B" />
      <circle cx="-56" cy="-24" r="4.5" fill="#A32A1B" />
      <circle cx="56" cy="-24" r="4.5" fill="#A32A1B" />
    </g>
  </g>
);

const fronts = [null, Well, Oven, GreenHouse, Reef] as const;

/** Which hour a page has: months go on from morning to night, and an ending is morning again. */
function hourOf(page: string): number {
  const digits = /(\d)(\d)?/.exec(page);
  if (!digits || page.startsWith('st-6') || page.includes('title')) return 0;
  return Number(digits[2] ?? digits[1]) % hours.length;
}

/** The picture of a page: where its chapter takes place, in the light of its hour. */
export function StoryScene({ chapter, page }: { readonly chapter: number; readonly page: string }) {
  const sky = useId();
  const hour = hourOf(page);
  const { high, low, sea, sun, y } = hours[hour] ?? hours[0];
  const Front = fronts[chapter - 1] ?? null;
  const inTown = chapter === 2 || chapter === 4;
  const isAshore = inTown || chapter === 3;
  const aside = Number(page.at(-1)) % 2 === 1;
  const sunX = aside ? 120 : 300;
  return (
    <svg viewBox={room} aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color={high} />
          <stop offset="1" stop-color={low} />
        </linearGradient>
      </defs>
      <path d={`M${everywhere.from} ${-around}H${everywhere.to}V1H${everywhere.from}Z`} fill={high} />
      <path d={`M${everywhere.from} 0H${everywhere.to}V200H${everywhere.from}Z`} fill={`url(#${sky})`} />
      {[-50, -36, -22, -8, 6, 20, 34, 48, 62, 76, 90].map((at) => (
        <path key={at} d={`M${everywhere.from} ${at}H${everywhere.to}`} stroke={ink} stroke-opacity=".1" />
      ))}
      <circle cx={sunX} cy={y} r="34" fill={sun} stroke={ink} stroke-opacity=".5" stroke-width="1.4" />
      {[50, 66, 84].map((r, i) => (
        <circle
          key={r}
          cx={sunX}
          cy={y}
          r={r}
          fill="none"
          stroke={ink}
          stroke-opacity={0.3 - i * 0.08}
          stroke-dasharray={`${3 + i * 3} ${5 + i * 2}`}
        />
      ))}
      <path
        d="M-120 196L-60 180L-20 190L34 168L60 178L96 150L128 180L176 188H420V204H-120Z"
        fill="#8A7350"
        opacity=".5"
      />
      <path d={`M${everywhere.from} 196H${everywhere.to}V${300 + around}H${everywhere.from}Z`} fill={sea} />
      {waves.map((wave) => (
        <path key={wave.y} d={wave.d} fill="none" stroke={ink} stroke-opacity=".35" stroke-width="1.5" />
      ))}
      {inTown && <Town lit={hour >= 3} />}
      {chapter === 1 && (
        <>
          <Boat x={aside ? 318 : 78} y={176} size={0.3} />
          <Boat x={aside ? 150 : 236} y={172} size={0.98} />
        </>
      )}
      {chapter !== 1 && !inTown && <Boat x={aside ? 352 : 62} y={182} size={0.26} />}
      {isAshore && <Square dark={hour >= 3} />}
      {Front && <Front />}
      {!isAshore && (
        <path d={`M${everywhere.from} 276${shore}V${300 + around}H${everywhere.from}Z`} fill="#2A6A7A" opacity=".55" />
      )}
    </svg>
  );
}
