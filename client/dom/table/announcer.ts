const longest = 5;

export interface Announcer {
  /** a sentence about what happened; those of the same moment are said together */
  push(sentence: string): void;
  /** what is asked now: always said last, and only the latest */
  prompt(sentence: string): void;
  stop(): void;
}

interface Timers {
  set(then: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

const real: Timers = {
  set: (then, ms) => setTimeout(then, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** Screen readers hear summaries, not every card: sentences within 300 ms become one announcement. */
export function createAnnouncer(say: (text: string) => void, timers: Timers = real, wait = 300): Announcer {
  let sentences: string[] = [];
  let asked = '';
  let timer: unknown = null;
  const flush = () => {
    timer = null;
    const told = sentences.slice(-longest);
    const text = [...told, asked].filter((part) => part !== '').join(' ');
    sentences = [];
    asked = '';
    if (text !== '') say(text);
  };
  const soon = () => {
    timer ??= timers.set(flush, wait);
  };
  return {
    push(sentence) {
      if (sentence === '') return;
      sentences.push(sentence);
      soon();
    },
    prompt(sentence) {
      asked = sentence;
      soon();
    },
    stop() {
      if (timer !== null) timers.clear(timer);
      timer = null;
    },
  };
}
