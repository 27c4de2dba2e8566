import type { GameMeta, OptionMeta } from '../../shared/engine/game.ts';
import type { GameId } from '../../shared/games/ids.ts';
import type { Dict } from '../../shared/i18n/en/house.ts';
import type { OptionText } from '../../shared/i18n/options.ts';

export type OptionValue = string | number | boolean;
/** What somebody has set himself; all else follows the preset. */
export type Touched = Readonly<Record<string, OptionValue>>;

type Choosable = Pick<GameMeta, 'options' | 'preset'>;

/** What an option is, as long as only these have been touched. */
export function valueIn({ options, preset }: Choosable, touched: Touched, option: OptionMeta): OptionValue {
  const own = touched[option.key];
  if (own !== undefined) return own;
  const key = preset?.key;
  const chosen = key && (touched[key] ?? options.find((one) => one.key === key)?.default);
  return preset?.values[String(chosen)]?.[option.key] ?? option.default;
}

/** What is asked for: nothing that does not go with the rest. */
export const suited = (
  { suits }: { readonly suits?: (option: string, options: Touched, seats: number) => boolean },
  touched: Touched,
  seats: number,
): Touched =>
  suits ? Object.fromEntries(Object.entries(touched).filter(([key]) => suits(key, touched, seats))) : touched;

/** The words of an option; one that has none is not offered. */
export const textOf = (texts: Dict['games'][GameId]['options'], { key }: OptionMeta): OptionText | undefined =>
  (texts as Readonly<Record<string, OptionText>>)[key];

/** The options of a table that are worth a word, each in a few. */
export function spoken(
  game: Choosable,
  texts: Dict['games'][GameId]['options'],
  options: Touched,
  { off, is }: Pick<Dict['create'], 'off' | 'is'>,
): string[] {
  return remarkable(game, options).flatMap((option) => {
    const text = textOf(texts, option);
    if (!text) return [];
    const value = options[option.key] ?? '';
    if (option.kind === 'flag') return [value === true ? text.label : off({ what: text.label })];
    return [is({ what: text.label, value: text.values?.[String(value)] ?? String(value) })];
  });
}

/** What is said of a table before the game: another preset than usual, and all that differs from the preset. */
export function remarkable(game: Choosable, options: Touched): OptionMeta[] {
  const { preset } = game;
  const kept = preset ? { [preset.key]: options[preset.key] ?? '' } : {};
  return game.options.filter((option) => {
    const value = options[option.key];
    if (value === undefined) return false;
    return value !== (option.key === preset?.key ? option.default : valueIn(game, kept, option));
  });
}
