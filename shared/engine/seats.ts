import type { GameMeta, GivenOptions } from './game.ts';

type Facts = Pick<GameMeta, 'seats' | 'seatsOf' | 'isTeamGame'>;

const given = (options: unknown): GivenOptions =>
  typeof options === 'object' && options !== null ? (options as GivenOptions) : {};

/** How many may play a game by these options. */
export const seatsFor = (meta: Facts, options: unknown): readonly [min: number, max: number] =>
  meta.seatsOf?.(given(options)) ?? meta.seats;

/** About how long it takes by these options. */
export const minutesFor = (meta: Pick<GameMeta, 'minutes' | 'minutesOf'>, options: unknown): number =>
  meta.minutesOf?.(given(options)) ?? meta.minutes;

/** Whether people play it together against the game, by these options. */
export const isTeamGame = (meta: Facts, options: unknown): boolean => meta.isTeamGame?.(given(options)) ?? false;
