import type { Habit, Shown } from './playing.ts';

/** Port Royal: expeditions, then the dearest person, then the first ship; three cards at most. */
export function explorer(): Habit {
  let draws = 0;
  return (moves) => {
    const find = (pattern: RegExp) => moves.find(({ label }) => pattern.test(label));
    const first = find(/^Expedition|^Send/) ?? find(/^Repel/);
    if (first) return first;
    const stop = find(/^Stop/);
    const draw = find(/^Draw/);
    draws = draw && (draws < 3 || !stop) ? draws + 1 : 0;
    if (draws > 0) return draw;
    if (stop) return stop;
    const price = ({ label }: { label: string }) => Number(/^Hire .* for (\d+)/.exec(label)?.[1] ?? -1);
    const dearest = moves.toSorted((a, b) => price(b) - price(a))[0];
    return dearest && price(dearest) >= 0 ? dearest : moves[0];
  };
}

/** Manila: bids a little, buys nothing dear, and puts accomplices on boats before anything else. */
export function speculator(ceiling = 5): Habit {
  return (moves) => {
    const bid = moves.find(({ label }) => /^Bid/.test(label));
    if (bid)
      return Number(/\d+/.exec(bid.label)?.[0]) <= ceiling ? bid : moves.find(({ label }) => /^Pass/.test(label));
    return moves.find(({ target }) => target.startsWith('space:seat:')) ?? moves[0];
  };
}

/** Borneo: pays for missions, lets a merchant change its company every other turn, and plays the first card. */
export function trader(): Habit {
  let turns = 0;
  return (moves) => {
    const find = (pattern: RegExp) => moves.find(({ label }) => pattern.test(label));
    const going = find(/^Transfer/) ?? find(/ for \d+ points/);
    if (going) return going;
    const staying = find(/^Leave the companies/);
    return staying && turns++ % 2 === 0 ? find(/^Merchant/) : (staying ?? find(/^No (last )?mission/));
  };
}

/** Borneo: fights until it is enough, never defends, and fills the fullest harbour rather than bring a monopoly. */
export function brawler(enough: () => boolean): Habit {
  const missing = ({ label }: Shown) => {
    const [, cards, limit] = /(\d+) of (\d+) cards/.exec(label) ?? [];
    return /fills /.test(label) ? 0 : cards ? Number(limit) - Number(cards) : Number.POSITIVE_INFINITY;
  };
  return (moves) => {
    const find = (pattern: RegExp) => moves.find(({ label }) => pattern.test(label));
    const attack = find(/^Attack .* bonus of 0/) ?? (enough() ? undefined : find(/^Merchant .* can attack/));
    return (
      find(/^Do not defend|^Attack with these|^No (last )?mission/) ??
      attack ??
      find(/^Leave the companies/) ??
      moves.toSorted((a, b) => missing(a) - missing(b))[0]
    );
  };
}
