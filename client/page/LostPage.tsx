import './LostPage.css';
import { useEffect } from 'preact/hooks';
import { manifests } from '../games/index.ts';
import { Icon } from './ui/Icon.tsx';
import { Link } from './ui/Link.tsx';
import { PageBar } from './ui/PageBar.tsx';
import { useSocialWords } from './useSocialWords.ts';
import { useWords } from './words.tsx';

/** An address at which there is nothing, and the ways on from there. */
export function LostPage() {
  const { title, common, lobby } = useWords();
  const words = useSocialWords();
  const [first] = manifests;
  useEffect(() => {
    document.title = `${common.notFound} – ${title}`;
  }, [common, title]);
  return (
    <div class="lobby">
      <PageBar />
      <main id="content">
        <section class="no-page panel">
          <Icon of="compass" size={72} />
          <h1>{common.notFound}</h1>
          <p>{words?.lost.hint}</p>
          <Link class="btn pri" to={{ page: 'lobby' }}>
            {common.toLobby}
          </Link>
          <p class="ways">
            <Link to={{ page: 'replay', id: null }}>{lobby.replays}</Link>
            {first && <Link to={{ page: 'leaderboard', game: first.id }}>{lobby.leaderboard}</Link>}
          </p>
        </section>
      </main>
    </div>
  );
}
