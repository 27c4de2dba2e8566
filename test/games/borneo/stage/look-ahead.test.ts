import assert from 'node:assert/strict';
import { arrange, demandOf } from '../../../../client/games/borneo/stage/layout.ts';
import { lookAhead } from '../../../../client/games/borneo/stage/look-ahead.ts';
import { tableOf } from '../../../../client/games/borneo/stage/model.ts';
import type { View } from '../../../../shared/games/borneo/index.ts';
import { borneo } from '../../../../shared/games/borneo/index.ts';
import { inside, overlap } from '../../../support/rects.ts';
import type { Situation } from '../support/table.ts';
import { table } from '../support/table.ts';

const seating = { me: 0, odds: true, name: String, away: () => false };

/** S01 is red red red / yellow, S28 red yellow yellow / blue; Tidore is full with four cards, six flags are its monopoly. */
const shipping = {
  moment: 'ship',
  companies: { red: [1, 2, 0], yellow: [0, 1], green: [2, 0], blue: [1, 2] },
  hands: [['S01', 'S50'], ['S04'], ['S55']],
  places: [['tidore', 'S28', 'S02'], ['banda'], ['ternate', 'S49']],
} as const satisfies Situation;

/** one card is missing at Tidore, and no company is near six flags */
const nearlyFull = {
  ...shipping,
  hands: [['S28', 'S52'], ['S04'], ['S55']],
  places: [['tidore', 'S50', 'S49', 'S51'], ['banda'], ['ternate']],
} as const satisfies Situation;

const seen = (situation: Situation = shipping): View => borneo.view(table(situation).state, 0);
const ahead = (view: View, held: string | null, chosen: string | null = null, pointed: string | null = null) =>
  lookAhead(tableOf(view, seating), view, { held, chosen, pointed });

describe('Borneo: what a shipment in the hand would bring', () => {
  it('leaves the table as it is while no shipment is held', () => {
    const view = seen();
    const plain = tableOf(view, seating);
    assert.deepEqual(ahead(view, null, 'harbour:1'), plain);
    assert.deepEqual(ahead(view, 'merchant:red:3'), plain);
    assert.ok(plain.places.every((place) => place.ahead === null && place.coming === null));
  });

  it('B8.3 tells at every harbour what would be seen: more flags, and one fewer where the last is covered', () => {
    const { places } = ahead(seen(), 'hand:S01');
    const change = places.map((place) => place.tally.map(({ flags }, i) => (place.ahead?.flags[i] ?? 0) - flags));
    // three red and a yellow come; at Ternate the flag below of S49 goes
    assert.deepEqual(change[1], [3, 1, 0, 0]);
    assert.equal(
      change[2]?.reduce((sum, by) => sum + by),
      3,
    );
    assert.deepEqual(
      places.map(({ coming }) => coming),
      [null, null, null],
    );
  });

  it('B8.4 names the company that would have a monopoly', () => {
    const { places } = ahead(seen(), 'hand:S01');
    assert.deepEqual(
      places.map((place) => [place.ahead?.kind, place.ahead?.winner]),
      [
        ['monopoly', 'red'],
        ['none', null],
        ['none', null],
      ],
    );
    const [tidore] = ahead(seen(nearlyFull), 'hand:S28').places;
    assert.deepEqual([tidore?.ahead?.kind, tidore?.ahead?.winner], ['shared', null]);
  });

  it('lays the card down where it is meant to go, chosen before pointed at', () => {
    const at = (chosen: string | null, pointed: string | null) =>
      ahead(seen(), 'hand:S01', chosen, pointed).places.findIndex(({ coming }) => coming?.id === 'S01');
    assert.equal(at(null, null), -1);
    assert.equal(at(null, 'harbour:3'), 2);
    assert.equal(at('harbour:2', 'harbour:3'), 1);
    assert.equal(at('company:red', null), -1);
  });

  it('shows nothing at a place without a harbour, and nothing when no shipment is asked for', () => {
    const view = seen();
    const closed = { ...view, places: view.places.map((place, i) => (i === 1 ? { ...place, harbour: null } : place)) };
    assert.equal(ahead(closed, 'hand:S01', 'harbour:2').places[1]?.ahead, null);
    assert.equal(ahead(seen({ ...shipping, moment: 'company' }), 'hand:S01').places[0]?.ahead, null);
  });

  it('B8.2 finds room for the card that would fill a harbour, over the lower part of the last', () => {
    for (const [width, height] of [
      [1004, 748],
      [390, 790],
      [844, 340],
    ] as const) {
      const meant = ahead(seen(nearlyFull), 'hand:S28', 'harbour:1');
      const { places } = arrange(demandOf(meant, { width, height }, 9));
      const [spot] = places;
      assert.ok(spot);
      assert.equal(spot.cards.length, 4);
      const last = spot.cards.at(-1);
      const before = spot.cards.at(-2);
      assert.ok(last && before && inside(last, spot.water) && overlap(last, before) && last.y > before.y);
      assert.ok(!overlap(last, spot.tally));
    }
  });
});
