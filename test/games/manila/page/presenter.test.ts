import assert from 'node:assert/strict';
import { manilaPresenter } from '../../../../client/games/manila/page/presenter.tsx';
import type { Presenter } from '../../../../client/games/presenter.ts';
import { rngOf } from '../../../../shared/engine/rng.ts';
import { type Event, type Move, manila, type State, type View } from '../../../../shared/games/manila/index.ts';
import { manila as texts } from '../../../../shared/i18n/en/manila/index.ts';
import { plain } from '../../../../shared/i18n/speech.ts';
import { anyOf, playOut, rngFor, seedOf } from '../../../support/random-play.ts';

const presenter = (me: number, odds = true): Presenter =>
  manilaPresenter(texts, {
    speech: { name: (seat) => ['Anneke', 'Baptiste', 'Chidi'][seat] ?? '', isYou: (seat) => seat === me },
    odds,
  });

function begun(options: object = {}): State {
  const parsed = manila.parseOptions({ startingSeat: 0, ...options }, 3);
  assert.ok(parsed.ok);
  return manila.setup(parsed.value, 3, seedOf(11), manila.meta.rulesVersion);
}

function play(state: State, seat: number, ...moves: readonly Move[]): void {
  for (const move of moves) {
    assert.equal(manila.check(state, seat, move), null, JSON.stringify(move));
    manila.apply(state, seat, move, () => {});
  }
}

/** Seat 0 is harbour master for 5; jade starts on 5, silk on 4, ginseng on 0. */
function launched(options: object = {}): State {
  const state = begun(options);
  play(state, 0, { type: 'bid', amount: 5 });
  play(state, 1, { type: 'pass' });
  play(state, 2, { type: 'pass' });
  play(state, 0, { type: 'decline' });
  for (const ware of ['jade', 'silk', 'ginseng'] as const) play(state, 0, { type: 'load', ware });
  play(state, 0, { type: 'launch', ware: 'jade', start: 5 });
  play(state, 0, { type: 'launch', ware: 'silk', start: 4 });
  if (state.phase.kind === 'launch') play(state, 0, { type: 'launch', ware: 'ginseng', start: 0 });
  return state;
}

const buttonsAt = (state: State, seat: number, odds = true) =>
  presenter(seat, odds).buttons(manila.view(state, seat), seat, manila.legalMoves(state, seat));

const told = (state: State, seat: number, odds = true): string[] =>
  buttonsAt(state, seat, odds).map(({ label, note }) => `${plain(label)} | ${note}`);

