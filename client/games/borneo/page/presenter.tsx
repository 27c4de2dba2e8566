import {
  attackStrength,
  bonusOf,
  borneo,
  type EndReason,
  type Event,
  isShipment,
  MISSIONS,
  type Move,
  NUMBERS,
  owed,
  type PlayerView,
  SPICES,
  type View,
} from '../../../../shared/games/borneo/index.ts';
import type { BorneoDict } from '../../../../shared/i18n/en/borneo/index.ts';
import type { BorneoWord } from '../../../../shared/i18n/games/borneo/canvas.ts';
import type { Speech } from '../../../../shared/i18n/speech.ts';
import * as icons from '../../../art/icons.ts';
import type { TargetId } from '../../../stage/stage.ts';
import type { LogLine, PlayerLine, Presenter, PresenterInput, Score } from '../../presenter.ts';
import { doerOf, questionFor, sentenceFor } from '../../sentences.ts';
import { toldStory } from '../../told-story.ts';
import { verdictOf } from '../../verdict.ts';
import { handOf, pileOf, zoomOf } from './card-looks.tsx';
import { explained } from './explain.tsx';
import { BorneoInWords } from './in-words.tsx';
import { interruptionOf } from './interruption.ts';
import { buttonsOf, refusalOf, whyNot } from './moves.ts';
import { reportOf } from './report.ts';
import { flagsIn, isLeading, pointsSoFar } from './standing.ts';
import { storyIcons } from './story.ts';

/** Borneo on the page. */
export function borneoPresenter(dict: BorneoDict, input: PresenterInput): Presenter {
  const s = input.speech;
  const playersOf: Presenter['players'] = (view, log) => {
    const points = log || (view as View).outcome ? pointsSoFar(view as View, (log ?? []) as readonly Event[]) : null;
    return (view as View).players.map((_, seat) => playerLine(dict, view as View, seat, points));
  };
  return {
    rules: borneo,
    actor: (view) => {
      const { prompt } = view as View;
      return prompt.kind === 'over' ? null : prompt.seat;
    },
    prompt: (view) => owedOf(dict, s, view as View) ?? questionFor(dict.prompts, (view as View).prompt, s),
    buttons: (view, seat, moves) => buttonsOf(dict, s, view as View, seat, moves as readonly Move[]),
    whyNot: (view, seat, target, held = null) => whyNot(dict, s, view as View, seat, target, held),
    refusal: (code, params) => refusalOf(dict, s, code, params),
    players: playersOf,
    logLine: (event) => logLine(dict, s, event as Event),
    placeOf: (view, event) => placeOf(view as View, event as Event),
    hint: () => null,
    advice: (view, seat) => adviceOf(dict, view as View, seat),
    counter: (view) => {
      const { turn, harbours } = view as View;
      return dict.counter({ turn, harbours });
    },
    report: (view, log) => reportOf(dict, s, view as View, log as readonly Event[]),
    interruption: (view, seat) => interruptionOf(dict, s, view as View, seat),
    zoom: (id, view, held) =>
      zoomOf(dict, s, id, view as View, held ?? null) ?? explained(dict, s, id, view as View, playersOf(view)),
    hand: (view, seat) => handOf(dict, view as View, seat),
    pile: (view, target) => pileOf(dict, s, view as View, target),
    inWords: (view) => <BorneoInWords dict={dict} speech={s} view={view as View} />,
    score: (view) => scoreOf(dict, view as View),
    story: (story) => toldStory(story, dict.story, storyIcons, s),
    text: {
      faceName: (id) => (isShipment(id) ? dict.goods(id) : dict.harbour(id)),
      faceShort: () => '',
      word: (key, n) =>
        n !== undefined && isCounted(dict, key) ? dict.amounts[key](n) : dict.canvas[key as BorneoWord],
      seatName: (seat) => s.name(seat),
      verdict: (outcome) => verdictOf(dict.verdict, s, outcome),
    },
    letters: dict.letters,
  };
}

/** Whoever has begun to pay is told what is left of it, card by card; at first the mission says it (B5.9). */
function owedOf(dict: BorneoDict, s: Speech, { prompt, rules }: View): string | null {
  if (prompt.kind !== 'payment' || !s.isYou(prompt.seat)) return null;
  const { payment } = prompt;
  if (payment.named.length === 0 || (payment.pirates && payment.spice === null)) return null;
  const { spices, total, crates } = owed(payment, rules.edition);
  return dict.owed({
    spices: SPICES.map((spice) => ({ spice, n: spices[spice] ?? 0 })).filter(({ n }) => n > 0),
    total,
    crates,
  });
}

const isCounted = ({ amounts }: BorneoDict, key: string): key is keyof BorneoDict['amounts'] => key in amounts;

/** What lies open, and what it comes to so far, where what has been told is known. */
function playerLine({ stats }: BorneoDict, view: View, seat: number, points: readonly number[] | null): PlayerLine {
  const { cards, warehouse, completed } = view.players[seat] as PlayerView;
  const score = points?.[seat];
  return {
    stats: [
      { kind: 'icon', icon: icons.cardPick, value: cards, words: stats.hand(cards) },
      { kind: 'icon', icon: icons.woodenCrate, value: warehouse.length, words: stats.warehouse(warehouse.length) },
      { kind: 'icon', icon: icons.scrollQuill, value: completed, words: stats.missions(completed) },
    ],
    score: score ?? null,
    scoreWords: score === undefined ? '' : view.outcome ? stats.score(score) : stats.soFar(score),
    ...(points && !view.outcome && isLeading(points, seat) ? { leads: stats.leads } : {}),
    ...badgeOf(view, seat, stats),
  };
}

