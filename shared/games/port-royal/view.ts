import { at, InvariantError } from '../../engine/assert.ts';
import type { Params, Seat, Viewer } from '../../engine/core.ts';
import { copyOutcome } from '../../engine/outcome.ts';
import { faceOf } from './components.ts';
import type {
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
} from './types.ts';
import { influenceOf, swordsOf } from './zones.ts';

/**
 * The one place where secrecy is decided (PR17). An allow-list: what is not named here stays at home. Treasuries and
 * deck are hidden from everybody, their owner included, and cards are named by their faces, never by number: so the
 * base game has one view for all seats and for spectators.
 */
export const view = (state: Readonly<State>, _viewer: Viewer): View => ({
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
  players: state.players.map((_, seat) => playerView(state, seat)),
  outcome: state.phase.kind === 'over' ? copyOutcome(state.phase.outcome) : null,
});

/** Events name faces only of cards that lie open, so everybody may see all of them (PR17.4). */
export const redact = (event: Event, _viewer: Viewer): Event | null => event;

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
});

function playerView(state: Readonly<State>, seat: Seat): PlayerView {
  const { treasury, tableau, expeditions } = at(state.players, seat);
  return {
    coins: treasury.length,
    influence: influenceOf(state, seat),
    swords: swordsOf(state, seat),
    tableau: tableau.map(idOf),
    expeditions: expeditions.map(idOf),
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
    case 'bust':
      return { kind: 'bust', seat: state.active };
    case 'over':
      return { kind: 'over' };
  }
}

function decisionView({ phase }: Readonly<State>, decision: Decision): PromptView {
  const { drawn, reshuffled } = phase.kind === 'discover' ? phase : { drawn: 0, reshuffled: false };
  if (decision.kind === 'ship')
    return { kind: 'ship', seat: decision.seat, face: idOf(decision.card), drawn, reshuffled };
  if (phase.kind === 'over') throw new InvariantError('a question after the end');
  return {
    kind: 'expeditionPay',
    seat: decision.seat,
    expedition: idOf(decision.expedition),
    within: phase.kind,
    drawn,
    reshuffled,
    takes: phase.kind === 'trade' ? phase.takes : 0,
  };
}

/** For the lists of the lobby. */
export const lobbySummary = ({ round, players, rules }: View): Params => ({
  round,
  leader: Math.max(...players.map(({ influence }) => influence)),
  goal: rules.endInfluence,
});
