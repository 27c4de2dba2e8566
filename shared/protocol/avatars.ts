/** The pictures among which people choose one for themselves; stored by these names. */
export const avatarIds = [
  'parrot',
  'cat',
  'whale',
  'octopus',
  'crab',
  'turtle',
  'gull',
  'monkey',
  'shark',
  'captain',
  'diver',
  'lantern',
] as const;
export type AvatarId = (typeof avatarIds)[number];

export const isAvatar = (id: string): id is AvatarId => avatarIds.some((known) => known === id);
