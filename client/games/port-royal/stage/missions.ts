import type { Seat } from '../../../../shared/engine/core.ts';
import type {
  Cargo,
  CargoNeed,
  FaceId,
  MissionFace,
  MissionId,
  MissionView,
  PersonFace,
  PlayerView,
  Role,
  ShipFace,
  View,
} from '../../../../shared/games/port-royal/index.ts';
import { face, missionOf, NUMBERS } from '../../../../shared/games/port-royal/index.ts';
import type { ContractSign } from './contracts.ts';

/** What is missing to somebody for a mission (PR14.11). */
export interface MissionLack {
  readonly roles: readonly Role[];
  readonly swords: number;
  readonly expeditions: number;
  readonly influence: number;
  readonly cheap: number;
  readonly coins: number;
  readonly cargo: readonly CargoNeed[];
}

/** What somebody gets for a mission. */
export interface Prize {
  readonly coins: number;
  readonly crowns: number;
}

/** A mission as it lies on the table. */
export interface MissionCard {
  readonly id: MissionId;
  /** as printed: 10 to 58, some with a letter */
  readonly number: string;
  readonly signs: readonly ContractSign[];
  /** `moment`: nothing is missing but its moment (PR14.17) */
  readonly state: 'ready' | 'lacking' | 'moment' | 'done' | 'noMarker';
  /** what is missing to whoever looks; null: nobody looks */
  readonly lack: MissionLack | null;
  /** something that is missing lies in the harbour now */
  readonly inHarbour: boolean;
  /** in the order in which they have completed it */
  readonly done: readonly Seat[];
  /** whose marker waits on its space of progress (PR14.18) */
  readonly progress: readonly Seat[];
  readonly seats: number;
  readonly first: Prize;
  readonly each: Prize;
  readonly moment: NonNullable<MissionFace['moment']>['kind'] | null;
  readonly latest: boolean;
  /** done for the team, which needs every one of them */
  readonly settled: boolean;
}

const personsOf = ({ tableau }: PlayerView): PersonFace[] => tableau.map((id) => face(id) as PersonFace);

const fits = (ship: ShipFace, need: CargoNeed): boolean =>
  need === 'ares'
    ? ship.colour === 'ares'
    : need === 'food'
      ? ship.cargo === 'bread' || ship.cargo === 'rum'
      : ship.cargo === need;

/** Which of the needs the ships of a hold do not serve; a ship serves one only, the exact ones first (PR14.11). */
function cargoLacking(hold: readonly FaceId[], needs: readonly CargoNeed[]): CargoNeed[] {
  const ships = hold.map((id) => face(id) as ShipFace);
  const exact = (need: CargoNeed): number => (need === 'ares' || need === 'food' ? 1 : 0);
  return [...needs]
    .sort((a, b) => exact(a) - exact(b))
    .filter((need) => {
      const at = ships.findIndex((ship) => fits(ship, need));
      if (at >= 0) ships.splice(at, 1);
      return at < 0;
    });
}

