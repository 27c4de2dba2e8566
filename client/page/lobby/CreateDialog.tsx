import { useState } from 'preact/hooks';
import { seatsFor } from '../../../shared/engine/seats.ts';
import type { BotLevel, Pace } from '../../../shared/protocol/messages.ts';
import type { Speed } from '../../../shared/protocol/speeds.ts';
import { suitedOptions } from '../../games/choices.ts';
import { manifests } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import type { OptionValue, TouchedOptions } from '../../games/options.ts';
import { SpeedChoice } from '../clocks/SpeedChoice.tsx';
import { UndoChoice } from '../clocks/UndoChoice.tsx';
import { LevelChoice } from '../host/LevelChoice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PaceChoice } from '../ui/PaceChoice.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useLoaded } from '../useLoaded.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { WatchingFields, type WatchingRule } from '../watching/WatchingFields.tsx';
import { useWords } from '../words.tsx';
import { ModeFields } from './ModeFields.tsx';
import { OptionFields } from './OptionFields.tsx';
import { openTable } from './play.ts';
import { useChoices } from './useChoices.ts';

const counts = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const untouched: TouchedOptions = {};

interface Props {
  readonly game: GameManifest;
  /** what is chosen before anything has been touched */
  readonly options?: TouchedOptions;
  readonly players?: number;
  readonly onClose: () => void;
}

/** A table to one's own taste, with every option in a sentence. */
export function CreateDialog({ game: first, options: wished = untouched, players = 3, onClose }: Props) {
  const { common, games } = useWords();
  const create = useLoaded('dialogs')?.create;
  const [game, setGame] = useState(first);
  const text = games[game.id];
  const [wishedSeats, setSeats] = useState(players);
  const [wishedBots, setBots] = useState(0);
  const [visibility, setVisibility] = useState<'private' | 'public'>('private');
  const [botLevel, setLevel] = useState<BotLevel>('greedy');
  const [pace, setPace] = useState<Pace>('normal');
  const [wishedSpeed, setSpeed] = useState<Speed | null>(null);
  const [undo, setUndo] = useState(true);
  const [options, setOptions] = useState<Partial<Record<GameManifest['id'], TouchedOptions>>>({
    [first.id]: wished,
  });
  const company = useSocialWords();
  const [rule, setRule] = useState<WatchingRule>({ watchable: true, delay: 0 });
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const touched = options[game.id] ?? untouched;
  const [min, max] = seatsFor(game, touched);
  const seats = Math.max(min, Math.min(wishedSeats, max));
  const choices = useChoices(game);
  const suited = choices ? suitedOptions(choices.rules.parseOptions, touched, seats) : touched;
  const touch = (key: string, value: OptionValue) =>
    setOptions({ ...options, [game.id]: { ...touched, [key]: value } });
  const bots = Math.min(wishedBots, seats - 1);
  const full = bots === seats - 1;
  // against bots alone nobody waits
  const speed = wishedSpeed ?? (full ? 'unhurried' : 'normal');

  const submit = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(
      await openTable({
        game: game.id,
        seats,
        visibility,
        options: suited,
        bots,
        botLevel,
        pace,
        speed,
        undo,
        start: full,
        ...rule,
      }),
    );
    setBusy(false);
  };

  if (!create) return null;
  const wishes = { game, seats, suited, onTouch: touch };
  return (
    <Dialog title={create.heading({ game: text.name })} onClose={onClose}>
      <form onSubmit={submit}>
        {manifests.length > 1 && (
          <Segments
            legend={create.game}
            values={manifests.map(({ id }) => ({ value: id, label: games[id].name }))}
            value={game.id}
            onChange={(id) => setGame(manifests.find((one) => one.id === id) ?? game)}
          />
        )}
        {choices && <ModeFields {...wishes} choices={choices} />}
        <Segments
          legend={create.players}
          hint={create.playersHint}
          values={counts(min, max).map((value) => ({ value, label: String(value) }))}
          value={seats}
          onChange={setSeats}
        />
        {seats > 1 && (
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
        )}
        {bots > 0 && company && <LevelChoice level={botLevel} words={company.host} onChange={setLevel} />}
        {bots > 0 && <PaceChoice pace={pace} hint onChange={setPace} />}
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
        <SpeedChoice speed={speed} onChange={setSpeed} />
        <UndoChoice undo={undo} onChange={setUndo} />
        {company && <WatchingFields rule={rule} words={company.watching} onChange={setRule} />}
        {choices && <OptionFields {...wishes} choices={choices} words={create} />}
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
