import { FACES, face, isRepelledBy } from './components.ts';
import { eventOf, NO_EFFECT } from './happenings.ts';
import type { EventEffect, Face, FaceId, ShipColour, ShipFace, View } from './types.ts';

/** What the event of this turn does (D.3). */
export const effectIn = ({ adventure }: View): EventEffect =>
  adventure === null || adventure.event === null ? NO_EFFECT : eventOf(adventure.event).effect;

/** How many cards of each face may come next, as far as anybody can tell. */
export interface Odds {
  readonly faces: readonly { readonly face: Face; readonly count: number }[];
  readonly total: number;
}

/** From what somebody may know: every card that does not lie open is equally likely to be the next one. */
export function nextCard(view: View): Odds {
  const known = view.glimpse?.top[0];
  if (known !== undefined) return oddsOf(new Map([[known, 1]]));
  // an empty deck will be made of the discard, which everybody can see; a turn begins with time, where there is any
  const first = view.prompt.kind === 'discover' && view.prompt.drawn === 0;
  if (view.deck === 0 && view.discard.known && !(first && view.time > 0)) return oddsOf(tally(view.discard.faces));
  const open = tally(openFaces(view));
  const unseen = new Map<FaceId, number>();
  for (const printed of FACES) {
    const dealt = view.rules.sets.includes(printed.set) && !(printed.kind === 'expedition' && printed.special);
    if (dealt) unseen.set(printed.id, printed.count - (open.get(printed.id) ?? 0));
  }
  return oddsOf(unseen);
}

function openFaces(view: View): FaceId[] {
  const faces = [...view.harbour.map((berth) => berth.face), ...view.table];
  for (const { tableau, expeditions, ships, stored, venturer } of view.players) {
    faces.push(...tableau, ...expeditions, ...ships, ...stored);
    if (venturer !== null) faces.push(...venturer.hold);
  }
  // PR17.3: what is being looked at is not the next card yet
  if (view.glimpse !== null) faces.push(...view.glimpse.looking);
  for (const { face } of view.waiting) if (face !== null) faces.push(face);
  if (view.discard.known) faces.push(...view.discard.faces);
  if (view.prompt.kind === 'ship') faces.push(view.prompt.face);
  return faces;
}

function tally(faces: readonly FaceId[]): Map<FaceId, number> {
  const counts = new Map<FaceId, number>();
  for (const id of faces) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function oddsOf(counts: ReadonlyMap<FaceId, number>): Odds {
  const faces = [...counts].filter(([, count]) => count > 0).map(([id, count]) => ({ face: face(id), count }));
  return { faces, total: faces.reduce((sum, { count }) => sum + count, 0) };
}

/** PR4.8, PR4.10: a second ship of a colour that these swords do not drive away. */
export const breaksHarbour = (ship: ShipFace, colours: ReadonlySet<ShipColour>, swords: number): boolean =>
  colours.has(ship.colour) && !isRepelledBy(ship, swords);

export function coloursIn(harbour: readonly FaceId[]): Set<ShipColour> {
  const colours = new Set<ShipColour>();
  for (const id of harbour) {
    const moored = face(id);
    if (moored.kind === 'ship') colours.add(moored.colour);
  }
  return colours;
}

/** The probability that the next card ends the turn, from public facts; null when no card can be drawn now. */
export function bustRisk(view: View): number | null {
  if (view.prompt.kind !== 'discover') return null;
  const { faces, total } = nextCard(view);
  const { swords: help, noRepelling } = effectIn(view);
  const swords = noRepelling ? -1 : (view.players[view.active]?.swords ?? 0) + help;
  const colours = coloursIn(view.harbour.map((berth) => berth.face));
  let bad = 0;
  for (const next of faces)
    if (next.face.kind === 'ship' && breaksHarbour(next.face, colours, swords)) bad += next.count;
  return total === 0 ? null : bad / total;
}
