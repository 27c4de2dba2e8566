import type { StoryPage } from '../../shared/protocol/pages.ts';
import { type Answer, type ApiRefusal, api } from './api.ts';
import { backoff, pause } from './backoff.ts';
import { identity } from './identity.ts';

/** Which page of which table, in which language. */
export interface PageName {
  readonly table: string;
  readonly page: string;
  readonly lang: string;
}

/** What passes by itself; a page that is closed stays so until the game goes on. */
const passing: ReadonlySet<string> = new Set(['offline', 'tooMany', 'closing', 'internal', 'otherRules']);
const attempts = 5;

type AskForPage = (name: PageName) => Promise<Answer<StoryPage>>;

const askTheHouse: AskForPage = ({ table, page, lang }) => api.page(table, page, lang, identity.get()?.token);

/**
 * The pages that this browser has read. Their texts are nowhere in what it loads (PR17.5): each is asked for when it is
 * opened, also those of a replay, by the table whose record it is; where that table is not of this house, they stay closed.
 */
export class StoryPages {
  private readonly read = new Map<string, StoryPage>();
  private readonly asked = new Map<string, Promise<Answer<StoryPage>>>();
  private readonly ask: AskForPage;
  private readonly wait: (ms: number) => Promise<void>;

  constructor(ask: AskForPage = askTheHouse, wait: (ms: number) => Promise<void> = pause) {
    this.ask = ask;
    this.wait = wait;
  }

  /** at once, if it was read before */
  known(name: PageName): StoryPage | null {
    return this.read.get(keyOf(name)) ?? null;
  }

  /** Asks once, however many want to know; what passes by itself is waited for. */
  load(name: PageName): Promise<Answer<StoryPage>> {
    const key = keyOf(name);
    const known = this.read.get(key);
    if (known) return Promise.resolve({ ok: true, value: known });
    const underWay = this.asked.get(key) ?? this.patiently(name).finally(() => this.asked.delete(key));
    this.asked.set(key, underWay);
    return underWay;
  }

  private async patiently(name: PageName): Promise<Answer<StoryPage>> {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.ask(name);
      if (answer.ok) this.read.set(keyOf(name), answer.value);
      if (answer.ok || attempt === attempts || !isPassing(answer.refusal)) return answer;
      await this.wait(backoff(attempt));
    }
  }
}

const isPassing = ({ code }: ApiRefusal): boolean => passing.has(code);

const keyOf = ({ table, page, lang }: PageName): string => `${lang} ${page} ${table}`;

/** Those of this window. */
export const storyPages = new StoryPages();
