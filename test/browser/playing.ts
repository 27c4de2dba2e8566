import assert from 'node:assert/strict';
import type { Person } from './support.ts';
import { answerTime, othersTime, waitUntil } from './waiting.ts';

/** A legal move as the page shows it; of a move of two places first the one, and with that held the other. */
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
  /** the position that is asked about */
  readonly seq: string;
  /** the position, and whether the first of two places is held */
  readonly turn: string;
}

const glimpse = async (person: Person, end: string): Promise<Glimpse> => {
  const { seq, held, ...shown } = await person.page.evaluate(
    (end) => ({
      moves: [
        ...document.querySelectorAll('section[aria-label="Your moves"] [data-at]:not([aria-disabled="true"])'),
      ].map((button) => ({
        at: Number(button.getAttribute('data-at')),
        label: button.querySelector('.label')?.textContent?.trim() ?? '',
        target: button.getAttribute('data-target') ?? '',
      })),
      over: document.querySelector(end) !== null,
      seq: `${document.querySelector('section[aria-label="Your moves"] ul[data-seq]')?.getAttribute('data-seq')}`,
      held: document.querySelector('section[aria-label="Your moves"] .back') !== null,
    }),
    end,
  );
  return { ...shown, seq, turn: `${seq} ${held}` };
};

/** The page shows another turn than that one, or what `or` selects; nobody need be asked anything in it. */
const leavesTurn = ({ page }: Person, what: string, from: string, or: string, timeout = answerTime): Promise<void> =>
  waitUntil(
    page,
    what,
    ([from, or]) => {
      const list = document.querySelector('section[aria-label="Your moves"] ul[data-seq]');
      const turn = `${list?.getAttribute('data-seq')} ${list?.querySelector('.back') instanceof Element}`;
      return turn !== from || document.querySelector(or) !== null;
    },
    [from, or] as const,
    timeout,
  );

/** The person is asked something, or sees what `or` selects. */
const isAsked = ({ page }: Person, or: string): Promise<void> =>
  waitUntil(
    page,
    `being asked, or ${or}`,
    (or) => {
      const list = document.querySelector('section[aria-label="Your moves"] ul[data-seq]');
      const ready = list?.getAttribute('aria-busy') === 'false' && list.querySelector('button') !== null;
      return ready || document.querySelector(or) !== null;
    },
    or,
    othersTime,
  );

const listOf = ({ page }: Person, open: boolean) =>
  page.locator(`section[aria-label="Your moves"] .opener button[aria-expanded=${open}]`).filter({ hasText: /^All \d/ });

/** Lets the page show what it keeps in a list, where there is one, and does not wait until that can be touched. */
export async function unfold(person: Person): Promise<void> {
  if ((await listOf(person, false).count()) > 0) await pressForList(person, true);
  await person.page.evaluate(() => {
    for (const passing of document.getElementById('choices')?.getAnimations({ subtree: true }) ?? []) passing.finish();
  });
}

/** The list lies over the board: whoever wants to touch that closes it first. */
export async function fold(person: Person): Promise<void> {
  if ((await listOf(person, true).count()) > 0) await pressForList(person, false);
}

async function pressForList({ page }: Person, open: boolean): Promise<void> {
  await page.keyboard.press('a');
  await waitUntil(
    page,
    `the list of all moves to be ${open ? 'open' : 'closed'}`,
    (open) => (document.getElementById('choices') !== null) === open,
    open,
  );
}

const theEnd = 'dialog[open] .verdict';
const chosen = 'section[aria-label="Your moves"] button.chosen';

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
  // a move of two places is pressed twice at the same position
  const made = new Set<string>();
  for (;;) {
    await isAsked(person, end);
    await unfold(person);
    const asked = await glimpse(person, end);
    if (asked.over || (await until(made.size, asked.moves))) return made.size;
    // who looks closely may load the page again, and then nothing is held any more: the move is chosen from what is shown now
    let now = await glimpse(person, end);
    if (now.turn !== asked.turn || now.moves.length !== asked.moves.length) {
      await isAsked(person, end);
      await unfold(person);
      now = await glimpse(person, end);
    }
    const { moves, over, seq, turn } = now;
    if (over) return made.size;
    const move = habit(moves) ?? moves[0];
    if (!move) throw new Error('asked, but there is nothing to choose');
    await press(move);
    await leavesTurn(person, `what “${move.label}” leads to`, turn, end);
    made.add(seq);
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
    await fold(person);
    const { x, y } = await person.at(move.target);
    const onCanvas = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, [x, y] as const);
    assert.equal(onCanvas, 'CANVAS', `${move.target} is covered`);
    const { turn } = await glimpse(person, chosen);
    await touch(x, y);
    used.add(move.target.split(':')[0] ?? '');
    await leavesTurn(person, `an answer to the touch on ${move.target}`, turn, chosen);
    if ((await page.locator(chosen).count()) > 0) await touch(x, y);
  };
  return { used, press };
}
