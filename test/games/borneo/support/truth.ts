import type { Seat } from '../../../../shared/engine/core.ts';
import { type MatchRecord, replay } from '../../../../shared/engine/record.ts';
import { borneo, type Event, type MissionKind, type State } from '../../../../shared/games/borneo/index.ts';
import { type Truth, written } from '../../../support/wire-audit.ts';

type Reader = Seat | null;

/** Face-down missions as one list; a single kind is no secret, for everybody sees which are gone. */
const nameOf = (missions: readonly MissionKind[]): string[] =>
  missions.length === 0 ? [] : [JSON.stringify(missions)];

const formsOf = (missions: readonly MissionKind[]): Buffer[] => [
  Buffer.from(JSON.stringify(missions)),
  Buffer.concat([Buffer.from([0x90 | missions.length]), ...missions.map(written)]),
];

/** Cards that lie open on the table, and what this reader holds (B16.1, B16.2). */
function readable(state: State, reader: Reader): string[] {
  const { phase, pending, players, places } = state;
  const fought = pending.flatMap((decision) =>
    'combat' in decision ? [...decision.combat.attack, ...decision.combat.defence] : [],
  );
  const placed = places.flatMap(({ harbour, column }) => [...(harbour ? [harbour] : []), ...column]);
  const stored = players.flatMap(({ warehouse }) => warehouse);
  const own = reader === null ? undefined : players[reader];
  const faceDown = phase.kind === 'over' ? players : own ? [own] : [];
  const missions = faceDown.flatMap((player) => nameOf(player.missions));
  return [...state.discard, ...state.removed, ...fought, ...placed, ...stored, ...(own?.hand ?? []), ...missions];
}

/** Cards that a move named to this reader, wherever they went: all but what another has drawn (B16.6). */
function named(events: readonly Event[], reader: Reader): string[] {
  return events.flatMap((event) => {
    if (event.type === 'cardDrawn' && event.seat !== reader) return [];
    const { card, cards, harbour } = event as { card?: string | null; cards?: unknown; harbour?: string };
    return [...(card ? [card] : []), ...(Array.isArray(cards) ? cards : []), ...(harbour ? [harbour] : [])];
  });
}

/**
 * Secrets of Borneo are shipments and harbours that lie in a pile or in another hand, and the list of missions
 * before another. A card that has gone back into the pile is a secret again, until the log is read at the end.
 */
export function truthOfBorneo(record: MatchRecord): Truth {
  const marks = new Map<string, Buffer[]>();
  const rng: number[][] = [];
  const readers: readonly Reader[] = [null, ...Array(record.seats).keys()];
  const open = new Map<Reader, ReadonlySet<string>[]>(readers.map((reader) => [reader, []]));
  const note = (state: State, events: readonly Event[]): void => {
    rng.push([...state.rng]);
    for (const card of [...state.draw, ...state.harbours, ...state.players.flatMap(({ hand }) => hand)])
      marks.set(card, [written(card), Buffer.from(JSON.stringify(card))]);
    for (const { missions } of state.players) for (const name of nameOf(missions)) marks.set(name, formsOf(missions));
    for (const [reader, sets] of open) sets.push(new Set([...readable(state, reader), ...named(events, reader)]));
  };
  note(replay(borneo, { ...record, moves: [] }) as State, []);
  replay(borneo, record, ({ state, events }) => note(state as State, events as Event[]));
  const ever = (viewer: Reader): ReadonlySet<string> => new Set((open.get(viewer) ?? []).flatMap((set) => [...set]));
  return {
    marks,
    mayKnow: (viewer, seq) => (seq === rng.length - 1 ? ever(viewer) : (open.get(viewer)?.[seq] ?? new Set())),
    rng,
    seed: record.seed,
  };
}
