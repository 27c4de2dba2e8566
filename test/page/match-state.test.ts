import assert from 'node:assert/strict';
import {
  hasGap,
  nothingYet,
  type PageSnapshot,
  withConnection,
  withState,
  withSync,
  withTurn,
} from '../../client/net/match-state.ts';
import type { TableInfo } from '../../shared/protocol/messages.ts';

const table: TableInfo = {
  id: 't',
  code: 'KRAKEN-7F3Q',
  game: 'port-royal',
  status: 'running',
  visibility: 'public',
  hostSeat: 0,
  origin: '',
  pace: 'normal',
  speed: 'unhurried',
  undo: true,
  watchers: 0,
  seats: [],
  options: '{}',
  commitment: '',
  begins: false,
  watchable: true,
  delay: 0,
  audience: [],
  rematch: '',
  rated: false,
  seatChanges: '[]',
  campaign: '',
  chapter: 0,
};
const at = (seq: number) => ({ seq, marks: `position ${seq}` });
const draw = { type: 'draw' };
const event = { type: 'cardDrawn' };

const live: PageSnapshot = withSync(nothingYet, { seat: 1, seq: 4, moves: [], log: [{ seq: 4, event }] }, table, at(4));

describe('the state of a match', () => {
  it('knows over whose shoulder each position is seen', () => {
    const sync = { seat: null, seq: 4, moves: [], log: [], view: at(4) };
    const looking = withSync(nothingYet, { ...sync, over: 2 }, table, at(4));
    assert.deepEqual([looking.seat, looking.over, live.over], [null, 2, null]);
    const next = { seq: 5, events: [event], moves: [], view: at(5) };
    assert.equal(withTurn(looking, { ...next, over: 2 }).snapshot.over, 2);
    assert.equal(withTurn(looking, next).snapshot.over, null);
  });

  it('takes everything from sync', () => {
    assert.equal(live.connection, 'live');
    assert.deepEqual([live.seat, live.seq, live.view, live.log.length], [1, 4, at(4), 1]);
  });

  it('shows a table that changes without a move at once', () => {
    const watched = withState(live, { ...table, watchers: 3 }, at(4));
    assert.equal(watched.table?.watchers, 3);
    assert.deepEqual(watched.view, at(4));
  });

  it('holds a position back until its events are told', () => {
    const patched = withState(live, table, at(5));
    assert.deepEqual(patched.view, at(4));
    const { snapshot, step } = withTurn(patched, { seq: 5, events: [event], moves: [draw] });
    assert.deepEqual([snapshot.seq, snapshot.view, snapshot.moves], [5, at(5), [draw]]);
    assert.deepEqual(step, { seq: 5, events: [event], view: at(5) });
    assert.deepEqual(snapshot.log.at(-1), { seq: 5, event });
  });

  it('tells two moves one after the other though one patch carried both', () => {
    const patched = withState(live, table, at(6));
    const first = withTurn(patched, { seq: 5, events: [event], moves: [] });
    const second = withTurn(first.snapshot, { seq: 6, events: [event], moves: [draw] });
    assert.equal(first.step?.seq, 5);
    assert.equal(second.step?.seq, 6);
    assert.deepEqual(second.snapshot.view, at(6));
    assert.equal(second.snapshot.log.length, 3);
  });

  it('does not tell again what sync has brought, but takes the moves', () => {
    const { snapshot, step } = withTurn(live, { seq: 4, events: [event], moves: [draw] });
    assert.equal(step, null);
    assert.equal(snapshot.log.length, 1);
    assert.deepEqual(snapshot.moves, [draw]);
  });

  it('tells the opening of a game that begins at a waiting table', () => {
    const waiting = withSync(
      nothingYet,
      { seat: 0, seq: 0, moves: [], log: [] },
      { ...table, status: 'waiting' },
      null,
    );
    const begun = withState(waiting, table, at(0));
    assert.deepEqual(begun.view, at(0));
    const { snapshot, step } = withTurn(begun, { seq: 0, events: [event], moves: [draw] });
    assert.deepEqual(step, { seq: 0, events: [event], view: at(0) });
    assert.equal(snapshot.log.length, 1);
    assert.equal(withTurn(snapshot, { seq: 0, events: [event], moves: [draw] }).step, null);
  });

  it('notices that it has missed a move, or that the table went back', () => {
    const turn = { events: [], moves: [] };
    assert.equal(hasGap(live, { seq: 5, ...turn }), false);
    assert.equal(hasGap(live, { seq: 6, ...turn }), true);
    assert.equal(hasGap(live, { seq: 3, ...turn }), true);
  });

  it('frees the buttons when the answer is a new position', () => {
    const sent = withState({ ...live, busy: true }, table, at(5));
    assert.equal(withTurn(sent, { seq: 5, events: [], moves: [] }).snapshot.busy, false);
  });

  it('keeps what it knows while the connection is away', () => {
    const away = withConnection(live, 'reconnecting');
    assert.deepEqual([away.connection, away.view, away.seq], ['reconnecting', at(4), 4]);
    assert.equal(withConnection(live, 'closed', 'elsewhere').closed, 'elsewhere');
  });
});
