import assert from 'node:assert/strict';
import { borneoPresenter } from '../../../../client/games/borneo/page/presenter.tsx';
import type { Presenter } from '../../../../client/games/presenter.ts';
import { borneo, type Event } from '../../../../shared/games/borneo/index.ts';
import { borneo as texts } from '../../../../shared/i18n/en/borneo/index.ts';
import { plain, type Speech } from '../../../../shared/i18n/speech.ts';
import { anyOf, playOut, rngFor, seedOf } from '../../../support/random-play.ts';
import { type Situation, type Table, table } from '../support/table.ts';

const speech = (me: number | null): Speech => ({
  name: (seat) => ['Anneke', 'Baptiste', 'Chidi', 'Dolores'][seat] ?? '',
  isYou: (seat) => seat === me,
});
const presenter = (me: number | null): Presenter => borneoPresenter(texts, { speech: speech(me), odds: true });

const viewOf = (at: Table, seat: number) => borneo.view(at.state, seat);
const buttonsAt = (at: Table, seat = at.asked()) =>
  presenter(seat).buttons(viewOf(at, seat), seat, borneo.legalMoves(at.state, seat));
const told = (at: Table): string[] => buttonsAt(at).map(({ label, note }) => `${plain(label)} | ${note}`);

/** Three red cards lie in Tidore; S01 shows three more of them. */
const redTide: Situation = {
  moment: 'ship',
  companies: { red: [0, 1, 2], yellow: [1, 0] },
  hands: [
    ['S01', 'S49'],
    ['S20', 'S21'],
    ['S22', 'S23'],
  ],
  places: [['tidore', 'S02'], ['banda'], ['ternate']],
};

describe('Borneo on the page', () => {
  it('chooses a card first and its harbour second (B8.1)', () => {
    const buttons = buttonsAt(table(redTide));
    assert.equal(buttons.length, 6);
    assert.deepEqual(
      buttons.slice(0, 3).map(({ first, target, hold }) => [first, target, plain(hold?.label ?? ''), hold?.note]),
      ['harbour:1', 'harbour:2', 'harbour:3'].map((place) => ['hand:S01', place, 'Cinnamon', 'red red red / yellow']),
    );
    assert.equal(plain(buttons[0]?.hold?.next ?? ''), 'Which harbour for Cinnamon?');
  });

  it('tells a monopoly before it is made, and who picks when (B9.1, B9.3)', () => {
    const list = told(table(redTide));
    assert.equal(
      list[0],
      'Play to Tidore | red monopoly in Tidore · you are 1st in red · you pick first · the harbour card is yours',
    );
    assert.equal(list[1], 'Play to Banda | red 3 of 6 · 1 of 4 cards');
  });

  it('asks for what a payment still owes as soon as a card is named (B5.9)', () => {
    const at = table({ warehouses: [['S52', 'S55', 'S04', 'sambas', 'kutai']] }).plays(0, 'mission same4');
    const asked = (me: number) => plain(presenter(me).prompt(viewOf(at, me)));
    assert.equal(asked(0), 'Your turn – pay for 4 alike');
    at.plays(0, 'pay sambas');
    assert.equal(asked(0), 'Still to pay: 3 of one spice');
    at.plays(0, 'pay S04');
    assert.equal(asked(0), 'Still to pay: 2 pepper');
    assert.equal(asked(1), 'Anneke is paying for 4 alike');
  });

  it('names those who get more: all of it, nothing, or the harbour card of the first in rank (B9.2)', () => {
    const alone = told(table({ ...redTide, companies: { red: [0] } }));
    assert.match(alone[0]!, /you take everything/);
    const nobody = told(table({ ...redTide, companies: { red: [1], blue: [0] } }));
    assert.match(nobody[0]!, /you have nobody in red · the harbour card is yours/);
    const cards = told(table({ ...redTide, companies: { red: [2, 0] }, options: { edition: 'card' } }));
    assert.match(cards[0]!, /you are 2nd in red · you pick 2nd · the harbour card goes to Chidi/);
    const empty = told(table({ ...redTide, companies: {}, options: { edition: 'card' } }));
    assert.match(empty[0]!, /no merchants there: the cargo is discarded · the harbour card is removed from the game/);
  });

  it('tells a shared distribution with its order (B10.2)', () => {
    const list = told(
      table({
        moment: 'ship',
        companies: { red: [0, 1], yellow: [1], green: [2] },
        hands: [
          ['S49', 'S50'],
          ['S20', 'S21'],
          ['S22', 'S23'],
        ],
        places: [['tidore', 'S51', 'S52', 'S53'], ['banda'], ['ternate']],
      }),
    );
    assert.match(list[0]!, /^Play to Tidore \| fills Tidore, shared: .* · you pick .* harbour card is yours$/);
  });

  it('lets a merchant be chosen, then its company or its victim (B6.1, B7.1)', () => {
    const at = table({ moment: 'company', companies: { red: [1, 2, 0], blue: [0] }, hands: [['S01', 'S02', 'S03']] });
    const buttons = buttonsAt(at);
    const attack = buttons.find(({ move }) => move.type === 'attack');
    assert.equal(attack?.first, 'merchant:red:3');
    assert.equal(attack.target, 'merchant:red:1');
    assert.equal(attack.note, 'bonus of 1; you could play 6 red flags');
    assert.equal(plain(attack.label), 'Attack Baptiste, 1st in red');
    const holds = new Set(buttons.flatMap(({ first }) => first ?? []));
    assert.deepEqual([...holds], ['merchant:red:3', 'merchant:blue:1']);
    assert.ok(buttons.some(({ move, shortcut }) => move.type === 'pass' && shortcut === 'P'));
  });

  it('explains what cannot be done, with what is held', () => {
    const at = table({
      moment: 'company',
      companies: { red: [1, 0, 0], blue: [1, 1, 1, 2, 2] },
      hands: [['S01', 'S02', 'S03']],
    });
    const why = (target: string, held: string | null = null) => presenter(0).whyNot(viewOf(at, 0), 0, target, held);
    assert.equal(why('company:blue', 'merchant:red:3'), 'That company is full.');
    assert.equal(why('merchant:red:2', 'merchant:red:3'), 'You cannot attack your own merchant.');
    assert.equal(why('merchant:red:3', 'merchant:red:2'), 'You cannot attack your own merchant.');
    assert.equal(why('merchant:red:1'), 'That merchant is not yours.');
    assert.equal(presenter(1).whyNot(viewOf(at, 1), 1, 'merchant:blue:1'), 'It is Anneke’s turn.');
    assert.equal(presenter(0).whyNot(viewOf(table(redTide), 0), 0, 'harbour:1'), 'Choose a card from your hand first.');
  });
});

