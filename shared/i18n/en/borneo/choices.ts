import type { Options } from '../../../games/borneo/index.ts';
import type { ChoiceTexts } from '../../options.ts';

export type BorneoChoices = ChoiceTexts<Exclude<keyof Options, 'startingSeat'>>;

/** What the dialog that makes a table says of Borneo. */
export const choices: BorneoChoices = {
  hints: {
    edition:
      'Board: five places in each company, and crates. Cards: no limit, and the harbour of a monopoly goes to the first merchant of that company.',
    fourMerchants: 'Tighter companies for three players (board edition).',
    blackbeard:
      'The pirates let one spice count as another in a mission; whoever has their ship at the end loses 2 points (board edition).',
  },
  refused: {
    badOptions: (p) =>
      p.option === 'fourMerchants'
        ? 'Only with the board, and for three players.'
        : p.option === 'blackbeard'
          ? 'Only with the board.'
          : 'These options do not go together.',
  },
};
