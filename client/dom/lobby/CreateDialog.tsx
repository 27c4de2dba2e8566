import { useState } from 'preact/hooks';
import type { Pace } from '../../../shared/protocol/messages.ts';
import type { OfferedGame } from '../games/list.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { PaceChoice } from '../ui/PaceChoice.tsx';
import { Check, Segments } from '../ui/Segments.tsx';
import { useWords } from '../words.tsx';
import { openTable } from './play.ts';

const counts = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** A table to one's own taste, with every option in a sentence. */
export function CreateDialog({ game, onClose }: { readonly game: OfferedGame; readonly onClose: () => void }) {
  const { create, common, games } = useWords();
  const text = games[game.id];
  const [min, max] = game.seats;
  const [seats, setSeats] = useState(3);
  const [wishedBots, setBots] = useState(0);
  const [visibility, setVisibility] = useState<'private' | 'public'>('private');
  const [pace, setPace] = useState<Pace>('normal');
  const flags = game.options.filter((option) => option.kind === 'flag');
  const [options, setOptions] = useState(() => Object.fromEntries(flags.map(({ key, default: on }) => [key, on])));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const bots = Math.min(wishedBots, seats - 1);
  const full = bots === seats - 1;

  const submit = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(await openTable({ game: game.id, seats, visibility, options, bots, pace, start: full }));
    setBusy(false);
  };

  return (
    <Dialog title={create.heading({ game: text.name })} onClose={onClose}>
      <form onSubmit={submit}>
        <Segments
          legend={create.players}
          hint={create.playersHint}
          values={counts(min, max).map((value) => ({ value, label: String(value) }))}
          value={seats}
          onChange={setSeats}
        />
        <Segments
          legend={create.bots}
          hint={create.botsHint}
          values={counts(0, max - 1).map((value) => ({
            value,
            label: value === 0 ? create.botsNone : String(value),
            disabled: value >= seats,
          }))}
          value={bots}
          onChange={setBots}
        />
        <Segments
          legend={create.visibility}
          hint={visibility === 'private' ? create.privateHint : create.publicHint}
          values={[
            { value: 'private', label: create.private },
            { value: 'public', label: create.public },
          ]}
          value={visibility}
          onChange={setVisibility}
        />
        {bots > 0 && <PaceChoice pace={pace} hint onChange={setPace} />}
        <fieldset class="field">
          <legend>{create.optionsHeading}</legend>
          {flags.map(({ key }) => {
            const option = text.options[key as keyof typeof text.options];
            return (
              <Check
                key={key}
                label={option.label}
                hint={option.hint}
                checked={options[key] === true}
                onChange={(on) => setOptions({ ...options, [key]: on })}
              />
            );
          })}
        </fieldset>
        {error && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
        <div class="foot">
          <button type="button" class="btn dim" onClick={onClose}>
            {common.cancel}
          </button>
          <button type="submit" class="btn pri" disabled={busy}>
            {full ? create.submitStart : create.submit}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
