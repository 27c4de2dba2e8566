import type { Seat } from '../../shared/engine/core.ts';
import type { AvatarId } from '../../shared/protocol/avatars.ts';
import type { BotLevel, Pace } from '../../shared/protocol/messages.ts';
import type { Speed } from '../../shared/protocol/speeds.ts';

/** The shapes that are stored as JSON in columns of `matches`. */

/** A person by their stable id and the name they chose. */
export interface Guest {
  readonly uid: string;
  readonly name: string;
  /** the picture they have chosen, where it has been asked for */
  readonly avatar?: AvatarId;
}

export type SeatHolder =
  | { readonly kind: 'open' }
  | ({ readonly kind: 'person' } & Guest)
  /** a bot that keeps a person's seat has that person's uid, and their name in `standsFor` */
  | {
      readonly kind: 'bot';
      readonly level: BotLevel;
      readonly name: string;
      readonly uid?: string;
      readonly standsFor?: string;
    };

/** Whose each seat is, game after game; null: a bot's. */
export type CampaignGroup = readonly (Guest | null)[];

/** What the people of a campaign have agreed on for all of its tables. */
export interface CampaignTerms {
  readonly pace: Pace;
  readonly speed: Speed;
  readonly undo: boolean;
  readonly watching: Pick<Watching, 'allowed' | 'delay'>;
}

/** uid → what each person's browser has added to the deal. */
export type Nonces = Readonly<Record<string, string>>;

/**
 * uid → the seat that a person has, or had, since the game began. A seat is a hand and a treasury: a person who has
 * seen one may return to that seat, and never take another.
 */
export type SeatHistory = Readonly<Record<string, Seat>>;

/** Written with every move, so that a clock resumes where it stopped. In milliseconds. */
export interface StoredClock {
  /** per seat: what is left beyond the time of a decision */
  readonly bank: readonly number[];
  /** how often each seat has let its time run out */
  readonly missed: readonly number[];
  /** how long each seat has thought about the decision that it owes */
  readonly used: readonly number[];
  /** what is left to each seat for losing the connection */
  readonly grace: readonly number[];
  /** the clock of the last deciding seat before each decision it made in a row: what an undo restores */
  readonly trail: readonly { readonly seat: Seat; readonly bank: number; readonly used: number }[];
}

/** Whether and how others may watch a table. */
export interface Watching {
  readonly allowed: boolean;
  /** how many moves spectators are behind */
  readonly delay: number;
  /** uids of those who let others look over their shoulder */
  readonly shoulders?: readonly string[];
  /** uids of those who have looked, and may no longer play in this game */
  readonly looked?: readonly string[];
}

/** The moment of a finished game at which another one continues. */
export interface Origin {
  readonly id: string;
  readonly seq: number;
}
