import type { Params } from '../../../engine/core.ts';
import type { Options } from '../../../games/port-royal/index.ts';
import type { ChoiceTexts } from '../../options.ts';
import { counted } from '../../plural.ts';
import { lobby } from './lobby.ts';

const cards = counted('en', 'card', 'cards');
const missionCount = counted('en', 'mission', 'missions');
const contractCount = counted('en', 'contract', 'contracts');
const modeName = (p: Params): string => lobby.options.mode.values?.[String(p.mode)] ?? '';

export type PortRoyalChoices = ChoiceTexts<
  Exclude<keyof Options, 'maxRounds' | 'startingSeat'>,
  'badOptions' | 'excludedOption'
>;

/** What the dialog that makes a table says of Port Royal. */
export const choices: PortRoyalChoices = {
  hints: {
    mode: 'Each mode is a game of its own: other cards, another goal.',
    gambler: '4 cards with people who turn up four cards at once and may take one more.',
    onTheGo20: '20 cards with merchants, passengers and more ships join the deck.',
    contractCards: '24 cards with clerks, gunners, vice-admirals and ships that bring a gift join the deck.',
    startVictoryCards: 'The fewer turns a team leaves itself, the higher its rank if it wins.',
    expeditionVariant: 'To end the game and to win, 12 influence is not enough: you also need a completed expedition.',
    chapter: 'Which part of the story is told.',
    failures: 'Each failed attempt at this chapter gives the team 3 more coins.',
    adventurerChoice: 'Cards by lot, or everyone picks one.',
    showDiscard: 'Everyone can look through the discarded cards at any time.',
  },
  about: {
    mode: {
      base: 'The race to 12 influence: draw, stop in time, hire and trade.',
      onTheGo: 'A short race to 8 influence with 60 cards and no expeditions.',
      contracts: 'The race to 12 influence, with rewards for special feats on contracts.',
      contractsCoop: 'Everyone against time: complete every contract before it runs out, as a team or alone.',
      adventure: 'A chapter of the story against each other: 12 influence and two missions.',
      adventureCoop: 'A chapter of the story together or alone: every mission before the months are over.',
      adventureVariable: 'Four missions for the whole game, all new cards, no story.',
    },
  },
  refused: {
    badOptions: () => 'These options do not exist.',
    excludedOption: (p) =>
      p.value === true ? `Always part of the mode “${modeName(p)}”.` : `Not part of the mode “${modeName(p)}”.`,
  },
  brings: (p) => [
    cards(Number(p.cards)),
    ...(Number(p.chapter) > 0 ? [`chapter ${p.chapter}`] : []),
    ...(Number(p.missions) > 0 ? [missionCount(Number(p.missions))] : []),
    ...(Number(p.goal) > 0 ? [`ends at ${p.goal} influence`] : []),
    ...(Number(p.contracts) > 0 ? [contractCount(Number(p.contracts))] : []),
    ...(p.againstTime === true ? ['against time'] : []),
  ],
};
