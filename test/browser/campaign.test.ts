import assert from 'node:assert/strict';
import type { Guest } from '../../server/store/row-types.ts';
import type { LinkAnswer } from '../../shared/protocol/http.ts';
import { absentRecord } from '../support/absent-record.ts';
import { http } from '../support/client.ts';
import { fixture } from '../support/shelved.ts';
import { shelveCampaign } from '../support/shelved-campaign.ts';
import { bookOf, playsToTheEnd, readsOn } from './chapters.ts';
import { explorer } from './habits.ts';
import { byKey } from './playing.ts';
import { introduce } from './running.ts';
import { desktop, openForTests, Person } from './support.ts';

describe('a campaign', function () {
  this.timeout(120_000);
  const place = openForTests();

  /** Sits down at the last of these games, which is almost over. */
  async function comesBack(guest: Guest & { readonly token: string }, code: string, device = desktop): Promise<Person> {
    const person = await Person.comes(place, { device, guest });
    await person.opens(`/t/${code}`);
    await person.settles();
    return person;
  }
  const playsToItsEnd = async (person: Person): Promise<void> => {
    await playsToTheEnd(person, byKey(person), explorer());
    await person.page.locator('dialog[open] .verdict').waitFor();
  };

  it('is begun in the lobby with a few choices', async () => {
    const person = await Person.comes(place);
    await person.opens('/');
    await person.page.getByRole('button', { name: 'Campaign', exact: true }).click();
    await person.isNamed('Anneke');
    const dialog = person.page.getByRole('dialog', { name: 'Port Royal: a campaign' });
    await dialog.getByRole('radio', { name: 'Alone' }).check();
    assert.deepEqual(await person.axe(), []);
    await dialog.getByRole('button', { name: 'Begin chapter I' }).click();
    await person.moves.first().waitFor();
    await person.leaves();
  });

  it('PR16.3 a lost chapter is tried again, also from another device', async () => {
    const guest = await introduce(place.house.url, 'Anneke');
    const record = absentRecord('port-royal', { mode: 'adventureCoop', chapter: 2 }, 1);
    assert.equal(record.result?.team?.won, false, 'nobody has done anything');
    const { store } = place.house.app.services;
    const at = { chapter: 2, failures: 0, totalFailures: 0 };
    const { id, tables } = await shelveCampaign(store, [guest], [{ record, chapter: 2, played: -3 }], at);
    const person = await comesBack(guest, tables[0]!.code);
    await playsToItsEnd(person);
    await person.page.getByRole('button', { name: 'To the campaign' }).waitFor();
    await person.page.getByRole('button', { name: 'Try chapter II again' }).waitFor();
    await person.leaves();
    const link = await http<LinkAnswer>(place.house.url, '/api/me/link', {}, guest.token);
    const device = await Person.comes(place);
    await device.opens(`/take/${tables[0]!.code}#${link.body.word}`);
    await device.page.getByRole('button', { name: 'Play on here' }).click();
    // this browser has read nothing yet
    await readsOn(device);
    await device.page.locator('dialog[open] .verdict').waitFor();
    await device.opens('/');
    await device.page.getByText('Campaign · chapter II once more').waitFor();
    await device.page.getByRole('button', { name: /^Overview/ }).click();
    await device.page.getByText('You start this attempt with 3 more coins').waitFor();
    assert.equal(new URL(device.page.url()).pathname, `/campaign/${id}`);
    assert.deepEqual(await device.axe(), []);
    await device.page.getByRole('button', { name: 'Try chapter II again' }).click();
    await device.page.waitForURL(/\/t\/[A-Z]+-/);
    await device.moves.first().waitFor();
    const row = await store.campaigns.byId(id);
    assert.deepEqual([row?.chapter, row?.failures, row?.totalFailures], [2, 1, 1]);
    const retry = (await store.byId(row!.matchId))!;
    assert.deepEqual([retry.chapter, (retry.options as { failures: number }).failures], [2, 1]);
    assert.equal(retry.status, 'running');
    await device.leaves();
  });

  it('PR16.3 alone: a won chapter leads to the next one with one click, which opens its book', async () => {
    const guest = await introduce(place.house.url, 'Anneke');
    const record = fixture('port-royal', 'chapter-three-won');
    const { store } = place.house.app.services;
    const { id, tables } = await shelveCampaign(store, [guest], [{ record, chapter: 3, played: -1 }], { chapter: 3 });
    const person = await comesBack(guest, tables[0]!.code);
    await playsToItsEnd(person);
    await person.page.getByText('The chapter is won').first().waitFor();
    await person.page.getByRole('button', { name: 'Begin chapter IV' }).click();
    await bookOf(person).getByText('Chapter four').waitFor();
    await readsOn(person);
    await person.moves.first().waitFor();
    const row = await store.campaigns.byId(id);
    assert.deepEqual([row?.chapter, row?.failures, row?.state], [4, 0, 'running']);
    await person.leaves();
  });

  it('PR16.2 two against each other go on to the next chapter, whoever won', async () => {
    const guests = [await introduce(place.house.url, 'Anneke'), await introduce(place.house.url, 'Baptiste')];
    const record = absentRecord('port-royal', { mode: 'adventure', maxRounds: 2 }, 2);
    const { store } = place.house.app.services;
    const { tables } = await shelveCampaign(store, guests, [{ record, chapter: 1, played: -2 }]);
    const [anneke, baptiste] = await Promise.all(guests.map((guest) => comesBack(guest, tables[0]!.code)));
    assert.ok(anneke && baptiste);
    await Promise.all([playsToItsEnd(anneke), playsToItsEnd(baptiste)]);
    await anneke.page.getByRole('button', { name: 'Begin chapter II' }).click();
    await anneke.page.getByRole('heading', { name: 'Chapter II' }).waitFor();
    await anneke.page.getByRole('button', { name: 'Begin; a bot plays for Baptiste' }).waitFor();
    await baptiste.page.getByText('your seat is waiting').waitFor();
    await baptiste.page.getByRole('button', { name: 'Join the others' }).click();
    for (const person of [anneke, baptiste]) await person.settles();
    assert.equal(anneke.page.url(), baptiste.page.url());
    await anneke.leaves();
    await baptiste.leaves();
  });
});
