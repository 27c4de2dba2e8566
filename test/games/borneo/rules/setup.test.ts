import assert from 'node:assert/strict';
import { harboursFor, missionsFor } from '../../../../shared/games/borneo/components.ts';
import {
  borneo,
  COMPANIES,
  type Edition,
  flagsOn,
  harbour,
  MISSION_KINDS,
  MISSIONS,
  type Options,
  readingOrder,
  SHIPMENTS,
  SPICES,
  shipment,
} from '../../../../shared/games/borneo/index.ts';
import { rulesOf } from '../../../../shared/games/borneo/options.ts';
import { placingOrder } from '../../../../shared/games/borneo/setup.ts';
import { seedOf } from '../../../support/random-play.ts';
import { table } from '../support/table.ts';
import { placings } from './vectors.ts';

const optionsOf = (input: object, seats?: number): Options => {
  const options = borneo.parseOptions(input, seats);
  assert.ok(options.ok, JSON.stringify(options));
  return options.value;
};

const refusalOf = (input: unknown, seats?: number): string => {
  const options = borneo.parseOptions(input, seats);
  assert.ok(!options.ok);
  return `${options.code} ${options.clause} ${options.params.option ?? ''}`.trim();
};

describe('Borneo: options', () => {
  it('B1.1 B1.3 B1.4 R31 the board edition without variants, unless something else is asked for', () => {
    const plain = { edition: 'board', fourMerchants: false, blackbeard: false, startingSeat: 'random' };
    assert.deepEqual(optionsOf({}), plain);
    assert.deepEqual(optionsOf({ edition: 'card' }), { ...plain, edition: 'card' });
    assert.equal(refusalOf({ edition: 'dice' }), 'badOptions B1.1 edition');
    assert.equal(refusalOf({ fourMerchants: 4 }), 'badOptions B1.3 fourMerchants');
    assert.equal(refusalOf({ blackbeard: 'yes' }), 'badOptions B1.4 blackbeard');
  });

  it('B1.2 three to five players', () => {
    for (const seats of [3, 4, 5]) assert.ok(borneo.parseOptions({}, seats).ok);
    for (const seats of [2, 6, 3.5]) assert.equal(refusalOf({}, seats), 'badSeats B1.2');
    assert.throws(() => rulesOf(optionsOf({}), 2, borneo.meta.rulesVersion));
  });

  it('B1.6 B1.3 B1.4 F34 variants are refused where the edition or the table has none, and go together', () => {
    assert.equal(refusalOf({ edition: 'card', fourMerchants: true }), 'badOptions B1.6 fourMerchants');
    assert.equal(refusalOf({ edition: 'card', blackbeard: true }, 4), 'badOptions B1.6 blackbeard');
    for (const seats of [4, 5]) {
      assert.equal(refusalOf({ fourMerchants: true }, seats), 'badOptions B1.6 fourMerchants');
      assert.throws(() => rulesOf(optionsOf({ fourMerchants: true }), seats, borneo.meta.rulesVersion));
    }
    const both = rulesOf(optionsOf({ fourMerchants: true, blackbeard: true }, 3), 3, borneo.meta.rulesVersion);
    assert.deepEqual([both.merchants, both.blackbeard], [4, true]);
    assert.equal(refusalOf({ rules: 'fr' }), 'badOptions B1.6 rules');
    assert.equal(refusalOf([]), 'badOptions B1.6');
  });

  it('B1.5 B3.1 the same seed deals the same game, another one another; every seat may come first', () => {
    const deal = (n: number, seats: number) => borneo.setup(optionsOf({}), seats, seedOf(n), borneo.meta.rulesVersion);
    assert.deepEqual(deal(5, 4), deal(5, 4));
    assert.notDeepEqual(deal(5, 4).draw, deal(6, 4).draw);
    const first = new Set(Array.from({ length: 60 }, (_, n) => deal(n, 5).start));
    assert.deepEqual([...first].sort(), [0, 1, 2, 3, 4]);
    assert.equal(borneo.setup(optionsOf({ startingSeat: 2 }), 3, seedOf(1), borneo.meta.rulesVersion).start, 2);
    assert.equal(refusalOf({ startingSeat: 3 }, 3), 'badOptions B3.1 startingSeat');
  });
});

