import { type ArraySchema, type Schema, type SchemaType, StateView, schema, t } from '@colyseus/schema';
import type { Seat } from '../../shared/engine/core.ts';
import type { TableInfo } from '../../shared/protocol/messages.ts';
import type { RecordOf } from '../../shared/wire/descriptor.ts';
import { ownPlaces } from '../../shared/wire/own.ts';
import { tableWire } from '../../shared/wire/table.ts';
import { schemaOf } from './schema-of.ts';

/**
 * Room state is a projection: written from a view after every move, never read back, never the truth. What it is made
 * of stands in the descriptors of shared/wire.
 *
 * `game` is what a spectator sees, so it may go to everybody. What only one seat may know is ONE string
 * per seat in `own`, tagged for a StateView: arrays of schemas behind a view do not survive patches, and
 * an instance that moves between two views leaks to the former owner. Decks and seeds are in neither.
 */

const table = schemaOf(tableWire, 'Table');

const OwnState = schema({ words: t.string().view().default('') }, 'OwnState');

export interface RoomState extends Schema {
  table: Schema;
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
  /** what this seat knows beyond what `state` shows to all, whose view it is, as JSON; absent in games without secrets */
  readonly own?: (state: RoomState, view: V, seat: Seat) => string;
}

/** A projection whose view the holder does not need to know. */
// biome-ignore lint/suspicious/noExplicitAny: rooms hold projections of different games; each is typed where it is made
export type AnyProjection = Projection<any>;

export function projection<V>(descriptor: RecordOf<V>, name: string): Projection<V> {
  const { State: Game, write } = schemaOf(descriptor, name);
  const places = ownPlaces(descriptor);
  const common = { table: t.ref(table.State), game: t.ref(Game).optional() };
  const fields = places.length > 0 ? { ...common, own: t.array(OwnState) } : common;
  const State = schema(fields, `${name}State`) as unknown as new () => RoomState;
  return {
    State,
    write(state, view) {
      // filled before it is attached, so that the first patch is whole
      const game = state.game ?? new Game();
      write(game, view);
      state.game ??= game;
    },
    ...(places.length > 0 ? { own: ownOf(places) } : {}),
  };
}

type Values = Readonly<Record<string, unknown>>;

/** Without what is open to all anyway: it would be sent twice. */
const ownOf =
  (places: ReturnType<typeof ownPlaces>) =>
  ({ game }: RoomState, view: unknown, seat: Seat): string => {
    const words: Record<string, unknown> = {};
    for (const { key, within } of places) {
      const holder = (values: unknown): Values | undefined =>
        within === null ? (values as Values) : (values as Record<string, readonly Values[]>)[within]?.[seat];
      const value = holder(view)?.[key] ?? null;
      if (value !== null && holder(game)?.[key] === undefined) words[key] = value;
    }
    return Object.keys(words).length > 0 ? JSON.stringify(words) : '';
  };

export const writeTable = (state: RoomState, info: TableInfo): void => table.write(state.table, info);

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
    entry.words = own(state, viewOf(seat), seat);
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
