/** A whole number between two others, from whatever JSON arrives. −0 is none: it would not survive being stored. */
export const isCount = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && !Object.is(value, -0);
