import { useState } from 'preact/hooks';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { useSocialWords } from '../useSocialWords.ts';
import { DeviceLink } from './DeviceLink.tsx';

/** The way to another device, from the table. */
export function DeviceTool({ code, bar }: { readonly code: string; readonly bar: TableDict['bar'] }) {
  const words = useSocialWords();
  const [open, setOpen] = useState(false);
  if (!words) return null;
  return (
    <p class="field">
      <button type="button" class="btn sm" onClick={() => setOpen(true)}>
        {words.device.button}
      </button>
      {open && <DeviceLink code={code} words={words.device} bar={bar} onClose={() => setOpen(false)} />}
    </p>
  );
}
