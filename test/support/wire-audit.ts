import type { Seat } from '../../shared/engine/core.ts';
import type { TappedFrame } from './tap.ts';

/** What may be known after each move, and what may not, worked out from the true states and not from the views. */
export interface Truth {
  /** every secret of the game that a frame could betray, by name, as it would be written */
  readonly marks: ReadonlyMap<string, readonly Buffer[]>;
  /** the names of those that this viewer may have read when so many moves were made; null: a spectator */
  mayKnow(viewer: Seat | null, seq: number): ReadonlySet<string>;
  /** the four words of the generator, at every position */
  readonly rng: readonly (readonly number[])[];
  readonly seed: string;
}

/** What nobody may have read before the end, as hex: seed, secret. By name. */
export type Sealed = Readonly<Record<string, string>>;

const holds = (bytes: Buffer, hex: string): boolean =>
  bytes.toString('latin1').toLowerCase().includes(hex) || bytes.includes(Buffer.from(hex, 'hex'));

/** As Colyseus' state and its messages both write a short string. */
export const written = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xa0 | text.length]), Buffer.from(text, 'latin1')]);

function wordsOf(value: number): Buffer[] {
  const buffers = [4, 4, 8, 8].map((size) => Buffer.alloc(size)) as [Buffer, Buffer, Buffer, Buffer];
  buffers[0].writeUInt32BE(value);
  buffers[1].writeUInt32LE(value);
  buffers[2].writeDoubleBE(value);
  buffers[3].writeDoubleLE(value);
  return buffers;
}

/** Everything in these frames that was not this viewer's to know; also what was seen, so that silence can be told from deafness. */
export function audit(
  frames: readonly TappedFrame[],
  truth: Truth,
  viewer: Seat | null,
  sealed: Sealed = { 'the seed': truth.seed },
): { readonly leaks: string[]; readonly seen: Set<string> } {
  const leaks: string[] = [];
  const seen = new Set<string>();
  const last = truth.rng.length - 1;
  for (const { bytes, known } of frames) {
    // the state after a move comes right before the message that tells of it
    const seq = Math.min(known + 1, last);
    const allowed = truth.mayKnow(viewer, seq);
    for (const [name, forms] of truth.marks) {
      if (!forms.some((form) => bytes.includes(form))) continue;
      seen.add(name);
      if (!allowed.has(name)) leaks.push(`${name} before move ${seq}`);
    }
    for (const [name, hex] of Object.entries(sealed)) if (holds(bytes, hex)) leaks.push(name);
    for (const words of [truth.rng[0] ?? [], truth.rng[Math.max(0, known)] ?? [], truth.rng[seq] ?? []]) {
      const found = words.filter((word) => wordsOf(word).some((form) => bytes.includes(form)));
      // one word alone turns up by chance now and then
      if (found.length >= 2) leaks.push('the generator');
    }
  }
  return { leaks, seen };
}
