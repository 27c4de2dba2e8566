import type { Params } from '../engine/core.ts';

/** An option of a game: its name, and the names of its values. */
export interface OptionText {
  readonly label: string;
  readonly values?: Readonly<Record<string | number, string>>;
}

/** What only the dialog that makes a table says of a game's options. */
export interface ChoiceTexts<Key extends string = string, Code extends string = 'badOptions'> {
  /** each option in a sentence */
  readonly hints: Readonly<Record<Key, string>>;
  /** each value in a sentence, of an option whose values are games of their own */
  readonly about?: { readonly [K in Key]?: Readonly<Record<string, string>> };
  /** why an option cannot be had with the others, by the code of the refusal; it stands beneath the option's name */
  readonly refused: Readonly<Record<Code, (p: Params) => string>>;
  /** what such a table has, in a few words each, from the numbers that the rules give */
  readonly brings?: (facts: Params) => readonly string[];
}
