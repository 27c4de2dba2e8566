import assert from 'node:assert/strict';
import { CARDS, deckOf, SPECIAL_EXPEDITION } from '../../../../shared/games/port-royal/components.ts';
import {
  CONTRACTS,
  type Event,
  FACES,
  faceOf,
  MISSIONS,
  portRoyal,
  type State,
} from '../../../../shared/games/port-royal/index.ts';
import { coinsOf, influenceOf } from '../../../../shared/games/port-royal/zones.ts';

/** PR18.1 and PR18.3: every card once, and in a zone where it may lie. */
export function checkZones(state: Readonly<State>): void {
  const { deck, discard, table, players, time, victory } = state;
  const harbour = state.harbour.map(({ card }) => card);
  const turnedUp = state.pending.flatMap((decision) => ('card' in decision ? [decision.card] : []));
  const looked = state.pending.flatMap((decision) => (decision.kind === 'look' ? decision.cards : []));
  const holds = state.adventure?.venturers.flatMap(({ hold }) => hold) ?? [];
  const own = players.flatMap(({ treasury, tableau, expeditions, ships, stored }) =>
    [treasury, tableau, expeditions, ships, stored].flat(),
  );
  const piles = [deck, discard, harbour, table, own, turnedUp, time, victory, looked, holds];
  const all = piles.flat().sort((a, b) => a - b);
  // PR14.1: the batch of a chapter comes before the first turn
  const batch = state.turn === 0 ? state.rules.adventure?.batch : null;
  const dealt = deckOf(state.rules.sets.filter((set) => set !== batch));
  const expected = (state.rules.specialExpedition ? [...dealt, SPECIAL_EXPEDITION] : dealt).sort((a, b) => a - b);
  assert.deepEqual(all, expected, 'PR18.1 every card exactly once');

  const kinds = (cards: readonly number[]) => new Set(cards.map((card) => faceOf(card).kind));
  const within = (cards: readonly number[], ...allowed: string[]) =>
    assert.deepEqual(
      [...kinds(cards)].filter((kind) => !allowed.includes(kind)),
      [],
      'PR18.3',
    );
  within(harbour, 'ship', 'person');
  within(table, 'expedition');
  for (const player of players) {
    within(player.tableau, 'person');
    within(player.expeditions, 'expedition');
    within(player.ships, 'ship');
    within(player.stored, 'ship');
    assert.ok(!player.treasury.includes(SPECIAL_EXPEDITION), 'PR2.1 the special expedition is no coin');
  }
  const colours = harbour.flatMap((card) => {
    const face = faceOf(card);
    return face.kind === 'ship' ? [face.colour] : [];
  });
  // a gambler's cards are not all there yet, or the game is over before they are
  if (state.gamblers === 0) assert.equal(new Set(colours).size, colours.length, 'PR18.3 no two ships share a colour');
  checkContracts(state);
  checkAdventure(state);
}

/** PR18.8, PR18.10 */
function checkAdventure({ adventure, rules }: Readonly<State>): void {
  if (adventure === null || rules.adventure === null) return;
  const { missions, venturers, pack, event, past, unused } = adventure;
  const events = [...pack, ...(event === null ? [] : [event]), ...past, ...unused];
  assert.equal(new Set(events).size, events.length, 'PR18.10 every event once');
  assert.equal(events.length, 14 + (rules.adventure.smallGroup ? 1 : 0), 'PR18.10 no event is lost');
  venturers.forEach(({ windows, boughtOut, crowns, hold }, seat) => {
    const done = missions.filter((open) => open.done.includes(seat)).length;
    const begun = missions.filter((open) => open.progress.includes(seat)).length;
    assert.equal(done + boughtOut, windows, 'PR18.8 windows are missions and buy-outs');
    assert.ok(windows + begun <= 4, 'PR18.8 four markers');
    assert.ok(crowns >= 0 && crowns <= 16, 'PR18.8 the track of crowns');
    for (const card of hold) assert.equal(faceOf(card).kind, 'ship', 'PR18.3');
  });
}

