import type { Params } from '../../../engine/core.ts';
import type { Options } from '../../../games/borneo/index.ts';
import type { OptionText } from '../../options.ts';

/** who begins is drawn by lot */
type OptionTexts = Readonly<Record<Exclude<keyof Options, 'startingSeat'>, OptionText>>;

/** What the lobby says of Borneo: its card, how it plays, its options. */
export const lobby = {
  name: 'Borneo',
  credit: 'Borneo is a game by Paolo Mori.',
  tagline: 'Rise in rank, ship the spices',
  blurb: 'Four trading companies, three harbours. Fight for rank, lead a cargo to a monopoly, and pay for missions.',
  /** spices on the shipments of the picture */
  art: ['Pepper', 'Cloves', 'Nutmeg'] as readonly string[],
  steps: [
    { title: 'Mission', text: 'Pay spices from your warehouse: one of each, or many alike, for points.' },
    { title: 'Companies', text: 'Move a merchant to another company, or fight somebody above him for the rank.' },
    {
      title: 'Shipment',
      text: 'Play flags to a harbour. A monopoly feeds one company; a full harbour is shared by all.',
    },
    { title: 'Win', text: 'When the harbours run out, missions and every card in the warehouse count.' },
  ],
  glance: (p: Params) => `Turn ${p.turn} · harbours left ${p.harbours}`,
  options: {
    edition: {
      label: 'Edition',
      hint: 'On the board: five places a company, and crates. With cards: no limit, and the harbour of a monopoly goes to its first merchant.',
      values: { board: 'board', card: 'cards' },
    },
    fourMerchants: {
      label: 'Four merchants each',
      hint: 'Closer companies for three players (board edition).',
    },
    blackbeard: {
      label: 'Blackbeard',
      hint: 'Pirates let one spice pass for another in a mission; whoever has their ship at the end loses 2 points (board edition).',
    },
  } as OptionTexts,
};

export type BorneoLobby = typeof lobby;
