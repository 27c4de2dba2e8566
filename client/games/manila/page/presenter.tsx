import {
  type EndReason,
  type Event,
  type Move,
  manila,
  NUMBERS,
  type PlayerView,
  type View,
  WARES,
  type Ware,
} from '../../../../shared/games/manila/index.ts';
import type { ManilaDict } from '../../../../shared/i18n/en/manila/index.ts';
import type { ManilaWord } from '../../../../shared/i18n/games/manila/canvas.ts';
import type { Speech } from '../../../../shared/i18n/speech.ts';
import * as icons from '../../../art/icons.ts';
import type { TargetId } from '../../../stage/stage.ts';
import type { LogLine, PlayerLine, Presenter, PresenterInput, Score } from '../../presenter.ts';
import { doerOf, questionFor, sentenceFor } from '../../sentences.ts';
import { toldStory } from '../../told-story.ts';
import { verdictOf } from '../../verdict.ts';
import { wareLooks } from '../art/wares.ts';
import { handOf, pileOf, wareTints, zoomOf } from './card-looks.tsx';
import { explained } from './explain.tsx';
import { ManilaInWords } from './in-words.tsx';
import { buttonsOf, refusalOf, whyNot } from './moves.ts';
import { outfitOf } from './outfit.ts';
import { reportOf } from './report.ts';
import { storyIcons } from './story.ts';

/** Manila on the page. */
export function manilaPresenter(dict: ManilaDict, input: PresenterInput): Presenter {
  const s = input.speech;
  // odds are a help that the table may forbid, and that everybody may decline
  const odds = ({ rules }: View): boolean => input.odds && rules.showOdds;
  const playersOf: Presenter['players'] = (view) =>
    (view as View).players.map((_, seat) => playerLine(dict, view as View, seat));
  return {
    rules: manila,
    actor: (view) => {
      const { prompt } = view as View;
      return prompt.kind === 'over' ? null : prompt.seat;
    },
    prompt: (view) => questionFor(dict.prompts, (view as View).prompt, s),
    buttons: (view, seat, moves) =>
      buttonsOf(dict, s, odds(view as View), view as View, seat, moves as readonly Move[]),
    whyNot: (view, seat, target) => whyNot(dict, s, view as View, seat, target),
    refusal: (code, params) => refusalOf(dict, s, code, params),
    players: playersOf,
    logLine: (event) => logLine(dict, s, event as Event),
    placeOf: (view, event) => placeOf(view as View, event as Event),
    hint: () => null,
    advice: (view, seat) => adviceOf(dict, view as View, seat),
    counter: (view) => {
      const { voyage, rolls } = view as View;
      return dict.counter({ voyage, rolls });
    },
    outfit: (view, seat, moves) => outfitOf(dict, view as View, seat, moves as readonly Move[]),
    report: (view) => reportOf(dict, s, view as View),
    interruption: () => null,
    zoom: (id, view) =>
      zoomOf(dict, s, id, view as View, odds(view as View)) ??
      explained(dict, s, id, view as View, { players: playersOf(view), odds: odds(view as View) }),
    hand: (view, seat) => handOf(dict, view as View, seat),
    pile: (view, target) => pileOf(dict, s, view as View, target),
    inWords: (view) => <ManilaInWords dict={dict} speech={s} view={view as View} odds={odds(view as View)} />,
    score: (view) => scoreOf(dict, view as View),
    story: (story) => toldStory(story, dict.story, storyIcons, s),
    text: {
      faceName: (id) => dict.wares[id as Ware] ?? '',
      faceShort: () => '',
      word: (key, n) =>
        n !== undefined && (key === 'pesos' || key === 'left') ? dict.amounts[key](n) : dict.canvas[key as ManilaWord],
      seatName: (seat) => s.name(seat),
      verdict: (outcome) => verdictOf(dict.verdict, s, outcome),
    },
    letters: dict.letters,
  };
}

function playerLine({ stats }: ManilaDict, view: View, seat: number): PlayerLine {
  const player = view.players[seat] as PlayerView;
  const { cash, accomplices, shares, pledged } = player;
  const fortune = view.outcome?.scores[seat];
  return {
    stats: [
      { kind: 'coins', value: cash ?? '?', words: cash === null ? stats.pesosHidden : stats.pesos(cash) },
      { kind: 'icon', icon: icons.meeple, value: accomplices, words: stats.accomplices(accomplices) },
      {
        kind: 'icon',
        icon: icons.stack,
        value: pledged > 0 ? `${shares} (−${pledged})` : shares,
        words: stats.shares({ n: shares, pledged }),
      },
    ],
    score: fortune ?? null,
    scoreWords: fortune === undefined ? '' : stats.fortune(fortune),
    ...(view.master === seat ? { badge: { icon: icons.shipWheel, words: stats.master } } : {}),
  };
}

