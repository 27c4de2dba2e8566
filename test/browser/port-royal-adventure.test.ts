import assert from 'node:assert/strict';
import { byHand, byKey, playOn, type Shown } from './playing.ts';
import { sitDown } from './running.ts';
import { desktop, openForTests, type Person, phone } from './support.ts';

const labelled =
  (pattern: RegExp) =>
  (moves: readonly Shown[]): Shown | undefined =>
    moves.find(({ label }) => pattern.test(label));

/** Goes for missions, keeps what they ask for, then whatever ends the turn. */
const plays = (moves: readonly Shown[]): Shown | undefined =>
  labelled(/^Complete|^Keep the cargo|^Hand in/)(moves) ??
  labelled(/^Trade|^Hire|^Stop|^Remove|^Put everything/)(moves) ??
  moves.at(-1);

const bookOf = ({ page }: Person) => page.locator('dialog.book');

/** Turns page after page until the table lies open again. */
async function readsOn(person: Person): Promise<number> {
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
async function playsToTheEnd(person: Person, press: (move: Shown) => Promise<void>): Promise<void> {
  for (;;) {
    await playOn(person, plays, press, () => false, 'dialog.book[open], dialog[open] .verdict');
    if ((await bookOf(person).count()) === 0) return;
    await readsOn(person);
  }
}

const verdictOf = async ({ page }: Person): Promise<string> => {
  const dialog = page.getByRole('dialog');
  await dialog.locator('.verdict').waitFor();
  return dialog.innerText();
};

describe('Port Royal: the adventure at the table', () => {
  const place = openForTests();

  it('alone: the book opens with its first page, says that one is asked, and is not opened again', async () => {
    const [person] = await sitDown(place, { game: 'port-royal', name: 'coop-chapter', played: 3 });
    assert.ok(person);
    const book = bookOf(person);
    await book.locator('.book-text p').first().waitFor();
    assert.match(await book.innerText(), /Chapter one/i);
    await book.getByText('You are asked').waitFor();
    assert.deepEqual(await person.axe(), []);
    await person.pictures('book');
    assert.ok((await readsOn(person)) >= 2);
    await person.page.reload();
    await person.settles();
    assert.equal(await book.count(), 0);
    await person.page.getByRole('button', { name: 'The story so far' }).click();
    await book.locator('.book-mission').getByText('Two boats').waitFor();
    await person.page.keyboard.press('Escape');
    await book.waitFor({ state: 'detached' });
    await person.leaves();
  });

  it('on a phone the book is one page, and what a mission asks is told by its card', async () => {
    const [person] = await sitDown(place, { game: 'port-royal', name: 'coop-chapter', played: 40, devices: [phone] });
    assert.ok(person);
    await bookOf(person).locator('.book-text p').first().waitFor();
    await person.pictures('book-phone');
    assert.deepEqual(await person.axe(), []);
    await readsOn(person);
    await person.pictures('adventure-phone');
    // a keyboard on the screen leaves nothing of the table, and the table is there again afterwards
    for (const height of [40, 430, 844]) await person.resizes({ width: 390, height });
    const { x, y } = await person.at('mission:st-10');
    await person.page.touchscreen.tap(x, y);
    const sheet = person.page.getByRole('dialog', { name: 'Two boats' });
    await sheet.getByText('Hand in 2 Ares ships from your hold.').waitFor();
    await sheet.getByRole('button', { name: 'Read its page again' }).click();
    await bookOf(person).locator('.book-mission').getByText('Two boats').waitFor();
    await person.page.keyboard.press('Escape');
    await person.leaves();
  });

  it('alone: a chapter is played to its end by keyboard, and judged', async () => {
    const [person] = await sitDown(place, { game: 'port-royal', name: 'coop-chapter', played: -12 });
    assert.ok(person);
    await readsOn(person);
    await playsToTheEnd(person, byKey(person));
    assert.match(await verdictOf(person), /The chapter is (won|lost)/);
    await person.leaves();
  });

  it('against each other: a chapter is played to its end by mouse', async () => {
    const [person] = await sitDown(place, {
      game: 'port-royal',
      name: 'rivals-chapter',
      played: -14,
      devices: [desktop],
    });
    assert.ok(person);
    await readsOn(person);
    await person.pictures('adventure');
    assert.deepEqual(await person.axe(), []);
    await person.page.getByText('Table in words').click();
    await person.page.locator('.in-words').getByRole('heading', { name: 'Missions' }).waitFor();
    await person.page.getByText('Table in words').click();
    const { press } = byHand(person, (x, y) => person.page.mouse.click(x, y));
    await playsToTheEnd(person, press);
    assert.match(await verdictOf(person), /Influence/i);
    await person.leaves();
  });

  it('without a story: four missions lie open, and the game comes to its end', async () => {
    const [person] = await sitDown(place, { game: 'port-royal', name: 'free-adventure', played: -12 });
    assert.ok(person);
    assert.equal(await bookOf(person).count(), 0);
    await playOn(person, plays, byKey(person));
    await verdictOf(person);
    await person.leaves();
  });

  it('PR17.3 a look at the deck: its owner chooses among faces, and somebody else learns nothing', async () => {
    const [owner, other] = await sitDown(place, {
      game: 'port-royal',
      name: 'free-adventure',
      played: 61,
      devices: [desktop, phone],
    });
    assert.ok(owner && other);
    await owner.page
      .getByRole('button', { name: /on top/ })
      .first()
      .waitFor();
    assert.equal(await owner.page.getByRole('button', { name: /on top/ }).count(), 3);
    await owner.pictures('look');
    assert.match(await other.page.locator('body').innerText(), /is looking at 3 cards/);
    assert.equal(await other.page.getByRole('button', { name: /on top/ }).count(), 0);
    await other.pictures('look-phone');
    const { x, y } = await owner.at('look:1');
    await owner.page.mouse.dblclick(x, y);
    await owner.page
      .getByRole('button', { name: /on top/ })
      .first()
      .waitFor({ state: 'detached' });
    await Promise.all([owner.leaves(), other.leaves()]);
  });
});
