import assert from 'node:assert/strict';
import { CARDS, deckOf, SPECIAL_EXPEDITION } from '../../../../shared/games/port-royal/components.ts';
import { COLOURS, type Event, FACES, faceOf, portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { DEFAULTS, rulesOf } from '../../../../shared/games/port-royal/options.ts';
import { deal, start } from '../../../../shared/games/port-royal/setup.ts';
import { seedOf } from '../../../support/random-play.ts';
import { table } from '../support/table.ts';

const base = CARDS.filter(({ set }) => set === 'base');
const countFaces = (kind: string) => base.filter((face) => face.kind === kind).length;

describe('Port Royal: cards and setup', () => {
  it('PR2.1 119 cards for the deck, and one without a coin that is never in it', () => {
    assert.equal(deckOf(['base']).length, 119);
    assert.equal(base.length, 120);
    assert.ok(!deckOf(['base']).includes(SPECIAL_EXPEDITION));
    const special = faceOf(SPECIAL_EXPEDITION);
    assert.deepEqual(
      [special.id, special.kind === 'expedition' && special.special],
      ['expedition-captain1-priest1-settler1', true],
    );
  });

  it('PR2.2 60 persons, 50 ships, 6 expeditions, 4 taxes on 62 faces', () => {
    assert.deepEqual(['person', 'ship', 'expedition', 'tax'].map(countFaces), [60, 50, 6, 4]);
    assert.equal(FACES.filter(({ set }) => set === 'base').length, 62);
    assert.equal(new Set(FACES.map(({ id }) => id)).size, FACES.length);
    const roles: Record<string, number> = {};
    for (const face of base) if (face.kind === 'person') roles[face.role] = (roles[face.role] ?? 0) + 1;
    assert.deepEqual(roles, {
      settler: 5,
      captain: 5,
      priest: 5,
      jack: 3,
      trader: 10,
      sailor: 10,
      pirate: 3,
      senorita: 4,
      jester: 5,
      admiral: 6,
      governor: 4,
    });
  });

  it('PR2.3 a coin is any card of the deck, whatever its face', () => {
    const at = table({ harbour: ['ship-red-1-1'], deck: ['tax-mostSwords', 'captain-1'], coins: [3, 3] });
    at.plays(0, 'stop').plays(0, 'trade ship-red-1-1').coins(4, 3).tells('coinsGained', { amount: 1 });
    assert.equal(faceOf(at.state.players[0]!.treasury.at(-1)!).id, 'tax-mostSwords');
  });

  it('PR2.4 ten ships of each of the five colours', () => {
    assert.deepEqual(COLOURS, ['yellow', 'blue', 'green', 'red', 'black']);
    for (const colour of COLOURS)
      assert.equal(base.filter((face) => face.kind === 'ship' && face.colour === colour).length, 10);
  });

  it('PR3.1 PC1 the deck is shuffled; with five players the special expedition lies on the table', () => {
    const dealt = [2, 3, 4, 5].map((seats) =>
      deal(rulesOf(DEFAULTS, seats, portRoyal.meta.rulesVersion), seedOf(seats)),
    );
    assert.deepEqual(
      dealt.map(({ deck }) => deck.length),
      [113, 110, 107, 104],
    );
    assert.deepEqual(
      dealt.map((state) => state.table),
      [[], [], [], [SPECIAL_EXPEDITION]],
    );
    for (const { deck } of dealt)
      assert.notDeepEqual(
        [...deck].sort((a, b) => a - b),
        deck,
      );
  });

  it('PR3.2 everybody begins with 3 coins', () => {
    for (const seats of [2, 3, 4, 5])
      assert.deepEqual(
        deal(rulesOf(DEFAULTS, seats, portRoyal.meta.rulesVersion), seedOf(1)).players.map(
          ({ treasury }) => treasury.length,
        ),
        Array(seats).fill(3),
      );
  });

  it('PR2.10 the first coins are dealt clockwise from the starting seat', () => {
    const first = deal(rulesOf({ ...DEFAULTS, startingSeat: 0 }, 3, portRoyal.meta.rulesVersion), seedOf(5));
    const second = deal(rulesOf({ ...DEFAULTS, startingSeat: 1 }, 3, portRoyal.meta.rulesVersion), seedOf(5));
    assert.deepEqual(first.players[0]!.treasury, second.players[1]!.treasury);
    assert.deepEqual(first.players[2]!.treasury, second.players[0]!.treasury);
  });

  it('PR3.3 PR1.6 the starting seat is drawn by lot unless given', () => {
    const starts = new Set(
      Array.from({ length: 60 }, (_, i) => portRoyal.setup(DEFAULTS, 4, seedOf(i), portRoyal.meta.rulesVersion).start),
    );
    assert.deepEqual([...starts].sort(), [0, 1, 2, 3]);
    for (let i = 0; i < 10; i++)
      assert.equal(
        portRoyal.setup({ ...DEFAULTS, startingSeat: 2 }, 4, seedOf(i), portRoyal.meta.rulesVersion).start,
        2,
      );
  });

  it('PR1.6 the same seed deals the same game, another one another', () => {
    const one = portRoyal.setup(DEFAULTS, 4, seedOf(1), portRoyal.meta.rulesVersion);
    assert.deepEqual(portRoyal.setup(DEFAULTS, 4, seedOf(1), portRoyal.meta.rulesVersion), one);
    assert.notDeepEqual(portRoyal.setup(DEFAULTS, 4, seedOf(2), portRoyal.meta.rulesVersion).deck, one.deck);
  });

  it('PR4.2 the first state stands at the first choice, and tells how it came about', () => {
    const kinds = new Set<string>();
    for (let i = 0; i < 150; i++) {
      const state = deal(rulesOf(DEFAULTS, 2 + (i % 4), portRoyal.meta.rulesVersion), seedOf(i));
      const told: Event[] = [];
      start(state, (event) => told.push(event));
      const opening = portRoyal.opening(state);
      assert.deepEqual(
        opening.filter((event) => event.type !== 'coinsGained' || event.reason !== 'start'),
        told,
      );
      assert.equal(opening.length - told.length, state.players.length);
      for (const event of told) if (event.type === 'cardDrawn') kinds.add(event.face.split('-')[0]!);
    }
    for (const kind of ['ship', 'tax', 'expedition']) assert.ok(kinds.has(kind), `no ${kind} among the first cards`);
  });

  it('PR4.2 a later state has no opening', () => {
    const at = table({ harbour: ['sailor-1'] }).plays(0, 'stop');
    assert.deepEqual(portRoyal.opening(at.state), []);
  });
});
