import type { Options } from '../../../games/manila/index.ts';
import type { ChoiceTexts } from '../../options.ts';

export type ManilaChoices = ChoiceTexts<Exclude<keyof Options, 'startingSeat'>>;

/** What the dialog that makes a table says of Manila. */
export const choices: ManilaChoices = {
  hints: {
    rules: 'The two rulebooks differ in a few points. The options below follow the edition unless you change them.',
    pirateEviction: 'A pirate may board a full boat on 13 and send one accomplice home. An official variant.',
    startValue: 'Starting at 5 saves about one voyage.',
    hideCash: 'Players do not see how many pesos the others have.',
    showOdds: 'Everyone can see how likely each boat is to arrive.',
    pilotOrder: 'Which pilot moves first before the last roll.',
    largePilotMoves: 'Whether the large pilot may also move just one boat by 1.',
    placementPass: 'Whether you may place again after passing.',
    stowawayTargets: 'Where a player without any money may go.',
    destituteMayInsure: 'A player who cannot afford any space may still become the insurer.',
    seatsOnDockedBoats: 'Free seats on a boat can still be bought after it has docked.',
    evictionVacancies: 'Which free seats must be filled first.',
  },
  refused: {
    badOptions: () => 'These options do not exist.',
  },
};
