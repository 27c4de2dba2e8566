import icon from '../favicon.svg';
import { settings } from '../preferences.ts';

const iconWithDot = (): string => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#2a1a10"/><path d="M32 10v31M32 13c10 5 15 13 15 22H32M29 17c-7 5-11 11-12 18h12" fill="none" stroke="#f2cb6b" stroke-width="3.4" stroke-linejoin="round"/><path d="M11 42h42c-2 7-7 11-13 11H24c-6 0-11-4-13-11z" fill="#f2cb6b"/><circle cx="49" cy="15" r="14" fill="#e04a36" stroke="#fff" stroke-width="3"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};

/** The tab itself says whose turn it is: a dot in the icon, a word in the title; nothing flashes. */
export function markTab(title: string, yours: boolean): void {
  document.title = title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = yours ? iconWithDot() : icon;
}

/** A notice on the desktop, for people who have asked for it, and only while the page is hidden; one at a time. */
export function notify(text: string): void {
  if (text === '' || !document.hidden || !settings.get().desktop) return;
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(text, { icon, tag: 'three-harbours-turn' });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // phones have `Notification` but cannot show one
  }
}
