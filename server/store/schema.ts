import { boolean, index, integer, json, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Outcome, Params, Seat } from '../../shared/engine/core.ts';
import type { Pace, TableStatus } from '../../shared/protocol/messages.ts';
import type { Held, Nonces, SeatHolder } from '../rooms/seating.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const when = (name: string) => moment(name).notNull().defaultNow();

/** The moment of a finished game from which another was played on. */
export interface Origin {
  readonly id: string;
  readonly seq: number;
}

/** A table from the moment it is opened: first the people around it, then the game on it. */
export const matches = pgTable(
  'matches',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull().unique(),
    game: text('game').notNull(),
    rulesVersion: integer('rules_version').notNull(),
    options: json('options').$type<unknown>().notNull(),
    visibility: text('visibility').$type<'public' | 'private'>().notNull(),
    status: text('status').$type<TableStatus>().notNull().default('waiting'),
    pace: text('pace').$type<Pace>().notNull(),
    /** uid of the host */
    host: text('host').notNull(),
    seating: jsonb('seating').$type<readonly SeatHolder[]>().notNull(),
    /** who has sat where since the game began, also those who left */
    held: json('held').$type<Held>().notNull().default({}),
    /** null until the game begins; never leaves the server before the end */
    seed: text('seed'),
    /** what the seed is made of, with the nonces; its hash is shown from the start, itself after the end */
    secret: text('secret'),
    /** uid → what the browser of each person has added, while the table waits */
    nonces: json('nonces').$type<Nonces>().notNull().default({}),
    /** what the cards were dealt with, by seat; empty words for bots and who added nothing */
    dealtWith: json('dealt_with').$type<readonly string[]>(),
    /** begins by itself as soon as its host is there and has added his nonce */
    begins: boolean('begins').notNull().default(false),
    /** played on from a moment of another game */
    origin: json('origin').$type<Origin>(),
    /** how often a room was opened for it: each incarnation has an id of its own */
    epoch: integer('epoch').notNull().default(0),
    /** the process that opened the newest room, and when */
    home: text('home').notNull().default(''),
    homeAt: moment('home_at'),
    /** what lists show of a running game, written with every move */
    glance: json('glance').$type<Params>().notNull().default({}),
    toMove: json('to_move').$type<readonly Seat[]>().notNull().default([]),
    result: json('result').$type<Outcome>(),
    createdAt: when('created_at'),
    updatedAt: when('updated_at'),
    beganAt: moment('began_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    // not on updatedAt: a move then touches no index, and PostgreSQL reuses the row's page
    index('matches_by_status').on(table.status),
    index('matches_by_guest').using('gin', table.seating),
  ],
);

/** The log. The key makes two moves at one place impossible, whoever writes them. */
export const moves = pgTable(
  'moves',
  {
    matchId: text('match_id')
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** 1-based: the position that the move led to */
    seq: integer('seq').notNull(),
    seat: integer('seat').notNull(),
    move: json('move').$type<{ readonly type: string }>().notNull(),
    /** the request that asked for it: a repeat gets the first answer */
    requestId: text('request_id').notNull(),
    at: when('at'),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.seq] })],
);

export const guests = pgTable('guests', {
  uid: text('uid').primaryKey(),
  name: text('name').notNull(),
  createdAt: when('created_at'),
  seenAt: when('seen_at'),
});

/** What all processes of the house share beside its tables, by name. */
export const house = pgTable('house', { name: text('name').primaryKey(), value: text('value').notNull() });

export type MatchRow = typeof matches.$inferSelect;
export type MoveRow = typeof moves.$inferSelect;
