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
import { counted, plural } from '../../plural.ts';
import { flag } from '../../speech.ts';

export const companies: Readonly<Record<Company, string>> = {
  red: 'Rouge',
  yellow: 'Jaune',
  green: 'Verte',
  blue: 'Bleue',
};
/** un drapeau vert, la compagnie verte, les verts */
export const colours: Readonly<Record<Company, string>> = {
  red: 'rouge',
  yellow: 'jaune',
  green: 'vert',
  blue: 'bleu',
};
export const colour: Readonly<Record<Company, string>> = {
  red: 'rouge',
  yellow: 'jaune',
  green: 'verte',
  blue: 'bleue',
};
export const those = (company: Company): string => `les *${colours[company]}s*`;

export const spices: Readonly<Record<Spice | 'crate', string>> = {
  pepper: 'Poivre',
  cinnamon: 'Cannelle',
  cloves: 'Girofle',
  nutmeg: 'Muscade',
  crate: 'Caisse',
};
export const missions: Readonly<Record<MissionKind, string>> = {
  each1: '1 de chaque',
  each2: '2 de chaque',
  each3: '3 de chaque',
  same4: '4 identiques',
  same8: '8 identiques',
};

export const cards = counted('fr', 'carte', 'cartes');
export const points = counted('fr', 'point', 'points');
export const merchants = counted('fr', 'marchand', 'marchands');
export const flags = (n: number, company: Company): string =>
  `${n} ${plural('fr', n, { one: `drapeau ${colours[company]}`, other: `drapeaux ${colours[company]}s` })}`;

export const ordinal = (n: number): string => (n === 1 ? '1er' : `${n}e`);

export const rankIn = (rank: number, company: Company): string => `${ordinal(rank)} chez ${those(company)}`;
export const harbour = (id: HarbourId): string => harbourName(id);

/** « Poivre ×2 », « Muscade » ; une carte Port par son nom */
export function goods(id: CardId): string {
  if (!isShipment(id)) return harbour(id);
  const { spice, quantity } = shipment(id);
  return quantity === 2 ? `${spices[spice]} ×2` : spices[spice];
}

/** les drapeaux dans l’ordre, celui du bas derrière le trait */
export function flagged(id: ShipmentId): string {
  const { top, bottom } = shipment(id);
  return `${top.map((company) => colours[company]).join(' ')} / ${colours[bottom]}`;
}

export const cargo = (id: ShipmentId): string => {
  const { top, bottom } = shipment(id);
  const drawn = (company: Company) => flag(company, colours[company]);
  return `*${goods(id)}* (${top.map(drawn).join(' ')} / ${drawn(bottom)})`;
};
