import './ValueTiles.css';
import { useEffect, useId, useRef } from 'preact/hooks';
import { minutesFor, seatsFor } from '../../../shared/engine/seats.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { Icon } from '../ui/Icon.tsx';
import { useWords } from '../words.tsx';

/** An option whose values are games of their own: each with its picture, its sentence, its players and minutes. */
export function ValueTiles(props: {
  readonly game: GameManifest;
  readonly option: string;
  readonly values: readonly (string | number)[];
  readonly sentences: Readonly<Record<string, string>>;
  readonly value: string | number;
  readonly onChange: (value: string | number) => void;
}) {
  const { game, option } = props;
  const { games, lobby } = useWords();
  const text = games[game.id].options[option];
  const name = useId();
  const tiles = useRef<HTMLDivElement>(null);
  // what was chosen before the dialog was opened is not looked for
  useEffect(() => {
    const chosen = tiles.current?.querySelector('label:has(:checked)');
    if (chosen?.previousElementSibling) chosen.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <fieldset class="field">
      <legend>{text?.label}</legend>
      <div class="tiles" ref={tiles}>
        {props.values.map((value) => {
          const [min, max] = seatsFor(game, { [option]: value });
          const n = minutesFor(game, { [option]: value });
          const icon = game.pictures?.[value];
          return (
            <label key={value} class="tile">
              <input
                type="radio"
                name={name}
                checked={value === props.value}
                aria-labelledby={`${name}${value}`}
                aria-describedby={`${name}${value}-facts ${name}${value}-about`}
                onChange={() => props.onChange(value)}
              />
              {icon && <Icon of={icon} size={34} />}
              <b id={`${name}${value}`}>{text?.values?.[value] ?? value}</b>
              <span class="facts" id={`${name}${value}-facts`}>
                <Icon of="meeple" size={14} /> <span aria-hidden="true">{lobby.seats({ min, max })}</span>
                <span class="sr">{lobby.seatsLong({ min, max })}, </span>
                <Icon of="hourglass" size={13} /> <span aria-hidden="true">{lobby.minutes({ n })}</span>
                <span class="sr">{lobby.minutesLong({ n })}. </span>
              </span>
              <span class="about" id={`${name}${value}-about`}>
                {props.sentences[value]}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
