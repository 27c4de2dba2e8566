import assert from 'node:assert/strict';
import { openForTests, Person, phone } from './support.ts';

describe('clocks on the page', () => {
  const place = openForTests();

  it('show the time of who decides, and what everybody has in reserve', async () => {
    const anneke = await Person.comes(place);
    const baptiste = await Person.comes(place, { device: phone });
    await anneke.opensTable('Anneke', { game: 'Manila', players: 3, bots: 1 });
    await baptiste.opens(new URL(anneke.page.url()).pathname);
    await baptiste.isNamed('Baptiste');
    await anneke.page.getByRole('button', { name: 'Begin the game' }).click();
    await Promise.all([anneke.settles(), baptiste.settles()]);
    const first = await Promise.race([
      anneke.moves
        .first()
        .waitFor()
        .then(() => anneke),
      baptiste.moves
        .first()
        .waitFor()
        .then(() => baptiste),
    ]);
    if (first === anneke) await anneke.moves.last().click();
    await baptiste.moves.first().waitFor({ timeout: 10_000 });
    assert.match(await baptiste.page.locator('.turn .clock').innerText(), /\d:\d\d/);
    await anneke.page.getByText('reserve 4:0').first().waitFor();
    await baptiste.pictures('clocks-phone');
    await anneke.pictures('clocks-desktop');
    for (const person of [anneke, baptiste]) await person.leaves();
  });
});
