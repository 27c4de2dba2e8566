import type { Seat } from '../../../../shared/engine/core.ts';
import { clockwise } from '../../../../shared/engine/turn-order.ts';
import type { FaceId, PlayerView, ShipColour, View } from '../../../../shared/games/port-royal/index.ts';
import {
  adventurerOf,
  bustRisk,
  CARGOES,
  COLOURS,
  coloursOf,
  eventOf,
  face,
  freeMarkers,
  NUMBERS,
} from '../../../../shared/games/port-royal/index.ts';
import type { SeatLook } from '../../../art/avatar.ts';
import type { Seating } from '../../../stage/seating.ts';
import { type Adventure, adventureOf, type Bay, type House, holdOf, houseOf } from './adventure.ts';
import type { ContractCard, TeamPiles } from './contracts.ts';
import { contractsOf, teamPilesOf } from './contracts.ts';
import { laidOut } from './laid-out.ts';

export interface HarbourCard {
  readonly slot: number;
  readonly face: FaceId;
  /** whether the viewer could pay for it now; for spectators, whoever chooses */
  readonly affordable: boolean;
  /** the card drawn last */
  readonly fresh: boolean;
}

/** What one player has laid out, as a plate or as one's own mat. */
export interface Holding {
  readonly seat: Seat;
  readonly name: string;
  readonly look: SeatLook;
  readonly coins: number;
  readonly influence: number;
  readonly swords: number;
  /** persons grouped by role, then finished expeditions */
  readonly cards: readonly FaceId[];
  /** ships under merchants, by colour (PR9.3) */
  readonly kept: readonly { readonly colour: ShipColour; readonly ships: readonly FaceId[] }[];
  /** colours of the ships that are stored for a contract (PR12.21) */
  readonly stored: readonly ShipColour[];
  /** how many markers are left of how many; null: there are neither contracts nor missions (PR12.2, PR14.3) */
  readonly markers: { readonly left: number; readonly all: number } | null;
  /** the adventurer; null: none is chosen, or played */
  readonly house: House | null;
  /** kept cargo; null: none is played (PR14.12) */
  readonly hold: readonly Bay[] | null;
  readonly crowns: number | null;
  readonly trophy: boolean;
  /** whose turn it is */
  readonly active: boolean;
  /** who owes the decision */
  readonly acting: boolean;
  readonly away: boolean;
  readonly won: boolean;
}

export interface OpenExpedition {
  readonly face: FaceId;
  /** whether the active player has the persons for it (PR6.2) */
  readonly ready: boolean;
}

/** Everything the canvas shows, plain; the scene equals it whenever nothing moves. */
export interface Table {
  readonly me: Seat | null;
  readonly turn: number;
  /** the influence that ends the game; null: it ends otherwise */
  readonly goal: number | null;
  readonly ending: boolean;
  readonly over: boolean;
  readonly deck: number;
  readonly discard: { readonly count: number; readonly top: FaceId | null };
  readonly harbour: readonly HarbourCard[];
  /** turned up and not yet at its place */
  readonly drawn: FaceId | null;
  /** the tax that has just been turned up is being asked about (PR13.7) */
  readonly taxed: boolean;
  /** whether a further card may come, so that a place is kept for it */
  readonly next: boolean;
  readonly expeditions: readonly OpenExpedition[];
  readonly contracts: readonly ContractCard[];
  /** null: nobody plays together against time */
  readonly team: TeamPiles | null;
  /** null: no adventure is played */
  readonly adventure: Adventure | null;
  /** how many takes the colours in the harbour give whose turn it is; null: that is not shown */
  readonly takes: number | null;
  /** cards that a gambler is still to turn up (PR10.2) */
  readonly gamble: number;
  /** the next card comes from the time pile (PR13.4) */
  readonly fromTime: boolean;
  readonly pennants: readonly { readonly colour: ShipColour; readonly seen: boolean }[];
  /** chance that the next card is a bust, from 0 to 1; null when nobody draws or it is not wanted */
  readonly risk: number | null;
  readonly plates: readonly Holding[];
  readonly mat: Holding | null;
}

