import assert from 'node:assert/strict';
import type { MoveButton } from '../../client/games/presenter.ts';
import {
  choices,
  emptySelection,
  offerOf,
  type Selection,
  type SelectionAction,
  select,
  selectionFor,
} from '../../client/page/table/selection.ts';

const moves = [{ type: 'a' }, { type: 'b' }];

const selected = (...actions: readonly SelectionAction[]): Selection => actions.reduce(select, emptySelection(moves));

const button = (more: Partial<MoveButton> & { readonly label: string }): MoveButton => ({
  move: { type: more.label },
  note: '',
  icon: '',
  shortcut: null,
  target: null,
  face: null,
  primary: false,
  atOnce: false,
  ...more,
});

describe('the selection of a move', () => {
  it('begins with nothing', () => {
    const { chosen, pointed, reading, first, amounts, openList, byKeys } = emptySelection(moves);
    assert.deepEqual([chosen, pointed, reading, first, openList, byKeys], [null, null, null, null, null, false]);
    assert.equal(amounts.size, 0);
  });

  it('reads the card of a button only where the keyboard has brought the focus', () => {
    const byPointer = selected({ kind: 'point', at: 1, by: 'pointer' });
    assert.deepEqual([byPointer.pointed, byPointer.reading], [1, null]);
    const byKeyboard = selected({ kind: 'point', at: 1, by: 'keyboard' });
    assert.deepEqual([byKeyboard.pointed, byKeyboard.reading], [1, 1]);
    const left = select(byKeyboard, { kind: 'point', at: null });
    assert.deepEqual([left.pointed, left.reading], [null, null]);
  });

  it('forgets what was chosen and pointed at when a first place is held or put down', () => {
    const held = selected(
      { kind: 'choose', at: 0 },
      { kind: 'point', at: 1, by: 'pointer' },
      { kind: 'hold', first: 'hand:3' },
    );
    assert.deepEqual([held.chosen, held.pointed, held.first], [null, null, 'hand:3']);
    const dropped = select(select(held, { kind: 'choose', at: 1 }), { kind: 'hold', first: null });
    assert.deepEqual([dropped.chosen, dropped.first], [null, null]);
  });

  it('keeps every dial where it was turned to', () => {
    const turned = selected(
      { kind: 'turn', group: 'bid', amount: 7 },
      { kind: 'turn', group: 'loan', amount: 2 },
      { kind: 'turn', group: 'bid', amount: 8 },
    );
    assert.deepEqual(
      [...turned.amounts],
      [
        ['bid', 8],
        ['loan', 2],
      ],
    );
  });

  it('closes the open list with a move of somebody who plays by pointer', () => {
    const made = selected({ kind: 'open', list: choices }, { kind: 'choose', at: 1 }, { kind: 'act', minor: false });
    assert.deepEqual([made.openList, made.chosen], [null, null]);
  });

  it('leaves the choices open for somebody who opened them by their key, but for what is seldom wanted', () => {
    const byKeys = selected({ kind: 'toggleChoices' });
    assert.deepEqual([byKeys.openList, byKeys.byKeys], [choices, true]);
    assert.equal(select(byKeys, { kind: 'act', minor: false }).openList, choices);
    assert.equal(select(byKeys, { kind: 'act', minor: true }).openList, null);
    const closed = select(byKeys, { kind: 'toggleChoices' });
    assert.deepEqual([closed.openList, closed.byKeys], [null, false]);
  });

  it('opens the choices by their key while another list is open', () => {
    const other = selected({ kind: 'open', list: 'Loans' }, { kind: 'toggleChoices' });
    assert.deepEqual([other.openList, other.byKeys], [choices, true]);
  });

  it('lasts for one list of moves; only the open list outlives it', () => {
    const full = selected(
      { kind: 'toggleChoices' },
      { kind: 'hold', first: 'hand:3' },
      { kind: 'turn', group: 'bid', amount: 7 },
      { kind: 'choose', at: 1 },
      { kind: 'point', at: 1, by: 'keyboard' },
    );
    assert.equal(selectionFor(full, moves), full);
    const next = [{ type: 'c' }];
    assert.deepEqual(selectionFor(full, next), { ...emptySelection(next), openList: choices, byKeys: true });
  });

  it('stays the same object where nothing changes, so that nothing is drawn again', () => {
    const empty = emptySelection(moves);
    const unchanged: readonly SelectionAction[] = [
      { kind: 'choose', at: null },
      { kind: 'point', at: null },
      { kind: 'hold', first: null },
      { kind: 'open', list: null },
      { kind: 'act', minor: true },
    ];
    for (const action of unchanged) assert.equal(select(empty, action), empty, action.kind);
  });
});

describe('what the page offers with a selection', () => {
  const hold = { label: 'the card', note: '', icon: '', face: null, next: 'Where to?' };
  const all = [
    button({ label: 'north', first: 'hand:1', target: 'harbour:1', hold }),
    button({ label: 'south', first: 'hand:1', target: 'harbour:2', hold }),
    button({ label: 'bid 1', dial: { group: 'bid', amount: 1, label: 'Bid' } }),
    button({ label: 'bid 2', dial: { group: 'bid', amount: 2, label: 'Bid' } }),
  ];
  const labels = (selection: Selection) => offerOf(all, selection).buttons.map(({ label }) => label);

  it('one button for all moves with the same first place, and one for a dial at its least', () => {
    assert.deepEqual(labels(emptySelection(moves)), ['the card', 'bid 1']);
  });

  it('the second places while the first is held, and the amount that was dialled', () => {
    const selection = selected({ kind: 'hold', first: 'hand:1' }, { kind: 'turn', group: 'bid', amount: 2 });
    assert.deepEqual(labels(selection), ['north', 'south', 'bid 2']);
    assert.deepEqual([offerOf(all, selection).held, offerOf(all, selection).hold], ['hand:1', hold]);
  });

  it('nothing is held where no move begins with it', () => {
    const { held, buttons } = offerOf(all, selected({ kind: 'hold', first: 'hand:9' }));
    assert.equal(held, null);
    assert.equal(buttons[0]?.label, 'the card');
  });
});
