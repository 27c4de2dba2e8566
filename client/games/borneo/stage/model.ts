import type { Seat } from '../../../../shared/engine/core.ts';
import { clockwise } from '../../../../shared/engine/turn-order.ts';
import type {
  CardId,
  CombatView,
  Company,
  DistributionView,
  MissionKind,
  PaymentView,
  Rules,
  ShipmentId,
  Spice,
  View,
} from '../../../../shared/games/borneo/index.ts';
import {
  COMPANIES,
  flagsOn,
  harbour,
  isShipment,
  MISSION_KINDS,
  MISSIONS,
  missing,
  owed,
  quantityOf,
  SPICES,
  shipment,
  spiceOf,
  visibleFlags,
} from '../../../../shared/games/borneo/index.ts';
import type { Seating } from '../../../stage/seating.ts';

import type {
  CombatOnTable,
  Holding,
  MissionOnTable,
  PaymentOnTable,
  PickOnTable,
  PlaceOnTable,
  Side,
  Store,
  Table,
  Ware,
} from './table.ts';

export type * from './table.ts';

/** Who owes the decision; null when the game is over. */
export const actorOf = (view: View): Seat | null => (view.prompt.kind === 'over' ? null : view.prompt.seat);

// --------------------------------------------------------------------------------------- warehouses

type Goods = Pick<Ware, 'id' | 'spice' | 'quantity' | 'harbour'>;

const goodsOf = (id: CardId, { edition }: Rules): Goods => ({
  id,
  spice: spiceOf(id, edition) ?? 'crate',
  quantity: quantityOf(id),
  harbour: !isShipment(id),
});

const kinds = [...SPICES, 'crate'] as const;

/** Spice by spice, crates last; the same kinds whether there are any or not. */
export function storesOf(warehouse: readonly CardId[], rules: Rules): Store[] {
  const goods = warehouse.map((id) => goodsOf(id, rules));
  const shown = kinds.filter((spice) => spice !== 'crate' || rules.edition === 'board');
  return shown.map((spice) => ({
    spice,
    units: goods.filter((each) => each.spice === spice).reduce((sum, each) => sum + each.quantity, 0),
  }));
}

function missionOf(view: View, kind: MissionKind, seat: Seat | null): MissionOnTable {
  const { points, need } = MISSIONS[kind];
  const lack = seat === null ? null : missing(view, seat, kind);
  return {
    kind,
    points,
    left: view.missions[kind],
    ...need,
    lacks: SPICES.map((spice) => ({ spice, units: lack?.spices[spice] ?? 0 })).filter(({ units }) => units > 0),
    missing: lack?.total ?? null,
  };
}

// -------------------------------------------------------------------------------------------- shows

function paymentOf(view: View, seat: Seat, payment: PaymentView, seating: Seating): PaymentOnTable {
  const warehouse = view.players[seat]?.warehouse ?? [];
  const order = (spice: Spice | 'crate'): number => kinds.indexOf(spice);
  return {
    seat,
    name: seating.name(seat),
    look: seating.look?.(seat) ?? '',
    mission: missionOf(view, payment.kind, seat),
    pirates: payment.pirates,
    owed: owed(payment, view.rules.edition),
    wares: warehouse
      .map((id) => ({
        ...goodsOf(id, view.rules),
        named: payment.named.includes(id) || payment.card === id,
        traded: payment.card === id ? payment.spice : null,
      }))
      .sort(
        (a, b) => order(a.spice) - order(b.spice) || b.quantity - a.quantity || Number(a.harbour) - Number(b.harbour),
      ),
  };
}

function sideOf(seat: Seat, rank: number, cards: readonly ShipmentId[], company: Company, seating: Seating): Side {
  return {
    seat,
    name: seating.name(seat),
    look: seating.look?.(seat) ?? '',
    rank,
    cards: cards.map(shipment),
    flags: cards.reduce((sum, card) => sum + flagsOn(card, company), 0),
  };
}

