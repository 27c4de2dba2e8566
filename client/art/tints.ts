import { ink } from './palette.ts';

/** What points are made of, in a bar: a colour and a pattern, never the colour alone. */
export type SourceTint = 'debt' | 'gold' | 'blue' | 'green' | 'yellow' | 'brown';

export interface SourceFill {
  readonly fill: string;
  readonly line: string;
  readonly pattern: 'plain' | 'rows' | 'rising' | 'falling' | 'dots';
  /** legible upon it */
  readonly on: string;
}

export const sourceFills: Readonly<Record<SourceTint, SourceFill>> = {
  debt: { fill: '#8E1F14', line: '#6E130A', pattern: 'falling', on: '#FFFFFF' },
  gold: { fill: '#E9B44E', line: '#F6D68A', pattern: 'plain', on: ink },
  blue: { fill: '#2E75B9', line: '#2567A6', pattern: 'rows', on: '#FFFFFF' },
  green: { fill: '#56BE94', line: '#47A981', pattern: 'rising', on: ink },
  yellow: { fill: '#FFD245', line: '#E9B723', pattern: 'dots', on: ink },
  brown: { fill: '#8A4B2A', line: '#763D20', pattern: 'rising', on: '#FFFFFF' },
};
