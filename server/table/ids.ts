import { randomBytes, randomInt } from 'node:crypto';

const words = [
  'ANCHOR',
  'BARQUE',
  'BEACON',
  'BRIG',
  'CANNON',
  'CAPSTAN',
  'COMPASS',
  'CORSAIR',
  'CUTLASS',
  'DOUBLOON',
  'FRIGATE',
  'GALLEON',
  'GROG',
  'HALYARD',
  'HARPOON',
  'JOLLY',
  'KRAKEN',
  'LAGOON',
  'LANTERN',
  'MERMAID',
  'MONSOON',
  'PARROT',
  'PINNACE',
  'RUDDER',
  'SALVO',
  'SEXTANT',
  'SLOOP',
  'SPINDLE',
  'TEMPEST',
  'TRIDENT',
  'TYPHOON',
  'WINDLASS',
] as const;

/** Without those that are confused when spoken or written by hand. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The code that people pass on: `KRAKEN-7F3Q`. */
export function newCode(): string {
  const tail = Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${words[randomInt(words.length)]}-${tail}`;
}

/** Unguessable: 120 bits. Letters, digits, `_` and `-` only, as room ids need it. */
export const newMatchId = (): string => randomBytes(15).toString('base64url');

export const newCampaignId = newMatchId;

/** Whether it can be the id or the code of a table at all. */
export const isTableName = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

/** Whether it can be the id of a campaign at all. */
export const isCampaignId = (text: string): boolean => /^[\w-]{20}$/.test(text);