describe('an attack on the page', () => {
  /** Seat 0 attacks seat 1 with three red flags; `hand` is the defender's. */
  const attacked = (hand: readonly string[]): Table =>
    table({
      moment: 'company',
      companies: { red: [1, 2, 0] },
      hands: [['S01', 'S02', 'S40'], hand, ['S22', 'S23']],
    }).inTurn('attack red 3 1', 'attackCard S01', 'done');

  it('lies before the defender: cards, flags, bonus (B7.3, B7.4)', () => {
    const at = attacked(['S03', 'S13', 'S20']);
    const interruption = presenter(1).interruption(viewOf(at, 1), 1);
    assert.ok(interruption);
    assert.equal(plain(interruption.title), 'Anneke attacks your merchant, 1st in red');
    const [attack, defence] = interruption.sides;
    assert.deepEqual(
      [attack?.heading, attack?.cards.map(({ text }) => text), attack?.total],
      ['Anneke attacks', ['3 red flags'], '3 in total'],
    );
    assert.deepEqual([defence?.bonus, defence?.total], ['1 for the merchant in between', '1 in total']);
    assert.equal(presenter(0).interruption(viewOf(at, 0), 0), null);
    const list = told(at);
    assert.ok(list.includes('Defend with Nutmeg | red red red / blue · +3: 4 against 3, enough'), list.join('\n'));
    assert.ok(list.includes('Do not defend | 1 against 3: you lose'));
  });

  it('reads the same to everybody else, whatever the defender holds (B16.4)', () => {
    const able = attacked(['S03', 'S13', 'S20']);
    const unable = attacked(['S05', 'S06', 'S09']);
    for (const reader of [0, 2, null]) {
      const words = [able, unable].map((at) => {
        const view = borneo.view(at.state, reader ?? 'spectator');
        const page = presenter(reader);
        return [page.prompt(view), page.counter(view), page.players(view), page.actor(view)];
      });
      assert.deepEqual(words[0], words[1]);
    }
    assert.deepEqual(
      buttonsAt(unable).map(({ label }) => label),
      ['Do not defend'],
    );
  });

  it('asks the beaten one where to, and the victorious defender what to keep (B7.5, B7.6)', () => {
    const beaten = attacked(['S03', 'S13', 'S20']).inTurn('done');
    assert.equal(presenter(1).interruption(viewOf(beaten, 1), 1)?.title, 'Your merchant has lost in red');
    assert.ok(told(beaten).some((line) => line.startsWith('Take the attacker’s place: 3rd in red')));
    const kept = attacked(['S03', 'S13', 'S20']).inTurn('defendCard S03');
    assert.equal(kept.asked(), 1);
    assert.equal(presenter(1).interruption(viewOf(kept, 1), 1)?.title, 'You repelled the attack in red');
    const targets = buttonsAt(kept).map(({ target }) => target);
    assert.ok(targets.length === 2 && targets.includes('laid:S03') && targets.includes(null));
  });
});

