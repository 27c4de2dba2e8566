import assert from 'node:assert/strict';
import { byClick, byHand, byKey, playOn, type Shown } from './playing.ts';
import { sitDown } from './running.ts';
import { desktop, openForTests, type Person, phone } from './support.ts';

const labelled =
  (pattern: RegExp) =>
  (moves: readonly Shown[]): Shown | undefined =>
    moves.find(({ label }) => pattern.test(label));

/** Goes for what ends a game: contracts, ships kept, then whatever costs least thought. */
const plays = (moves: readonly Shown[]): Shown | undefined =>
  labelled(/^Complete|^Marker|^Keep it: \+/)(moves) ?? labelled(/^Trade|^Hire|^Stop|^Leave/)(moves) ?? moves.at(-1);

const verdictOf = async ({ page }: Person): Promise<string> => {
  const dialog = page.getByRole('dialog');
  await dialog.locator('.verdict').waitFor();
  return dialog.innerText();
};

describe('Port Royal beyond the base game', () => {
  const place = openForTests();

  /** From the first question to the result: two rounds at most, or as long as there is time. */
  const wholeGames: readonly [mode: string, fixture: string, options: object][] = [
    ['on the go', 'on-the-go-keep', { maxRounds: 2 }],
    ['the base game with everything that can join it', 'gambler-and-more', { maxRounds: 2 }],
    ['contracts', 'contracts-two', { maxRounds: 2 }],
    ['contracts together', 'together-win', { startVictoryCards: 'ask' }],
    ['contracts alone', 'alone-win', { startVictoryCards: 'ask' }],
  ];

  for (const [mode, name, options] of wholeGames)
    it(`${mode}: a whole game by keyboard, from its first card to its result`, async () => {
      const [person] = await sitDown(place, { game: 'port-royal', name, played: 0, options });
      assert.ok(person);
      // a team that sets nearly all of its time aside has a short game
      const sparing = labelled(/^Move a card: \d+ victory, (\d\d|[3-9]) time/);
      const made = await playOn(person, (moves) => sparing(moves) ?? plays(moves), byKey(person));
      assert.ok(made > 2, `${made} moves`);
      await verdictOf(person);
      await person.leaves();
    });

  it('contracts: one is claimed on the canvas, and the game is played to its end by mouse', async () => {
    const [person] = await sitDown(place, { game: 'port-royal', name: 'contracts-claim', played: 170 });
    assert.ok(person);
    await person.pictures('contracts');
    const { press, used } = byHand(person, (x, y) => person.page.mouse.click(x, y));
    await playOn(person, plays, press);
    assert.ok(used.has('contract'), `touched ${[...used]}`);
    await verdictOf(person);
    await person.leaves();
  });

  it('together: the last contract wins the game for all, by keyboard, with a rank', async () => {
    const [person] = await sitDown(place, { game: 'port-royal', name: 'together-win', played: -1 });
    assert.ok(person);
    await person.pictures('together');
    await person.page.getByText('Table in words').click();
    const words = person.page.locator('.in-words');
    await words.getByText('Trading post: Have a settler and a clerk.').waitFor();
    assert.match(await words.innerText(), /Time pile: 6 cards/);
    await playOn(person, plays, byKey(person));
    assert.match(await verdictOf(person), /Freshwater sailor/);
    await person.leaves();
  });

  it('together: who is not asked suggests a card by touching it, all see it, and who is asked takes it', async () => {
    const [mate, asked] = await sitDown(place, {
      game: 'port-royal',
      name: 'together-win',
      played: 103,
      devices: [phone, desktop],
    });
    assert.ok(mate && asked);
    const { x, y } = await mate.at('harbour:10');
    await mate.page.touchscreen.tap(x, y);
    await mate.page
      .locator('.suggested')
      .getByText(/^You suggest: Hire/)
      .waitFor();
    await mate.page.locator('.acts [aria-pressed="true"]').waitFor();
    await mate.pictures('suggesting-phone');
    await asked.page
      .locator('.suggested')
      .getByText(/^Anneke suggests: Hire/)
      .waitFor();
    assert.deepEqual([await mate.axe(), await asked.axe()], [[], []]);
    await asked.pictures('suggested');
    await asked.page.getByRole('button', { name: /Suggested by Anneke/ }).click();
    await asked.page.locator('.suggested').waitFor({ state: 'detached' });
    await mate.page.locator('.suggested').waitFor({ state: 'detached' });
    await Promise.all([mate.leaves(), asked.leaves()]);
  });

  it('alone on a phone: a contract opens to be read, and the last one is completed by touch', async () => {
    const [person] = await sitDown(place, { game: 'port-royal', name: 'alone-win', played: -1, devices: [phone] });
    assert.ok(person);
    await person.pictures('alone-phone');
    const { x, y } = await person.at('contract:c-galleon-nemesis');
    await person.page.touchscreen.tap(x, y);
    const sheet = person.page.getByRole('dialog', { name: 'Galleon nemesis' });
    await sheet.getByText('give up all of its coins').waitFor();
    assert.match(await sheet.innerText(), /Next reward\s+5 coins\s+Anneke\s+done/);
    await person.pictures('alone-phone-open');
    assert.deepEqual(await person.axe(), []);
    await person.page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await playOn(person, plays, byClick(person));
    assert.match(await verdictOf(person), /Deckhand/);
    await person.leaves();
  });

  it('on the go: a ship is kept under a merchant by touching the merchant', async () => {
    const [person] = await sitDown(place, {
      game: 'port-royal',
      name: 'on-the-go-keep',
      played: 63,
      devices: [desktop],
    });
    assert.ok(person);
    await person.pictures('on-the-go');
    const { press, used } = byHand(person, (x, y) => person.page.mouse.click(x, y));
    await playOn(person, plays, press);
    assert.ok(used.has('merchant'), `touched ${[...used]}`);
    await verdictOf(person);
    await person.leaves();
  });

  it('the gambler: four cards are turned up, and the game goes on to its end by keyboard', async () => {
    const [person] = await sitDown(place, { game: 'port-royal', name: 'gambler-plays', played: 87 });
    assert.ok(person);
    await playOn(person, (moves) => labelled(/^Gamble/)(moves) ?? plays(moves), byKey(person));
    await verdictOf(person);
    await person.leaves();
  });
});
