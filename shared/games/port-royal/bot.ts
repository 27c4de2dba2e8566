import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import type { Own } from './affairs.ts';
import { AIM_TASTE, isTeam, missingFor, partsOf } from './aims.ts';
import {
  abilityWorth,
  affairsOf,
  contentment,
  costFor,
  expeditionGain,
  incomeFor,
  renounceGain,
  storeWorth,
  tradeExtras,
} from './appraisal.ts';
import { bestTakes } from './best-takes.ts';
import { face } from './components.ts';
import { matesOf, ofMates } from './mates.ts';
import { nextCard } from './odds.ts';
import { ofDrawing, ofGambling, ofKeeping, ofKnown, ofStopping } from './prospects.ts';
import { TASTE, type Taste, TEAM_TASTE } from './taste.ts';
import type { ContractId, ExpeditionFace, FaceId, Move, PersonFace, ShipFace, View } from './types.ts';
import { rateVenture } from './venture.ts';

/** How much a seat likes each move, in coins; from a View, so a bot knows no more than a person. */
export function rate(
  view: View,
  seat: Seat,
  moves: readonly Move[],
  taste: Taste = isTeam(view) ? TEAM_TASTE : TASTE,
): number[] {
  const parts = isTeam(view) ? partsOf(view, AIM_TASTE) : null;
  const own: Own = {
    ...affairsOf(view, seat, taste, parts),
    mates: parts ? matesOf(view, seat, (mate) => affairsOf(view, mate, taste, parts)) : [],
  };
  const harbour = view.harbour.map((berth) => berth.face);
  const prospect = once(() => Math.max(ofStopping(own, harbour), ofDrawing(own, harbour, nextCard(view))));
  return moves.map((move) => rateMove(view, own, seat, harbour, move, prospect));
}

function once<T>(compute: () => T): () => T {
  let known: { value: T } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

function rateMove(
  view: View,
  own: Own,
  seat: Seat,
  harbour: readonly FaceId[],
  move: Move,
  prospect: () => number,
): number {
  switch (move.type) {
    case 'stop':
      return ofStopping(own, harbour);
    case 'draw':
      return ofDrawing(own, harbour, nextCard(view));
    case 'repel':
      return prospect();
    case 'store':
      return prospect() + own.taste.nerve + ofStoring(view, own);
    case 'gamble':
      return ofGambling(own, harbour, nextCard(view));
    case 'claim':
      return ofClaiming(view, own, move.contract, prospect);
    case 'decline':
      return 0;
    case 'leave':
      return view.prompt.kind === 'look' ? ofKnown(own, harbour, view.glimpse?.looking[0]) : 0;
    case 'begin':
      return 0.5;
    case 'use':
      return ofUse(view, own, move);
    case 'give':
      return ofGiving(view, move.to);
    case 'setAside':
      return ofSettingAside(view);
    case 'retain':
      return ofKnown(own, harbour, view.glimpse?.looking[move.place]);
    case 'toss':
      return ofKnown(own, harbour, view.glimpse?.looking.filter((_, i) => i !== move.place)[0]);
    case 'keep':
      return ofKeeping(view, own, harbour);
    case 'complete': {
      const gain = expeditionGain(own, face(move.expedition) as ExpeditionFace);
      return view.prompt.kind === 'discover' ? prospect() + gain : gain;
    }
    case 'pay':
      // a jack fits everywhere, so it stays as long as it can
      return -move.persons.filter((id) => (face(id) as PersonFace).role === 'jack').length;
    case 'trade':
    case 'hire':
      return ofTaking(view, own, move.slot);
    case 'pass':
    case 'done':
      // better than a take that brings nothing but pays the active player
      return own.taste.rest;
    default:
      return rateVenture(view, own, seat, move, prospect);
  }
}

/** The take itself and the best that the remaining ones bring after it. */
function ofTaking(view: View, own: Own, slot: number): number {
  const taken = view.harbour.find((berth) => berth.slot === slot);
  if (taken === undefined) return Number.NEGATIVE_INFINITY;
  const rest = view.harbour.filter((berth) => berth !== taken).map((berth) => berth.face);
  const takes = view.prompt.kind === 'trade' ? view.prompt.takes - 1 : 0;
  const card = face(taken.face) as PersonFace | ShipFace;
  const now = contentment(own, own.coins, 0);
  // what is taken, the others of a team cannot take
  const lost = own.mates.length === 0 ? 0 : ofMates(own, [...rest, taken.face]) - ofMates(own, rest);
  if (card.kind === 'ship') {
    const coins = own.coins + incomeFor(own, card) - own.fee;
    const extras = tradeExtras(own, card) - own.taste.gift * (card.gift > 0 && view.players.length > 1 ? 1 : 0);
    return contentment(own, coins, 0) - now - lost + extras + bestTakes(own, rest, takes, coins);
  }
  const coins = own.coins - costFor(own, card) - own.fee;
  const gain = contentment(own, coins, card.influence) - now - lost + abilityWorth(own, card);
  return gain + bestTakes(own, rest, takes, coins);
}

function ofStoring({ prompt }: View, own: Own): number {
  return prompt.kind === 'ship' ? storeWorth(own, (face(prompt.face) as ShipFace).colour) : 0;
}

/** A marker where it is worth most; what is worth less than the marker waits. */
function ofClaiming(view: View, own: Own, contract: ContractId, prospect: () => number): number {
  const aim = own.aims.find(({ id }) => id === contract);
  if (aim === undefined) return Number.NEGATIVE_INFINITY;
  const cost = aim.condition.kind === 'coins' ? aim.condition.count * own.taste.surplus * 0.5 : 0;
  const gain = aim.worth * own.taste.hope ** (aim.left - 1) - cost;
  // where drawing goes on afterwards, the claim is made before it
  return view.prompt.kind === 'discover' && gain > 0 ? prospect() + gain : gain;
}

function ofUse(view: View, own: Own, { under, renounce }: Extract<Move, { type: 'use' }>): number {
  const { prompt } = view;
  const moored = prompt.kind === 'shipUse' ? view.harbour.find(({ slot }) => slot === prompt.slot) : undefined;
  if (moored === undefined) return 0;
  const ship = face(moored.face) as ShipFace;
  return (under ? own.perInfluence : 0) + (renounce === null ? 0 : renounceGain(own, ship));
}

/** PR11.4: a team gives to the poorest, others to whoever is furthest behind. */
function ofGiving(view: View, to: Seat): number {
  const { influence, coins } = at(view.players, to);
  return isTeam(view) ? -coins : -(3 * influence + coins);
}

/** PR13.7: a card that is put aside is a turn that the team will not have. */
function ofSettingAside(view: View): number {
  const open = view.contracts.filter(({ done }) => done.length === 0);
  if (view.turn === 0) return 0;
  const parts = partsOf(view, AIM_TASTE);
  const lacks = open.map((contract) => missingFor(view, parts.get(contract.id) ?? view.active, contract, AIM_TASTE));
  const needed = lacks.reduce((sum, lack) => sum + 0.5 + lack / coinsPerTurn, 0);
  return view.time - needed - caution;
}

/** What a team comes nearer to its contracts in a turn, about; and turns it likes to have in hand. */
const coinsPerTurn = 3.2;
const caution = 2;
