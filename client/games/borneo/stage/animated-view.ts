import { never } from '../../../../shared/engine/assert.ts';
import type { Seat } from '../../../../shared/engine/core.ts';
import { clockwise, nextSeat } from '../../../../shared/engine/turn-order.ts';
import type {
  CardId,
  CombatView,
  Company,
  Event,
  HarbourId,
  MissionKind,
  Place,
  PlaceView,
  PlayerView,
  PromptView,
  ShipmentId,
  View,
} from '../../../../shared/games/borneo/index.ts';
import { isShipment, pickersOf } from '../../../../shared/games/borneo/index.ts';

type Of<T extends Event['type']> = Event & { readonly type: T };

function change(view: View, seat: Seat, by: (player: PlayerView) => Partial<PlayerView>): View {
  return { ...view, players: view.players.map((player, i) => (i === seat ? { ...player, ...by(player) } : player)) };
}

function changePlace(view: View, place: Place, by: (now: PlaceView) => Partial<PlaceView>): View {
  return { ...view, places: view.places.map((each, i) => (i === place ? { ...each, ...by(each) } : each)) };
}

const without = <T>(list: readonly T[], ...gone: readonly T[]): T[] => list.filter((each) => !gone.includes(each));

const asking = (view: View, prompt: PromptView, phase = view.phase): View => ({ ...view, prompt, phase });

const isHarbour = (card: CardId): card is HarbourId => !isShipment(card);

// ------------------------------------------------------------------------------------------- cards

/** A card leaves a hand; of other hands only the number is known (B16.1). */
const play = (view: View, seat: Seat, card: ShipmentId): View =>
  change(view, seat, ({ hand, cards }) => ({ hand: hand && without(hand, card), cards: cards - 1 }));

const store = (view: View, seat: Seat, card: CardId): View =>
  change(view, seat, ({ warehouse }) => ({ warehouse: [...warehouse, card] }));

const throwOff = (view: View, cards: readonly ShipmentId[]): View => ({
  ...view,
  discard: [...view.discard, ...cards],
});

function drawn(view: View, { seat, card }: Of<'cardDrawn'>): View {
  const drawing: View = { ...view, draw: view.draw - 1, phase: 'discard' };
  return change(drawing, seat, ({ hand, cards }) => ({
    cards: cards + 1,
    hand: hand && card !== null ? [...hand, card].sort() : hand,
  }));
}

// --------------------------------------------------------------------------------------- merchants

const standing = (view: View, company: Company, merchants: readonly Seat[]): View => ({
  ...view,
  companies: { ...view.companies, [company]: merchants },
});

const join = (view: View, company: Company, seat: Seat): View =>
  standing(view, company, [...view.companies[company], seat]);

/** Everyone below moves up one rank (B6.1). */
const depart = (view: View, company: Company, rank: number): View =>
  standing(view, company, view.companies[company].toSpliced(rank - 1, 1));

/** The next in the snake, where the question told who comes (B3.6). */
function placed(view: View, { seat, company }: Of<'merchantPlaced'>): View {
  const joined = join(view, company, seat);
  const [, next, ...rest] = view.prompt.kind === 'placing' ? view.prompt.order : [];
  return next === undefined ? joined : asking(joined, { kind: 'placing', seat: next, order: [next, ...rest] });
}

/** The winner takes the rank they fought for; the beaten one takes theirs, or leaves and the gap closes (B7.5). */
function moved(view: View, event: Of<'merchantsMoved'>): View {
  const { attacker, defender, company, attackerRank, defenderRank, to } = event;
  const swapped = view.companies[company].with(defenderRank - 1, attacker).with(attackerRank - 1, defender);
  const here = standing(view, company, swapped);
  return to === null ? here : join(depart(here, company, attackerRank), to, defender);
}

// ------------------------------------------------------------------------------------------ combat

type Fight = 'attackCard' | 'defendCard' | 'displaced' | 'defenceReward';

const combatOf = ({ prompt }: View): CombatView | null => ('combat' in prompt ? prompt.combat : null);