function rolesLacking(persons: readonly PersonFace[], roles: readonly Role[]): Role[] {
  const left = persons.map(({ role }) => role);
  return roles.filter((role) => {
    const at = left.indexOf(role);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function lackOf(player: PlayerView, { have, coins, cargo }: MissionFace): MissionLack {
  const persons = personsOf(player);
  const cheap = persons.filter(({ cost }) => cost <= NUMBERS.cheapCost).length;
  return {
    roles: rolesLacking(persons, have.roles),
    swords: Math.max(0, have.swords - player.swords),
    expeditions: Math.max(0, have.expeditions - player.expeditions.length),
    influence: Math.max(0, have.influence - player.influence),
    cheap: Math.max(0, have.cheap - cheap),
    coins: Math.max(0, coins - player.coins),
    cargo: cargoLacking(player.venturer?.hold ?? [], cargo),
  };
}

const nothingLacks: MissionLack = {
  roles: [],
  swords: 0,
  expeditions: 0,
  influence: 0,
  cheap: 0,
  coins: 0,
  cargo: [],
};

export const isMet = (lack: MissionLack): boolean =>
  lack.roles.length + lack.cargo.length === 0 &&
  lack.swords + lack.expeditions + lack.influence + lack.cheap + lack.coins === 0;

/** How somebody stands to a mission. */
export function stateOf(view: View, seat: Seat, open: MissionView): MissionCard['state'] {
  const player = view.players[seat];
  const printed = missionOf(open.id);
  if (!player || open.done.includes(seat)) return 'done';
  const own = player.venturer;
  if (!open.progress.includes(seat) && (own?.markers ?? 0) === 0) return 'noMarker';
  if (!isMet(lackOf(player, printed))) return 'lacking';
  if (printed.moment === null) return 'ready';
  const { prompt } = view;
  const asked = prompt.kind === 'missionInstant' && prompt.seat === seat && prompt.mission === open.id;
  return asked ? 'ready' : 'moment';
}

/** Whether the harbour holds somebody or something that is missing. */
function helped(view: View, lack: MissionLack): boolean {
  return view.harbour.some(({ face: id }) => {
    const card = face(id);
    if (card.kind === 'person')
      return (
        lack.roles.includes(card.role) ||
        (lack.cheap > 0 && card.cost <= NUMBERS.cheapCost) ||
        (lack.swords > 0 && card.swords > 0)
      );
    return card.kind === 'ship' && card.cargo !== null && lack.cargo.some((need) => fits(card, need));
  });
}

const cargoSign = (need: CargoNeed, had: boolean): ContractSign =>
  need === 'ares' ? { kind: 'flag', colour: 'ares', had } : { kind: 'cargo', cargo: need, had };

/** Takes each thing that is missing out of those that are asked, from the end. */
function marked<T>(asked: readonly T[], lacking: readonly T[]): { readonly what: T; readonly had: boolean }[] {
  const left = [...lacking];
  return asked
    .toReversed()
    .map((what) => {
      const at = left.indexOf(what);
      if (at >= 0) left.splice(at, 1);
      return { what, had: at < 0 };
    })
    .reverse();
}

export function signsOf({ have, coins, cargo, moment, times }: MissionFace, lack: MissionLack): ContractSign[] {
  const some = (count: number, missing: number, sign: (had: boolean) => ContractSign): ContractSign[] =>
    Array.from({ length: count }, (_, i) => sign(i < count - missing));
  return [
    ...marked(have.roles, lack.roles).map(({ what, had }): ContractSign => ({ kind: 'role', role: what, had })),
    ...some(have.swords, lack.swords, (had) => ({ kind: 'sword', had })),
    ...some(have.expeditions, lack.expeditions, (had) => ({ kind: 'expedition', had })),
    ...some(have.cheap, lack.cheap, (had) => ({ kind: 'cheap', count: NUMBERS.cheapCost, had })),
    ...(have.influence > 0 ? [{ kind: 'influence', count: have.influence, had: lack.influence === 0 } as const] : []),
    ...marked(cargo, lack.cargo).map(({ what, had }) => cargoSign(what, had)),
    ...(moment?.kind === 'colours' ? some(moment.count, 0, (had) => ({ kind: 'colour', had })) : []),
    ...(moment?.kind === 'taxPaid' ? [{ kind: 'tax', had: true } as const] : []),
    ...(moment?.kind === 'stop' ? some(times, 0, (had) => ({ kind: 'stop', count: moment.cards, had })) : []),
    ...(coins > 0 ? [{ kind: 'coins', count: coins, had: lack.coins === 0 } as const] : []),
  ];
}

export const numberOf = (id: MissionId): string => id.slice('st-'.length);

/** A mission as `viewer` sees it. */
export function missionCard(view: View, viewer: Seat, open: MissionView, latest: boolean): MissionCard {
  const printed = missionOf(open.id);
  const player = view.players[viewer];
  const lack = player ? lackOf(player, printed) : null;
  const state = stateOf(view, viewer, open);
  const settled = view.rules.adventure?.targets !== null && open.done.length > 0;
  return {
    id: open.id,
    number: numberOf(open.id),
    signs: signsOf(printed, lack === null || settled || state === 'done' ? nothingLacks : lack),
    state,
    lack,
    inHarbour: state === 'lacking' && lack !== null && helped(view, lack),
    done: open.done,
    progress: open.progress,
    seats: view.players.length,
    first: printed.first,
    each: { coins: 0, crowns: printed.crowns },
    moment: printed.moment?.kind ?? null,
    latest,
    settled,
  };
}

export const cargoOf = (id: FaceId): Cargo | null => {
  const card = face(id);
  return card.kind === 'ship' ? card.cargo : null;
};
