import fc, { type Arbitrary } from 'fast-check';
import type { OrShape, RecordShape, ScalarShape, Shape, UnionShape, Width } from '../../shared/wire/descriptor.ts';

/** Any descriptor, and any value that it describes. Small ones: what is written must often be what is there already. */

const widths: readonly Width[] = ['uint8', 'int8', 'uint16', 'int16', 'whole'];

const scalar: Arbitrary<ScalarShape> = fc.oneof(
  fc.constantFrom(...widths).map((width): ScalarShape => ({ kind: 'integer', width })),
  fc.constantFrom<ScalarShape>({ kind: 'text' }, { kind: 'flag' }, { kind: 'json' }),
);

/** what may be absent in a list */
const signed: Arbitrary<ScalarShape> = fc.constantFrom<ScalarShape>(
  { kind: 'integer', width: 'int8' },
  { kind: 'integer', width: 'whole' },
  { kind: 'text' },
);

const or = (of: Arbitrary<OrShape['of']>): Arbitrary<OrShape> =>
  fc.record({
    kind: fc.constant('or' as const),
    empty: fc.constantFrom(null, 'none'),
    of,
    own: fc.constant(false),
  });

const names = ['a', 'b', 'c', 'd'];

const fieldsOf = (shape: Arbitrary<Shape>): Arbitrary<Readonly<Record<string, Shape>>> =>
  fc.dictionary(fc.constantFrom(...names), shape, { noNullPrototype: true, maxKeys: 4 });

/** Members have some of the same fields. */
const union = (shape: Arbitrary<Shape>): Arbitrary<UnionShape> =>
  fc
    .tuple(
      fieldsOf(shape),
      fc.constantFrom('text' as const, 'flag' as const),
      fc.array(fc.subarray(names), { minLength: 2, maxLength: 2 }),
    )
    .map(([fields, by, members]) => ({
      kind: 'union',
      tag: 'tag',
      by,
      members: Object.fromEntries(
        members.map((keys, i) => [
          (by === 'flag' ? ['true', 'false'] : ['go', 'over'])[i] ?? '',
          Object.fromEntries(keys.flatMap((key) => (fields[key] ? [[key, fields[key]]] : []))),
        ]),
      ),
    }));

const { record } = fc.letrec<{ shape: Shape; inner: OrShape['of']; item: Shape; record: RecordShape }>((tie) => ({
  shape: fc.oneof({ maxDepth: 3, depthSize: 'small' }, scalar, or(tie('inner')), tie('inner')),
  inner: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    scalar,
    tie('item').map((of) => ({ kind: 'list' as const, of, bySeat: false })),
    tie('record'),
    union(tie('shape')),
  ),
  item: fc.oneof({ maxDepth: 3, depthSize: 'small' }, scalar, or(signed), tie('inner')),
  record: fieldsOf(tie('shape')).map((fields) => ({ kind: 'record' as const, fields })),
}));

export const anyRecord: Arbitrary<RecordShape> = record;

/** `inList`: a value that may be absent there must not look as if it were. */
export function anyValue(shape: Shape, inList = false): Arbitrary<unknown> {
  switch (shape.kind) {
    case 'integer':
      return fc.constantFrom(0, 1, 2, ...(shape.width.startsWith('u') || inList ? [] : [-1]));
    case 'text':
      return fc.constantFrom('x', 'yy', ...(inList ? [] : ['']));
    case 'flag':
      return fc.boolean();
    case 'json':
      return fc.constantFrom<unknown>({}, { round: 1 }, []);
    case 'or':
      return fc.oneof(fc.constant(shape.empty), anyValue(shape.of, inList));
    case 'list':
      return fc.array(anyValue(shape.of, shape.of.kind === 'or'), { maxLength: 4 });
    case 'record':
      return fieldValues(shape.fields);
    case 'union':
      return fc.oneof(
        ...Object.entries(shape.members).map(([key, fields]) =>
          fieldValues(fields).map((values) => ({ [shape.tag]: shape.by === 'flag' ? key === 'true' : key, ...values })),
        ),
      );
  }
}

const fieldValues = (fields: Readonly<Record<string, Shape>>): Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([key, shape]) => [key, anyValue(shape)])), {
    noNullPrototype: true,
  });
