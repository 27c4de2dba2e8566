import assert from 'node:assert/strict';
import type { BrowserContextOptions } from 'playwright-core';
import { brawler, trader } from './habits.ts';
import { byClick, byHand, byKey, fold, playOn, type Shown, unfold } from './playing.ts';
import { desktop, openForTests, Person, type Place, phone } from './support.ts';

const watching = (person: Person) => new URL(person.page.url()).pathname.replace('/t/', '/watch/');
const some = (moves: readonly Shown[], pattern: RegExp) => moves.find(({ label }) => pattern.test(label));

async function pictured(person: Person, name: string): Promise<void> {
  await fold(person);
  await person.settles();
  // ribbons fade by themselves
  await person.page.waitForTimeout(1200);
  await person.pictures(`borneo-${name}`);
  assert.deepEqual(await person.axe(), [], name);
  await unfold(person);
}

/** Three people at one table of their own, and one who watches. */
async function gather(place: Place, device: BrowserContextOptions, other: BrowserContextOptions) {
  const [anneke, baptiste, chidi, watcher] = await Promise.all([
    Person.comes(place, { device }),
    Person.comes(place, { device }),
    Person.comes(place, { device }),
    Person.comes(place, { device: other }),
  ]);
  await anneke.opensTable('Anneke', { game: 'Borneo', bots: 0 });
  await anneke.page.getByText('2 seats are still free').waitFor();
  const link = new URL(anneke.page.url()).pathname;
  await baptiste.opens(link);
  await baptiste.isNamed('Baptiste');
  await chidi.opens(link);
  await chidi.isNamed('Chidi');
  await watcher.opens(watching(anneke));
  await anneke.page.getByRole('button', { name: 'Begin the game' }).click();
  await watcher.settles();
  return { people: [anneke, baptiste, chidi], watcher };
}

/** On a phone the combat lies before the one who must answer, with his answers. */
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
    const watcher = await Person.comes(place, { device: phone });
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
    await watcher.opens(watching(person));
    await watcher.settles();

    const moves = await playOn(person, trader(), byKey(person));
    assert.ok(moves > 20, `only ${moves} moves`);
    for (const [one, size] of [
      [person, 'desktop'],
      [watcher, 'phone'],
    ] as const) {
      const dialog = one.page.getByRole('dialog');
      await dialog.getByRole('heading', { name: 'The game is over' }).waitFor();
      assert.equal(await dialog.getByRole('row').count(), 4);
      await pictured(one, `end-${size}`);
      await one.leaves();
    }
  });

  it('a whole game with cards is played with the mouse, its beginning on the table itself, with animations', async () => {
    const person = await Person.comes(place, { settings: { speed: 'fast' } });
    await person.opensTable('Chidi', { game: 'Borneo', edition: 'cards' });
    const { used, press } = byHand(person, (x, y) => person.page.mouse.click(x, y));
    const wanted = ['company', 'merchant', 'hand', 'harbour'];
    const onTable = () => !wanted.every((kind) => used.has(kind));
    let looked = false;
    await playOn(
      person,
      trader(),
      (move) => (onTable() ? press(move) : byClick(person)(move)),
      async (made) => {
        if (made > 12 && !looked) {
          looked = true;
          await pictured(person, 'cards-desktop');
        }
        return false;
      },
    );
    assert.deepEqual(
      wanted.filter((kind) => !used.has(kind)),
      [],
    );
    const dialog = person.page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'The game is over' }).waitFor();
    assert.equal(await dialog.getByRole('row').count(), 4);
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

  for (const [size, device, otherSize, other] of [
    ['desktop', desktop, 'phone', phone],
    ['phone', phone, 'desktop', desktop],
  ] as const)
    it(`three people fight for a rank and share a cargo on a ${size}, before a watcher on a ${otherSize}`, async () => {
      const wanted = ['beaten', 'defence', 'hand', 'pick', 'placing'];
      const taken = new Set<string>();
      let shared = false;
      let pickers = new Set<Person>();
      let sharedAmongSeveral = false;
      let accountRead = false;
      const seenAll = () => taken.size === wanted.length && sharedAmongSeveral && accountRead;
      /** The first of the three who comes to it is looked at. */
      const look = async (person: Person, name: string, closely: () => Promise<void> = async () => {}) => {
        if (taken.has(name)) return;
        taken.add(name);
        await closely();
        if (name !== 'hand') await pictured(person, `${name}-${size}`);
      };
      const sheet = (person: Person, title: RegExp) => async () => {
        if (size === 'phone') await seesTheAttack(person, title);
      };
      const sees = async (person: Person, watcher: Person, moves: readonly Shown[]) => {
        const [card] = moves.filter(({ target }) => target.startsWith('hand:'));
        if (card)
          await look(person, 'hand', async () => {
            assert.ok(await person.find(card.target));
            assert.equal(await watcher.find(card.target), null, 'a watcher sees a hand');
          });
        if (some(moves, /^Place a merchant: 4th/)) await look(person, 'placing');
        if (some(moves, /^Do not defend/)) await look(person, 'defence', sheet(person, /attacks your merchant/));
        if (some(moves, /^Leave: /)) await look(person, 'beaten', sheet(person, /^Your merchant is beaten/));
        if (!some(moves, /^Take (?!the attacker)/)) return;
        pickers.add(person);
        sharedAmongSeveral ||= shared && pickers.size > 1;
        await look(person, 'pick');
      };
      const plays = (person: Person, watcher: Person) =>
        playOn(
          person,
          brawler(() => taken.has('beaten')),
          async (move) => {
            if (/^Play to/.test(move.label)) [shared, pickers] = [/shared/.test(move.label), new Set()];
            await byClick(person)(move);
          },
          async (_, moves) => {
            await sees(person, watcher, moves);
            return seenAll();
          },
        );
      // a game in which nobody shares is possible: then there is another
      for (let games = 0; games < 3 && !seenAll(); games++) {
        const { people, watcher } = await gather(place, device, other);
        const account = watcher.page.getByRole('region', { name: /^What .* brought/ });
        await Promise.all([
          // one is asked at a time: who is asked after the last of it has seen it for all
          Promise.race(people.map((person) => plays(person, watcher))),
          account.waitFor({ timeout: 0 }).then(async () => {
            if (!accountRead) await pictured(watcher, `account-${otherSize}`);
            accountRead = true;
          }),
        ]);
        assert.equal(await watcher.moves.count(), 0, 'a watcher has nothing to decide');
        for (const person of [...people, watcher]) await person.leaves();
      }
      assert.deepEqual([...taken].sort(), wanted);
      assert.ok(sharedAmongSeveral, 'no cargo was shared among several');
    });
});
