import assert from 'node:assert/strict';
import {
  borneo,
  type CardId,
  type MissionKind,
  missing,
  owed,
  SPICES,
  spiceOf,
} from '../../../../shared/games/borneo/index.ts';
import { isLegalPayment } from '../../../../shared/games/borneo/phases/payment.ts';
import { type Situation, table } from '../support/table.ts';
import { payments } from './vectors.ts';

const owning = (...cards: CardId[]): Situation => ({ warehouses: [cards] });
const QUARTET = ['S04', 'S01', 'S02', 'S03'] as const;

describe('Borneo: missions', () => {
  for (const { id, kind, cards, trade, legal } of payments)
    it(`B5.2 B5.3 B5.4 B5.8 B15.1 B15.5 R10 R12 R13 F18 F29 ${id}: ${legal ? 'a payment' : 'no payment'}`, () => {
      assert.equal(isLegalPayment(kind, cards, 'board', trade), legal);
    });

  it('B5.1 B4.2 who can pay for nothing is not asked, who can may pass', () => {
    table().asks(0, 'company').doesNotTell('passed');
    const at = table(owning(...QUARTET)).asks(0, 'mission', ['pass', 'mission each1']);
    at.plays(0, 'pass').tells('passed', { seat: 0, phase: 'mission' }).asks(0, 'company');
  });

  it('B5.1 F18 neither hands nor columns nor other warehouses pay', () => {
    const at = table({
      warehouses: [QUARTET.slice(0, 3), ['S06']],
      hands: [['S03', 'S09']],
      places: [['tidore', 'S14'], ['banda'], ['ternate']],
    });
    at.asks(0, 'company').refuses(0, 'mission each1', 'notNow', 'B4.1');
    const paying = table({ warehouses: [['S04', 'S52', 'S55', 'S07']], hands: [['S10', 'S15']] });
    paying.plays(0, 'mission same4').refuses(0, 'pay S10', 'notInWarehouse', 'B5.1');
    paying.refuses(0, 'pay S01', 'notInWarehouse', 'B5.1');
  });

  it('B5.5 B5.6 B5.9 R11 F19 shipments are discarded, harbours leave the game, the mission lies face down', () => {
    const at = table(owning('S04', 'S01', 'S02', 'makassar', 'S16'));
    at.plays(0, 'mission each1').tells('missionChosen', { seat: 0, kind: 'each1', pirates: false });
    // one of two cinnamon cards is the only choice
    at.plays(0, 'pay S04').plays(0, 'pay S02').plays(0, 'pay makassar').asks(0, 'payment', ['pay S01', 'pay S16']);
    at.plays(0, 'pay S01');
    at.tells('missionCompleted', { seat: 0, kind: 'each1', points: 6, cards: ['S04', 'S02', 'makassar', 'S01'] });
    at.warehouse(0, 'S16').discarded('S04', 'S02', 'S01');
    assert.ok(at.state.removed.includes('makassar'));
    assert.deepEqual(at.state.players[0]?.missions, ['each1']);
    assert.equal(at.state.missions.each1, 2);
    at.asks(0, 'company');
  });

  it('B5.7 a kind without copies is gone', () => {
    const at = table({ ...owning('S04', 'S01', 'S02', 'S03', 'S52', 'S55'), missions: { each1: 0 } });
    at.asks(0, 'mission', ['pass', 'mission same4']);
    at.refuses(0, 'mission each1', 'noSuchMission', 'B5.1', { kind: 'each1' });
    at.refuses(0, 'mission same8', 'cannotPay', 'B5.3', { kind: 'same8', missing: 3 });
    const sailing = { options: { blackbeard: true }, ...owning('S04', 'S07', 'S02', 'S03'), missions: { each1: 0 } };
    table(sailing).asks(0, 'company');
  });

  it('B4.2 F20 one mission in a turn', () => {
    const at = table(owning('S52', 'S55', 'S49', 'S59')).asks(0, 'mission', ['pass', 'mission same4']);
    at.plays(0, 'mission same4').plays(0, 'pay S52').asks(0, 'company');
    at.warehouse(0, 'S49', 'S59').refuses(0, 'mission same4', 'notNow', 'B4.1');
  });

  it('B5.4 B5.9 a started payment goes on to its end, and only with cards that fit', () => {
    const at = table(owning('S04', 'S07', 'S10', 'S52', 'S01')).plays(0, 'mission same4');
    at.asks(0, 'payment', ['pay S04', 'pay S07', 'pay S10', 'pay S52']);
    at.refuses(0, 'pay S01', 'notPartOfPayment', 'B5.9').refuses(0, 'pass', 'notNow', 'B4.1');
    // three single ones and a «2» would be one too many, so the «2» and two single ones it is
    at.plays(0, 'pay S04').asks(0, 'payment', ['pay S07', 'pay S10', 'pay S52']);
    at.refuses(0, 'pay S04', 'notPartOfPayment', 'B5.9');
    at.plays(0, 'pay S07').asks(0, 'company').warehouse(0, 'S10', 'S01');
  });

  it('B5.2 B5.8 F30 every payment can be named in any order, nothing else can, and none gets stuck', () => {
    const stocks: readonly CardId[][] = [
      ['S04', 'S52', 'S55', 'S01', 'S02', 'S03', 'sambas'],
      ['S52', 'S55', 'S58', 'S04', 'S07', 'sambas', 'kutai'],
      ['S49', 'S50', 'S51', 'S52', 'S01', 'S02', 'makassar', 'sambas'],
    ];
    for (const stock of stocks)
      for (const kind of ['each1', 'each2', 'same4'] as const) {
        const at = table(owning(...stock));
        if (!at.answers(0).includes(`mission ${kind}`)) continue;
        const expected = subsets(stock).filter((cards) => isLegalPayment(kind, cards, 'board'));
        const found = new Set<string>();
        name(at.plays(0, `mission ${kind}`), found);
        assert.deepEqual([...found].sort(), expected.map(keyOf).sort());
      }
  });

  it('B5.3 what is missing to each mission is counted with the crates', () => {
    const at = table(owning('S52', 'S04', 'sambas', 'S01'));
    const view = borneo.view(at.state, 1);
    assert.deepEqual(missing(view, 0, 'same4'), { total: 0, spices: { pepper: 1 }, crates: 1 });
    assert.deepEqual(missing(view, 0, 'each1'), { total: 1, spices: { cloves: 1, nutmeg: 1 }, crates: 1 });
    assert.deepEqual(missing(view, 0, 'same8'), { total: 4, spices: { pepper: 5 }, crates: 1 });
    assert.equal(missing(view, 1, 'each2').total, 8);
  });

  it('B5.9 what a payment still owes is counted from what is named', () => {
    const owes = (kind: MissionKind, named: CardId[]) =>
      owed({ kind, named, pirates: false, card: null, spice: null }, 'board');
    assert.deepEqual(owes('same4', []), { total: 4, spices: {}, crates: 0 });
    assert.deepEqual(owes('same4', ['S52', 'sambas']), { total: 1, spices: { pepper: 1 }, crates: 0 });
    assert.deepEqual(owes('each1', ['S52', 'sambas']), {
      total: 2,
      spices: { cinnamon: 1, cloves: 1, nutmeg: 1 },
      crates: 1,
    });
    assert.deepEqual(owes('same4', ['S04', 'S07', 'S10', 'sambas']), { total: 0, spices: {}, crates: 0 });
  });

  it('B15.1 a traded card pays for the spice that it counts as', () => {
    const paying = { kind: 'each1', named: ['S52'], pirates: true, card: 'S52' } as const;
    assert.deepEqual(owed({ ...paying, spice: null }, 'board').total, 4);
    assert.deepEqual(owed({ ...paying, spice: 'cloves' }, 'board').spices, { pepper: 1, cinnamon: 1, nutmeg: 1 });
  });
});

