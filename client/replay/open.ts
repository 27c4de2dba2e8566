import { ok, type Refusal, type Result, refuse } from '../../shared/engine/core.ts';
import type { GameFile } from '../../shared/protocol/game-file.ts';
import type { HistoryStep } from '../../shared/protocol/replays.ts';
import { manifestOf } from '../games/index.ts';
import { api } from '../net/api.ts';
import { identity } from '../net/identity.ts';
import { gameOfFile, gameOfHistory, type RecordedGame } from './RecordedGame.ts';

/** What is shown: a finished game and its file, or what is over of a running one. */
export interface OpenedReplay {
  readonly recording: Result<RecordedGame>;
  readonly file: GameFile | null;
  /** the table from which one may play on; null where there is none here */
  readonly table: string | null;
}

const failed = ({ code, params }: Pick<Refusal, 'code' | 'params'>): OpenedReplay => ({
  recording: refuse(code, '', params),
  file: null,
  table: null,
});

/** The game of a table, finished or not. */
export async function openTableReplay(id: string): Promise<OpenedReplay> {
  const answer = await api.replay(id);
  if (answer.ok) return { ...(await openFile(answer.value)), table: id };
  return answer.refusal.code === 'notFinished' ? openHistory(id) : failed(answer.refusal);
}

async function openHistory(id: string): Promise<OpenedReplay> {
  const token = identity.get()?.token;
  const steps: HistoryStep[] = [];
  for (;;) {
    const page = await api.history(id, steps.length, token);
    if (!page.ok) return failed(page.refusal);
    steps.push(...page.value.steps);
    const isWhole = page.value.steps.length === 0 || steps.length > page.value.length;
    if (isWhole) return { recording: ok(gameOfHistory(page.value, steps)), file: null, table: null };
  }
}

export async function openFile(file: GameFile): Promise<OpenedReplay> {
  const { loadRules } = await manifestOf(file.game).load();
  return { recording: gameOfFile(await loadRules(), file), file, table: null };
}

/** A file from somewhere: nothing of it leaves this browser. The table it names may be one of this house. */
export async function openUploadedFile(text: string): Promise<OpenedReplay> {
  const { parseGameFile } = await import('./parse.ts');
  const file = parseGameFile(text);
  if (!file) return failed({ code: 'noGameFile', params: {} });
  const opened = await openFile(file);
  const here = opened.recording.ok ? await api.replay(file.id) : null;
  const same =
    here?.ok && JSON.stringify([here.value.seed, here.value.moves]) === JSON.stringify([file.seed, file.moves]);
  return { ...opened, table: same ? file.id : null };
}
