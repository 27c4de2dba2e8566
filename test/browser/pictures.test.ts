import assert from 'node:assert/strict';
import { sitDown } from './running.ts';
import { desktop, openForTests, phone } from './support.ts';

/** A table in the middle of a game, with much on it: kept for people to look at. */
describe('a full table', () => {
  const place = openForTests();
  const sizes = [
    ['desktop', desktop, 'de', 'german'],
    ['phone', phone, 'fr', 'french'],
  ] as const;

  for (const [size, device, lang, language] of sizes)
    it(`is shown whole on a ${size}, in English and in another language`, async () => {
      const [person] = await sitDown(place, {
        game: 'port-royal',
        name: 'four-players',
        played: 160,
        devices: [device],
      });
      assert.ok(person);
      const looksWell = async (name: string): Promise<void> => {
        await person.clears();
        await person.pictures(name);
        assert.deepEqual(await person.axe(), []);
      };
      assert.ok(await person.find('harbour:3'));
      await looksWell(`full-${size}`);
      await person.speaks(lang);
      await looksWell(`full-${size}-${language}`);
      await person.leaves();
    });
});
