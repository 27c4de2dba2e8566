import { at, InvariantError } from '../../engine/assert.ts';
import type { Params, Seat, Viewer } from '../../engine/core.ts';
import { copyOutcome } from '../../engine/outcome.ts';
import { everySeat } from '../../engine/turn-order.ts';
import { faceOf } from './components.ts';
import type {
  AdventureRules,
  CardNo,
  Decision,
  DiscardView,
  Event,
  FaceId,
  PlayerView,
  PromptView,
  Rules,
  State,
  View,
  WaitingView,
} from './types.ts';
import { adventureView, glimpseOf, venturerView } from './view-adventure.ts';
import { influenceOf, swordsOf } from './zones.ts';

/**
 * The one place where secrecy is decided (PR17). An allow-list: what is not named here stays at home. Treasuries, deck,
 * time and victory pile are hidden from everybody, their owner included, and cards are named by their faces, never by
 * number. So there is one view for all, but for what a sentinel or a rumour has shown to one seat (PR17.3).
 */
export const view = (state: Readonly<State>, viewer: Viewer): View => ({
  seq: state.seq,
  rules: rulesView(state.rules),
  round: state.round,
  turn: state.turn,
  start: state.start,
  active: state.active,
  deadTurns: state.deadTurns,
  ending: state.ending,
  prompt: promptView(state),
  deck: state.deck.length,
  discard: discardView(state),
  harbour: state.harbour.map(({ slot, card }) => ({ slot, face: idOf(card) })),
  nextSlot: state.nextSlot,
  table: state.table.map(idOf),
  players: everySeat(state.players.length, (seat) => playerView(state, seat)),
  contracts: state.contracts.map(({ id, done, progress }) => ({ id, done: [...done], progress: [...progress] })),
  time: state.time.length,
  victory: state.victory.length,
  gamblers: state.gamblers,
  reached: state.reached,
  purse: state.purse,
  waiting: state.pending.length < 2 ? [] : state.pending.slice(0, -1).map(waitingView),
  adventure: adventureView(state),
  glimpse: glimpseOf(state, viewer),
  outcome: state.phase.kind === 'over' ? copyOutcome(state.phase.outcome) : null,
});

/** Events name faces only of cards that lie open (PR17.4), and of those that one seat looks at, to that seat (PR17.3). */
export const redact = (event: Event, viewer: Viewer): Event | null =>
  event.type === 'looked' && event.seat !== viewer ? { ...event, faces: null } : event;

const idOf = (card: CardNo): FaceId => faceOf(card).id;

const rulesView = (rules: Rules): Rules => ({
  seats: rules.seats,
  startCoins: rules.startCoins,
  endInfluence: rules.endInfluence,
  winnerNeedsExpedition: rules.winnerNeedsExpedition,
  visitorFee: rules.visitorFee,
  showDiscard: rules.showDiscard,
  maxRounds: rules.maxRounds,
  startingSeat: rules.startingSeat,
  specialExpedition: rules.specialExpedition,
  sets: [...rules.sets],
  openContracts: rules.openContracts,
  teamContracts: rules.teamContracts,
  timeCards: rules.timeCards,
  startVictoryCards: rules.startVictoryCards,
  adventure: rules.adventure === null ? null : adventureRules(rules.adventure),
});

const adventureRules = (rules: AdventureRules): AdventureRules => ({
  chapter: rules.chapter,
  openMissions: rules.openMissions,
  adventurerChoice: rules.adventurerChoice,
  batch: rules.batch,
  events: rules.events,
  smallGroup: rules.smallGroup,
  monthEnd: rules.monthEnd,
  targets: rules.targets === null ? null : { markers: rules.targets.markers, influence: rules.targets.influence },
  retryCoins: rules.retryCoins,
});

function playerView(state: Readonly<State>, seat: Seat): PlayerView {
  const { treasury, tableau, expeditions, ships, stored } = at(state.players, seat);
  return {
    coins: treasury.length,
    influence: influenceOf(state, seat),
    swords: swordsOf(state, seat),
    tableau: tableau.map(idOf),
    expeditions: expeditions.map(idOf),
    ships: ships.map(idOf),
    stored: stored.map(idOf),
    venturer: venturerView(state, seat),
  };
}

