import assert from 'node:assert/strict';
import { LANGS } from '../../shared/i18n/load.ts';
import { playedFile } from '../support/game-file.ts';
import { openForTests, Person } from './support.ts';

const asFile = (text: string) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });

describe('the page about fairness', () => {
  const place = openForTests();

  it('checks a game in the browser and says in words that it was fair', async () => {
    const person = await Person.comes(place);
    await person.opens('/');
    await person.page.getByRole('link', { name: 'Fair play' }).click();
    assert.match(person.page.url(), /\/fairness$/);
    await person.page.getByLabel('Or a saved file').setInputFiles(asFile(JSON.stringify(playedFile('borneo'))));
    await person.page.getByText('This game was fair: everything checks out.').waitFor();
    assert.equal(await person.page.locator('.checks .right').count(), 7);
    await person.page.getByText('This browser added no number to this game').waitFor();
    await person.page.getByText(/all \d+ moves were replayed/).waitFor();
    assert.deepEqual(await person.axe(), []);
    await person.leaves();
  });

  it('does not take a game in which one byte is another', async () => {
    const person = await Person.comes(place);
    await person.opens('/fairness');
    const text = JSON.stringify(playedFile('manila'));
    const digit = text.search(/"amount":\d/) + '"amount":'.length;
    const altered = text.slice(0, digit) + String((Number(text[digit]) + 1) % 10) + text.slice(digit + 1);
    await person.page.getByLabel('Or a saved file').setInputFiles(asFile(altered));
    await person.page.getByText('Something does not add up. Do not trust this file.').waitFor();
    await person.page.getByText('The file has been changed').waitFor();
    await person.pictures('fairness-altered');
    assert.deepEqual(await person.axe(), []);
    await person.page.getByLabel('Or a saved file').setInputFiles(asFile('not a game'));
    await person.page.getByText('This is not a game file').waitFor();
    await person.leaves();
  });

  it('knows the number and the fingerprint that this browser has kept', async () => {
    const person = await Person.comes(place);
    await person.opens('/fairness');
    const file = playedFile('port-royal');
    const keep = (nonce: string, commitment: string) =>
      person.page.evaluate((deal) => localStorage.setItem('three-harbours.deals', JSON.stringify([deal])), {
        table: file.id,
        nonce,
        commitment,
        heard: true,
      });
    const own = file.fairness?.nonces[0] ?? '';
    const promise = file.fairness?.commitment ?? '';
    for (const [nonce, commitment, sentence] of [
      [own, promise, 'Your own number is part of the deal'],
      ['0'.repeat(32), promise, 'This browser’s number is not part of the deal'],
      [own, '0'.repeat(64), 'The fingerprint is not the one this browser saw'],
    ] as const) {
      await keep(nonce, commitment);
      await person.page.reload();
      await person.page.getByLabel('Or a saved file').setInputFiles(asFile(JSON.stringify(file)));
      await person.page.getByText(sentence).waitFor();
    }
    // whatever else fits
    await person.page.getByText('Something does not add up').waitFor();
    await person.leaves();
  });

  it('is used by keyboard, and says when there is no such game', async () => {
    const person = await Person.comes(place);
    await person.opens('/fairness');
    const field = person.page.getByRole('textbox', { name: 'Code or link of a finished game' });
    await field.focus();
    await person.page.keyboard.type('kraken-zzzz');
    await person.page.keyboard.press('Enter');
    await person.page.getByRole('alert').getByText('There is no finished game with that code.').waitFor();
    await person.leaves();
  });

  for (const lang of LANGS)
    it(`explains itself in ${lang}, on a desktop and on a phone`, async () => {
      const person = await Person.comes(place, { settings: { lang } });
      await person.opens('/fairness');
      await person.page.locator('.fair-page h1').waitFor();
      await person.page.locator('input[type=file]').setInputFiles(asFile(JSON.stringify(playedFile('manila'))));
      await person.page.locator('.verdict.proven').waitFor();
      await person.picturesBoth(`fairness-${lang}`, async (size) => {
        assert.deepEqual(await person.axe(), [], size);
        const wide = await person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${wide} px too wide on a ${size}`);
      });
      await person.leaves();
    });
});

describe('a table', () => {
  const place = openForTests();

  it('begins with one click without showing a waiting room, with the number of this browser in the deal', async () => {
    const person = await Person.comes(place);
    await person.opens('/');
    await person.page.evaluate(() => {
      const seen = window as unknown as { waited?: boolean };
      new MutationObserver(() => {
        if (document.querySelector('.waiting')) seen.waited = true;
      }).observe(document.body, { childList: true, subtree: true });
    });
    await person.page.getByRole('button', { name: 'Against bots: Port Royal' }).click();
    await person.isNamed('Anneke');
    await person.settles();
    assert.equal(await person.page.evaluate(() => (window as unknown as { waited?: boolean }).waited), undefined);
    const [kept] = await person.page.evaluate(() => JSON.parse(localStorage['three-harbours.deals'] ?? '[]'));
    const row = await place.house.app.services.store.byId(kept.table);
    assert.deepEqual([kept.heard, row?.dealtWith?.[0]], [true, kept.nonce]);
    await person.page.keyboard.press('?');
    await person.page.getByText('Deal fingerprint').click();
    await person.page.getByText(kept.commitment).waitFor();
    await person.pictures('fingerprint');
    assert.deepEqual(await person.axe(), []);
    await person.leaves();
  });
});
