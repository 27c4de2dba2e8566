import assert from 'node:assert/strict';
import { gzipSync } from 'node:zlib';
import type { GuestAnswer } from '../../shared/protocol/http.ts';
import { http, Visitor } from '../support/client.ts';
import { fixture, shelve } from '../support/shelved.ts';
import { desktop, openForTests, Person, phone } from './support.ts';

describe('the lobby', () => {
  const place = openForTests();

  for (const [size, device] of Object.entries({ desktop, phone })) {
    it(`asks a newcomer for a name and seats them among bots, on a ${size}`, async () => {
      const person = await Person.comes(place, { device });
      await person.opens('/');
      await person.pictures(`lobby-${size}`);
      assert.deepEqual(await person.axe(), []);
      await person.page.getByRole('button', { name: 'Against bots: Port Royal' }).click();
      await person.pictures(`name-${size}`);
      assert.deepEqual(await person.axe(), []);
      await person.isNamed('Anneke');
      await person.settles();
      assert.match(person.page.url(), /\/t\/[A-Za-z0-9_-]+$/);
      await person.leaves();
    });
  }

  it('seats somebody alone with one tap, and begins', async () => {
    const person = await Person.comes(place);
    await person.opens('/');
    await person.page.getByRole('button', { name: 'Alone against time' }).click();
    await person.isNamed('Anneke');
    await person.settles();
    await person.moves.first().waitFor();
    await person.leaves();
  });

  it('loads at most 60 KB of script, and no Phaser', async () => {
    const person = await Person.comes(place);
    const scripts: string[] = [];
    person.page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await person.opens('/');
    await person.page.getByText('player online').waitFor();
    await person.page.waitForLoadState('networkidle');
    assert.ok(scripts.length > 0);
    const phaser = scripts.filter((url) => /phaser/i.test(url));
    assert.deepEqual(phaser, []);
    const sizes = await Promise.all(
      scripts.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length),
    );
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
    assert.ok(kilobytes <= 60, `${kilobytes.toFixed(1)} KB gzipped`);
    await person.leaves();
  });

  it('changes its language at once, and keeps it', async () => {
    const person = await Person.comes(place);
    await person.opens('/');
    await person.page.getByRole('button', { name: 'Settings' }).click();
    await person.page.getByRole('dialog').getByRole('radio', { name: 'Deutsch' }).check();
    await person.page.getByRole('heading', { name: 'Einstellungen' }).waitFor();
    assert.equal(await person.page.locator('html').getAttribute('lang'), 'de');
    await person.page.reload();
    await person.page.getByRole('button', { name: 'Gegen Bots: Port Royal' }).waitFor();
    await person.pictures('lobby-german');
    await person.leaves();
  });

  it('shows a public table to others while it waits, and lets them watch it when it has begun', async () => {
    const host = await Person.comes(place);
    const guest = await Person.comes(place);
    await host.opens('/');
    await guest.opens('/');
    await host.page.getByRole('button', { name: 'Create and invite' }).click();
    await host.isNamed('Baptiste');
    await host.page.getByRole('radio', { name: 'Everyone' }).check();
    await host.page.getByRole('radio', { name: 'On the Go' }).check();
    const gambler = host.page.getByRole('checkbox', { name: 'The gambler' });
    assert.ok(await gambler.isDisabled());
    await host.page.getByText('Not part of the mode “On the Go”.').first().waitFor();
    await host.page.getByRole('radio', { name: 'Base game' }).check();
    assert.ok(await gambler.isEnabled());
    await host.page.getByRole('checkbox', { name: 'Only explorers win' }).check();
    await host.pictures('create-desktop');
    assert.deepEqual(await host.axe(), []);
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await host.page.getByRole('button', { name: 'Fill with bots' }).waitFor();
    await host.pictures('waiting-desktop');
    assert.deepEqual(await host.axe(), []);
    const row = guest.page.getByRole('listitem').filter({ hasText: 'Baptiste’s table' });
    await row.getByRole('button', { name: 'Join Baptiste’s Port Royal table' }).waitFor();
    await row.getByText('Baptiste’s table · normal · casual').waitFor();
    await row.getByText('Only explorers win', { exact: true }).waitFor();
    await row.getByText('1 of 3 seats taken').waitFor({ state: 'attached' });
    // a game of one person with bots is nobody's to watch
    const friend = await Visitor.named(place.house.url, 'Cleo');
    const beside = await friend.join(new URL(host.page.url()).pathname.split('/').at(-1) ?? '');
    await host.page.getByRole('button', { name: 'Fill with bots' }).click();
    await host.page.getByRole('button', { name: 'Begin the game' }).click();
    await host.settles();
    await guest.page
      .getByRole('button', { name: /^Watch Port Royal/ })
      .first()
      .click();
    await guest.settles();
    await guest.page.getByText('You are watching').first().waitFor();
    await beside.leave();
    await host.leaves();
    await guest.leaves();
  });

  it('names a table whose rules cannot be played here, and says on opening it that it is kept', async () => {
    const { body: guest } = await http<GuestAnswer>(place.house.url, '/api/guest', { name: 'Anneke' });
    const record = { ...fixture('port-royal', 'two-players'), rulesVersion: 99 };
    await shelve(place.house.app.services.store, record, { people: [guest], upTo: 4 });
    const person = await Person.comes(place, { guest });
    await person.opens('/');
    const { page } = person;
    const reason = 'kept: its rules cannot be played here at the moment';
    await page.getByText(reason, { exact: true }).waitFor();
    assert.deepEqual(await person.axe(), []);
    await page.getByRole('button', { name: reason }).click();
    await page.getByText('It is saved and will continue once that version is back.').waitFor();
    await page.getByRole('button', { name: 'Back to the lobby' }).click();
    await page.getByText(reason, { exact: true }).waitFor();
    await person.leaves();
  });

  it('can be come back to while the table is still being drawn', async () => {
    const person = await Person.comes(place);
    const { page } = person;
    let draw = () => {};
    const held = new Promise<void>((resolve) => {
      draw = resolve;
    });
    let asked = () => {};
    const loading = new Promise<void>((resolve) => {
      asked = resolve;
    });
    // what the canvas paints with, and nothing that a style sheet shows
    await page.route('**/wood*.webp', async (route) => {
      if (new URL(page.url()).pathname !== '/') asked();
      await held;
      await route.continue();
    });
    await person.opens('/');
    await page.getByRole('button', { name: 'Against bots: Port Royal' }).click();
    await person.isNamed('Fay');
    await loading;
    const table = page.url();
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await page.getByRole('button', { name: 'Against bots: Port Royal' }).waitFor();
    draw();
    await page.waitForLoadState('networkidle');
    await page.goto(table);
    await person.settles();
    await person.leaves();
  });

  it('lets the host hurry the bots in the middle of a game', async () => {
    const host = await Person.comes(place);
    await host.opens('/');
    await host.page.getByRole('button', { name: 'Against bots: Port Royal' }).click();
    await host.isNamed('Emre');
    await host.settles();
    const settings = host.page.getByRole('button', { name: 'Settings' });
    await settings.click();
    await host.page.getByRole('radio', { name: 'instant' }).click();
    await host.page.getByRole('radio', { name: 'instant', checked: true }).waitFor();
    await host.page.reload();
    await host.settles();
    await settings.click();
    await host.page.getByRole('radio', { name: 'instant', checked: true }).waitFor();
    assert.deepEqual(await host.axe(), []);
    await host.leaves();
  });
});
