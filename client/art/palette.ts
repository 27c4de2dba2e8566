/** The colours of the canvas; the page has the same ones as custom properties. */
export const ink = '#22180F';
/** engravings and outlines of cards */
export const sepia = '#2D2013';
export const parchment = '#F3E7CB';
export const cream = '#F8EED6';
export const edge = '#A5854C';
export const brass = '#C8973B';
export const brassHigh = '#F2CB6B';
export const wax = '#A32A1B';
export const legal = '#FFD65A';
export const legalEdge = '#5A3C0A';
export const chosen = '#2E75B9';
export const foam = '#A9CFCB';
export const night = '#06161E';
export const deepSea = '#0E2C39';
export const sand = '#E9DAB5';
export const leather = ['#6A4A2C', '#4B3220'] as const;

export const display = '"IM Fell English SC", Alegreya, Georgia, serif';
export const numerals = 'Cinzel, Alegreya, serif';
export const prose = '"Alegreya Sans", "Segoe UI", sans-serif';

/** Every face that is drawn on the canvas, as `document.fonts.load` wants them. */
export const fontFaces = [
  '400 18px "IM Fell English SC"',
  '700 18px Cinzel',
  '500 18px "Alegreya Sans"',
  '700 18px "Alegreya Sans"',
] as const;

/** Colour and symbol of each seat, never the colour alone; `on` is legible upon it. */
export const players = [
  { colour: '#2786CF', on: '#FFFFFF' },
  { colour: '#BD4531', on: '#FFFFFF' },
  { colour: '#4EBDA4', on: ink },
  { colour: '#F8CD51', on: ink },
  { colour: '#5B3168', on: '#FFFFFF' },
] as const;
