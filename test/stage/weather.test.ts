import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { tableThemes } from '../../client/art/table-themes.ts';
import { lightsAt } from '../../client/art/weather.ts';

describe('the light over the sea', () => {
  it('goes from dawn over a clear noon to an evening with clouds', () => {
    assert.deepEqual(lightsAt(0), { dawn: 1, evening: 0, clouds: 0 });
    assert.deepEqual(lightsAt(0.4), { dawn: 0, evening: 0, clouds: 0 });
    assert.deepEqual(lightsAt(1), { dawn: 0, evening: 1, clouds: 0.8 });
    for (let part = 0; part < 1; part += 0.05) {
      const [now, then] = [lightsAt(part), lightsAt(part + 0.05)];
      assert.ok(then.dawn <= now.dawn && then.evening >= now.evening && then.clouds >= now.clouds);
    }
  });
});

describe('table themes', () => {
  it('have the same water on the page as on the canvas', () => {
    const css = readFileSync(new URL('../../client/page/table/TableFrame.css', import.meta.url), 'utf8');
    for (const [theme, { water }] of Object.entries(tableThemes)) {
      const block =
        theme === 'chart' ? /\.app \{[^}]*--water-0[^}]*\}/ : new RegExp(`data-theme="${theme}"\\] \\{[^}]*\\}`);
      const found = block.exec(css)?.[0] ?? '';
      assert.deepEqual(
        [...found.matchAll(/--water-\d: (#\w+);/g)].map(([, colour]) => colour),
        water.map((colour) => colour.toLowerCase()),
        theme,
      );
    }
  });
});
