import assert from 'node:assert/strict';
import { sql } from 'drizzle-orm';
import { explorer } from './habits.ts';
import { byKey, playOn } from './playing.ts';
import { sitDown } from './running.ts';
import { desktop, openForTests, Person, phone } from './support.ts';

describe('strangers', function () {
  this.timeout(120_000);
  const place = openForTests();

  const looks = async (person: Person, name: string, game = 'Port Royal'): Promise<void> => {
    await person.opens('/');
    await person.page.getByRole('button', { name: `Play now: ${game}` }).click();
    await person.isNamed(name);
    await person.page.getByRole('dialog', { name: /Looking for players/ }).waitFor();
  };

  it('find each other with one click each, and the game begins by itself', async () => {
    const anna = await Person.comes(place, { device: desktop });
    const bert = await Person.comes(place, { device: phone });
    await looks(anna, 'Anna');
    await anna.page.getByText('Nobody else is waiting').waitFor();
    await anna.pictures('seek-desktop');
    assert.deepEqual(await anna.axe(), []);
    await looks(bert, 'Bert');
    for (const person of [anna, bert]) {
      await person.page.waitForURL(/\/t\/[A-Z]+-/, { timeout: 30_000 });
      await person.settles();
    }
    assert.equal(new URL(anna.page.url()).pathname, new URL(bert.page.url()).pathname);
    await anna.page.getByText('Bert').locator('visible=true').first().waitFor();
    await anna.leaves();
    await bert.leaves();
  });

  it('who wait together are offered a bot together, and nobody is left behind', async () => {
    const emil = await Person.comes(place, { device: desktop });
    const fred = await Person.comes(place, { device: phone });
    await looks(emil, 'Emil', 'Manila');
    await looks(fred, 'Fred', 'Manila');
    for (const [person, other] of [
      [emil, 'Fred'],
      [fred, 'Emil'],
    ] as const) {
      await person.page.getByRole('heading', { name: 'Waiting with you' }).waitFor();
      await person.page.getByRole('listitem').filter({ hasText: other }).waitFor();
    }
    const { seekers } = place.house.app.services.store;
    // biome-ignore lint/complexity/useLiteralKeys: the database is private
    await seekers['db'].execute(sql`update seekers set since = since - interval '20 s'`);
    const begin = emil.page.getByRole('button', { name: 'Begin with Fred and one bot' });
    await begin.waitFor();
    await emil.pictures('seek-offer-desktop');
    await begin.click();
    await fred.page.getByText('Emil wants to begin').first().waitFor();
    await fred.pictures('seek-countdown-phone');
    assert.deepEqual(await fred.axe(), []);
    await fred.page.getByRole('button', { name: 'Join Emil and one bot' }).click();
    for (const person of [emil, fred]) {
      await person.page.waitForURL(/\/t\/[A-Z]+-/, { timeout: 30_000 });
      await person.settles();
    }
    assert.equal(new URL(emil.page.url()).pathname, new URL(fred.page.url()).pathname);
    await emil.leaves();
    await fred.leaves();
  });

  it('can be given up, and looked for again with the same wishes', async () => {
    const cora = await Person.comes(place, { device: phone });
    await looks(cora, 'Cora', 'Manila');
    await cora.page.getByText('Nobody else is waiting').waitFor();
    await cora.pictures('seek-phone');
    assert.deepEqual(await cora.axe(), []);
    const dialog = cora.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'blitz' }).check();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await cora.page.getByRole('button', { name: 'Play now: Manila' }).click();
    assert.ok(await dialog.getByRole('radio', { name: 'blitz' }).isChecked());
    await cora.leaves();
  });

  for (const [size, device] of Object.entries({ desktop, phone }))
    it(`have a board, a profile and the rules of rating, on a ${size}`, async () => {
      const dora = await Person.comes(place, { device });
      await dora.opens('/leaderboard/port-royal');
      await dora.page.getByText('Nobody has a rating here yet').waitFor();
      await dora.pictures(`leaderboard-${size}`);
      assert.deepEqual(await dora.axe(), []);
      await dora.page.getByRole('button', { name: 'How ratings work' }).click();
      await dora.page.getByText('Leaving means finishing last').waitFor();
      await dora.pictures(`ratings-${size}`);
      assert.deepEqual(await dora.axe(), []);
      await dora.opens('/');
      await dora.page.getByRole('link', { name: 'Your profile' }).click();
      await dora.isNamed('Dora');
      await dora.page.getByRole('heading', { name: 'Dora' }).waitFor();
      await dora.pictures(`profile-${size}`);
      assert.deepEqual(await dora.axe(), []);
      await dora.leaves();
    });

  it('are on the board when they have played a rated game, each with its profile and the way to its replay', async () => {
    const devices = [desktop, phone];
    const rated = { game: 'port-royal', name: 'two-players', played: -6, devices, rated: true } as const;
    const players = await sitDown(place, rated);
    await Promise.all(players.map((person) => playOn(person, explorer(), byKey(person))));
    const [asker, asked] = players as [Person, Person];
    await asker.page.getByRole('button', { name: 'Rematch' }).click();
    await asked.page.getByRole('dialog', { name: 'Anneke wants a rematch' }).waitFor();
    await asked.pictures('rematch-offer-phone');
    assert.deepEqual(await asked.axe(), []);
    await asker.page.getByText('not here yet').waitFor();
    await asker.pictures('rematch-waiting-desktop');
    await asked.page.getByRole('button', { name: 'Not now' }).click();
    const again = await asked.page.getByRole('button', { name: 'Join the rematch' }).innerText();
    assert.match(again, /\d:\d\d$/, 'how long the seat is still kept');
    for (const [at, person] of players.entries()) {
      const { page } = person;
      const size = ['desktop', 'phone'][at];
      await person.opens('/leaderboard/port-royal');
      await page.getByRole('row').filter({ hasText: 'provisional' }).nth(1).waitFor();
      const names = await page.locator('.board tbody th').allInnerTexts();
      assert.deepEqual(names.toSorted(), ['Anneke', 'Baptiste']);
      const [first, second] = (await page.locator('.board td b').allInnerTexts()).map(Number);
      assert.ok(Number(first) > 1500 && Number(second) < Number(first), `${first}, ${second}`);
      await person.pictures(`leaderboard-full-${size}`);
      assert.deepEqual(await person.axe(), []);
      await page.getByRole('button', { name: names[0]!, exact: true }).click();
      await page.getByRole('heading', { name: names[0]! }).waitFor();
      await person.opens('/player/me');
      await page.getByText(/^[+−]\d+$/).waitFor();
      assert.equal(await page.getByRole('button', { name: /^Replay Port Royal/ }).count(), 1);
      await person.pictures(`profile-full-${size}`);
      assert.deepEqual(await person.axe(), []);
      await person.leaves();
    }
  });
});