/** Who owes the decision; null when the game is over. */
export const actorOf = (view: View): Seat | null => (view.prompt.kind === 'over' ? null : view.prompt.seat);

/** What the event of the turn does (D.3). */
const effectIn = ({ adventure }: View) => (adventure?.event ? eventOf(adventure.event).effect : null);

/** PR14.19 */
function ownDiscount({ venturer }: PlayerView): number {
  if (!venturer?.adventurer || !venturer.abilityUnlocked) return 0;
  const { ability } = adventurerOf(venturer.adventurer);
  return ability.kind === 'discount' ? ability.coins : 0;
}

/** Whether this seat could hire the person now; ships cost nothing (PR5.8, PR5.9). */
function affordable(view: View, seat: Seat | null, id: FaceId): boolean {
  const card = face(id);
  const player = seat === null ? undefined : view.players[seat];
  if (!player || card.kind !== 'person') return true;
  const senoritas = player.tableau.filter((own) => {
    const person = face(own);
    return person.kind === 'person' && person.role === 'senorita';
  }).length;
  const active = seat === view.active;
  const effect = effectIn(view);
  const fee = active || effect?.freeVisits ? 0 : view.rules.visitorFee;
  const dearer = (active ? (effect?.surcharge ?? 0) : 0) - (effect?.discount ?? 0) - ownDiscount(player);
  return player.coins >= Math.max(0, card.cost + dearer - senoritas * NUMBERS.discountPerSenorita) + fee;
}

/** Whether these persons, jacks for any, and what is in the hold cover what an expedition asks for (PR6.2). */
export function covers(tableau: readonly FaceId[], expedition: FaceId, hold: readonly FaceId[] = []): boolean {
  const card = face(expedition);
  if (card.kind !== 'expedition') return false;
  const count = (role: string): number =>
    tableau.filter((id) => {
      const person = face(id);
      return person.kind === 'person' && person.role === role;
    }).length;
  const { captain, priest, settler } = card.requires;
  const missing =
    Math.max(0, captain - count('captain')) +
    Math.max(0, priest - count('priest')) +
    Math.max(0, settler - count('settler'));
  const laden = (cargo: string): number =>
    hold.filter((id) => {
      const ship = face(id);
      return ship.kind === 'ship' && ship.cargo === cargo;
    }).length;
  return missing <= count('jack') && CARGOES.every((cargo) => laden(cargo) >= card.cargo[cargo]);
}

const drawing = (view: View): boolean => view.prompt.kind === 'discover' || view.prompt.kind === 'ship';

const coloursAmong = (ids: readonly FaceId[]): ShipColour[] =>
  ids.flatMap((id) => {
    const card = face(id);
    return card.kind === 'ship' ? [card.colour] : [];
  });

const keptBy = ({ ships }: PlayerView): Holding['kept'] =>
  COLOURS.flatMap((colour) => {
    const under = ships.filter((id) => coloursAmong([id]).includes(colour));
    return under.length === 0 ? [] : [{ colour, ships: under }];
  });

function markersOf(view: View, seat: Seat): Holding['markers'] {
  const venturer = view.players[seat]?.venturer;
  if (venturer) return { left: venturer.markers, all: NUMBERS.markersOfAdventurer };
  return view.contracts.length === 0 ? null : { left: freeMarkers(view, seat), all: NUMBERS.markers };
}

