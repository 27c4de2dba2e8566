import assert from 'node:assert/strict';
import { speculator } from './habits.ts';
import { byKey, playOn } from './playing.ts';
import { openForTests, Person, phone } from './support.ts';

/** The shares that lie open before somebody on the canvas. */
async function shares(person: Person): Promise<string[]> {
  await person.settles();
  const keys = await person.page.evaluate(() =>
    Object.keys((window as unknown as { __t: { state(): object } }).__t.state()),
  );
  return keys.filter((key) => key.startsWith('share:')).toSorted();
}

describe('over a shoulder', () => {
  const place = openForTests();

  it('a watcher on a phone sees the shares of who consents, some moves late, and only as long as they do', async () => {
    const host = await Person.comes(place);
    await host.opensTable('Anneke', { game: 'Manila' });
    await host.moves.first().waitFor();
    const dealt = await shares(host);
    assert.equal(dealt.length, 2);
    const consent = host.page.getByRole('checkbox', { name: 'Let spectators see my view' });
    assert.equal(await consent.count(), 0, 'nobody is kept behind yet');
    await host.page.getByRole('button', { name: 'Settings' }).click();
    await host.page.getByRole('radio', { name: '3 moves' }).check();
    await host.page.keyboard.press('Escape');
    await consent.waitFor();

    const watch = new URL(host.page.url()).pathname.replace('/t/', '/watch/');
    const [watcher, other] = [await Person.comes(place, { device: phone }), await Person.comes(place)];
    for (const one of [watcher, other]) await one.opens(watch);
    await playOn(host, speculator(), byKey(host), (made) => made >= 3);
    await watcher.page.getByText('You are watching with a delay of 3 moves').waitFor();
    const eyes = watcher.page.getByRole('combobox', { name: 'View' });
    assert.deepEqual([await eyes.count(), await shares(watcher)], [0, []]);
    await watcher.pictures('shoulder-closed-phone');

    await consent.focus();
    await host.page.keyboard.press('Space');
    await host.page.getByText('Spectators can see this player’s view').first().waitFor({ state: 'attached' });
    await host.pictures('shoulder-consent');
    assert.deepEqual(await host.axe(), []);
    await eyes.waitFor();
    await watcher.pictures('shoulder-offered-phone');
    const offers = ['Public view, 3 moves behind', 'Anneke’s view, 3 moves behind'];
    assert.deepEqual(await eyes.locator('option').allInnerTexts(), offers);
    await eyes.selectOption(offers[1]!);
    // the first look is asked about, since it has a price
    const sure = watcher.page.getByRole('dialog', { name: 'Watch Anneke’s view?' });
    await sure.getByRole('button', { name: 'Cancel' }).click();
    assert.equal(await eyes.inputValue(), '');
    await eyes.selectOption(offers[1]!);
    await sure.getByRole('button', { name: 'Watch', exact: true }).click();
    await watcher.isNamed('Wim');
    const looks = watcher.page.getByText('You are watching Anneke’s view, 3 moves behind');
    const seen = () => looks.waitFor({ state: 'attached' });
    await seen();
    const held = await shares(watcher);
    for (const share of dealt) assert.ok(held.includes(share), `${share} in ${held}`);
    assert.equal(await watcher.moves.count(), 0);
    await watcher.pictures('shoulder-phone');
    assert.deepEqual(await watcher.axe(), []);
    assert.deepEqual(await shares(other), [], 'who did not ask sees what all see');

    await watcher.page.reload();
    await seen();
    assert.deepEqual(await shares(watcher), held);
    await playOn(host, speculator(), byKey(host), (made) => made >= 2);
    await seen();
    await other.pictures('shoulder-offered');
    await other.page.getByRole('combobox', { name: 'View' }).waitFor();

    await consent.uncheck();
    await watcher.page.getByText('You are watching with a delay of 3 moves').waitFor();
    await eyes.waitFor({ state: 'detached' });
    assert.deepEqual(await shares(watcher), []);
    await watcher.pictures('shoulder-withdrawn-phone');
    for (const one of [host, watcher, other]) await one.leaves();
  });
});
