import type { Params } from '../../../engine/core.ts';
import type { Options } from '../../../games/port-royal/index.ts';
import type { ChoiceTexts } from '../../options.ts';
import { counted } from '../../plural.ts';
import { lobby } from './lobby.ts';

const cards = counted('en', 'card', 'cards');
const contractCount = counted('en', 'contract', 'contracts');
const missionCount = counted('en', 'mission', 'missions');
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
    chapter: 'Every chapter brings its own cards, missions and pages of the story; those of earlier chapters stay.',
    failures: '3 more coins to begin with for every time this chapter was lost.',
    adventurerChoice: 'Everyone is dealt a card with two adventurers, or chooses one of five in turn.',
    showDiscard: 'Everyone can look through the discarded cards at any time.',
  },
  about: {
    mode: {
      base: 'The race to 12 influence: draw, stop in time, hire and trade.',
      onTheGo: 'A short race to 8 influence with 60 cards and no expeditions.',
      contracts: 'The race to 12 influence, with rewards for special feats on contracts.',
      contractsCoop: 'Everyone against time: complete every contract before it runs out, as a team or alone.',
      adventure:
        'A chapter of the story, against each other: missions, events, crowns, and a trophy that winning takes.',
      adventureCoop: 'A chapter of the story, as a team or alone: every mission before the fourth month ends.',
      adventureVariable: 'All cards of the adventure and four missions at random, for those who know the story.',
    },
  },
  refused: {
    badOptions: () => 'These options do not exist.',
    excludedOption: (p) =>
      p.value === true ? `Always part of the mode “${modeName(p)}”.` : `Not part of the mode “${modeName(p)}”.`,
  },
  brings: (p) => [
    cards(Number(p.cards)),
    ...(Number(p.goal) > 0 ? [`ends at ${p.goal} influence`] : []),
    ...(Number(p.contracts) > 0 ? [contractCount(Number(p.contracts))] : []),
    ...(Number(p.chapter) > 0 ? [`chapter ${p.chapter}`] : []),
    ...(Number(p.missions) > 0 ? [missionCount(Number(p.missions))] : []),
    ...(p.againstTime === true ? ['against time'] : []),
  ],
};
