import type { TableTheme } from '../settings.ts';

/** The water of a table; the page has the same colours as custom properties (TableFrame.css). */
export interface WaterColours {
  /** from the light to the rim */
  readonly water: readonly [string, string, string, string];
  /** lines and crests, as `r,g,b` */
  readonly foam: string;
  /** the rose and its marks, as `r,g,b` */
  readonly chart: string;
  /** what the lower edge sinks into, as `r,g,b` */
  readonly deep: string;
}

export const tableThemes: Readonly<Record<TableTheme, WaterColours>> = {
  chart: {
    water: ['#226478', '#174A5C', '#0D2C3A', '#081B24'],
    foam: '191,224,219',
    chart: '232,214,172',
    deep: '4,18,26',
  },
  lagoon: {
    water: ['#2F9A93', '#1D6F74', '#0F4450', '#09262F'],
    foam: '214,247,232',
    chart: '255,236,190',
    deep: '4,26,32',
  },
  dusk: {
    water: ['#5A4A78', '#3B3763', '#22264A', '#12152C'],
    foam: '214,203,233',
    chart: '244,208,170',
    deep: '12,12,30',
  },
};
