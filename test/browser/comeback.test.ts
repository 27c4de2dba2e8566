import assert from 'node:assert/strict';
import { lineTo } from '../support/line.ts';
import { explorer } from './habits.ts';
import { byClick, playOn } from './playing.ts';
import { openForTests, openTestHouse, Person, type Place } from './support.ts';

describe('coming back', () => {
  const place = openForTests();

  async function inTheMiddle(name: string, where: Place = place): Promise<Person> {
    const person = await Person.comes(where);
    await person.opensTable(name);
    await playOn(person, explorer(), byClick(person), (made) => made >= 4);
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
    await playOn(person, explorer(), byClick(person), (made) => made >= 2);
    await person.leaves();
  });

  it('a lost connection comes home by itself, to the same question', async () => {
    const line = await lineTo(place.house);
    const person = await inTheMiddle('Baptiste', { house: line, browser: place.browser });
    const before = await decision(person);
    line.cut();
    await person.page.getByText('Connection lost').first().waitFor();
    line.mend();
    await person.page.getByText('Connection lost').first().waitFor({ state: 'detached' });
    assert.deepEqual(await decision(person), before);
    await playOn(person, explorer(), byClick(person), (made) => made >= 2);
    await person.leaves();
    await line.close();
  });

  it('after a restart of the house the table is there again', async () => {
    const person = await inTheMiddle('Chidi');
    const before = await decision(person);
    const { folder, url } = place.house;
    await place.house.close();
    await person.page.getByText('Connection lost').first().waitFor();
    place.house = await openTestHouse({ folder, port: Number(new URL(url).port) });
    await person.page.getByText('Connection lost').first().waitFor({ state: 'detached', timeout: 30_000 });
    await person.moves.first().waitFor();
    assert.deepEqual(await decision(person), before);
    await playOn(person, explorer(), byClick(person), (made) => made >= 2);
    await person.leaves();
  });
});
