import { useEffect, useState } from 'preact/hooks';
import type { LobbyLists, MyTable } from '../../../shared/protocol/messages.ts';
import { type OfferedGame, offered } from '../../games/list.ts';
import { api } from '../../net/api.ts';
import { identity } from '../../net/identity.ts';
import {
  CreateDialog,
  CreditsDialog,
  Featured,
  NameDialog,
  RulesDialog,
  SeekDialog,
  SettingsDialog,
} from '../dialogs/lazy-dialogs.tsx';
import { go } from '../router.ts';
import { Icon } from '../ui/Icon.tsx';
import { Pawn } from '../ui/Pawn.tsx';
import { useStore } from '../use.ts';
import { useWords } from '../words.tsx';
import { GameCard } from './GameCard.tsx';
import { HowItPlays } from './HowItPlays.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PrivateTable } from './PrivateTable.tsx';
import { withName } from './play.ts';
import { LiveGames, OpenTables, YourGames } from './TableList.tsx';

type Opened =
  | 'settings'
  | 'credits'
  | 'name'
  | { readonly create: OfferedGame }
  | { readonly rules: OfferedGame }
  | { readonly seek: OfferedGame }
  | null;

/** The lists of the lobby room; its connection is fetched after the page stands. */
function useLobby(): { lists: LobbyLists | null; live: boolean } {
  const [state, setState] = useState<{ lists: LobbyLists | null; live: boolean }>({ lists: null, live: true });
  useEffect(() => {
    let leave = () => {};
    let gone = false;
    const begin = ({ LobbyConnection }: typeof import('../../net/LobbyConnection.ts')) => {
      if (gone) return;
      const lobby = new LobbyConnection();
      const show = () => setState({ lists: lobby.lists.get(), live: lobby.live.get() !== false });
      lobby.lists.subscribe(show);
      lobby.live.subscribe(show);
      leave = () => lobby.leave();
      void lobby.open();
    };
    import('../../net/LobbyConnection.ts').then(begin, () => setState({ lists: null, live: false }));
    return () => {
      gone = true;
      leave();
    };
  }, []);
  return state;
}

const refreshEvery = 15_000;

/** One's own tables; asked anew now and then, and whenever the lists of the lobby have changed. */
function useMyTables(lists: LobbyLists | null): readonly MyTable[] {
  const guest = useStore(identity);
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  const known = lists ? [...lists.open, ...lists.live].map((table) => table.id).join() : '';
  // `known` is the reason to ask again
  useEffect(() => {
    if (!guest) return;
    let current = true;
    const ask = async () => {
      const answer = await api.myTables(guest.token);
      if (current && answer.ok) setTables(answer.value.tables);
    };
    void ask();
    const timer = setInterval(() => document.visibilityState === 'visible' && void ask(), refreshEvery);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [guest, known]);
  return guest ? tables : [];
}

function LobbyBar(props: { readonly online: number | null; readonly open: (what: Opened) => void }) {
  const { title, lobby, identity: text } = useWords();
  const guest = useStore(identity);
  return (
    <header class="bar">
      <span class="wheel only-m">
        <Icon of="ship-wheel" size={30} />
      </span>
      <h1>{title}</h1>
      <p class="facts only-d">{props.online === null ? '' : lobby.online(props.online)}</p>
      <div class="tools">
        <button
          type="button"
          class="pill"
          aria-label={guest ? text.rename({ name: guest.name }) : undefined}
          onClick={() => props.open('name')}
        >
          <Pawn seat={0} />
          <b>{guest?.name ?? text.label}</b>
        </button>
        <LanguageMenu />
        <button type="button" class="tool" aria-label={lobby.settings} onClick={() => props.open('settings')}>
          <Icon of="cog" size={20} />
        </button>
      </div>
    </header>
  );
}

export function Lobby() {
  const { title, lobby, common } = useWords();
  const { lists, live } = useLobby();
  const mine = useMyTables(lists);
  const [opened, open] = useState<Opened>(null);
  const [first] = offered;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!first) return null;
  const close = () => open(null);
  const create = () => withName(() => open({ create: first }));
  return (
    <div class="lobby">
      <a class="skip" href="#content">
        {common.skipToContent}
      </a>
      <LobbyBar online={lists?.online ?? null} open={open} />
      <main id="content">
        {!live && (
          <p class="banner" role="status">
            {lobby.lost}
          </p>
        )}
        <div class="chart-table">
          <section class="games" aria-label={lobby.games}>
            {offered.map((game) => (
              <GameCard
                key={game.id}
                game={game}
                seeking={lists && (lists.seeking[game.id] ?? [])}
                onSeek={() => open({ seek: game })}
              />
            ))}
          </section>
          <PrivateTable onCreate={() => open({ create: first })} />
          {lists && lists.live.length > 0 && <Featured live={lists.live} />}
          <div class="lists">
            <OpenTables tables={lists?.open ?? null} onCreate={create} />
            <LiveGames tables={lists?.live ?? null} />
            <HowItPlays first={first} onRules={(rules) => open({ rules })} />
          </div>
          <div class="side">
            <YourGames tables={mine} />
          </div>
        </div>
        <footer>
          <button type="button" class="link" onClick={() => go({ page: 'leaderboard', game: first.id })}>
            {lobby.leaderboard}
          </button>
          <button type="button" class="link" onClick={() => withName(() => go({ page: 'player', handle: 'me' }))}>
            {lobby.profile}
          </button>
          <button type="button" class="link" onClick={() => go({ page: 'replay', id: null })}>
            {lobby.replays}
          </button>
          <button type="button" class="link" onClick={() => go({ page: 'fairness', id: null })}>
            {lobby.fairness}
          </button>
          <button type="button" class="link" onClick={() => go({ page: 'status' })}>
            {lobby.status}
          </button>
          <button type="button" class="link" onClick={() => open('credits')}>
            {lobby.credits}
          </button>
        </footer>
      </main>
      {opened === 'settings' && <SettingsDialog onClose={close} />}
      {opened === 'credits' && <CreditsDialog onClose={close} />}
      {opened === 'name' && <NameDialog onDone={close} onClose={close} />}
      {typeof opened === 'object' && opened && 'create' in opened && (
        <CreateDialog game={opened.create} onClose={close} />
      )}
      {typeof opened === 'object' && opened && 'seek' in opened && (
        <SeekDialog
          game={opened.seek}
          onClose={close}
          onNameless={() => {
            close();
            withName(() => open(opened));
          }}
        />
      )}
      {typeof opened === 'object' && opened && 'rules' in opened && (
        <RulesDialog game={opened.rules.id} onClose={close} />
      )}
    </div>
  );
}
