import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { adventurerOf } from './adventurers.ts';
import { rolesMissing } from './aims.ts';
import { face, NUMBERS } from './components.ts';
import { missionOf } from './missions.ts';
import { effectIn } from './odds.ts';
import { serves } from './phases/mission.ts';
import type {
  Ability,
  ExpeditionFace,
  MissionFace,
  MissionView,
  PersonFace,
  PlayerView,
  ShipFace,
  View,
} from './types.ts';

/** What bots think of the adventure, in coins. */
export interface QuestTaste {
  /** a mission that a team still lacks: for whom it is meant, and for anybody else */
  readonly ownPart: number;
  readonly otherPart: number;
  /** one that is done, while markers are still missing */
  readonly marker: number;
  /** a crown, as a part of one influence */
  readonly crown: number;
  /** what the first and the second marker uncover, of rivals */
  readonly ability: number;
  readonly trophy: number;
  /** the part of a mission that counts for each thing it still lacks */
  readonly hope: number;
  /** an influence of a team, before and after the target is reached */
  readonly influence: number;
  readonly spare: number;
  /** coins that are saved for the moment when a tax takes some */
  readonly hoard: number;
}

export const QUEST_TASTE: QuestTaste = Object.freeze({
  ownPart: 20,
  otherPart: 9,
  marker: 6,
  crown: 0.42,
  ability: 5,
  trophy: 9,
  hope: 0.5,
  influence: 2.6,
  spare: 1,
  hoard: 0.4,
});

/** A mission that a seat would like to complete. */
export interface Quest {
  readonly mission: MissionFace;
  readonly worth: number;
  /** how often its moment must still come */
  readonly left: number;
}

/** What a seat has for missions. */
export interface Means {
  readonly persons: readonly PersonFace[];
  readonly hold: readonly ShipFace[];
  readonly swords: number;
  readonly coins: number;
  readonly influence: number;
  readonly expeditions: number;
}

export const meansOf = ({ tableau, swords, coins, influence, expeditions, venturer }: PlayerView): Means => ({
  persons: tableau.map((id) => face(id) as PersonFace),
  hold: (venturer?.hold ?? []).map((id) => face(id) as ShipFace),
  swords,
  coins,
  influence,
  expeditions: expeditions.length,
});

/** How many things are still missing for a mission, about. */
export function lackOf({ have, cargo, coins, moment, times }: MissionFace, means: Means): number {
  const roles = rolesMissing(
    means.persons.map(({ role }) => role),
    have.roles,
    null,
  );
  const cheap = have.cheap === 0 ? 0 : means.persons.filter(({ cost }) => cost <= NUMBERS.cheapCost).length;
  const left = [...means.hold];
  let ships = 0;
  for (const need of cargo) {
    const found = left.findIndex((ship) => serves(ship, need));
    if (found < 0) ships++;
    else left.splice(found, 1);
  }
  return (
    roles +
    ships +
    Math.max(0, have.swords - means.swords) +
    Math.max(0, have.cheap - cheap) +
    1.6 * Math.max(0, have.expeditions - means.expeditions) +
    0.45 * Math.max(0, have.influence - means.influence) +
    0.22 * Math.max(0, coins - means.coins) +
    (moment === null ? 0 : moment.kind === 'taxPaid' ? 1 + 0.12 * Math.max(0, 12 - means.coins) : 1.2 * times)
  );
}

/** Turns of a chapter that people play together, all months taken (PR14.5, PR15.3). */
export function turnsTogether({ rules }: View): number {
  const { adventure } = rules;
  if (adventure === null) return 0;
  const first = adventure.events + (adventure.smallGroup ? 1 : 0) + 1;
  return 4 * first + 6 - 1;
}

/** Who of a team sees to which mission: the nearest first. All find the same. */
function partsOf({ adventure, players }: View): Map<string, Seat> {
  const parts = new Map<string, Seat>();
  const means = players.map(meansOf);
  const load = players.map(() => 0);
  const open = (adventure?.missions ?? []).filter(({ done }) => done.length === 0);
  for (const { id, progress } of open) {
    let best: { readonly seat: Seat; readonly cost: number } | null = null;
    players.forEach(({ venturer }, seat) => {
      if ((venturer?.markers ?? 0) === 0 && !progress.includes(seat)) return;
      const cost = lackOf(missionOf(id), at(means, seat)) + at(load, seat) - (progress.includes(seat) ? 2 : 0);
      if (best === null || cost < best.cost) best = { seat, cost };
    });
    const found = best as { readonly seat: Seat; readonly cost: number } | null;
    if (found === null) continue;
    parts.set(id, found.seat);
    load[found.seat] = at(load, found.seat) + 1.2;
  }
  return parts;
}

