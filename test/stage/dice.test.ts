import assert from 'node:assert/strict';
import { bounce, facesUntil } from '../../client/stage/dice.ts';

describe('Dice on the stage', () => {
  it('show ten other faces on their way, never the same twice in a row, and the true one last', () => {
    for (let nth = 0; nth < 4; nth++)
      for (let face = 1; face <= 6; face++) {
        const faces = facesUntil(face, 11, nth);
        assert.equal(faces.length, 11);
        assert.equal(faces.at(-1), face);
        for (const [i, shown] of faces.entries()) {
          assert.ok(shown >= 1 && shown <= 6, `${shown}`);
          assert.notEqual(shown, faces[i + 1]);
        }
      }
  });

  it('do not tumble in step', () => {
    assert.equal(new Set([0, 1, 2, 3].map((nth) => facesUntil(4, 11, nth).join(''))).size, 4);
  });

  it('leave the table and come back to it, lower each time', () => {
    for (const at of [0, 0.52, 0.8, 1]) assert.ok(Math.abs(bounce(at)) < 1e-9, `at ${at}`);
    const [first, second, third] = [bounce(0.26), bounce(0.66), bounce(0.9)];
    assert.ok(first > second && second > third && third > 0, `${[first, second, third]}`);
  });
});
