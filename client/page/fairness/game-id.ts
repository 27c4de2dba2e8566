/** The id or code in what somebody typed or pasted: a link to a table or replay, or the code alone; null when there is none. */
export function gameIdIn(text: string): string | null {
  const [last = ''] = text
    .trim()
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .slice(-1);
  const name = last.trim().replace(/\s+/g, '-');
  return /^[\w-]{1,64}$/.test(name) ? name : null;
}
