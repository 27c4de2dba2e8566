import assert from 'node:assert/strict';
import { eventually } from '../support/eventually.ts';
import { openForTests, Person } from './support.ts';

/**
 * A desktop that notes what it is told, for a browser without a window has none. As text: what the compiler adds to
 * functions is not there in the page.
 */
const overhear = `
  window.told = { shown: [], asked: 0 };
  window.Notification = class extends EventTarget {
    static permission = 'default';
    static async requestPermission() {
      window.told.asked += 1;
      return (this.permission = 'granted');
    }
    constructor(title) {
      super();
      window.told.shown.push(title);
    }
    close() {}
  };`;

/** A browser without a window has no tab to hide, so the page is told that it is hidden. */
const hide = (away: boolean): string => `
  Object.defineProperty(Document.prototype, 'hidden', { configurable: true, get: () => ${away} });
  document.dispatchEvent(new Event('visibilitychange'));`;

describe('one’s own turn', () => {
  const place = openForTests();

  it('is told on the desktop to who wishes it, and only while the page is hidden', async () => {
    const anneke = await Person.comes(place);
    const { page } = anneke;
    await page.context().addInitScript(overhear);
    const told = (): Promise<{ shown: string[]; asked: number }> => page.evaluate('window.told');
    await anneke.opensTable('Anneke', { players: 2, bots: 0 });
    const baptiste = await Person.comes(place);
    await baptiste.accepts(page.url(), 'Baptiste');
    await page.getByRole('button', { name: 'Begin the game' }).click();
    await Promise.all([anneke.settles(), baptiste.settles()]);
    assert.equal((await told()).asked, 0, 'nobody is asked before they wish it');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('checkbox', { name: 'Notify me when it is my turn' }).check();
    await page.keyboard.press('Escape');
    assert.equal((await told()).asked, 1);

    /** One of them decides until the other is asked. */
    const plays = (one: Person, other: Person): Promise<void> =>
      eventually('the other is asked', async () => {
        if ((await other.moves.count()) > 0) return true;
        if ((await one.moves.count()) > 0) await one.moves.last().click();
        return false;
      });
    await plays(baptiste, anneke);
    await plays(anneke, baptiste);
    await plays(baptiste, anneke);
    assert.deepEqual((await told()).shown, [], 'who sees the page needs no notice');
    assert.match(await page.title(), /^● Your turn/);
    await plays(anneke, baptiste);
    assert.equal(await page.title(), 'Port Royal');
    await page.evaluate(hide(true));
    await plays(baptiste, anneke);
    await eventually('the notice', async () => (await told()).shown.length > 0);
    assert.deepEqual((await told()).shown, ['Your turn: Port Royal']);
    await page.evaluate(hide(false));
    for (const person of [anneke, baptiste]) await person.leaves();
  });
});
