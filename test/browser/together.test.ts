import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { House } from '../support/house.ts';
import { playOn } from './playing.ts';
import { openBrowser, openTestHouse, Person, phone } from './support.ts';

const click = (person: Person) => (at: number) => person.moves.nth(at).click();

describe('people at one table', () => {
  let house: House;
  let browser: Browser;
  before(async () => {
    [house, browser] = await Promise.all([openTestHouse(), openBrowser()]);
  });
  after(async () => {
    await browser.close();
    await house.close();
  });

  it('two play with a bot while a third watches, and all three see the same end', async () => {
    const [anneke, baptiste, watcher] = await Promise.all([
      Person.comes(house, browser),
      Person.comes(house, browser),
      Person.comes(house, browser, { device: phone }),
    ]);
    await anneke.opensTable('Anneke', { bots: 1 });
    await anneke.page.getByText('One seat is still free').waitFor();
    const link = new URL(anneke.page.url()).pathname;
    await baptiste.opens(link);
    await baptiste.isNamed('Baptiste');
    await anneke.page.getByRole('button', { name: 'Begin the game' }).click();
    await Promise.all([anneke.settles(), baptiste.settles()]);
    await watcher.opens(link.replace('/t/', '/watch/'));
    await watcher.settles();
    assert.equal(await watcher.moves.count(), 0, 'a watcher has nothing to decide');
    await anneke.page.getByText('1 watching').waitFor();

    await Promise.all([playOn(anneke, click(anneke)), playOn(baptiste, click(baptiste))]);
    const verdicts = await Promise.all(
      [anneke, baptiste, watcher].map(async ({ page }) => {
        await page.locator('dialog[open] .verdict').waitFor();
        return page.locator('dialog[open] tbody').innerText();
      }),
    );
    assert.equal(verdicts[0], verdicts[1]);
    assert.equal(verdicts[0], verdicts[2]);
    await watcher.pictures('end-spectator-phone');
    for (const person of [anneke, baptiste, watcher]) await person.leaves();
  });

  it('a friend with the link takes the seat of a bot in the middle of a game', async () => {
    const host = await Person.comes(house, browser);
    await host.opensTable('Anneke');
    await host.moves.first().waitFor();
    const friend = await Person.comes(house, browser);
    await friend.opens(new URL(host.page.url()).pathname);
    await friend.isNamed('Dolores');
    await friend.settles();
    await host.page.getByRole('complementary').getByText('Dolores', { exact: true }).waitFor();
    let asked = false;
    const turn = friend.moves
      .first()
      .waitFor()
      .then(() => {
        asked = true;
      });
    await playOn(host, click(host), () => asked);
    await turn;
    await friend.leaves();
    await host.leaves();
  });
});
