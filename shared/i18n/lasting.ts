const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** In the greatest unit of which there are two: `90 minutes`, `3 hours`. */
export function lasting(lang: string, seconds: number): string {
  const [unit, length] = units.find(([, size]) => seconds > 1.5 * size) ?? units[2];
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(lang, format).format(Math.ceil(seconds / length));
}