const keyOf = (cards: readonly CardId[]): string => [...cards].sort().join(' ');

const subsets = (cards: readonly CardId[]): CardId[][] =>
  Array.from({ length: 2 ** cards.length }, (_, bits) => cards.filter((_card, i) => (bits >> i) & 1));

/** All ways to go on, down to the payment that is made. */
function name(at: ReturnType<typeof table>, found: Set<string>): void {
  for (const words of at.answers(0)) {
    const next = table();
    next.state = at.state;
    next.plays(0, words);
    const done = next.events.find((event) => event.type === 'missionCompleted');
    const trade = next.events.find((event) => event.type === 'spiceTraded');
    const traded = trade?.type === 'spiceTraded' ? `${trade.card} as ${trade.spice}: ` : '';
    if (done?.type === 'missionCompleted') found.add(traded + keyOf(done.cards));
    else name(next, found);
  }
}

describe('Borneo: Secrets of Blackbeard', () => {
  const pirates: Situation = { options: { blackbeard: true }, ...owning('S04', 'S07', 'S02', 'S03') };

  it('B15.1 B15.2 B15.6 F26 card, spice, the other cards; the ship comes from its cove with the mission', () => {
    const at = table(pirates).asks(0, 'mission', ['pass', 'mission each1 pirates']);
    at.plays(0, 'mission each1 pirates').asks(0, 'payment', ['pirateCard S04', 'pirateCard S07']);
    at.refuses(0, 'pirateCard S02', 'notPartOfPayment', 'B15.5').refuses(0, 'pay S04', 'notNow', 'B4.1');
    // only cinnamon is lacking, so that is not asked for; nor is the last card
    at.plays(0, 'pirateCard S07').asks(0, 'payment', ['pay S04', 'pay S02', 'pay S03']);
    at.plays(0, 'pay S03').plays(0, 'pay S04');
    at.tells('spiceTraded', { seat: 0, card: 'S07', spice: 'cinnamon' }).tells('missionCompleted', { kind: 'each1' });
    at.tells('shipTaken', { seat: 0, from: null }).warehouse(0);
    assert.equal(at.state.ship, 0);
  });

  it('B15.1 B15.6 a choice of spices is asked for, never the printed one', () => {
    const at = table({ options: { blackbeard: true }, ...owning('S52', 'S55', 'S49', 'S59', 'S50', 'S04', 'S01') });
    at.plays(0, 'mission same4 pirates').plays(0, 'pirateCard S50');
    at.asks(0, 'payment', ['pirateSpice pepper', 'pirateSpice cinnamon']);
    at.refuses(0, 'pirateSpice cloves', 'sameSpice', 'B15.1').refuses(
      0,
      'pirateSpice nutmeg',
      'notPartOfPayment',
      'B15.5',
    );
    at.plays(0, 'pirateSpice pepper').refuses(0, 'pay S49', 'notPartOfPayment', 'B15.6');
    at.plays(0, 'pay S52').tells('missionCompleted', { cards: ['S50', 'S52'] });
  });

  it('B15.5 B15.6 F30 every payment with a trade can be named, in any order, and no other', () => {
    const stock: readonly CardId[] = ['S04', 'S07', 'S52', 'S49', 'S02', 'S03', 'sambas'];
    for (const kind of ['each1', 'same4'] as const) {
      const expected = stock.flatMap((card) =>
        SPICES.filter((spice) => ![spice, null].includes(spiceOf(card, 'board'))).flatMap((spice) =>
          subsets(stock)
            .filter((cards) => cards.includes(card) && isLegalPayment(kind, cards, 'board', { card, spice }))
            .map((cards) => `${card} as ${spice}: ${keyOf(cards)}`),
        ),
      );
      const found = new Set<string>();
      name(table({ options: { blackbeard: true }, ...owning(...stock) }).plays(0, `mission ${kind} pirates`), found);
      assert.ok(expected.length > 3);
      assert.deepEqual([...found].sort(), expected.sort());
    }
  });

  it('B15.2 F26 the ship is taken from who has it, who may then trade again', () => {
    const at = table({ ...pirates, ship: 2 });
    at.inTurn('mission each1 pirates', 'pirateCard S04', 'pay S02', 'pay S03').tells('shipTaken', { seat: 0, from: 2 });
    assert.equal(at.state.ship, 0);
    const again = table({ ...pirates, ship: 1 });
    again.asks(0, 'mission', ['pass', 'mission each1 pirates']);
  });

  it('B15.1 F26 who has the ship cannot trade', () => {
    table({ ...pirates, ship: 0 }).asks(0, 'company');
    const at = table({ options: { blackbeard: true }, ship: 0, ...owning('S04', 'S07', 'S02', 'S03', 'S52', 'S10') });
    at.refuses(0, 'mission each1 pirates', 'holdsTheShip', 'B15.1').asks(0, 'mission', ['pass', 'mission same4']);
  });

  it('B15.1 without the variant there are no pirates', () => {
    const at = table(owning(...QUARTET));
    at.refuses(0, 'mission each1 pirates', 'noPirates', 'B15.1');
  });

  it('B15.3 R13 a payment that needs no trade has none, another one may', () => {
    const at = table({ options: { blackbeard: true }, ...owning('S04', 'S01', 'S02', 'S03') });
    at.asks(0, 'mission', ['pass', 'mission each1']);
    at.refuses(0, 'mission each1 pirates', 'cannotPay', 'B15.5');
    // with a second pepper there is a payment that needs it, though one without would do
    const richer = table({ options: { blackbeard: true }, ...owning('S04', 'S07', 'S01', 'S02', 'S03') });
    richer.asks(0, 'mission', ['pass', 'mission each1', 'mission each1 pirates']);
    // beside crates alone the card is as good as printed; beside pepper it is not
    const asPepper = { card: 'S49', spice: 'pepper' } as const;
    assert.equal(isLegalPayment('same4', ['S49', 'sambas', 'kutai'], 'board', asPepper), false);
    assert.equal(isLegalPayment('same4', ['S49', 'sambas', 'S04'], 'board', asPepper), true);
    // both its units count: as printed the crate could stand for one pepper only
    assert.equal(isLegalPayment('each2', ['S49', 'S01', 'sambas', 'S50', 'S51'], 'board', asPepper), true);
  });
});
