import { type ArraySchema, type Schema, type SchemaType, StateView, schema, t } from '@colyseus/schema';
import type { Outcome, Seat } from '../../shared/engine/core.ts';
import type { SeatInfo, TableInfo } from '../../shared/protocol/messages.ts';

/**
 * Room state is a projection: written from a view after every move, never read back, never the truth.
 *
 * `game` is what a spectator sees, so it may go to everybody. What only one seat may know is ONE string
 * per seat in `own`, tagged for a StateView: arrays of schemas behind a view do not survive patches, and
 * an instance that moves between two views leaks to the former owner. Decks and seeds are in neither.
 */

export const SeatState = schema(
  {
    kind: t.string<SeatInfo['kind']>().default('open'),
    name: t.string().default(''),
    level: t.string<SeatInfo['level']>().default(''),
    connected: t.boolean().default(false),
    standsFor: t.string().default(''),
    shoulder: t.boolean().default(false),
  },
  'SeatState',
);

const TableState = schema(
  {
    id: t.string().default(''),
    code: t.string().default(''),
    game: t.string().default(''),
    status: t.string<TableInfo['status']>().default('waiting'),
    visibility: t.string<TableInfo['visibility']>().default('public'),
    hostSeat: t.int8().default(-1),
    pace: t.string<TableInfo['pace']>().default('normal'),
    speed: t.string<TableInfo['speed']>().default('unhurried'),
    undo: t.boolean().default(true),
    watchers: t.uint16().default(0),
    seats: t.array(SeatState),
    options: t.string().default('{}'),
    commitment: t.string().default(''),
    begins: t.boolean().default(false),
    origin: t.string().default(''),
    watchable: t.boolean().default(true),
    delay: t.uint8().default(0),
    audience: t.array('string'),
    sequel: t.string().default(''),
  },
  'TableState',
);

const OwnState = schema({ words: t.string().view().default('') }, 'OwnState');

const TieState = schema({ values: t.array('int16') }, 'TieState');

export const OutcomeState = schema(
  {
    reason: t.string().default(''),
    winners: t.array('uint8'),
    places: t.array('uint8'),
    scores: t.array('int16'),
    ties: t.array(TieState),
  },
  'OutcomeState',
);

export interface RoomState extends Schema {
  table: SchemaType<typeof TableState>;
  /** absent until the game has begun */
  game?: Schema | undefined;
  /** one entry a seat, only in games that have secrets */
  own?: ArraySchema<SchemaType<typeof OwnState>> | undefined;
}

/** How a game's view becomes room state. */
export interface Projection<V> {
  readonly State: new () => RoomState;
  /** `view` is a spectator's; writes what has changed and nothing else */
  write(state: RoomState, view: V): void;
  /** what only this seat knows, whose view it is, as JSON; absent in games without secrets */
  readonly own?: (view: V, seat: Seat) => string;
}

/** A projection whose view the holder does not need to know. */
// biome-ignore lint/suspicious/noExplicitAny: rooms hold projections of different games; each is typed where it is made
export type AnyProjection = Projection<any>;

export interface ProjectionParts<V, G extends Schema> {
  readonly name: string;
  readonly Game: new () => G;
  write(game: G, view: V): void;
  readonly own?: (view: V, seat: Seat) => string;
}

export function projection<V, G extends Schema>(parts: ProjectionParts<V, G>): Projection<V> {
  const common = { table: t.ref(TableState), game: t.ref(parts.Game).optional() };
  const fields = parts.own ? { ...common, own: t.array(OwnState) } : common;
  const State = schema(fields, `${parts.name}State`) as unknown as new () => RoomState;
  return {
    State,
    write(state, view) {
      // filled before it is attached, so that the first patch is whole
      const game = (state.game as G | undefined) ?? new parts.Game();
      parts.write(game, view);
      state.game ??= game;
    },
    ...(parts.own ? { own: parts.own } : {}),
  };
}

export function writeTable(state: RoomState, { seats, audience, ...info }: TableInfo): void {
  Object.assign(state.table, info);
  writeList(state.table.audience, audience);
  writeItems(state.table.seats, seats, () => new SeatState(), Object.assign);
}

/** The private words of every seat; `viewOf` gives the view of one. */
export function writeOwn<V>(
  projection: Projection<V>,
  state: RoomState,
  seats: number,
  viewOf: (seat: Seat) => V,
): void {
  const { own } = projection;
  if (!own || !state.own) return;
  while (state.own.length < seats) state.own.push(new OwnState());
  state.own.forEach((entry, seat) => {
    entry.words = own(viewOf(seat), seat);
  });
}

interface Viewing {
  view?: StateView | undefined;
}

/** whose words a view shows */
const shown = new WeakMap<StateView, Schema>();

/** Lets a client read the private words of its seat, and of no other; null: a spectator. */
export function showOwn(client: Viewing, state: RoomState, seat: Seat | null): void {
  const entry = seat === null ? undefined : state.own?.[seat];
  // asked of the view and not of the client: who reconnects is a new client with the view of the old one
  const present = client.view && shown.get(client.view);
  if (present === entry) return;
  client.view = undefined;
  if (!entry) return;
  // a StateView of its own for every client and every seat: a shared or reused one leaks
  client.view = new StateView();
  client.view.add(entry);
  shown.set(client.view, entry);
}

export function writeOutcome(target: SchemaType<typeof OutcomeState>, outcome: Outcome): void {
  target.reason = outcome.reason;
  writeList(target.winners, outcome.winners);
  writeList(target.places, outcome.places);
  writeList(target.scores, outcome.scores);
  writeItems(
    target.ties,
    outcome.ties,
    () => new TieState(),
    (tie, values) => writeList(tie.values, values),
  );
}

/**
 * Makes an array of primitives equal to `source`, touching only the places that differ. One that gets shorter is
 * written anew: of a place that is left and filled again between two patches the schema tells clients only half.
 */
export function writeList<T extends string | number | boolean>(target: ArraySchema<T>, source: readonly T[]): void {
  if (target.length > source.length) target.clear();
  source.forEach((value, i) => {
    if (i >= target.length) target.push(value);
    else if (target[i] !== value) target[i] = value;
  });
}

/** The same for an array of schemas: entries are rewritten where they lie. */
export function writeItems<S extends Schema, T>(
  target: ArraySchema<S>,
  source: readonly T[],
  create: () => S,
  write: (item: S, value: T) => void,
): void {
  if (target.length > source.length) target.clear();
  source.forEach((value, i) => {
    const item = target[i] ?? create();
    write(item, value);
    if (i >= target.length) target.push(item);
  });
}

/** A part that is not always there: filled before it is attached, so that its first patch is whole. */
export function writePart<S extends Schema, K extends keyof S, T>(
  target: S,
  key: K,
  source: T | null,
  create: () => NonNullable<S[K]>,
  write: (part: NonNullable<S[K]>, source: T) => void,
): void {
  const present = target[key];
  if (source === null) {
    if (present !== undefined) target[key] = undefined as S[K];
    return;
  }
  const part = present ?? create();
  write(part, source);
  if (part !== present) target[key] = part;
}
