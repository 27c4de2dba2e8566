import { at, never } from '../../engine/assert.ts';
import type { Params, Seat, Viewer } from '../../engine/core.ts';
import { copyOutcome } from '../../engine/outcome.ts';
import { copyCompanies } from './components.ts';
import { actorOf, questionOf } from './flow.ts';
import type {
  Combat,
  CombatView,
  Distribution,
  DistributionView,
  Event,
  Payment,
  PaymentView,
  PlayerView,
  PromptView,
  Rules,
  State,
  View,
} from './types.ts';

/**
 * The one place where secrecy is decided (B16). An allow-list: what is not named here stays at home. Hidden are other
 * players' hands, both piles, what was put away unseen, and until the end which missions lie before the others.
 */
export const view = (state: Readonly<State>, viewer: Viewer): View => ({
  seq: state.seq,
  rules: rulesView(state.rules),
  start: state.start,
  active: state.active,
  turn: state.turn,
  phase: state.phase.kind,
  prompt: promptView(state),
  draw: state.draw.length,
  harbours: state.harbours.length,
  discard: [...state.discard],
  removed: [...state.removed],
  buried: state.buried.length,
  places: state.places.map(({ harbour, column }) => ({ harbour, column: [...column] })),
  missions: {
    each1: state.missions.each1,
    each2: state.missions.each2,
    each3: state.missions.each3,
    same4: state.missions.same4,
    same8: state.missions.same8,
  },
  companies: copyCompanies(state.companies),
  ship: state.ship,
  players: state.players.map((_, seat) => playerView(state, seat, viewer)),
  ending: state.ending,
  outcome: state.phase.kind === 'over' ? copyOutcome(state.phase.outcome) : null,
});

/** B16.6: a drawn card is known to its drawer only; everything else in an event lies open. */
export const redact = (event: Event, viewer: Viewer): Event | null =>
  event.type === 'cardDrawn' && viewer !== event.seat && viewer !== 'omniscient' ? { ...event, card: null } : event;

const rulesView = (rules: Rules): Rules => ({
  seats: rules.seats,
  edition: rules.edition,
  merchants: rules.merchants,
  capacity: rules.capacity,
  ownMayTouch: rules.ownMayTouch,
  monopolyHarbourTo: rules.monopolyHarbourTo,
  mayRejoin: rules.mayRejoin,
  blackbeard: rules.blackbeard,
  startingSeat: rules.startingSeat,
});

/** B16.1, B13.6 */
function playerView(state: Readonly<State>, seat: Seat, viewer: Viewer): PlayerView {
  const { hand, warehouse, missions } = at(state.players, seat);
  const own = viewer === seat || viewer === 'omniscient';
  return {
    hand: own ? [...hand] : null,
    cards: hand.length,
    warehouse: [...warehouse],
    missions: own || state.phase.kind === 'over' ? [...missions] : null,
    completed: missions.length,
  };
}

function promptView(state: Readonly<State>): PromptView {
  const question = questionOf(state);
  const seat = actorOf(state);
  if (question.kind === 'over' || seat === null) return { kind: 'over' };
  switch (question.kind) {
    case 'placing':
    case 'finalMission':
      return { kind: question.kind, seat, order: [...question.order] };
    case 'mission':
    case 'company':
    case 'ship':
    case 'discard':
      return { kind: question.kind, seat };
    case 'payment':
      return { kind: 'payment', seat, payment: paymentView(question.payment) };
    case 'attackCard':
    case 'defendCard':
    case 'displaced':
    case 'defenceReward':
      return { kind: question.kind, seat, combat: combatView(question.combat) };
    case 'pick':
      return { kind: 'pick', seat, distribution: distributionView(question.distribution) };
    default:
      return never(question);
  }
}

const paymentView = ({ kind, pirates, card, spice, named }: Readonly<Payment>): PaymentView => ({
  kind,
  pirates,
  card,
  spice,
  named: [...named],
});

const combatView = (combat: Readonly<Combat>): CombatView => ({
  company: combat.company,
  attacker: combat.attacker,
  attackerRank: combat.attackerRank,
  defender: combat.defender,
  defenderRank: combat.defenderRank,
  attack: [...combat.attack],
  defence: [...combat.defence],
});

const distributionView = ({ place, kind, companies, pickers }: Readonly<Distribution>): DistributionView => ({
  place,
  kind,
  companies: [...companies],
  pickers: pickers.map(({ seat, company, rank }) => ({ seat, company, rank })),
});

/** For the lists of the lobby: turns begun, and distributions still to come until the harbours run out (B11.2). */
export const lobbySummary = ({ turn, harbours, ending }: View): Params => ({
  turn,
  harbours: ending === null ? harbours + 1 : 0,
});
