import assert from 'node:assert/strict';
import type { Ctx } from '../../client/art/canvas.ts';
import { nameIn } from '../../client/art/text.ts';

const style = { family: 'any', size: 24, colour: '#fff' };

/** What is written where, by letters that are half as wide as they are high. */
function written(name: string, room: { readonly width: number; readonly height: number }) {
  const lines: { readonly text: string; readonly y: number }[] = [];
  const ctx = {
    font: '',
    measureText: (text: string) => ({ width: (text.length * Number.parseFloat(ctx.font.split(' ')[1] ?? '0')) / 2 }),
    fillText: (text: string, _x: number, y: number) => lines.push({ text, y }),
  };
  nameIn(ctx as unknown as Ctx, name, { x: 0, y: 0, ...room }, style);
  return lines;
}

describe('A name on its board', () => {
  const room = { width: 110, height: 46 };

  it('stands on one line where it fits', () => {
    assert.deepEqual(
      written('Anneke', room).map(({ text }) => text),
      ['Anneke'],
    );
  });

  it('of twenty letters is broken between its words rather than cut, and keeps within its height', () => {
    for (const [name, lines] of [
      ['Maximiliane Charlott', ['Maximiliane', 'Charlott']],
      ['Guillaume-Alexandre.', ['Guillaume-', 'Alexandre.']],
      ['Bartholomew Wilkins.', ['Bartholomew', 'Wilkins.']],
      ['W'.repeat(20), ['W'.repeat(10), 'W'.repeat(10)]],
    ] as const) {
      const found = written(name, room);
      assert.deepEqual(
        found.map(({ text }) => text),
        lines,
      );
      for (const { y } of found) assert.ok(y > 8 && y < room.height, `${name} at ${y}`);
    }
  });
});
