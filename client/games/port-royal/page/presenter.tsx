import { at } from '../../../../shared/engine/assert.ts';
import {
  type Event,
  type Face,
  face,
  findFace,
  freeMarkers,
  type Move,
  portRoyal,
  type View,
} from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict } from '../../../../shared/i18n/en/port-royal/index.ts';
import type { PortRoyalSpeech } from '../../../../shared/i18n/games/port-royal/speech.ts';
import { plain } from '../../../../shared/i18n/speech.ts';
import * as icons from '../../../art/icons.ts';
import type { TargetId } from '../../../stage/stage.ts';
import type { LogLine, PlayerLine, Presenter, PresenterInput, ZoomedCard } from '../../presenter.ts';
import { doerOf, questionFor, sentenceFor } from '../../sentences.ts';
import { toldStory } from '../../told-story.ts';
import { verdictOf } from '../../verdict.ts';
import { canvasTextOf } from './canvas-text.ts';
import { lookOf } from './card-looks.tsx';
import { explained } from './explain.tsx';
import { PortRoyalInWords } from './in-words.tsx';
import { buttonsOf, refusalOf, whyNot } from './moves.ts';
import { pileOf } from './piles.ts';
import { scoreOf } from './score.ts';
import { storyIcons } from './story.ts';
import { taleOf } from './tale.tsx';

/** Port Royal on the page. */
export function portRoyalPresenter(dict: PortRoyalDict, input: PresenterInput): Presenter {
  const s: PortRoyalSpeech = { ...input.speech, face };
  return {
    rules: portRoyal,
    actor: (view) => {
      const { prompt } = view as View;
      return prompt.kind === 'over' ? null : prompt.seat;
    },
    prompt: (view) => questionFor(dict.prompts, (view as View).prompt, s),
    buttons: (view, seat, moves) => buttonsOf(dict, s, input.odds, view as View, seat, moves as readonly Move[]),
    whyNot: (view, seat, target) => whyNot(dict, s, view as View, seat, target),
    refusal: (code, params) => refusalOf(dict, s, code, params),
    players: (view) => (view as View).players.map((_, seat) => playerLine(dict, view as View, seat)),
    logLine: (event) => logLine(dict, s, event as Event),
    placeOf: (view, event) => placeOf(view as View, event as Event),
    hint: (view, seat) => hintOf(dict, s, view as View, seat),
    advice: (view, seat) => adviceOf(dict, view as View, seat),
    counter: (view) => counterOf(dict, view as View),
    report: () => null,
    interruption: () => null,
    zoom: (id, view) =>
      zoomOf(dict, id) ?? explained(dict, s, id, view as View, (seat) => playerLine(dict, view as View, seat)),
    hand: () => null,
    pile: (view, target) => pileOf(dict, s, view as View, target),
    inWords: (view) => <PortRoyalInWords dict={dict} speech={s} view={view as View} odds={input.odds} />,
    score: (view) => scoreOf(dict, view as View),
    story: (story) => toldStory(story, dict.story, storyIcons, s),
    tale: taleOf(dict),
    text: {
      ...canvasTextOf(dict),
      seatName: (seat) => s.name(seat),
      verdict: (outcome) => verdictOf(dict.verdict, s, outcome),
    },
    letters: dict.letters,
  };
}

/** How far a team is; who plays against others has their own markers. */
function counterOf({ explain, quest }: PortRoyalDict, { rules, contracts, adventure }: View): string | null {
  if (adventure !== null) return chapterCounter(quest, rules, adventure);
  if (rules.timeCards === null) return null;
  return explain.counter({ done: contracts.filter(({ done }) => done.length > 0).length, of: contracts.length });
}

function chapterCounter(
  t: PortRoyalDict['quest'],
  { adventure: rules }: View['rules'],
  { month, missions }: NonNullable<View['adventure']>,
): string {
  const done = missions.filter((one) => one.done.length > 0).length;
  return rules?.targets == null
    ? t.rivalCounter({ month, chapter: rules?.chapter ?? 0 })
    : t.counter({ done, of: missions.length, month });
}

/** A question for the whole team is answered by one of them (PR13.9). */
function adviceOf({ explain, quest }: PortRoyalDict, { prompt, players }: View, seat: number): string | null {
  if (prompt.kind === 'over' || prompt.seat !== seat) return null;
  if (prompt.kind === 'look') return quest.lookAdvice;
  if (prompt.kind === 'buyOut') return quest.buyOutAdvice;
  if (prompt.kind === 'retryCoins') return quest.retryAdvice;
  if (prompt.kind !== 'startVictory' && prompt.kind !== 'taxVictory') return null;
  return players.length > 1 ? explain.teamDecides : null;
}

function playerLine({ stats, canvas, amounts }: PortRoyalDict, view: View, seat: number): PlayerLine {
  const player = at(view.players, seat);
  const persons = player.tableau.length;
  const { venturer } = player;
  const left = view.contracts.length === 0 ? null : freeMarkers(view, seat);
  return {
    stats: [
      { kind: 'coins', value: player.coins, words: stats.coins(player.coins) },
      { kind: 'icon', icon: icons.crossedSabres, value: player.swords, words: stats.swords(player.swords) },
      { kind: 'icon', icon: icons.cardPick, value: persons, words: stats.persons(persons) },
      ...(left === null
        ? []
        : [{ kind: 'icon', icon: icons.tiedScroll, value: left, words: stats.markers(left) } as const]),
      ...(venturer
        ? [
            {
              kind: 'icon',
              icon: icons.crown,
              value: venturer.crowns,
              words: `${venturer.crowns} ${amounts.crowns(venturer.crowns)}`,
            } as const,
          ]
        : []),
    ],
    ...(venturer?.trophy ? { badge: { icon: icons.trophy, words: canvas.trophy } } : {}),
    score: player.influence,
    scoreWords: stats.influence(player.influence),
  };
}

