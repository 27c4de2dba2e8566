import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameContents, GameFile } from '../protocol/game-file.ts';

/** One way to write a value, whatever the order of its keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  const written = entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`);
  return `{${written.join(',')}}`;
}

/** Of everything in a file but the digest itself. */
export const digestOf = ({ digest: _, ...contents }: GameContents & { readonly digest?: unknown }): string =>
  bytesToHex(sha256(utf8ToBytes(canonical(contents))));

/** A game as a file in which no byte changes unnoticed. */
export const sealed = (contents: GameContents): GameFile => ({ ...contents, digest: digestOf(contents) });
