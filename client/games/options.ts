import type { GameMeta, OptionMeta } from '../../shared/engine/game.ts';
import { seatsFor } from '../../shared/engine/seats.ts';
import type { Dict } from '../../shared/i18n/en/house.ts';
import type { OptionText } from '../../shared/i18n/options.ts';

export type OptionValue = string | number | boolean;
/** What somebody has set themselves; everything else follows the preset. */
export type TouchedOptions = Readonly<Record<string, OptionValue>>;

type OptionTexts = Readonly<Record<string, OptionText>>;
type Choosable = Pick<GameMeta, 'options' | 'preset'>;

/** What an option is, as long as only these have been touched. */
export function valueIn({ options, preset }: Choosable, touched: TouchedOptions, option: OptionMeta): OptionValue {
  const own = touched[option.key];
  if (own !== undefined) return own;
  const key = preset?.key;
  const chosen = key && (touched[key] ?? options.find((one) => one.key === key)?.default);
  return preset?.values[String(chosen)]?.[option.key] ?? option.default;
}

/** The first options by which one plays alone; null where it takes others. */
export function soloOptions(game: Choosable & Pick<GameMeta, 'seats' | 'seatsOf'>): TouchedOptions | null {
  for (const option of game.options)
    for (const value of option.kind === 'choice' ? option.values : [])
      if (seatsFor(game, { [option.key]: value })[0] === 1) return { [option.key]: value };
  return null;
}

/** The words of an option; one that has none is not offered. */
export const optionText = (texts: OptionTexts, { key }: OptionMeta): OptionText | undefined => texts[key];

/** The options of a table that differ from the usual, each in a few words. */
export function optionsInWords(
  game: Choosable,
  texts: OptionTexts,
  options: TouchedOptions,
  { off, is }: Pick<Dict['create'], 'off' | 'is'>,
): string[] {
  return unusualOptions(game, options).flatMap((option) => {
    const text = optionText(texts, option);
    if (!text) return [];
    const value = options[option.key] ?? '';
    if (option.kind === 'flag') return [value === true ? text.label : off({ what: text.label })];
    return [is({ what: text.label, value: text.values?.[String(value)] ?? String(value) })];
  });
}

/** Another preset than the default one, and everything that differs from the preset. */
export function unusualOptions(game: Choosable, options: TouchedOptions): OptionMeta[] {
  const { preset } = game;
  const kept = preset ? { [preset.key]: options[preset.key] ?? '' } : {};
  return game.options.filter((option) => {
    const value = options[option.key];
    if (value === undefined) return false;
    return value !== (option.key === preset?.key ? option.default : valueIn(game, kept, option));
  });
}