/** PR18.7 and PR18.9 */
function checkContracts({ contracts, players, rules }: Readonly<State>): void {
  assert.equal(contracts.length, rules.openContracts);
  for (const { done, progress } of contracts) {
    assert.equal(new Set(done).size, done.length, 'PR18.7 nobody completes a contract twice');
    assert.equal(progress.length, players.length);
    for (const seat of done) assert.equal(progress[seat], 0, 'PR18.7 the marker has left the progress space');
  }
  players.forEach((_, seat) => {
    const placed = contracts.filter(({ done, progress }) => done.includes(seat) || progress[seat]! > 0).length;
    assert.ok(placed <= 3, 'PR18.7 three markers');
  });
}

interface Book {
  readonly coins: number[];
  influence: number[];
  harbour: number;
  takes: number;
  active: number;
  turns: number[];
  gambled: boolean;
  /** the time pile with all that has left it (PR18.9) */
  time: { left: number; moved: number; drawn: number };
}

/** Keeps books from the events alone and compares them with the state after every move (PR18). */
export function watchPortRoyal(first: Readonly<State>): (state: Readonly<State>, events: readonly Event[]) => void {
  const seats = first.players.map((_, seat) => seat);
  const book: Book = {
    coins: seats.map((seat) => coinsOf(first, seat)),
    influence: seats.map((seat) => influenceOf(first, seat)),
    harbour: first.harbour.length,
    takes: first.phase.kind === 'trade' ? first.phase.takes : 0,
    active: first.active,
    turns: seats.map((seat) => turnsOf(first, seat)),
    gambled: first.gamblers > 0,
    time: { left: first.time.length, moved: first.victory.length, drawn: 0 },
  };
  const timeInAll = first.time.length + first.victory.length;
  checkZones(first);
  return (state, events) => {
    for (const event of events) enter(book, event);
    checkZones(state);
    assert.deepEqual(
      seats.map((seat) => coinsOf(state, seat)),
      book.coins,
      'PR18.2 coins change only as told',
    );
    assert.equal(state.harbour.length, book.harbour, 'PR18.4 the harbour changes only as told');
    assert.deepEqual([state.time.length, state.victory.length], [book.time.left, book.time.moved], 'PR18.9');
    assert.equal(book.time.left + book.time.moved + book.time.drawn, timeInAll, 'PR18.9 time is only told away');
    const influence = seats.map((seat) => influenceOf(state, seat));
    for (const seat of seats) assert.ok(influence[seat]! >= book.influence[seat]!, 'PR18.5 influence never falls');
    book.influence = influence;
    const outcome = portRoyal.outcome(state);
    if (outcome && !outcome.team && outcome.reason !== 'stall')
      assert.equal(new Set(book.turns).size, 1, 'PR18.13 equally many turns');
  };
}

/** How often a seat has been active: the turns went round from the starting seat. */
function turnsOf({ turn, start, players }: Readonly<State>, seat: number): number {
  const place = (seat - start + players.length) % players.length;
  return Math.floor((turn - 1 - place) / players.length) + 1;
}

