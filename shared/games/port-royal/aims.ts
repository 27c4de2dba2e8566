import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import { face, NUMBERS, SKILLS } from './components.ts';
import { contractOf } from './contracts.ts';
import { freeMarkers, mayMark } from './phases/contract.ts';
import type { ContractFace, ContractId, ContractView, ExpeditionFace, PersonFace, Role, View } from './types.ts';

/** A contract that a seat has in mind, as a bot sees it. */
export interface Aim {
  readonly id: ContractId;
  readonly condition: ContractFace['condition'];
  /** what completing it is worth, in coins */
  readonly worth: number;
  /** how often it still takes */
  readonly left: number;
  /** whether nobody else sees to it */
  readonly own: boolean;
}

/** Who of a team sees to which contract. */
export type Parts = ReadonlyMap<ContractId, Seat>;

/** What bots think of contracts, in coins. */
export interface AimTaste {
  /** the first contract brings no influence, but leads to those that do */
  readonly firstContract: number;
  /** a contract that a team still lacks: for whom it is meant, and for anybody else */
  readonly ownPart: number;
  readonly otherPart: number;
  /** how much more they are worth in the last turns than with ages to come */
  readonly urgency: number;
  /** what a marker costs that others may need more */
  readonly marker: number;
  /** what is missing of a contract, for each kind of thing that it may lack */
  readonly person: number;
  readonly sword: number;
  readonly voyage: number;
  readonly moment: number;
}

export const AIM_TASTE: AimTaste = Object.freeze({
  firstContract: 1.2,
  ownPart: 24,
  otherPart: 9,
  urgency: 1,
  marker: 4,
  person: 5,
  sword: 3.5,
  voyage: 5,
  moment: 3.5,
});

const isDone = ({ done }: ContractView): boolean => done.length > 0;

/** Whether people play together: then what counts is that each contract is completed by somebody. */
export const isTeam = ({ rules }: View): boolean =>
  rules.timeCards !== null || (rules.adventure !== null && rules.adventure.targets !== null);

/** What this seat would like to complete, and how much. */
export function aimsOf(
  view: View,
  seat: Seat,
  perInfluence: number,
  parts: Parts | null,
  taste: AimTaste = AIM_TASTE,
): Aim[] {
  return view.contracts.flatMap((open): Aim[] => {
    if (!mayMark(view, seat, open)) return [];
    const { id, condition, times, rewards } = contractOf(open.id);
    const reward = rewards[open.done.length] ?? 0;
    const worth = parts
      ? reward + ofPart(view, seat, open, parts, taste)
      : reward + ofInfluence(view, seat, perInfluence, taste);
    const own = parts === null || parts.get(id) === seat;
    return [{ id, condition, worth, left: times - (open.progress[seat] ?? 0), own }];
  });
}

function ofInfluence(view: View, seat: Seat, perInfluence: number, taste: AimTaste): number {
  const done = view.contracts.filter((open) => open.done.includes(seat)).length;
  const gain = at(NUMBERS.influenceByContracts, done + 1) - at(NUMBERS.influenceByContracts, done);
  return perInfluence * gain + (done === 0 ? taste.firstContract : 0);
}

/** In a team, a contract that is done already only takes a marker away. */
function ofPart(view: View, seat: Seat, open: ContractView, parts: Parts, taste: AimTaste): number {
  if (isDone(open)) return spareMarkers(view) > 0 ? 0 : -taste.marker * 2;
  const haste = 1 + taste.urgency / (1 + view.time / view.players.length);
  if (parts.get(open.id) === seat) return taste.ownPart * haste;
  // whoever is meant for another one keeps a marker for it
  const promised = [...parts.values()].filter((one) => one === seat).length;
  return freeMarkers(view, seat) > promised ? taste.otherPart * haste : -taste.marker;
}

const seatsOf = ({ players }: View): Seat[] => players.map((_, seat) => seat);

