import { InvariantError } from '../../engine/assert.ts';
import { ok, type Result, refuse } from '../../engine/core.ts';
import { isCount } from '../../engine/input.ts';
import {
  COMPANIES,
  HARBOUR_IDS,
  isShipment,
  MISSION_KINDS,
  NUMBERS,
  perCompany,
  SHIPMENTS,
  SPICES,
} from './components.ts';
import type { CardId, Company, MissionKind, Move, Rank, ShipmentId, Spice } from './types.ts';

// Moves are values without identity: the lists of legal moves share these, instead of making new ones all the time.
export const PASS: Move = Object.freeze({ type: 'pass' });
export const DONE: Move = Object.freeze({ type: 'done' });
export const SWAP: Move = Object.freeze({ type: 'swap' });
export const NONE: Move = Object.freeze({ type: 'none' });

const places = perCompany((company): Move => Object.freeze({ type: 'placeMerchant', company }));
const leaves = perCompany((to): Move => Object.freeze({ type: 'leave', to }));

const SHIPMENT_IDS: readonly ShipmentId[] = SHIPMENTS.map(({ id }) => id);
const CARD_IDS: readonly CardId[] = [...SHIPMENT_IDS, ...HARBOUR_IDS];

type Maker = (card: CardId) => Move;

/** One move for each of the cards. */
function perCard(cards: readonly CardId[], make: Maker): Maker {
  const made = new Map<CardId, Move>(cards.map((card) => [card, Object.freeze(make(card))]));
  return (card) => made.get(card) ?? make(card);
}

export const placeMerchantOf = (company: Company): Move => places[company];
export const leaveOf = (to: Company): Move => leaves[to];
export const missionOf = (kind: MissionKind, pirates: boolean): Move => ({ type: 'mission', kind, pirates });
export const pirateSpiceOf = (spice: Spice): Move => ({ type: 'pirateSpice', spice });
export const pirateCardOf = perCard(CARD_IDS, (card) => ({ type: 'pirateCard', card }));
export const payOf = perCard(CARD_IDS, (card) => ({ type: 'pay', card }));
export const attackCardOf = perCard(SHIPMENT_IDS, (card) => ({ type: 'attackCard', card }));
export const defendCardOf = perCard(SHIPMENT_IDS, (card) => ({ type: 'defendCard', card }));
export const rewardOf = perCard(SHIPMENT_IDS, (card) => ({ type: 'reward', card }));
export const pickOf = perCard(SHIPMENT_IDS, (card) => ({ type: 'pick', card }));
export const discardOf = perCard(SHIPMENT_IDS, (card) => ({ type: 'discard', card }));

const ships: ReadonlyMap<ShipmentId, readonly Move[]> = new Map(
  SHIPMENT_IDS.map((card) => [
    card,
    ([1, 2, 3] as const).map((place): Move => Object.freeze({ type: 'ship', card, place })),
  ]),
);
const known = <T>(made: T | undefined): T => {
  if (made === undefined) throw new InvariantError('a move outside the tables of moves');
  return made;
};

/** With this card, to each of the places. */
export const shipsOf = (card: ShipmentId): readonly Move[] => known(ships.get(card));

/** All merchants of a table in one company, and one more. */
const RANKS = 5 * NUMBERS.merchants;
const ranks: readonly Rank[] = Array.from({ length: RANKS }, (_, i) => i + 1);

const transfers = perCompany((from) =>
  perCompany((to) => ranks.map((rank): Move => Object.freeze({ type: 'transfer', from, rank, to }))),
);
export const transferOf = (from: Company, rank: Rank, to: Company): Move => known(transfers[from][to][rank - 1]);

const attacks = perCompany((company) =>
  ranks.map((attackerRank) =>
    ranks.map((defenderRank): Move => Object.freeze({ type: 'attack', company, attackerRank, defenderRank })),
  ),
);
export const attackOf = (company: Company, attackerRank: Rank, defenderRank: Rank): Move =>
  known(attacks[company][attackerRank - 1]?.[defenderRank - 1]);

