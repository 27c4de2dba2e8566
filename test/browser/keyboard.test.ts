import assert from 'node:assert/strict';
import { explorer } from './habits.ts';
import { byKey, playOn } from './playing.ts';
import { openForTests, Person } from './support.ts';

describe('by keyboard alone', () => {
  const place = openForTests();

  /** Tab until the named thing has the focus, as a person without a mouse would. */
  async function tabTo(person: Person, name: RegExp): Promise<void> {
    for (let i = 0; i < 60; i++) {
      const focused = await person.page.evaluate(() => {
        const element = document.activeElement;
        return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      });
      if (name.test(focused)) return;
      await person.page.keyboard.press('Tab');
    }
    throw new Error(`nothing called ${name} can be reached with Tab`);
  }

  it('a whole game is found, opened and played to its end against bots', async () => {
    const person = await Person.comes(place);
    const { keyboard } = person.page;
    await person.opens('/');
    await person.page.getByRole('button', { name: 'Create and invite' }).waitFor();
    await tabTo(person, /^Create and invite/);
    await keyboard.press('Enter');
    await person.isNamed('Anneke');
    // three seats, two bots, no waiting for them
    await person.page.getByRole('dialog').waitFor();
    const radios = (group: string) =>
      person.page.getByRole('group', { name: group }).getByRole('radio', { checked: true });
    await radios('Bots').focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await radios('Pace of the bots').focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await tabTo(person, /^Open and begin/);
    await keyboard.press('Enter');
    await person.moves.first().waitFor();
    assert.deepEqual(await person.axe(), []);

    const moves = await playOn(person, explorer(), byKey(person));
    assert.ok(moves > 10, `only ${moves} moves`);
    const dialog = person.page.getByRole('dialog');
    await dialog.locator('.verdict').waitFor();
    assert.equal(await dialog.locator('.standings .row').count(), 3);
    assert.deepEqual(await person.axe(), []);
    await person.pictures('end-desktop');
    await keyboard.press('Escape');
    await tabTo(person, /^Leave the table/);
    await keyboard.press('Enter');
    await person.page.getByRole('button', { name: 'Against bots: Port Royal' }).waitFor();
    await person.leaves();
  });

  it('the log and the moves speak to a screen reader', async () => {
    const person = await Person.comes(place);
    await person.opensTable('Chidi');
    await person.moves.first().waitFor();
    assert.ok(await person.log.getByRole('listitem').count());
    await person.page.keyboard.press('l');
    assert.equal(await person.log.evaluate((element) => element === document.activeElement), true);
    const words = person.page.getByText('Table in words');
    await words.click();
    await person.page.getByRole('table').first().waitFor();
    assert.deepEqual(await person.axe(), []);
    // what lies on the canvas is read like a card under the pointer
    await person.page.getByRole('button', { name: 'Explore the table' }).focus();
    const read = person.page.getByRole('tooltip');
    const first = await read.innerText();
    await person.page.keyboard.press('ArrowRight');
    await read.filter({ hasNotText: first }).waitFor();
    await person.pictures('explored');
    assert.deepEqual(await person.axe(), []);
    await person.leaves();
  });
});
