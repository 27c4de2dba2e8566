import assert from 'node:assert/strict';
import { desktop, openForTests, Person, phone } from './support.ts';

describe('the status page', () => {
  const place = openForTests();

  for (const [size, device] of Object.entries({ desktop, phone })) {
    it(`shows the figures of the house, on a ${size}`, async () => {
      const person = await Person.comes(place, { device });
      await person.opens('/');
      await person.page.getByRole('link', { name: 'Status' }).click();
      await person.page.getByRole('heading', { name: 'Status' }).waitFor();
      await person.page.getByText('waiting for players').waitFor();
      await person.page.getByRole('region', { name: 'house' }).getByText('people online').waitFor();
      assert.match(person.page.url(), /\/status$/);
      await person.pictures(`status-${size}`);
      assert.deepEqual(await person.axe(), []);
      await person.page.getByRole('button', { name: 'Back to the lobby' }).click();
      await person.page.getByRole('heading', { name: 'Three Harbours' }).waitFor();
      await person.leaves();
    });
  }
});
