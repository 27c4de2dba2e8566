import type { Described, OrShape, Shape } from './descriptor.ts';

type Plain = Readonly<Record<string, unknown>>;

/** The value that was written; `wire` is what `toJSON` of the schema gives. */
export const read = <T>(piece: Described<T>, wire: unknown): T => valueFrom(piece, wire) as T;

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
      return ((wire ?? []) as readonly unknown[]).map(itemFrom(shape.of));
    case 'record':
      return fieldsFrom(shape.fields, wire as Plain);
    case 'union': {
      const tag = (wire as Plain)[shape.tag] ?? false;
      // a member that is not known throws
      const fields = shape.members[String(tag)] as Readonly<Record<string, Shape>>;
      return { [shape.tag]: tag, ...fieldsFrom(fields, wire as Plain) };
    }
  }
}

const fieldsFrom = (fields: Readonly<Record<string, Shape>>, wire: Plain): Plain =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([key, shape]) => [key, valueFrom(shape, wire[key])] as const)
      .filter(([, value]) => value !== undefined),
  );

/** In a list nothing is absent: there are a sign in its place and, around a list, a record. */
function itemFrom(shape: Shape): (wire: unknown) => unknown {
  if (shape.kind === 'list') return (wire) => valueFrom(shape, (wire as Plain).values);
  if (shape.kind === 'or') return (wire) => (wire === emptyItem(shape) ? shape.empty : wire);
  return (wire) => valueFrom(shape, wire);
}

/** What stands in a list in the place of a value that is not there. */
export const emptyItem = ({ of }: OrShape): '' | -1 => (of.kind === 'text' ? '' : -1);
