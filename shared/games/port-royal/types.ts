export type * from './adventure-types.ts';
export type * from './card-types.ts';
export type * from './events.ts';
export type * from './move-types.ts';
export type * from './state-types.ts';
export type * from './view-types.ts';
