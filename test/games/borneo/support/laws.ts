import assert from 'node:assert/strict';
import { harboursFor, missionsFor } from '../../../../shared/games/borneo/components.ts';
import {
  borneo,
  COMPANIES,
  type Event,
  HARBOUR_IDS,
  harbour,
  isShipment,
  MISSION_KINDS,
  SHIPMENTS,
  SPICES,
  type State,
  visibleFlags,
} from '../../../../shared/games/borneo/index.ts';

const promptOf = (state: Readonly<State>) => borneo.view(state, 'spectator').prompt;

/** B2.9, B2.10: nothing is lost and nothing is there twice. */
export function checkCards(state: Readonly<State>): void {
  const { draw, discard, removed, buried, harbours, places, players, rules, ending } = state;
  const prompt = promptOf(state);
  const fought = 'combat' in prompt ? [...prompt.combat.attack, ...prompt.combat.defence] : [];
  const columns = places.flatMap(({ column }) => column);
  const held = players.flatMap(({ hand, warehouse }) => [...hand, ...warehouse]);
  const shipments = [...draw, ...discard, ...removed, ...buried, ...columns, ...held, ...fought].filter(isShipment);
  assert.deepEqual(
    shipments.sort(),
    SHIPMENTS.map(({ id }) => id),
    'B2.9 every shipment is somewhere once',
  );
  if (ending === null) {
    assert.ok(!removed.some(isShipment), 'B2.9 no shipment leaves the game before its end');
    assert.equal(buried.length, 0);
  }
  const open = places.flatMap((place) => place.harbour ?? []);
  const ports = [...harbours, ...open, ...removed, ...held].filter((id) => !isShipment(id));
  assert.deepEqual(ports.sort(), harboursFor(rules.edition, rules.seats).sort(), 'B2.10 harbours');
  const all = missionsFor(rules.edition, rules.seats);
  for (const kind of MISSION_KINDS) {
    const taken = players.flatMap(({ missions }) => missions).filter((mission) => mission === kind).length;
    assert.equal(state.missions[kind] + taken, all[kind], `B2.10 missions ${kind}`);
  }
}

/** B2.2, B2.10 */
export function checkMerchants({ companies, rules, phase, players }: Readonly<State>): void {
  const standing = COMPANIES.flatMap((company) => companies[company]);
  if (rules.capacity !== null)
    for (const company of COMPANIES) assert.ok(companies[company].length <= rules.capacity, 'B2.2 five places');
  const waiting = phase.kind === 'placing' ? phase.order : [];
  players.forEach((_, seat) => {
    const own = [...standing, ...waiting].filter((owner) => owner === seat).length;
    assert.equal(own, rules.merchants, 'B2.10 merchants');
  });
}

/** B17.1, B17.2, B17.4, B17.5 */
export function checkHands(state: Readonly<State>): void {
  const { places, players, rules, active } = state;
  const prompt = promptOf(state);
  for (const { harbour: id, column } of places) {
    const flags = visibleFlags(column);
    const sum = COMPANIES.reduce((total, company) => total + flags[company], 0);
    // cards that are being picked no longer lie as they were played
    assert.equal(sum, column.length === 0 ? 0 : 3 * column.length + 1, 'B17.2');
    if (id === null) continue;
    const { limit, monopoly } = harbour(id, rules.edition);
    assert.ok(column.length < limit, 'B17.4 the limit');
    for (const company of COMPANIES) assert.ok(flags[company] < monopoly, 'B17.4 a monopoly');
  }
  players.forEach(({ hand }, seat) => {
    assert.deepEqual(hand, [...hand].sort(), 'a hand is kept in order');
    if (prompt.kind === 'finalMission' || prompt.kind === 'over' || state.ending !== null)
      assert.equal(hand.length, 0, 'B17.5 no hands at the end');
    else if (seat === active && prompt.kind === 'discard') assert.equal(hand.length, 7, 'B17.5');
    else if (seat === active && prompt.kind === 'pick') assert.ok(hand.length <= 5, 'B17.5');
    else assert.ok(hand.length >= 1 && hand.length <= 6, `B17.5 ${hand.length} cards at ${prompt.kind}`);
  });
}

interface Book {
  turn: number;
  distributions: number;
  points: number[];
}

/** Called with the first state; then after every move with what was told. */
export function watchBorneo(first: Readonly<State>): (state: Readonly<State>, events: readonly Event[]) => void {
  const { edition, seats } = first.rules;
  const sum = harboursFor(edition, seats).reduce((total, id) => total + harbour(id, edition).limit, 0);
  const book: Book = { turn: first.turn, distributions: 0, points: first.players.map(() => 0) };
  const fresh = first.turn === 0;
  checkCards(first);
  checkMerchants(first);
  checkHands(first);
  return (state, events) => {
    for (const event of events) {
      enter(book, event);
      if (event.type !== 'turnBegan' || event.turn === 1) continue;
      const before = (event.seat + seats - 1) % seats;
      assert.ok((state.players[before]?.hand.length ?? 0) >= 2, 'B17.1 two cards after a turn');
    }
    checkCards(state);
    checkMerchants(state);
    checkHands(state);
    assert.equal(state.turn, book.turn, 'turns are told');
    assert.ok(state.turn <= sum - 2, 'B17.3');
    const most = borneo.legalMoves(state, borneo.actors(state)[0] ?? 0).length;
    assert.ok(most <= (edition === 'board' ? 25 : 46), `B17.6 ${most} answers`);
    if (fresh && state.ending === 'harbours')
      assert.equal(book.distributions, harboursFor(edition, seats).length - 2, 'B11.2');
  };
}

function enter(book: Book, event: Event): void {
  switch (event.type) {
    case 'turnBegan':
      book.turn = event.turn;
      break;
    case 'distributionBegan':
      book.distributions++;
      break;
    case 'combatDecided':
      assert.equal(event.success, event.attack >= event.defence, 'B7.5 B7.6');
      break;
    case 'missionsRevealed':
      assert.equal(event.missions.length, book.points.length);
      break;
  }
}

/** Every kind of move with cards of every kind, and then some. */
export function conceivableMoves(): { readonly type: string }[] {
  const numbers = [1, 2, 3, 4, 5, 6];
  const cards = ['S01', 'S07', 'S14', 'S22', 'S30', 'S37', 'S46', 'S49', 'S52', 'S60'];
  const wares = [...cards, 'tidore', 'bantam', 'sambas'].filter((id) => isShipment(id) || HARBOUR_IDS.includes(id));
  return [
    ...['pass', 'done', 'swap', 'none'].map((type) => ({ type })),
    ...MISSION_KINDS.flatMap((kind) => [true, false].map((pirates) => ({ type: 'mission', kind, pirates }))),
    ...SPICES.map((spice) => ({ type: 'pirateSpice', spice })),
    ...wares.flatMap((card) => ['pay', 'pirateCard'].map((type) => ({ type, card }))),
    ...cards.flatMap((card) => [
      ...['attackCard', 'defendCard', 'reward', 'pick', 'discard'].map((type) => ({ type, card })),
      ...[1, 2, 3].map((place) => ({ type: 'ship', card, place })),
    ]),
    ...COMPANIES.flatMap((company) => [
      { type: 'placeMerchant', company },
      { type: 'leave', to: company },
      ...COMPANIES.flatMap((to) => numbers.map((rank) => ({ type: 'transfer', from: company, rank, to }))),
      ...numbers.flatMap((attackerRank) =>
        numbers.map((defenderRank) => ({ type: 'attack', company, attackerRank, defenderRank })),
      ),
    ]),
  ];
}
