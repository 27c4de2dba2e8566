import assert from 'node:assert/strict';
import type { Table } from '../../../../client/games/manila/stage/model.ts';
import { tableOf } from '../../../../client/games/manila/stage/model.ts';
import type { Seating } from '../../../../client/stage/seating.ts';
import type { Seat } from '../../../../shared/engine/core.ts';
import { manila } from '../../../../shared/games/manila/index.ts';
import type { Table as Played, Situation } from '../support/table.ts';
import { table } from '../support/table.ts';

const seating = (me: Seat | null, more: Partial<Seating> = {}): Seating => ({
  me,
  odds: true,
  name: (seat) => ['Anneke', 'Baptiste', 'Chidi', 'Dolores', 'Emre'][seat] ?? '',
  away: () => false,
  ...more,
});

const seen = (played: Played, me: Seat | null = 0, more: Partial<Seating> = {}): Table =>
  tableOf(manila.view(played.state, me ?? 'spectator'), seating(me, more));
const shown = (situation: Situation, me: Seat | null = 0, more: Partial<Seating> = {}): Table =>
  seen(table(situation), me, more);

const afloat = { moment: 'placement', boats: { jade: 3, silk: 4, nutmeg: 2 } } as const satisfies Situation;

describe('Manila: what the canvas shows of a view', () => {
  it('puts the viewer on the mat and the others on plates, clockwise from the left', () => {
    const { mat, plates } = shown({ seats: 4 }, 2);
    assert.equal(mat?.name, 'Chidi');
    assert.deepEqual(
      plates.map((plate) => plate.name),
      ['Dolores', 'Anneke', 'Baptiste'],
    );
    const watched = shown({ seats: 5 }, null);
    assert.equal(watched.mat, null);
    assert.equal(watched.plates.length, 5);
  });

  it('M13.1 shows one’s own shares and of others only how many, pledged ones counted', () => {
    const held = { shares: [['jade', 'silk'], ['nutmeg']], pledged: [1, 0] } as const;
    const { mat, plates } = shown(held);
    assert.deepEqual([...(mat?.hand ?? [])].sort(), ['jade', 'silk']);
    assert.deepEqual([mat?.shares, mat?.pledged], [2, 1]);
    assert.deepEqual([plates[0]?.hand, plates[0]?.shares], [null, 1]);
    assert.deepEqual(
      shown(held, null).plates.map((plate) => plate.hand),
      [null, null, null],
    );
  });

  it('A9 shows no money that is hidden, and one’s own always', () => {
    const hidden = shown({ options: { hideCash: true } });
    assert.equal(hidden.mat?.cash, 30);
    assert.deepEqual(
      hidden.plates.map((plate) => plate.cash),
      [null, null],
    );
    assert.equal(shown({}).plates[0]?.cash, 30);
  });

  it('holds the auction in the middle of the board: bids, passes, the highest, who is asked', () => {
    const played = table().plays(0, 'bid 4').plays(1, 'pass');
    const { show, bidders, standing, plates } = seen(played);
    assert.equal(show, 'auction');
    assert.equal(standing, 4);
    assert.deepEqual(
      bidders.map(({ name, bid, passed, highest, asked }) => [name, bid, passed, highest, asked]),
      [
        ['Anneke', 4, false, true, false],
        ['Baptiste', null, true, false, false],
        ['Chidi', null, false, false, true],
      ],
    );
    assert.deepEqual(
      plates.map((plate) => plate.passed),
      [true, false],
    );
    assert.deepEqual(shown({}).offers, []);
  });

  it('gives the wheel to the harbour master once the auction is over', () => {
    const played = table({ voyage: 2, master: 1 });
    assert.ok([seen(played).mat, ...seen(played).plates].every((who) => who?.master === false));
    const won = seen(played.passAuction(0));
    assert.equal(won.mat?.master, true);
    assert.equal(won.plates[0]?.master, false);
  });

  it('M5.1 offers shares at their price, sold out ones as gone, before anything is loaded', () => {
    const shares = [['silk', 'silk', 'silk', 'silk', 'silk'], ['jade'], ['nutmeg']] as const;
    const { show, offers, boats } = shown({ moment: 'share', shares, values: { jade: 20 } });
    assert.equal(show, 'share');
    assert.deepEqual(boats, []);
    const of = (ware: string) => offers.find((offer) => offer.ware === ware);
    assert.deepEqual([of('jade')?.price, of('nutmeg')?.price], [20, 5]);
    assert.deepEqual([of('silk')?.gone, of('jade')?.gone], [true, false]);
  });

  it('M5.2 offers the wares to be loaded, loaded ones as gone, and puts boats on their lanes', () => {
    const played = table({ moment: 'share' }).plays(0, 'decline').plays(0, 'load silk');
    const { show, offers, boats } = seen(played);
    assert.equal(show, 'load');
    assert.deepEqual(
      offers.filter((offer) => offer.gone).map((offer) => offer.ware),
      ['silk'],
    );
    assert.deepEqual(
      boats.map(({ ware, lane, position, payout }) => [ware, lane, position, payout]),
      [['silk', 0, null, 30]],
    );
  });

  it('M5.3 wants spaces 0 to 5 of the lane to be launched, from the harbour master alone', () => {
    const played = table({ moment: 'share' }).plays(0, 'decline');
    for (const ware of ['silk', 'jade', 'nutmeg']) played.plays(0, `load ${ware}`);
    played.plays(0, 'launch silk 4');
    assert.equal(seen(played).show, 'voyage');
    assert.deepEqual(seen(played).wanted, [[], [0, 1, 2, 3, 4, 5], []]);
    assert.deepEqual(seen(played, 1).wanted, [[], [], []]);
    assert.deepEqual(
      seen(played).boats.map((boat) => boat.position),
      [4, null, null],
    );
  });

  it('M6.6 sells the cheapest vacant seat, the front place of the pirates, and every vacant letter', () => {
    const { boats, pirates, port, shipyard, insurance } = shown({
      ...afloat,
      crews: { jade: [1] },
      pirates: [2],
      port: { A: 1 },
    });
    const sold = (sockets: Table['pirates']): (string | number)[] =>
      sockets.filter((socket) => socket.next).map((socket) => socket.index);
    assert.deepEqual(
      boats.map((boat) => sold(boat.seats)),
      [[1], [0], [0]],
    );
    assert.deepEqual(sold(pirates), [1]);
    assert.deepEqual(
      port.map(({ socket }) => socket.next),
      [false, true, true],
    );
    assert.deepEqual(
      shipyard.map(({ socket }) => [socket.cost, socket.next]),
      [
        [4, true],
        [3, true],
        [2, true],
      ],
    );
    assert.deepEqual([insurance.cost, insurance.next], [0, true]);
  });

  it('M6.6a sells no seat on a boat in port, unless the table plays it so', () => {
    const docked = { moment: 'placement', boats: { jade: 'port', silk: 4, nutmeg: 2 }, rolls: 2 } as const;
    const next = (more: object): boolean | undefined => shown({ ...docked, ...more }).boats[0]?.seats[0]?.next;
    assert.equal(next({}), false);
    assert.equal(next({ options: { seatsOnDockedBoats: true } }), true);
    assert.equal(shown(docked).port[0]?.boat, 'jade');
  });

  it('shows chances only where the table and the viewer want them', () => {
    assert.ok(Math.abs((shown(afloat).boats[0]?.chances?.arrive ?? 0) - 108 / 216) < 1e-9, 'C23');
    assert.ok((shown(afloat).port[0]?.chance?.sure ?? 0) > 0.5);
    for (const none of [
      shown(afloat, 0, { odds: false }),
      shown({ ...afloat, options: { showOdds: false } }),
      shown({ moment: 'share' }),
    ]) {
      assert.ok(none.boats.every((boat) => boat.chances === null));
      assert.ok([...none.port, ...none.shipyard].every((berth) => berth.chance === null));
    }
  });

  it('lays out the dice of the boats at sea when they are to be rolled', () => {
    const rolling = { moment: 'roll', boats: { jade: 'port', silk: 8, nutmeg: 7 }, rolls: 1 } as const;
    assert.deepEqual(shown(rolling).dice, ['silk', 'nutmeg']);
    assert.deepEqual(shown(afloat).dice, []);
  });

  it('M8.2 lets boats be boarded while a pirate is asked', () => {
    const thirteen = { moment: 'boarding', boats: { jade: 13, silk: 8, nutmeg: 7 }, rolls: 2, pirates: [1] } as const;
    assert.equal(shown(thirteen).boarding, true);
    assert.equal(shown(afloat).boarding, false);
  });

  it('M9 wants the spaces that the pilot who is asked can reach, none twice and none below 0', () => {
    const before = { moment: 'pilots', rolls: 2, boats: { jade: 13, silk: 8, nutmeg: 'port' } } as const;
    assert.deepEqual(shown({ ...before, pilots: { small: 0 } }).wanted, [[12, 14], [7, 9], []]);
    assert.deepEqual(shown({ ...before, pilots: { large: 0 } }).wanted, [[11, 12, 14], [6, 7, 9, 10], []]);
    const moved = table({ ...before, pilots: { large: 0 } }).plays(0, 'steer silk 1');
    assert.deepEqual(seen(moved).wanted, [[12, 14], [], []]);
  });

  it('M10.4 asks where a plundered boat is sent', () => {
    const played = table({ moment: 'roll', rolls: 2, boats: { jade: 12, silk: 2, nutmeg: 3 }, pirates: [1] });
    const { sending, boats, shipyard } = seen(played.rolls(1, 1, 1));
    assert.equal(sending, 'jade');
    assert.equal(boats[0]?.plundered, true);
    assert.deepEqual(
      shipyard.map((berth) => berth.boat),
      ['silk', 'nutmeg', null],
    );
  });

  it('climbs the ladders of the market and counts what the bank has left', () => {
    const { market } = shown({ values: { jade: 20, silk: 5 }, shares: [['jade', 'jade'], [], []] });
    const of = (ware: string) => market.find((ladder) => ladder.ware === ware);
    assert.deepEqual([of('jade')?.step, of('silk')?.step, of('nutmeg')?.step], [3, 1, 0]);
    assert.equal(of('jade')?.supply, 3);
  });

  it('tells who is to answer and who is away', () => {
    const { mat, plates } = shown({ ...afloat, master: 1 }, 0, { away: (seat) => seat === 2 });
    const all = [mat, ...plates];
    assert.deepEqual(
      all.filter((who) => who?.acting).map((who) => who?.seat),
      [1],
    );
    assert.deepEqual(
      all.filter((who) => who?.away).map((who) => who?.seat),
      [2],
    );
  });
});
