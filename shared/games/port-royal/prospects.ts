import { at } from '../../engine/assert.ts';
import type { Affairs, Own } from './affairs.ts';
import { contentment, storeWorth } from './appraisal.ts';
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
import { ofMates } from './mates.ts';
import { breaksHarbour, coloursIn, nextCard, type Odds } from './odds.ts';
import type { FaceId, ShipColour, ShipFace, TaxFace, View } from './types.ts';
import { ofColoursReached, ofStoppingAt, taxQuest } from './venture.ts';

// What stopping, drawing on and gambling are worth to a seat, by all that may come next.

/** PR5.2, PR5.3 */
export function ofStopping(own: Own, harbour: readonly FaceId[]): number {
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
export function ofDrawing(own: Own, harbour: readonly FaceId[], { faces, total }: Odds): number {
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
export function ofGambling(own: Own, harbour: readonly FaceId[], { faces, total }: Odds): number {
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
export const ofKnown = (own: Own, harbour: readonly FaceId[], id: FaceId | undefined): number =>
  id === undefined ? 0 : ofDrawing(own, harbour, { faces: [{ face: face(id), count: 1 }], total: 1 });

export function ofKeeping(view: View, own: Own, harbour: readonly FaceId[]): number {
  if (view.prompt.kind !== 'ship') return 0;
  const ship = face(view.prompt.face) as ShipFace;
  const colours = coloursIn(harbour);
  if (colours.has(ship.colour)) return ofBust(own);
  const joined = [...harbour, ship.id];
  const then = Math.max(ofStopping(own, joined), ofDrawing(own, joined, nextCard(view)));
  return then + ofColours(own, colours.size + 1);
}
