import { existsSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { static as files, type NextFunction, type Request, type RequestHandler, type Response, Router } from 'express';

const aYear = 'public, max-age=31536000, immutable';
/** vite puts a hash of the content into these names */
const isHashed = (path: string): boolean => path.includes(`${sep}assets${sep}`);

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The page may load and connect to its own origin only; cards and icons are drawn into data: and blob: images. */
const policyFor = (host: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // not every browser includes sockets of the same origin in 'self'
    `connect-src 'self' data: blob: ${host === '' ? '' : `ws://${host} wss://${host}`}`.trimEnd(),
    "media-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

export const hostOf = (request: Request): string => /^[\w.:[\]-]+$/.exec(request.get('host') ?? '')?.[0] ?? '';

export const securityHeaders: RequestHandler = (request, response, next) => {
  response.set({
    'Content-Security-Policy': policyFor(hostOf(request)),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  });
  next();
};

/** The built client: its files, and the page itself at every address that it handles, and at `more`. */
export function site(clientDir: string, more: readonly string[] = []): Router {
  const router = Router();
  const setHeaders = (response: Response, path: string): void => {
    response.set('Cache-Control', isHashed(path) ? aYear : 'no-cache');
  };
  router.use(compressed(clientDir));
  router.use(files(clientDir, { index: false, setHeaders, redirect: false }));
  const pages = [
    '/',
    '/status',
    '/ratings',
    '/leaderboard/:game',
    '/player/:handle',
    '/campaign/:id',
    '/t/:id',
    '/watch/:id',
    '/take/:id',
    '/replay',
    '/replay/:id',
    '/fairness',
    '/fairness/:id',
    ...more,
  ];
  router.get(pages, (request, response, next) => {
    request.url = '/index.html';
    compressed(clientDir)(request, response, () => sendPage(clientDir, response, next));
  });
  // a person who mistyped an address reads a page with ways on; programs, and files that are missing, get the refusal
  router.get(/.*/, (request, response, next) => {
    if (request.path.startsWith('/api/') || request.accepts(['json', 'html']) !== 'html' || extname(request.path))
      next();
    else sendPage(clientDir, response.status(404), next);
  });
  return router;
}

function sendPage(clientDir: string, response: Response, next: NextFunction): void {
  response.set('Cache-Control', 'no-cache');
  response.sendFile('index.html', { root: clientDir, cacheControl: false }, (error) => error && next());
}

/** Sends the compressed file that the build has put beside the plain one, if the browser accepts it. */
const compressed =
  (clientDir: string): RequestHandler =>
  (request, response, next) => {
    const name = ['GET', 'HEAD'].includes(request.method) ? pathOf(request) : null;
    const path = name === null ? '' : join(clientDir, name);
    const fits = ([encoding, ending]: (typeof encodings)[number]): boolean =>
      request.acceptsEncodings(encoding) !== false && existsSync(path + ending);
    const packed = name === null ? undefined : encodings.find(fits);
    if (name === null || !packed) {
      next();
      return;
    }
    const [encoding, ending] = packed;
    response.set({ 'Content-Encoding': encoding, 'Cache-Control': isHashed(path) ? aYear : 'no-cache' });
    response.vary('Accept-Encoding').type(extname(name));
    response.sendFile(
      name.slice(1) + ending,
      { root: clientDir, cacheControl: false },
      (error) => error && next(error),
    );
  };

/** A safe path below the folder, or null. */
function pathOf(request: Request): string | null {
  try {
    const path = normalize(decodeURIComponent(request.path));
    return path.includes('..') || path.includes('\0') || path.endsWith(sep) ? null : path;
  } catch {
    return null;
  }
}
