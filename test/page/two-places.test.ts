import assert from 'node:assert/strict';
import type { MoveButton } from '../../client/games/presenter.ts';
import { glowing, tapped } from '../../client/page/table/tap.ts';
import { inTwoSteps } from '../../client/page/table/two-places.ts';
import { raised, ringsFor } from '../../client/stage/rings.ts';

const plainly = (type: string, target: string | null = null): MoveButton => ({
  move: { type },
  label: type,
  note: '',
  icon: '',
  shortcut: null,
  target,
  face: null,
  primary: false,
  atOnce: false,
});

const to = (first: string, target: string): MoveButton => ({
  ...plainly(`${first} to ${target}`, target),
  first,
  tucked: true,
  hold: { label: `the ${first}`, note: '', icon: '', face: null, next: `where to with ${first}?` },
});

const all = [
  ...['hand:a', 'hand:b'].flatMap((card) => ['harbour:1', 'harbour:2', 'harbour:3'].map((place) => to(card, place))),
  plainly('pass'),
];
const labels = (buttons: readonly MoveButton[]): string[] => buttons.map(({ label }) => label);

describe('moves of two places', () => {
  it('leave games without them as they are', () => {
    const moves = [plainly('draw', 'deck'), plainly('stop')];
    assert.equal(inTwoSteps(moves, null).buttons, moves);
    assert.equal(inTwoSteps(moves, 'deck').buttons, moves);
  });

  it('are offered by what is chosen first, each once', () => {
    const { buttons, firsts } = inTwoSteps(all, null);
    assert.deepEqual(labels(buttons), ['the hand:a', 'the hand:b', 'pass']);
    assert.deepEqual(
      buttons.map(({ target }) => target),
      ['hand:a', 'hand:b', null],
    );
    assert.deepEqual(glowing(buttons, { held: null, firsts }), ['hand:a', 'hand:b']);
  });

  it('show the second places of what is held, and what may be held instead', () => {
    const { buttons, firsts, hold } = inTwoSteps(all, 'hand:b');
    assert.deepEqual(
      buttons.map(({ target }) => target),
      ['harbour:1', 'harbour:2', 'harbour:3', null],
    );
    assert.equal(hold?.next, 'where to with hand:b?');
    assert.deepEqual(glowing(buttons, { held: 'hand:b', firsts }), ['harbour:1', 'harbour:2', 'harbour:3', 'hand:a']);
  });

  it('stand openly where there is only one thing to be held', () => {
    const only = all.filter(({ first }) => first === 'hand:a');
    assert.deepEqual(
      inTwoSteps(only, null).buttons.map(({ holds, tucked }) => [holds, tucked]),
      [['hand:a', false]],
    );
  });

  it('forget what is held when no move begins with it any more', () => {
    const { buttons, hold } = inTwoSteps(all, 'hand:z');
    assert.equal(hold, null);
    assert.deepEqual(labels(buttons), ['the hand:a', 'the hand:b', 'pass']);
  });

  it('send nothing before both places are chosen, even without confirmations', () => {
    const empty = inTwoSteps(all, null);
    for (const skip of [false, true]) {
      const deed = tapped('hand:a', empty.buttons, null, skip, { held: null, firsts: empty.firsts });
      assert.deepEqual(deed, { kind: 'hold', first: 'hand:a' });
      assert.deepEqual(tapped('harbour:1', empty.buttons, null, skip, { held: null, firsts: empty.firsts }), {
        kind: 'ask',
      });
    }
    const held = inTwoSteps(all, 'hand:a');
    const grip = { held: 'hand:a', firsts: held.firsts };
    assert.deepEqual(tapped('harbour:2', held.buttons, null, false, grip), { kind: 'choose', at: 1 });
    assert.deepEqual(tapped('harbour:2', held.buttons, 1, false, grip), { kind: 'act', at: 1 });
    assert.deepEqual(tapped('harbour:2', held.buttons, null, true, grip), { kind: 'act', at: 1 });
    assert.equal(held.buttons[1]!.move.type, 'hand:a to harbour:2');
  });

  it('put down what is tapped again, and take another thing instead', () => {
    const held = inTwoSteps(all, 'hand:a');
    const grip = { held: 'hand:a', firsts: held.firsts };
    assert.deepEqual(tapped('hand:a', held.buttons, null, true, grip), { kind: 'drop' });
    assert.deepEqual(tapped('hand:b', held.buttons, 0, true, grip), { kind: 'hold', first: 'hand:b' });
    assert.deepEqual(tapped('mission:each1', held.buttons, 0, true, grip), { kind: 'ask' });
  });

  it('show on the canvas both what is held and where it is to go', () => {
    const piece = (target: string) => ({
      key: target,
      skin: { id: target, width: 10, height: 10, pad: 0, paint: () => {} },
      x: 0,
      y: 100,
      depth: 1,
      target,
      face: target,
    });
    const pieces = ['hand:a', 'hand:b', 'harbour:1'].map(piece);
    const marks = { legal: ['hand:b', 'harbour:1'], chosen: 'harbour:1', pointed: null, held: 'hand:a' };
    const rings = ringsFor(pieces, marks).flatMap(({ key }) => (key.startsWith('ring:') ? [key] : []));
    assert.deepEqual(rings, ['ring:chosen:hand:a', 'ring:legal:hand:b', 'ring:chosen:harbour:1']);
    assert.deepEqual(
      raised(pieces, { ...marks, chosen: null }).map(({ y }) => y < 100),
      [true, false, false],
    );
  });
});
