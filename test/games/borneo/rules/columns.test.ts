import assert from 'node:assert/strict';
import { borneo, COMPANIES, forecast, harbour, visibleFlags } from '../../../../shared/games/borneo/index.ts';
import { pickersOf, verdictOf } from '../../../../shared/games/borneo/phases/distribution.ts';
import { type Situation, table } from '../support/table.ts';
import { columns, picks } from './vectors.ts';

const shipping = (situation: Situation) => table({ moment: 'ship', ...situation });

/** Red reaches six flags at Tidore with its fourth card, S43. */
const LADEN: Situation = {
  hands: [['S43', 'S60']],
  places: [['tidore', 'S25', 'S48', 'S01'], ['banda'], ['ternate']],
};

/** Yellow 5, red 4, green 2, blue 2 at Tidore after S39. */
const SHARED: Situation = {
  hands: [['S39', 'S60']],
  places: [['tidore', 'S41', 'S38', 'S05'], ['banda'], ['ternate']],
};

describe('Borneo: shipments', () => {
  it('B8.1 R20 every card to every harbour, and nothing else', () => {
    const at = shipping({ hands: [['S10', 'S20']] });
    at.asks(0, 'ship', ['ship S10 1', 'ship S10 2', 'ship S10 3', 'ship S20 1', 'ship S20 2', 'ship S20 3']);
    at.refuses(0, 'ship S30 1', 'notInHand', 'B8.1').refuses(0, 'pass', 'notNow', 'B4.1');
    at.plays(0, 'ship S20 2').tells('shipmentPlayed', { seat: 0, card: 'S20', place: 1 });
    assert.deepEqual(at.state.places[1]?.column, ['S20']);
    assert.throws(() => shipping({ hands: [[]] }));
  });

  for (const { id, harbour: port, column, counts, kind, companies } of columns)
    it(`B8.2 B8.3 B8.4 B9.1 B10.2 R1 R2 R3 R8 R37 F5 F6 F7 F29 ${id}`, () => {
      assert.deepEqual(visibleFlags(column), counts);
      assert.deepEqual(verdictOf(harbour(port, 'board'), column), { kind, companies });
      for (let n = 1; n < column.length; n++)
        assert.equal(verdictOf(harbour(port, 'board'), column.slice(0, n)).kind, 'none', 'not before');
    });

  it('B8.2 B8.3 F5 covering takes a flag away', () => {
    assert.deepEqual(visibleFlags(['S16']), { red: 1, yellow: 3, green: 0, blue: 0 });
    assert.deepEqual(visibleFlags(['S16', 'S38']), { red: 3, yellow: 2, green: 1, blue: 1 });
    assert.deepEqual(visibleFlags([]), { red: 0, yellow: 0, green: 0, blue: 0 });
  });

  it('B17.2 F5 n cards show 3n + 1 flags', () => {
    const column = ['S07', 'S31', 'S52', 'S18', 'S44', 'S02'];
    for (let n = 1; n <= column.length; n++) {
      const flags = visibleFlags(column.slice(0, n));
      assert.equal(
        COMPANIES.reduce((sum, company) => sum + flags[company], 0),
        3 * n + 1,
      );
    }
  });

  it('B8.4 B8.5 only the harbour that was sailed to is given out, and only when it is full', () => {
    const at = shipping({ ...LADEN, companies: { red: [0] } });
    at.plays(0, 'ship S60 2').doesNotTell('distributionBegan');
    const other = shipping({ ...LADEN, companies: { red: [0] } }).plays(0, 'ship S43 1');
    assert.equal(other.events.filter(({ type }) => type === 'distributionBegan').length, 1);
    assert.deepEqual(other.state.places[1], { harbour: 'banda', column: [] });
  });
});

describe('Borneo: who picks when', () => {
  for (const { id, order, companies, cards, seats } of picks)
    it(`B9.3 B9.4 B10.2 B10.3 B10.4 B10.5 R4 R5 R6 R7 F9 F10 F11 F29 ${id}`, () => {
      assert.deepEqual(
        pickersOf(order, companies, cards).map(({ seat }) => seat),
        seats,
      );
    });
});

