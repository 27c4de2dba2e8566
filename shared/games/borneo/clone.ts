import { InvariantError, never } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { copyOutcome } from '../../engine/outcome.ts';
import { offspring, type Rng, shuffle } from '../../engine/rng.ts';
import { clockwise } from '../../engine/turn-order.ts';
import { copyCompanies, flagsOn, harboursFor, MISSION_KINDS, missionsFor, SHIPMENTS } from './components.ts';
import type {
  CombatView,
  Decision,
  DistributionView,
  HarbourId,
  HarbourPlace,
  MissionKind,
  PaymentView,
  Phase,
  PlaceView,
  Player,
  ShipmentId,
  State,
  View,
} from './types.ts';

export const clone = (state: Readonly<State>): State => ({
  rng: [...state.rng],
  seq: state.seq,
  // nothing ever changes them
  rules: state.rules,
  phase: clonePhase(state.phase),
  pending: state.pending.length === 0 ? [] : state.pending.map(cloneDecision),
  start: state.start,
  active: state.active,
  turn: state.turn,
  draw: state.draw.slice(),
  discard: state.discard.slice(),
  removed: state.removed.slice(),
  buried: state.buried.slice(),
  harbours: state.harbours.slice(),
  places: state.places.map(clonePlace),
  missions: copyMissions(state.missions),
  companies: copyCompanies(state.companies),
  ship: state.ship,
  players: state.players.map(({ hand, warehouse, missions }) => ({
    hand: hand.slice(),
    warehouse: warehouse.slice(),
    missions: missions.slice(),
  })),
  ending: state.ending,
});

const clonePlace = ({ harbour, column }: PlaceView): HarbourPlace => ({ harbour, column: column.slice() });

/** Spelled out: names that vary are slow to look up. */
const copyMissions = ({ each1, same4, each2, same8, each3 }: State['missions']): State['missions'] => ({
  each1,
  same4,
  each2,
  same8,
  each3,
});

function clonePhase(phase: Phase): Phase {
  switch (phase.kind) {
    case 'placing':
    case 'finalMission':
      return { kind: phase.kind, order: [...phase.order] };
    case 'over':
      return { kind: 'over', outcome: copyOutcome(phase.outcome) };
    default:
      return { kind: phase.kind };
  }
}

/** Both for a state's own interrupts and for those of a view. */
type Interrupt =
  | { readonly kind: 'payment'; readonly seat: Seat; readonly payment: PaymentView }
  | {
      readonly kind: 'attackCard' | 'defendCard' | 'displaced' | 'defenceReward';
      readonly seat: Seat;
      readonly combat: CombatView;
    }
  | { readonly kind: 'pick'; readonly seat: Seat; readonly distribution: DistributionView };

function cloneDecision(decision: Interrupt): Decision {
  const { kind, seat } = decision;
  switch (kind) {
    case 'payment':
      return { kind, seat, payment: { ...decision.payment, named: [...decision.payment.named] } };
    case 'attackCard':
    case 'defendCard':
    case 'displaced':
    case 'defenceReward': {
      const { combat } = decision;
      return { kind, seat, combat: { ...combat, attack: [...combat.attack], defence: [...combat.defence] } };
    }
    case 'pick': {
      const { distribution } = decision;
      const pickers = distribution.pickers.map((picker) => ({ ...picker }));
      return { kind, seat, distribution: { ...distribution, companies: [...distribution.companies], pickers } };
    }
    default:
      return never(kind);
  }
}

// -------------------------------------------------------------------------------- what a seat may imagine