function combatOf(view: View, combat: CombatView, seating: Seating): CombatOnTable {
  const { company, attacker, attackerRank, defender, defenderRank } = combat;
  return {
    company,
    attack: sideOf(attacker, attackerRank, combat.attack, company, seating),
    defence: sideOf(defender, defenderRank, combat.defence, company, seating),
    between: view.companies[company].slice(defenderRank, attackerRank - 1),
  };
}

function pickOf(view: View, { place, kind, companies, pickers }: DistributionView): PickOnTable {
  return { place, kind, companies, pickers, cards: (view.places[place]?.column ?? []).map(shipment) };
}

type Shown = Pick<Table, 'show' | 'payment' | 'combat' | 'pick'>;

/** Harbours rest while a combat, a payment or a distribution is on: it is shown over them. */
function shownOf({ prompt, ...view }: View, seating: Seating): Shown {
  const none = { payment: null, combat: null, pick: null };
  const full = { ...view, prompt };
  switch (prompt.kind) {
    case 'payment':
      return { ...none, show: 'payment', payment: paymentOf(full, prompt.seat, prompt.payment, seating) };
    case 'attackCard':
    case 'defendCard':
    case 'displaced':
    case 'defenceReward':
      return { ...none, show: 'combat', combat: combatOf(full, prompt.combat, seating) };
    case 'pick':
      return { ...none, show: 'pick', pick: pickOf(full, prompt.distribution) };
    default:
      return { ...none, show: 'harbours' };
  }
}

// ---------------------------------------------------------------------------------------- the table

function placesOf(view: View): PlaceOnTable[] {
  return view.places.map((place) => {
    const flags = visibleFlags(place.column);
    return {
      harbour: place.harbour === null ? null : harbour(place.harbour, view.rules.edition),
      column: place.column.map(shipment),
      tally: COMPANIES.map((company) => ({ company, flags: flags[company] })),
      ahead: null,
      coming: null,
    };
  });
}

function holding(view: View, seat: Seat, seating: Seating): Holding {
  const player = view.players[seat];
  return {
    seat,
    name: seating.name(seat),
    look: seating.look?.(seat) ?? '',
    cards: player?.cards ?? 0,
    hand: player?.hand?.map(shipment) ?? null,
    stores: storesOf(player?.warehouse ?? [], view.rules),
    wares: player?.warehouse.length ?? 0,
    missions: player?.completed ?? 0,
    completed: player?.missions ?? null,
    ship: view.ship === seat,
    active: view.turn > 0 && view.active === seat && view.outcome === null,
    acting: actorOf(view) === seat,
    away: seating.away(seat),
    won: view.outcome?.winners.includes(seat) ?? false,
  };
}

const phases: Partial<Readonly<Record<View['phase'], 1 | 2 | 3 | 4>>> = { mission: 1, company: 2, ship: 3, discard: 4 };

/** What is to be shown of a view, to somebody in this seat. */
export function tableOf(view: View, seating: Seating): Table {
  const { me } = seating;
  const order = clockwise(me ?? 0, view.players.length);
  const mat = me === null ? null : holding(view, me, seating);
  const top = view.discard.at(-1);
  const { kind } = view.prompt;
  return {
    me,
    ...shownOf(view, seating),
    places: placesOf(view),
    companies: COMPANIES.map((company) => ({
      company,
      merchants: view.companies[company],
      capacity: view.rules.capacity,
    })),
    missions: MISSION_KINDS.map((each) => missionOf(view, each, me)),
    phase: phases[view.phase] ?? null,
    draw: view.draw,
    harbours: view.harbours,
    discard: { count: view.discard.length, top: top === undefined ? null : shipment(top) },
    cove: view.rules.blackbeard ? (view.ship === null ? 'ship' : 'empty') : null,
    joining: kind === 'placing' || kind === 'displaced',
    plates: order.filter((seat) => seat !== me).map((seat) => holding(view, seat, seating)),
    mat,
  };
}
