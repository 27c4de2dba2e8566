import './ReplayEntry.css';
import { useEffect, useState } from 'preact/hooks';
import type { ReplayDict } from '../../../shared/i18n/en/replay.ts';
import { listed } from '../../../shared/i18n/plural.ts';
import type { FinishedGame } from '../../../shared/protocol/replays.ts';
import { scrollUnfurled, spyglass } from '../../art/icons.ts';
import { emblemOf } from '../../games/index.ts';
import { api } from '../../net/api.ts';
import { identity } from '../../net/identity.ts';
import { settings } from '../preferences.ts';
import { go } from '../router.ts';
import { FileField } from '../ui/FileField.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Outline } from '../ui/Outline.tsx';
import { PageBar } from '../ui/PageBar.tsx';
import { useStore } from '../useStore.ts';
import { useWords } from '../words.tsx';

/** One's own finished games, a page at a time. */
function useMyGames(): { games: readonly FinishedGame[] | null; older: (() => void) | null } {
  const guest = useStore(identity);
  const [{ games, more }, setGames] = useState<{ games: readonly FinishedGame[] | null; more: boolean }>({
    games: null,
    more: false,
  });
  const ask = async (token: string, known: readonly FinishedGame[]) => {
    const answer = await api.myGames(token, known.at(-1)?.ended);
    if (answer.ok) setGames({ games: [...known, ...answer.value.games], more: answer.value.more });
  };
  useEffect(() => {
    if (guest) void ask(guest.token, []);
  }, [guest]);
  return { games, older: more && guest && games ? () => void ask(guest.token, games) : null };
}

/** Where replays begin that have no address: a file, a code, one's own games. */
export function ReplayEntry(props: {
  readonly words: ReplayDict['entry'];
  /** why the last file was not shown */
  readonly refused: string | null;
  readonly onFile: (text: string) => void;
}) {
  const { words } = props;
  const { title } = useWords();
  const { games, older } = useMyGames();
  const [over, setOver] = useState(false);
  const [code, setCode] = useState('');
  const read = async (file: File | undefined) => file && props.onFile(await file.text());
  useEffect(() => {
    document.title = `${words.heading} · ${title}`;
  }, [words, title]);
  return (
    <div class="lobby replays">
      <PageBar />
      <main id="content">
        <h1>{words.heading}</h1>
        <p class="lead">{words.text}</p>
        <div class="doors">
          <section
            class={over ? 'box drop over' : 'box drop'}
            aria-label={words.file}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              void read(event.dataTransfer?.files[0]);
            }}
          >
            <h2>
              <Outline d={scrollUnfurled} size={20} />
              {words.file}
            </h2>
            <p>{words.fileHint}</p>
            <FileField label={words.file} button={words.choose} onFile={(file) => void read(file)} />
            {props.refused && (
              <p class="wrong" role="alert">
                {props.refused}
              </p>
            )}
          </section>
          <section class="box">
            <h2>
              <Outline d={spyglass} size={20} />
              {words.code}
            </h2>
            <p>{words.codeHint}</p>
            <form
              onSubmit={(event) => {
                event.preventDefault();
                const id = code.trim().toUpperCase().replace(/\s+/g, '-');
                if (id !== '') go({ page: 'replay', id });
              }}
            >
              <input
                type="text"
                class="input"
                aria-label={words.code}
                maxLength={40}
                placeholder="KRAKEN-7F3Q"
                value={code}
                onInput={(event) => setCode(event.currentTarget.value)}
              />
              <button type="submit" class="btn">
                {words.open}
              </button>
            </form>
          </section>
        </div>
        {games && (
          <section class="box list">
            <h2>{words.yours}</h2>
            {games.length === 0 && <p class="none">{words.none}</p>}
            <ul>
              {games.map((game) => (
                <Finished key={game.id} game={game} words={words} />
              ))}
            </ul>
            {older && (
              <button type="button" class="link" onClick={older}>
                {words.more}
              </button>
            )}
          </section>
        )}
      </main>
    </div>
  );
}

function Finished({ game, words }: { readonly game: FinishedGame; readonly words: ReplayDict['entry'] }) {
  const { games } = useWords();
  const { lang } = useStore(settings);
  const others = listed(
    lang,
    game.seats.flatMap((seat, at) => (at === game.seat ? [] : [seat.name])),
  );
  const { result } = game;
  const place = result?.places[game.seat] ?? 0;
  const fate = (): string => {
    if (result === null) return words.abandoned;
    if (result.team ? result.team.won : place === 1) return words.won;
    return result.team ? words.lost : words.place({ place });
  };
  const when = new Date(game.ended).toLocaleDateString(lang, { day: 'numeric', month: 'long', year: 'numeric' });
  const { name } = games[game.game];
  return (
    <li>
      <span class="emblem">
        <Icon of={emblemOf(game.game)} size={24} />
      </span>
      <span class="what">
        <b>{name}</b>
        <small>{others === '' ? when : `${others} · ${when}`}</small>
      </span>
      <span class="tag">{fate()}</span>
      <button
        type="button"
        class="btn sm"
        aria-label={words.replayNamed({ game: name, with: others })}
        onClick={() => go({ page: 'replay', id: game.code })}
      >
        {words.open}
      </button>
    </li>
  );
}
