import type { Seat } from '../../../../shared/engine/core.ts';
import type {
  AdventurerId,
  Cargo,
  EventId,
  FaceId,
  LookSource,
  PlayerView,
  ShipFace,
  View,
} from '../../../../shared/games/port-royal/index.ts';
import { adventurerOn, CARGOES, face, NUMBERS, SIDES } from '../../../../shared/games/port-royal/index.ts';
import { type MissionCard, missionCard } from './missions.ts';

/** A month: one turn a day, the last one brings its end (PR14.5). */
export interface Month {
  /** 1-based */
  readonly nth: number;
  readonly length: number;
  /** which of its turns is played; 0: none yet */
  readonly turn: number;
}

export interface CrownTrack {
  readonly spaces: number;
  /** a space, and the influence that it is worth in all (PR14.16) */
  readonly shields: readonly (readonly [space: number, influence: number])[];
  readonly markers: readonly { readonly seat: Seat; readonly at: number }[];
  /** where whoever looks has come to */
  readonly mine: number | null;
}

/** An adventurer as a house: the door and three windows are covered by markers, and opened from the left (PR14.15). */
export interface House {
  readonly seat: Seat;
  readonly adventurer: AdventurerId;
  /** 0 to 4: door, trophy, crowns, crowns */
  readonly opened: number;
  /** markers that have left it; one of them may wait on a space of progress */
  readonly gone: number;
  readonly crowns: readonly number[];
}

/** What a hold has of one cargo, and whether one of it sails under the flag of Ares. */
export interface Bay {
  readonly cargo: Cargo;
  readonly count: number;
  readonly ares: boolean;
}

/** How far a team is to what the end of the chapter asks (PR15.2). */
export interface TeamAim {
  readonly missions: number;
  readonly missionsOf: number;
  readonly markers: number;
  readonly markersOf: number;
  readonly influence: number;
  readonly influenceOf: number;
}

/** Cards from the top of the deck: faces for whoever looks at them, backs for the others (PR17.3). */
export interface Look {
  readonly seat: Seat;
  readonly source: LookSource;
  readonly cards: readonly (FaceId | null)[];
}

/** An adventurer to choose, or a card with its two sides (PR14.2). */
export interface Candidate {
  readonly card: number;
  readonly sides: readonly AdventurerId[];
}

/** What the adventure adds to a table. */
export interface Adventure {
  readonly missions: readonly MissionCard[];
  /** null: the first turn has not begun */
  readonly month: Month | null;
  readonly event: EventId | null;
  readonly track: CrownTrack;
  readonly aim: TeamAim | null;
  readonly look: Look | null;
  readonly candidates: readonly Candidate[];
}

/** The month as a calendar; its last turn is the one that ends it (PR14.5). */
export function monthOf({ adventure, turn }: View): Month | null {
  if (adventure === null || turn === 0) return null;
  const played = adventure.past.length + (adventure.event === null ? 0 : 1);
  return { nth: adventure.month, length: played + adventure.pack.length, turn: played };
}

/** The event that is in force; the turn that ended a month has the event of its end. */
const eventIn = ({ adventure, rules, turn }: View): EventId | null =>
  turn === 0 ? null : (adventure?.event ?? rules.adventure?.monthEnd ?? null);

export const shieldsOfCrowns: readonly (readonly [number, number])[] = NUMBERS.influenceByCrowns.flatMap((worth, at) =>
  worth > (NUMBERS.influenceByCrowns[at - 1] ?? 0) ? [[at, worth] as const] : [],
);

const trackOf = ({ players }: View, me: Seat | null): CrownTrack => ({
  spaces: NUMBERS.mostCrowns,
  shields: shieldsOfCrowns,
  markers: players.map(({ venturer }, seat) => ({ seat, at: venturer?.crowns ?? 0 })),
  mine: me === null ? null : (players[me]?.venturer?.crowns ?? 0),
});

/** PR15.2 */
export function aimOf({ rules, adventure, players }: View): TeamAim | null {
  const targets = rules.adventure?.targets ?? null;
  if (targets === null || adventure === null) return null;
  const { missions } = adventure;
  return {
    missions: missions.filter(({ done }) => done.length > 0).length,
    missionsOf: missions.length,
    markers: missions.reduce((sum, { done }) => sum + done.length, 0),
    markersOf: targets.markers,
    influence: players.reduce((sum, { influence }) => sum + influence, 0),
    influenceOf: targets.influence,
  };
}

function lookOf({ prompt, glimpse }: View): Look | null {
  if (prompt.kind !== 'look') return null;
  const { seat, source, count } = prompt;
  return { seat, source, cards: Array.from({ length: count }, (_, i) => glimpse?.looking[i] ?? null) };
}

function candidatesOf({ prompt, adventure, players }: View): Candidate[] {
  const both = (card: number): Candidate => ({ card, sides: SIDES.map((side) => adventurerOn(card, side).id) });
  if (prompt.kind === 'adventurerCard') return (adventure?.cards ?? []).map(both);
  if (prompt.kind !== 'adventurerSide') return [];
  const card = players[prompt.seat]?.venturer?.card ?? 0;
  return card === 0 ? [] : SIDES.map((side) => ({ card, sides: [adventurerOn(card, side).id] }));
}

export function adventureOf(view: View, viewer: Seat, me: Seat | null): Adventure | null {
  const { adventure } = view;
  if (adventure === null) return null;
  const last = view.rules.adventure?.openMissions === 0 ? adventure.missions.length - 1 : -1;
  return {
    missions: adventure.missions.map((open, i) => missionCard(view, viewer, open, i === last)),
    month: monthOf(view),
    event: eventIn(view),
    track: trackOf(view, me),
    aim: aimOf(view),
    look: lookOf(view),
    candidates: candidatesOf(view),
  };
}

/** Null while nobody is chosen, and where there are no adventurers. */
export function houseOf({ venturer }: PlayerView, seat: Seat): House | null {
  if (!venturer?.adventurer) return null;
  const { adventurer, windows, markers } = venturer;
  return {
    seat,
    adventurer,
    opened: windows,
    gone: NUMBERS.markersOfAdventurer - markers,
    crowns: NUMBERS.crownsByWindow.slice(-2),
  };
}

export function holdOf({ venturer }: PlayerView): Bay[] | null {
  if (venturer === null) return null;
  const ships = venturer.hold.map((id) => face(id) as ShipFace);
  return CARGOES.map((cargo) => {
    const of = ships.filter((ship) => ship.cargo === cargo);
    return { cargo, count: of.length, ares: of.some(({ colour }) => colour === 'ares') };
  });
}
