import type { TableInfo } from '../../../shared/protocol/messages.ts';

/** Whether spectators see this table some moves late. */
export const isDelayed = ({ status, delay }: TableInfo): boolean => status === 'running' && delay > 0;
