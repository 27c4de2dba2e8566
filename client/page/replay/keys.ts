import type { KeyPress } from '../table/keys.ts';

/** What a key does at a replay. */
export type ReplayCommand =
  | { readonly kind: 'step'; readonly by: 1 | -1 }
  /** to the previous or the next chapter */
  | { readonly kind: 'leap'; readonly by: 1 | -1 }
  | { readonly kind: 'first' }
  | { readonly kind: 'last' }
  | { readonly kind: 'play' }
  | { readonly kind: 'log' }
  | { readonly kind: 'help' }
  /** the n-th viewer; 0 sees everything */
  | { readonly kind: 'viewer'; readonly at: number }
  | { readonly kind: 'speed'; readonly by: 1 | -1 };

const commands: Readonly<Record<string, ReplayCommand>> = {
  ArrowRight: { kind: 'step', by: 1 },
  ArrowLeft: { kind: 'step', by: -1 },
  PageDown: { kind: 'leap', by: 1 },
  PageUp: { kind: 'leap', by: -1 },
  Home: { kind: 'first' },
  End: { kind: 'last' },
  ' ': { kind: 'play' },
  l: { kind: 'log' },
  L: { kind: 'log' },
  '?': { kind: 'help' },
  '+': { kind: 'speed', by: 1 },
  '-': { kind: 'speed', by: -1 },
};

export function replayCommand({ key, ctrlKey, metaKey, altKey }: KeyPress): ReplayCommand | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^\d$/.test(key)) return { kind: 'viewer', at: Number(key) };
  return commands[key] ?? null;
}

/** A chapter of the game: a turn, a round, a voyage. */
export interface Chapter {
  readonly seq: number;
  readonly text: string;
}

/** Where a leap ends: the beginning of a chapter, or an end of the game. */
export function leapFrom(seq: number, by: 1 | -1, chapters: readonly Chapter[], length: number): number {
  const [next] = by > 0 ? chapters.filter((one) => one.seq > seq) : [];
  const before = by < 0 ? chapters.findLast((one) => one.seq < seq) : undefined;
  return by > 0 ? (next?.seq ?? length) : (before?.seq ?? 0);
}

/** The move that an address names: `#57`. */
export const seqOfHash = (hash: string): number => Number(/^#(\d{1,6})$/.exec(hash)?.[1] ?? 0);
