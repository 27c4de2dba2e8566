import assert from 'node:assert/strict';
import { eventually } from '../support/eventually.ts';
import { LeapingTime } from '../support/leaping-time.ts';
import { openForTests, Person, phone } from './support.ts';

describe('clocks on the page', () => {
  const time = new LeapingTime();
  const place = openForTests({ time });

  it('show the time of who decides, and what everybody has in reserve', async () => {
    const anneke = await Person.comes(place);
    const baptiste = await Person.comes(place, { device: phone });
    await anneke.opensTable('Anneke', { game: 'Manila', players: 3, bots: 1 });
    await baptiste.accepts(anneke.page.url(), 'Baptiste');
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
    await baptiste.moves.first().waitFor();
    assert.match(await baptiste.page.locator('.turn .clock').innerText(), /\d:\d\d/);
    await anneke.page.getByText('reserve 4:0').first().waitFor();
    await baptiste.pictures('clocks-phone');
    await anneke.pictures('clocks-desktop');
    for (const person of [anneke, baptiste]) await person.leaves();
  });

  it('warn at 30 and at 10 seconds, and give the seat back that a bot has taken', async () => {
    const person = await Person.comes(place);
    const { page } = person;
    await person.opensTable('Anneke', { speed: 'Blitz' });
    await person.moves.first().waitFor();
    const table = new URL(page.url()).pathname;
    await comesBackTo(person, table, { bank: 17_500 });
    await page.getByText('You have 30 seconds left.').first().waitFor();
    await page.locator('.turn .clock.short').waitFor();
    await person.picturesBoth('clocks-30');
    await comesBackTo(person, table, { bank: 0, used: 3_500, missed: 1 });
    await page.getByText('You have 10 seconds left.').first().waitFor();
    await person.picturesBoth('clocks-10');
    const back = page.getByRole('button', { name: 'Take my seat back' });
    time.leap(10_000);
    await back.waitFor();
    assert.equal(await person.moves.count(), 0);
    await person.picturesBoth('clocks-sat-in');
    await back.click();
    await back.waitFor({ state: 'detached' });
    // the bots think, and may have a whole round before them
    await person.moves.first().waitFor({ timeout: 90_000 });
    await person.leaves();
  });

  /** Goes to the lobby, has another clock meanwhile, and comes back. */
  async function comesBackTo(person: Person, table: string, clock: { bank: number; used?: number; missed?: number }) {
    const { page } = person;
    await person.settles();
    const { office, services } = place.house.app;
    const row = async () => (await office.find(table.split('/').at(-1)!))!;
    await page.evaluate(() => {
      history.pushState(null, '', '/');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await eventually('a room that nobody is in closes', async () => (await row()).home === '');
    const { clock: stored, ...at } = await row();
    assert.ok(stored);
    const all = (value: number) => stored.bank.map(() => value);
    const changed = { bank: all(clock.bank), used: all(clock.used ?? 0), missed: all(clock.missed ?? 0) };
    await services.store.saveTable(at, { pace: 'normal', clock: { ...stored, ...changed } });
    await page.goto(place.house.url + table);
  }
});

describe('taking back on the page', () => {
  const place = openForTests();

  /** What one is asked: the position, and the answers. */
  const question = ({ page }: Person) =>
    page.evaluate(() => {
      const list = document.querySelector('section[aria-label="Your moves"] ul[data-seq]');
      const answers = [...(list?.querySelectorAll('[data-at] .label') ?? [])].map((label) => label.textContent);
      return { seq: Number(list?.getAttribute('data-seq')), answers };
    });

  /** Decides until a decision may be taken back; what had been asked before it. */
  async function decides(person: Person) {
    const { page } = person;
    for (;;) {
      await person.moves.first().waitFor();
      const before = await question(person);
      // the last of the answers tells nothing: to stop, to pass
      await person.moves.last().click();
      await page.waitForFunction(
        (seq) => {
          const list = document.querySelector('section[aria-label="Your moves"] ul[data-seq]');
          const isAsked = list?.getAttribute('aria-busy') === 'false' && list.querySelector('[data-at]') !== null;
          return isAsked && Number(list?.getAttribute('data-seq')) > seq;
        },
        before.seq,
        { timeout: 30_000 },
      );
      if ((await question(person)).seq === before.seq + 1 && (await page.locator('button.undo').count()) > 0)
        return before;
    }
  }

  it('asks the same again, by the button and by its key', async () => {
    const person = await Person.comes(place);
    const { page } = person;
    await person.opensTable('Anneke');
    const undone = page.getByText('Move undone.').first();
    const ways = {
      button: () => page.getByRole('button', { name: 'Undo' }).click(),
      key: () => page.keyboard.press('z'),
    };
    for (const [way, takesBack] of Object.entries(ways)) {
      const before = await decides(person);
      await person.settles();
      if (way === 'button')
        await person.picturesBoth('undo', async (size) => assert.deepEqual(await person.axe(), [], size));
      // what was said before is gone
      await undone.waitFor({ state: 'detached' });
      await takesBack();
      await page.waitForFunction(
        (seq) =>
          document.querySelector('section[aria-label="Your moves"] ul[data-seq]')?.getAttribute('data-seq') ===
          `${seq}`,
        before.seq,
      );
      assert.deepEqual(await question(person), before, way);
      await undone.waitFor();
    }
    await person.leaves();
  });
});
