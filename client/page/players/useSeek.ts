import { useEffect, useState } from 'preact/hooks';
import type { SeekAnswer, SeekRequest } from '../../../shared/protocol/players.ts';
import { ask } from '../../net/api.ts';
import { forget, identity } from '../../net/identity.ts';
import { refusalText } from '../lobby/play.ts';
import { go } from '../router.ts';
import { createSearch } from './search.ts';

const askEvery = 1500;

const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  ask<SeekAnswer>(method, path, { token: identity.get()?.token, ...(body === undefined ? {} : { body }) });

export interface SeekState {
  readonly answer: SeekAnswer | null;
  /** a sentence */
  readonly refusal: string | null;
  /** agrees to begin with bots */
  takeBots(): void;
  /** would rather wait */
  stay(): void;
}

/**
 * Looks for others as long as it is shown, and goes to the table when there is one. `onOver`: the search was given up;
 * `onNameless`: the house does not know us any more, and a search needs a name.
 */
export function useSeek(wish: SeekRequest, onOver: () => void, onNameless: () => void): SeekState {
  const [answer, setAnswer] = useState<SeekAnswer | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const heard = (given: Awaited<ReturnType<typeof send>>): void => {
    if (!given.ok && given.refusal.code === 'noGuest') {
      forget();
      onNameless();
      return;
    }
    if (!given.ok) {
      setRefusal(refusalText(given.refusal));
      return;
    }
    setRefusal(null);
    setAnswer(given.value);
    if (given.value.state === 'found') go({ page: 'table', id: given.value.code, role: 'player' });
  };
  // every change of the wish is a new search; what is asked is compared by its words
  const asked = JSON.stringify(wish);
  useEffect(() => {
    const search = createSearch({
      join: () => send('POST', '/seek', JSON.parse(asked)),
      look: () => send('GET', '/seek'),
      now: () => performance.now(),
      onAnswer: heard,
      onOver,
    });
    void search.ask();
    const timer = setInterval(() => void search.ask(), askEvery);
    return () => {
      search.stop();
      clearInterval(timer);
    };
  }, [asked]);
  // who was found is not cancelled by this: the house knows
  useEffect(() => () => void send('DELETE', '/seek'), []);
  const says = (what: 'bots' | 'stay') => () => void send('POST', `/seek/${what}`, {}).then(heard);
  return { answer, refusal, takeBots: says('bots'), stay: says('stay') };
}
