import type { Params } from '../../../engine/core.ts';
import type { Options } from '../../../games/port-royal/index.ts';
import type { OptionText } from '../../options.ts';

type OptionTexts = Readonly<Record<Exclude<keyof Options, 'maxRounds' | 'startingSeat'>, OptionText>>;

/** What the lobby says of Port Royal: its card, how it plays, its options. */
export const lobby = {
  name: 'Port Royal',
  credit: 'Port Royal is a game by Alexander Pfister.',
  tagline: 'Push your luck, hire a crew',
  blurb: 'Ships come in, one card at a time. Stop while the harbour is full, or watch it all sail away.',
  /** names on the cards of the picture: a ship, a person and what they do, another ship */
  art: ['Pinnace', 'Admiral', '5+ cards here: +2', 'Galleon'] as readonly string[],
  solo: 'Alone against time',
  campaign: 'Campaign',
  steps: [
    {
      title: 'Draw',
      text: 'Reveal cards for as long as you dare. Two ships of the same colour, and your turn is lost.',
    },
    { title: 'Stop', text: 'The more colours in the harbour, the more cards you may take.' },
    { title: 'Trade and hire', text: 'Ships bring coins. People cost coins and bring influence and skills.' },
    { title: 'Win', text: 'The first player with 12 influence triggers the last round; the most influence wins.' },
  ],
  lobbySummary: (p: Params) =>
    p.of === undefined
      ? `Round ${p.round} · leader ${p.leader} / ${p.goal}`
      : `Contracts ${p.done} / ${p.of} · time ${p.time}`,
  options: {
    mode: {
      label: 'Mode',
      values: {
        base: 'Base game',
        onTheGo: 'On the Go',
        contracts: 'Contracts',
        contractsCoop: 'Together',
        adventure: 'Adventure',
        adventureCoop: 'Adventure together',
        adventureVariable: 'Free adventure',
      },
    },
    gambler: {
      label: 'The gambler',
    },
    onTheGo20: {
      label: 'Cards of On the Go',
    },
    contractCards: {
      label: 'People and ships of the contracts',
    },
    startVictoryCards: {
      label: 'Victory cards at the start',
      values: { ask: 'Ask the team', 0: '0', 2: '2', 4: '4', 6: '6', 8: '8' },
    },
    chapter: {
      label: 'Chapter',
      values: { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' },
    },
    failures: {
      label: 'Lost attempts before',
    },
    adventurerChoice: {
      label: 'Adventurers',
      values: { random: 'Dealt', draft: 'Chosen' },
    },
    expeditionVariant: {
      label: 'Only explorers win',
    },
    showDiscard: {
      label: 'Open discard pile',
    },
  } as OptionTexts,
};

export type PortRoyalLobby = typeof lobby;