const strong: ReadonlySet<Event['type']> = new Set([
  'busted',
  'endTriggered',
  'gameEnded',
  'expeditionCompleted',
  'contractCompleted',
  'timePassed',
  'missionCompleted',
  'monthEnded',
  'trophyUncovered',
  'chapterJudged',
]);

const logIcons: Partial<Record<Event['type'], string>> = {
  shipRepelled: icons.crossedSabres,
  taxLevied: icons.payMoney,
  taxPaid: icons.payMoney,
  busted: icons.skullCrossedBones,
  shipTraded: icons.twoCoins,
  coinsGained: icons.twoCoins,
  personHired: icons.person,
  expeditionCompleted: icons.treasureMap,
  endTriggered: icons.hourglass,
  gameEnded: icons.laurels,
  contractCompleted: icons.tiedScroll,
  contractProgressed: icons.tiedScroll,
  gamblerUsed: icons.perspectiveDiceSixFacesRandom,
  shipKept: icons.woodenCrate,
  shipStored: icons.woodenCrate,
  timePassed: icons.hourglass,
  timeSetAside: icons.hourglass,
  pageOpened: icons.openBook,
  missionOpened: icons.scrollUnfurled,
  missionCompleted: icons.scrollUnfurled,
  missionProgressed: icons.scrollUnfurled,
  eventTurned: icons.windsock,
  monthEnded: icons.calendar,
  looked: icons.spyglass,
  crownsGained: icons.crown,
  trophyUncovered: icons.trophy,
  abilityUnlocked: icons.house,
  cargoKept: icons.woodenCrate,
  cargoSold: icons.beerStein,
  markerBoughtOut: icons.trophy,
  chapterJudged: icons.openBook,
};

function logLine(dict: PortRoyalDict, s: PortRoyalSpeech, event: Event): LogLine | null {
  const text = sentenceFor(dict.log, event, s);
  if (text === '') return null;
  if (event.type === 'turnBegan') return { text, seat: null, chapter: true };
  const seat = doerOf(event);
  const icon = logIcons[event.type];
  return { text, seat, strong: strong.has(event.type), ...(icon ? { icon } : {}) };
}

function placeOf(view: View, event: Event): TargetId | null {
  if ('contract' in event) return `contract:${event.contract}`;
  if ('mission' in event) return `mission:${event.mission}`;
  if (event.type === 'eventTurned') return 'event';
  if (event.type === 'monthEnded' || event.type === 'monthBegan') return 'month';
  if (event.type === 'crownsGained') return 'crowns';
  if (event.type === 'timePassed') return 'time';
  if (event.type === 'timeSetAside') return 'victory';
  if ('face' in event) {
    const berth = view.harbour.find((card) => card.face === event.face);
    if (berth) return `harbour:${berth.slot}`;
    if (view.table.includes(event.face)) return `expedition:${event.face}`;
  }
  const seat = doerOf(event);
  return seat === null ? null : `seat:${seat}`;
}

function hintOf({ hints }: PortRoyalDict, s: PortRoyalSpeech, view: View, seat: number): string | null {
  const { prompt, rules } = view;
  if (prompt.kind === 'over') return null;
  if (prompt.seat !== seat)
    return rules.endInfluence === null ? hints.teamWait : hints.wait({ goal: rules.endInfluence });
  if (prompt.kind === 'discover') return prompt.drawn === 0 ? hints.first : hints.more;
  if (prompt.kind !== 'trade') return null;
  return view.active === seat ? hints.take : hints.visit({ name: s.name(view.active), fee: rules.visitorFee });
}

function factsOf({ facts, explain, quest, cargoes }: PortRoyalDict, card: Face): { label: string; value: string }[] {
  const of = (label: string, value: number | string) => ({ label, value: String(value) });
  switch (card.kind) {
    case 'ship':
      return [
        of(facts.pays, card.coins),
        of(facts.repel, card.swords ?? facts.never),
        ...(card.gift > 0 ? [of(explain.gift, card.gift)] : []),
        ...(card.crowns > 0 ? [of(quest.crownsPaid, card.crowns)] : []),
        ...(card.cargo === null ? [] : [of(quest.cargo, cargoes[card.cargo])]),
      ];
    case 'person':
      return [
        of(facts.cost, card.cost),
        of(facts.influence, card.influence),
        ...(card.swords > 0 ? [of(facts.swords, card.swords)] : []),
        ...(card.aresBonus > 0 ? [of(quest.aresBonus, `+${card.aresBonus}`)] : []),
        ...(card.buysFor > 0 ? [of(quest.buysFor, card.buysFor)] : []),
      ];
    case 'expedition':
      return [of(facts.influence, card.influence), of(facts.coins, card.coins)];
    case 'tax':
      return [];
  }
}

function zoomOf(dict: PortRoyalDict, id: string): ZoomedCard | null {
  const card = findFace(id);
  if (!card) return null;
  return {
    look: lookOf(dict, card),
    title: dict.fullName(card),
    kind: dict.faceKind(card),
    facts: factsOf(dict, card),
    text: plain(dict.faceText(card)),
  };
}
