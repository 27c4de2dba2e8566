import type { Dict } from '../../../shared/i18n/en/house.ts';
import type { CreateTableRequest } from '../../../shared/protocol/http.ts';
import type { TouchedOptions } from '../../games/options.ts';
import { type ApiRefusal, api } from '../../net/api.ts';
import { forget, identity } from '../../net/identity.ts';
import { createStore } from '../../store.ts';
import { go } from '../router.ts';
import { toast } from '../ui/toasts.tsx';
import { words } from '../words.tsx';

/** What the service refuses, in a sentence. */
export const refusalText = (refusal: ApiRefusal): string => {
  const service: Partial<Dict['service']> & Pick<Dict['service'], 'internal'> = words().service;
  return (service[refusal.code as keyof Dict['service']] ?? service.internal)(refusal.params);
};

/** What is done as soon as the visitor has a name; while it is set, they are asked for one. */
export const pendingAction = createStore<{ readonly then: () => void } | null>(null);

/** Does it at once for those who have a name, after asking for one otherwise. */
export function withName(then: () => void): void {
  if (identity.get()) then();
  else pendingAction.set({ then });
}

/** Opens a table and goes there; the sentence of the refusal, if any. */
export async function openTable(request: CreateTableRequest): Promise<string | null> {
  const token = identity.get()?.token;
  if (!token) return words().service.noGuest({});
  const answer = await api.createTable(request, token);
  if (answer.ok) {
    go({ page: 'table', id: answer.value.code, role: 'player' });
    return null;
  }
  if (answer.refusal.code === 'noGuest') {
    // the house has forgotten us, so we introduce ourselves again
    forget();
    withName(() => void openTable(request).then((sentence) => sentence && toast(sentence, 'no')));
    return null;
  }
  return refusalText(answer.refusal);
}

/** The one click: a table with bots, or for one alone, that begins at once. Its host may open it to strangers while it runs. */
export const quickTable = (game: string, seats: number, options?: TouchedOptions): CreateTableRequest => ({
  game,
  seats,
  options,
  visibility: 'private',
  bots: seats - 1,
  botLevel: 'greedy',
  start: true,
});

/** Finds the table of a code, however it was typed. */
export async function joinByCode(code: string): Promise<string | null> {
  const answer = await api.table(code.trim().toUpperCase().replace(/\s+/g, '-'));
  if (!answer.ok) return refusalText(answer.refusal);
  go({ page: 'table', id: answer.value.code, role: 'player' });
  return null;
}
