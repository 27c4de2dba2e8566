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

export const companies: Readonly<Record<Company, string>> = { red: 'Rot', yellow: 'Gelb', green: 'Grün', blue: 'Blau' };
export const colours: Readonly<Record<Company, string>> = { red: 'rot', yellow: 'gelb', green: 'grün', blue: 'blau' };
export const spices: Readonly<Record<Spice | 'crate', string>> = {
  pepper: 'Pfeffer',
  cinnamon: 'Zimt',
  cloves: 'Nelken',
  nutmeg: 'Muskat',
  crate: 'Kiste',
};
export const missions: Readonly<Record<MissionKind, string>> = {
  each1: '1 von jeder',
  each2: '2 von jeder',
  each3: '3 von jeder',
  same4: '4 gleiche',
  same8: '8 gleiche',
};

export const cards = counted('de', 'Karte', 'Karten');
export const points = counted('de', 'Punkt', 'Punkte');
export const merchants = counted('de', 'Händler', 'Händler');
export const flags = (n: number, company: Company): string =>
  `${n} ${colours[company]}e ${plural('de', n, { one: 'Flagge', other: 'Flaggen' })}`;

export const ordinal = (n: number): string => `${n}.`;

export const rankIn = (rank: number, company: Company): string => `${rank}. bei *${companies[company]}*`;
export const harbour = (id: HarbourId): string => harbourName(id, { malacca: 'Malakka' });

/** „Pfeffer ×2“, „Muskat“; eine Hafenkarte mit ihrem Namen */
export function goods(id: CardId): string {
  if (!isShipment(id)) return harbour(id);
  const { spice, quantity } = shipment(id);
  return quantity === 2 ? `${spices[spice]} ×2` : spices[spice];
}

/** die Flaggen der Reihe nach, die untere hinter dem Strich */
export function flagged(id: ShipmentId): string {
  const { top, bottom } = shipment(id);
  return `${top.map((company) => colours[company]).join(' ')} / ${colours[bottom]}`;
}

export const cargo = (id: ShipmentId): string => {
  const { top, bottom } = shipment(id);
  const drawn = (company: Company) => flag(company, colours[company]);
  return `*${goods(id)}* (${top.map(drawn).join(' ')} / ${drawn(bottom)})`;
};
