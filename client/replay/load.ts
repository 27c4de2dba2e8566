import { ok, type Refusal, type Result, refuse } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { GameId } from '../../shared/games/ids.ts';
import type { GameFile } from '../../shared/protocol/game-file.ts';
import type { HistoryStep } from '../../shared/protocol/replays.ts';
import { api } from '../net/api.ts';
import { identity } from '../net/identity.ts';
import { historyReel, type Reel, recordReel } from './Reel.ts';

/** Only the rules that are needed; by modules of their own, or the lobby, which reads facts of them, would carry all. */
const rules: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
  'port-royal': async () => (await import('../games/port-royal/rules.ts')).rules,
  manila: async () => (await import('../games/manila/rules.ts')).rules,
  borneo: async () => (await import('../games/borneo/rules.ts')).rules,
};

/** What is shown: a finished game and its file, or what is over of a running one. */
export interface Opened {
  readonly reel: Result<Reel>;
  readonly file: GameFile | null;
  /** the table from which one may play on; null where there is none here */
  readonly table: string | null;
}

const failed = ({ code, params }: Pick<Refusal, 'code' | 'params'>): Opened => ({
  reel: refuse(code, '', params),
  file: null,
  table: null,
});

/** The game of a table, finished or not. */
export async function openTableReplay(id: string): Promise<Opened> {
  const answer = await api.replay(id);
  if (answer.ok) return { ...(await openFile(answer.value)), table: id };
  return answer.refusal.code === 'notFinished' ? openHistory(id) : failed(answer.refusal);
}

async function openHistory(id: string): Promise<Opened> {
  const token = identity.get()?.token;
  const steps: HistoryStep[] = [];
  for (;;) {
    const page = await api.history(id, steps.length, token);
    if (!page.ok) return failed(page.refusal);
    steps.push(...page.value.steps);
    const isWhole = page.value.steps.length === 0 || steps.length > page.value.length;
    if (isWhole) return { reel: ok(historyReel(page.value, steps)), file: null, table: null };
  }
}

export async function openFile(file: GameFile): Promise<Opened> {
  return { reel: recordReel(await rules[file.game](), file), file, table: null };
}

/** A file from somewhere: nothing of it leaves this browser. The table it names may be one of this house. */
export async function openForeign(text: string): Promise<Opened> {
  const { parseGameFile } = await import('./parse.ts');
  const file = parseGameFile(text);
  if (!file) return failed({ code: 'noGameFile', params: {} });
  const opened = await openFile(file);
  const here = opened.reel.ok ? await api.replay(file.id) : null;
  const same =
    here?.ok && JSON.stringify([here.value.seed, here.value.moves]) === JSON.stringify([file.seed, file.moves]);
  return { ...opened, table: same ? file.id : null };
}
