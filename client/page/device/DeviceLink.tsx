import { useEffect, useState } from 'preact/hooks';
import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import { api } from '../../net/api.ts';
import { identity } from '../../net/identity.ts';
import { refusalText } from '../lobby/play.ts';
import { pathOf } from '../router.ts';
import { LinkBox } from '../table/LinkBox.tsx';
import { copyText } from '../table/share.ts';
import { Dialog } from '../ui/Dialog.tsx';

/** A link that makes another browser the same person, at this table. */
export function DeviceLink(props: {
  readonly code: string;
  readonly words: SocialDict['device'];
  readonly bar: TableDict['bar'];
  readonly onClose: () => void;
}) {
  const { words, code } = props;
  const [link, setLink] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    let current = true;
    void api.newLink(identity.get()?.token ?? '').then((answer) => {
      if (!current) return;
      if (!answer.ok) return setError(refusalText(answer.refusal));
      setLink(`${location.origin}${pathOf({ page: 'take', id: code })}#${answer.value.word}`);
    });
    return () => {
      current = false;
    };
  }, [code]);
  return (
    <Dialog title={words.heading} onClose={props.onClose}>
      <p class="hint">{words.what}</p>
      <LinkBox text={error ?? link ?? words.making} />
      <div class="foot">
        <button
          type="button"
          class="btn pri"
          disabled={link === null}
          onClick={() => link && void copyText(link, words.copied, props.bar)}
        >
          {words.copy}
        </button>
      </div>
    </Dialog>
  );
}
