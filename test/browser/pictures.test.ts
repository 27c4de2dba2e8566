import assert from 'node:assert/strict';
import { explorer } from './habits.ts';
import { byKey, playOn } from './playing.ts';
import { desktop, openForTests, Person, phone } from './support.ts';

/** A table in the middle of a game, with much on it: kept for people to look at. */
describe('a full table', () => {
  const place = openForTests();
  const sizes = [
    ['desktop', desktop, 'de', 'german'],
    ['phone', phone, 'fr', 'french'],
  ] as const;

  for (const [size, device, lang, language] of sizes)
    it(`is shown whole on a ${size}, in English and in another language`, async () => {
      const person = await Person.comes(place, { device });
      const looksWell = async (name: string): Promise<void> => {
        await person.settles();
        // ribbons fade by themselves
        await person.page.waitForTimeout(1200);
        await person.pictures(name);
        assert.deepEqual(await person.axe(), []);
      };
      await person.opensTable('Anneke', { players: 4, bots: 3 });
      let harbour = 0;
      await playOn(
        person,
        explorer(),
        async (move) => {
          await byKey(person)(move);
          harbour = (await person.find('harbour:3')) ? 4 : 0;
        },
        (made) => made >= 30 && harbour >= 4,
      );
      await looksWell(`full-${size}`);
      await person.speaks(lang);
      await looksWell(`full-${size}-${language}`);
      await person.leaves();
    });
});
