import type { OptionMeta } from '../../../shared/engine/game.ts';
import type { DialogsDict } from '../../../shared/i18n/en/dialogs.ts';
import { refusalOf } from '../../games/choices.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { type OptionValue, optionText, type TouchedOptions, valueIn } from '../../games/options.ts';
import { Check, Segments } from '../ui/Segments.tsx';
import { useWords } from '../words.tsx';
import type { Choices } from './useChoices.ts';

export interface OptionsProps {
  readonly game: GameManifest;
  readonly choices: Choices;
  readonly seats: number;
  /** what goes together of what was chosen */
  readonly suited: TouchedOptions;
  readonly onTouch: (key: string, value: OptionValue) => void;
}

/** The options of a game, each in a sentence; most of a long list wait behind a click. */
export function OptionFields(props: OptionsProps & { readonly words: DialogsDict['create'] }) {
  const { game, choices, words: create } = props;
  const { games } = useWords();
  const known = game.options.filter(
    (option) => optionText(games[game.id].options, option) && !choices.texts.about?.[option.key],
  );
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

function OptionField({
  game,
  choices,
  seats,
  suited,
  onTouch,
  option,
}: OptionsProps & { readonly option: OptionMeta }) {
  const { games } = useWords();
  const text = optionText(games[game.id].options, option);
  if (!text || option.kind === 'number') return null;
  const { key } = option;
  const value = valueIn(game, suited, option);
  const { rules, texts } = choices;
  const sentences: Readonly<Record<string, ChoiceSentence>> = texts.refused;
  const why = (wished: OptionValue): string | null => {
    const refusal = refusalOf(rules.parseOptions, suited, seats, [key, wished]);
    return refusal && (sentences[refusal.code] ?? texts.refused.badOptions)(refusal.params);
  };
  const hint = texts.hints[key];
  if (option.kind === 'flag') {
    const reason = why(value !== true);
    return (
      <Check
        label={text.label}
        hint={reason ?? hint}
        checked={value === true}
        disabled={reason !== null}
        onChange={(on) => onTouch(key, on)}
      />
    );
  }
  const values = option.values.map((one) => ({ value: one, reason: one === value ? null : why(one) }));
  const reason = values.find((one) => one.reason)?.reason;
  if (reason && values.every((one) => one.reason || one.value === value))
    return (
      <div class="not-open">
        <p class="name">{text.label}</p>
        <p class="hint">{reason}</p>
      </div>
    );
  return (
    <Segments
      legend={text.label}
      hint={reason ?? hint}
      values={values.map(({ value: one, reason }) => ({
        value: one,
        label: text.values?.[one] ?? String(one),
        disabled: reason !== null,
      }))}
      value={value as string | number}
      onChange={(one) => onTouch(key, one)}
    />
  );
}

type ChoiceSentence = Choices['texts']['refused']['badOptions'];
