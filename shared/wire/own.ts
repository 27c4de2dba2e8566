import { InvariantError } from '../engine/assert.ts';
import type { RecordShape, Shape } from './descriptor.ts';

/** Where an own value stands: a field of the View, or of one's record in a list by seat. */
export interface OwnPlace {
  readonly key: string;
  readonly within: string | null;
}

const isOwn = (shape: Shape): boolean => shape.kind === 'or' && shape.own;

const known = new WeakMap<RecordShape, readonly OwnPlace[]>();

export function ownPlaces(view: RecordShape): readonly OwnPlace[] {
  const places = known.get(view) ?? findPlaces(view);
  known.set(view, places);
  return places;
}

function findPlaces(view: RecordShape): OwnPlace[] {
  const placesIn = ({ fields }: RecordShape, within: string | null): OwnPlace[] =>
    Object.keys(fields).flatMap((key) => (isOwn(fields[key] as Shape) ? { key, within } : []));
  const inLists = Object.entries(view.fields).flatMap(([key, shape]) =>
    shape.kind === 'list' && shape.bySeat && shape.of.kind === 'record' ? placesIn(shape.of, key) : [],
  );
  const places = [...placesIn(view, null), ...inLists];
  if (new Set(places.map(({ key }) => key)).size < places.length)
    throw new InvariantError('two own values have the same name');
  if (places.length < ownIn(view)) throw new InvariantError('an own value stands where it belongs to no seat');
  return places;
}

/** How many own values there are at all. */
function ownIn(shape: Shape): number {
  const sum = (shapes: readonly Shape[]): number => shapes.reduce((count, one) => count + ownIn(one), 0);
  switch (shape.kind) {
    case 'or':
      return (shape.own ? 1 : 0) + ownIn(shape.of);
    case 'list':
      return ownIn(shape.of);
    case 'record':
      return sum(Object.values(shape.fields));
    case 'union':
      return sum(Object.values(shape.members).flatMap((fields) => Object.values(fields)));
    default:
      return 0;
  }
}
