import { InvariantError } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { type Rng, shuffle } from '../../engine/rng.ts';
import { adventurerOf } from './adventurers.ts';
import { personOf } from './components.ts';
import { EVENTS } from './happenings.ts';
import type { Adventure, CardNo, EventId, FaceId, Rules, Venturer, VenturerView, View } from './types.ts';

// What the adventure adds to `clone.ts`.

export const cloneRules = (rules: Rules): Rules => ({
  ...rules,
  sets: rules.sets.slice(),
  adventure: rules.adventure === null ? null : { ...rules.adventure },
});

export const cloneAdventure = (adventure: Readonly<Adventure>): Adventure => ({
  missions: adventure.missions.map(({ id, done, progress }) => ({
    id,
    done: done.slice(),
    progress: progress.slice(),
  })),
  pages: adventure.pages.slice(),
  venturers: adventure.venturers.map(({ card, side, hold, crowns, windows, boughtOut }) => ({
    card,
    side,
    hold: hold.slice(),
    crowns,
    windows,
    boughtOut,
  })),
  cards: adventure.cards.slice(),
  month: adventure.month,
  pack: adventure.pack.slice(),
  packKnown: adventure.packKnown,
  event: adventure.event,
  past: adventure.past.slice(),
  unused: adventure.unused.slice(),
  knower: adventure.knower,
  known: adventure.known,
  looks: adventure.looks,
  grown: adventure.grown,
  takesFewer: adventure.takesFewer,
  sold: adventure.sold.slice(),
});

export function imagineVenturer(
  venturer: VenturerView | null,
  takeAll: (faces: readonly FaceId[]) => CardNo[],
): Venturer | null {
  if (venturer === null) return null;
  const { card, adventurer, hold, crowns, windows, boughtOut } = venturer;
  return {
    card: card === 0 ? null : card,
    side: adventurer === null ? null : adventurerOf(adventurer).side,
    hold: takeAll(hold),
    crowns,
    windows,
    boughtOut,
  };
}

/** PR17.1: events that nobody knows are filled in at random. */
export function imagineAdventure(
  { adventure, rules, glimpse }: View,
  seat: Seat,
  venturers: readonly (Venturer | null)[],
  sold: CardNo[],
  rng: Rng,
): Adventure {
  if (adventure === null || rules.adventure === null) throw new InvariantError('no adventure is played');
  const { missions, pages, cards, month, event, past, looks, grown, takesFewer } = adventure;
  const known = [...past, ...adventure.pack, event];
  const first = !known.includes('ev-1') && rules.adventure.smallGroup ? (['ev-1'] as const) : [];
  const unseen = EVENTS.filter(({ id, number }) => number === 0 && !known.includes(id)).map(({ id }) => id);
  const hidden = adventure.pack.filter((one) => one === null).length;
  const plain = shuffle(rng, unseen);
  const face = shuffle(rng, [...plain.splice(0, hidden - first.length), ...first]);
  const pack = adventure.pack.map((one): EventId => one ?? (face.pop() as EventId)).reverse();
  return {
    missions: missions.map(({ id, done, progress }) => ({ id, done: [...done], progress: [...progress] })),
    pages: [...pages],
    venturers: venturers.flatMap((venturer) => venturer ?? []),
    cards: [...cards],
    month,
    pack,
    packKnown: adventure.pack.length - hidden,
    event,
    past: [...past],
    unused: plain,
    knower: seat,
    known: glimpse?.top.length ?? 0,
    looks,
    grown,
    takesFewer,
    sold,
  };
}

/** PR14.22: of the innkeepers of whoever is asked, those who have bought; which of two copies makes no difference. */
export function imagineSold(faces: readonly FaceId[], tableau: readonly CardNo[]): CardNo[] {
  const left = [...tableau];
  return faces.flatMap((id) => {
    const found = left.findIndex((card) => personOf(card).id === id);
    return found < 0 ? [] : left.splice(found, 1);
  });
}
