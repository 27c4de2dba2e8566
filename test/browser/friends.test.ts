import assert from 'node:assert/strict';
import { eventually } from '../support/eventually.ts';
import { explorer } from './habits.ts';
import { byKey, playOn } from './playing.ts';
import { sitDown } from './running.ts';
import { openForTests, Person, phone } from './support.ts';
import { othersTime } from './waiting.ts';

describe('friends at a private table', () => {
  const place = openForTests();

  it('four with one bot begin by the link, and somebody watches some moves behind', async () => {
    const host = await Person.comes(place);
    await host.opensTable('Anneke', { players: 4, bots: 0 });
    const link = new URL(host.page.url()).pathname;
    const [baptiste, dolores] = [await Person.comes(place, { device: phone }), await Person.comes(place)];
    for (const [guest, name] of [
      [baptiste, 'Baptiste'],
      [dolores, 'Dolores'],
    ] as const) {
      await guest.accepts(link, name);
      await host.page.getByRole('listitem').filter({ hasText: name }).waitFor();
    }
    await host.page.getByRole('button', { name: 'Add a bot' }).click();
    await host.page.getByRole('button', { name: /^Move.*Baptiste/ }).click();
    await host.page.getByRole('button', { name: /^Here.*Dolores/ }).click();
    const second = baptiste.page.getByRole('listitem').filter({ hasText: 'Baptiste' });
    await second.getByText('you').waitFor();
    assert.equal(
      await baptiste.page
        .locator('.places li')
        .nth(2)
        .innerText()
        .then((text) => text.includes('Baptiste')),
      true,
    );
    await host.page.locator('summary', { hasText: 'Spectators' }).click();
    await host.page.getByRole('radio', { name: '3 moves' }).check();
    await host.pictures('company-waiting');
    await baptiste.pictures('company-waiting-phone');
    assert.deepEqual(await host.axe(), []);
    await host.page.getByRole('button', { name: 'Begin the game' }).click();
    await Promise.all([host.settles(), baptiste.settles(), dolores.settles()]);

    const watcher = await Person.comes(place, { device: phone });
    await watcher.opens(link.replace('/t/', '/watch/'));
    await watcher.page.getByText(/You will see it after 3 moves|You are watching with a delay of 3 moves/).waitFor();
    await watcher.pictures('company-not-yet-phone');
    const behind = watcher.page.getByText('You are watching with a delay of 3 moves');
    const people = [host, baptiste, dolores];
    /** at once, so that nobody's answer comes between finding the button and pressing it */
    const pressLast = ({ page }: Person) =>
      page.evaluate(() => {
        const moves = document.querySelectorAll<HTMLElement>('section[aria-label="Your moves"] [data-at]');
        [...moves].at(-1)?.click();
      });
    await eventually(
      'three moves, until the watcher sees the first',
      async () => {
        if (await behind.isVisible()) return true;
        for (const one of people) await pressLast(one);
        return false;
      },
      { ms: othersTime, everyMs: 150 },
    );
    await watcher.settles();
    await watcher.pictures('company-behind-phone');
    const lobby = await Person.comes(place);
    await lobby.opens('/');
    await lobby.pictures('company-lobby');
    await host.page.getByRole('button', { name: /watching/ }).click();
    await host.pictures('company-audience');
    for (const one of [...people, watcher, lobby]) await one.leaves();
  });

  it('play again with one click, and who watched is taken along', async () => {
    const [host] = await sitDown(place, { game: 'port-royal', name: 'two-players', played: -12 });
    assert.ok(host);
    await host.moves.first().waitFor();
    const watcher = await Person.comes(place);
    await watcher.opens(new URL(host.page.url()).pathname.replace('/t/', '/watch/'));
    await watcher.settles();
    await playOn(host, explorer(), byKey(host));
    await host.page.locator('dialog[open] .verdict').waitFor();
    await host.pictures('company-end');
    await host.page.getByRole('button', { name: 'Close' }).click();
    await host.page.getByRole('button', { name: 'Result' }).click();
    const [before, watched] = [host.page.url(), watcher.page.url()];
    await host.page.getByRole('button', { name: 'Rematch' }).click();
    await Promise.all([
      host.page.waitForURL((url) => url.href !== before),
      watcher.page.waitForURL((url) => url.href !== watched),
    ]);
    assert.match(watcher.page.url(), /\/watch\//);
    await host.moves.first().waitFor();
    await watcher.settles();
    await host.page.getByText('1 watching').waitFor();
    for (const one of [host, watcher]) await one.leaves();
  });

  it('who is invited reads to what before giving a name, and may put the question away', async () => {
    const host = await Person.comes(place);
    await host.opensTable('Anneke', { bots: 0 });
    const guest = await Person.comes(place, { device: phone });
    await guest.opens(new URL(host.page.url()).pathname);
    await guest.page.getByRole('heading', { name: 'Anneke invites you to Port Royal' }).waitFor();
    await guest.page.getByText('about 35 minutes').waitFor();
    await guest.pictures('company-nameless-phone');
    assert.deepEqual(await guest.axe(), []);
    await guest.page.getByRole('button', { name: 'Take a seat' }).click();
    await guest.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await guest.page.getByRole('button', { name: 'Take a seat' }).click();
    await guest.isNamed('Baptiste');
    await host.page.getByRole('listitem').filter({ hasText: 'Baptiste' }).waitFor();

    // who is asked whether to send somebody away has the way back at hand
    await host.page.getByRole('button', { name: 'Remove Baptiste' }).click();
    await host.page.locator('.sure button.dim:focus').waitFor();
    await host.page.keyboard.press('Enter');
    await host.page.locator('[aria-label="Remove Baptiste"]:focus').waitFor();

    // a sheet covers the page, so what is said while it is open is said in it
    await guest.page.getByRole('button', { name: 'Players and log' }).click();
    const sheet = guest.page.getByRole('dialog');
    await sheet.getByRole('button', { name: /link/ }).click();
    await sheet.getByRole('status').getByText(/link/i).waitFor();
    await guest.pictures('company-toast-phone');
    for (const one of [host, guest]) await one.leaves();
  });

  it('go on from another device by a link that works once', async () => {
    const host = await Person.comes(place);
    await host.opensTable('Anneke');
    await host.moves.first().waitFor();
    await host.page.getByRole('button', { name: 'Settings' }).click();
    await host.page.getByRole('button', { name: 'Play on from another device' }).click();
    const box = host.page.locator('.linkbox', { hasText: '/take/' });
    await box.waitFor();
    await host.pictures('company-device');
    const { pathname, hash } = new URL(await box.innerText());
    const other = await Person.comes(place, { device: phone });
    await other.opens(pathname + hash);
    await other.page.getByRole('button', { name: 'Play on here' }).waitFor();
    await other.pictures('company-take-phone');
    await other.page.getByRole('button', { name: 'Play on here' }).click();
    await other.settles();
    await other.moves.first().waitFor();
    await host.page.getByText('You have opened this table in another tab').waitFor();
    for (const one of [host, other]) await one.leaves();
  });
});