const mayStill = ({ done, progress }: MissionView, { venturer }: PlayerView, seat: Seat): boolean =>
  !done.includes(seat) && ((venturer?.markers ?? 0) > 0 || progress.includes(seat));

/** What this seat would like to complete, and how much. */
export function questsOf(view: View, seat: Seat, perInfluence: number, taste: QuestTaste = QUEST_TASTE): Quest[] {
  const { adventure, rules } = view;
  if (adventure === null || rules.adventure === null) return [];
  const player = at(view.players, seat);
  const parts = rules.adventure.targets === null ? null : partsOf(view);
  return adventure.missions.flatMap((open): Quest[] => {
    if (!mayStill(open, player, seat)) return [];
    const mission = missionOf(open.id);
    const first = open.done.length === 0;
    const crowns = mission.crowns + (first ? mission.first.crowns : 0);
    const plain = crowns * taste.crown * perInfluence + (first ? mission.first.coins : 0);
    const more = parts === null ? ofWindow(view, seat, perInfluence, taste) : ofTeam(view, seat, open, parts, taste);
    return [{ mission, worth: plain + more, left: mission.times - (open.progress.includes(seat) ? 1 : 0) }];
  });
}

/** PR14.15 (5): what the next marker uncovers, of rivals. */
export function ofWindow(view: View, seat: Seat, perInfluence: number, taste: QuestTaste = QUEST_TASTE): number {
  const { venturer, influence } = at(view.players, seat);
  const windows = venturer?.windows ?? 0;
  const haste = 1 + influence / (view.rules.endInfluence ?? 12);
  if (windows === 0) return taste.ability * haste;
  if (windows === 1) return taste.trophy * haste;
  return (NUMBERS.crownsByWindow[windows + 1] ?? 0) * taste.crown * perInfluence;
}

function ofTeam(
  view: View,
  seat: Seat,
  open: MissionView,
  parts: ReadonlyMap<string, Seat>,
  taste: QuestTaste,
): number {
  const turns = Math.max(1, turnsTogether(view) - view.turn);
  const haste = 1 + 3 / turns;
  if (open.done.length === 0) return (parts.get(open.id) === seat ? taste.ownPart : taste.otherPart) * haste;
  const placed = (view.adventure?.missions ?? []).reduce((sum, { done }) => sum + done.length, 0);
  const undone = (view.adventure?.missions ?? []).filter(({ done }) => done.length === 0).length;
  const promised = [...parts.values()].filter((one) => one === seat).length;
  if ((at(view.players, seat).venturer?.markers ?? 0) <= promised) return -taste.ownPart;
  return placed + undone < (view.rules.adventure?.targets?.markers ?? 0) ? taste.marker * haste : 1;
}

/** What an influence is worth to a team: until the target is reached, and some more to be safe (PR15.2). */
export function teamInfluence(view: View, taste: QuestTaste = QUEST_TASTE): number {
  const all = view.players.reduce((sum, { influence }) => sum + influence, 0);
  const target = view.rules.adventure?.targets?.influence ?? 0;
  return all < target + 2 ? taste.influence : taste.spare;
}

/** What quests gain when something comes to somebody's means. */
export function questGain(quests: readonly Quest[], before: Means, after: Means, hope = QUEST_TASTE.hope): number {
  let sum = 0;
  for (const { mission, worth } of quests)
    if (worth > 0) sum += worth * (hope ** lackOf(mission, after) - hope ** lackOf(mission, before));
  return sum;
}

/** The ability of somebody's adventurer, once it is unlocked (PR14.19). */
export function abilityIn({ players }: View, seat: Seat): Ability | null {
  const venturer = players[seat]?.venturer;
  return venturer?.abilityUnlocked && venturer.adventurer ? adventurerOf(venturer.adventurer).ability : null;
}

/** What of the event and the adventurer changes prices and takes of this seat. */
export function circumstances(view: View, seat: Seat) {
  const effect = effectIn(view);
  const ability = abilityIn(view, seat);
  const isActive = seat === view.active;
  return {
    ability,
    discount: effect.discount - (isActive ? effect.surcharge : 0) + (ability?.kind === 'discount' ? ability.coins : 0),
    takes: isActive ? effect.takes - (view.adventure?.takesFewer ?? 0) : 0,
    swords: isActive ? effect.swords : 0,
    noRepelling: isActive && effect.noRepelling,
    tradeBonus: effect.tradeBonus,
  };
}

/** Ships that expeditions on the table ask for. */
export const wantedByExpeditions = (table: readonly ExpeditionFace[], ship: ShipFace, hold: readonly ShipFace[]) =>
  ship.cargo === null
    ? 0
    : table.filter(({ cargo }) => {
        const need = cargo[ship.cargo as keyof typeof cargo];
        return need > hold.filter((kept) => kept.cargo === ship.cargo).length;
      }).length;
