import { LANGS, langOf } from '../../shared/i18n/load.ts';
import type { Settings } from '../settings.ts';
import { createStore } from '../store.ts';

const key = 'three-harbours.settings';

/** Settings from whatever the browser kept; what is missing or strange takes its default. */
export function settingsOf(kept: unknown, wishes: readonly string[]): Settings {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Record<keyof Settings, unknown>>;
  const flag = (value: unknown, otherwise: boolean) => (typeof value === 'boolean' ? value : otherwise);
  const { lang, speed, theme } = given;
  const level = (value: unknown, otherwise: number) =>
    typeof value === 'number' && value >= 0 && value <= 1 ? value : otherwise;
  return {
    lang: LANGS.find((known) => known === lang) ?? langOf(wishes),
    speed: speed === 'fast' || speed === 'off' ? speed : 'normal',
    theme: theme === 'lagoon' || theme === 'dusk' ? theme : 'chart',
    sound: flag(given.sound, true),
    volume: level(given.volume, 0.6),
    sea: level(given.sea, 0),
    odds: flag(given.odds, true),
    skipConfirmations: flag(given.skipConfirmations, false),
    watchUnnamed: flag(given.watchUnnamed, false),
    desktop: flag(given.desktop, false),
  };
}

function kept(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export const settings = createStore<Settings>(settingsOf(kept(), globalThis.navigator?.languages ?? []));

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...part });
  try {
    localStorage.setItem(key, JSON.stringify(settings.get()));
  } catch {
    // a browser that keeps nothing still plays
  }
}