/** Markers that the team can do without. */
export function spareMarkers(view: View): number {
  const open = view.contracts.filter((one) => !isDone(one));
  const begun = open.filter(({ progress }) => progress.some((step) => step > 0)).length;
  return seatsOf(view).reduce((sum, seat) => sum + freeMarkers(view, seat), 0) - (open.length - begun);
}

/** Who of a team sees to which contract: the nearest first, and nobody more than their markers. All find the same. */
export function partsOf(view: View, taste: AimTaste): Parts {
  const parts = new Map<ContractId, Seat>();
  const free = seatsOf(view).map((seat) => freeMarkers(view, seat));
  const load = seatsOf(view).map(() => 0);
  const open = view.contracts.filter((one) => !isDone(one));
  while (parts.size < open.length) {
    let best: { readonly id: ContractId; readonly seat: Seat; readonly cost: number; readonly begun: boolean } | null =
      null;
    for (const contract of open)
      for (const seat of seatsOf(view)) {
        const begun = (contract.progress[seat] ?? 0) > 0;
        if (parts.has(contract.id) || (!begun && at(free, seat) <= 0)) continue;
        const cost = missingFor(view, seat, contract, taste) + at(load, seat) / 2;
        if (best === null || cost < best.cost) best = { id: contract.id, seat, cost, begun };
      }
    if (best === null) return parts;
    parts.set(best.id, best.seat);
    load[best.seat] = at(load, best.seat) + best.cost;
    if (!best.begun) free[best.seat] = at(free, best.seat) - 1;
  }
  return parts;
}

/** What a seat still lacks for a contract, about in coins. */
export function missingFor(view: View, seat: Seat, open: ContractView, taste: AimTaste): number {
  const { condition, times } = contractOf(open.id);
  const player = at(view.players, seat);
  const left = times - (open.progress[seat] ?? 0);
  switch (condition.kind) {
    case 'persons':
      return taste.person * rolesMissing(rolesIn(player.tableau), condition.roles, null);
    case 'cheapPersons': {
      const cheap = player.tableau.filter((id) => (face(id) as PersonFace).cost <= condition.cost).length;
      return taste.sword * Math.max(0, condition.count - cheap);
    }
    case 'swords':
      return taste.sword * Math.max(0, condition.count - player.swords);
    case 'expeditions':
      return player.expeditions.length >= condition.count ? 0 : taste.voyage * nearestVoyage(view, seat);
    case 'influence':
      return Math.max(0, condition.count - player.influence) * 1.8;
    case 'coins':
      return Math.max(0, condition.count - player.coins) * 0.8;
    case 'stored':
      return taste.moment * (condition.count - player.stored.length) + taste.sword * Math.max(0, 4 - player.swords);
    case 'taxPaid':
      return taste.moment * 2 + Math.max(0, 12 - player.coins) * 0.5;
    case 'bust':
      return taste.moment / 2;
    case 'colours':
      return taste.moment * left * (condition.count - 2);
    case 'renounced':
      return taste.moment * left;
  }
}

export const rolesIn = (tableau: readonly string[]): Role[] => tableau.map((id) => (face(id) as PersonFace).role);

/** Persons that are missing for a list of roles, with one more of a role. */
export function rolesMissing(have: readonly Role[], roles: readonly Role[], more: Role | null): number {
  const left = more === null ? [...have] : [...have, more];
  let missing = 0;
  for (const role of roles) {
    const found = left.indexOf(role);
    if (found < 0) missing++;
    else left.splice(found, 1);
  }
  return missing;
}

/** Persons missing for the nearest expedition that lies open; about three where there is none. */
function nearestVoyage(view: View, seat: Seat): number {
  const roles = rolesIn(at(view.players, seat).tableau);
  const jacks = roles.filter((role) => role === 'jack').length;
  let nearest = 3;
  for (const id of view.table) {
    const { requires } = face(id) as ExpeditionFace;
    let open = 0;
    for (const skill of SKILLS) open += Math.max(0, requires[skill] - roles.filter((role) => role === skill).length);
    nearest = Math.min(nearest, Math.max(0, open - jacks));
  }
  return nearest;
}
