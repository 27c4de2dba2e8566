import assert from 'node:assert/strict';
import { featuredOf, gamesToWatch } from '../../client/page/lobby/live.ts';
import { yourTurnFirst } from '../../client/page/lobby/my-tables.ts';
import type { MyTable, SeatInfo, TableSummary } from '../../shared/protocol/messages.ts';

const seat = (kind: SeatInfo['kind'], connected = true) => ({ kind, connected, name: '', level: '' }) as SeatInfo;
const [person, away, bot] = [seat('person'), seat('person', false), seat('bot')];
const game = (id: string, seats: SeatInfo[], more: Partial<TableSummary> = {}) =>
  ({ id, seats, watchers: 0, rated: false, ...more }) as TableSummary;
const ids = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id).join('');

describe('the lists of the lobby', () => {
  it('show games of people with each other, not one’s own, not those of bots, not those that all have left', () => {
    const live = [
      game('a', [person, person]),
      game('b', [person, bot, bot]),
      game('c', [bot, bot]),
      game('d', [away, away]),
      game('e', [person, away, bot]),
    ];
    assert.equal(ids(gamesToWatch(live, [])), 'ae');
    assert.equal(ids(gamesToWatch(live, [game('a', [])])), 'e');
  });

  it('feature what is worth watching', () => {
    const two = game('a', [person, person]);
    const three = game('b', [person, person, person]);
    assert.equal(featuredOf([]), null);
    assert.equal(featuredOf([two, three])?.id, 'b');
    assert.equal(featuredOf([two, game('c', [person, person], { rated: true })])?.id, 'c');
    assert.equal(featuredOf([three, game('d', [person, person], { watchers: 2 })])?.id, 'd');
  });

  it('have first what waits for oneself', () => {
    const mine = (id: string, toMove: number[], playable = true) =>
      ({ id, toMove, seat: 0, playable }) as unknown as MyTable;
    assert.equal(ids(yourTurnFirst([mine('a', [1]), mine('b', [0]), mine('c', [0], false)])), 'bac');
  });
});
