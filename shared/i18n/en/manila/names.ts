import type { Haven, Letter, Ware } from '../../../games/manila/index.ts';
import type { SpaceNames } from '../../games/manila/speech.ts';
import { counted } from '../../plural.ts';

export const wares: Readonly<Record<Ware, string>> = {
  nutmeg: 'Nutmeg',
  silk: 'Silk',
  ginseng: 'Ginseng',
  jade: 'Jade',
};
export const pesos = counted('en', 'peso', 'pesos');
export const shares = counted('en', 'share', 'shares');
export const accomplices = counted('en', 'accomplice', 'accomplices');

/** at the beginning of a sentence, within it */
export const Cargo = (ware: Ware): string => `*${wares[ware]}*`;
export const cargo = (ware: Ware): string => `*${ware}*`;
export const boat = (ware: Ware): string => `the *${ware}* boat`;

export const berth = (haven: Haven, letter: Letter): string => `*${haven} ${letter}*`;

/** on buttons and in headings */
export const spaces: SpaceNames = {
  seat: (ware) => `*${wares[ware]}* seat`,
  port: (letter) => `*Port ${letter}*`,
  shipyard: (letter) => `*Shipyard ${letter}*`,
  pirate: () => '*Pirate*',
  pilot: (pilot) => (pilot === 'small' ? '*Small pilot*' : '*Large pilot*'),
  insurance: () => '*Insurance*',
};
