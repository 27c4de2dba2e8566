import { z } from 'zod';
import type { TeamResult } from '../engine/core.ts';
import type { GameId } from '../games/ids.ts';
import { type AvatarId, avatarIds } from './avatars.ts';
import type { TableSummary } from './http.ts';
import { limits, type SeatInfo, speed } from './messages.ts';

/** Those who look for others to play with, and how strong everybody is. */

const players = z.number().int().min(2).max(limits.seats);

/** seconds; a minute and more is for those who are in no hurry */
export const patienceLimits = { least: 5, most: 600, usual: 20 } as const;

/** POST /api/seek: look for others, or look for something else from now on. */
export const seekRequest = z
  .strictObject({
    game: z.string().max(40),
    least: players,
    most: players,
    speed: speed.default('normal'),
    rated: z.boolean().default(false),
    /** bots are offered after so many seconds; null: never */
    patience: z
      .number()
      .int()
      .min(patienceLimits.least)
      .max(patienceLimits.most)
      .nullable()
      .default(patienceLimits.usual),
  })
  .refine(({ least, most }) => least <= most, { path: ['most'] });
export type SeekRequest = z.input<typeof seekRequest>;
export type Seek = z.output<typeof seekRequest>;

/** Somebody else who waits for the same game: for what, and since when. */
export interface FellowSeeker extends Pick<Seek, 'least' | 'most' | 'speed' | 'rated'> {
  readonly name: string;
  /** seconds */
  readonly waited: number;
  /** whether they would sit at one table with the caller by now */
  readonly fits: boolean;
}

/** To begin with bots, offered to all who wait together. */
export interface BotsOffered {
  /** names of the people who would sit at the table, without the caller */
  readonly people: readonly string[];
  readonly bots: number;
  /** whether the caller has agreed */
  readonly agreed: boolean;
  /** somebody has agreed (`by`: their name), and in so many seconds it begins; null: nobody has agreed yet */
  readonly begins: { readonly by: string; readonly seconds: number } | null;
}

/** The answer to every question about one's own search. */
export type SeekAnswer =
  | { readonly state: 'idle' }
  | {
      readonly state: 'waiting';
      readonly seek: Seek;
      /** seconds */
      readonly waited: number;
      /** who waits for the same game: those who fit first, then the longest waiting */
      readonly others: readonly FellowSeeker[];
      /** seconds that people have waited for such a table lately, half of them less; null: too few to say */
      readonly estimate: number | null;
      /** null: not yet, or never */
      readonly offer: BotsOffered | null;
      /** public tables of this game with a seat that the caller may take now, those that wait first */
      readonly tables: readonly TableSummary[];
    }
  /** go there */
  | { readonly state: 'found'; readonly id: string; readonly code: string };

/** A rating as it is shown: `value` has been shown at least, `uncertainty` is how much is open. */
export interface ShownRating {
  readonly value: number;
  readonly uncertainty: number;
  /** too few games to mean much */
  readonly provisional: boolean;
}

/** GET /api/leaderboard/:game */
export interface LeaderboardAnswer {
  readonly game: GameId;
  readonly players: readonly (ShownRating & {
    readonly place: number;
    readonly handle: string;
    readonly name: string;
    readonly avatar: AvatarId | null;
    readonly games: number;
    readonly wins: number;
  })[];
}

/** What somebody has done at one game. */
export interface GameRecord {
  readonly game: GameId;
  readonly rating: ShownRating | null;
  /** finished games, casual ones too */
  readonly played: number;
  readonly won: number;
  readonly left: number;
  readonly best: number;
}

export interface PlayedGame {
  readonly code: string;
  readonly game: GameId;
  readonly seats: readonly SeatInfo[];
  readonly seat: number;
  /** 0 for a team that lost; nobody of a team is placed */
  readonly place: number;
  /** of people who played together against the game */
  readonly team: TeamResult | null;
  readonly score: number;
  readonly left: boolean;
  /** null: it did not count */
  readonly change: number | null;
  /** ISO date; the list goes on before the last one */
  readonly ended: string;
}

/** POST /api/me/avatar: null takes it down again. */
export const avatarRequest = z.strictObject({ avatar: z.enum(avatarIds).nullable() });
export interface AvatarAnswer {
  readonly avatar: AvatarId | null;
}

/** What somebody's finished games come to, all games together. */
export interface PlayerStatistics {
  readonly played: number;
  readonly won: number;
  /** victories in a row: the latest games, and at most */
  readonly streak: number;
  readonly longestStreak: number;
  /** the game played most; null without any */
  readonly favourite: GameId | null;
  /** places in the latest games, the latest first; 0: left early */
  readonly form: readonly number[];
}

/** GET /api/players/:handle?before=… and GET /api/me/player */
export interface PlayerAnswer {
  readonly handle: string;
  readonly name: string;
  /** ISO date */
  readonly since: string;
  readonly avatar: AvatarId | null;
  /** whether it is the caller's own */
  readonly own: boolean;
  readonly statistics: PlayerStatistics;
  readonly records: readonly GameRecord[];
  /** the latest first; only games whose tables were open to everybody, unless they are the caller's own */
  readonly games: readonly PlayedGame[];
  readonly more: boolean;
}
