import { at, never } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import {
  type Affairs,
  abilityWorth,
  affairsOf,
  bestTakes,
  contentment,
  costFor,
  expeditionGain,
  incomeFor,
  TASTE,
  type Taste,
} from './appraisal.ts';
import { coinsPerAdmiral, coinsPerJester, face, isRepelledBy, NUMBERS, taxOn } from './components.ts';
import { breaksHarbour, coloursIn, nextCard, type Odds } from './odds.ts';
import type { ExpeditionFace, FaceId, Move, PersonFace, ShipColour, ShipFace, TaxFace, View } from './types.ts';

/** How much a seat likes each move, in coins; from a View, so a bot knows no more than a person. */
export function rate(view: View, seat: Seat, moves: readonly Move[], taste: Taste = TASTE): number[] {
  const own = affairsOf(view, seat, taste);
  const harbour = view.harbour.map((berth) => berth.face);
  const prospect = once(() => Math.max(ofStopping(own, harbour), ofDrawing(own, harbour, nextCard(view))));
  return moves.map((move) => rateMove(view, own, harbour, move, prospect));
}

function once<T>(compute: () => T): () => T {
  let known: { value: T } | null = null;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

function rateMove(view: View, own: Affairs, harbour: readonly FaceId[], move: Move, prospect: () => number): number {
  switch (move.type) {
    case 'stop':
      return ofStopping(own, harbour);
    case 'draw':
      return ofDrawing(own, harbour, nextCard(view));
    case 'repel':
      return prospect();
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
      return never(move);
  }
}

/** The take itself and the best that the remaining ones bring after it. */
function ofTaking(view: View, own: Affairs, slot: number): number {
  const taken = view.harbour.find((berth) => berth.slot === slot);
  if (taken === undefined) return Number.NEGATIVE_INFINITY;
  const rest = view.harbour.filter((berth) => berth !== taken).map((berth) => berth.face);
  const takes = view.prompt.kind === 'trade' ? view.prompt.takes - 1 : 0;
  const card = face(taken.face) as PersonFace | ShipFace;
  const now = contentment(own, own.coins, 0);
  if (card.kind === 'ship') {
    const coins = own.coins + incomeFor(own, card) - own.fee;
    return contentment(own, coins, 0) - now + bestTakes(own, rest, takes, coins);
  }
  const coins = own.coins - costFor(own, card) - own.fee;
  const gain = contentment(own, coins, card.influence) - now + abilityWorth(own, card);
  return gain + bestTakes(own, rest, takes, coins);
}

/** PR5.2, PR5.3 */
function ofStopping(own: Affairs, harbour: readonly FaceId[]): number {
  const takes = at(NUMBERS.takesByColours, coloursIn(harbour).size) + NUMBERS.takesPerGovernor * own.roles.governor;
  const arrival =
    coinsPerAdmiral(harbour.length) * own.roles.admiral + coinsPerJester(harbour.length) * own.roles.jester;
  const leftover = Math.min(own.visitors, Math.max(0, harbour.length - takes));
  const coins = own.coins + arrival;
  const gain = contentment(own, coins, 0) - contentment(own, own.coins, 0);
  return gain + bestTakes(own, harbour, takes, coins) + own.taste.leftover * leftover;
}

/** Looks at every card that may come next, and stops then: who draws on does so because it is still better. */
function ofDrawing(own: Affairs, harbour: readonly FaceId[], { faces, total }: Odds): number {
  const colours = coloursIn(harbour);
  const before = ofStopping(own, harbour);
  let sum = 0;
  for (const { face: card, count } of faces) {
    let then = before;
    if (card.kind === 'person') then = ofStopping(own, [...harbour, card.id]);
    else if (card.kind === 'ship') then = ofShip(own, harbour, card, colours, before);
    else if (card.kind === 'tax') then += ofTax(own, card);
    sum += count * then;
  }
  return total === 0 ? before : sum / total;
}

function ofShip(
  own: Affairs,
  harbour: readonly FaceId[],
  ship: ShipFace,
  colours: Set<ShipColour>,
  without: number,
): number {
  if (breaksHarbour(ship, colours, own.swords)) return ofBust(own);
  const kept = colours.has(ship.colour) ? ofBust(own) : ofStopping(own, [...harbour, ship.id]) + own.taste.nerve;
  return isRepelledBy(ship, own.swords) ? Math.max(kept, without) : kept;
}

const ofBust = (own: Affairs): number => NUMBERS.coinsPerJester * own.roles.jester;

function ofTax(own: Affairs, tax: TaxFace): number {
  const kept = own.coins - taxOn(tax, own.coins);
  return contentment(own, kept, 0) - contentment(own, own.coins, 0);
}

function ofKeeping(view: View, own: Affairs, harbour: readonly FaceId[]): number {
  if (view.prompt.kind !== 'ship') return 0;
  const ship = face(view.prompt.face) as ShipFace;
  if (coloursIn(harbour).has(ship.colour)) return ofBust(own);
  const joined = [...harbour, ship.id];
  return Math.max(ofStopping(own, joined), ofDrawing(own, joined, nextCard(view)));
}
