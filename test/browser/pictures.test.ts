import assert from 'node:assert/strict';
import { explorer } from './habits.ts';
import { byKey, playOn } from './playing.ts';
import { desktop, openForTests, Person, phone } from './support.ts';

/** A table in the middle of a game, with much on it: kept for people to look at. */
describe('a full table', () => {
  const place = openForTests();
  const languages = { desktop: 'en', phone: 'en', 'desktop-german': 'de', 'phone-french': 'fr' } as const;

  for (const [name, lang] of Object.entries(languages))
    it(`is shown whole on a ${name}`, async () => {
      const device = name.startsWith('phone') ? phone : desktop;
      const person = await Person.comes(place, { device });
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
      if (lang !== 'en') await person.speaks(lang);
      await person.settles();
      // ribbons fade by themselves
      await person.page.waitForTimeout(1200);
      await person.pictures(`full-${name}`);
      assert.deepEqual(await person.axe(), []);
      await person.leaves();
    });
});
