/** `+14`, `−6`, `0`; with a decimal where it is small. */
export function signed(value: number): string {
  const size = Math.abs(value);
  const shown = size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
  if (shown === 0) return '0';
  return `${value < 0 ? '−' : '+'}${shown}`;
}

/** The lines of a curve on parchment: a colour and a stroke of its own for every seat. */
export const curveLines = [
  { colour: '#1F6FB0', dash: '' },
  { colour: '#B03A28', dash: '16 4' },
  { colour: '#22806A', dash: '7 5' },
  { colour: '#9A6F00', dash: '2 5' },
  { colour: '#5B3168', dash: '12 4 3 4' },
] as const;

export const lineOf = (seat: number) => curveLines[seat % curveLines.length] ?? curveLines[0];
