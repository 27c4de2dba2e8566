import './moderate.css';
import '../status/status.css';
import { useEffect, useState } from 'preact/hooks';
import type { ChatDict } from '../../../shared/i18n/en/chat.ts';
import {
  moderatorHeader,
  type Report,
  type ReportsAnswer,
  type VerdictRequest,
} from '../../../shared/protocol/chat.ts';
import { type Answer, ask } from '../../net/api.ts';
import { Words } from '../chat/ChatLog.tsx';
import { chatRefusalText } from '../chat/refusals.ts';
import { useChatWords } from '../chat/useChatWords.ts';
import { settings } from '../preferences.ts';
import { PageBar } from '../ui/PageBar.tsx';
import { toast } from '../ui/toasts.tsx';
import { useStore } from '../use.ts';
import { useWords } from '../words.tsx';

/** for this tab and no longer: the key is never written down */
const place = 'three-harbours.moderator';

const reportsPath = '/moderation/reports';
const asModerator = <T,>(key: string, path: string, body?: VerdictRequest): Promise<Answer<T>> =>
  ask<T>(body ? 'POST' : 'GET', path, { headers: { [moderatorHeader]: key }, ...(body ? { body } : {}) });

const silences = [
  ['hour', 60],
  ['day', 24 * 60],
  ['week', 7 * 24 * 60],
] as const;

interface Moderating {
  readonly key: string;
  readonly reports: readonly Report[] | null;
  enter(key: string): Promise<void>;
  decide(report: Report, verdict: VerdictRequest): Promise<void>;
  leave(): void;
}

function useModeration(words: ChatDict | null): Moderating {
  const [key, setKey] = useState(() => sessionStorage.getItem(place) ?? '');
  const [reports, setReports] = useState<readonly Report[] | null>(null);
  const leave = () => {
    sessionStorage.removeItem(place);
    setKey('');
    setReports(null);
  };
  const enter = async (given: string) => {
    const answer = await asModerator<ReportsAnswer>(given, reportsPath);
    if (answer.ok) {
      sessionStorage.setItem(place, given);
      setKey(given);
      setReports(answer.value.reports);
      return;
    }
    if (words) toast(chatRefusalText(answer.refusal, words), 'no');
    if (answer.refusal.code === 'notModerator') leave();
  };
  useEffect(() => {
    if (key !== '') void enter(key);
  }, []);
  const decide = async ({ id }: Report, verdict: VerdictRequest) => {
    const answer = await asModerator(key, `${reportsPath}/${id}`, verdict);
    if (words)
      toast(answer.ok ? words.moderation.decided : chatRefusalText(answer.refusal, words), answer.ok ? 'yes' : 'no');
    await enter(key);
  };
  return { key, reports, enter, decide, leave };
}

/** What people have complained of, for those who have the key. */
export function ModeratePage() {
  const { title } = useWords();
  const words = useChatWords();
  const moderation = useModeration(words);
  useEffect(() => {
    if (words) document.title = `${words.moderation.title} · ${title}`;
  }, [words, title]);
  if (!words) return null;
  const t = words.moderation;
  const { key, reports } = moderation;
  return (
    <div class="lobby status moderate">
      <PageBar />
      <main id="content">
        <h1>{t.title}</h1>
        <p class="lead">{t.lead}</p>
        {reports === null ? (
          <KeyForm words={t} onEnter={moderation.enter} />
        ) : (
          <>
            <p class="deeds">
              <button type="button" class="btn sm" onClick={() => void moderation.enter(key)}>
                {t.refresh}
              </button>
              <button type="button" class="btn sm dim" onClick={moderation.leave}>
                {t.leave}
              </button>
            </p>
            {reports.length === 0 && <p role="status">{t.none}</p>}
            {reports.map((report) => (
              <OneReport key={report.id} report={report} words={words} onDecide={moderation.decide} />
            ))}
          </>
        )}
      </main>
    </div>
  );
}

function KeyForm(props: { readonly words: ChatDict['moderation']; readonly onEnter: (key: string) => Promise<void> }) {
  const [key, write] = useState('');
  return (
    <form
      class="panel key"
      onSubmit={(event) => {
        event.preventDefault();
        if (key !== '') void props.onEnter(key);
      }}
    >
      <label>
        {props.words.key}
        <input
          class="input"
          type="password"
          autoComplete="off"
          value={key}
          onInput={(event) => write(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn pri">
        {props.words.enter}
      </button>
    </form>
  );
}

function OneReport(props: {
  readonly report: Report;
  readonly words: ChatDict;
  readonly onDecide: (report: Report, verdict: VerdictRequest) => Promise<void>;
}) {
  const { report, words, onDecide } = props;
  const t = words.moderation;
  const { lang } = useStore(settings);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const about = report.context.find(({ n }) => n === report.n);
  const remarks = [
    date.format(report.at),
    ...(report.open > 1 ? [t.open({ n: report.open })] : []),
    ...(report.silencedUntil ? [t.silenced({ until: date.format(report.silencedUntil) })] : []),
  ];
  return (
    <article class="panel report-entry">
      <h2>{t.about({ name: about?.name ?? '?', table: report.table })}</h2>
      <p>
        <b>{words.reasons[report.reason]}</b> {report.note !== '' && t.note(report)}
      </p>
      <p class="hint">{remarks.join(' · ')}</p>
      <ol>
        {report.context.map((said) => (
          <li key={said.n} class={said.n === report.n ? 'it' : ''}>
            <b>{said.name}</b>: <Words said={said} words={words} />
          </li>
        ))}
      </ol>
      <p class="deeds">
        <button type="button" class="btn sm" onClick={() => void onDecide(report, { verdict: 'dismissed' })}>
          {t.dismiss}
        </button>
        <button type="button" class="btn sm" onClick={() => void onDecide(report, { verdict: 'settled' })}>
          {t.settle}
        </button>
        <span>{t.silenceFor}</span>
        {silences.map(([name, minutes]) => (
          <button
            type="button"
            class="btn sm"
            key={name}
            aria-label={`${t.silenceFor} ${t[name]}`}
            onClick={() => void onDecide(report, { verdict: 'silenced', minutes })}
          >
            {t[name]}
          </button>
        ))}
      </p>
    </article>
  );
}