/** B16.1: cards that lie nowhere openly are dealt to hands and piles, missions likewise. */
export function imagine(view: View, _seat: Seat, rng: Rng): State {
  const unseen = shuffle(rng, unseenShipments(view));
  const hands = view.players.map(({ hand, cards }) => (hand === null ? unseen.splice(0, cards) : [...hand]));
  armAttacker(view, hands, unseen);
  const missions = likelyMissions(view, rng);
  return {
    rng: offspring(rng),
    seq: view.seq,
    rules: { ...view.rules },
    phase: phaseOf(view),
    pending: pendingOf(view),
    start: view.start,
    active: view.active,
    turn: view.turn,
    buried: unseen.splice(0, view.buried),
    draw: unseen,
    discard: [...view.discard],
    removed: [...view.removed],
    harbours: shuffle(rng, unseenHarbours(view)),
    places: view.places.map(clonePlace),
    missions: { ...view.missions },
    companies: copyCompanies(view.companies),
    ship: view.ship,
    players: view.players.map(
      ({ warehouse }, seat): Player => ({
        hand: (hands[seat] ?? []).sort(),
        warehouse: [...warehouse],
        missions: missions[seat] ?? [],
      }),
    ),
    ending: view.ending,
  };
}

function unseenShipments({ players, places, discard, removed, prompt }: View): ShipmentId[] {
  const seen = new Set<string>([...discard, ...removed, ...places.flatMap(({ column }) => column)]);
  for (const { hand, warehouse } of players) for (const card of [...(hand ?? []), ...warehouse]) seen.add(card);
  if ('combat' in prompt) for (const card of [...prompt.combat.attack, ...prompt.combat.defence]) seen.add(card);
  return SHIPMENTS.map(({ id }) => id).filter((id) => !seen.has(id));
}

function unseenHarbours({ players, places, removed, rules }: View): HarbourId[] {
  const seen = new Set<string | null>([...removed, ...places.map(({ harbour }) => harbour)]);
  for (const { warehouse } of players) for (const card of warehouse) seen.add(card);
  return harboursFor(rules.edition, rules.seats).filter((id) => !seen.has(id));
}

/** B7.1: who has announced an attack holds a card for it. */
function armAttacker({ prompt, players }: View, hands: ShipmentId[][], pile: ShipmentId[]): void {
  if (prompt.kind !== 'attackCard' || prompt.combat.attack.length > 0) return;
  const { attacker, company } = prompt.combat;
  const hand = hands[attacker];
  const shows = (card: ShipmentId): boolean => flagsOn(card, company) > 0;
  if (hand === undefined || players[attacker]?.hand !== null || hand.some(shows)) return;
  const others = hands.filter((_, seat) => seat !== attacker && players[seat]?.hand === null);
  for (const source of [pile, ...others]) {
    const found = source.findIndex(shows);
    const [given, taken] = [source[found], hand[0]];
    if (given === undefined || taken === undefined) continue;
    source[found] = taken;
    hand[0] = given;
    return;
  }
  throw new InvariantError(`no card for an attack in ${company}`);
}

/** What was taken and lies before nobody openly is dealt by number. */
function likelyMissions({ players, missions, rules }: View, rng: Rng): MissionKind[][] {
  const all = missionsFor(rules.edition, rules.seats);
  const taken = MISSION_KINDS.flatMap((kind) => Array<MissionKind>(all[kind] - missions[kind]).fill(kind));
  for (const { missions: known } of players) for (const kind of known ?? []) taken.splice(taken.indexOf(kind), 1);
  const pool = shuffle(rng, taken);
  return players.map(({ missions: known, completed }) => (known === null ? pool.splice(0, completed) : [...known]));
}

function phaseOf({ phase, prompt, outcome, active, rules }: View): Phase {
  switch (phase) {
    case 'placing':
      return { kind: 'placing', order: prompt.kind === 'placing' ? [...prompt.order] : [] };
    case 'finalMission': {
      // B13.2: round to the last active player, whether they choose or pay
      const order = clockwise(prompt.kind === 'over' ? active : prompt.seat, rules.seats);
      return { kind: 'finalMission', order: order.slice(0, order.indexOf(active) + 1) };
    }
    case 'over':
      if (outcome === null) throw new InvariantError('over without an outcome');
      return { kind: 'over', outcome: copyOutcome(outcome) };
    default:
      return { kind: phase };
  }
}

function pendingOf({ prompt }: View): Decision[] {
  switch (prompt.kind) {
    case 'payment':
    case 'attackCard':
    case 'defendCard':
    case 'displaced':
    case 'defenceReward':
    case 'pick':
      return [cloneDecision(prompt)];
    default:
      return [];
  }
}
