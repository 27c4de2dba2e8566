import './DevPanel.css';
import { useEffect, useState } from 'preact/hooks';
import type { DevPosition } from '../../../shared/protocol/dev.ts';
import { ask } from '../../net/api.ts';

const refreshMs = 1000;

type Shown = 'views' | 'state' | 'events';

/** For developers, by `npm run dev` only: what the server knows of this table, at any of its moves. */
export function DevPanel({ id }: { readonly id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside class="dev-panel" aria-label="Developers">
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Dev'}
      </button>
      {isOpen && <Inside id={id} />}
    </aside>
  );
}

function Inside({ id }: { readonly id: string }) {
  const [position, setPosition] = useState<DevPosition | null>(null);
  /** null: wherever the game is */
  const [seq, setSeq] = useState<number | null>(null);
  const [shown, setShown] = useState<Shown>('views');
  const [viewer, setViewer] = useState('spectator');
  const [round, setRound] = useState(0);
  const refresh = () => setRound((n) => n + 1);

  useEffect(() => {
    let isCurrent = true;
    const query = seq === null ? '' : `?seq=${seq}`;
    void ask<DevPosition>('GET', `/dev/tables/${encodeURIComponent(id)}${query}`).then(
      (answer) => isCurrent && setPosition(answer.ok ? answer.value : null),
    );
    const timer = setTimeout(refresh, refreshMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [id, seq, round]);

  const post = async (path: string, body: object) => {
    await ask('POST', `/dev/${path}`, { body });
    refresh();
  };

  if (!position) return <p>The game has not begun.</p>;
  const at = seq ?? position.length;
  const content = shown === 'views' ? position.views[viewer] : position[shown];
  return (
    <div class="dev-panel-body">
      <label>
        Move {position.seq} of {position.length}
        <input
          type="range"
          min={0}
          max={position.length}
          value={at}
          onInput={(event) => {
            const wanted = Number(event.currentTarget.value);
            setSeq(wanted >= position.length ? null : wanted);
          }}
        />
      </label>
      <label>
        <input
          type="checkbox"
          checked={position.hold}
          onChange={(event) => void post('hold', { hold: event.currentTarget.checked })}
        />
        I decide for the bots
      </label>
      {seq === null && position.waiting !== null && (
        <ul aria-label={`Decide for seat ${position.waiting}`}>
          {(position.moves[position.waiting] ?? []).map((move, choice) => (
            <li key={move}>
              <button type="button" onClick={() => void post(`tables/${id}/decide`, { choice })}>
                {position.waiting}: {move}
              </button>
            </li>
          ))}
        </ul>
      )}
      <fieldset aria-label="What to show">
        {(['views', 'state', 'events'] as const).map((what) => (
          <button type="button" key={what} aria-pressed={what === shown} onClick={() => setShown(what)}>
            {what}
          </button>
        ))}
        {shown === 'views' && (
          <select aria-label="Seen by" value={viewer} onChange={(event) => setViewer(event.currentTarget.value)}>
            {Object.keys(position.views).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
        <span>to decide: {position.actors.join(', ') || 'nobody'}</span>
      </fieldset>
      <pre>{JSON.stringify(content, null, 1)}</pre>
    </div>
  );
}
