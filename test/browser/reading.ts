import { playOn, type Shown } from './playing.ts';
import type { Person } from './support.ts';

export const bookOf = ({ page }: Person) => page.locator('dialog.book');

/** Turns page after page until the table lies open again; how many there were. */
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
export async function playsAndReads(
  person: Person,
  habit: (moves: readonly Shown[]) => Shown | undefined,
  press: (move: Shown) => Promise<void>,
): Promise<void> {
  for (;;) {
    await playOn(person, habit, press, () => false, 'dialog.book[open], dialog[open] .verdict');
    if ((await bookOf(person).count()) === 0) return;
    await readsOn(person);
  }
}
