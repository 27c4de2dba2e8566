import type { Person } from './support.ts';

/** What the page shows at one moment, read in one go. */
interface Glimpse {
  readonly moves: readonly string[];
  readonly over: boolean;
}

const glimpse = (person: Person): Promise<Glimpse> =>
  person.page.evaluate(() => ({
    moves: [...document.querySelectorAll('section[aria-label="Your moves"] button:not([aria-disabled="true"])')].map(
      (button) => button.querySelector('.label')?.textContent?.trim() ?? '',
    ),
    over: document.querySelector('dialog[open] .verdict') !== null,
  }));

/** Whom a plain player would take first: expeditions, then the dearest person, then the first ship. */
function choose(moves: readonly string[], draws: number): number {
  const find = (pattern: RegExp) => moves.findIndex((move) => pattern.test(move));
  const expedition = find(/^Expedition|^Send/);
  if (expedition >= 0) return expedition;
  const repel = find(/^Repel/);
  if (repel >= 0) return repel;
  const stop = find(/^Stop/);
  if (stop >= 0) return draws < 3 ? find(/^Draw/) : stop;
  const prices = moves.map((move) => Number(/^Hire .* for (\d+)/.exec(move)?.[1] ?? -1));
  const dearest = prices.indexOf(Math.max(...prices));
  return prices[dearest] !== -1 ? dearest : 0;
}

/**
 * Plays until the game is over, or `until` says so; `press` makes the move with this place in the list. Returns the
 * number of own moves.
 */
export async function playOn(
  person: Person,
  press: (at: number, label: string) => Promise<void>,
  until: (moves: number) => boolean = () => false,
): Promise<number> {
  let made = 0;
  let draws = 0;
  let last = '';
  for (;;) {
    await person.page.waitForFunction(
      (before) => {
        const list = document.querySelector('section[aria-label="Your moves"] ul');
        const ready = list?.getAttribute('aria-busy') === 'false' && list.querySelector('button') !== null;
        const turn = `${list?.getAttribute('data-seq')}`;
        return (ready && turn !== before) || document.querySelector('dialog[open] .verdict') !== null;
      },
      last,
      { timeout: 60_000 },
    );
    const { moves, over } = await glimpse(person);
    if (over || until(made)) return made;
    last = await person.page.evaluate(
      () => `${document.querySelector('section[aria-label="Your moves"] ul')?.getAttribute('data-seq')}`,
    );
    const at = choose(moves, draws);
    const label = moves[at] ?? '';
    draws = label.startsWith('Draw') ? draws + 1 : 0;
    await press(at, label);
    made++;
  }
}

/** Makes a move by its digit; those beyond the ninth by Tab's way, focus and Enter. */
export const byKey =
  ({ page, moves }: Person) =>
  async (at: number): Promise<void> => {
    if (at < 9) return page.keyboard.press(String(at + 1));
    await moves.nth(at).focus();
    await page.keyboard.press('Enter');
  };
