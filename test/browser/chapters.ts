import { playOn, type Shown } from './playing.ts';
import type { Person } from './support.ts';

const labelled =
  (pattern: RegExp) =>
  (moves: readonly Shown[]): Shown | undefined =>
    moves.find(({ label }) => pattern.test(label));

/** Goes for missions, keeps what they ask for, then whatever ends the turn. */
export const goesForMissions = (moves: readonly Shown[]): Shown | undefined =>
  labelled(/^Complete|^Keep the cargo|^Hand in/)(moves) ??
  labelled(/^Trade|^Hire|^Stop|^Remove|^Put everything/)(moves) ??
  moves.at(-1);

export const bookOf = ({ page }: Person) => page.locator('dialog.book');

/** Turns page after page until the table lies open again. */
export async function readsOn(person: Person): Promise<number> {
  const book = bookOf(person);
  await book.locator('.book-text p').first().waitFor();
  let pages = 1;
  while (await book.getByRole('button', { name: 'Read on' }).isVisible()) {
    await person.page.keyboard.press('Enter');
    pages++;
  }
  await person.page.keyboard.press('Enter');
  await book.waitFor({ state: 'detached' });
  return pages;
}

/** Plays until the game is over, and reads what is opened on the way. */
export async function playsToTheEnd(
  person: Person,
  press: (move: Shown) => Promise<void>,
  habit = goesForMissions,
): Promise<void> {
  for (;;) {
    await playOn(person, habit, press, () => false, 'dialog.book[open], dialog[open] .verdict');
    if ((await bookOf(person).count()) === 0) return;
    await readsOn(person);
  }
}

export const verdictOf = async ({ page }: Person): Promise<string> => {
  const dialog = page.getByRole('dialog');
  await dialog.locator('.verdict').waitFor();
  return dialog.innerText();
};
