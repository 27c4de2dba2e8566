import type { SeekAnswer } from '../../../shared/protocol/players.ts';
import type { Answer } from '../../net/api.ts';

/** more between two answers, and the house may have taken us for gone: the browser slept, or there was no connection */
const goneMs = 6000;

type Given = Answer<SeekAnswer>;

export interface Searching {
  join(): Promise<Given>;
  look(): Promise<Given>;
  now(): number;
  /** an answer that is to be shown */
  onAnswer(given: Given): void;
  /** given up elsewhere, as in another tab */
  onOver(): void;
}

export interface Search {
  /** Asks how it stands, unless a question is still open. */
  ask(): Promise<void>;
  stop(): void;
}

/** One search: it joins at the first question, and again when the house has forgotten us through nobody's wish. */
export function createSearch(on: Searching): Search {
  let stopped = false;
  let asking = false;
  let joined = false;
  let last = on.now();
  const heard = (given: Given): void => {
    if (given.ok) last = on.now();
    if (!stopped) on.onAnswer(given);
  };
  const join = async () => {
    const given = await on.join();
    joined = given.ok;
    heard(given);
  };
  const look = async () => {
    const given = await on.look();
    if (!given.ok || given.value.state !== 'idle') return heard(given);
    const wasGone = on.now() - last > goneMs;
    last = on.now();
    if (stopped) return;
    if (wasGone) await join();
    else on.onOver();
  };
  return {
    async ask() {
      if (asking || stopped) return;
      asking = true;
      await (joined ? look() : join());
      asking = false;
    },
    stop() {
      stopped = true;
    },
  };
}
