import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { GameId } from '../../shared/games/ids.ts';
import { compareScreen } from '../support/screen-diff.ts';
import { fixture } from '../support/shelved.ts';
import { sitDown } from './running.ts';
import { desktop, openForTests, Person, phone } from './support.ts';

/** Positions in which the first seat decides, so that nothing moves while it is looked at. */
const tables: readonly { as: string; game: GameId; name: string; played: number }[] = [
  { as: 'port-royal', game: 'port-royal', name: 'four-players', played: 160 },
  { as: 'manila', game: 'manila', name: 'four-players', played: 60 },
  { as: 'borneo', game: 'borneo', name: 'three-players', played: 124 },
  { as: 'contracts', game: 'port-royal', name: 'contracts-claim', played: 170 },
  { as: 'together', game: 'port-royal', name: 'together-win', played: -1 },
  { as: 'adventure', game: 'port-royal', name: 'rivals-chapter', played: -14 },
];

describe('The main screens look as they are kept', () => {
  const place = openForTests();
  let canvas: Page;
  before(async () => {
    canvas = await place.browser.newPage();
    // the compiler of the tests names functions by a helper of its own, which no page has
    await canvas.evaluate('globalThis.__name = (given) => given');
  });

  const sizes = { desktop, phone };

  const looksAsKept = async (person: Person, name: string): Promise<void> => {
    await person.stands();
    if ((await person.page.locator('canvas').count()) > 0) await person.settles();
    const problem = await compareScreen(name, await person.page.screenshot(), canvas);
    assert.equal(problem, null);
  };

  it('and a layout that breaks is seen', async () => {
    const person = await Person.comes(place);
    await person.opens('/');
    await person.page.getByRole('heading', { name: 'Live games' }).waitFor();
    await person.page.addStyleTag({ content: 'main { padding-left: 120px !important; }' });
    const problem = await compareScreen('lobby-desktop', await person.page.screenshot(), canvas, false);
    assert.match(problem ?? '', /^lobby-desktop: \d+\.\d % differ/);
    await person.leaves();
  });

  for (const [size, device] of Object.entries(sizes)) {
    it(`lobby and dialogs on a ${size}`, async () => {
      const person = await Person.comes(place, { device });
      await person.opens('/');
      await person.page.getByRole('heading', { name: 'Live games' }).waitFor();
      await looksAsKept(person, `lobby-${size}`);
      await person.page.getByRole('button', { name: 'Create and invite' }).click();
      await person.isNamed('Anneke');
      await person.page.getByRole('dialog').getByRole('group', { name: 'Mode', exact: true }).waitFor();
      await looksAsKept(person, `create-${size}`);
      await person.leaves();
    });

    for (const { as, game, name, played } of tables)
      it(`a table of ${as} on a ${size}`, async () => {
        const [person] = await sitDown(place, { game, name, played, devices: [device] });
        assert.ok(person);
        // a story lies open over its table until it is read
        if (as === 'adventure') await person.page.keyboard.press('Escape');
        await person.moves.first().waitFor();
        await looksAsKept(person, `${as}-${size}`);
        await person.leaves();
      });

    it(`the end and the replay of a game on a ${size}`, async () => {
      const [person] = await sitDown(place, {
        game: 'port-royal',
        name: 'three-players',
        played: fixture('port-royal', 'three-players').moves.length,
        devices: [device],
      });
      assert.ok(person);
      await person.page.locator('dialog.end .decided').waitFor();
      await looksAsKept(person, `end-${size}`);
      await person.page.goto(person.page.url().replace('/t/', '/replay/').concat('#40'));
      await person.settles();
      await looksAsKept(person, `replay-${size}`);
      await person.leaves();
    });
  }
});
