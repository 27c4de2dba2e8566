const longest = 5;

export interface Announcer {
  /** a sentence about what happened; those of the same moment are said together, and a strong one is never left out */
  push(sentence: string, strong?: boolean): void;
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

interface Said {
  readonly sentence: string;
  readonly strong: boolean;
}

/** The latest, and before them what must not be missed: of a quick round not every card is named. */
function kept(all: readonly Said[]): readonly Said[] {
  const room = Math.max(0, longest - all.filter(({ strong }) => strong).length);
  const weak = all.filter(({ strong }) => !strong);
  const latest = new Set(weak.slice(weak.length - Math.min(room, weak.length)));
  return all.filter((one) => one.strong || latest.has(one));
}

/** Screen readers hear summaries, not every card: sentences within 300 ms become one announcement. */
export function createAnnouncer(say: (text: string) => void, timers: Timers = real, wait = 300): Announcer {
  let sentences: Said[] = [];
  let asked = '';
  let timer: unknown = null;
  const flush = () => {
    timer = null;
    const spoken = kept(sentences).map(({ sentence }) => sentence);
    const text = [...spoken, asked].filter((part) => part !== '').join(' ');
    sentences = [];
    asked = '';
    if (text !== '') say(text);
  };
  const soon = () => {
    timer ??= timers.set(flush, wait);
  };
  return {
    push(sentence, strong = false) {
      if (sentence === '') return;
      sentences.push({ sentence, strong });
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
