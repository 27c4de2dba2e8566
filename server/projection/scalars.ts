import { type FieldBuilder, t } from '@colyseus/schema';
import { InvariantError } from '../../shared/engine/assert.ts';
import type { ScalarShape, Shape, Width } from '../../shared/wire/descriptor.ts';

/** A value as a field of a schema has it. */
export type Wire = string | number | boolean;

export const isScalar = (shape: Shape): shape is ScalarShape =>
  shape.kind === 'integer' || shape.kind === 'text' || shape.kind === 'flag' || shape.kind === 'json';

/** Whether there is a sign for its absence from a list: −1, or an empty text. */
export const canBeAbsent = (shape: Shape): shape is ScalarShape =>
  shape.kind === 'text' || (shape.kind === 'integer' && !shape.width.startsWith('u'));

type TypeName = Exclude<Width, 'whole'> | 'number' | 'string' | 'boolean';

/** The type's name in a schema. */
export function typeName(shape: ScalarShape): TypeName {
  if (shape.kind === 'flag') return 'boolean';
  if (shape.kind === 'integer') return shape.width === 'whole' ? 'number' : shape.width;
  return 'string';
}

export const typeOf = (shape: ScalarShape): FieldBuilder<unknown> => t[typeName(shape)]() as FieldBuilder<unknown>;

const bounds: Readonly<Record<Width, readonly [least: number, most: number]>> = {
  uint8: [0, 0xff],
  int8: [-0x80, 0x7f],
  uint16: [0, 0xffff],
  int16: [-0x8000, 0x7fff],
  whole: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
};

/** Throws where a number does not fit: the schema would cut it, and show everybody another one. */
export function encoderOf(shape: ScalarShape, name: string): (value: unknown) => Wire {
  if (shape.kind === 'json') return (value) => JSON.stringify(value);
  if (shape.kind !== 'integer') return (value) => value as Wire;
  const [least, most] = bounds[shape.width];
  return (value) => {
    if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return value as number;
    throw new InvariantError(`${name}: ${JSON.stringify(value)} is no ${shape.width}`);
  };
}
