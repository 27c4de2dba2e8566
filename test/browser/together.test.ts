import assert from 'node:assert/strict';
import { explorer } from './habits.ts';
import { byKey, playOn } from './playing.ts';
import { sitDown } from './running.ts';
import { desktop, openForTests, Person, phone } from './support.ts';

describe('people at one table', () => {
  const place = openForTests();

  it('two play while a third watches, and all three see the same end', async () => {
    const devices = [desktop, desktop];
    const [anneke, baptiste] = await sitDown(place, { game: 'port-royal', name: 'two-players', played: -14, devices });
    assert.ok(anneke && baptiste);
    const watcher = await Person.comes(place, { device: phone });
    await watcher.opens(new URL(anneke.page.url()).pathname.replace('/t/', '/watch/'));
    await watcher.settles();
    assert.equal(await watcher.moves.count(), 0, 'a watcher has nothing to decide');
    await anneke.page.getByText('1 watching').waitFor();

    await Promise.all([playOn(anneke, explorer(), byKey(anneke)), playOn(baptiste, explorer(), byKey(baptiste))]);
    const verdicts = await Promise.all(
      [anneke, baptiste, watcher].map(async ({ page }) => {
        await page.locator('dialog[open] .verdict').waitFor();
        const rows = page.locator('dialog[open] .standings .row');
        return {
          names: await rows.locator('.name b').allInnerTexts(),
          totals: await rows.locator('.total').allInnerTexts(),
          heading: await page.locator('dialog[open] h2').innerText(),
        };
      }),
    );
    for (const part of ['names', 'totals'] as const)
      for (const { [part]: seen } of verdicts) assert.deepEqual(seen, verdicts[0]?.[part]);
    // whoever loses is told who won, and so is whoever watched
    const winner = verdicts[0]?.names[0] ?? '';
    const told = winner === 'Anneke' ? ['You win', 'Anneke wins'] : ['Baptiste wins', 'You win'];
    assert.deepEqual(
      verdicts.map(({ heading }) => heading.trim()),
      [...told, `${winner} wins`],
    );
    await watcher.pictures('end-spectator-phone');
    for (const person of [anneke, baptiste, watcher]) await person.leaves();
  });

  it('a friend with the link takes the seat of a bot in the middle of a game', async () => {
    const host = await Person.comes(place);
    await host.opensTable('Anneke');
    await host.moves.first().waitFor();
    const friend = await Person.comes(place);
    await friend.opens(new URL(host.page.url()).pathname);
    await friend.page.getByRole('heading', { name: 'Port Royal: game in progress' }).waitFor();
    assert.deepEqual(await friend.axe(), []);
    await friend.page
      .getByRole('button', { name: /^Take this seat/ })
      .first()
      .click();
    await friend.isNamed('Dolores');
    await friend.settles();
    await host.page
      .getByText(/^Dolores has taken over from/)
      .locator('visible=true')
      .first()
      .waitFor();
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
    await friend.page.getByRole('button', { name: 'Leave' }).click();
    await friend.page.getByRole('button', { name: 'Leave it to a bot' }).click();
    await friend.page.waitForURL(/\/$/);
    await host.page
      .getByText(/^Dolores has left/)
      .locator('visible=true')
      .first()
      .waitFor();
    await friend.leaves();
    await host.leaves();
  });
});
