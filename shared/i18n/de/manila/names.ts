import type { Haven, Letter, Pilot, Ware } from '../../../games/manila/index.ts';
import type { SpaceNames } from '../../games/manila/speech.ts';
import { counted } from '../../plural.ts';

export const wares: Readonly<Record<Ware, string>> = {
  nutmeg: 'Muskat',
  silk: 'Seide',
  ginseng: 'Ginseng',
  jade: 'Jade',
};
const boats: Readonly<Record<Ware, string>> = {
  nutmeg: 'Muskatboot',
  silk: 'Seidenboot',
  ginseng: 'Ginsengboot',
  jade: 'Jadeboot',
};

export const pesos = counted('de', 'Peso', 'Pesos');
export const shares = counted('de', 'Anteil', 'Anteile');
export const accomplices = counted('de', 'Komplize', 'Komplizen');

/** Nominativ, Dativ */
export const pilots: Readonly<Record<Pilot, string>> = { small: 'kleiner Lotse', large: 'großer Lotse' };
export const pilotDen: Readonly<Record<Pilot, string>> = { small: 'kleinen Lotsen', large: 'großen Lotsen' };

export const cargo = (ware: Ware): string => `*${wares[ware]}*`;
export const boat = (ware: Ware): string => `*${boats[ware]}*`;

export const berth = (haven: Haven, letter: Letter): string =>
  haven === 'port' ? `*Hafen ${letter}*` : `*Werft ${letter}*`;

/** Dativ mit Artikel: „im Hafen A“, „in der Werft B“ */
export const inBerth = (haven: Haven, letter: Letter): string =>
  `${haven === 'port' ? 'im' : 'in der'} ${berth(haven, letter)}`;
/** Akkusativ: „in den Hafen A“, „in die Werft B“ */
export const toBerth = (haven: Haven, letter: Letter): string =>
  `${haven === 'port' ? 'in den' : 'in die'} ${berth(haven, letter)}`;

export const spaces: SpaceNames = {
  seat: (ware) => `Platz auf *${wares[ware]}*`,
  port: (letter) => `*Hafen ${letter}*`,
  shipyard: (letter) => `*Werft ${letter}*`,
  pirate: () => '*Pirat*',
  pilot: (pilot) => (pilot === 'small' ? '*Kleiner Lotse*' : '*Großer Lotse*'),
  insurance: () => '*Versicherung*',
};