function badgeOf(view: View, seat: number, stats: BorneoDict['stats']): Pick<PlayerLine, 'badge'> {
  if (view.ship === seat) return { badge: { icon: icons.pirateFlag, words: stats.ship } };
  const others = view.prompt.kind !== 'over' && view.prompt.seat !== view.active;
  // while somebody else answers, it still is this one's turn
  return others && view.turn > 0 && view.active === seat
    ? { badge: { icon: icons.shipWheel, words: stats.active } }
    : {};
}

const strong: ReadonlySet<Event['type']> = new Set([
  'missionCompleted',
  'attackBegan',
  'combatDecided',
  'distributionBegan',
  'endBegan',
  'gameEnded',
]);

const logIcons: Partial<Record<Event['type'], string>> = {
  merchantPlaced: icons.meeple,
  missionCompleted: icons.scrollQuill,
  spiceTraded: icons.pirateFlag,
  shipTaken: icons.pirateFlag,
  merchantTransferred: icons.meeple,
  attackBegan: icons.crossedSwords,
  combatDecided: icons.crossedSwords,
  merchantsMoved: icons.meeple,
  rewardTaken: icons.checkedShield,
  shipmentPlayed: icons.galleon,
  distributionBegan: icons.harborDock,
  harbourTaken: icons.harborDock,
  shipmentPicked: icons.stack,
  harbourOpened: icons.harborDock,
  pileReshuffled: icons.cardRandom,
  cardThrown: icons.cardDiscard,
  gameEnded: icons.laurels,
};

function logLine(dict: BorneoDict, s: Speech, event: Event): LogLine | null {
  const text = sentenceFor(dict.log, event, s);
  if (text === '') return null;
  if (event.type === 'turnBegan') return { text, seat: null, chapter: true };
  const icon = logIcons[event.type];
  const flags = flagsIn(event);
  return {
    text,
    seat: actorOf(event),
    strong: strong.has(event.type),
    ...(icon ? { icon } : {}),
    ...(flags.length > 0 ? { flags } : {}),
  };
}

function actorOf(event: Event): number | null {
  if (event.type === 'combatDecided') return event.success ? event.attacker : event.defender;
  return event.type === 'merchantsMoved' ? event.attacker : doerOf(event);
}

/** The company, the harbour or the mission that a line speaks of; else who did it. */
function placeOf(_view: View, event: Event): TargetId | null {
  switch (event.type) {
    case 'merchantPlaced':
    case 'attackBegan':
    case 'combatDecided':
    case 'merchantsMoved':
      return `company:${event.company}`;
    case 'merchantTransferred':
      return `company:${event.to}`;
    case 'missionChosen':
    case 'missionCompleted':
      return `mission:${event.kind}`;
    case 'shipmentPlayed':
    case 'distributionBegan':
    case 'harbourOpened':
      return `harbour:${event.place + 1}`;
    default: {
      const seat = actorOf(event);
      return seat === null ? null : `seat:${seat}`;
    }
  }
}

/** So many turns of the game everything is explained. */
const lessons = 2;

/** In one's first turns every question; whoever must answer an attack, each time. */
function adviceOf({ hints }: BorneoDict, view: View, seat: number): string | null {
  const { prompt, turn, players } = view;
  if (prompt.kind === 'over' || prompt.seat !== seat) return null;
  if (prompt.kind === 'defendCard') {
    const { combat } = prompt;
    const most = combat.attack.length - combat.defence.length;
    const hand = players[seat]?.cards ?? 0;
    return hints.defendCard({
      most: Math.min(most, hand - NUMBERS.kept),
      lacking: attackStrength(combat) + 1 - bonusOf(combat),
    });
  }
  const always = prompt.kind === 'displaced' || prompt.kind === 'payment';
  return always || turn <= lessons * players.length ? hints[prompt.kind] : null;
}

function scoreOf({ score, story }: BorneoDict, view: View): Score | null {
  const { outcome, rules } = view;
  if (!outcome) return null;
  const rows = view.players.map(({ warehouse, missions }, seat) => {
    const shipments = warehouse.filter(isShipment).length;
    const done = missions ?? [];
    const points = done.reduce((sum, kind) => sum + MISSIONS[kind].points, 0);
    const penalty = view.ship === seat ? -NUMBERS.shipPenalty : 0;
    return {
      seat,
      place: outcome.places[seat] ?? 0,
      total: outcome.scores[seat] ?? 0,
      parts: [...(rules.blackbeard ? [penalty] : []), shipments, warehouse.length - shipments, points],
      detail: score.detail({ missions: done }),
    };
  });
  return {
    reason: score.reasons[outcome.reason as EndReason] ?? '',
    heading: score.total,
    sources: [
      ...(rules.blackbeard ? [{ key: 'ship', label: score.ship, icon: icons.pirateFlag, tint: 'debt' } as const] : []),
      { key: 'shipments', label: score.shipments, icon: icons.stack, tint: 'brown' },
      { key: 'harbours', label: score.harbours, icon: icons.harborDock, tint: 'blue' },
      { key: 'missions', label: score.missions, icon: icons.scrollQuill, tint: 'gold' },
    ],
    rows: rows.sort((a, b) => a.place - b.place),
    outcome,
    amount: story.amount,
  };
}