function enter(book: Book, event: Event): void {
  switch (event.type) {
    case 'turnBegan':
      assert.equal(book.harbour, 0, 'PR18.4 between turns the harbour is empty');
      book.active = event.seat;
      book.turns[event.seat]!++;
      book.gambled = false;
      break;
    case 'cardMoored':
      book.harbour++;
      break;
    case 'busted':
      // of a gambler's cards the second ship lies in the harbour already
      if (!book.gambled) book.harbour++;
      break;
    case 'gamblerUsed':
      book.gambled = true;
      break;
    case 'timePassed':
      book.time.left--;
      book.time.drawn++;
      assert.equal(book.time.left, event.time);
      break;
    case 'timeSetAside':
      book.time.left--;
      book.time.moved++;
      assert.deepEqual([book.time.left, book.time.moved], [event.time, event.victory]);
      break;
    case 'takesGained':
      book.takes += event.amount;
      break;
    case 'coinsPaid':
    case 'missionPaid':
    case 'duesPaid':
      book.coins[event.seat]! -= event.amount;
      break;
    case 'markerBoughtOut':
      book.coins[event.seat]! -= event.price;
      break;
    case 'harbourCleared':
      assert.equal(event.cards, book.harbour, 'PR18.4 all of the harbour is cleared');
      book.harbour = 0;
      break;
    case 'windowOpened':
      book.takes = event.takes;
      break;
    case 'shipTraded':
    case 'personHired':
      book.harbour--;
      assert.ok(book.takes-- > 0, 'PR18.6 takes used are granted ones');
      if (event.type === 'personHired') book.coins[event.seat]! -= event.cost;
      break;
    case 'feePaid':
      assert.deepEqual([event.to, event.amount], [book.active, 1], 'PR18.6 one coin to the active player');
      book.coins[event.from]! -= event.amount;
      book.coins[event.to]! += event.amount;
      break;
    case 'taxPaid':
      book.coins[event.seat]! -= event.amount;
      break;
    case 'coinsGained':
      book.coins[event.seat]! += event.amount;
      break;
  }
}

/** Every move that the rules of the game could possibly mean, and then some. */
export function conceivableMoves(): { readonly type: string }[] {
  const slots = Array.from({ length: 14 }, (_, slot) => slot);
  const faces = [...new Set(CARDS.map((face) => face.id))];
  const crew = ['captain-1', 'jack-1', 'priest-1', 'settler-1'];
  const pairs = crew.flatMap((a, i) => crew.slice(i).map((b) => [a, b]));
  const cargo = FACES.flatMap((face) => (face.kind === 'ship' && face.cargo !== null ? [face.id] : []));
  const innkeepers = FACES.flatMap((face) => (face.kind === 'person' && face.role === 'innkeeper' ? [face.id] : []));
  const triples = pairs.flatMap(([a, b]) => crew.filter((c) => c >= b!).map((c) => [a, b, c]));
  return [
    ...[
      'draw',
      'stop',
      'keep',
      'repel',
      'pass',
      'done',
      'store',
      'gamble',
      'decline',
      'setAside',
      'leave',
      'begin',
      'look',
      'stow',
      'buyOut',
    ].map((type) => ({ type })),
    ...CONTRACTS.map(({ id }) => ({ type: 'claim', contract: id })),
    ...MISSIONS.map(({ id }) => ({ type: 'fulfil', mission: id })),
    ...[1, 2, 3, 4, 5].map((card) => ({ type: 'choose', card })),
    ...['a', 'b'].map((side) => ({ type: 'side', side })),
    ...[0, 1, 2].flatMap((place) => [
      { type: 'retain', place },
      { type: 'toss', place },
    ]),
    ...cargo.flatMap((ship) => innkeepers.map((innkeeper) => ({ type: 'sell', ship, innkeeper }))),
    ...cargo
      .flatMap((a, i) => [[a], ...cargo.slice(i).map((b) => [a, b].sort())])
      .map((ships) => ({ type: 'deliver', ships })),
    ...[0, 1, 2, 3, 4].map((to) => ({ type: 'give', to })),
    ...[null, ...CONTRACTS.map(({ id }) => id)].flatMap((renounce) =>
      [false, true].map((under) => ({ type: 'use', under, renounce })),
    ),
    ...slots.flatMap((slot) => [
      { type: 'trade', slot },
      { type: 'hire', slot },
    ]),
    ...faces.map((expedition) => ({ type: 'complete', expedition })),
    ...[[], ['captain-1'], ...pairs, ...triples].map((persons) => ({ type: 'pay', persons })),
  ];
}
