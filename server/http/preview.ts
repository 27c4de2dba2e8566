import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Request, Router } from 'express';
import { loadHouse } from '../../shared/i18n/games/index.ts';
import { type Lang, langOf, languages } from '../../shared/i18n/load.ts';
import { listed } from '../../shared/i18n/plural.ts';
import type { TableSummary } from '../../shared/protocol/http.ts';
import type { RateLimit } from '../config.ts';
import { RateBucket } from '../RateBucket.ts';
import { addressOf } from './limited.ts';
import { hostOf } from './site.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

interface Preview {
  readonly title: string;
  readonly description: string;
}

/** The preview of a posted link: no more than everybody sees who follows it. */
export async function previewOf(table: TableSummary, lang: Lang): Promise<Preview> {
  const [house, { preview: t }] = await Promise.all([loadHouse(lang), languages[lang].social()]);
  const game = house.games[table.game].name;
  const names = listed(
    lang,
    table.seats.flatMap(({ kind, name }) => (kind === 'open' ? [] : name)),
  );
  if (table.status === 'running') return { title: t.plays({ game }), description: t.watch({ names }) };
  if (table.status === 'finished') return { title: t.over({ game }), description: t.result({ names }) };
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const title = table.host === '' ? game : t.invites({ host: table.host, game });
  return { title, description: t.waits({ n: table.seats.length, free }) };
}

function tags({ title, description }: Preview, game: string, request: Request): string {
  const host = hostOf(request);
  const facts = {
    'og:type': 'website',
    'og:site_name': 'Three Harbours',
    'og:title': title,
    'og:description': description,
    // the sites that show it need the whole address
    ...(host === '' ? {} : { 'og:image': `${request.protocol}://${host}/preview/${game}.jpg` }),
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(facts)
    .map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`)
    .join('\n    ');
}

/** The page of a table with its preview; an address that guesses too often gets the plain page. */
export function previews(
  clientDir: string,
  misses: RateLimit,
  find: (name: string) => Promise<TableSummary | null>,
): Router {
  const router = Router();
  const bucket = new RateBucket(misses);
  let page: string | undefined;
  // the only files that other sites may show
  router.use('/preview', (_request, response, next) => {
    response.set('Cross-Origin-Resource-Policy', 'cross-origin');
    next();
  });
  router.get(['/t/:id', '/watch/:id'], async (request, response, next) => {
    if (bucket.wait(addressOf(request)) > 0) return next();
    const table = await find(String(request.params.id)).catch(() => null);
    if (!table) {
      bucket.take(addressOf(request));
      return next();
    }
    try {
      page ??= readFileSync(join(clientDir, 'index.html'), 'utf8');
    } catch {
      return next();
    }
    const lang = langOf(request.acceptsLanguages());
    const meta = tags(await previewOf(table, lang), table.game, request);
    // the page differs by table, moment and language
    response.set({ 'Cache-Control': 'no-cache', Vary: 'Accept-Language' }).type('html');
    response.send(page.replace('</head>', () => `  ${meta}\n  </head>`));
  });
  return router;
}
