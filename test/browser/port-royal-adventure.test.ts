import assert from 'node:assert/strict';
import { bookOf, goesForMissions, playsToTheEnd, readsOn, verdictOf } from './chapters.ts';
import { byHand, byKey, playOn } from './playing.ts';
import { sitDown } from './running.ts';
import { desktop, openForTests, phone } from './support.ts';

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

  it('together: three windows read, each at their own pace, and play a chapter to the same end', async () => {
    const people = await sitDown(place, {
      game: 'port-royal',
      name: 'chapter-one-lost',
      played: -5,
      devices: [desktop, desktop, phone],
    });
    const [anneke, baptiste, chidi] = people;
    assert.ok(anneke && baptiste && chidi);
    await bookOf(anneke).getByText('Chidi is reading').waitFor();
    await anneke.pictures('book-readers');
    await readsOn(anneke);
    // whoever has read sees who has not: among the players, and on a phone below the question if they are asked
    await anneke.page.locator('.seat', { hasText: 'Baptiste' }).getByText('reading').waitFor();
    await anneke.pictures('readers');
    await readsOn(chidi);
    await chidi.page.locator('.suggested').getByText('Baptiste is reading').waitFor();
    await chidi.pictures('readers-phone');
    await readsOn(baptiste);
    await chidi.page.locator('.suggested').waitFor({ state: 'detached' });
    await anneke.page.locator('.seat .reads').first().waitFor({ state: 'detached' });
    await Promise.all(people.map((person) => playsToTheEnd(person, byKey(person))));
    const ends = await Promise.all(
      people.map(async (person) => {
        assert.match(await verdictOf(person), /The chapter is lost/);
        return person.page.locator('dialog[open] h2').innerText();
      }),
    );
    assert.deepEqual(ends, ['All is lost', 'All is lost', 'All is lost']);
    await Promise.all(people.map((person) => person.leaves()));
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
    const [person] = await sitDown(place, { game: 'port-royal', name: 'free-adventure', played: -6 });
    assert.ok(person);
    assert.equal(await bookOf(person).count(), 0);
    await playOn(person, goesForMissions, byKey(person));
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
