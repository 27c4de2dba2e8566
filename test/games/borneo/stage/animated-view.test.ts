import assert from 'node:assert/strict';
import { advance } from '../../../../client/games/borneo/stage/animated-view.ts';
import { tableOf } from '../../../../client/games/borneo/stage/model.ts';
import type { CardId, Event, View } from '../../../../shared/games/borneo/index.ts';
import { borneo, COMPANIES } from '../../../../shared/games/borneo/index.ts';
import type { Policy } from '../../../support/random-play.ts';
import { eager } from '../../../support/random-play.ts';
import { type SeenStep, stepsOf } from '../../../support/steps.ts';

/** Everything that is drawn: not the number of the move, nor the question, which the next view brings. */
const told = ({ seq: _seq, prompt: _prompt, phase: _phase, ...rest }: View) => rest;

const tables = [
  { seed: 2, seats: 3, options: {} },
  { seed: 5, seats: 4, options: { blackbeard: true } },
  { seed: 9, seats: 5, options: {} },
  { seed: 10, seats: 3, options: { fourMerchants: true, blackbeard: true } },
  { seed: 11, seats: 4, options: { edition: 'card' } },
  { seed: 17, seats: 5, options: { edition: 'card' } },
  { seed: 21, seats: 3, options: { blackbeard: true } },
  { seed: 33, seats: 4, options: {} },
] as const;

/** Hands grow only where nobody fights (B12.3). */
const peaceful = 33;

/** Attacks and missions whenever it can be, so that there is much to tell of them. */
const bold: Policy = (moves, rng, seat) => {
  const wanted = moves.filter(({ type }) => type === 'attack' || type === 'mission');
  return eager(wanted.length > 0 ? wanted : moves, rng, seat);
};

const meek: Policy = (moves, rng, seat) =>
  eager(
    moves.filter(({ type }) => type !== 'attack'),
    rng,
    seat,
  );

type Step = SeenStep<View, Event>;

let played: readonly Step[] | null = null;

function everyStep(): readonly Step[] {
  played ??= tables.flatMap((table) => stepsOf(borneo, table, table.seed === peaceful ? meek : bold));
  return played;
}

/** The cards that can be named at a table: everything but the piles and the hands of others. */
const named = (view: View): CardId[] => [
  ...view.discard,
  ...view.removed,
  ...view.places.flatMap(({ harbour, column }) => [...(harbour ? [harbour] : []), ...column]),
  ...view.players.flatMap(({ hand, warehouse }) => [...(hand ?? []), ...warehouse]),
  ...('combat' in view.prompt ? [...view.prompt.combat.attack, ...view.prompt.combat.defence] : []),
];

describe('Borneo: the story of a step', () => {
  it('leads from each view to the next, event by event, for everybody at the table', () => {
    const seen = new Set<string>();
    for (const { before, events, after } of everyStep()) {
      assert.deepEqual(told(events.reduce(advance, before)), told(after), JSON.stringify(events));
      for (const event of events) seen.add(event.type === 'merchantsMoved' && event.to ? 'left' : event.type);
    }
    const rare = [
      'left',
      'merchantsMoved',
      'rewardTaken',
      'rewardDeclined',
      'shipTaken',
      'pileReshuffled',
      'cardThrown',
    ];
    for (const type of rare) assert.ok(seen.has(type), `no game had ${type}`);
  });

  it('asks the question of a combat, a distribution and a payment as the next view does', () => {
    const kinds = new Set<string>();
    for (const { before, events, after } of everyStep()) {
      const { prompt } = after;
      if (!['attackCard', 'displaced', 'defenceReward', 'pick'].includes(prompt.kind)) continue;
      // who was told all cards of a hand is not told when its owner may go on
      if (prompt.kind === 'attackCard' && events.length === 0) continue;
      kinds.add(prompt.kind);
      assert.deepEqual(events.reduce(advance, before).prompt, prompt, JSON.stringify(events));
    }
    assert.equal(kinds.size, 4);
  });

  it('never tells what a viewer may not see: hands and face-down missions stay hidden (B16.1)', () => {
    for (const { before, events, viewer } of everyStep()) {
      if (events.some(({ type }) => type === 'missionsRevealed')) continue;
      let view = before;
      for (const event of events) {
        view = advance(view, event);
        view.players.forEach(({ hand, missions }, seat) => {
          if (seat !== viewer) assert.deepEqual([hand, missions], [null, null]);
        });
      }
    }
  });

  it('can be shown after every single event, with no card and no merchant twice or lost', () => {
    for (const { before, events, viewer } of everyStep()) {
      const me = typeof viewer === 'number' ? viewer : null;
      const seating = { me, odds: false, name: (seat: number) => `seat ${seat}`, away: () => false };
      const merchants = (view: View): number => COMPANIES.reduce((sum, each) => sum + view.companies[each].length, 0);
      let view = before;
      for (const event of events) {
        const stood = merchants(view);
        view = advance(view, event);
        tableOf(view, seating);
        assert.equal(merchants(view), stood + (event.type === 'merchantPlaced' ? 1 : 0), JSON.stringify(event));
        const cards = named(view);
        assert.equal(new Set(cards).size, cards.length, JSON.stringify(event));
        for (const { cards: held, hand } of view.players) {
          assert.ok(held >= 0, JSON.stringify(event));
          if (hand) assert.equal(hand.length, held, JSON.stringify(event));
        }
      }
    }
  });

  it('does not touch the view it begins with', () => {
    for (const { before, events } of everyStep()) {
      const copy = structuredClone(before);
      events.reduce(advance, before);
      assert.deepEqual(before, copy);
    }
  });
});
