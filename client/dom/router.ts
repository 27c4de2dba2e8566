import { createStore } from '../store.ts';

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'status' }
  | { readonly page: 'table'; readonly id: string; readonly role: 'player' | 'spectator' }
  | { readonly page: 'lost' };

export function routeOf(pathname: string): Route {
  if (pathname === '/' || pathname === '/index.html') return { page: 'lobby' };
  if (/^\/status\/?$/.test(pathname)) return { page: 'status' };
  const [, place, id] = /^\/(t|watch)\/([A-Za-z0-9_-]{1,64})\/?$/.exec(pathname) ?? [];
  if (!place || !id) return { page: 'lost' };
  return { page: 'table', id, role: place === 't' ? 'player' : 'spectator' };
}

const paths = { lobby: '/', status: '/status' } as const;

export const pathOf = (route: Exclude<Route, { page: 'lost' }>): string =>
  route.page !== 'table' ? paths[route.page] : `/${route.role === 'player' ? 't' : 'watch'}/${route.id}`;

export const route = createStore<Route>(routeOf(globalThis.location?.pathname ?? '/'));

export function go(to: Exclude<Route, { page: 'lost' }>): void {
  // what stands behind the question mark belongs to the whole visit
  history.pushState(null, '', pathOf(to) + location.search);
  route.set(to);
}

globalThis.addEventListener?.('popstate', () => route.set(routeOf(location.pathname)));
