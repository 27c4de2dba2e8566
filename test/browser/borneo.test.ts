import assert from 'node:assert/strict';
import { brawler, trader } from './habits.ts';
import { byClick, byHand, byKey, fold, playOn, type Shown, unfold } from './playing.ts';
import { sitDown } from './running.ts';
import { desktop, openForTests, Person, phone } from './support.ts';

const watching = (person: Person) => new URL(person.page.url()).pathname.replace('/t/', '/watch/');
const some = (moves: readonly Shown[], pattern: RegExp) => moves.find(({ label }) => pattern.test(label));

async function pictured(person: Person, name: string): Promise<void> {
  await fold(person);
  await person.clears();
  await person.pictures(`borneo-${name}`);
  assert.deepEqual(await person.axe(), [], name);
  await unfold(person);
}

/** On a phone the combat lies before the one who must answer, with their answers. */
async function seesTheAttack({ page }: Person, title: RegExp): Promise<void> {
  const sheet = page.getByRole('region', { name: title });
  await sheet.waitFor();
  assert.ok((await sheet.locator('.camp').first().getByRole('listitem').count()) > 0, 'no attack is shown');
  assert.ok((await sheet.locator('[data-at]').count()) > 0, 'no answer is offered');
}

describe('Borneo', () => {
  const place = openForTests();

  it('a whole game on the board is opened and played by keyboard alone', async () => {
    const person = await Person.comes(place);
    const { keyboard } = person.page;
    await person.opens('/');
    await person.page.getByRole('button', { name: 'Create and invite' }).focus();
    await keyboard.press('Enter');
    await person.isNamed('Anneke');
    const choose = async (group: string, steps: number) => {
      await person.page.getByRole('group', { name: group, exact: true }).getByRole('radio', { checked: true }).focus();
      for (let step = 0; step < steps; step++) await keyboard.press('ArrowRight');
    };
    await choose('Game', 2);
    await choose('Bots', 2);
    await choose('Pace of the bots', 2);
    await person.page.getByRole('button', { name: 'Open and begin' }).focus();
    await keyboard.press('Enter');
    await person.page.getByRole('button', { name: /^All 4/ }).waitFor();
    assert.deepEqual(await person.axe(), []);

    const moves = await playOn(person, trader(), byKey(person));
    assert.ok(moves > 20, `only ${moves} moves`);
    // who comes to look when it is over finds the same
    const watcher = await Person.comes(place, { device: phone });
    await watcher.opens(watching(person));
    for (const [one, size] of [
      [person, 'desktop'],
      [watcher, 'phone'],
    ] as const) {
      const dialog = one.page.getByRole('dialog');
      await dialog.locator('.verdict').waitFor();
      assert.equal(await dialog.locator('.standings .row').count(), 3);
      await pictured(one, `end-${size}`);
      await one.leaves();
    }
  });

  it('the game with cards is played with the mouse on the table itself, with animations', async () => {
    const person = await Person.comes(place, { settings: { speed: 'fast' } });
    await person.opensTable('Chidi', { game: 'Borneo', edition: 'cards' });
    const { used, press } = byHand(person, (x, y) => person.page.mouse.click(x, y));
    const wanted = ['company', 'merchant', 'hand', 'harbour'];
    await playOn(person, trader(), press, (made, moves) => {
      const holds = moves.some(({ target }) => target.startsWith('harbour:'));
      return made > 8 && holds && wanted.every((kind) => used.has(kind));
    });
    // with a card in the hand
    await pictured(person, 'cards-desktop');
    await person.leaves();
  });

  it('the game with cards ends by a click', async () => {
    const [person] = await sitDown(place, { game: 'borneo', name: 'card-edition', played: -12 });
    assert.ok(person);
    await playOn(person, trader(), byClick(person));
    const dialog = person.page.getByRole('dialog');
    await dialog.locator('.verdict').waitFor();
    assert.equal(await dialog.locator('.standings .row').count(), 4);
    assert.deepEqual(await person.axe(), []);
    await person.leaves();
  });

  for (const [size, device] of Object.entries({ desktop, phone }))
    it(`what is put together on a ${size} is read first, and taken back without a word to the server`, async () => {
      const person = await Person.comes(place, { device });
      const { page } = person;
      let sent = 0;
      // the page also asks now and then whether its line is still there
      const isMove = (frame: string | Buffer) => frame.toString('latin1').includes('act');
      page.on('websocket', (line) => line.on('framesent', ({ payload }) => (sent += isMove(payload) ? 1 : 0)));
      await person.opensTable('Anneke', { game: 'Borneo', variants: ['Blackbeard', 'Four merchants each'] });
      const { press } = byHand(person, (x, y) =>
        size === 'phone' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y),
      );
      let card = '';
      await person.page.getByRole('button', { name: /^All 4/ }).waitFor();
      await pictured(person, `placing-${size}`);
      await playOn(person, trader(), press, (_, moves) => {
        card = moves.find(({ target }) => target.startsWith('hand:'))?.target ?? '';
        return card !== '';
      });
      await pictured(person, `blackbeard-${size}`);
      await fold(person);

      const before = sent;
      assert.ok(before > 0, 'moves are not seen on the line');
      const back = page.getByRole('button', { name: 'Take back' });
      for (const target of [card, 'harbour:2']) {
        const { x, y } = await person.at(target);
        await page.mouse.click(x, y);
      }
      const playing = page.getByRole('button', { name: /^Play to/ });
      await playing.waitFor();
      assert.match(await page.locator('.brings').innerText(), /\d of \d|monopoly/);
      await pictured(person, `shipment-${size}`);
      await back.click();
      await back.waitFor({ state: 'detached' });
      assert.equal(await playing.count(), 0);
      assert.equal(sent, before, 'something was sent');
      await person.leaves();
    });

  it('one beats another in a combat, who is at a phone, and three share a cargo before a watcher', async () => {
    const wanted = ['beaten', 'defence', 'hand', 'pick'];
    const taken = new Set<string>();
    const pickers = new Set<Person>();
    // the first player attacks the second; that shipment fills a harbour, of which all have a part
    const devices = [desktop, phone, desktop];
    const people = await sitDown(place, { game: 'borneo', name: 'three-players', played: 124, devices });
    const watcher = await Person.comes(place, { device: phone });
    await watcher.opens(watching(people[0]!));
    await watcher.settles();

    const look = async (person: Person, name: string, closely: () => Promise<void> = async () => {}) => {
      if (taken.has(name)) return;
      taken.add(name);
      await closely();
      if (name !== 'hand') await pictured(person, `${name}-${person === people[1] ? 'phone' : 'desktop'}`);
    };
    const sees = async (person: Person, moves: readonly Shown[]) => {
      const [card] = moves.filter(({ target }) => target.startsWith('hand:'));
      if (card)
        await look(person, 'hand', async () => {
          assert.ok(await person.find(card.target));
          assert.equal(await watcher.find(card.target), null, 'a watcher sees a hand');
        });
      if (some(moves, /^Do not defend/))
        await look(person, 'defence', () => seesTheAttack(person, /attacks your merchant/));
      if (some(moves, /^Leave: /)) await look(person, 'beaten', () => seesTheAttack(person, /^Your merchant has lost/));
      if (!some(moves, /^Take (?!the attacker)/)) return;
      pickers.add(person);
      await look(person, 'pick');
    };
    let accountRead = false;
    const seenAll = () => taken.size === wanted.length && pickers.size > 1 && accountRead;
    const plays = (person: Person) =>
      playOn(
        person,
        brawler(() => taken.has('beaten')),
        byClick(person),
        async (_, moves) => {
          await sees(person, moves);
          return seenAll();
        },
      );
    await Promise.all([
      // one is asked at a time: who is asked after the last of it has seen it for all
      Promise.race(people.map(plays)),
      watcher.page
        .locator('.report-chip')
        .click({ timeout: 120_000 })
        .then(() => watcher.page.getByRole('region', { name: /^Summary: / }).waitFor())
        .then(() => pictured(watcher, 'account-phone'))
        .then(() => {
          accountRead = true;
        }),
    ]);
    assert.equal(await watcher.moves.count(), 0, 'a watcher has nothing to decide');
    for (const person of [...people, watcher]) await person.leaves();
    assert.deepEqual([...taken].sort(), wanted);
  });
});
