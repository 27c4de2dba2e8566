import { InvariantError } from './assert.ts';

/**
 * The generator of a game: xoshiro128**, 128 bits of plain numbers, so that it is part of the
 * saved state like everything else. Seeded by the server from real entropy; absent from every view.
 */
export type Rng = [number, number, number, number];

/** A 32-digit hex string, 128 bits. */
export type Seed = string;

const isSeed = (text: string): boolean => /^[0-9a-f]{32}$/i.test(text);

/** The generator that a seed stands for. */
export function rngOf(seedHex: Seed): Rng {
  if (!isSeed(seedHex)) throw new InvariantError('a seed is a string of 32 hex digits');
  const rng: Rng = [word(seedHex, 0), word(seedHex, 8), word(seedHex, 16), word(seedHex, 24)];
  // xoshiro cannot leave the all-zero state
  if ((rng[0] | rng[1] | rng[2] | rng[3]) === 0) rng[0] = 1;
  // seeds that differ in one digit must not deal alike
  for (let i = 0; i < 16; i++) nextUint32(rng);
  return rng;
}

const word = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 8), 16) >>> 0;

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

export function nextUint32(rng: Rng): number {
  // read by place: taking a list apart costs more than the arithmetic
  const a = rng[0];
  const b = rng[1];
  const c = rng[2];
  const d = rng[3];
  const result = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
  const t = b << 9;
  const c1 = c ^ a;
  const d1 = d ^ b;
  rng[1] = (b ^ c1) >>> 0;
  rng[0] = (a ^ d1) >>> 0;
  rng[2] = (c1 ^ t) >>> 0;
  rng[3] = rotl(d1, 11) >>> 0;
  return result;
}

/** A fair integer in 0 … n − 1; rejection, because a remainder alone favours small numbers. */
export function below(rng: Rng, n: number): number {
  if (!(n >= 1 && n <= 0x1_0000_0000)) throw new InvariantError(`below(${n})`);
  let x = nextUint32(rng);
  // the limit lies in the last n numbers: what is below them need not work it out
  if (x >= 0x1_0000_0000 - n) {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
    while (x >= limit) x = nextUint32(rng);
  }
  // said to be whole, of what goes in and what comes out: else the compiler takes seats and cards for fractions
  if (n > 0x8000_0000) return x % n;
  return ((x >>> 0) % (n >>> 0)) | 0;
}

/** Another generator, as good as any: for states that are only imagined. */
export const offspring = (rng: Rng): Rng => [
  nextUint32(rng),
  nextUint32(rng),
  nextUint32(rng),
  // never all zero
  (nextUint32(rng) | 1) >>> 0,
];

/** Fisher–Yates, in place. */
export function shuffle<T>(rng: Rng, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(rng, i + 1);
    const kept = list[i] as T;
    list[i] = list[j] as T;
    list[j] = kept;
  }
  return list;
}

export function pick<T>(rng: Rng, list: readonly T[]): T {
  if (list.length === 0) throw new InvariantError('pick from an empty list');
  return list[below(rng, list.length)] as T;
}
