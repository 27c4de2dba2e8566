import type { Seat } from '../../../../shared/engine/core.ts';
import { clockwise } from '../../../../shared/engine/turn-order.ts';
import type {
  CardId,
  CombatView,
  Company,
  DistributionView,
  Forecast,
  Harbour,
  MissionKind,
  Owed,
  PaymentView,
  Rules,
  Shipment,
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
import type { Show } from './layout/places.ts';

/** What a shipment that is held would make of a place. */
export interface Ahead {
  readonly kind: Forecast['kind'];
  /** flags that could be seen, in the order of the tally */
  readonly flags: readonly number[];
  /** the company that would have a monopoly */
  readonly winner: Company | null;
}

/** One of three places with its harbour and the shipments under it. */
export interface PlaceOnTable {
  readonly harbour: Harbour | null;
  /** in order of play */
  readonly column: readonly Shipment[];
  /** flags that can be seen, company by company (B8.3) */
  readonly tally: readonly { readonly company: Company; readonly flags: number }[];
  /** null while no shipment is held */
  readonly ahead: Ahead | null;
  /** the shipment that is held, where it would lie: at the harbour that is meant */
  readonly coming: Shipment | null;
}

export interface CompanyOnTable {
  readonly company: Company;
  /** rank 1 first */
  readonly merchants: readonly Seat[];
  /** null: no limit (B2.2) */
  readonly capacity: number | null;
}

/** Units of one spice and cards that bring them. */
export interface Store {
  readonly spice: Spice | 'crate';
  readonly units: number;
}

export interface MissionOnTable {
  readonly kind: MissionKind;
  readonly points: number;
  readonly left: number;
  readonly of: 'each' | 'same';
  readonly amount: number;
  /** what the viewer lacks of each spice, crates not counted; of `same` only the spice that he is nearest to */
  readonly lacks: readonly { readonly spice: Spice; readonly units: number }[];
  /** what crates cannot make up for; null for spectators, 0: he can pay it */
  readonly missing: number | null;
}

/** What one player has, on a plate or on the mat. */
export interface Holding {
  readonly seat: Seat;
  readonly name: string;
  /** cards in hand */
  readonly cards: number;
  /** null: hidden from this viewer (B16.1) */
  readonly hand: readonly Shipment[] | null;
  readonly stores: readonly Store[];
  /** cards in the warehouse: each is a point (B13.3) */
  readonly wares: number;
  readonly missions: number;
  /** null: hidden from this viewer (B16.5) */
  readonly completed: readonly MissionKind[] | null;
  readonly ship: boolean;
  /** whose turn it is */
  readonly active: boolean;
  /** who owes the decision */
  readonly acting: boolean;
  readonly away: boolean;
  readonly won: boolean;
}

/** A card of a warehouse while a mission is paid from it. */
export interface Ware {
  readonly id: CardId;
  readonly spice: Spice | 'crate';
  readonly quantity: number;
  readonly harbour: boolean;
  /** part of the payment already */
  readonly named: boolean;
  /** counts as another spice (B15.1) */
  readonly traded: Spice | null;
}

export interface PaymentOnTable {
  readonly seat: Seat;
  readonly name: string;
  readonly mission: MissionOnTable;
  readonly pirates: boolean;
  readonly owed: Owed;
  readonly wares: readonly Ware[];
}

export interface Side {
  readonly seat: Seat;
  readonly name: string;
  readonly rank: number;
  readonly cards: readonly Shipment[];
  /** flags of the company on the cards, without the bonus */
  readonly flags: number;
}

export interface CombatOnTable {
  readonly company: Company;
  readonly attack: Side;
  readonly defence: Side;
  /** the owners of the merchants in between, whoever they are (B7.4) */
  readonly between: readonly Seat[];
}

export interface PickOnTable {
  readonly place: number;
  readonly kind: 'monopoly' | 'shared';
  readonly companies: readonly Company[];
  /** still to come, the first is asked */
  readonly pickers: DistributionView['pickers'];
  readonly cards: readonly Shipment[];
}

/** Everything the canvas shows, plain; the scene equals it whenever nothing moves. */
export interface Table {
  readonly me: Seat | null;
  readonly show: Show;
  readonly places: readonly PlaceOnTable[];
  readonly companies: readonly CompanyOnTable[];
  readonly missions: readonly MissionOnTable[];
  readonly payment: PaymentOnTable | null;
  readonly combat: CombatOnTable | null;
  readonly pick: PickOnTable | null;
  /** of the running turn, 1–4; null while merchants are placed and at the end */
  readonly phase: 1 | 2 | 3 | 4 | null;
  readonly draw: number;
  /** harbours still to come */
  readonly harbours: number;
  readonly discard: { readonly count: number; readonly top: Shipment | null };
  /** null: this game has no pirates */
  readonly cove: 'ship' | 'empty' | null;
  /** a company as a whole is asked for: its merchants stand for it */
  readonly joining: boolean;
  readonly plates: readonly Holding[];
  readonly mat: Holding | null;
}

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
