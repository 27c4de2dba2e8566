import './StatusPage.css';
import { useEffect, useState } from 'preact/hooks';
import type { StatusDict } from '../../../shared/i18n/en/status.ts';
import { languages } from '../../../shared/i18n/load.ts';
import type { ProcessStatus, StatusAnswer } from '../../../shared/protocol/http.ts';
import { ask } from '../../net/api.ts';
import { settings } from '../preferences.ts';
import { Icon } from '../ui/Icon.tsx';
import { PageBar } from '../ui/PageBar.tsx';
import { useStore } from '../useStore.ts';
import { useWords } from '../words.tsx';

const refreshEvery = 5_000;

/** The figures, asked anew while somebody looks; null when the house does not answer, undefined before it has. */
function useStatus(): StatusAnswer | null | undefined {
  const [status, setStatus] = useState<StatusAnswer | null>();
  useEffect(() => {
    let current = true;
    const refresh = async () => {
      const answer = await ask<StatusAnswer>('GET', '/status');
      if (current) setStatus(answer.ok ? answer.value : null);
    };
    void refresh();
    const timer = setInterval(() => document.visibilityState === 'visible' && void refresh(), refreshEvery);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, []);
  return status;
}

function useStatusWords(): StatusDict | null {
  const { lang } = useStore(settings);
  const [text, setText] = useState<StatusDict | null>(null);
  useEffect(() => {
    let current = true;
    void languages[lang].status().then((loaded) => current && setText(loaded));
    return () => {
      current = false;
    };
  }, [lang]);
  return text;
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** In the greatest unit that fits: `3 hours`. */
function durationOf(seconds: number, lang: string): string {
  const [unit, size] = units.find(([, length]) => seconds >= length) ?? units[3];
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(lang, format).format(Math.floor(seconds / size));
}

type Figures = readonly (readonly [name: string, value: string])[];

function List({ figures, class: name }: { readonly figures: Figures; readonly class: string }) {
  return (
    <dl class={name}>
      {figures.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Process({ of, text, lang }: { readonly of: ProcessStatus; readonly text: StatusDict; readonly lang: string }) {
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const whole = (key: 'online' | 'tables' | 'seats' | 'spectators' | 'reconnects' | 'rehomed' | 'refusedAppends') =>
    [text[key], number.format(of[key])] as const;
  const within = (ms: number | undefined) => (ms === undefined ? text.none : text.ms(number.format(ms)));
  const figures: Figures = [
    whole('online'),
    whole('tables'),
    whole('seats'),
    whole('spectators'),
    [text.movesHere, number.format(of.moves)],
    [text.half, within(of.latencyMs?.p50)],
    [text.most, within(of.latencyMs?.p99)],
    whole('reconnects'),
    whole('rehomed'),
    whole('refusedAppends'),
  ];
  return (
    <section class="box process" aria-label={of.name}>
      <h2>
        <Icon of="ship-wheel" size={20} />
        {of.name}
        <small>
          {text.up(durationOf(of.upSeconds, lang))} · {text.version(of.version)}
        </small>
      </h2>
      <List class="figures" figures={figures} />
    </section>
  );
}

/** How the house is, for everybody. */
export function StatusPage() {
  const { title, common, service } = useWords();
  const { lang } = useStore(settings);
  const text = useStatusWords();
  const status = useStatus();
  useEffect(() => {
    if (text) document.title = `${text.title} · ${title}`;
  }, [text, title]);
  if (!text) return null;
  const number = new Intl.NumberFormat(lang);
  return (
    <div class="lobby status">
      <PageBar />
      <main id="content">
        <h1>{text.title}</h1>
        <p class="lead">{text.lead}</p>
        <p class={status === null ? 'banner' : 'sr'} role="status">
          {status === null ? service.offline({}) : status ? text.open : common.loading}
        </p>
        {status && (
          <>
            <section class="panel house" aria-label={text.house}>
              <h2>{text.house}</h2>
              <List
                class="great"
                figures={(['running', 'waiting', 'finished', 'moves'] as const).map((key) => [
                  text[key],
                  number.format(status.house[key]),
                ])}
              />
            </section>
            <div class="processes">
              {status.processes.map((process) => (
                <Process key={process.name} of={process} text={text} lang={lang} />
              ))}
            </div>
          </>
        )}
      </main>
    </div>
  );
}
