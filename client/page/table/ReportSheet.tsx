import './ReportSheet.css';
import { useId } from 'preact/hooks';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import type { Speech } from '../../../shared/i18n/speech.ts';
import type { PartReport, ReportItem } from '../../games/presenter.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Coin } from '../ui/amounts.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Outline } from '../ui/Outline.tsx';
import { signed } from './signed.ts';

/**
 * The account of what is over. It lies on the table, not over the page: whoever is asked something can answer without
 * closing it.
 */
export function ReportSheet(props: {
  readonly report: PartReport;
  readonly speech: Speech;
  readonly words: TableDict['report'];
  readonly onClose: () => void;
}) {
  const { report, speech, words, onClose } = props;
  const heading = useId();
  return (
    <section
      class="report panel"
      aria-labelledby={heading}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header>
        <h3 id={heading}>{report.title}</h3>
        <button type="button" class="close" aria-label={words.close} onClick={onClose}>
          <Icon of="cancel" size={18} />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div class="body" tabIndex={0}>
        <Items items={report.fates} />
        <ul class="accounts">
          {report.accounts.map(({ seat, lines, total }) => (
            <li key={seat} class={speech.isYou(seat) ? 'you' : ''}>
              <Avatar seat={seat} size={30} />
              <b class="name">{speech.name(seat)}</b>
              <b class={total < 0 ? 'sum loss' : 'sum'}>
                {signed(total)} {report.unit ? <Outline d={report.unit} size={16} /> : <Coin size={16} />}
              </b>
              <ul>
                {lines.length === 0 && <li>{report.nothing}</li>}
                {lines.map(({ what, party, amount }, at) => (
                  // two payments may read alike
                  <li key={`${at} ${what}`}>
                    <span>
                      {what} <small>{party}</small>
                    </span>
                    <span class={amount < 0 ? 'loss' : ''}>{signed(amount)}</span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <h4>{report.changes.title}</h4>
        {report.changes.items.length === 0 ? <p>{report.changes.none}</p> : <Items items={report.changes.items} />}
      </div>
    </section>
  );
}

function Items({ items }: { readonly items: readonly ReportItem[] }) {
  return (
    <ul class="items">
      {items.map(({ key, icon, tint, name, text }) => (
        <li key={key}>
          <span class={`emblem ${tint}`}>
            <Outline d={icon} size={20} />
          </span>
          <span>
            <b>{name}</b> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
