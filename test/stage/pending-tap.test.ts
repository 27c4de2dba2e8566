import assert from 'node:assert/strict';
import { Director } from '../../client/stage/Director.ts';
import { Gestures } from '../../client/stage/gestures.ts';
import { PendingTap } from '../../client/stage/pending-tap.ts';
import { type Piece, pieceMeant } from '../../client/stage/piece.ts';
import type { TargetId } from '../../client/stage/stage.ts';
import { fakeStage } from '../support/fake-stage.ts';

/** A table that lies still or moves as the test wants. */
function table() {
  const heard: string[] = [];
  const now = {
    busy: false,
    asked: 'harbour?',
    legal: ['harbour:1'] as readonly TargetId[],
  };
  const pending = new PendingTap(
    {
      get busy() {
        return now.busy;
      },
      skip() {
        heard.push('skip');
        now.busy = false;
      },
      question: () => now.asked,
      canChoose: (target) => now.legal.includes(target),
    },
    (target) => heard.push(`tap ${target}`),
  );
  const tap = (target: TargetId | null): void => {
    pending.press(target);
    pending.release(target);
  };
  return { now, pending, tap, heard };
}

describe('A tap on the table', () => {
  it('counts where everything lies still, also where the page can only say why not', () => {
    const { tap, heard } = table();
    tap('harbour:1');
    tap('seat:2');
    tap(null);
    assert.deepEqual(heard, ['tap harbour:1', 'tap seat:2']);
  });

  it('on a place that may be chosen ends the animation and then counts, once', () => {
    const { now, tap, pending, heard } = table();
    now.busy = true;
    tap('harbour:1');
    assert.deepEqual(heard, ['skip', 'tap harbour:1']);
    pending.release(null);
    assert.deepEqual(heard, ['skip', 'tap harbour:1']);
  });

  it('beside everything only ends the animation', () => {
    const { now, tap, heard } = table();
    now.busy = true;
    tap(null);
    assert.deepEqual(heard, ['skip']);
  });

  it('on what cannot be chosen only ends the animation, and is forgotten', () => {
    const { now, tap, pending, heard } = table();
    now.busy = true;
    tap('hand:S01');
    now.legal = ['hand:S01'];
    pending.release('hand:S01');
    assert.deepEqual(heard, ['skip']);
  });

  it('is meant for what was under the pointer when it came down, wherever that lies when it goes up', () => {
    const { now, pending, heard } = table();
    now.legal = ['hand:S01', 'hand:S02'];
    now.busy = true;
    pending.press('hand:S01');
    pending.release('hand:S02');
    now.busy = true;
    pending.press('hand:S02');
    now.busy = false;
    pending.release(null);
    assert.deepEqual(heard, ['skip', 'tap hand:S01', 'tap hand:S02']);
  });

  it('that came down beside everything does not take what moved under it', () => {
    const { now, pending, heard } = table();
    now.busy = true;
    pending.press(null);
    now.busy = false;
    pending.release('harbour:1');
    assert.deepEqual(heard, []);
  });

  it('is forgotten when another question is asked before it goes up', () => {
    const { now, pending, heard } = table();
    now.busy = true;
    pending.press('harbour:1');
    now.asked = 'discard?';
    pending.release('harbour:1');
    assert.deepEqual(heard, ['skip']);
    pending.press('harbour:1');
    now.busy = true;
    now.asked = 'harbour again?';
    pending.release('harbour:1');
    assert.deepEqual(heard, ['skip', 'skip']);
  });

  it('takes the place of an older one', () => {
    const { now, pending, heard } = table();
    now.legal = ['harbour:1', 'harbour:2'];
    now.busy = true;
    pending.press('harbour:1');
    pending.press('harbour:2');
    pending.release('harbour:2');
    assert.deepEqual(heard, ['skip', 'tap harbour:2']);
  });
});

const card = (id: string, x: number): Piece => ({
  key: id,
  skin: { id, width: 100, height: 140, pad: 0, paint: () => {} },
  x,
  y: 100,
  depth: 1,
  target: `hand:${id}`,
});

type Hand = readonly Piece[];
type Stage = ReturnType<typeof fakeStage>;

/** A hand of cards on a board that moves, with the director, the gestures and the clock of the fake stage. */
function hand(
  first: Hand,
  legal: readonly TargetId[],
  animate = ({ board }: Pick<Stage, 'board' | 'motion'>, to: Hand): Promise<void> => board.glide(to, 400),
) {
  const { board, motion, clock, drain } = fakeStage();
  const heard: string[] = [];
  const moves = {};
  const director: Director<Hand, Hand> = new Director<Hand, Hand>(
    {
      perform: ([to = []]) => animate({ board, motion }, to),
      halt: () => motion.halt(),
      settle: (pieces) => board.settle(pieces),
    },
    {
      still: () => false,
      onBusy: () => {},
      onFailure: (error) => assert.fail(String(error)),
      after: (ms, then) => {
        const due = clock.at(ms, then);
        return () => due.cancel();
      },
    },
  );
  director.begin(0, first);
  const pending = new PendingTap(
    {
      get busy() {
        return director.busy;
      },
      skip: () => director.skip(),
      question: () => moves,
      canChoose: (target) => legal.includes(target) && [...board.pieces()].some((piece) => piece.target === target),
    },
    (target) => heard.push(`${director.busy ? 'moving' : 'still'} ${target}`),
  );
  const gestures = new Gestures({
    pieceAt: (x, y) =>
      pieceMeant(director.busy ? board.drawn() : board.pieces(), x, y, (target) => legal.includes(target)),
    after: () => () => {},
    onZoom: () => {},
    onHover: () => {},
    onPress: (piece) => pending.press(piece?.target ?? null),
    onTap: (piece) => pending.release(piece?.target ?? null),
  });
  const at = (x: number) => ({ x, y: 100, touch: true });
  return {
    board,
    director,
    drain,
    heard,
    moveTo: (pieces: Hand) => director.push({ seq: 1, events: [pieces], view: pieces }),
    press: (x: number) => gestures.press(at(x)),
    release: (x: number) => gestures.release(at(x)),
  };
}

describe('A tap on a card that moves', () => {
  it('takes the card where it is seen, not the one that will lie there', () => {
    // A and B change places: until the clock goes on, A is still seen at 100
    const { moveTo, press, release, heard, board } = hand([card('A', 100), card('B', 400)], ['hand:A', 'hand:B']);
    moveTo([card('A', 400), card('B', 100)]);
    press(100);
    release(100);
    assert.deepEqual(heard, ['still hand:A']);
    assert.equal(board.sprite('A')?.x, 400);
  });

  it('counts although the card lies elsewhere when the pointer goes up', async () => {
    const { moveTo, press, release, heard, director, drain } = hand([card('A', 100)], ['hand:A']);
    moveTo([card('A', 400)]);
    press(100);
    await drain();
    assert.equal(director.busy, false);
    release(100);
    assert.deepEqual(heard, ['still hand:A']);
  });

  it('takes a card on its way to a place that it did not have before', () => {
    const { moveTo, press, release, heard, board } = hand([], ['hand:A'], async ({ board, motion }, [place]) => {
      if (place) board.land(board.fly(place.skin, 100, 100), place);
      await motion.wait(400);
    });
    moveTo([card('A', 400)]);
    assert.equal(board.piece('A'), null);
    press(100);
    release(100);
    assert.deepEqual(heard, ['still hand:A']);
    assert.equal(board.piece('A')?.x, 400);
    assert.equal([...board.drawn()].length, 1);
  });
});