/** PR17.2: the discard lies face up; a table may agree not to look through it. */
const discardView = ({ discard, rules }: Readonly<State>): DiscardView =>
  rules.showDiscard ? { known: true, faces: discard.map(idOf) } : { known: false, count: discard.length };

function promptView(state: Readonly<State>): PromptView {
  const { phase } = state;
  const decision = state.pending.at(-1);
  if (decision !== undefined) return decisionView(state, decision);
  switch (phase.kind) {
    case 'discover':
      return { kind: 'discover', seat: state.active, drawn: phase.drawn, reshuffled: phase.reshuffled };
    case 'trade':
      return { kind: 'trade', seat: phase.seat, takes: phase.takes };
    case 'adventurerCard':
    case 'adventurerSide':
      return { kind: phase.kind, seat: phase.seat };
    case 'retryCoins':
      return { kind: 'retryCoins', seat: state.start, left: phase.left };
    case 'bust':
    case 'startVictory':
    case 'wrapUp':
      return { kind: phase.kind, seat: state.active };
    case 'over':
      return { kind: 'over' };
  }
}

function decisionView(state: Readonly<State>, decision: Decision): PromptView {
  const { seat } = decision;
  const within = withinOf(state);
  const { drawn, reshuffled, takes } = within;
  switch (decision.kind) {
    case 'ship':
      return { kind: 'ship', seat, face: idOf(decision.card), drawn, reshuffled };
    case 'expeditionPay':
      return { kind: 'expeditionPay', seat, expedition: idOf(decision.expedition), ...within };
    case 'instant':
      return { kind: 'instant', seat, contract: decision.contract, ...within };
    case 'taxVictory':
      return { kind: 'taxVictory', seat, ...within };
    case 'missionInstant':
    case 'missionPay':
      return { kind: decision.kind, seat, mission: decision.mission, ...within };
    case 'look':
      return { kind: 'look', seat, source: decision.source, count: decision.cards.length, ...within };
    case 'buyOut':
      return { kind: 'buyOut', seat, price: decision.price, ...within };
    case 'shipUse':
      return { kind: 'shipUse', seat, slot: decision.slot, takes };
    case 'gift':
      return { kind: 'gift', seat, coins: decision.coins, takes };
    default:
      throw new InvariantError(`${decision.kind} asks nobody`);
  }
}

/** The phase that goes on after a decision, with its own numbers. */
function withinOf({ phase }: Readonly<State>) {
  if (phase.kind !== 'discover' && phase.kind !== 'trade' && phase.kind !== 'bust' && phase.kind !== 'wrapUp')
    throw new InvariantError(`a decision in ${phase.kind}`);
  const { drawn, reshuffled } = phase.kind === 'discover' ? phase : { drawn: 0, reshuffled: false };
  return { within: phase.kind, drawn, reshuffled, takes: phase.kind === 'trade' ? phase.takes : 0 };
}

/** What waits below the question: further instants, and what is still to do. */
function waitingView(decision: Decision): WaitingView {
  const { kind, seat } = decision;
  const nothing = { seat, face: null, contract: null, mission: null, left: 0 };
  switch (kind) {
    case 'instant':
      return { ...nothing, kind, contract: decision.contract };
    case 'gamble':
      return { ...nothing, kind, left: decision.left };
    case 'taxBonus':
      return { ...nothing, kind, face: idOf(decision.card) };
    case 'missionInstant':
      return { ...nothing, kind, mission: decision.mission };
    case 'jesters':
    case 'trading':
      return { ...nothing, kind };
    default:
      throw new InvariantError(`${kind} waits for nothing`);
  }
}

/** For the lists of the lobby: how far the race is, or the team. */
export function lobbySummary({ round, players, rules, contracts, time, adventure }: View): Params {
  const leader = Math.max(...players.map(({ influence }) => influence));
  if (rules.endInfluence !== null) return { round, leader, goal: rules.endInfluence };
  if (adventure !== null) {
    const { month, missions } = adventure;
    return { round, month, done: missions.filter(({ done }) => done.length > 0).length, of: missions.length };
  }
  return { round, done: contracts.filter(({ done }) => done.length > 0).length, of: contracts.length, time };
}
