import './OutfitPanel.css';
import { useState } from 'preact/hooks';
import type { GameMove, Outfit } from '../../games/presenter.ts';
import { Outline } from '../ui/Outline.tsx';
import { evenly, restOf, stepped } from './outfit.ts';

/** Loading and launching of all boats in one go: which ware stays, and where each boat starts. */
export function OutfitPanel(props: { readonly outfit: Outfit; readonly onDone: (moves: readonly GameMove[]) => void }) {
  const { outfit } = props;
  const { words, wares } = outfit;
  const [stays, setStays] = useState(outfit.stays);
  const [starts, setStarts] = useState<ReadonlyMap<string, number>>(() => evenly(outfit, outfit.stays));
  const sailing = wares.filter(({ id }) => id !== stays);
  const rest = restOf(outfit, stays, starts);
  return (
    <>
      <fieldset>
        <legend>{words.stays}</legend>
        <div class="stays">
          {wares.map(({ id, name, icon, mayStay }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === stays}
              disabled={!mayStay && id !== stays}
              onClick={() => {
                setStays(id);
                setStarts(evenly(outfit, id));
              }}
            >
              <Outline d={icon} size={20} />
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.starts({ sum: outfit.sum })}</legend>
        {sailing.map(({ id, name, icon, start }) => {
          const at = starts.get(id) ?? 0;
          const step = (by: number) => setStarts(stepped(outfit, starts, id, by));
          const isFixed = start !== null;
          return (
            <div class="boat" key={id}>
              <span class="emblem">
                <Outline d={icon} size={18} />
              </span>
              <span>{name}</span>
              <button
                type="button"
                class="btn"
                aria-label={words.less({ name })}
                disabled={isFixed || at <= 0}
                onClick={() => step(-1)}
              >
                −
              </button>
              {/* the same by dragging */}
              <input
                type="range"
                aria-label={name}
                min={0}
                max={outfit.highest}
                value={at}
                disabled={isFixed}
                onInput={({ currentTarget }) => step(currentTarget.valueAsNumber - at)}
              />
              <button
                type="button"
                class="btn"
                aria-label={words.more({ name })}
                disabled={isFixed || at >= outfit.highest}
                onClick={() => step(1)}
              >
                +
              </button>
              <output aria-hidden="true">{at}</output>
            </div>
          );
        })}
      </fieldset>
      <button
        type="button"
        class="btn pri"
        disabled={rest !== 0}
        onClick={() => props.onDone(outfit.movesOf(stays, starts))}
      >
        {rest === 0 ? words.done : rest > 0 ? words.missing({ n: rest }) : words.tooMany({ n: -rest })}
      </button>
    </>
  );
}
