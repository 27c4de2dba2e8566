import { useEffect, useState } from 'preact/hooks';
import { type Verdict, verifying } from '../../../shared/fairness/verify.ts';

/** Work between two frames. */
const sliceMs = 12;

const frame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The verdict on a file, made a little at a time; until then, what share of the game has been played again. */
export function useVerdict(file: unknown): Verdict | number {
  const [state, setState] = useState<{ readonly file: unknown; readonly result: Verdict | number }>({
    file,
    result: 0,
  });
  useEffect(() => {
    let current = true;
    const run = async () => {
      const work = verifying(file);
      let until = performance.now() + sliceMs;
      for (let step = work.next(); current; step = work.next()) {
        if (step.done) {
          setState({ file, result: step.value });
          return;
        }
        if (performance.now() < until) continue;
        setState({ file, result: step.value });
        await frame();
        until = performance.now() + sliceMs;
      }
    };
    void run();
    return () => {
      current = false;
    };
  }, [file]);
  return state.file === file ? state.result : 0;
}
