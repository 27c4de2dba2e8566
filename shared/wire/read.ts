import { InvariantError } from '../engine/assert.ts';
import type { Seat } from '../engine/core.ts';
import type { OrShape, Piece, RecordOf, Shape } from './descriptor.ts';
import { type OwnWords, ownPlaces } from './own.ts';

type Plain = Readonly<Record<string, unknown>>;

/** The value that was written; `wire` is what `toJSON` of the schema gives. */
export const read = <T>(piece: Piece<T>, wire: unknown): T => valueFrom(piece, wire) as T;

/** The View of a seat, or of a spectator, from `game` and the own words; null until the game has begun. */
export function readView<V>(descriptor: RecordOf<V>, wire: unknown, own: OwnWords | null): V | null {
  if (wire === undefined) return null;
  const view = valueFrom(descriptor, wire) as Record<string, unknown>;
  if (own !== null) {
    const words = JSON.parse(own.words) as Plain;
    for (const { key, within } of ownPlaces(descriptor))
      if (key in words) holder(view, within, own.seat)[key] = words[key];
  }
  return view as V;
}

function holder(view: Record<string, unknown>, within: string | null, seat: Seat): Record<string, unknown> {
  const found = within === null ? view : (view[within] as Record<string, unknown>[])[seat];
  if (found === undefined) throw new InvariantError(`nothing of seat ${seat} in ${within}`);
  return found;
}

function valueFrom(shape: Shape, wire: unknown): unknown {
  switch (shape.kind) {
    case 'integer':
      return wire ?? 0;
    case 'text':
      return wire ?? '';
    case 'flag':
      return wire ?? false;
    case 'json':
      return JSON.parse(wire as string);
    case 'or':
      return wire === undefined ? shape.empty : valueFrom(shape.of, wire);
    case 'list':
      return ((wire ?? []) as readonly unknown[]).map(itemOf(shape.of));
    case 'record':
      return fieldsOf(shape.fields, wire, {});
    case 'union': {
      const tag = (wire as Plain)[shape.tag] ?? false;
      const fields = shape.members[String(tag)];
      if (fields === undefined) throw new InvariantError(`no member ${String(tag)}`);
      return fieldsOf(fields, wire, { [shape.tag]: tag });
    }
  }
}

function fieldsOf(fields: Readonly<Record<string, Shape>>, wire: unknown, into: Record<string, unknown>): unknown {
  for (const key in fields) into[key] = valueFrom(fields[key] as Shape, (wire as Plain)[key]);
  return into;
}

/** In a list nothing is absent: there are a sign in its place and, around a list, a record. */
function itemOf(shape: Shape): (wire: unknown) => unknown {
  if (shape.kind === 'list') return (wire) => valueFrom(shape, (wire as Plain).values);
  if (shape.kind === 'or') return (wire) => (wire === emptyItem(shape) ? shape.empty : wire);
  return (wire) => valueFrom(shape, wire);
}

/** What stands in a list in the place of a value that is not there. */
export function emptyItem({ of }: OrShape): '' | -1 {
  if (of.kind === 'text') return '';
  if (of.kind === 'integer' && !of.width.startsWith('u')) return -1;
  throw new InvariantError(`no sign for the absence of ${JSON.stringify(of)}`);
}
