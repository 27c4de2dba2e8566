import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { House } from '../support/house.ts';
import { playOn } from './playing.ts';
import { desktop, openBrowser, openTestHouse, Person, phone } from './support.ts';

describe('hands on the canvas', () => {
  let house: House;
  let browser: Browser;
  before(async () => {
    [house, browser] = await Promise.all([openTestHouse(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await house.close();
  });

  const labels = async (person: Person) =>
    (await person.moves.locator('.label').allInnerTexts()).map((text) => text.trim());

  /** Plays by touching the table itself: the deck to draw, a card twice to take it; buttons only where no card stands for a move. */
  async function playByHand(
    person: Person,
    touch: (x: number, y: number) => Promise<void>,
    moves: number,
  ): Promise<Set<string>> {
    const used = new Set<string>();
    await playOn(
      person,
      async (at, label) => {
        const target = await person.moves.nth(at).getAttribute('data-target');
        if (!target || target === '') {
          await person.moves.nth(at).click();
          return;
        }
        const { x, y } = await person.at(target);
        await touch(x, y);
        used.add(target.split(':')[0] ?? '');
        if (target !== 'deck') {
          await person.page.locator('section[aria-label="Your moves"] button.chosen').waitFor();
          await touch(x, y);
        }
        assert.ok(label);
      },
      (made) => made >= moves,
    );
    return used;
  }

  it('plays by touch at the size of a phone', async () => {
    const person = await Person.comes(house, browser, { device: phone });
    await person.opensTable('Anneke');
    await person.settles();
    await person.pictures('table-phone');
    const used = await playByHand(person, (x, y) => person.page.touchscreen.tap(x, y), 16);
    assert.deepEqual([...used].sort(), ['deck', 'harbour']);
    assert.deepEqual(await person.axe(), []);
    await person.settles();
    await person.pictures('table-phone-later');
    const overflow = await person.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(overflow <= 0, `the page is ${overflow} px wider than the screen`);
    await person.leaves();
  });

  it('plays by mouse on a desktop, with animations', async () => {
    const person = await Person.comes(house, browser, { device: desktop, settings: { speed: 'normal' } });
    await person.opensTable('Baptiste');
    const used = await playByHand(person, (x, y) => person.page.mouse.click(x, y), 10);
    assert.deepEqual([...used].sort(), ['deck', 'harbour']);
    await person.settles();
    await person.pictures('table-desktop');
    await person.leaves();
  });

  it('says why a card cannot be taken', async () => {
    const person = await Person.comes(house, browser, { device: desktop });
    await person.opensTable('Chidi');
    await playOn(
      person,
      (at) => person.moves.nth(at).click(),
      (made) => made >= 2,
    );
    for (let i = 0; i < 40; i++) {
      await person.moves.first().waitFor();
      const offered = await labels(person);
      if (offered.some((label) => label.startsWith('Draw'))) break;
      await person.moves.last().click();
    }
    const berth = await person.page.evaluate(() =>
      Object.keys((window as unknown as { __t: { state(): object } }).__t.state()).find((key) =>
        key.startsWith('harbour:'),
      ),
    );
    if (berth) {
      const { x, y } = await person.at(berth);
      await person.page.mouse.click(x, y);
      await person.page.locator('.toast').first().waitFor();
    } else {
      const { x, y } = await person.at('deck');
      await person.page.mouse.click(x, y);
    }
    await person.leaves();
  });
});
