import assert from 'node:assert/strict';
import { explorer } from './habits.ts';
import { byClick, byHand, playOn } from './playing.ts';
import { desktop, openForTests, Person, phone } from './support.ts';

describe('hands on the canvas', () => {
  const place = openForTests();

  async function playByHand(person: Person, touch: (x: number, y: number) => Promise<void>, moves: number) {
    const { used, press } = byHand(person, touch);
    await playOn(person, explorer(), press, (made) => made >= moves && used.has('deck') && used.has('harbour'));
    return used;
  }

  it('plays by touch at the size of a phone', async () => {
    const person = await Person.comes(place, { device: phone });
    await person.opensTable('Anneke');
    await person.settles();
    await person.pictures('table-phone');
    const used = await playByHand(person, (x, y) => person.page.touchscreen.tap(x, y), 8);
    assert.ok(used.has('deck') && used.has('harbour'), `touched: ${[...used].join(', ')}`);
    assert.deepEqual(await person.axe(), []);
    await person.settles();
    await person.pictures('table-phone-later');
    const overflow = await person.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(overflow <= 0, `the page is ${overflow} px wider than the screen`);
    await person.leaves();
  });

  it('plays by mouse on a desktop, with animations', async () => {
    const person = await Person.comes(place, { device: desktop, settings: { speed: 'fast' } });
    await person.opensTable('Baptiste');
    const used = await playByHand(person, (x, y) => person.page.mouse.click(x, y), 6);
    assert.ok(used.has('deck') && used.has('harbour'), `touched: ${[...used].join(', ')}`);
    await person.settles();
    await person.pictures('table-desktop');
    await person.leaves();
  });

  it('says why a card cannot be taken', async () => {
    const person = await Person.comes(place);
    await person.opensTable('Chidi');
    let sentence = '';
    await playOn(
      person,
      explorer(),
      async (move) => {
        const card = move.label.startsWith('Draw') ? await person.find('harbour:0') : null;
        if (card) {
          await person.page.mouse.click(card.x, card.y);
          sentence = await person.page.locator('.toast').first().innerText();
        }
        await byClick(person)(move);
      },
      () => sentence !== '',
    );
    assert.match(sentence, /\w+ \w+.*\./);
    await person.leaves();
  });
});
