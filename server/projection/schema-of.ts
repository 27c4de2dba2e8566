import { ArraySchema, type FieldBuilder, type Schema, schema, t } from '@colyseus/schema';
import { InvariantError } from '../../shared/engine/assert.ts';
import type {
  Described,
  ListShape,
  OrShape,
  RecordShape,
  ScalarShape,
  Shape,
  UnionShape,
} from '../../shared/wire/descriptor.ts';
import { emptyItem } from '../../shared/wire/read.ts';
import { canBeAbsent, encoderOf, isScalar, typeName, typeOf, type Wire } from './scalars.ts';

/** What a descriptor is on the server: a class of room state, and how a value is written into one. */
export interface Struct<T> {
  readonly State: new () => Schema;
  /** touches what differs, and nothing else */
  write(target: Schema, value: T): void;
}

type Values = Readonly<Record<string, unknown>>;
type Target = Record<string, unknown>;
type Fields = Parameters<typeof schema>[0];

interface Field {
  readonly definition: Fields[string];
  write(target: Target, key: string, value: unknown): void;
  /** makes it absent: it belongs to another member of a union */
  clear(target: Target, key: string): void;
}

type StructShape = RecordShape | UnionShape | ListShape;

/** one class for one shape, wherever it stands */
const known = new WeakMap<Shape, Struct<unknown>>();

/** `name` is for messages. */
export function schemaOf<T>(piece: Described<T, RecordShape>, name: string): Struct<T> {
  return structOf(piece, name) as Struct<T>;
}

function structOf(shape: StructShape, name: string): Struct<unknown> {
  const struct = known.get(shape) ?? newStruct(shape, name);
  known.set(shape, struct);
  return struct;
}

function newStruct(shape: StructShape, name: string): Struct<unknown> {
  if (shape.kind === 'record') return recordOf(shape, name);
  if (shape.kind === 'union') return unionOf(shape, name);
  // a list in a list
  const { definition, write } = listOf(shape, name);
  return {
    State: classOf({ values: definition }, name),
    write: (target, value) => write(target as unknown as Target, 'values', value),
  };
}

const classOf = (fields: Fields, name: string): (new () => Schema) =>
  schema(fields, name) as unknown as new () => Schema;

// ----------------------------------------------------------- records, unions

type Named = readonly (readonly [key: string, field: Field])[];

function recordOf({ fields }: RecordShape, name: string): Struct<unknown> {
  const named: Named = Object.entries(fields).map(([key, shape]) => [key, fieldOf(shape, `${name}.${key}`)]);
  return {
    State: classOf(definitions(named), name),
    write(target, value) {
      for (const [key, field] of named) field.write(target as unknown as Target, key, (value as Values)[key]);
    },
  };
}

/** Fields of another member must go, or they would read as this one's. */
function unionOf({ tag, by, members }: UnionShape, name: string): Struct<unknown> {
  const all = new Map<string, { readonly shape: Shape; readonly field: Field }>();
  for (const [key, shape] of Object.values(members).flatMap((fields) => Object.entries(fields))) {
    const same = all.get(key);
    if (same && JSON.stringify(same.shape) !== JSON.stringify(shape))
      throw new InvariantError(`${name}.${key} is described in two ways`);
    if (!same) all.set(key, { shape, field: fieldOf(shape, `${name}.${key}`, true) });
  }
  const named: Named = [...all].map(([key, { field }]) => [key, field]);
  const split = Object.entries(members).map(([member, fields]) => ({
    member,
    present: named.filter(([key]) => key in fields),
    others: named.filter(([key]) => !(key in fields)),
  }));
  const byMember = new Map(split.map((entry) => [entry.member, entry]));
  return {
    State: classOf({ [tag]: typeOf({ kind: by }).optional(), ...definitions(named) }, name),
    write(schema, value) {
      const target = schema as unknown as Target;
      const is = (value as Values)[tag];
      const member = byMember.get(String(is));
      if (!member) throw new InvariantError(`${name} has no member ${String(is)}`);
      if (target[tag] !== is) {
        target[tag] = is;
        for (const [key, field] of member.others) field.clear(target, key);
      }
      for (const [key, field] of member.present) field.write(target, key, (value as Values)[key]);
    },
  };
}

const definitions = (named: Named): Fields =>
  Object.fromEntries(named.map(([key, { definition }]) => [key, definition]));

// -------------------------------------------------------------------- fields

