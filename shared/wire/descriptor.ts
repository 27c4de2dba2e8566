/**
 * How a View travels as room state. A descriptor is plain data, typed against the View: a field that it does not name,
 * or that the View does not have, does not compile. The schema and `write` are made of it by server/projection,
 * `read` stands beside it.
 *
 * A schema has no null, no unions and no arrays of arrays, and every byte of it is sent to everybody. So a field that
 * is empty (0, '', false, or null where it may be null) is absent; of a union all members share one record, of which
 * only the fields of the member that it is are there; and a list of lists is a list of records with one field.
 */

/** How many bytes an integer takes; `whole` as many as it needs, and any integer fits. */
export type Width = 'uint8' | 'int8' | 'uint16' | 'int16' | 'whole';

export type Shape = ScalarShape | OrShape | ListShape | RecordShape | UnionShape;
export type ScalarShape =
  | { readonly kind: 'integer'; readonly width: Width }
  | { readonly kind: 'text' }
  | { readonly kind: 'flag' }
  /** plain data of no fixed form, as text */
  | { readonly kind: 'json' };
/** `empty` where it is absent */
export interface OrShape {
  readonly kind: 'or';
  /** undefined: the field itself is absent */
  readonly empty: null | string | undefined;
  readonly of: Exclude<Shape, OrShape>;
  /** only one seat may know it */
  readonly own: boolean;
}
export interface ListShape {
  readonly kind: 'list';
  readonly of: Shape;
  /** whether item n belongs to seat n */
  readonly bySeat: boolean;
}
export interface RecordShape {
  readonly kind: 'record';
  readonly fields: Readonly<Record<string, Shape>>;
}
/** `tag` names the field that says which member it is; its value, as text, is the member's key. */
export interface UnionShape {
  readonly kind: 'union';
  readonly tag: string;
  /** the type of the tag */
  readonly by: 'text' | 'flag';
  readonly members: Readonly<Record<string, Readonly<Record<string, Shape>>>>;
}

declare const carried: unique symbol;
/** A shape that carries values of exactly this type. */
export type Described<T, S extends Shape = Shape> = S & { readonly [carried]?: (value: T) => T };
export type RecordOf<T> = Described<T, RecordShape>;

// ------------------------------------------------------------------- scalars

const integer =
  (width: Width) =>
  <T extends number = number>(): Described<T, ScalarShape> => ({ kind: 'integer', width });

export const uint8 = integer('uint8');
export const int8 = integer('int8');
export const uint16 = integer('uint16');
export const int16 = integer('int16');
export const whole = integer('whole');

export const text = <T extends string = string>(): Described<T, ScalarShape> => ({ kind: 'text' });
export const flag = (): Described<boolean, ScalarShape> => ({ kind: 'flag' });
export const json = <T>(): Described<T, ScalarShape> => ({ kind: 'json' });

// --------------------------------------------------------------------- parts

type Inner = Exclude<Shape, OrShape>;

/** A word in the place of the value. In a list, integers are then signed and never negative, and texts never empty. */
export const or = <T, E extends string>(empty: E, of: Described<T, Inner>): Described<T | E, OrShape> => ({
  kind: 'or',
  empty,
  of,
  own: false,
});

export const nullable = <T>(of: Described<T, Inner>): Described<T | null, OrShape> => ({
  kind: 'or',
  empty: null,
  of,
  own: false,
});

/** A field that a value may be without. */
export const optional = <T>(of: Described<T, Inner>): Described<T, OrShape> => ({
  kind: 'or',
  empty: undefined,
  of,
  own: false,
});

/**
 * What only one seat may know: null for everybody else, unless it is open to all. A field of the View itself, or of the
 * records of a list `bySeat`. It travels as JSON, under its bare name, which is therefore used once in a View.
 */
export const own = <T>(of: Described<T, Inner>): Described<T | null, OrShape> => ({
  kind: 'or',
  empty: null,
  of,
  own: true,
});

/** Also tuples of one type. */
export const list = <L extends readonly unknown[]>(of: Described<L[number]>): Described<L, ListShape> => ({
  kind: 'list',
  of,
  bySeat: false,
});

/** One record a seat. */
export const bySeat = <L extends readonly unknown[]>(of: RecordOf<L[number]>): Described<L, ListShape> => ({
  kind: 'list',
  of,
  bySeat: true,
});

/** All fields of a type and no others. */
type Fields<T> = [keyof T] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [K in keyof T]-?: Described<Required<T>[K]> };

export const record = <T extends object>(fields: Fields<T>): RecordOf<T> => ({
  kind: 'record',
  fields: fields as Readonly<Record<string, Shape>>,
});

type KeyOf<T> = `${T & (string | boolean)}`;
type Member<U, Tag extends keyof U, Key> = U extends unknown ? (KeyOf<U[Tag]> extends Key ? U : never) : never;
type Members<U, Tag extends keyof U> = {
  readonly [Key in KeyOf<U[Tag]>]: Fields<Omit<Member<U, Tag, Key>, Tag>>;
};

/** Members that have a field of the same name describe it in the same way. */
export const union = <U, Tag extends keyof U & string>(
  tag: Tag,
  members: Members<U, Tag>,
): Described<U, UnionShape> => ({
  kind: 'union',
  tag,
  by: Object.keys(members).every((key) => key === 'true' || key === 'false') ? 'flag' : 'text',
  members: members as UnionShape['members'],
});
