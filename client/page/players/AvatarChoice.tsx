import './AvatarChoice.css';
import { useState } from 'preact/hooks';
import type { PlayersDict } from '../../../shared/i18n/en/players.ts';
import { type AvatarId, avatarIds } from '../../../shared/protocol/avatars.ts';
import type { AvatarAnswer } from '../../../shared/protocol/players.ts';
import { ask } from '../../net/api.ts';
import { identity } from '../../net/identity.ts';
import { refusalText } from '../lobby/play.ts';
import { Portrait } from '../ui/Portrait.tsx';
import { toast } from '../ui/toasts.tsx';

/** The picture of whoever looks at their own page, and the others to choose from. */
export function AvatarChoice(props: {
  readonly chosen: AvatarId | null;
  readonly words: PlayersDict['avatar'];
  readonly onChange: (avatar: AvatarId) => void;
}) {
  const { words } = props;
  const [busy, setBusy] = useState(false);
  const choose = async (avatar: AvatarId) => {
    setBusy(true);
    const answer = await ask<AvatarAnswer>('POST', '/me/avatar', { token: identity.get()?.token, body: { avatar } });
    setBusy(false);
    if (!answer.ok) return toast(refusalText(answer.refusal), 'no');
    props.onChange(avatar);
  };
  return (
    <fieldset class="panel avatars" disabled={busy}>
      <legend class="sr">{words.heading}</legend>
      <p aria-hidden="true">{words.heading}</p>
      <div>
        {avatarIds.map((id) => (
          <label key={id} title={words.names[id]}>
            <input type="radio" name="avatar" checked={id === props.chosen} onChange={() => void choose(id)} />
            <Portrait of={id} size={56} />
            <span class="sr">{words.names[id]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