/** The combat goes on with another question, or with other cards on the table. */
function fight(
  view: View,
  kind: Fight,
  seat: Seat,
  by: (combat: CombatView) => Partial<CombatView> = () => ({}),
): View {
  const combat = combatOf(view);
  return combat ? asking(view, { kind, seat, combat: { ...combat, ...by(combat) } }) : view;
}

function attacked(view: View, { type: _, seat, ...named }: Of<'attackBegan'>): View {
  return asking(view, { kind: 'attackCard', seat, combat: { ...named, attacker: seat, attack: [], defence: [] } });
}

function discarded(view: View, { cards, why }: Of<'cardsDiscarded'>): View {
  const thrown = throwOff(view, cards);
  if (why === 'combat') return asking(thrown, { kind: 'ship', seat: view.active }, 'ship');
  return {
    ...thrown,
    places: view.places.map(({ harbour, column }) => ({ harbour, column: without(column, ...cards) })),
  };
}

// ---------------------------------------------------------------------------------------- missions

/** What follows a mission, or the lack of one: the companies, or the next who may complete a last one (B13.2). */
function missionsGoOn(view: View, seat: Seat): View {
  if (view.ending === null) return asking(view, { kind: 'company', seat: view.active }, 'company');
  const all = lastOrder(view);
  return asking(view, lastQuestion(all.slice(all.indexOf(seat) + 1), seat));
}

/** From the left neighbour of the last active player, themselves the last. */
const lastOrder = ({ active, players }: View): Seat[] => clockwise(nextSeat(active, players.length), players.length);

const lastQuestion = (order: readonly Seat[], or: Seat): PromptView => ({
  kind: 'finalMission',
  seat: order[0] ?? or,
  order,
});

function completed(view: View, { seat, kind, cards }: Of<'missionCompleted'>): View {
  const paid = change(view, seat, (player) => ({
    warehouse: without(player.warehouse, ...cards),
    missions: player.missions && [...player.missions, kind],
    completed: player.completed + 1,
  }));
  const after = {
    ...throwOff(
      paid,
      cards.filter((card) => !isHarbour(card)),
    ),
    removed: [...view.removed, ...cards.filter(isHarbour)],
    missions: { ...view.missions, [kind]: view.missions[kind] - 1 },
  };
  return missionsGoOn(after, seat);
}

const paying = (view: View, { seat, kind, pirates }: Of<'missionChosen'>): View =>
  asking(view, { kind: 'payment', seat, payment: { kind, pirates, card: null, spice: null, named: [] } });

function traded(view: View, { seat, card, spice }: Of<'spiceTraded'>): View {
  if (view.prompt.kind !== 'payment') return view;
  return asking(view, { kind: 'payment', seat, payment: { ...view.prompt.payment, card, spice } });
}

// ------------------------------------------------------------------------------------ distribution

/** Who picks next, and whom the others wait for. */
function picking(view: View, distribution: (PromptView & { kind: 'pick' })['distribution']): View {
  const seat = distribution.pickers[0]?.seat ?? view.active;
  return asking(view, { kind: 'pick', seat, distribution });
}

function dealt(view: View, { place, kind, companies }: Of<'distributionBegan'>): View {
  const pickers = pickersOf(companies, view.companies, view.places[place]?.column.length ?? 0);
  return picking(view, { place, kind, companies, pickers });
}

function picked(view: View, { seat, card, place }: Of<'shipmentPicked'>): View {
  const taken = store(
    changePlace(view, place, ({ column }) => ({ column: without(column, card) })),
    seat,
    card,
  );
  if (view.prompt.kind !== 'pick') return taken;
  const { distribution } = view.prompt;
  return picking(taken, { ...distribution, pickers: distribution.pickers.slice(1) });
}

function harbourTaken(view: View, { seat, harbour, place }: Of<'harbourTaken'>): View {
  const open = changePlace(view, place, () => ({ harbour: null }));
  return seat === null ? { ...open, removed: [...open.removed, harbour] } : store(open, seat, harbour);
}