describe('Manila on the page', () => {
  it('makes one dial of all bids, and says when one of them pledges shares (M4.4, C11)', () => {
    const bids = buttonsAt(begun(), 0).filter(({ move }) => move.type === 'bid');
    assert.equal(bids.length, 54);
    assert.ok(bids.every(({ dial }) => dial?.group === 'bid' && dial.label === 'Your bid'));
    assert.equal(bids[0]!.note, 'at most 54');
    assert.equal(bids[42]!.dial?.amount, 43);
    assert.equal(bids[42]!.note, 'pledges 2 shares · at most 54');
  });

  it('names price, pay-out and odds of every space (M1.3, M1.4, C23)', () => {
    const list = told(launched(), 0);
    assert.ok(list.includes('Jade seat for 3 | pays 36 if it arrives · 74 % · 10 % on 13'), list.join('\n'));
    assert.ok(list.includes('Port A for 4 | pays 6 if a boat reaches port · 97 %'));
    assert.ok(list.some((line) => line.startsWith('Insurance: +10 now') && line.includes('29 at worst · about 8')));
  });

  it('leaves the odds out where the table or the reader does not want them', () => {
    for (const list of [told(launched({ showOdds: false }), 0), told(launched(), 0, false)]) {
      assert.ok(list.includes('Jade seat for 3 | pays 36 if it arrives'));
      assert.ok(
        list.every((line) => !line.includes('%') && !line.includes('average')),
        list.join('\n'),
      );
    }
  });

  it('promises a smaller part where others sit already (C3)', () => {
    const state = launched();
    play(state, 0, { type: 'place', space: 'seat:jade' });
    assert.ok(told(state, 1).some((line) => line.startsWith('Jade seat for 4 | pays 18')));
  });

  it('tucks away the many spaces of the board, and keeps money under a heading of its own', () => {
    const buttons = buttonsAt(launched(), 0);
    for (const { move, tucked, minor } of buttons) {
      assert.equal(tucked === true, move.type === 'place', move.type);
      assert.equal(minor !== undefined, move.type === 'borrow' || move.type === 'redeem', move.type);
    }
  });

  it('explains why a place cannot be taken', () => {
    const state = launched();
    const view = manila.view(state, 1);
    assert.equal(presenter(1).whyNot(view, 1, 'space:port:A'), 'It is Anneke’s turn.');
    const own = manila.view(state, 0);
    assert.equal(presenter(0).whyNot(own, 0, 'space:seat:nutmeg'), 'No boat is carrying nutmeg on this voyage.');
    assert.equal(presenter(0).whyNot(own, 0, 'dice'), 'Now players place accomplices.');
    assert.equal(presenter(0).whyNot(own, 0, 'space:pirate'), null);
  });

  it('tells boarding from plunder whenever it is asked, and the rest only in the first voyage (M8, M10.3)', () => {
    const view = manila.view(begun(), 0);
    assert.match(presenter(0).advice(view, 0) ?? '', /harbour master/);
    assert.equal(presenter(1).advice(view, 1), null);
    assert.equal(presenter(0).advice({ ...view, voyage: 2 }, 0), null);
    const boarding: View = {
      ...view,
      voyage: 4,
      prompt: { kind: 'boarding', seat: 0, index: 0, boarded: null },
    };
    const advice = presenter(0).advice(boarding, 0) ?? '';
    assert.match(advice, /join the crew/);
    assert.match(advice, /third/);
  });

  it('counts what is left for the starts, and says what a pilot may do, in every voyage (M5.3, M9)', () => {
    const state = begun();
    play(state, 0, { type: 'bid', amount: 5 });
    play(state, 1, { type: 'pass' });
    play(state, 2, { type: 'pass' });
    play(state, 0, { type: 'decline' });
    for (const ware of ['jade', 'silk', 'ginseng'] as const) play(state, 0, { type: 'load', ware });
    const advice = (view: View) => plain(presenter(0).advice({ ...view, voyage: 3 }, 0) ?? '');
    assert.match(advice(manila.view(state, 0)), /9 left for 3 boats/);
    play(state, 0, { type: 'launch', ware: 'jade', start: 5 });
    const view = manila.view(state, 0);
    assert.match(advice(view), /4 left for 2 boats/);
    const pilot = (moved: 'jade' | null, largePilotMoves: 'exact' | 'upTo') =>
      advice({
        ...view,
        rules: { ...view.rules, largePilotMoves },
        prompt: { kind: 'pilot', seat: 0, pilot: 'large', moved },
      });
    assert.match(pilot(null, 'exact'), /one boat by 2, or two boats by 1/);
    assert.match(pilot(null, 'upTo'), /one boat by 1 or 2/);
    assert.match(pilot('jade', 'exact'), /^Now move another boat by 1/);
    assert.match(pilot('jade', 'upTo'), /^You may move another boat by 1/);
  });

  it('shows nobody else’s wares: what was bought openly, and how many are secret (M13.1)', () => {
    const state = begun();
    play(state, 0, { type: 'bid', amount: 1 });
    play(state, 1, { type: 'pass' });
    play(state, 2, { type: 'pass' });
    play(state, 0, { type: 'buy', ware: 'silk' });
    const others = presenter(1).pile(manila.view(state, 1), 'seat:0');
    assert.deepEqual(
      others?.cards.map(({ text }) => text),
      ['Silk'],
    );
    assert.equal(others?.note, '2 shares are secret.');
    assert.equal(presenter(0).pile(manila.view(state, 0), 'seat:0')?.cards.length, 3);
  });

  it('hides money that is hidden, and everybody’s fortune until the end (A9, M12.3)', () => {
    const state = begun({ hideCash: true });
    const [own, other] = presenter(0).players(manila.view(state, 0));
    assert.equal(own!.stats[0]!.value, 30);
    assert.equal(other!.stats[0]!.value, '?');
    assert.equal(own!.score, null);
    assert.equal(own!.badge, undefined);
    const [master] = presenter(0).players(manila.view(launched(), 0));
    assert.equal(master!.badge?.words, 'harbour master');
  });

  it('reads a ware and a space aloud, with what holds now', () => {
    const view = manila.view(launched(), 0);
    const jade = presenter(0).zoom('jade', view);
    assert.equal(jade?.title, 'Jade');
    assert.ok(jade.facts.some(({ label, value }) => label === 'Seats cost' && value === '3 · 4 · 5 · 5'));
    assert.equal(presenter(0).zoom('space:port:B', view)?.title, 'Port B');
    assert.equal(presenter(0).zoom('nutmeg', view)?.text, 'It stays ashore on this voyage.');
    assert.equal(presenter(0).zoom('deck', view), null);
    // who has shipyard C himself does not pay for it (M11.2)
    const worst = (me: number) =>
      presenter(me)
        .zoom('space:insurance', { ...view, shipyard: { ...view.shipyard, C: 0 } })
        ?.facts.find(({ label }) => label === 'At worst')?.value;
    assert.deepEqual([worst(0), worst(1)], ['−14', '−29']);
  });
});

