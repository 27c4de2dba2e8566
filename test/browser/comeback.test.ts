import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { House } from '../support/house.ts';
import { lineTo } from '../support/line.ts';
import { playOn } from './playing.ts';
import { openBrowser, openTestHouse, Person } from './support.ts';

const click = (person: Person) => (at: number) => person.moves.nth(at).click();

describe('coming back', () => {
  let house: House;
  let browser: Browser;
  before(async () => {
    [house, browser] = await Promise.all([openTestHouse(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await house.close();
  });

  async function inTheMiddle(name: string, where: { readonly url: string } = house): Promise<Person> {
    const person = await Person.comes(where, browser);
    await person.opensTable(name);
    await playOn(person, click(person), (made) => made >= 4);
    return person;
  }
  const decision = async (person: Person) => ({
    moves: await person.moves.allInnerTexts(),
    log: (await person.log.innerText()).trim(),
  });

  it('a reload in the middle of a decision brings back the same question, seat and log', async () => {
    const person = await inTheMiddle('Anneke');
    const before = await decision(person);
    await person.page.reload();
    await person.moves.first().waitFor();
    await person.settles();
    assert.deepEqual(await decision(person), before);
    await playOn(person, click(person), (made) => made >= 2);
    await person.leaves();
  });

  it('a lost connection comes home by itself, to the same question', async () => {
    const line = await lineTo(house);
    const person = await inTheMiddle('Baptiste', line);
    const before = await decision(person);
    line.cut();
    await person.page.getByText('The connection is lost').first().waitFor();
    line.mend();
    await person.page.getByText('The connection is lost').first().waitFor({ state: 'detached' });
    assert.deepEqual(await decision(person), before);
    await playOn(person, click(person), (made) => made >= 2);
    await person.leaves();
    await line.close();
  });

  it('after a restart of the house the table is there again', async () => {
    const person = await inTheMiddle('Chidi');
    const before = await decision(person);
    const { folder, url } = house;
    await house.close();
    await person.page.getByText('The connection is lost').first().waitFor();
    house = await openTestHouse({ folder, port: Number(new URL(url).port) });
    await person.page.getByText('The connection is lost').first().waitFor({ state: 'detached', timeout: 30_000 });
    await person.moves.first().waitFor();
    assert.deepEqual(await decision(person), before);
    await playOn(person, click(person), (made) => made >= 2);
    await person.leaves();
  });
});
