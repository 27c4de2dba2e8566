import './Audience.css';
import { useState } from 'preact/hooks';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import { spyglass } from '../../art/icons.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Outline } from '../ui/Outline.tsx';
import { useSocialWords } from '../useSocialWords.ts';

/** How many watch; who they are, at a click. */
export function Audience({ table, label }: { readonly table: TableInfo; readonly label: string }) {
  const words = useSocialWords();
  const [open, setOpen] = useState(false);
  // the list stays open for its reader when the last spectator has gone
  if (table.watchers === 0 && !open) return null;
  const named = table.audience.length;
  const more = table.watchers - named;
  return (
    <>
      <button type="button" class="link watchers" onClick={() => setOpen(true)}>
        <Outline d={spyglass} size={15} /> {label}
      </button>
      {open && words && (
        <Dialog title={words.watching.heading} onClose={() => setOpen(false)}>
          {named > 0 && <p class="hint">{words.watching.count({ n: table.watchers })}</p>}
          <ul class="audience">
            {table.audience.map((name, at) => (
              <li key={`${at} ${name}`}>{name}</li>
            ))}
            {table.watchers === 0 && <li class="hint">{words.watching.nobody}</li>}
            {more > 0 && <li class="hint">{words.watching.unnamed({ n: more, alone: named === 0 })}</li>}
          </ul>
        </Dialog>
      )}
    </>
  );
}
