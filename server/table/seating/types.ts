import type { TableColumns } from '../../store/match-types.ts';
import type { MatchRow } from '../../store/schema.ts';

/** The people around a table, as stored. Every change is a new arrangement, saved before it takes effect. */
export type Arrangement = Readonly<TableColumns> & Readonly<Pick<MatchRow, 'status' | 'gatherBy' | 'group'>>;

/** Whether this person is connected, as a player. */
export type IsHere = (uid: string) => boolean;