const strong: ReadonlySet<Event['type']> = new Set([
  'masterElected',
  'boatPlundered',
  'boatBoarded',
  'insurerBroke',
  'valueRose',
  'gameEnded',
]);

const chapters: ReadonlySet<Event['type']> = new Set(['voyageBegan', 'roundBegan']);

const logIcons: Partial<Record<Event['type'], string>> = {
  bidMade: icons.gavel,
  masterElected: icons.shipWheel,
  sharesPledged: icons.receiveMoney,
  shareRedeemed: icons.payMoney,
  shareBought: icons.stack,
  premiumPaid: icons.umbrella,
  diceRolled: icons.perspectiveDiceSixFacesRandom,
  boatBerthed: icons.anchor,
  boatBoarded: icons.crossedSabres,
  accompliceEvicted: icons.crossedSabres,
  boatSteered: icons.shipWheel,
  boatPlundered: icons.pirateFlag,
  moneyPaid: icons.twoCoins,
  insurerBroke: icons.umbrella,
  valueRose: icons.swapBag,
  gameEnded: icons.laurels,
};

function logLine(dict: ManilaDict, s: Speech, event: Event): LogLine | null {
  const text = sentenceFor(dict.log, event, s);
  if (text === '') return null;
  if (chapters.has(event.type)) return { text, seat: null, chapter: true };
  const icon = logIcons[event.type];
  const seat = event.type === 'moneyPaid' && typeof event.to === 'number' ? event.to : actorOf(event);
  return { text, seat, strong: strong.has(event.type), ...(icon ? { icon } : {}) };
}

/** Boats sail from a space to another: those numbers are no seats. */
const actorOf = (event: Event): number | null =>
  event.type === 'boatSailed' || event.type === 'valueRose' ? null : doerOf(event);

/** The boat, the space or the ware that a line speaks of; else who did it. */
function placeOf(view: View, event: Event): TargetId | null {
  if (event.type === 'accomplicePlaced') return `space:${event.space}`;
  if (event.type === 'moneyPaid' && event.letter) {
    return `space:${event.reason === 'port' ? 'port' : 'shipyard'}:${event.letter}`;
  }
  if ('ware' in event && event.ware) {
    const sails = view.boats.some(({ ware }) => ware === event.ware);
    return sails && event.type !== 'valueRose' && event.type !== 'shareBought'
      ? `boat:${event.ware}`
      : `ware:${event.ware}`;
  }
  const seat = actorOf(event);
  return seat === null ? null : `seat:${seat}`;
}

/** In the first voyage every question; what is seldom asked, or has to be counted, each time. */
function adviceOf({ hints }: ManilaDict, view: View, seat: number): string | null {
  const { prompt, voyage, rules } = view;
  if (prompt.kind === 'over' || prompt.seat !== seat) return null;
  switch (prompt.kind) {
    case 'boarding':
    case 'plunder':
      return hints[prompt.kind];
    case 'launch': {
      const left = NUMBERS.startSum - view.boats.reduce((sum, { start }) => sum + (start ?? 0), 0);
      return hints.launch({ left, boats: view.boats.length - prompt.lane });
    }
    case 'pilot': {
      const alone = rules.largePilotMoves === 'upTo';
      return hints.pilot({ pilot: prompt.pilot, second: prompt.moved !== null, alone });
    }
    default:
      return voyage === 1 ? hints[prompt.kind] : null;
  }
}

const counts = (hand: readonly Ware[]): { ware: Ware; n: number }[] =>
  WARES.flatMap((ware) => {
    const n = hand.filter((one) => one === ware).length;
    return n > 0 ? [{ ware, n }] : [];
  });

function scoreOf({ score, story, wares }: ManilaDict, view: View): Score | null {
  const { outcome, values } = view;
  if (!outcome) return null;
  const rows = view.players.map((player, seat) => {
    const hand = player.hand ?? [];
    return {
      seat,
      place: outcome.places[seat] ?? 0,
      total: outcome.scores[seat] ?? 0,
      parts: [
        -NUMBERS.redemption * player.pledged,
        player.cash ?? 0,
        ...WARES.map((ware) => values[ware] * hand.filter((share) => share === ware).length),
      ],
      detail: score.hand({ hand: counts(hand) }),
    };
  });
  return {
    reason: score.reasons[outcome.reason as EndReason] ?? '',
    heading: score.fortune,
    sources: [
      { key: 'loans', label: score.loans, icon: icons.receiveMoney, tint: 'debt' },
      { key: 'cash', label: score.cash, icon: icons.twoCoins, tint: 'gold' },
      ...WARES.map((ware) => ({
        key: ware,
        label: wares[ware],
        icon: wareLooks[ware].emblem,
        tint: wareTints[ware],
        price: values[ware],
      })),
    ],
    rows: rows.sort((a, b) => a.place - b.place),
    outcome,
    amount: story.amount,
  };
}
