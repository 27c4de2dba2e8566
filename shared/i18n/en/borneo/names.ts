import {
  type CardId,
  type Company,
  type HarbourId,
  isShipment,
  type MissionKind,
  type ShipmentId,
  type Spice,
  shipment,
} from '../../../games/borneo/index.ts';
import { harbourName } from '../../games/borneo/harbours.ts';
import { counted } from '../../plural.ts';
import { flag } from '../../speech.ts';

export const companies: Readonly<Record<Company, string>> = {
  red: 'Red',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
};
export const spices: Readonly<Record<Spice | 'crate', string>> = {
  pepper: 'Pepper',
  cinnamon: 'Cinnamon',
  cloves: 'Cloves',
  nutmeg: 'Nutmeg',
  crate: 'Crate',
};
export const missions: Readonly<Record<MissionKind, string>> = {
  each1: '1 of each',
  each2: '2 of each',
  each3: '3 of each',
  same4: '4 alike',
  same8: '8 alike',
};

export const cards = counted('en', 'card', 'cards');
export const points = counted('en', 'point', 'points');
export const merchants = counted('en', 'merchant', 'merchants');
export const flags = (n: number, company: Company): string => `${n} ${company} ${n === 1 ? 'flag' : 'flags'}`;

const endings: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
};
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
export const ordinal = (n: number): string => `${n}${endings[ordinals.select(n)]}`;

export const rankIn = (rank: number, company: Company): string => `${ordinal(rank)} in *${company}*`;
export const harbour = (id: HarbourId): string => harbourName(id);

/** `Pepper 2`, `Nutmeg`; a harbour card by its name */
export function goods(id: CardId): string {
  if (!isShipment(id)) return harbour(id);
  const { spice, quantity } = shipment(id);
  return quantity === 2 ? `${spices[spice]} ×2` : spices[spice];
}

/** the flags in their order, the one below behind the stroke */
export function flagged(id: ShipmentId): string {
  const { top, bottom } = shipment(id);
  return `${top.join(' ')} / ${bottom}`;
}

/** `Pepper (red red blue / green)` */
export const cargo = (id: ShipmentId): string => {
  const { top, bottom } = shipment(id);
  const drawn = (company: Company) => flag(company, company);
  return `*${goods(id)}* (${top.map(drawn).join(' ')} / ${drawn(bottom)})`;
};
