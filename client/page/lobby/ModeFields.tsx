import { minutesFor, seatsFor } from '../../../shared/engine/seats.ts';
import { valueIn } from '../../games/options.ts';
import { useWords } from '../words.tsx';
import type { OptionsProps } from './OptionFields.tsx';
import { ValueTiles } from './ValueTiles.tsx';

/** What one plays, as far as a game is several, and what such a table brings. */
export function ModeFields({ game, choices, seats, suited, onTouch }: OptionsProps) {
  const { lobby } = useWords();
  const { rules, texts } = choices;
  const [min, max] = seatsFor(game, suited);
  const parsed = rules.parseOptions(suited, seats);
  const brought = parsed.ok && rules.brings ? (texts.brings?.(rules.brings(parsed.value, seats)) ?? []) : [];
  const facts = [lobby.seatsLong({ min, max }), lobby.minutesLong({ n: minutesFor(game, suited) }), ...brought];
  return (
    <>
      {game.options.map((option) => {
        const sentences = texts.about?.[option.key];
        if (option.kind !== 'choice' || !sentences) return null;
        return (
          <ValueTiles
            key={option.key}
            game={game}
            option={option.key}
            values={option.values}
            sentences={sentences}
            value={valueIn(game, suited, option) as string | number}
            onChange={(value) => onTouch(option.key, value)}
          />
        );
      })}
      <p class="brings" role="status">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </>
  );
}