describe('the sheet of a voyage', () => {
  it('adds up for every seat to what its cash has gained in the settlement (C22)', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const parsed = manila.parseOptions({}, 4);
      assert.ok(parsed.ok);
      const state = manila.setup(parsed.value, 4, seedOf(seed), manila.meta.rulesVersion);
      let sheets = 0;
      const gained = [0, 0, 0, 0];
      playOut(manila, state, rngFor(seed), anyOf, (_seat, _move, apply) => {
        for (const event of apply() as unknown as readonly Event[]) {
          if (event.type !== 'moneyPaid') continue;
          if (event.to !== 'bank') gained[event.to]! += event.amount;
          if (event.from !== 'bank') gained[event.from]! -= event.amount;
        }
        const report = presenter(0).report(manila.view(state, 0), []);
        if (!report || Number(report.key) === sheets) return;
        sheets = Number(report.key);
        assert.deepEqual(
          report.accounts.map(({ total }) => total),
          gained,
          `voyage ${report.key}`,
        );
        for (const { lines, total } of report.accounts)
          assert.equal(
            lines.reduce((sum, { amount }) => sum + amount, 0),
            total,
          );
        assert.equal(report.fates.length, 3);
        gained.fill(0);
      });
      assert.ok(sheets >= 4);
    }
  });

  it('says who was paid for what by whom, and which values rose', () => {
    const state = begun();
    const view: View = {
      ...manila.view(state, 0),
      settlement: {
        voyage: 2,
        master: 1,
        insurer: 2,
        boats: [
          { ware: 'jade', berth: { haven: 'port', letter: 'A' }, plundered: false, crew: [0, 0, 1] },
          { ware: 'silk', berth: { haven: 'shipyard', letter: 'A' }, plundered: true, crew: [] },
        ],
        payments: [
          { reason: 'boat', from: 'bank', to: 0, amount: 12, ware: 'jade', letter: null },
          { reason: 'boat', from: 'bank', to: 0, amount: 12, ware: 'jade', letter: null },
          { reason: 'shipyard', from: 2, to: 0, amount: 6, ware: null, letter: 'A' },
          { reason: 'insurance', from: 2, to: 'bank', amount: 8, ware: null, letter: 'B' },
        ],
        rises: [{ ware: 'jade', from: 10, to: 20 }],
      },
    };
    const report = presenter(0).report(view, []);
    assert.ok(report);
    assert.equal(report.key, '2');
    assert.deepEqual(report.accounts[0], {
      seat: 0,
      lines: [
        { what: 'Crew: Jade', party: 'from the bank', amount: 24 },
        { what: 'Shipyard A', party: 'from Chidi', amount: 6 },
      ],
      total: 30,
    });
    assert.deepEqual(report.accounts[2]?.lines, [
      { what: 'Shipyard A', party: 'to Anneke', amount: -6 },
      { what: 'Damage in shipyard B', party: 'to the bank', amount: -8 },
    ]);
    assert.equal(report.fates[1]?.text, 'plundered, ended up in shipyard A');
    assert.equal(report.changes.items[0]?.text, '10 → 20');
    assert.equal(
      report.summary,
      'Voyage 2 is over: Jade reached port, Silk ended up in the shipyard. You earn 30 pesos.',
    );
  });
});

describe('the end of Manila', () => {
  it('tells cash, shares, loans and fortune, which is their sum (M12.3)', () => {
    const state = begun();
    playOut(manila, state, rngOf(seedOf(5)), anyOf, () => {});
    const score = presenter(0).score(manila.view(state, 0));
    assert.ok(score);
    for (const { parts, total } of score.rows) {
      const [loans, cash, ...shares] = parts;
      assert.ok(loans! <= 0 && cash! >= 0);
      assert.equal(
        shares.reduce((sum, worth) => sum + worth, cash! + loans!),
        total,
      );
    }
    assert.equal(score.rows[0]?.place, 1);
  });
});
