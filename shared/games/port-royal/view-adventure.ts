import { at } from '../../engine/assert.ts';
import type { Seat, Viewer } from '../../engine/core.ts';
import { adventurerOn } from './adventurers.ts';
import { faceOf } from './components.ts';
import { markersLeft } from './markers.ts';
import type { AdventureView, CardNo, EventId, FaceId, Glimpse, State, VenturerView } from './types.ts';
import { crownInfluence, hasTrophy } from './zones.ts';

// What the adventure adds to the allow-list of `view.ts` (PR17).

const idOf = (card: CardNo): FaceId => faceOf(card).id;

export function adventureView({ adventure }: Readonly<State>): AdventureView | null {
  if (adventure === null) return null;
  const { missions, pages, cards, month, event, past, unused, looks, grown, takesFewer, sold } = adventure;
  return {
    missions: missions.map(({ id, done, progress }) => ({ id, done: [...done], progress: [...progress] })),
    pages: [...pages],
    cards: [...cards],
    month,
    event,
    past: [...past],
    pack: packView(adventure.pack, adventure.packKnown),
    unused: unused.length,
    looks,
    grown,
    takesFewer,
    sold: sold.map(idOf),
  };
}

/** PR17.1: top first; in the first month only its last card is known, later all but the new one on top. */
const packView = (pack: readonly EventId[], known: number): (EventId | null)[] =>
  pack.map((event, place) => (place < known ? event : null)).reverse();

export function venturerView(state: Readonly<State>, seat: Seat): VenturerView | null {
  if (state.adventure === null) return null;
  const { card, side, hold, crowns, windows, boughtOut } = at(state.adventure.venturers, seat);
  return {
    card: card ?? 0,
    adventurer: card === null || side === null ? null : adventurerOn(card, side).id,
    hold: hold.map(idOf),
    crowns,
    crownInfluence: crownInfluence(crowns),
    windows,
    boughtOut,
    markers: markersLeft(state.adventure, seat),
    abilityUnlocked: windows > 0,
    trophy: hasTrophy(state, seat),
  };
}

/** PR17.3: of whoever looks, or has looked last; team-mates see nothing of it. */
export function glimpseOf({ adventure, pending, deck }: Readonly<State>, viewer: Viewer): Glimpse | null {
  if (adventure === null || typeof viewer !== 'number') return null;
  const open = pending.at(-1);
  const looking = open?.kind === 'look' && open.seat === viewer ? open.cards.map(idOf) : [];
  const known = adventure.knower === viewer ? adventure.known : 0;
  const top = known > 0 ? deck.slice(-known).reverse().map(idOf) : [];
  return looking.length + top.length === 0 ? null : { looking, top };
}
