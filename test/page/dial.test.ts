import assert from 'node:assert/strict';
import type { OfferedGame } from '../../client/games/list.ts';
import { offered } from '../../client/games/list.ts';
import { remarkable, valueIn } from '../../client/games/options.ts';
import type { MoveButton } from '../../client/games/presenter.ts';
import { arrange, leastOf, mostOf, nearest, typed } from '../../client/page/table/dial.ts';
import { commandOf } from '../../client/page/table/keys.ts';

const button = (type: string, more: Partial<MoveButton> = {}): MoveButton => ({
  move: { type },
  label: type,
  note: '',
  icon: '',
  shortcut: null,
  target: null,
  face: null,
  primary: false,
  atOnce: false,
  ...more,
});

const bid = (amount: number): MoveButton =>
  button('bid', { label: `bid ${amount}`, dial: { group: 'bid', amount, label: 'Your bid' } });

describe('a dial', () => {
  const all = [button('borrow', { minor: 'Money' }), bid(5), bid(6), bid(7), bid(8), button('pass')];
  const labels = (list: readonly MoveButton[]) => list.map(({ label }) => label);

  it('is one button for all its moves, and stands at the least', () => {
    const { buttons, dials } = arrange(all, new Map());
    assert.deepEqual(labels(buttons), ['bid 5', 'pass', 'borrow']);
    const dial = dials.get(0);
    assert.ok(dial);
    assert.deepEqual([leastOf(dial), dial.shown, mostOf(dial)], [5, 5, 8]);
  });

  it('shows the move of the amount that was dialled, or the nearest', () => {
    assert.deepEqual(labels(arrange(all, new Map([['bid', 7]])).buttons), ['bid 7', 'pass', 'borrow']);
    assert.deepEqual(labels(arrange(all, new Map([['bid', 99]])).buttons), ['bid 8', 'pass', 'borrow']);
    assert.equal(nearest([5, 6, 7], 1), 5);
  });

  it('takes what is typed only if it is one of its amounts', () => {
    const dial = arrange(all, new Map()).dials.get(0)!;
    assert.equal(typed(dial, '7'), 7);
    for (const text of ['', '4', '9', '6.5', '-6', '6e0', 'six']) assert.equal(typed(dial, text), null, text);
  });

  it('leaves a list without amounts as it is', () => {
    const list = [button('draw'), button('stop')];
    const { buttons, dials } = arrange(list, new Map());
    assert.deepEqual(buttons, list);
    assert.equal(dials.size, 0);
  });
});

describe('keys of a dial and of a list', () => {
  const buttons = [{ shortcut: 'B' }, { shortcut: 'P' }];

  it('turn it with the arrows, as long as they are held', () => {
    assert.deepEqual(commandOf({ key: 'ArrowUp' }, buttons, true), { kind: 'dial', by: 1 });
    assert.deepEqual(commandOf({ key: 'ArrowDown', repeat: true }, buttons, true), { kind: 'dial', by: -1 });
    assert.deepEqual(commandOf({ key: 'PageUp' }, buttons, true), { kind: 'dial', by: 5 });
    assert.equal(commandOf({ key: 'ArrowUp' }, buttons), null);
  });

  it('type an amount instead of choosing a move by its number', () => {
    assert.deepEqual(commandOf({ key: '1' }, buttons, true), { kind: 'type' });
    assert.deepEqual(commandOf({ key: '1' }, buttons), { kind: 'move', at: 0 });
    assert.deepEqual(commandOf({ key: 'b' }, buttons, true), { kind: 'move', at: 0 });
  });

  it('open the list where there is one', () => {
    assert.deepEqual(commandOf({ key: 'a' }, [{ shortcut: null, tucked: true }]), { kind: 'list' });
    assert.equal(commandOf({ key: 'a' }, buttons), null);
  });
});

describe('options of a table', () => {
  const manila = offered.find(({ id }) => id === 'manila') as OfferedGame;
  const option = (key: string) => manila.options.find((one) => one.key === key)!;

  it('follow the preset until they are touched', () => {
    assert.equal(valueIn(manila, {}, option('placementPass')), 'skipOne');
    assert.equal(valueIn(manila, { rules: 'en' }, option('placementPass')), 'final');
    assert.equal(valueIn(manila, { rules: 'en', placementPass: 'skipOne' }, option('placementPass')), 'skipOne');
    assert.equal(valueIn(manila, { rules: 'en' }, option('showOdds')), true);
  });

  it('are worth a word when they differ from the preset, which itself is when it is not the usual one', () => {
    const english = { rules: 'en', largePilotMoves: 'upTo', placementPass: 'skipOne', hideCash: true, startValue: 0 };
    assert.deepEqual(
      remarkable(manila, english).map(({ key }) => key),
      ['rules', 'hideCash', 'placementPass'],
    );
    const usual = { rules: 'fr', ...manila.preset?.values.fr, showOdds: true, hideCash: false, startValue: 0 };
    assert.deepEqual(remarkable(manila, usual), []);
    assert.deepEqual(
      remarkable(manila, { ...usual, showOdds: false, startValue: 5 }).map(({ key }) => key),
      ['startValue', 'showOdds'],
    );
  });

  it('start every game with a table that it can seat', () => {
    for (const { seats, preset, options } of offered) {
      assert.ok(seats[0] <= 3 && seats[1] >= 3);
      if (preset) assert.ok(options.some(({ key }) => key === preset.key));
    }
  });
});
