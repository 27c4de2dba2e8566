import { useEffect, useState } from 'preact/hooks';
import type { LobbyLists } from '../../../shared/protocol/http.ts';
import { manifests } from '../../games/index.ts';
import type { GameManifest } from '../../games/manifest.ts';
import { identity } from '../../net/identity.ts';
import {
  CampaignDialog,
  CreateDialog,
  CreditsDialog,
  Featured,
  NameDialog,
  RulesDialog,
  SeekDialog,
  SettingsDialog,
  YourGames,
} from '../dialogs/lazy-dialogs.tsx';
import { go } from '../router.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { Pawn } from '../ui/Pawn.tsx';
import { useStore } from '../useStore.ts';
import { useWords } from '../words.tsx';
import { GameCard } from './GameCard.tsx';
import { HowItPlays } from './HowItPlays.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { gamesToWatch } from './live.ts';
import { useMyGames, yourTurnFirst } from './my-tables.ts';
import { PrivateTable } from './PrivateTable.tsx';
import { withName } from './play.ts';
import { LiveGames, OpenTables } from './TableList.tsx';

type Opened =
  | 'settings'
  | 'credits'
  | 'name'
  | { readonly create: GameManifest }
  | { readonly rules: GameManifest }
  | { readonly seek: GameManifest }
  | { readonly campaign: GameManifest }
  | null;

const profile = { page: 'player', handle: 'me' } as const;

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
  // other tables than before are a reason to ask for one's own again
  const { tables: mine, campaigns } = useMyGames(
    lists ? [...lists.open, ...lists.live].map((table) => table.id).join() : '',
  );
  const watchable = lists && gamesToWatch(lists.live, mine);
  const [opened, open] = useState<Opened>(null);
  const [first] = manifests;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!first) return null;
  const close = () => open(null);
  const shown = typeof opened === 'object' ? opened : null;
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
        {/* a newcomer has better things to read */}
        {(mine.length > 0 || campaigns.length > 0) && <YourGames tables={yourTurnFirst(mine)} campaigns={campaigns} />}
        <div class="chart-table">
          <section class="games" aria-label={lobby.games}>
            {manifests.map((game) => (
              <GameCard
                key={game.id}
                game={game}
                seeking={lists && (lists.seeking[game.id] ?? [])}
                onSeek={() => open({ seek: game })}
                onCampaign={() => withName(() => open({ campaign: game }))}
              />
            ))}
          </section>
          <PrivateTable onCreate={() => open({ create: first })} />
          {watchable && watchable.length > 0 && <Featured live={watchable} />}
          <div class="lists">
            <OpenTables tables={lists?.open ?? null} onCreate={create} />
            <LiveGames tables={watchable} />
            <HowItPlays first={first} onRules={(rules) => open({ rules })} />
          </div>
        </div>
        <footer>
          <Link to={{ page: 'leaderboard', game: first.id }}>{lobby.leaderboard}</Link>
          <Link to={profile} onGo={() => withName(() => go(profile))}>
            {lobby.profile}
          </Link>
          <Link to={{ page: 'replay', id: null }}>{lobby.replays}</Link>
          <Link to={{ page: 'fairness', id: null }}>{lobby.fairness}</Link>
          <Link to={{ page: 'status' }}>{lobby.status}</Link>
          <button type="button" class="link" onClick={() => open('credits')}>
            {lobby.credits}
          </button>
        </footer>
      </main>
      {opened === 'settings' && <SettingsDialog onClose={close} />}
      {opened === 'credits' && <CreditsDialog onClose={close} />}
      {opened === 'name' && <NameDialog onDone={close} onClose={close} />}
      {shown && 'create' in shown && <CreateDialog game={shown.create} onClose={close} />}
      {shown && 'seek' in shown && (
        <SeekDialog
          game={shown.seek}
          onClose={close}
          onNameless={() => {
            close();
            withName(() => open(shown));
          }}
        />
      )}
      {shown && 'campaign' in shown && <CampaignDialog game={shown.campaign} onClose={close} />}
      {shown && 'rules' in shown && <RulesDialog game={shown.rules.id} onClose={close} />}
    </div>
  );
}
