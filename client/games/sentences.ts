import type { Speech } from '../../shared/i18n/speech.ts';

/** The sentence for an event, out of the lines of a dictionary; empty where the log says nothing. */
export function sentenceFor<S extends Speech>(lines: object, event: { readonly type: string }, speech: S): string {
  const line = (lines as Readonly<Record<string, (e: typeof event, s: S) => string>>)[event.type];
  return line?.(event, speech) ?? '';
}

/** The open question, out of the lines of a dictionary. */
export function questionFor<S extends Speech>(lines: object, prompt: { readonly kind: string }, speech: S): string {
  const line = (lines as Readonly<Record<string, (p: typeof prompt, s: S) => string>>)[prompt.kind];
  return line?.(prompt, speech) ?? '';
}

/** Whoever did it, if anybody did. */
export function doerOf(event: { readonly type: string }): number | null {
  const { seat, from, to } = event as { readonly seat?: unknown; readonly from?: unknown; readonly to?: unknown };
  for (const party of [seat, from, to]) if (typeof party === 'number') return party;
  return null;
}
