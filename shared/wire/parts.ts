import type { Outcome, Seat, TeamResult } from '../engine/core.ts';
import {
  type Described,
  flag,
  list,
  nullable,
  optional,
  or,
  record,
  type ScalarShape,
  text,
  uint8,
  whole,
} from './descriptor.ts';

/** What all games have. */

export const seat = (): Described<Seat, ScalarShape> => uint8();

/** Drawn by lot unless given. */
export const startingSeat = (): Described<Seat | 'random'> => or('random', seat());

export const outcome = record<Outcome>({
  reason: text(),
  winners: list(seat()),
  places: list(uint8()),
  scores: list(whole()),
  ties: list(list(whole())),
  team: optional(record<TeamResult>({ won: flag(), rank: nullable(uint8()), points: uint8() })),
});