describe('the account of a distribution', () => {
  it('adds up for every seat to what the harbour gave it (B9, B10)', () => {
    for (const [seed, options] of [{}, { edition: 'card' }, { blackbeard: true }].entries()) {
      const parsed = borneo.parseOptions(options, 4);
      assert.ok(parsed.ok);
      const state = borneo.setup(parsed.value, 4, seedOf(seed + 1), borneo.meta.rulesVersion);
      const log: Event[] = [];
      let gained = [0, 0, 0, 0];
      let sheets = 0;
      playOut(borneo, state, rngFor(seed), anyOf, (_seat, _move, apply) => {
        for (const event of apply() as unknown as readonly Event[]) {
          log.push(event);
          if (event.type === 'distributionBegan') gained = [0, 0, 0, 0];
          if (event.type === 'shipmentPicked' || event.type === 'harbourTaken')
            if (event.seat !== null) gained[event.seat]! += 1;
          if (event.type !== 'harbourOpened' && event.type !== 'endBegan') continue;
          const began = log.findLast((one) => one.type === 'distributionBegan');
          const report = presenter(0).report(borneo.view(state, 0), log);
          if (!began || !report) continue;
          sheets++;
          assert.equal(report.key, began.harbour);
          assert.deepEqual(
            report.accounts.map(({ total }) => total),
            gained,
          );
          assert.equal(report.changes.items.length, began.companies.length);
        }
      });
      assert.ok(sheets >= 6, `${sheets} sheets`);
    }
  });

  it('says as what each card was taken, and waits until all are (B9.5)', () => {
    const at = table({ ...redTide, companies: { red: [0, 1] } });
    const log: Event[] = [];
    at.plays(0, 'ship S01 1');
    log.push(...at.events);
    assert.equal(presenter(0).report(viewOf(at, 0), log), null);
    at.plays(0, 'pick S02');
    log.push(...at.events);
    const report = presenter(0).report(viewOf(at, 0), log);
    assert.ok(report);
    assert.equal(report.title, 'Summary: Tidore');
    assert.equal(report.summary, 'A red monopoly in Tidore. You get 2 cards.');
    assert.deepEqual(report.accounts[0]?.lines, [
      { what: 'Harbour card Tidore', party: 'played the last shipment', amount: 1 },
      { what: 'Cloves', party: 'as 1st in red', amount: 1 },
    ]);
    assert.deepEqual(report.accounts[1]?.lines, [{ what: 'Cinnamon', party: 'as 2nd in red', amount: 1 }]);
    assert.equal(report.accounts[2]?.total, 0);
  });
});

describe('what lies open in Borneo', () => {
  const at = table({
    warehouses: [['S01', 'S49', 'sambas'], ['S02']],
    completed: [['each1'], ['same4', 'each2']],
    discard: ['S03', 'S04'],
  });

  it('is looked through: warehouses and the discard pile, the top card first (B16.2)', () => {
    const page = presenter(0);
    const own = page.pile(viewOf(at, 0), 'seat:0');
    assert.equal(own?.note, 'Missions: 1 of each.');
    assert.deepEqual(
      own?.cards.map(({ text }) => text),
      ['Cinnamon, red red red / yellow', 'Cinnamon ×2, red yellow green / blue', 'Sambas, Crate'],
    );
    assert.equal(page.pile(viewOf(at, 0), 'seat:1')?.note, 'Missions face down: 2.');
    assert.deepEqual(
      page.pile(viewOf(at, 0), 'discard')?.cards.map(({ key }) => key),
      ['S04', 'S03'],
    );
  });

  it('is read aloud: shipment, harbour, mission with what is lacking, company', () => {
    const page = presenter(0);
    const view = viewOf(at, 0);
    assert.equal(page.zoom('S49', view)?.title, 'Cinnamon ×2');
    assert.equal(page.zoom('harbour:1', view)?.title, 'Tidore');
    assert.equal(page.zoom('tidore', view)?.facts[0]?.value, '6 flags');
    const mission = page.zoom('mission:each1', view);
    assert.equal(
      mission?.facts.find(({ label }) => label === 'You need')?.value,
      '1 pepper, 1 cloves, and 1 nutmeg (1 with crates)',
    );
    assert.equal(page.zoom('company:red', view)?.kind, 'Company');
    assert.match(page.zoom('harbour:1', view, 'hand:S50')?.text ?? '', /^Cloves ×2: \w+ 1 of 6 · 1 of 4 cards$/);
    assert.equal(page.zoom('deck', view), null);
  });

  it('never names missions that lie face down before somebody else (B16.5)', () => {
    const words = JSON.stringify([presenter(0).players(viewOf(at, 0)), presenter(0).pile(viewOf(at, 0), 'seat:1')]);
    assert.doesNotMatch(words, /4 alike|2 of each/);
  });
});

describe('the end of Borneo', () => {
  it('tells shipments, harbours, missions and the ship, which make the points (B13.3)', () => {
    const parsed = borneo.parseOptions({ blackbeard: true }, 4);
    assert.ok(parsed.ok);
    const state = borneo.setup(parsed.value, 4, seedOf(9), borneo.meta.rulesVersion);
    playOut(borneo, state, rngFor(9), anyOf, () => {});
    const score = presenter(0).score(borneo.view(state, 'spectator'));
    assert.ok(score);
    assert.equal(score.sources.length, 4);
    for (const { parts, total } of score.rows)
      assert.equal(
        parts.reduce((sum, part) => sum + part, 0),
        total,
      );
  });
});
