import assert from 'node:assert/strict';
import { CARDS, SPECIAL_EXPEDITION } from '../../../../shared/games/port-royal/components.ts';
import { type Event, faceOf, portRoyal, type State } from '../../../../shared/games/port-royal/index.ts';
import { coinsOf, influenceOf } from '../../../../shared/games/port-royal/zones.ts';

/** PR18.1 and PR18.3: every card once, and in a zone where it may lie. */
export function checkZones(state: Readonly<State>): void {
  const { deck, discard, table, players } = state;
  const harbour = state.harbour.map(({ card }) => card);
  const turnedUp = state.pending.flatMap((decision) => (decision.kind === 'ship' ? [decision.card] : []));
  const own = players.flatMap(({ treasury, tableau, expeditions }) => [...treasury, ...tableau, ...expeditions]);
  const all = [...deck, ...discard, ...harbour, ...table, ...own, ...turnedUp].sort((a, b) => a - b);
  const expected = [...CARDS.keys()].filter((card) => state.rules.specialExpedition || card !== SPECIAL_EXPEDITION);
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
    assert.ok(!player.treasury.includes(SPECIAL_EXPEDITION), 'PR2.1 the special expedition is no coin');
  }
  const colours = harbour.flatMap((card) => {
    const face = faceOf(card);
    return face.kind === 'ship' ? [face.colour] : [];
  });
  assert.equal(new Set(colours).size, colours.length, 'PR18.3 no two ships share a colour');
}

interface Book {
  readonly coins: number[];
  influence: number[];
  harbour: number;
  takes: number;
  active: number;
  turns: number[];
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
  };
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
    const influence = seats.map((seat) => influenceOf(state, seat));
    for (const seat of seats) assert.ok(influence[seat]! >= book.influence[seat]!, 'PR18.5 influence never falls');
    book.influence = influence;
    const outcome = portRoyal.outcome(state);
    if (outcome && outcome.reason !== 'stall') assert.equal(new Set(book.turns).size, 1, 'PR18.13 equally many turns');
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
      break;
    case 'cardMoored':
      book.harbour++;
      break;
    case 'busted':
      book.harbour++;
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
  const triples = pairs.flatMap(([a, b]) => crew.filter((c) => c >= b!).map((c) => [a, b, c]));
  return [
    ...['draw', 'stop', 'keep', 'repel', 'pass', 'done'].map((type) => ({ type })),
    ...slots.flatMap((slot) => [
      { type: 'trade', slot },
      { type: 'hire', slot },
    ]),
    ...faces.map((expedition) => ({ type: 'complete', expedition })),
    ...[[], ['captain-1'], ...pairs, ...triples].map((persons) => ({ type: 'pay', persons })),
  ];
}
