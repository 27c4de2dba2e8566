import './DelayBanner.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { SocialDict } from '../../../shared/i18n/en/social.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import { spyglass } from '../../art/icons.ts';
import type { MatchConnection } from '../../net/MatchConnection.ts';
import type { PageSnapshot } from '../../net/match-state.ts';
import { refusalText, withName } from '../lobby/play.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Outline } from '../ui/Outline.tsx';
import { toast } from '../ui/toasts.tsx';
import { useSocialWords } from '../useSocialWords.ts';
import { useWords } from '../words.tsx';
import { isDelayed } from './delayed.ts';

/** For spectators who are kept some moves behind: how far, and over whose shoulder they look. */
export function DelayBanner(props: {
  readonly connection: MatchConnection;
  readonly snapshot: PageSnapshot;
  readonly table: TableInfo;
}) {
  const { connection, snapshot, table } = props;
  const { over, seat: me, ownSeat } = snapshot;
  const words = useSocialWords();
  /** over whose shoulder the spectator looked last, unless they stopped by themselves */
  const seen = useRef(over);
  const hasLooked = useRef(false);
  /** over whose shoulder they are about to look for the first time */
  const [askedSeat, setAskedSeat] = useState<number | null>(null);
  useEffect(() => {
    if (words && seen.current !== null && over === null && isDelayed(table)) toast(words.shoulder.ended);
    seen.current = over;
    if (over !== null) hasLooked.current = true;
  }, [over, words]);
  // a question about an offer does not outlast it
  const isOffered = askedSeat !== null && table.seats[askedSeat]?.shoulder === true;
  useEffect(() => {
    if (!isOffered) setAskedSeat(null);
  }, [isOffered]);
  if (!words || me !== null || !isDelayed(table)) return null;
  const { shoulder: t, watching } = words;
  const refusals: Partial<Record<string, string>> = words.refusals;
  const shown = table.seats.flatMap(({ shoulder, name }, seat) => (shoulder ? [{ seat, name }] : []));
  const n = table.delay;
  const name = over === null ? '' : (table.seats[over]?.name ?? '');
  const text =
    snapshot.view === null ? watching.notYet({ n }) : over === null ? watching.behind({ n }) : t.behind({ name, n });
  const look = async (seat: number | null) => {
    if (seat === null) seen.current = null;
    else hasLooked.current = true;
    const refusal = await connection.lookOver(seat);
    if (refusal?.code === 'noGuest') withName(() => connection.rename());
    else if (refusal)
      toast(refusals[refusal.code] ?? refusalText({ code: refusal.code as 'internal', params: refusal.params }), 'no');
  };
  // a list that is closed is turned by a single key, and the first look has a price
  const choose = (seat: number | null) => (seat === null || hasLooked.current ? void look(seat) : setAskedSeat(seat));
  if (shown.length === 0 || ownSeat !== null)
    return (
      <p class={snapshot.view === null ? 'not-yet' : 'banner behind'} role="status">
        {text}
      </p>
    );
  return (
    <div class="banner behind eyes">
      <p class="sr" role="status">
        {text}
      </p>
      <label>
        <Outline d={spyglass} size={18} />
        <span class="sr">{t.eyes}</span>
        <select
          value={over ?? ''}
          onChange={({ currentTarget: { value } }) => choose(value === '' ? null : Number(value))}
        >
          <option value="">{t.everybody({ n })}</option>
          <optgroup label={t.noSeat}>
            {shown.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {t.over({ name, n })}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {askedSeat !== null && isOffered && (
        <FirstLook
          name={table.seats[askedSeat]?.name ?? ''}
          words={t}
          onLook={() => {
            setAskedSeat(null);
            void look(askedSeat);
          }}
          onClose={() => setAskedSeat(null)}
        />
      )}
    </div>
  );
}

/** Whoever has looked once can no longer play in this game: that is said before, not after. */
function FirstLook(props: {
  readonly name: string;
  readonly words: SocialDict['shoulder'];
  readonly onLook: () => void;
  readonly onClose: () => void;
}) {
  const { words } = props;
  const { common } = useWords();
  return (
    <Dialog title={words.sureHeading({ name: props.name })} onClose={props.onClose}>
      <p>{words.sure}</p>
      <div class="foot">
        {/* biome-ignore lint/a11y/noAutofocus: Enter, pressed in the list, must not answer this */}
        <button type="button" class="btn dim" autoFocus onClick={props.onClose}>
          {common.cancel}
        </button>
        <button type="button" class="btn pri" onClick={props.onLook}>
          {words.look}
        </button>
      </div>
    </Dialog>
  );
}
