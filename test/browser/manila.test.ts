import assert from 'node:assert/strict';
import { speculator } from './habits.ts';
import { byClick, byHand, byKey, playOn, type Shown } from './playing.ts';
import { sitDown } from './running.ts';
import { openForTests, Person, phone } from './support.ts';

const isBid = ({ label }: Shown) => /^Bid/.test(label);

/** Offers the summary of a voyage. */
const chip = '.report-chip';

describe('Manila', () => {
  const place = openForTests();

  it('a whole game of three is opened and played by keyboard alone', async () => {
    const person = await Person.comes(place);
    const { keyboard } = person.page;
    await person.opens('/');
    await person.page.getByRole('button', { name: 'Create and invite' }).focus();
    await keyboard.press('Enter');
    await person.isNamed('Anneke');
    const chosen = (group: string) =>
      person.page.getByRole('group', { name: group, exact: true }).getByRole('radio', { checked: true });
    await chosen('Game').focus();
    await keyboard.press('ArrowRight');
    await chosen('Bots').focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await chosen('Pace of the bots').focus();
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await person.page.getByRole('button', { name: 'Open and begin' }).focus();
    await keyboard.press('Enter');
    await person.moves.first().waitFor();
    assert.deepEqual(await person.axe(), []);

    const moves = await playOn(person, speculator(), byKey(person));
    assert.ok(moves > 12, `only ${moves} moves`);
    const dialog = person.page.getByRole('dialog');
    await dialog.locator('.verdict').waitFor();
    assert.equal(await dialog.locator('.standings .row').count(), 3);
    assert.deepEqual(await person.axe(), []);
    await person.leaves();
  });

  it('an auction is fought by touch at the size of a phone', async () => {
    const person = await Person.comes(place, { device: phone });
    await person.opensTable('Anneke', { game: 'Manila' });
    const dial = person.page.locator('[data-dial=bid]');
    let offered = 0;
    await playOn(
      person,
      () => undefined,
      async () => {
        await person.page.getByRole('button', { name: '+10', exact: true }).tap();
        await person.page.getByRole('button', { name: 'More', exact: true }).tap();
        offered = Number(await dial.inputValue());
        await person.pictures('manila-bid-phone');
        await person.moves.filter({ hasText: `Bid ${offered}` }).tap();
      },
      (_, moves) => !moves.some(isBid),
    );
    assert.ok(offered >= 12, `bid ${offered}`);
    const overflow = await person.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(overflow <= 0, `the page is ${overflow} px wider than the screen`);
    assert.deepEqual(await person.axe(), []);
    await person.leaves();
  });

  it('two people bid against each other while a third watches a voyage to its account', async () => {
    const [anneke, baptiste, watcher] = await Promise.all([
      Person.comes(place),
      Person.comes(place),
      Person.comes(place, { device: phone }),
    ]);
    await anneke.opensTable('Anneke', { game: 'Manila', players: 3, bots: 1 });
    await anneke.page.getByText('One seat is still free').waitFor();
    const link = new URL(anneke.page.url()).pathname;
    await baptiste.accepts(link, 'Baptiste');
    await anneke.page.getByRole('button', { name: 'Begin the game' }).click();
    await watcher.opens(link.replace('/t/', '/watch/'));
    await watcher.settles();

    const account = (person: Person) => person.page.getByRole('region', { name: /summary of voyage 1/i });
    const voyage = (person: Person, ceiling: number) =>
      playOn(person, speculator(ceiling), byClick(person), () => false, chip);
    // one goes to 9, the other to 8: the office costs what the second bid, and one
    await Promise.all([voyage(anneke, 9), voyage(baptiste, 8)]);
    for (const person of [anneke, baptiste, watcher]) await person.page.locator(chip).click();
    await account(watcher).waitFor();
    assert.equal(await watcher.moves.count(), 0, 'a watcher has nothing to decide');
    const texts = await Promise.all([anneke, baptiste, watcher].map((person) => account(person).innerText()));
    assert.equal(texts[2], texts[0]);
    assert.equal(texts[1], texts[0]);
    await watcher.pictures('manila-account-spectator-phone');
    assert.deepEqual(await watcher.axe(), []);
    for (const person of [anneke, baptiste, watcher]) await person.leaves();
  });

  it('a voyage is sailed with the mouse on the table itself, with animations', async () => {
    const person = await Person.comes(place, { settings: { speed: 'fast' } });
    await person.opensTable('Chidi', { game: 'Manila' });
    const { used, press } = byHand(person, (x, y) => person.page.mouse.click(x, y));
    await playOn(person, speculator(30), press, () => false, chip);
    for (const place of ['ware', 'lane', 'space', 'dice'])
      assert.ok(used.has(place), `touched: ${[...used].join(', ')}`);
    await person.leaves();
  });

  it('shows auction, placement, roll, account and end on a desktop and on a phone', async () => {
    const sits = (played: number) => sitDown(place, { game: 'manila', name: 'four-players', played });
    const looksWell = async (one: Person, name: string) => {
      await one.clears();
      await one.picturesBoth(`manila-${name}`, async (size) => assert.deepEqual(await one.axe(), [], size));
    };
    const [last] = await sits(-5);
    assert.ok(last);
    await playOn(last, speculator(), byClick(last));
    await looksWell(last, 'end');
    await last.leaves();

    // harbour master, with the wares dear already
    const [person] = await sits(96);
    assert.ok(person);
    const taken = new Set<string>();
    const picture = async (name: string) => {
      if (taken.has(name)) return;
      taken.add(name);
      await looksWell(person, name);
    };
    await playOn(person, speculator(25), byClick(person), async (made, moves) => {
      if (!taken.has('account') && (await person.page.locator(chip).count()) > 0) {
        assert.equal(await person.page.locator('section.report').count(), 0, 'a summary lies on the table unasked');
        await person.page.locator(chip).click();
        await picture('account');
        await person.page.getByRole('button', { name: 'Close the summary' }).click();
      }
      if (moves.some(isBid) && made > 0) await picture('auction');
      if (moves.some(({ target }) => target.startsWith('space:')) && !taken.has('placement')) {
        // the list of choices lies over the board
        await person.page.keyboard.press('a');
        await picture('placement');
        await person.page.keyboard.press('a');
      }
      if (moves.some(({ target }) => target === 'dice')) await picture('roll');
      return taken.size === 4;
    });
    assert.deepEqual([...taken].sort(), ['account', 'auction', 'placement', 'roll']);
    await person.leaves();
  });
});
