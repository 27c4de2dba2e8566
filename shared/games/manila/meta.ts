import type { GameMeta, OptionMeta } from '../../engine/game.ts';
import type { Options } from './types.ts';

export const SEATS: readonly [min: number, max: number] = Object.freeze([3, 5] as const);

/** What an edition sets; an option given by itself stands against it. */
export const PRESETS = Object.freeze({
  fr: Object.freeze({
    pilotOrder: 'smallFirst',
    largePilotMoves: 'exact',
    placementPass: 'skipOne',
    stowawayTargets: 'boatsOnly',
    destituteMayInsure: false,
    seatsOnDockedBoats: false,
    evictionVacancies: 'attackedBoat',
  } as const),
  en: Object.freeze({
    pilotOrder: 'smallFirst',
    largePilotMoves: 'upTo',
    placementPass: 'final',
    stowawayTargets: 'anyExceptInsurance',
    destituteMayInsure: false,
    seatsOnDockedBoats: false,
    evictionVacancies: 'allBoatsOn13',
  } as const),
});

export const DEFAULTS: Options = Object.freeze({
  rules: 'fr',
  ...PRESETS.fr,
  pirateEviction: false,
  hideCash: false,
  startValue: 0,
  startingSeat: 'random',
  showOdds: true,
});

const flag = (key: keyof Options): OptionMeta =>
  Object.freeze({ key, kind: 'flag', default: DEFAULTS[key] === true } as const);

const choice = (key: keyof Options, ...values: readonly (string | number)[]): OptionMeta =>
  Object.freeze({ key, kind: 'choice', values: Object.freeze(values), default: values[0] ?? '' } as const);

/** What the lobby offers; of a choice the default stands first. */
const optionMeta: readonly OptionMeta[] = Object.freeze([
  choice('rules', 'fr', 'en'),
  flag('pirateEviction'),
  choice('startValue', 0, 5),
  flag('hideCash'),
  flag('showOdds'),
  choice('pilotOrder', 'smallFirst', 'largeFirst'),
  choice('largePilotMoves', 'exact', 'upTo'),
  choice('placementPass', 'skipOne', 'final'),
  choice('stowawayTargets', 'boatsOnly', 'anyExceptInsurance'),
  flag('destituteMayInsure'),
  flag('seatsOnDockedBoats'),
  choice('evictionVacancies', 'attackedBoat', 'allBoatsOn13'),
]);

/** The facts of the game, in a module of their own: the lobby offers a game without loading its rules. */
export const meta: GameMeta<'manila'> = {
  id: 'manila',
  rulesVersion: 1,
  playable: Object.freeze([1]),
  seats: SEATS,
  minutes: 45,
  options: optionMeta,
  preset: { key: 'rules', values: PRESETS },
};
