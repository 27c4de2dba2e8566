import type { Seat } from '../../../../../shared/engine/core.ts';
import type {
  CardId,
  Company,
  HarbourId,
  MissionKind,
  Place,
  Rank,
  ShipmentId,
  Spice,
} from '../../../../../shared/games/borneo/index.ts';

/** A shipment that lies open, wherever it is: in a column, in one's own hand, laid in a combat, on the discard pile. */
export const shipmentKey = (card: ShipmentId): string => `shipment:${card}`;

/** The water of a place, behind harbour, tally and column. */
export const waterKey = (place: Place): string => `water:${place}`;
/** The open harbour card. */
export const harbourKey = (harbour: HarbourId): string => `harbour:${harbour}`;
/** Visible flags of a place, company by company, towards a monopoly. */
export const tallyKey = (place: Place): string => `tally:${place}`;

/** The sheet of a company with its flag and ranks. */
export const companyKey = (company: Company): string => `company:${company}`;
/** The merchant who stands there, by rank from 1. */
export const merchantKey = (company: Company, rank: Rank): string => `merchant:${company}:${rank}`;

/** The missions of a kind, with the copies left. */
export const missionKey = (kind: MissionKind): string => `mission:${kind}`;

/** One's own warehouse, spice by spice: how much of it there is. */
export const storeKey = (spice: Spice | 'crate'): string => `store:${spice}`;
/** A card of the warehouse that a mission is being paid from, spread in the middle of the board. */
export const wareKey = (card: CardId): string => `ware:${card}`;

/** another player; for spectators every player */
export const plateKey = (seat: Seat): string => `plate:${seat}`;

/** 1 mission, 2 companies, 3 shipment, 4 draw */
export const phaseKey = (nth: 1 | 2 | 3 | 4): string => `phase:${nth}`;

/** Who picks n-th from now, above the cards of a distribution. */
export const pickerKey = (nth: number): string => `picker:${nth}`;

/** Flags counted on one side of a combat, in large. */
export const strengthKey = (side: 'attack' | 'defence'): string => `strength:${side}`;

/** Pieces of which there is one. */
export const keys = {
  /** the sheets behind companies and missions, where there is room for one */
  companies: 'companies',
  missions: 'missions',
  draw: 'draw',
  discard: 'discard',
  /** harbours that are still to come */
  harbours: 'harbours',
  /** the pirate ship in its cove, or the empty cove (B15) */
  cove: 'cove',
  /** the shipment that is held, where it would lie */
  coming: 'coming',
  /** the backdrop of a combat, a payment or a distribution, over the harbours */
  show: 'show',
  /** merchants in between, on the side of the defence */
  bonus: 'bonus',
  /** one's own board, and upon it name, hand size, missions, ship */
  mat: 'mat',
  who: 'who',
} as const;