describe('Borneo: components', () => {
  it('B2.1 B2.4 R1 sixty shipments that treat all companies and spices alike', () => {
    assert.equal(SHIPMENTS.length, 60);
    assert.equal(new Set(SHIPMENTS.map((card) => readingOrder(card).join())).size, 60);
    for (const company of COMPANIES) {
      const shown = SHIPMENTS.filter(({ id }) => flagsOn(id, company) > 0);
      const flags = SHIPMENTS.reduce((sum, { id }) => sum + flagsOn(id, company), 0);
      const top = SHIPMENTS.flatMap((card) => card.top).filter((flag) => flag === company);
      const first = SHIPMENTS.filter((card) => card.top[0] === company);
      assert.deepEqual([flags, top.length, shown.length, first.length], [60, 45, 42, 15]);
    }
    for (const spice of SPICES) {
      const cards = SHIPMENTS.filter((card) => card.spice === spice);
      assert.deepEqual([cards.length, cards.filter(({ quantity }) => quantity === 2).length], [15, 3]);
      for (const company of COMPANIES)
        assert.equal(
          cards.reduce((sum, { id, quantity }) => sum + quantity * flagsOn(id, company), 0),
          18,
        );
    }
  });

  it('B2.4 R37 a shipment is read along its top row, then below', () => {
    assert.deepEqual(readingOrder(shipment('S54')), ['yellow', 'blue', 'green', 'red']);
    assert.throws(() => shipment('S61'));
  });

  it('B2.3 B2.5 B3.3 F4 B17.3 harbours by edition and players: crates on the board only, limits that sum to 48', () => {
    const counts = (edition: Edition) => [3, 4, 5].map((seats) => harboursFor(edition, seats).length);
    assert.deepEqual(
      [counts('board'), counts('card')],
      [
        [12, 12, 10],
        [12, 12, 12],
      ],
    );
    for (const edition of ['board', 'card'] as const)
      for (const seats of [3, 4, 5]) {
        const used = harboursFor(edition, seats).map((id) => harbour(id, edition));
        for (const { limit, monopoly } of used) assert.equal(monopoly, limit + 2);
        assert.equal(
          used.reduce((sum, { limit }) => sum + limit, 0),
          48,
        );
        for (const spice of SPICES)
          assert.equal(used.filter((port) => port.spice === spice).length, edition === 'board' ? 2 : 3);
      }
    assert.equal(harbour('sambas', 'board').spice, 'crate');
    assert.equal(harbour('sambas', 'card').spice, 'pepper');
    const { limit, monopoly } = harbour('tidore', 'card');
    assert.deepEqual([limit, monopoly], [4, 6]);
    assert.throws(() => harbour('batavia', 'card'));
  });

  it('B2.6 B3.4 R33 F4 five kinds of missions, twelve or sixteen of them', () => {
    assert.deepEqual(
      MISSION_KINDS.map((kind) => MISSIONS[kind].points),
      [6, 8, 15, 20, 25],
    );
    const total = (edition: Edition, seats: number) =>
      Object.values(missionsFor(edition, seats)).reduce((sum, copies) => sum + copies, 0);
    assert.deepEqual(
      [3, 4, 5].map((seats) => total('board', seats)),
      [12, 12, 16],
    );
    assert.deepEqual(
      [3, 4, 5].map((seats) => total('card', seats)),
      [12, 12, 12],
    );
    for (const [edition, seats, copies] of [
      ['board', 3, [3, 3, 2, 2, 2]],
      ['board', 5, [4, 4, 3, 3, 2]],
      ['card', 5, [3, 3, 2, 2, 2]],
    ] as const)
      assert.deepEqual(
        MISSION_KINDS.map((kind) => missionsFor(edition, seats)[kind]),
        copies,
      );
  });
});

describe('Borneo: setup', () => {
  it('B2.8 B3.2 B3.3 B3.9 three cards each, three open harbours, no discard pile, the ship in its cove', () => {
    const state = borneo.setup(optionsOf({ blackbeard: true }), 4, seedOf(3), borneo.meta.rulesVersion);
    assert.deepEqual(
      state.players.map(({ hand, warehouse, missions }) => [hand.length, warehouse.length, missions.length]),
      Array.from({ length: 4 }, () => [3, 0, 0]),
    );
    assert.deepEqual([state.draw.length, state.discard, state.removed], [48, [], []]);
    assert.deepEqual([state.places.length, state.harbours.length, state.ship], [3, 9, null]);
    assert.deepEqual(borneo.opening(state), []);
  });

  it('B3.6 B14.1 R32 F1 F29 merchants are placed there and back again', () => {
    for (const { seats, start, merchants, order } of placings)
      assert.deepEqual(placingOrder(start, { seats, merchants }), order);
  });

  it('B3.5 B3.6 B14.1 F1 everybody places three merchants, or four, and sees their own hand', () => {
    for (const [options, merchants] of [
      [{}, 3],
      [{ fourMerchants: true }, 4],
    ] as const) {
      const at = table({ moment: 'placing', options });
      const asked: number[] = [];
      while (at.state.phase.kind === 'placing') {
        asked.push(at.asked());
        assert.equal(borneo.view(at.state, at.asked()).players[at.asked()]?.hand?.length, 3);
        at.inTurn(at.answers(at.asked())[asked.length % 4] ?? 'pass');
      }
      assert.deepEqual(asked, placingOrder(0, { seats: 3, merchants }));
    }
  });

  it('B2.7 B3.7 a merchant goes to the end of a company, and has its lowest rank', () => {
    const at = table({ moment: 'placing', companies: { red: [1, 2] } });
    at.quotes(0, 'placeMerchant red', { rank: 3 }).plays(0, 'placeMerchant red');
    at.tells('merchantPlaced', { seat: 0, company: 'red', rank: 3 }).stands('red', 1, 2, 0);
  });

  it('B2.2 B3.7 R34 F3 on the board a company has five places, on cards any number', () => {
    const companies = { red: [1, 2, 1, 2, 1] };
    table({ moment: 'placing', companies }).refuses(0, 'placeMerchant red', 'companyFull', 'B3.7', { company: 'red' });
    const cards = table({ moment: 'placing', companies, options: { edition: 'card' } });
    cards.plays(0, 'placeMerchant red').stands('red', 1, 2, 1, 2, 1, 0);
  });

  it('B3.8 F2 two own merchants in a row: not on cards, but on the board', () => {
    const companies = { red: [1, 0], blue: [0, 1] };
    const cards = table({ moment: 'placing', companies, options: { edition: 'card' } });
    cards.refuses(0, 'placeMerchant red', 'ownNeighbour', 'B3.8');
    cards.asks(0, 'placing', ['placeMerchant yellow', 'placeMerchant green', 'placeMerchant blue']);
    table({ moment: 'placing', companies }).plays(0, 'placeMerchant red').stands('red', 1, 0, 0);
  });

  it('B3.1 R26 R36 the first player has the first turn', () => {
    const at = table({ moment: 'placing', seats: 4, options: { startingSeat: 2 } });
    while (at.state.phase.kind === 'placing') at.inTurn(at.answers(at.asked())[0] ?? '');
    at.tells('turnBegan', { seat: 2, turn: 1 }).asks(2, 'company');
  });
});
