import assert from 'node:assert/strict';
import { waitedFor } from '../../client/page/clocks/waited-for.ts';
import { entranceOf, isMissed } from '../../client/page/table/entrance.ts';
import { seatLine, withSeatChanges } from '../../client/page/table/seat-changes.ts';
import { social } from '../../shared/i18n/en/social.ts';
import type { TableInvitation } from '../../shared/protocol/http.ts';
import type { SeatChange, SeatInfo, TableInfo } from '../../shared/protocol/messages.ts';

const invited = (of: Partial<TableInvitation>): TableInvitation =>
  ({ status: 'waiting', yours: null, sits: false, free: [1], ...of }) as TableInvitation;
const seat = (kind: SeatInfo['kind'], connected = true) => ({ kind, name: kind, connected }) as SeatInfo;
const table = (status: TableInfo['status'], ...seats: SeatInfo[]) => ({ status, seats }) as unknown as TableInfo;

describe('the link of a table', () => {
  const player = { kind: 'enter', entry: { role: 'player', seat: null } };
  const spectator = { kind: 'enter', entry: { role: 'spectator', seat: null } };

  it('tells what it is before it asks for a name', () => {
    assert.deepEqual(entranceOf(invited({}), false), { kind: 'invite' });
    assert.deepEqual(entranceOf(invited({}), true), player);
  });

  it('lets nobody give a name who can only watch', () => {
    assert.deepEqual(entranceOf(invited({ free: [] }), false), spectator);
    assert.deepEqual(entranceOf(invited({ status: 'running', free: [] }), false), spectator);
    assert.deepEqual(entranceOf(invited({ status: 'finished', free: [] }), true), spectator);
  });

  it('asks where a bot’s seat can be had, also who comes back, and not who sits there', () => {
    assert.deepEqual(entranceOf(invited({ status: 'running' }), false), { kind: 'choose' });
    assert.deepEqual(entranceOf(invited({ status: 'running', yours: 1 }), true), { kind: 'choose' });
    assert.deepEqual(entranceOf(invited({ status: 'running', yours: 1, sits: true, free: [] }), true), player);
  });
});

describe('people who come, go and are waited for', () => {
  it('stand in the log after the move at which it happened', () => {
    const log = [0, 1, 1, 2].map((seq) => ({ seq, event: { type: `e${seq}` } }));
    const took: SeatChange = { seq: 1, what: 'took', seat: 2, name: 'Anna', bot: 'Jack' };
    assert.equal(withSeatChanges(log, []), log);
    assert.deepEqual(
      withSeatChanges(log, [took]).map(({ event }) => event.type),
      ['e0', 'e1', 'e1', 'seatChange', 'e2'],
    );
    const line = seatLine({ type: 'seatChange', ...took } as never, social.seats);
    assert.deepEqual(line, { text: 'Anna has taken over from Jack.', seat: 2 });
    assert.equal(seatLine({ type: 'drawn' }, social.seats), null);
  });

  it('are asked before they leave where people would wait for them', () => {
    assert.equal(isMissed(table('running', seat('person'), seat('person')), 0), true);
    assert.equal(isMissed(table('running', seat('person'), seat('bot')), 0), false);
    assert.equal(isMissed(table('running', seat('person'), seat('person')), null), false);
    assert.equal(isMissed(table('finished', seat('person'), seat('person')), 0), false);
  });

  it('see the time run down: at once for who is away, in the last minute for who thinks', () => {
    const at = 1000;
    const two = table('running', seat('person'), seat('person'));
    const waited = (left: number, away: boolean) => ({ at, seats: [{ seat: 1, away, left }] });
    assert.deepEqual(waitedFor(waited(30_000, true), two, 0, at + 12_000), { seat: 1, away: true, left: 18_000 });
    assert.equal(waitedFor(waited(180_000, false), two, 0, at + 60_000), null);
    assert.deepEqual(waitedFor(waited(180_000, false), two, 0, at + 200_000), { seat: 1, away: false, left: 0 });
    assert.equal(waitedFor(waited(0, false), table('running', seat('bot'), seat('person')), 1, at), null, 'by nobody');
    assert.equal(waitedFor(null, two, 0, at), null);
  });
});
