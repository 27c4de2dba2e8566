import { useMedia } from '../use.ts';

/** Whether the page has room for the table alone: what stands beside it elsewhere becomes a sheet. */
export const useNarrow = (): boolean => useMedia('(max-width: 640px), (max-height: 560px) and (max-width: 1000px)');
