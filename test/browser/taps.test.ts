import assert from 'node:assert/strict';
import { fold, unfold } from './playing.ts';
import { sitDown } from './running.ts';
import { desktop, openForTests, type Person, phone } from './support.ts';
import { waitUntil } from './waiting.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Hook {
  busy(): boolean;
  at(target: string): Point | null;
  timeScale(factor: number): void;
}

const handOf = (person: Person): Promise<string[]> =>
  person.page
    .locator('section[aria-label="Your moves"] [data-target^="hand:"]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-target') ?? ''));

const isChosen = ({ page }: Person, target: string): Promise<void> =>
  waitUntil(
    page,
    `${target} to be chosen`,
    (target) => document.querySelector(`.acts button.chosen[data-target="${target}"]`) !== null,
    target,
  );

const positionOf = ({ page }: Person): Promise<number> =>
  page.locator('.acts ul[data-seq]').evaluate((list) => Number(list.getAttribute('data-seq')));

const isPast = ({ page }: Person, seq: number): Promise<void> =>
  waitUntil(
    page,
    `a position after ${seq}`,
    (seq) => Number(document.querySelector('.acts ul[data-seq]')?.getAttribute('data-seq')) > seq,
    seq,
  );

/** The first player attacks and lays one card after the other. */
const attack = { game: 'borneo', name: 'three-players', played: 10 } as const;

describe('Taps that come early', () => {
  const place = openForTests();

  it('a card that is tapped while it moves is played', async () => {
    const [person] = await sitDown(place, { ...attack, devices: [desktop] });
    assert.ok(person);
    const { page } = person;
    await person.prefers({ speed: 'normal' });
    await person.settles();
    await unfold(person);
    const [laid = '', wanted = ''] = await handOf(person);
    await fold(person);
    const before = await person.at(wanted);
    const seq = await positionOf(person);

    // from now on nothing comes to an end by itself
    await page.evaluate(() => (window as unknown as { __t: Hook }).__t.timeScale(0.0001));
    const first = await person.at(laid);
    await page.mouse.click(first.x, first.y);
    await isChosen(person, laid);
    await page.keyboard.press('Enter');
    await waitUntil(
      page,
      `${wanted} to leave its place`,
      ([wanted, x]) => {
        const { __t: stage } = window as unknown as { __t: Hook };
        return stage.busy() && Math.abs((stage.at(wanted)?.x ?? x) - x) > 20;
      },
      [wanted, before.x] as const,
    );
    assert.deepEqual(await handOf(person), [], 'the next card is asked for before the last one lies there');
    assert.equal(await positionOf(person), seq);

    await page.mouse.click(before.x, before.y);
    await isChosen(person, wanted);
    assert.equal(await positionOf(person), seq + 1);
    assert.equal(await page.evaluate(() => (window as unknown as { __t: Hook }).__t.busy()), false, 'it still moves');
    const now = await person.at(wanted);
    await page.mouse.click(now.x, now.y);
    await page.evaluate(() => (window as unknown as { __t: Hook }).__t.timeScale(50));
    await isPast(person, seq + 1);
    assert.equal(await person.find(wanted), null, 'it is still in the hand');
    await person.leaves();
  });

  it('a list that unfolds under the pointer lets the tap through to the table', async () => {
    const [person] = await sitDown(place, { ...attack, devices: [phone] });
    assert.ok(person);
    const { page } = person;
    await unfold(person);
    const cards = await Promise.all((await handOf(person)).map(async (id) => ({ id, ...(await person.at(id)) })));
    const covered = await page.evaluate(
      (cards) => cards.find(({ x, y }) => document.elementFromPoint(x, y)?.closest('#choices')),
      cards,
    );
    assert.ok(covered, 'the list lies over no card');
    await fold(person);

    // it unfolds between the two halves of a tap
    await page.mouse.move(covered.x, covered.y);
    await page.mouse.down();
    await unfold(person);
    await page.mouse.up();
    await isChosen(person, covered.id);
    await page.keyboard.press('Escape');
    await fold(person);

    // it unfolds just before the tap: its first moment lasts as long as the test wants
    await page.addStyleTag({ content: '.acts .choices, .acts .choices .btn { animation-play-state: paused }' });
    await page.keyboard.press('a');
    await page.locator('#choices').waitFor();
    await page.mouse.click(covered.x, covered.y);
    await isChosen(person, covered.id);
    await person.leaves();
  });
});
