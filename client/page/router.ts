import { createStore } from '../store.ts';

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'status' }
  /** for those who have the key */
  | { readonly page: 'moderate' }
  /** `seat`: of a bot, which one has chosen to take over */
  | {
      readonly page: 'table';
      readonly id: string;
      readonly role: 'player' | 'spectator';
      readonly seat?: number;
    }
  /** how fairness is proven; `id`: of a game to check */
  | { readonly page: 'fairness'; readonly id: string | null }
  /** null: to choose one */
  | { readonly page: 'replay'; readonly id: string | null; readonly seq?: number }
  /** to play on here what was begun on another device, at this table */
  | { readonly page: 'take'; readonly id: string }
  | { readonly page: 'leaderboard'; readonly game: string }
  /** `me`: whoever looks */
  | { readonly page: 'player'; readonly handle: string }
  | { readonly page: 'ratings' }
  | { readonly page: 'campaign'; readonly id: string }
  | { readonly page: 'lost' };

export function routeOf(pathname: string): Route {
  if (pathname === '/' || pathname === '/index.html') return { page: 'lobby' };
  if (/^\/status\/?$/.test(pathname)) return { page: 'status' };
  if (/^\/moderate\/?$/.test(pathname)) return { page: 'moderate' };
  if (/^\/replay\/?$/.test(pathname)) return { page: 'replay', id: null };
  const [fair, game = null] = /^\/fairness(?:\/([A-Za-z0-9_-]{1,64}))?\/?$/.exec(pathname) ?? [];
  if (fair) return { page: 'fairness', id: game };
  if (/^\/ratings\/?$/.test(pathname)) return { page: 'ratings' };
  const [, hall, whose = ''] = /^\/(leaderboard|player)\/([a-z0-9-]{1,40})\/?$/.exec(pathname) ?? [];
  if (hall) return hall === 'player' ? { page: 'player', handle: whose } : { page: 'leaderboard', game: whose };
  const [, place, id] = /^\/(t|watch|replay|take|campaign)\/([A-Za-z0-9_-]{1,64})\/?$/.exec(pathname) ?? [];
  if (!place || !id) return { page: 'lost' };
  if (place === 'replay' || place === 'take' || place === 'campaign') return { page: place, id };
  return { page: 'table', id, role: place === 't' ? 'player' : 'spectator' };
}

export function pathOf(route: Exclude<Route, { page: 'lost' }>): string {
  if (route.page === 'lobby') return '/';
  if (route.page === 'status') return '/status';
  if (route.page === 'moderate') return '/moderate';
  if (route.page === 'fairness') return route.id === null ? '/fairness' : `/fairness/${route.id}`;
  if (route.page === 'take' || route.page === 'campaign') return `/${route.page}/${route.id}`;
  if (route.page === 'replay') return route.id === null ? '/replay' : `/replay/${route.id}`;
  if (route.page === 'ratings') return '/ratings';
  if (route.page === 'leaderboard') return `/leaderboard/${route.game}`;
  if (route.page === 'player') return `/player/${route.handle}`;
  return `/${route.role === 'player' ? 't' : 'watch'}/${route.id}`;
}

export const route = createStore<Route>(routeOf(globalThis.location?.pathname ?? '/'));

export function go(to: Exclude<Route, { page: 'lost' }>): void {
  // what stands behind the question mark belongs to the whole visit
  const moment = to.page === 'replay' && to.seq !== undefined ? `#${to.seq}` : '';
  history.pushState(null, '', pathOf(to) + location.search + moment);
  route.set(to);
}

globalThis.addEventListener?.('popstate', () => route.set(routeOf(location.pathname)));
