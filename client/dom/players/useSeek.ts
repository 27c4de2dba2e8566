import { useEffect, useState } from 'preact/hooks';
import type { SeekAnswer, SeekRequest } from '../../../shared/protocol/players.ts';
import { ask } from '../../net/api.ts';
import { forget, identity } from '../../net/identity.ts';
import { say } from '../lobby/play.ts';
import { go } from '../router.ts';

const askEvery = 1500;
/** more between two questions, and the browser has slept: the house may have taken us for gone */
const sleptMs = 6000;

const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  ask<SeekAnswer>(method, path, { token: identity.get()?.token, ...(body === undefined ? {} : { body }) });

export interface Seeking {
  readonly answer: SeekAnswer | null;
  /** a sentence */
  readonly refusal: string | null;
  takeBots(): void;
}

/** Looks for others as long as it is shown, and goes to the table when there is one. */
export function useSeek(wish: SeekRequest, onOver: () => void): Seeking {
  const [answer, setAnswer] = useState<SeekAnswer | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const heard = (given: Awaited<ReturnType<typeof send>>): void => {
    if (!given.ok) {
      if (given.refusal.code === 'noGuest') forget();
      setRefusal(say(given.refusal));
      return;
    }
    setRefusal(null);
    setAnswer(given.value);
    if (given.value.state === 'found') go({ page: 'table', id: given.value.code, role: 'player' });
  };
  // every change of the wish is a new search; what is asked is compared by its words
  const asked = JSON.stringify(wish);
  useEffect(() => {
    let current = true;
    let last = performance.now();
    const join = async () => {
      const given = await send('POST', '/seek', JSON.parse(asked));
      if (current) heard(given);
    };
    const look = async () => {
      const slept = performance.now() - last > sleptMs;
      last = performance.now();
      const given = await send('GET', '/seek');
      if (!current) return;
      if (!given.ok || given.value.state !== 'idle') heard(given);
      else if (slept) await join();
      // given up in another tab
      else onOver();
    };
    const joined = join();
    const timer = setInterval(() => void joined.then(look), askEvery);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [asked]);
  // who was found is not cancelled by this: the house knows
  useEffect(() => () => void send('DELETE', '/seek'), []);
  return { answer, refusal, takeBots: () => void send('POST', '/seek/bots', {}).then(heard) };
}
