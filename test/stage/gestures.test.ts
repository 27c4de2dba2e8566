import assert from 'node:assert/strict';
import { Gestures, hoverDelay, pressDelay } from '../../client/stage/gestures.ts';
import type { Piece } from '../../client/stage/piece.ts';

const card: Piece = {
  key: 'card',
  skin: { id: 'card', width: 100, height: 140, pad: 0, paint: () => {} },
  x: 50,
  y: 70,
  depth: 1,
  target: 'harbour:1',
  face: 'sailor-1',
};

function pointer() {
  const heard: string[] = [];
  const timers: { due: number; then: () => void }[] = [];
  let now = 0;
  const gestures = new Gestures({
    pieceAt: (x) => (x < 100 ? card : null),
    after(ms, then) {
      const timer = { due: now + ms, then };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    onZoom: (zoomed) => heard.push(`zoom ${zoomed?.face ?? 'off'}`),
    onHover: (piece) => heard.push(`hover ${piece?.key ?? 'nothing'}`),
    onPress: () => {},
    onTap: (piece) => heard.push(`tap ${piece?.key ?? 'nothing'}`),
  });
  const pass = (ms: number): void => {
    now += ms;
    for (const timer of timers.filter(({ due }) => due <= now)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.then();
    }
  };
  return { gestures, heard, pass };
}

const mouse = (x: number) => ({ x, y: 10, touch: false });
const finger = (x: number) => ({ x, y: 10, touch: true });

describe('Pointing at the stage', () => {
  it('a mouse that lingers on a card asks for it in words, until it leaves', () => {
    const { gestures, heard, pass } = pointer();
    gestures.move(mouse(50));
    pass(hoverDelay - 1);
    assert.deepEqual(heard, ['hover card']);
    pass(1);
    gestures.move(mouse(60));
    gestures.move(mouse(150));
    assert.deepEqual(heard, ['hover card', 'zoom sailor-1', 'zoom off', 'hover nothing']);
  });

  it('a click taps, also after the card was shown in words', () => {
    const { gestures, heard, pass } = pointer();
    gestures.move(mouse(50));
    pass(hoverDelay);
    gestures.press(mouse(50));
    gestures.release(mouse(50));
    assert.deepEqual(heard.slice(1), ['zoom sailor-1', 'zoom off', 'tap card']);
  });

  it('a short touch taps', () => {
    const { gestures, heard, pass } = pointer();
    gestures.press(finger(50));
    pass(pressDelay - 1);
    gestures.release(finger(50));
    pass(pressDelay);
    assert.deepEqual(heard, ['tap card']);
  });

  it('a long touch shows the card and does not tap', () => {
    const { gestures, heard, pass } = pointer();
    gestures.press(finger(50));
    pass(pressDelay);
    gestures.release(finger(50));
    assert.deepEqual(heard, ['zoom sailor-1', 'zoom off']);
  });

  it('a finger that wanders off does neither', () => {
    const { gestures, heard, pass } = pointer();
    gestures.press(finger(50));
    gestures.move(finger(75));
    pass(pressDelay);
    gestures.release(finger(75));
    assert.deepEqual(heard, []);
  });

  it('a tap beside everything is told as such', () => {
    const { gestures, heard } = pointer();
    gestures.press(finger(200));
    gestures.release(finger(200));
    assert.deepEqual(heard, ['tap nothing']);
  });

  it('leaving the canvas ends everything', () => {
    const { gestures, heard, pass } = pointer();
    gestures.move(mouse(50));
    pass(hoverDelay);
    gestures.leave();
    pass(1000);
    assert.deepEqual(heard, ['hover card', 'zoom sailor-1', 'zoom off', 'hover nothing']);
  });
});