describe('Borneo: monopolies', () => {
  it('B8.4 B9.2 B9.3 F7 F8 R9 R30 on the board the harbour goes to the shipper; ranks pick, and must', () => {
    const at = shipping({ ...LADEN, companies: { red: [1, 2] } }).plays(0, 'ship S43 1');
    at.tells('distributionBegan', { place: 0, harbour: 'tidore', kind: 'monopoly', companies: ['red'] });
    at.tells('harbourTaken', { seat: 0, harbour: 'tidore', place: 0 }).warehouse(0, 'tidore');
    at.asks(1, 'pick', ['pick S25', 'pick S48', 'pick S01', 'pick S43']);
    at.refuses(1, 'pick S60', 'notInColumn', 'B9.3').refuses(1, 'pass', 'notNow', 'B4.1');
    at.refuses(2, 'pick S25', 'notYourTurn', 'B4.1');
    at.plays(1, 'pick S48').tells('shipmentPicked', { seat: 1, card: 'S48', company: 'red', rank: 1, place: 0 });
    at.asks(2, 'pick').plays(2, 'pick S01').asks(1, 'pick').plays(1, 'pick S25');
    at.warehouse(1, 'S48', 'S25').warehouse(2, 'S01', 'S43');
  });

  it('B9.2 F8 on cards the harbour goes to the first merchant of the company, once', () => {
    const at = shipping({ ...LADEN, companies: { red: [1, 2] }, options: { edition: 'card' } });
    at.plays(0, 'ship S43 1').tells('harbourTaken', { seat: 1, harbour: 'tidore' }).warehouse(1, 'tidore').warehouse(0);
  });

  it('B9.3 F9 after the last merchant the first one picks again; several of one owner pick for each', () => {
    const at = shipping({ ...LADEN, companies: { red: [0, 1, 0] } }).plays(0, 'ship S43 1');
    at.plays(0, 'pick S25').asks(1, 'pick').plays(1, 'pick S48').picked('1 S48', '0 S01', '0 S43');
  });

  it('B9.4 R4 R35 F10 a company without merchants: shipments discarded; the harbour by edition', () => {
    const board = shipping({ ...LADEN, companies: { blue: [1] } }).plays(0, 'ship S43 1');
    board.tells('cardsDiscarded', { cards: ['S25', 'S48', 'S01', 'S43'], why: 'column' }).warehouse(0, 'tidore');
    board.discarded('S25', 'S48', 'S01', 'S43').asks(1, 'company');
    const cards = shipping({ ...LADEN, companies: { blue: [1] }, options: { edition: 'card' } });
    cards.plays(0, 'ship S43 1').tells('harbourTaken', { seat: null, harbour: 'tidore' }).warehouse(0);
    assert.ok(cards.state.removed.includes('tidore'));
  });

  it('B9.5 harbour card, picks, new harbour, in this order', () => {
    const at = shipping({ ...LADEN, companies: { red: [1, 2] }, harbours: ['galle'] });
    assert.equal(at.plays(0, 'ship S43 1').state.places[0]?.harbour, null);
    at.inTurn('pick S25', 'pick S48', 'pick S01');
    const types = at.history.map(({ type }) => type);
    const order = ['distributionBegan', 'harbourTaken', 'shipmentPicked', 'harbourOpened', 'cardDrawn'] as const;
    const found = order.map((type) => types.indexOf(type));
    assert.deepEqual(
      [...found].sort((a, b) => a - b),
      found,
    );
    at.tells('harbourOpened', { place: 0, harbour: 'galle' });
    assert.deepEqual(at.state.places[0], { harbour: 'galle', column: [] });
  });

  it('B9.6 F32 what all falls to one player is theirs without a question', () => {
    const alone = shipping({ ...LADEN, companies: { red: [2, 2] } }).plays(0, 'ship S43 1');
    alone.picked('2 S25', '2 S48', '2 S01', '2 S43').asks(1, 'company');
    const last = shipping({ ...LADEN, companies: { red: [1, 2, 2, 2] } }).plays(0, 'ship S43 1');
    last.asks(1, 'pick').plays(1, 'pick S48').picked('1 S48', '2 S25', '2 S01', '2 S43');
  });
});

