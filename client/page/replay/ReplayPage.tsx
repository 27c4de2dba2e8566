import { useEffect, useState } from 'preact/hooks';
import type { ReplayDict } from '../../../shared/i18n/en/replay.ts';
import { languages } from '../../../shared/i18n/load.ts';
import { loadWords, type SpokenTable, type TableWords } from '../../games/load.ts';
import type { ApiRefusal } from '../../net/api.ts';
import { type Opened, openForeign, openTableReplay } from '../../replay/load.ts';
import { refusalText } from '../lobby/play.ts';
import { settings } from '../preferences.ts';
import { go } from '../router.ts';
import { PageMessage } from '../table/PageMessage.tsx';
import { useStore } from '../use.ts';
import { useWords } from '../words.tsx';
import { ReplayEntry } from './ReplayEntry.tsx';
import { Replaying } from './Replaying.tsx';
import { saveFile } from './save.ts';

interface Words {
  readonly replay: ReplayDict;
  readonly table: TableWords;
}

/** The words of a replay in the language of the settings; the old ones stand until the new are here. */
function useReplayWords(opened: Opened | null): Words | null {
  const { lang } = useStore(settings);
  const [words, setWords] = useState<Words | null>(null);
  const game = opened?.reel.ok ? opened.reel.value.table.game : null;
  useEffect(() => {
    let current = true;
    Promise.all([languages[lang].replay(), loadWords(game, lang)]).then(
      ([replay, table]) => current && setWords({ replay, table }),
      () => {},
    );
    return () => {
      current = false;
    };
  }, [game, lang]);
  return words;
}

/** `/replay/:id`: the game of a table. `/replay`: a file, or one of one's own games. */
export function ReplayPage({ id }: { readonly id: string | null }) {
  const { common } = useWords();
  const [opened, setOpened] = useState<Opened | null>(null);
  const words = useReplayWords(opened);
  useEffect(() => {
    let current = true;
    if (id !== null) void openTableReplay(id).then((found) => current && setOpened(found));
    return () => {
      current = false;
    };
  }, [id]);
  if (!words) return <main class="lost message" />;
  const { replay, table } = words;
  if (opened?.reel.ok) {
    if (!table.game) return <PageMessage text={replay.opening} />;
    const spoken: SpokenTable = { ...table, game: table.game };
    const { value } = opened.reel;
    const from = value.table.status === 'running' ? id : opened.table;
    return <Replaying reel={value} file={opened.file} id={from} linked={id !== null} words={spoken} replay={replay} />;
  }
  const refusal = opened?.reel;
  const sentence = refusal ? replayRefusalText(replay, refusal as ApiRefusal) : null;
  if (id === null)
    return (
      <ReplayEntry
        words={replay.entry}
        refused={sentence}
        onFile={async (text) => setOpened(await openForeign(text))}
      />
    );
  if (sentence === null) return <PageMessage text={replay.opening} />;
  const { file } = opened ?? {};
  return (
    <PageMessage heading={replay.title} text={sentence}>
      {file && (
        <button type="button" class="btn" onClick={() => saveFile(file)}>
          {replay.save}
        </button>
      )}
      <button type="button" class="btn pri" onClick={() => go({ page: 'lobby' })}>
        {common.toLobby}
      </button>
    </PageMessage>
  );
}

/** What the browser itself has found wrong with a file, or what the service said. */
function replayRefusalText({ refusals }: ReplayDict, refusal: ApiRefusal): string {
  const { code, params } = refusal as { readonly code: string; readonly params: ApiRefusal['params'] };
  if (code === 'noGameFile' || code === 'damaged') return refusals[code];
  if (code === 'otherRules') return refusals.otherRules({ given: Number(params.given), known: Number(params.known) });
  return refusalText(refusal);
}
