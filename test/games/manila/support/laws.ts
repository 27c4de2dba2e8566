import assert from 'node:assert/strict';
import {
  type Event,
  LETTERS,
  MARKET,
  NUMBERS,
  SPACES,
  type State,
  WARES,
  type Ware,
} from '../../../../shared/games/manila/index.ts';

/** M15.6, M1.1: nothing is lost and nobody is below 0. */
export function checkHoldings(state: Readonly<State>): void {
  const { players, supply, rules } = state;
  for (const ware of WARES) {
    const held = players.flatMap(({ shares }) => shares).filter((share) => share === ware).length;
    assert.equal(held + supply[ware], NUMBERS.sharesPerWare, `M15.6 shares of ${ware}`);
    assert.ok(MARKET.includes(state.values[ware]), 'M1.6 a value of the ladder');
  }
  const onBoard = piecesOn(state);
  players.forEach(({ cash, shares, pledged, bought, accomplices }, seat) => {
    assert.ok(Number.isInteger(cash) && cash >= 0, 'M1.1 nobody is below 0');
    assert.ok(pledged >= 0 && pledged <= shares.length, 'M15.6 pledges are shares');
    assert.deepEqual(shares.slice(NUMBERS.sharesDealt), bought, 'M5.1 what was bought joins the hand');
    const out = onBoard.filter((owner) => owner === seat).length;
    assert.equal(accomplices + out, rules.accomplices, 'M15.6 accomplices');
  });
}

const piecesOn = ({ boats, port, shipyard, pirates, pilots, insurer }: Readonly<State>): (number | null)[] => [
  ...boats.flatMap(({ seats }) => seats),
  ...Object.values(port),
  ...Object.values(shipyard),
  ...pirates,
  ...Object.values(pilots),
  insurer,
];

/** M5.2, M7.2, M8.4, M10.1: where boats and pirates may be. */
export function checkBoats({ boats, pirates, phase }: Readonly<State>): void {
  assert.equal(new Set(boats.map(({ ware }) => ware)).size, boats.length, 'M5.2 one boat a ware');
  for (const haven of ['port', 'shipyard'] as const) {
    const letters = boats.flatMap(({ berth }) => (berth?.haven === haven ? [berth.letter] : [])).sort();
    assert.deepEqual(letters, LETTERS.slice(0, letters.length), 'M7.2 M10.1 letters fill from A on');
  }
  for (const { position, seats, berth } of boats) {
    assert.ok(position >= 0 && position <= NUMBERS.lastSpace, 'M9.4 on its lane');
    if (phase.kind !== 'over' || berth === null) assert.ok(seats.length >= 3, 'M1.3');
  }
  const starts = boats.map(({ start }) => start);
  if (boats.length === NUMBERS.boats && !starts.includes(null))
    assert.equal(
      starts.reduce<number>((sum, start) => sum + (start ?? 0), 0),
      NUMBERS.startSum,
      'M5.3 the sum of starts',
    );
  assert.ok(pirates[0] !== null || pirates[1] === null, 'M8.4 the front place is taken first');
}

interface Book {
  readonly cash: number[];
  readonly pledged: number[];
  readonly values: Record<Ware, number>;
  standing: number;
  risen: Ware[];
  voyage: number;
}

/** Keeps books from the events alone and compares them with the state after every move (C22). */
export function watchManila(first: Readonly<State>): (state: Readonly<State>, events: readonly Event[]) => void {
  const { phase } = first;
  const book: Book = {
    cash: first.players.map(({ cash }) => cash),
    pledged: first.players.map(({ pledged }) => pledged),
    values: { ...first.values },
    standing: phase.kind === 'auction' ? (phase.standing?.amount ?? 0) : 0,
    risen: [],
    voyage: first.voyage,
  };
  checkHoldings(first);
  return (state, events) => {
    for (const event of events) {
      enter(book, event);
      for (const cash of book.cash) assert.ok(cash >= 0, `M1.1 below 0 after ${event.type}`);
    }
    checkHoldings(state);
    checkBoats(state);
    assert.deepEqual(
      state.players.map(({ cash }) => cash),
      book.cash,
      'C22 cash changes only as told',
    );
    assert.deepEqual(
      state.players.map(({ pledged }) => pledged),
      book.pledged,
      'M11.4 pledges change only as told',
    );
    assert.deepEqual(state.values, book.values, 'M12.1 values change only as told');
    assert.equal(state.voyage, book.voyage);
  };
}

function gain(book: Book, seat: number | 'bank', amount: number): void {
  if (seat !== 'bank') book.cash[seat]! += amount;
}

function enter(book: Book, event: Event): void {
  switch (event.type) {
    case 'voyageBegan':
      book.voyage = event.voyage;
      book.standing = 0;
      book.risen = [];
      break;
    case 'bidMade':
      assert.ok(event.amount > book.standing, 'M4.2 bids rise');
      book.standing = event.amount;
      break;
    case 'masterElected':
      assert.equal(event.price, book.standing, 'M4.4 the standing bid is paid');
      gain(book, event.seat, -event.price);
      break;
    case 'sharesPledged':
      assert.equal(event.amount, NUMBERS.loan * event.shares);
      book.pledged[event.seat]! += event.shares;
      gain(book, event.seat, event.amount);
      break;
    case 'shareRedeemed':
      book.pledged[event.seat]!--;
      gain(book, event.seat, -event.amount);
      break;
    case 'shareBought':
      gain(book, event.seat, -event.price);
      break;
    case 'accomplicePlaced':
      gain(book, event.seat, -event.paid);
      break;
    case 'premiumPaid':
      gain(book, event.seat, event.amount);
      break;
    case 'moneyPaid':
      assert.ok(Number.isInteger(event.amount) && event.amount > 0, 'M1.7 nothing is rounded');
      gain(book, event.from, -event.amount);
      gain(book, event.to, event.amount);
      break;
    case 'diceRolled':
      for (const { face } of event.dice) assert.ok(Number.isInteger(face) && face >= 1 && face <= 6, 'M1.2');
      break;
    case 'valueRose':
      assert.ok(!book.risen.includes(event.ware), 'M12.1 one step a voyage');
      book.risen.push(event.ware);
      assert.deepEqual([event.from, event.to], [book.values[event.ware], next(event.from)], 'M12.1 one step');
      book.values[event.ware] = event.to;
      break;
  }
}

const next = (value: number): number => MARKET[MARKET.indexOf(value) + 1] ?? value;

/** Every move that the rules of the game could possibly mean, and then some. */
export function conceivableMoves(): { readonly type: string }[] {
  const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, i) => from + i);
  return [
    ...['pass', 'decline', 'roll', 'stay', 'waive', 'borrow', 'redeem'].map((type) => ({ type })),
    ...[...numbers(16), 24, 30, 42, 54, 55, 67, 1000].map((amount) => ({ type: 'bid', amount })),
    ...SPACES.map((space) => ({ type: 'place', space })),
    ...WARES.flatMap((ware) => [
      ...['buy', 'load', 'board'].map((type) => ({ type, ware })),
      ...numbers(7).map((start) => ({ type: 'launch', ware, start })),
      ...numbers(5).map((seat) => ({ type: 'evict', ware, seat })),
      ...[-2, -1, 1, 2].map((steps) => ({ type: 'steer', ware, steps })),
      ...['port', 'shipyard'].map((to) => ({ type: 'send', ware, to })),
    ]),
  ];
}