describe('Borneo: shared distributions', () => {
  it('B10.1 B10.2 B10.3 F8 F11 most flags first, equal ones by reading order, rank by rank', () => {
    const companies = { red: [1], yellow: [2, 0], green: [0], blue: [1] };
    for (const edition of ['board', 'card']) {
      const at = shipping({ ...SHARED, companies, options: { edition } }).plays(0, 'ship S39 1');
      at.tells('distributionBegan', { kind: 'shared', companies: ['yellow', 'red', 'green', 'blue'] });
      at.tells('harbourTaken', { seat: 0, harbour: 'tidore' });
      at.asks(2, 'pick').plays(2, 'pick S05').asks(1, 'pick').plays(1, 'pick S38').asks(0, 'pick');
      at.plays(0, 'pick S39').picked('0 S39', '1 S41');
    }
  });

  it('B10.3 R5 F11 a leading company without merchants is passed over', () => {
    const at = shipping({ ...SHARED, companies: { red: [1, 2], green: [2] } }).plays(0, 'ship S39 1');
    at.asks(1, 'pick').plays(1, 'pick S05').asks(2, 'pick').picked('1 S05');
  });

  it('B10.4 B10.6 R6 F9 cards left: rank 1 again; one pick for each merchant', () => {
    const at = shipping({ ...SHARED, companies: { red: [1], green: [2] } }).plays(0, 'ship S39 1');
    at.inTurn('pick S05', 'pick S38', 'pick S41').warehouse(1, 'S05', 'S41').warehouse(2, 'S38', 'S39');
  });

  it('B10.2 R7 R8 B10.5 F11 without a flag that shows a company gets nothing', () => {
    const column = ['S02', 'S17', 'S32', 'S08'] as const;
    const places = [['ternate', ...column], ['banda'], ['tidore']] as const;
    const at = shipping({ hands: [['S16', 'S60']], places, companies: { blue: [1, 2] } }).plays(0, 'ship S16 1');
    at.tells('distributionBegan', { kind: 'shared', companies: ['yellow', 'green', 'red'] });
    at.tells('cardsDiscarded', { cards: [...column, 'S16'], why: 'column' })
      .warehouse(0, 'ternate')
      .warehouse(1);
  });
});

describe('Borneo: what a shipment would cause', () => {
  it('B8.4 B9.3 the forecast names monopoly, company and who picks when', () => {
    const at = shipping({ ...LADEN, companies: { red: [0, 1] } });
    const view = borneo.view(at.state, 0);
    const caused = forecast(view, 'S43', 1);
    assert.deepEqual(
      [caused?.kind, caused?.companies, caused?.harbourTo, caused?.flags.red],
      ['monopoly', ['red'], 0, 6],
    );
    assert.deepEqual(
      caused?.pickers.map(({ seat, rank }) => [seat, rank]),
      [
        [0, 1],
        [1, 2],
        [0, 1],
        [1, 2],
      ],
    );
    assert.equal(forecast(view, 'S43', 2)?.kind, 'none');
    at.quotes(0, 'ship S43 1', {
      effect: 'monopoly',
      company: 'red',
      companies: 'red',
      cards: 4,
      picks: 2,
      first: 1,
      harbour: true,
    });
    at.quotes(0, 'ship S43 2', { effect: 'none' });
  });

  it('B10.3 B9.2 what was foreseen is what happens', () => {
    for (const [situation, card, edition] of [
      [LADEN, 'S43', 'card'],
      [SHARED, 'S39', 'board'],
    ] as const) {
      const companies = { red: [1, 2], yellow: [2, 0], green: [0], blue: [1] };
      const at = shipping({ ...situation, companies, options: { edition } });
      const caused = forecast(borneo.view(at.state, 1), card, 1);
      at.plays(0, `ship ${card} 1`).tells('harbourTaken', { seat: caused?.harbourTo ?? null });
      const prompt = borneo.view(at.state, 1).prompt;
      assert.deepEqual(prompt.kind === 'pick' && prompt.distribution.pickers, caused?.pickers);
    }
    const nowhere = shipping({ ...LADEN, companies: { red: [1, 2] } }).plays(0, 'ship S43 1');
    assert.equal(forecast(borneo.view(nowhere.state, 0), 'S60', 1), null);
  });
});
