import assert from 'node:assert/strict';
import { sitDown } from './running.ts';
import { openForTests, Person, phone } from './support.ts';

/** Whatever a finger is to hit, and is smaller than 44 px either way; what a label holds is hit with the label. */
const tooSmall = (): string[] => {
  const least = 43.5;
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const wanted = 'button, a[href], input:not([type=hidden]), select, textarea, summary, label:has(input)';
  return [...root.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return [];
    if (element.matches('input, select') && element.closest('label')) return [];
    const { width, height } = element.getBoundingClientRect();
    // what is there for screen readers, and what is shown to the keyboard alone
    if (width < 2 || height < 2 || element.matches('.skip')) return [];
    const { content, position, width: w, height: h } = getComputedStyle(element, '::after');
    const reaches = content !== 'none' && position === 'absolute';
    const [wide, high] = reaches
      ? [Math.max(width, Number.parseFloat(w)), Math.max(height, Number.parseFloat(h))]
      : [width, height];
    if (wide >= least && high >= least) return [];
    const name = element.getAttribute('aria-label') ?? element.innerText;
    return [`${element.tagName}.${element.className} “${name}” ${Math.round(wide)}×${Math.round(high)}`];
  });
};

describe('A finger hits what it is meant to', () => {
  const place = openForTests();

  const fits = async (person: Person, where: string): Promise<void> => {
    await person.stands();
    assert.deepEqual(await person.page.evaluate(tooSmall), [], where);
    const beyond = await person.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(beyond <= 0, `${where}: ${beyond} px beyond the screen`);
  };

  it('in the lobby, its dialogs, a waiting room and the pages of the house', async () => {
    const person = await Person.comes(place, { device: phone });
    const { page } = person;
    await person.opens('/');
    await page.getByRole('heading', { name: 'Live games' }).waitFor();
    // the compiler of the tests names functions by a helper of its own, which no page has
    await page.addInitScript('globalThis.__name = (given) => given');
    await page.reload();
    await page.getByRole('heading', { name: 'Live games' }).waitFor();
    await fits(person, 'lobby');
    await page.getByRole('button', { name: 'Create and invite' }).click();
    await person.isNamed('Anneke');
    await page.getByRole('dialog').getByRole('group', { name: 'Mode', exact: true }).waitFor();
    await fits(person, 'making a table');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByText('Invite with this link').waitFor();
    await fits(person, 'waiting room');
    for (const [path, heading] of [
      ['/leaderboard/manila', /Leaderboard/],
      ['/player/me', /Anneke/],
      ['/replay', /Replay/],
      ['/fairness', /fair/i],
      ['/nowhere', /./],
    ] as const) {
      await person.opens(path);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await fits(person, path);
    }
    await person.leaves();
  });

  it('at a table, in its panel, settings and chat, and in a replay', async () => {
    const [person] = await sitDown(place, {
      game: 'borneo',
      name: 'three-players',
      played: 124,
      devices: [phone],
    });
    assert.ok(person);
    const { page } = person;
    await page.addInitScript('globalThis.__name = (given) => given');
    await page.reload();
    await person.settles();
    await fits(person, 'table');
    await page.getByRole('button', { name: 'Chat' }).click();
    await fits(person, 'chat');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Players and log' }).click();
    await fits(person, 'panel');
    await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await fits(person, 'settings');
    await page.goto(page.url().replace('/t/', '/replay/').concat('#40'));
    await person.settles();
    await fits(person, 'replay');
    await person.leaves();
  });
});
