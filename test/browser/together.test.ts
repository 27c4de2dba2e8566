import assert from 'node:assert/strict';
import { explorer } from './habits.ts';
import { byKey, playOn } from './playing.ts';
import { openForTests, Person, phone } from './support.ts';

describe('people at one table', () => {
  const place = openForTests();

  it('two play while a third watches, and all three see the same end', async () => {
    const [anneke, baptiste, watcher] = await Promise.all([
      Person.comes(place),
      Person.comes(place),
      Person.comes(place, { device: phone }),
    ]);
    await anneke.opensTable('Anneke', { players: 2, bots: 0 });
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

    await Promise.all([playOn(anneke, explorer(), byKey(anneke)), playOn(baptiste, explorer(), byKey(baptiste))]);
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
    const host = await Person.comes(place);
    await host.opensTable('Anneke');
    await host.moves.first().waitFor();
    const friend = await Person.comes(place);
    await friend.opens(new URL(host.page.url()).pathname);
    await friend.isNamed('Dolores');
    await friend.settles();
    await host.page.getByRole('complementary').getByRole('button', { name: 'Dolores' }).waitFor();
    let asked = false;
    const turn = friend.moves
      .first()
      .waitFor()
      .then(() => {
        asked = true;
      });
    while (!asked) {
      await Promise.race([turn, host.moves.first().waitFor()]);
      if (!asked) await host.moves.last().click();
    }
    await friend.leaves();
    await host.leaves();
  });
});
