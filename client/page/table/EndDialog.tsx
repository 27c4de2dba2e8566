import './EndDialog.css';
import './word-tables.css';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import type { Lang } from '../../../shared/i18n/load.ts';
import { listed } from '../../../shared/i18n/plural.ts';
import { plain, type Speech } from '../../../shared/i18n/speech.ts';
import { laurelCrown } from '../../art/icons.ts';
import type { Score } from '../../games/presenter.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Outline } from '../ui/Outline.tsx';

/** People who played together against the game: all have won, or nobody. */
function teamVerdict(words: TableDict['end'], won: boolean, yours: boolean, alone: boolean): string {
  if (alone && yours) return won ? words.youWon : words.aloneLost;
  if (!won) return words.teamLost;
  return yours ? words.yourTeamWon : words.teamWon;
}

/** Who has won, and where everybody's points come from. */
export function EndDialog(props: {
  readonly score: Score;
  readonly speech: Speech;
  readonly lang: Lang;
  readonly words: TableDict['end'];
  /** null where nothing was promised about the deal */
  readonly onVerify: (() => void) | null;
  /** the same people once more; null where there is nothing of the kind */
  readonly again: { readonly label: string; readonly go: () => void } | null;
  /** null where one looks at a replay */
  readonly onReplay: (() => void) | null;
  readonly onLobby: () => void;
  /** of a rematch, said above the table */
  readonly news?: string | null;
  readonly onClose: () => void;
}) {
  const { score, speech, words } = props;
  const names = score.winners.map((seat) => speech.name(seat));
  const others = score.winners.filter((seat) => !speech.isYou(seat)).map((seat) => speech.name(seat));
  const [only] = score.winners;
  const { team } = score;
  const youAlone = names.length === 1 && only !== undefined && speech.isYou(only);
  const yours = score.rows.some(({ seat }) => speech.isYou(seat));
  const verdict = team
    ? teamVerdict(words, team.won, yours, score.rows.length === 1)
    : youAlone
      ? words.youWon
      : names.length === 1
        ? words.won({ name: names[0] ?? '' })
        : score.winners.some((seat) => speech.isYou(seat))
          ? words.youShare({ names: listed(props.lang, others) })
          : words.shared({ names: listed(props.lang, names) });
  return (
    <Dialog title={words.heading} onClose={props.onClose} class="end">
      <p class="verdict">
        <Outline d={laurelCrown} size={40} />
        <span>{plain(verdict)}</span>
      </p>
      {team && team.rank !== '' && <p class="rank">{team.rank}</p>}
      <p class="hint">{score.reason}</p>
      {props.news && <p role="status">{props.news}</p>}
      <div class="scroll">
        <table>
          <thead>
            <tr>
              {!team && <th scope="col">{words.place}</th>}
              <th scope="col">{words.player}</th>
              {score.columns.map(({ label, icon }) => (
                <th scope="col" key={label}>
                  <span class="only-m">
                    <Outline d={icon} size={20} />
                  </span>
                  <span class="label">{label}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {score.rows.map((row) => (
              <tr key={row.seat} class={row.place === 1 ? 'first' : ''}>
                {!team && <td>{row.place}</td>}
                <th scope="row">
                  <span class="who">
                    <Avatar seat={row.seat} size={30} />
                    <span>
                      {speech.name(row.seat)}
                      {row.detail && <small>{row.detail}</small>}
                    </span>
                  </span>
                </th>
                {row.values.map((value, at) => (
                  <td key={score.columns[at]?.label}>{value < 0 ? `−${-value}` : value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {props.onVerify && (
        <p class="hint">
          <button type="button" class="link" onClick={props.onVerify}>
            {words.verify}
          </button>
        </p>
      )}
      <div class="foot">
        <button type="button" class="btn dim" onClick={props.onClose}>
          {words.look}
        </button>
        {props.onReplay && (
          <button type="button" class="btn" onClick={props.onReplay}>
            {words.replay}
          </button>
        )}
        <button type="button" class="btn" onClick={props.onLobby}>
          {words.toLobby}
        </button>
        {props.again && (
          // biome-ignore lint/a11y/noAutofocus: a dialog that opens by itself must not focus its exit
          <button type="button" class="btn pri" autoFocus onClick={props.again.go}>
            {props.again.label}
          </button>
        )}
      </div>
    </Dialog>
  );
}
