import type { OptionMeta } from '../../../shared/engine/game.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { type OptionValue, optionText, type TouchedOptions, valueIn } from '../../games/options.ts';
import { Check, Segments } from '../ui/Segments.tsx';
import { useWords } from '../words.tsx';

/** The options of a game, each in a sentence; most of a long list wait behind a click. */
export function OptionFields(props: {
  readonly game: GameManifest;
  readonly seats: number;
  readonly touched: TouchedOptions;
  readonly onTouch: (key: string, value: OptionValue) => void;
}) {
  const { game } = props;
  const { create, games } = useWords();
  const suits = (key: string): boolean => game.suits?.(key, props.touched, props.seats) ?? true;
  const known = game.options.filter((option) => optionText(games[game.id].options, option) && suits(option.key));
  const seen = known.filter(({ key }) => game.upfront?.includes(key) ?? true);
  const rest = known.filter((option) => !seen.includes(option));
  const field = (option: OptionMeta) => <OptionField key={option.key} {...props} option={option} />;
  return (
    <fieldset class="field chapter">
      <legend>{create.optionsHeading}</legend>
      {seen.map(field)}
      {rest.length > 0 && (
        <details class="more">
          <summary>{create.moreOptions}</summary>
          {rest.map(field)}
        </details>
      )}
    </fieldset>
  );
}

function OptionField(props: {
  readonly game: GameManifest;
  readonly option: OptionMeta;
  readonly touched: TouchedOptions;
  readonly onTouch: (key: string, value: OptionValue) => void;
}) {
  const { game, option } = props;
  const { games } = useWords();
  const text = optionText(games[game.id].options, option);
  const value = valueIn(game, props.touched, option);
  if (!text) return null;
  if (option.kind === 'flag')
    return (
      <Check
        label={text.label}
        hint={text.hint}
        checked={value === true}
        onChange={(on) => props.onTouch(option.key, on)}
      />
    );
  if (option.kind !== 'choice') return null;
  return (
    <Segments
      legend={text.label}
      hint={text.hint}
      values={option.values.map((one) => ({ value: one, label: text.values?.[one] ?? String(one) }))}
      value={value as string | number}
      onChange={(one) => props.onTouch(option.key, one)}
    />
  );
}
