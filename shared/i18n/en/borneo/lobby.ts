import type { Params } from '../../../engine/core.ts';
import type { Options } from '../../../games/borneo/index.ts';
import type { OptionText } from '../../options.ts';

/** who begins is drawn by lot */
type OptionTexts = Readonly<Record<Exclude<keyof Options, 'startingSeat'>, OptionText>>;

/** What the lobby says of Borneo: its card, how it plays, its options. */
export const lobby = {
  name: 'Borneo',
  credit: 'Borneo is a game by Paolo Mori.',
  tagline: 'Climb the ranks, ship the spices',
  blurb: 'Four trading companies, three harbours. Fight for rank, build monopolies and complete missions.',
  /** spices on the shipments of the picture */
  art: ['Pepper', 'Cloves', 'Nutmeg'] as readonly string[],
  steps: [
    { title: 'Mission', text: 'Pay spices from your warehouse for points: one of each, or many of a kind.' },
    { title: 'Companies', text: 'Move a merchant to another company, or attack a merchant ranked above them.' },
    {
      title: 'Shipment',
      text: 'Play flags at a harbour. A monopoly pays one company; a full harbour is shared by all.',
    },
    { title: 'Win', text: 'When the harbours run out, your missions and every card in your warehouse count.' },
  ],
  lobbySummary: (p: Params) => `Turn ${p.turn} · harbours left ${p.harbours}`,
  options: {
    edition: {
      label: 'Edition',
      values: { board: 'board', card: 'cards' },
    },
    fourMerchants: {
      label: 'Four merchants each',
    },
    blackbeard: {
      label: 'Blackbeard',
    },
  } as OptionTexts,
};

export type BorneoLobby = typeof lobby;
