import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a moment, to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** A moment that every row has: that of its writing, unless another is given. */
export const when = (name: string) => moment(name).notNull().defaultNow();
