import './BranchDialog.css';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../shared/engine/core.ts';
import type { ReplayDict } from '../../../shared/i18n/en/replay.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import { api } from '../../net/api.ts';
import { identity } from '../../net/identity.ts';
import { refusalText, withName } from '../lobby/play.ts';
import { go } from '../router.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { toast } from '../ui/toasts.tsx';

/** Opens a table that goes on from here, and goes there. */
async function playOn(table: string, seq: number, seat: Seat): Promise<void> {
  const token = identity.get()?.token;
  if (!token) return;
  const answer = await api.branch(table, { seq, seat }, token);
  if (answer.ok) go({ page: 'table', id: answer.value.code, role: 'player' });
  else toast(refusalText(answer.refusal), 'no');
}

/** Whose seat to play on in; the one whose turn it is stands out. */
export function BranchDialog(props: {
  readonly table: TableInfo;
  readonly id: string;
  readonly seq: number;
  readonly actor: Seat | null;
  readonly words: ReplayDict['branch'];
  readonly onClose: () => void;
}) {
  const { table, words, seq, actor } = props;
  const [asked, setAsked] = useState(false);
  const take = (seat: Seat) =>
    withName(async () => {
      setAsked(true);
      await playOn(props.id, seq, seat);
      setAsked(false);
    });
  return (
    <Dialog title={words.heading} onClose={props.onClose} class="branching">
      {actor === null ? (
        <p>{words.over}</p>
      ) : (
        <>
          <p>{words.text({ seq })}</p>
          <ul>
            {table.seats.map(({ name }, seat) => (
              <li key={seat}>
                <button
                  type="button"
                  class={seat === actor ? 'btn pri' : 'btn'}
                  disabled={asked}
                  onClick={() => take(seat)}
                >
                  <Avatar seat={seat} size={28} />
                  {words.as({ name })}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
