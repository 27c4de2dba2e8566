import assert from 'node:assert/strict';
import type { Table } from '../../../../client/games/borneo/stage/model.ts';
import { tableOf } from '../../../../client/games/borneo/stage/model.ts';
import type { Seating } from '../../../../client/stage/seating.ts';
import type { Seat } from '../../../../shared/engine/core.ts';
import { borneo } from '../../../../shared/games/borneo/index.ts';
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
  tableOf(borneo.view(played.state, me ?? 'spectator'), seating(me, more));
const shown = (situation: Situation, me: Seat | null = 0, more: Partial<Seating> = {}): Table =>
  seen(table(situation), me, more);

const stand = { red: [1, 2, 0], yellow: [0, 1], green: [2, 0], blue: [1, 2] } as const;
const shipping = { moment: 'ship', companies: stand } as const satisfies Situation;

/** Red 3rd attacks red 1st over one in between; S01 shows three red flags, S04 and S16 one. */
const fight = () =>
  table({
    moment: 'company',
    companies: stand,
    hands: [
      ['S01', 'S50', 'S53'],
      ['S04', 'S16', 'S17'],
      ['S55', 'S56'],
    ],
  }).plays(0, 'attack red 3 1');

describe('Borneo: what the canvas shows of a view', () => {
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

  it('B16.1 shows one’s own hand, and of others only how many cards and missions', () => {
    const held = { ...shipping, hands: [['S01', 'S02'], ['S03']], completed: [['each1'], ['same4']] } as const;
    const { mat, plates } = shown(held);
    assert.deepEqual(
      mat?.hand?.map(({ id }) => id),
      ['S01', 'S02'],
    );
    assert.deepEqual(mat?.completed, ['each1']);
    assert.deepEqual([plates[0]?.hand, plates[0]?.cards], [null, 1]);
    assert.deepEqual([plates[0]?.completed, plates[0]?.missions], [null, 1]);
    assert.ok(shown(held, null).plates.every(({ hand, completed }) => hand === null && completed === null));
  });

  it('B8.3 counts the flags that can be seen: top rows, and the flag below of the last card', () => {
    const { places } = shown({ ...shipping, places: [['tidore', 'S01', 'S28'], ['banda'], ['ternate', 'S49']] });
    const flags = places.map(({ tally }) => tally.map(({ flags }) => flags));
    // red rrr/y covered, then ryy/b open
    assert.deepEqual(flags, [
      [4, 2, 0, 1],
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ]);
    assert.deepEqual(
      places[0]?.tally.map(({ company }) => company),
      ['red', 'yellow', 'green', 'blue'],
    );
    assert.deepEqual([places[0]?.harbour?.limit, places[0]?.harbour?.monopoly], [4, 6]);
    assert.equal(places[0]?.column.length, 2);
  });

  it('counts a warehouse by units, crates apart; cards of the other edition have none', () => {
    const wares = [['S49', 'S01', 'tidore', 'kutai'], ['S04']] as const;
    const open = [['brunei'], ['banda'], ['galle']] as const;
    const { mat, plates } = shown({ ...shipping, warehouses: wares, places: open });
    assert.deepEqual(
      mat?.stores.map(({ spice, units }) => [spice, units]),
      [
        ['pepper', 0],
        ['cinnamon', 3],
        ['cloves', 1],
        ['nutmeg', 0],
        ['crate', 1],
      ],
    );
    assert.deepEqual([mat?.wares, plates[0]?.wares], [4, 1]);
    const cards = shown({ ...shipping, warehouses: wares, places: open, options: { edition: 'card' } });
    assert.deepEqual(
      cards.mat?.stores.map(({ units }) => units),
      [0, 3, 1, 1],
    );
  });

  it('B5.3 says what is missing to each mission, crates counted, and nothing to spectators', () => {
    // cinnamon 3, cloves 1, a crate
    const situation = {
      ...shipping,
      places: [['brunei'], ['banda'], ['galle']],
      warehouses: [['S49', 'S01', 'tidore', 'kutai']],
      missions: { same8: 0 },
    } as const;
    const of = (kind: string, me: Seat | null = 0) => shown(situation, me).missions.find((each) => each.kind === kind);
    assert.deepEqual([of('each1')?.points, of('each1')?.left, of('each1')?.missing], [6, 3, 1]);
    assert.deepEqual(of('each1')?.lacks, [
      { spice: 'pepper', units: 1 },
      { spice: 'nutmeg', units: 1 },
    ]);
    assert.deepEqual([of('same4')?.missing, of('same4')?.lacks], [0, [{ spice: 'cinnamon', units: 1 }]]);
    assert.equal(of('same8')?.left, 0);
    assert.deepEqual([of('each1', null)?.missing, of('each1', null)?.lacks], [null, []]);
  });

  it('B7 lays a combat open: both sides, the flags that count, the merchants in between', () => {
    const begun = seen(fight());
    assert.equal(begun.show, 'combat');
    assert.deepEqual(begun.combat?.between, [2]);
    assert.deepEqual(
      [begun.combat?.attack.seat, begun.combat?.attack.rank, begun.combat?.defence.seat, begun.combat?.defence.rank],
      [0, 3, 1, 1],
    );
    const laid = seen(fight().plays(0, 'attackCard S01').plays(0, 'done').plays(1, 'defendCard S04'), 2);
    // one against one: the answer is complete, and the beaten one is asked where to go
    assert.equal(laid.show, 'combat');
    assert.deepEqual([laid.combat?.attack.flags, laid.combat?.defence.flags], [3, 1]);
    assert.deepEqual(
      laid.combat?.defence.cards.map(({ id }) => id),
      ['S04'],
    );
    assert.equal(laid.joining, true);
  });

  it('B9.3 spreads the cards of a distribution before those who pick, in their order', () => {
    const played = table({
      moment: 'ship',
      companies: { red: [1, 0] },
      places: [['tidore', 'S01'], ['banda'], ['ternate']],
      hands: [['S02', 'S60']],
    }).plays(0, 'ship S02 1');
    const { show, pick, places } = seen(played);
    assert.equal(show, 'pick');
    assert.deepEqual([pick?.kind, pick?.companies, pick?.place], ['monopoly', ['red'], 0]);
    assert.deepEqual(
      pick?.pickers.map(({ seat, rank }) => [seat, rank]),
      [
        [1, 1],
        [0, 2],
      ],
    );
    assert.deepEqual(
      pick?.cards.map(({ id }) => id),
      ['S01', 'S02'],
    );
    assert.equal(places.length, 3);
  });

  it('B5.9 spreads the warehouse that a mission is paid from, by spice, with what has been named', () => {
    const played = table({
      moment: 'mission',
      companies: stand,
      warehouses: [['S01', 'S08', 'S11', 'S16', 'S04']],
    });
    assert.equal(seen(played).show, 'harbours');
    played.plays(0, 'mission same4');
    const paying = seen(played.plays(0, 'pay S01'), 1);
    assert.equal(paying.show, 'payment');
    assert.equal(paying.payment?.name, 'Anneke');
    assert.deepEqual(
      paying.payment?.wares.map(({ id, named }) => [id, named]),
      [
        ['S04', false],
        ['S01', true],
        ['S08', false],
        ['S11', false],
        ['S16', false],
      ],
    );
  });

  it('B15 knows where the pirate ship is, and of no cove where there are no pirates', () => {
    assert.equal(shown(shipping).cove, null);
    const pirates = { ...shipping, options: { blackbeard: true } } as const;
    assert.equal(shown(pirates).cove, 'ship');
    const taken = shown({ ...pirates, ship: 1 });
    assert.equal(taken.cove, 'empty');
    assert.deepEqual(
      taken.plates.map(({ ship }) => ship),
      [true, false],
    );
  });

  it('B4.2 tells the phase of the turn, and none while merchants are placed', () => {
    assert.equal(shown({ moment: 'placing' }).phase, null);
    assert.equal(shown({ moment: 'placing' }).joining, true);
    assert.equal(shown({ moment: 'company', companies: stand }).phase, 2);
    assert.equal(shown(shipping).phase, 3);
    assert.equal(shown(shipping).joining, false);
  });

  it('marks whose turn it is and who is asked, which need not be the same', () => {
    const laid = seen(fight().plays(0, 'attackCard S01').plays(0, 'done'), 2);
    const who = [...laid.plates, ...(laid.mat ? [laid.mat] : [])];
    assert.deepEqual(
      who.filter(({ active }) => active).map(({ name }) => name),
      ['Anneke'],
    );
    assert.deepEqual(
      who.filter(({ acting }) => acting).map(({ name }) => name),
      ['Baptiste'],
    );
    assert.ok(shown(shipping, 0, { away: (seat) => seat === 1 }).plates[0]?.away);
  });
});