function opened(view: View, { place, harbour }: Of<'harbourOpened'>): View {
  const filled = changePlace({ ...view, harbours: view.harbours - 1 }, place, () => ({ harbour }));
  return asking(filled, { kind: 'ship', seat: view.active }, 'discard');
}

// --------------------------------------------------------------------------------------------- end

/** Hands, columns and open harbours leave the game (B13.1). */
function ending(view: View, { reason, seat }: Of<'endBegan'>): View {
  const away = view.places.flatMap(({ harbour, column }) => [...column, ...(harbour === null ? [] : [harbour])]);
  return {
    ...view,
    ending: reason,
    phase: 'finalMission',
    prompt: lastQuestion(lastOrder(view), seat),
    buried: view.buried + view.players.reduce((sum, { cards }) => sum + cards, 0),
    removed: [...view.removed, ...away],
    places: view.places.map(() => ({ harbour: null, column: [] })),
    players: view.players.map((player) => ({ ...player, hand: player.hand && [], cards: 0 })),
  };
}

const revealed = (view: View, missions: readonly (readonly MissionKind[])[]): View => ({
  ...view,
  players: view.players.map((player, seat) => ({ ...player, missions: missions[seat] ?? [] })),
});

/** The view after one more event; what an event does not tell is put right by the view that follows. */
export function advance(view: View, event: Event): View {
  switch (event.type) {
    case 'merchantPlaced':
      return placed(view, event);
    case 'turnBegan': {
      const { seat, turn } = event;
      return { ...view, active: seat, turn, phase: 'mission', prompt: { kind: 'mission', seat } };
    }
    case 'missionChosen':
      return paying(view, event);
    case 'spiceTraded':
      return traded(view, event);
    case 'missionCompleted':
      return completed(view, event);
    case 'shipTaken':
      return { ...view, ship: event.seat };
    case 'merchantTransferred': {
      const { seat, from, fromRank, to } = event;
      return asking(join(depart(view, from, fromRank), to, seat), { kind: 'ship', seat: view.active }, 'ship');
    }
    case 'attackBegan':
      return attacked(view, event);
    case 'attackCardLaid':
      return fight(play(view, event.seat, event.card), 'attackCard', event.seat, ({ attack }) => ({
        attack: [...attack, event.card],
      }));
    case 'defenceCardLaid':
      return fight(play(view, event.seat, event.card), 'defendCard', event.seat, ({ defence }) => ({
        defence: [...defence, event.card],
      }));
    case 'combatDecided':
      return fight(view, event.success ? 'displaced' : 'defenceReward', event.defender);
    case 'merchantsMoved':
      return moved(view, event);
    case 'rewardTaken':
      return fight(store(view, event.seat, event.card), 'defenceReward', event.seat, ({ defence }) => ({
        defence: without(defence, event.card),
      }));
    case 'cardsDiscarded':
      return discarded(view, event);
    case 'passed':
      return event.phase === 'company'
        ? asking(view, { kind: 'ship', seat: view.active }, 'ship')
        : missionsGoOn(view, event.seat);
    case 'shipmentPlayed':
      return changePlace(play(view, event.seat, event.card), event.place, ({ column }) => ({
        column: [...column, event.card],
      }));
    case 'distributionBegan':
      return dealt(view, event);
    case 'harbourTaken':
      return harbourTaken(view, event);
    case 'shipmentPicked':
      return picked(view, event);
    case 'harbourOpened':
      return opened(view, event);
    case 'cardDrawn':
      return drawn(view, event);
    case 'pileReshuffled':
      return { ...view, draw: event.cards, discard: [] };
    case 'cardThrown':
      return throwOff(play(view, event.seat, event.card), [event.card]);
    case 'endBegan':
      return ending(view, event);
    case 'missionsRevealed':
      return revealed(view, event.missions);
    case 'gameEnded':
      return { ...view, outcome: event.outcome, phase: 'over', prompt: { kind: 'over' } };
    case 'rewardDeclined':
      return view;
    default:
      return never(event);
  }
}