function holding(view: View, seat: Seat, seating: Seating): Holding {
  const nothing: PlayerView = {
    coins: 0,
    influence: 0,
    swords: 0,
    tableau: [],
    expeditions: [],
    ships: [],
    stored: [],
    venturer: null,
  };
  const player = view.players[seat] ?? nothing;
  return {
    seat,
    name: seating.name(seat),
    look: seating.look?.(seat) ?? '',
    coins: player.coins,
    influence: player.influence,
    swords: player.swords,
    cards: laidOut(player),
    kept: keptBy(player),
    stored: coloursAmong(player.stored),
    markers: markersOf(view, seat),
    house: houseOf(player, seat),
    hold: holdOf(player),
    crowns: player.venturer?.crowns ?? null,
    trophy: player.venturer?.trophy ?? false,
    active: view.active === seat && view.outcome === null,
    acting: actorOf(view) === seat,
    away: seating.away(seat),
    won: view.outcome?.winners.includes(seat) ?? false,
  };
}

/** Without the coins that went to the discard unnamed while a story is being told. */
const told = (view: View): View =>
  view.discard.known
    ? { ...view, discard: { known: true, faces: view.discard.faces.filter((id) => id !== '') } }
    : view;

/** The open card, when the prompt itself is about one. */
export const drawnIn = (view: View): FaceId | null => (view.prompt.kind === 'ship' ? view.prompt.face : null);

/** Cards that a gambler is still to turn up while something else is asked (PR10.2). */
export const gambleIn = ({ waiting }: View): number => waiting.find(({ kind }) => kind === 'gamble')?.left ?? 0;

/** What is in the air while a story is told. */
export interface MidAir {
  readonly drawn: FaceId | null;
  readonly gamble: number;
  readonly fromTime: boolean;
}

const landed = (view: View): MidAir => ({ drawn: drawnIn(view), gamble: gambleIn(view), fromTime: false });

/** PR5.3, without the governors: they are asked at the window. */
function takesIn(view: View, colours: number): number | null {
  if (view.contracts.length === 0 && view.adventure === null) return null;
  return (NUMBERS.takesByColours[colours] ?? 0) + (effectIn(view)?.takes ?? 0);
}

/** What is to be shown of a view. */
export function tableOf(view: View, seating: Seating, { drawn, gamble, fromTime }: MidAir = landed(view)): Table {
  const seats = view.players.length;
  const order = clockwise(seating.me ?? 0, seats);
  const newest = drawing(view) && drawn === null ? Math.max(-1, ...view.harbour.map((card) => card.slot)) : -1;
  const colours = new Set(
    view.harbour.map((card) => face(card.face)).flatMap((card) => (card.kind === 'ship' ? [card.colour] : [])),
  );
  const active = view.players[view.active];
  const faces = view.discard.known ? view.discard.faces : [];
  return {
    me: seating.me,
    turn: view.turn,
    goal: view.rules.endInfluence,
    ending: view.ending,
    over: view.outcome !== null,
    deck: view.deck,
    discard: {
      count: view.discard.known ? view.discard.faces.length : view.discard.count,
      top: faces.findLast((id) => id !== '') ?? null,
    },
    harbour: view.harbour.map((card) => ({
      slot: card.slot,
      face: card.face,
      affordable: affordable(view, seating.me ?? actorOf(view), card.face),
      fresh: card.slot === newest,
    })),
    drawn,
    taxed: view.prompt.kind === 'taxVictory',
    next: drawing(view),
    expeditions: view.table.map((id) => ({
      face: id,
      ready: active ? covers(active.tableau, id, active.venturer?.hold) : false,
    })),
    contracts: contractsOf(view, seating.me ?? actorOf(view) ?? view.active),
    team: teamPilesOf(view),
    adventure: adventureOf(view, seating.me ?? actorOf(view) ?? view.active, seating.me),
    takes: takesIn(view, colours.size),
    gamble,
    fromTime,
    pennants: coloursOf(view.rules).map((colour) => ({ colour, seen: colours.has(colour) })),
    risk: seating.odds ? bustRisk(told(view)) : null,
    plates: order.filter((seat) => seat !== seating.me).map((seat) => holding(view, seat, seating)),
    mat: seating.me === null ? null : holding(view, seating.me, seating),
  };
}