// ------------------------------------------------------------------------------------------- parsing

const BAD_MOVE = refuse('badMove', 'B2.11');

const isCompany = (value: unknown): value is Company => COMPANIES.includes(value as Company);
const isKind = (value: unknown): value is MissionKind => MISSION_KINDS.includes(value as MissionKind);
const isSpice = (value: unknown): value is Spice => SPICES.includes(value as Spice);
const isRank = (value: unknown): value is Rank => isCount(value, 1, RANKS);
const isOurShipment = (value: unknown): value is ShipmentId => typeof value === 'string' && isShipment(value);
const isCard = (value: unknown): value is CardId =>
  isOurShipment(value) || (typeof value === 'string' && HARBOUR_IDS.includes(value));

/** Shape only: a value of ours from whatever JSON arrives. */
export function parseMove(input: unknown): Result<Move> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return BAD_MOVE;
  const given: Record<string, unknown> = { ...input };
  const { type, company, kind, pirates, card, spice, to } = given;
  const fields = Object.keys(input).length;
  switch (type) {
    case 'pass':
    case 'done':
    case 'swap':
    case 'none':
      return fields === 1 ? ok({ type }) : BAD_MOVE;
    case 'placeMerchant':
      return fields === 2 && isCompany(company) ? ok({ type, company }) : BAD_MOVE;
    case 'leave':
      return fields === 2 && isCompany(to) ? ok({ type, to }) : BAD_MOVE;
    case 'mission':
      return fields === 3 && isKind(kind) && typeof pirates === 'boolean' ? ok({ type, kind, pirates }) : BAD_MOVE;
    case 'pirateSpice':
      return fields === 2 && isSpice(spice) ? ok({ type, spice }) : BAD_MOVE;
    case 'pirateCard':
    case 'pay':
      return fields === 2 && isCard(card) ? ok({ type, card }) : BAD_MOVE;
    case 'attackCard':
    case 'defendCard':
    case 'reward':
    case 'pick':
    case 'discard':
      return fields === 2 && isOurShipment(card) ? ok({ type, card }) : BAD_MOVE;
    default:
      return parseLonger(given, fields);
  }
}

function parseLonger(given: Record<string, unknown>, fields: number): Result<Move> {
  const { type, company, card, place, from, to, rank, attackerRank, defenderRank } = given;
  switch (type) {
    case 'ship':
      return fields === 3 && isOurShipment(card) && (place === 1 || place === 2 || place === 3)
        ? ok({ type, card, place })
        : BAD_MOVE;
    case 'transfer':
      return fields === 4 && isCompany(from) && isRank(rank) && isCompany(to) ? ok({ type, from, rank, to }) : BAD_MOVE;
    case 'attack':
      return fields === 4 && isCompany(company) && isRank(attackerRank) && isRank(defenderRank)
        ? ok({ type, company, attackerRank, defenderRank })
        : BAD_MOVE;
    default:
      return BAD_MOVE;
  }
}

/** `ship S17 2`, `transfer red 2 blue`, `attack red 3 1`, `mission each2 pirates`, `leave green` */
export function format(move: Move): string {
  switch (move.type) {
    case 'placeMerchant':
      return `placeMerchant ${move.company}`;
    case 'mission':
      return `mission ${move.kind}${move.pirates ? ' pirates' : ''}`;
    case 'pirateSpice':
      return `pirateSpice ${move.spice}`;
    case 'transfer':
      return `transfer ${move.from} ${move.rank} ${move.to}`;
    case 'attack':
      return `attack ${move.company} ${move.attackerRank} ${move.defenderRank}`;
    case 'leave':
      return `leave ${move.to}`;
    case 'ship':
      return `ship ${move.card} ${move.place}`;
    case 'pirateCard':
    case 'pay':
    case 'attackCard':
    case 'defendCard':
    case 'reward':
    case 'pick':
    case 'discard':
      return `${move.type} ${move.card}`;
    default:
      return move.type;
  }
}
