import assert from 'node:assert/strict';
import { desktop, openForTests, Person, phone } from './support.ts';

const key = 'a-key-for-the-tests';

describe('talk at the table', () => {
  const place = openForTests({ moderatorKey: key });
  const said = (person: Person) => person.page.locator('.said');

  it('two people talk in two languages, by keys and on a phone; one is muted, one reported, a moderator reads it', async () => {
    const anneke = await Person.comes(place, { device: desktop });
    await anneke.opensTable('Anneke', { players: 2, bots: 0 });
    await anneke.page.getByText('One seat is still free').waitFor();
    const link = new URL(anneke.page.url()).pathname;
    const baptiste = await Person.comes(place, { device: phone });
    await baptiste.accepts(link, 'Baptiste');
    await baptiste.page.getByRole('heading', { name: 'Anneke invites you to Port Royal' }).waitFor();
    await baptiste.speaks('fr');

    // in the waiting room already
    await anneke.page.keyboard.press('c');
    const field = anneke.page.getByRole('textbox', { name: 'Message the table…' });
    await field.fill('Ahoy <b>there</b>!');
    await field.press('Enter');
    await said(anneke).getByText('Ahoy <b>there</b>!').waitFor();
    assert.equal(await field.inputValue(), '');
    await anneke.pictures('talk-waiting-desktop');
    assert.deepEqual(await anneke.axe(), []);
    await baptiste.page.getByRole('button', { name: 'Chat, 1 nouveau' }).click();
    await said(baptiste).getByText('Ahoy <b>there</b>!').waitFor();
    await baptiste.page.getByRole('button', { name: 'Bonne chance !' }).click();
    await said(anneke).getByText('Good luck!').waitFor();
    await baptiste.page.getByRole('button', { name: 'Bravo' }).click();
    await said(baptiste).getByText('Bravo').waitFor();
    await baptiste.pictures('talk-phone');
    assert.deepEqual(await baptiste.axe(), []);
    await baptiste.page.keyboard.press('Escape');

    // Esc leaves the field, and the keys are the table's again
    await field.press('Escape');
    assert.equal(await field.evaluate((element) => element === document.activeElement), false);
    await anneke.page.getByRole('button', { name: 'Begin the game' }).click();
    await Promise.all([anneke.settles(), baptiste.settles()]);
    await said(anneke).getByText('Good luck!').waitFor();
    await anneke.page.getByRole('button', { name: 'Phrases and emotes' }).click();
    await anneke.pictures('talk-phrases-desktop');
    await anneke.page.getByRole('button', { name: 'Thank you!' }).click();
    await baptiste.page.getByRole('button', { name: 'Chat, 1 nouveau' }).waitFor();
    await baptiste.pictures('talk-unread-phone');

    // what was put away is counted, and nothing is lost by reloading
    await anneke.page.getByRole('button', { name: 'Chat', exact: true }).click();
    await baptiste.page.getByRole('button', { name: /^Chat/ }).click();
    await said(baptiste).getByText('Merci !').waitFor();
    const french = baptiste.page.getByRole('textbox', { name: 'Écrire à la table…' });
    await french.fill('Tu vas perdre');
    await french.press('Enter');
    await anneke.page.getByRole('button', { name: 'Chat, 1 new' }).waitFor();
    await anneke.pictures('talk-unread-desktop');
    await anneke.page.reload();
    await anneke.settles();
    await said(anneke).getByText('Tu vas perdre').waitFor();
    await anneke.pictures('talk-desktop');
    assert.deepEqual(await anneke.axe(), []);

    const line = anneke.page.getByRole('listitem').filter({ hasText: 'Tu vas perdre' });
    await line.getByRole('button', { name: 'Mute or report Baptiste' }).click();
    await line.getByRole('button', { name: 'Report', exact: true }).click();
    await anneke.page.getByRole('radio', { name: 'Something else' }).check();
    await anneke.pictures('talk-report-desktop');
    assert.deepEqual(await anneke.axe(), []);
    await anneke.page.getByRole('button', { name: 'Send the report' }).click();
    await anneke.page.getByText('A moderator will take a look').waitFor();
    await line.getByRole('button', { name: 'Mute', exact: true }).click();
    await said(anneke).getByText('Tu vas perdre').waitFor({ state: 'detached' });
    assert.equal(await said(anneke).getByText('Good luck!').count(), 0, 'nor what they said before');
    await french.fill('Encore moi');
    await french.press('Enter');
    await said(baptiste).getByText('Encore moi').waitFor();
    assert.equal(await anneke.page.getByText('Encore moi').count(), 0);
    await anneke.page.getByText('One person muted').click();
    await anneke.page.getByRole('button', { name: 'Unmute Baptiste' }).click();
    await said(anneke).getByText('Encore moi').waitFor();

    const moderator = await Person.comes(place, { device: desktop });
    await moderator.opens('/moderate');
    const keyField = moderator.page.getByLabel('Moderator key');
    await keyField.fill('wrong');
    await keyField.press('Enter');
    await moderator.page.getByText('That is not the moderator key.').waitFor();
    await keyField.fill(key);
    await keyField.press('Enter');
    await moderator.page.getByText('Tu vas perdre').waitFor();
    await moderator.pictures('moderate-desktop');
    assert.deepEqual(await moderator.axe(), []);
    await moderator.page.getByRole('button', { name: 'Mute for 1 day' }).click();
    await moderator.page.getByText('No open reports').waitFor();
    await french.fill('Et encore');
    await french.press('Enter');
    await baptiste.page.getByText('La modération a bloqué tes messages, encore 24 heures.').waitFor();
    assert.equal(await french.inputValue(), 'Et encore', 'their words are still theirs');
    for (const person of [anneke, baptiste, moderator]) await person.leaves();
  });

  it('those who watch take a name and talk among themselves; a player sees none of it', async () => {
    const host = await Person.comes(place);
    await host.opensTable('Anneke');
    await host.moves.first().waitFor();
    const watcher = await Person.comes(place);
    await watcher.opens(new URL(host.page.url()).pathname.replace('/t/', '/watch/'));
    await watcher.settles();
    await watcher.page.getByRole('button', { name: 'Choose a name to chat' }).click();
    await watcher.isNamed('Willem');
    const field = watcher.page.getByRole('textbox', { name: 'Message the spectators…' });
    await field.fill('She should stop');
    await field.press('Enter');
    await said(watcher).getByText('She should stop').waitFor();
    await watcher.pictures('talk-watcher-desktop');
    assert.deepEqual(await watcher.axe(), []);
    await host.page.keyboard.press('c');
    await host.page.keyboard.type('Hello?');
    await host.page.keyboard.press('Enter');
    await said(watcher).getByText('Hello?').waitFor();
    assert.equal(await host.page.getByText('She should stop').count(), 0);
    await watcher.leaves();
    await host.leaves();
  });
});
