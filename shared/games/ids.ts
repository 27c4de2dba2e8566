/** Every game of the house, by the name it has in records and addresses. The one list: all others follow from it. */
export const gameIds = ['port-royal', 'manila', 'borneo'] as const;

export type GameId = (typeof gameIds)[number];
