/** An option of a game: its name, a sentence about it, and the names of its values. */
export interface OptionText {
  readonly label: string;
  readonly hint: string;
  readonly values?: Readonly<Record<string | number, string>>;
}
