/** With the embedded database in one process, or several processes around a database server. */
export const modes = ['embedded', 'cluster'] as const;
export type Mode = (typeof modes)[number];
