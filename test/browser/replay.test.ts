import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { storyOf } from '../../shared/engine/story-of.ts';
import type { GameId } from '../../shared/games/ids.ts';
import { games } from '../../shared/games/registry.ts';
import type { GameFile } from '../../shared/protocol/game-file.ts';
import { trials } from '../support/games.ts';
import { fixture, type Shelved, shelve } from '../support/shelved.ts';
import { introduce } from './running.ts';
import { openForTests, Person, phone } from './support.ts';

const people = ['Anneke', 'Baptiste', 'Carla', 'Dirk'].map((name) => ({ uid: `uid of ${name}`, name }));

describe('a replay', () => {
  const place = openForTests();
  const put = (game: GameId, upTo?: number): Promise<Shelved> => {
    const record = fixture(game, trials[game].golden);
    const seated = people.slice(0, record.seats);
    return shelve(place.house.app.services.store, record, { people: seated, ...(upTo === undefined ? {} : { upTo }) });
  };
  const where = (person: Person) => person.page.getByRole('slider', { name: 'Move' });
  const isAt = (person: Person, seq: number) =>
    person.page.waitForFunction(
      (wanted) => document.querySelector<HTMLInputElement>('.track input')?.value === String(wanted),
      seq,
    );

  for (const game of Object.keys(trials) as GameId[])
    it(`of ${game} opens at its moment and is looked at from all sides, on a desktop and on a phone`, async () => {
      const { code, record } = await put(game);
      const seq = Math.floor(record.moves.length * 0.55);
      const person = await Person.comes(place);
      const looksWell = (name: string) =>
        person.picturesBoth(name, async (size) => assert.deepEqual(await person.axe(), [], size));
      await person.opens(`/replay/${code}#${seq}`);
      await person.settles();
      await isAt(person, seq);
      await looksWell(`replay-${game}`);
      await person.page.getByRole('button', { name: 'One move forward' }).click();
      await isAt(person, seq + 1);
      await person.page.waitForURL(`**/replay/${code}#${seq + 1}`);
      const eyes = person.page.getByLabel('Point of view');
      await eyes.selectOption({ label: 'Baptiste’s view' });
      assert.equal(await eyes.inputValue(), '2');
      await person.settles();
      await looksWell(`replay-${game}-eyes`);
      await person.page.getByRole('button', { name: 'To the end' }).click();
      await isAt(person, record.moves.length);
      await person.page.getByRole('button', { name: 'Result', exact: true }).click();
      await person.page.locator('dialog.end .decided').waitFor();
      await person.leaves();
    });

  it('of a story has its book, open as far as the moment that is shown', async () => {
    const record = fixture('port-royal', 'coop-chapter');
    const { code } = await shelve(place.house.app.services.store, record, { people: people.slice(0, 1) });
    const person = await Person.comes(place);
    const { page } = person;
    const book = page.locator('dialog.book');
    await person.opens(`/replay/${code}#0`);
    await person.settles();
    assert.equal(await book.count(), 0, 'nobody reads for the first time');
    await page.getByRole('button', { name: 'The story so far' }).click();
    await book.getByText('Page 1 of 1').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'To the end' }).click();
    await isAt(person, record.moves.length);
    await person.settles();
    await page.getByRole('button', { name: 'The story so far' }).click();
    await book.locator('.book-text p').first().waitFor();
    assert.doesNotMatch(await book.innerText(), /Page 1 of 1/);
    await page.keyboard.press('Escape');
    await person.log.locator('li', { hasText: 'New mission' }).first().click();
    await book.locator('.book-mission').getByText('Two boats').waitFor();
    await book.getByText('Page 2 of 2').waitFor();
    await person.pictures('replay-book');
    await page.keyboard.press('Escape');
    await person.leaves();
  });

  it('is stepped, scrubbed and played by keys, and follows its address', async () => {
    const { code, record } = await put('port-royal');
    const person = await Person.comes(place, { settings: { speed: 'fast' } });
    const { page } = person;
    await person.opens(`/replay/${code}#40`);
    await person.settles();
    await isAt(person, 40);
    await page.keyboard.press('ArrowRight');
    await isAt(person, 41);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await isAt(person, 39);
    await page.keyboard.press('End');
    await isAt(person, record.moves.length);
    await page.keyboard.press('Home');
    await isAt(person, 0);
    await page.keyboard.press('2');
    assert.equal(await page.getByLabel('Point of view').inputValue(), '2');
    await where(person).fill('57');
    await isAt(person, 57);
    assert.match((await where(person).getAttribute('aria-valuetext')) ?? '', /^Move 57 of 182, Round \d/);
    await page.evaluate(() => {
      location.hash = '#60';
    });
    await isAt(person, 60);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    assert.equal(await page.getByLabel('Speed').inputValue(), '4');
    await page.keyboard.press('Space');
    await page.waitForFunction(() => Number(document.querySelector<HTMLInputElement>('.track input')?.value) >= 63);
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys and help' }).waitFor();
    assert.deepEqual(await person.axe(), []);
    await page.keyboard.press('Escape');
    // a line of the log leads to its moment
    const line = person.log.locator('li:not(.chapter)').first();
    await line.click();
    await isAt(person, 0);
    await person.leaves();
  });

  it('is saved as a file and opened from it, but not when somebody has changed it', async () => {
    const { code, record } = await put('manila');
    const person = await Person.comes(place);
    const { page } = person;
    await person.opens(`/replay/${code}#5`);
    await person.settles();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the game as a file' }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^manila-[\d-]+-[\w-]+\.json$/);
    const text = readFileSync(await download.path(), 'utf8');
    const file = JSON.parse(text) as GameFile;
    assert.equal(file.moves.length, record.moves.length);
    const opens = (what: string) =>
      page
        .getByLabel('Open a game file')
        .locator('input[type=file]')
        .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(what) });
    await person.opens('/');
    await page.getByRole('link', { name: 'Replays' }).click();
    await page.getByRole('heading', { name: 'Replays' }).waitFor();
    await person.pictures('replay-entry-desktop');
    assert.deepEqual(await person.axe(), []);
    await opens('{"some": "thing"}');
    await page.getByText('This is not a Three Harbours game file').waitFor();
    await opens(JSON.stringify({ ...file, moves: file.moves.slice(1) }));
    await page.getByText('cannot have been played like that').waitFor();
    await opens(JSON.stringify({ ...file, rulesVersion: 99 }));
    await page.getByText('played with version 99 of the rules').waitFor();
    // a file of another house: there is no table here to play on at
    await opens(JSON.stringify({ ...file, id: 'elsewhere' }));
    await person.settles();
    await isAt(person, 0);
    assert.equal(await page.getByRole('button', { name: 'Play on from here' }).count(), 0);
    assert.equal(await page.getByRole('button', { name: 'Copy the link' }).count(), 0);
    await page.getByRole('button', { name: 'To the end' }).click();
    await isAt(person, record.moves.length);
    await person.leaves();
  });

  it('is played on from its moment at a new table', async () => {
    const { code } = await put('borneo');
    const person = await Person.comes(place, { device: phone });
    const { page } = person;
    await person.opens(`/replay/${code}#100`);
    await person.settles();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('dialog', { name: 'Play on from here' }).waitFor();
    await person.pictures('replay-branch-phone');
    assert.deepEqual(await person.axe(), []);
    await page.getByRole('button', { name: 'As Carla' }).click();
    await person.isNamed('Emre');
    await page.waitForURL(/\/t\/[A-Z]+-\w{4}$/);
    await person.settles();
    await page.getByRole('button', { name: 'Players and log' }).click();
    await page.getByRole('button', { name: 'Continued from another game, after move 100' }).waitFor();
    await page.getByRole('button', { name: 'Look back at the game' }).click();
    await page.getByText('This game is still in progress').waitFor();
    await person.settles();
    await person.pictures('replay-running-phone');
    await person.page.setViewportSize({ width: 1280, height: 800 });
    await person.settles();
    await person.pictures('replay-running-wide');
    await person.page.setViewportSize({ width: 390, height: 844 });
    assert.deepEqual(await person.axe(), []);
    assert.equal(await page.getByLabel('Point of view').count(), 0);
    await person.leaves();
  });

  it('is offered at the turning point where a game has ended', async () => {
    const { code, record } = await put('port-royal');
    const { curve, turningPoint } = storyOf(games['port-royal'], record);
    assert.ok(turningPoint);
    const person = await Person.comes(place);
    await person.opens(`/watch/${code}`);
    await person.page.getByRole('button', { name: 'Replay at the turning point' }).click();
    await person.page.waitForURL(`**/replay/${code}*`);
    await person.settles();
    await isAt(person, curve[turningPoint - 1]!.seq);
    await person.leaves();
  });

  it('is found among one’s own finished games', async () => {
    const guest = await introduce(place.house.url, 'Fatou');
    const { store } = place.house.app.services;
    for (const game of ['port-royal', 'manila'] as const)
      await shelve(store, fixture(game, trials[game].golden), { people: [guest], onlyEnd: game === 'manila' });
    const person = await Person.comes(place, { device: phone, guest });
    await person.opens('/replay');
    await person.page.getByRole('button', { name: /^Open Manila with / }).waitFor();
    await person.pictures('replay-entry-phone');
    assert.deepEqual(await person.axe(), []);
    await person.page.getByRole('button', { name: /^Open Port Royal with / }).click();
    await person.settles();
    await isAt(person, 0);
    await person.leaves();
  });

  it('of no table says so', async () => {
    const person = await Person.comes(place);
    await person.opens('/replay/KRAKEN-0000');
    await person.page.getByText('There is no table with that code.').waitFor();
    assert.deepEqual(await person.axe(), []);
    await person.leaves();
  });
});
