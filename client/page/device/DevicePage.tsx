import './DevicePage.css';
import { useEffect, useState } from 'preact/hooks';
import { identity, takeOver } from '../../net/identity.ts';
import { refusalText } from '../lobby/play.ts';
import { go } from '../router.ts';
import { PageBar } from '../ui/PageBar.tsx';
import { useStore } from '../use.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { useWords } from '../words.tsx';

/** Where the link to another device leads: asked before done, for it changes who this browser is. */
export function DevicePage({ id }: { readonly id: string }) {
  const { title, common } = useWords();
  const words = useSocialWords();
  const guest = useStore(identity);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!words) return null;
  const { device: t } = words;
  const take = async () => {
    setBusy(true);
    // behind the hash, so that no server but the one that is asked ever sees it
    const refusal = await takeOver(location.hash.slice(1));
    setBusy(false);
    if (refusal) return setError(refusalText(refusal));
    history.replaceState(null, '', location.pathname + location.search);
    go({ page: 'table', id, role: 'player' });
  };
  return (
    <div class="lobby">
      <PageBar />
      <main id="content">
        <section class="panel take">
          <h1>{t.takeHeading}</h1>
          <p>{t.takeWhat}</p>
          {guest && <p>{t.takeLoses({ name: guest.name })}</p>}
          {error && (
            <p class="error" role="alert">
              {error}
            </p>
          )}
          <div class="foot">
            <button type="button" class="btn" onClick={() => go({ page: 'lobby' })}>
              {common.cancel}
            </button>
            <button type="button" class="btn pri" disabled={busy} onClick={() => void take()}>
              {t.take}
            </button>
          </div>
        </section>
      </main>
    </div>
  );
}
