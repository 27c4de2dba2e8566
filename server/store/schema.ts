import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Outcome, Params, Seat } from '../../shared/engine/core.ts';
import type { Channel, Reason, Said, SayingKind } from '../../shared/protocol/chat.ts';
import type { Pace, SeatChange, TableStatus } from '../../shared/protocol/messages.ts';
import type { Speed } from '../../shared/protocol/speeds.ts';
import { moment, when } from './moments.ts';
import type { CampaignGroup, Nonces, Origin, SeatHistory, SeatHolder, StoredClock, Watching } from './row-types.ts';

export { type CampaignRow, campaigns } from './campaign-schema.ts';

/** A table from its creation on: first the people around it, then its game. */
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
    /** who has sat where since the game began, including those who left */
    seatHistory: json('held').$type<SeatHistory>().notNull().default({}),
    /** how seats have changed hands since the game began, the latest last; the log tells them */
    seatChanges: json('seat_changes').$type<readonly SeatChange[]>().notNull().default([]),
    /** null until the game begins; never leaves the server before the end */
    seed: text('seed'),
    /** with the nonces it makes the seed; its hash is public from the start, the secret after the end */
    secret: text('secret'),
    /** uid → what each person's browser has added, while the table waits */
    nonces: json('nonces').$type<Nonces>().notNull().default({}),
    /** the nonces of the deal by seat; empty for bots and for people who added none */
    dealtWith: json('dealt_with').$type<readonly string[]>(),
    /** begins by itself once its host, or everybody it waits for, is there and has added a nonce */
    begins: boolean('begins').notNull().default(false),
    /** how long players may think: blitz, normal, slow, unhurried */
    speed: text('speed').$type<Speed>().notNull().default('unhurried'),
    /** whether it counts for ratings */
    rated: boolean('rated').notNull().default(false),
    /** the table waits for its people: it begins when all have come, and with bots after this moment */
    gatherBy: moment('gather_by'),
    /** whether the results of the finished game have been written */
    settled: boolean('settled').notNull().default(false),
    /** the thinking time left to each seat; null without clocks */
    clock: json('clock').$type<StoredClock>(),
    /** whether and how others may watch */
    watching: json('watching').$type<Watching>().notNull().default({ allowed: true, delay: 0 }),
    /** whether a decision may be taken back */
    undo: boolean('undo').notNull().default(true),
    /** the table at which the same people play again */
    rematch: text('sequel'),
    /** uids of people whom the host has sent away: they may not sit down here again */
    kicked: json('kicked').$type<readonly string[]>().notNull().default([]),
    /** the moment of another game that this one continues */
    origin: json('origin').$type<Origin>(),
    /** the campaign of which it is a chapter; null: none */
    campaign: text('campaign_id'),
    chapter: integer('chapter'),
    /** per seat for whom it is kept, for good; null: no seat is, as before the first game of a campaign */
    group: json('group').$type<CampaignGroup>(),
    /** how often a room was opened for it: the number of its newest incarnation */
    epoch: integer('epoch').notNull().default(0),
    /** the process that opened the newest room, and when */
    home: text('home').notNull().default(''),
    homeAt: moment('home_at'),
    /** what lists show of a running game, written with every move */
    lobbySummary: json('glance').$type<Params>().notNull().default({}),
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
    // both are small: tables that a sweep or a room has to act on
    index('matches_unsettled').on(table.id).where(sql`status = 'finished' and not settled`),
    index('matches_by_campaign').on(table.campaign).where(sql`campaign_id is not null`),
    index('matches_gathering').on(table.gatherBy).where(sql`gather_by is not null`),
  ],
);

/** The table that a row is of, and with which it goes. */
const ofMatch = () =>
  text('match_id')
    .notNull()
    .references(() => matches.id, { onDelete: 'cascade' });

const decision = () => ({
  matchId: ofMatch(),
  /** 1-based: the position that the move led to */
  seq: integer('seq').notNull(),
  seat: integer('seat').notNull(),
  move: json('move').$type<{ readonly type: string }>().notNull(),
  /** the request that asked for it: a repeat gets the first answer */
  requestId: text('request_id').notNull(),
  at: when('at'),
});

/** The log. Its key makes two moves at one place impossible, whichever process writes them. */
export const moves = pgTable('moves', decision(), (table) => [primaryKey({ columns: [table.matchId, table.seq] })]);

/** Decisions that were taken back: out of the log, but kept. */
export const undone = pgTable('undone', decision(), (table) => [
  primaryKey({ columns: [table.matchId, table.requestId] }),
]);

