import assert from 'node:assert/strict';
import type { Piece } from '../../client/stage/piece.ts';
import { spotAfter, spotsOf } from '../../client/stage/spots.ts';

const piece = (key: string, x: number, y: number, more: Partial<Piece> = {}): Piece => ({
  key,
  skin: { id: key, width: 40, height: 40, pad: 0, paint: () => {} },
  x,
  y,
  depth: 0,
  face: key,
  ...more,
});

/** a b c above d, which lies under c */
const pieces = [piece('d', 200, 160), piece('b', 100, 60), piece('a', 20, 64), piece('c', 210, 70)];
const spots = spotsOf(pieces);
const faces = spots.map(({ face }) => face);
const from = (face: string, key: string) => {
  const at = spotAfter(spots, faces.indexOf(face), key);
  return at === null ? null : faces[at];
};

describe('The canvas by keyboard', () => {
  it('is read row by row, from the left, and everything once', () => {
    const { face: _silent, ...mute } = piece('mute', 5, 5);
    const doubled = spotsOf([...pieces, piece('a again', 20, 64, { face: 'a' }), mute]);
    assert.deepEqual(
      doubled.map(({ face }) => face),
      ['a', 'b', 'c', 'd'],
    );
    assert.deepEqual(spots[0]?.at, { x: 0, y: 44, width: 40, height: 40 });
  });

  it('left and right come to everything in turn, and round', () => {
    assert.deepEqual(
      faces.map((face) => from(face, 'ArrowRight')),
      ['b', 'c', 'd', 'a'],
    );
    assert.equal(from('a', 'ArrowLeft'), 'd');
    assert.deepEqual([from('b', 'Home'), from('b', 'End')], ['a', 'd']);
  });

  it('up and down come to what lies nearest there, or stay', () => {
    assert.equal(from('c', 'ArrowDown'), 'd');
    assert.equal(from('d', 'ArrowUp'), 'c');
    assert.equal(from('a', 'ArrowUp'), 'a');
  });

  it('other keys are left to the page', () => {
    assert.equal(from('a', 'Enter'), null);
    assert.equal(from('a', 'd'), null);
  });
});
