import { z } from 'zod';
import type { Seat } from '../engine/core.ts';

/** What is said at a table. It belongs to the people there, not to the game: no file and no replay holds any of it. */

/** Those who play, and those who watch them; while the game runs, the first do not read the second. */
export type Channel = 'table' | 'watchers';

/** Said by a code, read by everybody in their own language. */
export const phrases = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'niceMove',
  'thanks',
  'oops',
  'oneMoment',
  'backAgain',
  'hurryPlease',
  'goodGame',
  'rematch',
  'goodbye',
] as const;
export type Phrase = (typeof phrases)[number];

/** A picture and its name. */
export const emotes = ['thumbUp', 'bravo', 'love', 'cheers', 'surprise', 'shrug', 'tears', 'skull'] as const;
export type Emote = (typeof emotes)[number];

export const sayingLength = 200;

/** Controls, direction marks, everything that cannot be seen, and halves of characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** as many marks as any language puts on one letter */
const piled = /(\p{M}{3})\p{M}+/gu;

/** One line of what can be seen. */
export const plainText = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').replace(piled, '$1').replace(/ +/g, ' ').trim();

const line = (least: number) =>
  z
    .string()
    .max(1000)
    .transform(plainText)
    .refine((text) => [...text].length >= least && [...text].length <= sayingLength);

const asked = {
  /** the client's own name for this request: a repeat gets the first answer */
  id: z.string().regex(/^[!-~]{1,40}$/),
  /** whom it is meant for; refused where they are not who would read it */
  channel: z.enum(['table', 'watchers']).optional(),
};
export const sayRequest = z.discriminatedUnion('kind', [
  z.strictObject({ ...asked, kind: z.literal('text'), body: line(1) }),
  z.strictObject({ ...asked, kind: z.literal('phrase'), body: z.enum(phrases) }),
  z.strictObject({ ...asked, kind: z.literal('emote'), body: z.enum(emotes) }),
]);
export type SayRequest = z.infer<typeof sayRequest>;
export type SayingKind = SayRequest['kind'];

/** It is stored, and sent to whoever may read it. */
export interface SayAnswer {
  readonly n: number;
}

/** Sent as `said`, and an entry of `talk`. */
export interface Said {
  /** in the order of the table; there are gaps where one may not read everything */
  readonly n: number;
  readonly channel: Channel;
  /** null: of somebody who did not sit */
  readonly seat: Seat | null;
  readonly name: string;
  /** always the same for the same person, and says nothing else about them */
  readonly who: string;
  readonly kind: SayingKind;
  readonly body: string;
  /** milliseconds since 1970 */
  readonly at: number;
}

/** Asked after joining, after every reconnection, and when the game begins or ends. */
export const talkRequest = z.strictObject({});
export interface TalkAnswer {
  /** where one's own words go; null: nowhere, for want of a name */
  readonly channel: Channel | null;
  readonly who: string;
  /** the latest, as far as one may read them */
  readonly sayings: readonly Said[];
}

export const reasons = ['insult', 'spam', 'cheating', 'other'] as const;
export type Reason = (typeof reasons)[number];

/** POST /api/tables/:idOrCode/reports */
export const reportRequest = z.strictObject({
  n: z.number().int().min(1).max(1_000_000_000),
  reason: z.enum(reasons),
  note: line(0).default(''),
});
export type ReportRequest = z.input<typeof reportRequest>;

/** One complaint, for a moderator. */
export interface Report {
  readonly id: string;
  /** its code, or its id when it is gone */
  readonly table: string;
  /** the number of what it is about */
  readonly n: number;
  readonly reason: Reason;
  readonly note: string;
  readonly at: number;
  /** what was said around it, as it was when somebody complained */
  readonly context: readonly Said[];
  /** how many complaints about this person are open, this one with them */
  readonly open: number;
  /** until when they are silenced already; null: they are not */
  readonly silencedUntil: number | null;
}

/** GET /api/moderation/reports, with the key */
export interface ReportsAnswer {
  readonly reports: readonly Report[];
}

/** POST /api/moderation/reports/:id, with the key */
export const verdictRequest = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('dismissed') }),
  z.strictObject({ verdict: z.literal('settled') }),
  z.strictObject({
    verdict: z.literal('silenced'),
    minutes: z
      .number()
      .int()
      .min(1)
      .max(366 * 24 * 60),
  }),
]);
export type VerdictRequest = z.infer<typeof verdictRequest>;

/** The header that carries the moderators' key. */
export const moderatorHeader = 'x-moderator-key';
