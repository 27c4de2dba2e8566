export type Cancel = () => void;

/** The time of day and timers, handed to everything that decides by them: tests bring a time that they advance. */
export interface Time {
  /** milliseconds since 1970 */
  now(): number;
  /** Calls `then` once, after so many milliseconds. */
  after(ms: number, then: () => void): Cancel;
}

export const realTime: Time = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

export const pause = (time: Time, ms: number): Promise<void> =>
  new Promise((resolve) => {
    time.after(ms, resolve);
  });
