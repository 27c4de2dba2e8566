import { useEffect, useState } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { useSecondsLeft } from '../useSecondsLeft.ts';

/** For how many seconds a table still waits for its people; null: it does not, or nobody has told yet. */
export function useGathering(id: string, gathers: boolean): number | null {
  const [told, setTold] = useState<{ readonly seconds: number } | null>(null);
  useEffect(() => {
    if (!gathers) return;
    let current = true;
    void api.table(id).then((answer) => {
      if (current && answer.ok && answer.value.gathers !== null) setTold({ seconds: answer.value.gathers });
    });
    return () => {
      current = false;
    };
  }, [id, gathers]);
  return useSecondsLeft(gathers ? (told?.seconds ?? null) : null, told);
}
