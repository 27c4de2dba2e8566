import { z } from 'zod';
import type { Seat } from '../engine/core.ts';

/** Who plays has a new page of the story open before them, until they say otherwise or are gone. */
export const readRequest = z.strictObject({ on: z.boolean() });
export interface ReadAnswer {
  readonly on: boolean;
}

/** Sent as `readers` when somebody begins or ends to read a new page: all who do. Nobody waits for them. */
export interface ReadersMessage {
  readonly seats: readonly Seat[];
}
