import type { Haven, Letter, Pilot, Ware } from '../../../games/manila/index.ts';
import type { SpaceNames } from '../../games/manila/speech.ts';
import { counted } from '../../plural.ts';

export const wares: Readonly<Record<Ware, string>> = {
  nutmeg: 'Muscade',
  silk: 'Soie',
  ginseng: 'Ginseng',
  jade: 'Jade',
};
const les: Readonly<Record<Ware, string>> = {
  nutmeg: 'la *muscade*',
  silk: 'la *soie*',
  ginseng: 'le *ginseng*',
  jade: 'le *jade*',
};

export const pesos = counted('fr', 'peso', 'pesos');
export const shares = counted('fr', 'action', 'actions');
export const accomplices = counted('fr', 'complice', 'complices');
export const pilots: Readonly<Record<Pilot, string>> = { small: 'petit pilote', large: 'grand pilote' };

/** « le jade », « la soie » */
export const le = (ware: Ware): string => les[ware];
export const Le = (ware: Ware): string => les[ware].replace(/^l/, 'L');
/** « de jade » */
export const of = (ware: Ware): string => `de *${wares[ware].toLowerCase()}*`;
export const boat = (ware: Ware): string => `le bateau ${of(ware)}`;

export const berth = (haven: Haven, letter: Letter): string =>
  haven === 'port' ? `*port ${letter}*` : `*chantier naval ${letter}*`;

export const spaces: SpaceNames = {
  seat: (ware) => `Place *${wares[ware].toLowerCase()}*`,
  port: (letter) => `*Port ${letter}*`,
  shipyard: (letter) => `*Chantier ${letter}*`,
  pirate: () => '*Pirate*',
  pilot: (pilot) => (pilot === 'small' ? '*Petit pilote*' : '*Grand pilote*'),
  insurance: () => '*Assurance*',
};
