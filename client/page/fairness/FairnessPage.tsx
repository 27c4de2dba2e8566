import './FairnessPage.css';
import { useEffect, useId, useState } from 'preact/hooks';
import type { FairnessDict } from '../../../shared/i18n/en/fairness.ts';
import { api } from '../../net/api.ts';
import { refusalText } from '../lobby/play.ts';
import { FileField } from '../ui/FileField.tsx';
import { PageBar } from '../ui/PageBar.tsx';
import { Rich, useWords } from '../words.tsx';
import { Fairness } from './Fairness.tsx';
import { gameIdIn } from './game-id.ts';
import { useFairnessWords } from './useFairnessWords.ts';

/** What fairness means here, and a place to check it. `id`: a game to check at once. */
export function FairnessPage({ id }: { readonly id: string | null }) {
  const words = useFairnessWords();
  const { title } = useWords();
  useEffect(() => {
    if (words) document.title = `${words.title} · ${title}`;
  }, [words, title]);
  return (
    <div class="lobby fair-page">
      <PageBar />
      <main id="content">
        {words && (
          <>
            {/* somebody who comes with a game wants to know about it first */}
            {id !== null && <Checking id={id} words={words.check} />}
            <article class="panel prose">
              <h1>{words.title}</h1>
              <p class="intro">{words.intro}</p>
              {words.sections.map((section) => (
                <section key={section.title}>
                  <h2>{section.title}</h2>
                  {section.text.map((text) => (
                    <p key={text}>
                      <Rich text={text} />
                    </p>
                  ))}
                </section>
              ))}
            </article>
            {id === null && <Checking id={id} words={words.check} />}
          </>
        )}
      </main>
    </div>
  );
}

/** A field for a code and one for a file; what comes of them stands below. */
function Checking({ id, words }: { readonly id: string | null; readonly words: FairnessDict['check'] }) {
  const [code, setCode] = useState(id ?? '');
  const [file, setFile] = useState<unknown>(null);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useId();
  const show = (found: unknown, problem: string | null) => {
    setFile(found);
    setError(problem);
  };
  const fetchGame = async (name: string) => {
    setBusy(true);
    const answer = await api.replay(name);
    setBusy(false);
    if (answer.ok) return show(answer.value, null);
    const code: string = answer.refusal.code;
    const known: Record<string, string> = {
      noSuchTable: words.notFound,
      noSuchRoute: words.notFound,
      notFinished: words.unfinished,
    };
    show(null, known[code] ?? refusalText(answer.refusal));
  };
  useEffect(() => {
    if (id) void fetchGame(id);
  }, [id]);
  const submit = (event: Event) => {
    event.preventDefault();
    const name = gameIdIn(code);
    if (name) void fetchGame(name);
    else show(null, words.notFound);
  };
  const read = (from: File) =>
    from.text().then(
      (text) => show(text, null),
      () => show(null, words.unreadable),
    );
  return (
    <section class="panel checking" aria-labelledby="checking">
      <h2 id="checking">{words.heading}</h2>
      <form class="code" onSubmit={submit}>
        <label class="name" for={field}>
          {words.code}
        </label>
        <div class="row">
          <input
            id={field}
            class="input"
            value={code}
            maxLength={200}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
          <button type="submit" class="btn pri" disabled={busy || code.trim() === ''}>
            {words.button}
          </button>
        </div>
      </form>
      <p class="name" aria-hidden="true">
        {words.file}
      </p>
      <FileField label={words.file} button={words.choose} onFile={(file) => void read(file)} />
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      {file !== null && <Fairness file={file} />}
    </section>
  );
}
