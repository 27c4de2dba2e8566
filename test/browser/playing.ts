import type { Person } from './support.ts';

/** A legal move as the page shows it. */
export interface Shown {
  readonly at: number;
  readonly label: string;
  /** its place on the canvas; empty for those that only have a button */
  readonly target: string;
}

/** How somebody plays who only wants the game to go on: which of the moves. */
export type Habit = (moves: readonly Shown[]) => Shown | undefined;

/** What the page shows at one moment, read in one go. */
interface Glimpse {
  readonly moves: readonly Shown[];
  readonly over: boolean;
  readonly turn: string;
}

const glimpse = (person: Person, end: string): Promise<Glimpse> =>
  person.page.evaluate(
    (end) => ({
      moves: [
        ...document.querySelectorAll('section[aria-label="Your moves"] [data-at]:not([aria-disabled="true"])'),
      ].map((button) => ({
        at: Number(button.getAttribute('data-at')),
        label: button.querySelector('.label')?.textContent?.trim() ?? '',
        target: button.getAttribute('data-target') ?? '',
      })),
      over: document.querySelector(end) !== null,
      turn: `${document.querySelector('section[aria-label="Your moves"] ul[data-seq]')?.getAttribute('data-seq')}`,
    }),
    end,
  );

/** Lets the page show what it keeps in a list, where there is one. */
async function unfold({ page }: Person): Promise<void> {
  const folded = page.locator('section[aria-label="Your moves"] .opener button[aria-expanded=false]');
  if ((await folded.count()) > 0 && /^All/.test(await folded.first().innerText())) await page.keyboard.press('a');
}

const theEnd = 'dialog[open] .verdict';

/**
 * Plays until the game is over, or what `end` selects is shown, or `until` says so; `press` makes the move. Returns the
 * number of own moves.
 */
export async function playOn(
  person: Person,
  habit: Habit,
  press: (move: Shown) => Promise<void>,
  until: (made: number, moves: readonly Shown[]) => boolean | Promise<boolean> = () => false,
  end = theEnd,
): Promise<number> {
  let made = 0;
  let last = '';
  for (;;) {
    await person.page.waitForFunction(
      ([before, end]) => {
        const list = document.querySelector('section[aria-label="Your moves"] ul[data-seq]');
        const ready = list?.getAttribute('aria-busy') === 'false' && list.querySelector('button') !== null;
        const turn = `${list?.getAttribute('data-seq')}`;
        return (ready && turn !== before) || document.querySelector(end) !== null;
      },
      [last, end] as const,
      { timeout: 60_000 },
    );
    await unfold(person);
    const { moves, over, turn } = await glimpse(person, end);
    if (over || (await until(made, moves))) return made;
    last = turn;
    const move = habit(moves) ?? moves[0];
    if (!move) throw new Error('asked, but there is nothing to choose');
    await press(move);
    made++;
  }
}

/** Makes a move by its digit or letter, as printed on its button; others by Tab's way, focus and Enter. */
export const byKey =
  ({ page }: Person) =>
  async ({ at }: Shown): Promise<void> => {
    const button = page.locator(`section[aria-label="Your moves"] [data-at="${at}"]`);
    const key = (await button.locator('kbd').count()) > 0 ? await button.locator('kbd').first().innerText() : '';
    const dialled = (await page.locator('[data-dial]').count()) > 0;
    if (key !== '' && !(dialled && /\d/.test(key))) return page.keyboard.press(key.toLowerCase());
    await button.focus();
    await page.keyboard.press('Enter');
  };

export const byClick =
  ({ page }: Person) =>
  ({ at }: Shown): Promise<void> =>
    page.locator(`section[aria-label="Your moves"] [data-at="${at}"]`).click();

/**
 * Makes a move on the table itself: its place once, and once more where the first touch only chooses; by its button where
 * no place stands for it. Says which kinds of places were used.
 */
export function byHand(person: Person, touch: (x: number, y: number) => Promise<void>) {
  const used = new Set<string>();
  const press = async (move: Shown): Promise<void> => {
    const { page } = person;
    if (move.target === '') return byClick(person)(move);
    const { x, y } = await person.at(move.target);
    const before = await seqOf(person);
    await touch(x, y);
    used.add(move.target.split(':')[0] ?? '');
    const chosen = page.locator('section[aria-label="Your moves"] button.chosen');
    await page.waitForFunction(
      (seq) =>
        document.querySelector('section[aria-label="Your moves"] button.chosen') !== null ||
        document.querySelector('section[aria-label="Your moves"] ul[data-seq]')?.getAttribute('data-seq') !== seq,
      before,
    );
    if ((await chosen.count()) > 0) await touch(x, y);
  };
  return { used, press };
}

const seqOf = ({ page }: Person): Promise<string | null> =>
  page.locator('section[aria-label="Your moves"] ul[data-seq]').getAttribute('data-seq');