/** `parts`: whether records are there only while they have a value, as in unions. */
function fieldOf(shape: Shape, name: string, parts = false): Field {
  switch (shape.kind) {
    case 'or':
      return orOf(shape, name);
    case 'list':
      return listOf(shape, name);
    case 'record':
    case 'union': {
      const struct = structOf(shape, name);
      if (parts) return partOf(struct);
      return {
        definition: t.ref(struct.State),
        write: (target, key, value) => struct.write(target[key] as Schema, value),
        clear: leave,
      };
    }
    default: {
      const encode = encoderOf(shape, name);
      const zero = { integer: 0, text: '', flag: false, json: undefined }[shape.kind];
      return {
        definition: typeOf(shape).optional(),
        write: (target, key, value) =>
          put(target, key, value === zero || value === undefined ? undefined : encode(value)),
        clear: remove,
      };
    }
  }
}

function orOf({ of, empty }: OrShape, name: string): Field {
  if (of.kind === 'list') {
    const { definition, write } = itemsOf(of, name);
    return part(
      definition.optional(),
      () => new ArraySchema(),
      (target, value) => write(target as ArraySchema, value as readonly unknown[]),
      empty,
    );
  }
  if (!isScalar(of)) return partOf(structOf(of, name), empty);
  const encode = encoderOf(of, name);
  return {
    definition: typeOf(of).optional(),
    write: (target, key, value) => put(target, key, value === empty ? undefined : encode(value)),
    clear: remove,
  };
}

const partOf = (struct: Struct<unknown>, empty: unknown = undefined): Field =>
  part(
    t.ref(struct.State).optional(),
    () => new struct.State(),
    (target, value) => struct.write(target as Schema, value),
    empty,
  );

/** A part that is not always there: filled before it is attached, so that its first patch is whole. */
const part = (
  definition: Field['definition'],
  create: () => unknown,
  write: (target: unknown, value: unknown) => void,
  empty: unknown,
): Field => ({
  definition,
  write(target, key, value) {
    if (value === empty) return remove(target, key);
    const present = target[key];
    const whole = present ?? create();
    write(whole, value);
    if (whole !== present) target[key] = whole;
  },
  clear: remove,
});

function put(target: Target, key: string, value: unknown): void {
  if (target[key] !== value) target[key] = value;
}

const remove = (target: Target, key: string): void => put(target, key, undefined);

const leave = (): void => {};

// --------------------------------------------------------------------- lists

function listOf(shape: ListShape, name: string): Field {
  const { definition, write } = itemsOf(shape, name);
  return {
    definition,
    write: (target, key, value) => write(target[key] as ArraySchema, value as readonly unknown[]),
    clear(target, key) {
      presentIn(target[key] as ArraySchema, 0);
    },
  };
}

interface Items {
  readonly definition: FieldBuilder<unknown>;
  write(target: ArraySchema, values: readonly unknown[]): void;
}

function itemsOf({ of }: ListShape, name: string): Items {
  if (isScalar(of)) return scalarItems(of, encoderOf(of, name));
  if (of.kind !== 'or') return structItems(structOf(of, `${name}[]`));
  if (!canBeAbsent(of.of))
    throw new InvariantError(`${name}: what may be absent in a list is a text or a signed integer`);
  const encode = encoderOf(of.of, name);
  const sign = emptyItem(of);
  return scalarItems(of.of, (value) => {
    if (value === of.empty) return sign;
    const wire = encode(value);
    if (wire === '' || Number(wire) < 0) throw new InvariantError(`${name}: ${JSON.stringify(value)} reads as nothing`);
    return wire;
  });
}

/**
 * What is in a list that shall have so many items, as a plain array: every look into the list itself is dear. A list
 * that gets shorter is written anew: of a place that is left and filled again between two patches the schema sends
 * clients only half.
 */
function presentIn(target: ArraySchema, length: number): readonly unknown[] {
  const present = target.toArray();
  if (present.length <= length) return present;
  target.clear();
  return [];
}

const scalarItems = (shape: ScalarShape, encode: (value: unknown) => Wire): Items => ({
  definition: t.array(typeName(shape)) as FieldBuilder<unknown>,
  write(target, values) {
    const present = presentIn(target, values.length);
    for (let i = 0; i < values.length; i++) {
      const wire = encode(values[i]);
      if (i >= present.length) target.push(wire);
      else if (present[i] !== wire) target[i] = wire;
    }
  },
});

/** The same for records: those that are there are rewritten where they lie. */
const structItems = (struct: Struct<unknown>): Items => ({
  definition: t.array(struct.State) as FieldBuilder<unknown>,
  write(target, values) {
    const present = presentIn(target, values.length) as readonly Schema[];
    for (let i = 0; i < values.length; i++) {
      const item = present[i] ?? new struct.State();
      struct.write(item, values[i]);
      if (i >= present.length) target.push(item);
    }
  },
});
