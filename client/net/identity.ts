import type { GuestAnswer } from '../../shared/protocol/http.ts';
import { createStore } from '../store.ts';
import { type ApiRefusal, api } from './api.ts';

const key = 'three-harbours.guest';

function remembered(): GuestAnswer | null {
  try {
    const guest = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<GuestAnswer> | null;
    return guest?.token && guest.name && guest.uid ? (guest as GuestAnswer) : null;
  } catch {
    return null;
  }
}

/** Who this browser plays as; null until a name has been chosen. */
export const identity = createStore<GuestAnswer | null>(remembered());

function keep(guest: GuestAnswer | null): void {
  identity.set(guest);
  try {
    if (guest) localStorage.setItem(key, JSON.stringify(guest));
    else localStorage.removeItem(key);
  } catch {
    // a browser that keeps nothing still plays, until the page is closed
  }
}

/** Takes a name, or changes it; null when done, the refusal otherwise. */
export async function takeName(name: string): Promise<ApiRefusal | null> {
  const answer = await api.guest(name, identity.get()?.token);
  if (!answer.ok) return answer.refusal;
  keep(answer.value);
  return null;
}

/** Becomes who made the link on another device. */
export async function takeOver(word: string): Promise<ApiRefusal | null> {
  const answer = await api.useLink(word);
  if (!answer.ok) return answer.refusal;
  keep(answer.value);
  return null;
}

/** The server does not know this token any more: a name must be chosen anew. */
export const forget = (): void => keep(null);

// another tab changed the name
globalThis.addEventListener?.('storage', (event) => {
  if (event.key === key) identity.set(remembered());
});
