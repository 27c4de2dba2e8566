import type { Role, ShipColour } from './types.ts';

/** Nothing of anything, to be counted up. */
export const noRoles = (): Record<Role, number> => ({
  settler: 0,
  captain: 0,
  priest: 0,
  jack: 0,
  trader: 0,
  sailor: 0,
  pirate: 0,
  senorita: 0,
  jester: 0,
  admiral: 0,
  governor: 0,
  merchant: 0,
  passenger: 0,
  gambler: 0,
  clerk: 0,
  gunner: 0,
  viceAdmiral: 0,
  sentinel: 0,
  innkeeper: 0,
  tybuk: 0,
});

export const noColours = (): Record<ShipColour, number> => ({
  yellow: 0,
  blue: 0,
  green: 0,
  red: 0,
  black: 0,
  ares: 0,
});
