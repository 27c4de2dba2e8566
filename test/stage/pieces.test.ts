import assert from 'node:assert/strict';
import { fan, pack } from '../../client/stage/geometry.ts';
import type { Piece } from '../../client/stage/piece.ts';
import { pieceAt, pieceMeant } from '../../client/stage/piece.ts';
import { difference } from '../../client/stage/reconcile.ts';
import { ringsFor } from '../../client/stage/rings.ts';

const piece = (key: string, more: Partial<Piece> & { size?: number; skinId?: string } = {}): Piece => ({
  key,
  skin: { id: more.skinId ?? key, width: more.size ?? 100, height: more.size ?? 100, pad: 0, paint: () => {} },
  x: 100,
  y: 100,
  depth: 1,
  ...more,
});

const shown = (...pieces: Piece[]): Map<string, Piece> => new Map(pieces.map((each) => [each.key, each]));

describe('Pieces on the stage', () => {
  it('are told apart by key: new, changed and gone', () => {
    const { added, changed, gone } = difference(shown(piece('a'), piece('b'), piece('c')), [
      piece('a'),
      piece('b', { x: 120 }),
      piece('d'),
    ]);
    assert.deepEqual(
      added.map((each) => each.key),
      ['d'],
    );
    assert.deepEqual(
      changed.map((each) => each.key),
      ['b'],
    );
    assert.deepEqual(gone, ['c']);
  });

  it('change with their picture, place, tilt or light, and with nothing else', () => {
    const before = shown(piece('a'));
    const changes = (after: Piece): number => difference(before, [after]).changed.length;
    assert.equal(changes(piece('a', { skinId: 'other' })), 1);
    assert.equal(changes(piece('a', { angle: 1 })), 1);
    assert.equal(changes(piece('a', { alpha: 0.5 })), 1);
    assert.equal(changes(piece('a', { angle: 0, alpha: 1 })), 0);
  });

  it('never share a key', () => {
    assert.throws(() => difference(new Map(), [piece('a'), piece('a')]), /two pieces/);
  });

  it('are hit from the top, and only where they can be tapped or explained', () => {
    const deaf = piece('deaf', { depth: 9 });
    const low = piece('low', { target: 'low' });
    const high = piece('high', { target: 'high', depth: 2, x: 140 });
    assert.equal(pieceAt([deaf, low, high], 120, 100)?.key, 'high');
    assert.equal(pieceAt([deaf, low, high], 60, 100)?.key, 'low');
    assert.equal(pieceAt([deaf], 100, 100), null);
    assert.equal(pieceAt([low], 151, 100), null);
  });

  it('let through what can be chosen under them when they cannot be chosen themselves', () => {
    const sheet = piece('sheet', { target: 'sheet', size: 200 });
    const man = piece('man', { target: 'man', depth: 2, size: 40 });
    const meant = (x: number, ...legal: string[]) =>
      pieceMeant([sheet, man], x, 100, (target) => legal.includes(target))?.key;
    assert.equal(meant(100, 'sheet'), 'sheet');
    assert.equal(meant(100, 'sheet', 'man'), 'man');
    assert.equal(meant(100), 'man');
    // only what truly lies there: nothing reaches out from beside
    assert.equal(
      pieceMeant([man, piece('far', { target: 'far', x: 142, size: 10 })], 119, 100, (at) => at === 'far')?.key,
      'man',
    );
  });

  it('are explained where nothing that can be chosen is meant', () => {
    const panel = piece('panel', { face: 'panel', backdrop: true, size: 200, depth: 5 });
    const small = piece('small', { target: 'small', size: 20 });
    const boat = piece('boat', { face: 'boat', depth: 3, size: 40 });
    const meant = (pieces: Piece[], x: number, ...legal: string[]) =>
      pieceMeant(pieces, x, 100, (target) => legal.includes(target))?.key;
    assert.equal(meant([panel, small], 170), 'panel');
    assert.equal(meant([panel, small], 118), 'small', 'what is small reaches out over its panel');
    assert.equal(meant([boat, small], 118), 'boat');
    assert.equal(meant([boat, small], 118, 'small'), 'small');
  });

  it('reach out to 44 px when they are small, but not over a neighbour', () => {
    const small = piece('small', { size: 20, target: 'small' });
    assert.equal(pieceAt([small], 121, 100)?.key, 'small');
    assert.equal(pieceAt([small], 123, 100), null);
    const neighbour = piece('neighbour', { size: 20, target: 'neighbour', x: 121, depth: 0 });
    assert.equal(pieceAt([small, neighbour], 113, 100)?.key, 'neighbour');
  });

  it('wear one ring a target: chosen before legal before pointed', () => {
    const pieces = [
      piece('a', { target: 'a' }),
      piece('a2', { target: 'a' }),
      piece('b', { target: 'b' }),
      piece('c', { target: 'c' }),
    ];
    const rings = ringsFor(pieces, { legal: ['a', 'b'], chosen: 'b', pointed: 'c' });
    const kinds = rings.filter((ring) => ring.key.startsWith('ring:')).map((ring) => ring.key);
    assert.deepEqual(kinds, ['ring:legal:a', 'ring:chosen:b', 'ring:pointed:c']);
    assert.deepEqual(
      rings.filter((ring) => ring.pulse).map((ring) => ring.key),
      ['glow:legal:a'],
    );
  });

  it('legal and pointed at wear a second ring, so that it shows', () => {
    const rings = ringsFor([piece('a', { target: 'a' })], { legal: ['a'], chosen: null, pointed: 'a' });
    assert.ok(rings.some((ring) => ring.key === 'echo:a'));
  });
});

describe('Cards in rows', () => {
  const area = { x: 10, y: 10, width: 400, height: 300 };
  const cards = { ratio: 1.42, most: 120, least: 50, gap: 10, rowGap: 10 };

  it('are as large as they may be while there is room', () => {
    const { cells, shown: share } = pack(area, 3, cards);
    assert.equal(cells[0]?.width, 120);
    assert.equal(share, 1);
  });

  it('shrink before they overlap, and stay inside', () => {
    for (let count = 1; count <= 40; count++) {
      const { cells } = pack(area, count, cards);
      assert.equal(cells.length, count);
      for (const cell of cells) {
        assert.ok(cell.x >= 10 && cell.x + cell.width <= 410.5, `${count}: ${JSON.stringify(cell)}`);
        assert.ok(cell.y >= 10 && cell.y + cell.height <= 310.5, `${count}: ${JSON.stringify(cell)}`);
      }
    }
    const eight = pack(area, 8, cards);
    assert.equal(eight.shown, 1);
    assert.ok((eight.cells[0]?.width ?? 0) < 120);
  });

  it('in a fan overlap evenly and end at the edge', () => {
    const { cells, shown: share } = fan(area, 9, 100, 1.42, 10);
    assert.ok(share < 1);
    assert.equal((cells.at(-1)?.x ?? 0) + 100, 410);
  });
});
