import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { AIM_TASTE, isTeam, missingFor, partsOf } from './aims.ts';
import {
  type Affairs,
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
import {
  COLOURS,
  coinsPerAdmiral,
  coinsPerGunner,
  coinsPerJester,
  coinsPerViceAdmiral,
  face,
  isRepelledBy,
  NUMBERS,
  taxOn,
} from './components.ts';
import { matesOf, type Own, ofMates } from './mates.ts';
import { breaksHarbour, coloursIn, nextCard, type Odds } from './odds.ts';
import { TASTE, type Taste, TEAM_TASTE } from './taste.ts';
import type {
  ContractId,
  ExpeditionFace,
  FaceId,
  Move,
  PersonFace,
  ShipColour,
  ShipFace,
  TaxFace,
  View,
} from './types.ts';
import { ofColoursReached, ofStoppingAt, rateVenture, taxQuest } from './venture.ts';

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

/** PR5.2, PR5.3 */
function ofStopping(own: Own, harbour: readonly FaceId[]): number {
  const ships = coloursIn(harbour).size;
  const takes =
    at(NUMBERS.takesByColours, ships) +
    NUMBERS.takesPerGovernor * own.roles.governor +
    NUMBERS.takesPerGambler * own.gambled +
    own.moreTakes;
  const cards = harbour.length;
  const arrival =
    coinsPerAdmiral(cards) * own.roles.admiral +
    coinsPerViceAdmiral(cards) * own.roles.viceAdmiral +
    coinsPerGunner(ships) * own.roles.gunner +
    coinsPerJester(cards) * own.roles.jester;
  const leftover = Math.min(own.visitors, Math.max(0, harbour.length - takes));
  const coins = own.coins + arrival;
  const gain = contentment(own, coins, 0) - contentment(own, own.coins, 0);
  const moment = own.quests.length === 0 ? 0 : ofStoppingAt(own, cards);
  return gain + moment + bestTakes(own, harbour, takes, coins) + own.taste.leftover * leftover + ofMates(own, harbour);
}

/** Looks at every card that may come next, and stops then: who draws on does so because it is still better. */
function ofDrawing(own: Own, harbour: readonly FaceId[], { faces, total }: Odds): number {
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
  own: Own,
  harbour: readonly FaceId[],
  ship: ShipFace,
  colours: Set<ShipColour>,
  without: number,
): number {
  if (breaksHarbour(ship, colours, own.repel)) return ofBust(own);
  const kept = colours.has(ship.colour)
    ? ofBust(own)
    : ofStopping(own, [...harbour, ship.id]) + own.taste.nerve + ofColours(own, colours.size + 1);
  return isRepelledBy(ship, own.repel) ? Math.max(kept, without + storeWorth(own, ship.colour)) : kept;
}

/** PR12.19, PR12.20: contracts whose moment it is when there are so many colours. */
function ofColours(own: Affairs, colours: number): number {
  const { aims, reached, taste } = own;
  let worth = own.quests.length === 0 ? 0 : ofColoursReached(own, colours);
  for (const { condition, worth: whole, left } of aims)
    if (condition.kind === 'colours' && reached < condition.count && condition.count <= colours && whole > 0)
      worth += whole * taste.hope ** (left - 1);
  return worth;
}

/** A bust brings the jesters, and is the moment of a contract (PR12.18). */
function ofBust({ roles, aims }: Affairs): number {
  const jinx = aims.find(({ condition }) => condition.kind === 'bust');
  return NUMBERS.coinsPerJester * roles.jester + Math.max(0, jinx?.worth ?? 0);
}

/** PR10: four cards without a choice; survived, they bring a take more and more to choose from. */
function ofGambling(own: Own, harbour: readonly FaceId[], { faces, total }: Odds): number {
  if (total === 0) return Number.NEGATIVE_INFINITY;
  const ships = faces.reduce((sum, { face: card, count }) => sum + (card.kind === 'ship' ? count : 0), 0);
  const each = ships / total / COLOURS.length;
  // by colours in the harbour, how likely they are after each card
  let chances = new Map<number, number>([[coloursIn(harbour).size, 1]]);
  for (let i = 0; i < NUMBERS.cardsPerGambler; i++) {
    const after = new Map<number, number>();
    for (const [colours, chance] of chances) {
      const fresh = each * (COLOURS.length - colours);
      after.set(colours, (after.get(colours) ?? 0) + chance * (1 - each * COLOURS.length));
      if (fresh > 0) after.set(colours + 1, (after.get(colours + 1) ?? 0) + chance * fresh);
    }
    chances = after;
  }
  let value = 0;
  let survived = 0;
  const now = Math.max(ofStopping(own, harbour), own.taste.take);
  for (const [colours, chance] of chances) {
    survived += chance;
    const takes = at(NUMBERS.takesByColours, colours) - at(NUMBERS.takesByColours, coloursIn(harbour).size);
    value += chance * (now + own.taste.take * (1 + takes) + ofColours(own, colours));
  }
  return value + (1 - survived) * ofBust(own);
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

/** A tax that is paid is the moment of a contract (PR12.17). */
function ofTax(own: Own, tax: TaxFace): number {
  const due = taxOn(tax, own.coins);
  const inspector = due > 0 ? own.aims.find(({ condition }) => condition.kind === 'taxPaid') : undefined;
  return (
    contentment(own, own.coins - due, 0) -
    contentment(own, own.coins, 0) +
    Math.max(0, inspector?.worth ?? 0) +
    (due > 0 ? taxQuest(own) : 0)
  );
}

/** The next card is this one, as only whoever looks knows (PR17.3). */
const ofKnown = (own: Own, harbour: readonly FaceId[], id: FaceId | undefined): number =>
  id === undefined ? 0 : ofDrawing(own, harbour, { faces: [{ face: face(id), count: 1 }], total: 1 });

function ofKeeping(view: View, own: Own, harbour: readonly FaceId[]): number {
  if (view.prompt.kind !== 'ship') return 0;
  const ship = face(view.prompt.face) as ShipFace;
  const colours = coloursIn(harbour);
  if (colours.has(ship.colour)) return ofBust(own);
  const joined = [...harbour, ship.id];
  const then = Math.max(ofStopping(own, joined), ofDrawing(own, joined, nextCard(view)));
  return then + ofColours(own, colours.size + 1);
}