/** Chat messages of a table. */
export const sayings = pgTable(
  'sayings',
  {
    matchId: ofMatch(),
    /** 1-based, in the order of the table */
    n: integer('n').notNull(),
    /** spectators have a channel of their own */
    channel: text('channel').$type<Channel>().notNull(),
    uid: text('uid').notNull(),
    name: text('name').notNull(),
    /** null: written by a spectator */
    seat: integer('seat'),
    kind: text('kind').$type<SayingKind>().notNull(),
    body: text('body').notNull(),
    /** the request that asked for it: a repeat gets the first answer */
    requestId: text('request_id').notNull(),
    at: when('at'),
  },
  (table) => [
    primaryKey({ columns: [table.matchId, table.n] }),
    uniqueIndex('sayings_by_request').on(table.matchId, table.uid, table.requestId),
  ],
);

/** Complaints, each with the messages around it. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    matchId: text('match_id').notNull(),
    n: integer('n').notNull(),
    /** uids of the person who complains, and of the person complained about */
    by: text('by').notNull(),
    about: text('about').notNull(),
    reason: text('reason').$type<Reason>().notNull(),
    note: text('note').notNull().default(''),
    context: json('context').$type<readonly Said[]>().notNull(),
    at: when('at'),
    settledAt: moment('settled_at'),
    verdict: text('verdict'),
  },
  (table) => [index('reports_open').on(table.settledAt)],
);

/** People who may not chat for a while. */
export const silences = pgTable('silences', {
  uid: text('uid').primaryKey(),
  until: moment('until').notNull(),
  at: when('at'),
});

/** How strong a person is at a game, by openskill. */
export const ratings = pgTable(
  'ratings',
  {
    uid: text('uid').notNull(),
    game: text('game').notNull(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    games: integer('games').notNull().default(0),
    wins: integer('wins').notNull().default(0),
    updatedAt: when('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.uid, table.game] })],
);

/** How each person fared in each finished game; the rating before and after where it counted. */
export const results = pgTable(
  'results',
  {
    matchId: ofMatch(),
    uid: text('uid').notNull(),
    game: text('game').notNull(),
    seat: integer('seat').notNull(),
    seats: integer('seats').notNull(),
    place: integer('place').notNull(),
    score: doublePrecision('score').notNull(),
    /** not there at the end: a bot played on */
    left: boolean('left').notNull().default(false),
    before: json('before').$type<{ readonly mu: number; readonly sigma: number }>(),
    after: json('after').$type<{ readonly mu: number; readonly sigma: number }>(),
    at: when('at'),
  },
  (table) => [primaryKey({ columns: [table.matchId, table.uid] }), index('results_by_guest').on(table.uid, table.at)],
);

/** People who wait for others to play with; one row per person, so nobody waits twice. */
export const seekers = pgTable(
  'seekers',
  {
    uid: text('uid').primaryKey(),
    name: text('name').notNull(),
    game: text('game').notNull(),
    least: integer('least').notNull(),
    most: integer('most').notNull(),
    speed: text('speed').$type<Speed>().notNull(),
    rated: boolean('rated').notNull(),
    /** the strength by which others are found */
    mu: doublePrecision('mu').notNull(),
    /** after so many seconds bots may fill the table; null: never */
    patience: integer('patience'),
    /** when they agreed to begin with bots; null: they have not */
    agreedAt: moment('agreed_at'),
    /** until then they would rather wait than begin with bots; null: they have not said so */
    staysUntil: moment('stays_until'),
    since: when('since'),
    /** when they last asked */
    seenAt: when('seen_at'),
    /** the table that was found */
    matchId: text('match_id'),
  },
  (table) => [index('seekers_by_game').on(table.game)],
);

export const guests = pgTable('guests', {
  uid: text('uid').primaryKey(),
  name: text('name').notNull(),
  /** the public name in links: the uid is secret */
  handle: text('handle').notNull().unique(),
  /** the picture that they chose for themselves; null: none */
  avatar: text('avatar'),
  createdAt: when('created_at'),
  seenAt: when('seen_at'),
});

/** Values that all processes share, by name. */
export const house = pgTable('house', { name: text('name').primaryKey(), value: text('value').notNull() });

export type MatchRow = typeof matches.$inferSelect;
export type MoveRow = typeof moves.$inferSelect;
export type ResultRow = typeof results.$inferSelect;
export type SeekerRow = typeof seekers.$inferSelect;

/** Links by which another browser becomes the same guest: for a few minutes, and once. */
export const links = pgTable('links', {
  /** sha256 of the word in the link */
  digest: text('digest').primaryKey(),
  uid: text('uid').notNull(),
  name: text('name').notNull(),
  until: moment('until').notNull(),
});
