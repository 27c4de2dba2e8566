import assert from 'node:assert/strict';
import { advance, animatedViewOf } from '../../../../client/games/port-royal/stage/animated-view.ts';
import { arrange, demandOf } from '../../../../client/games/port-royal/stage/layout.ts';
import { tableOf } from '../../../../client/games/port-royal/stage/model.ts';
import { animate } from '../../../../client/games/port-royal/stage/scene/animate.ts';
import { sameBeat } from '../../../../client/games/port-royal/stage/scene/beat.ts';
import { compose } from '../../../../client/games/port-royal/stage/scene/compose.ts';
import { portRoyal } from '../../../../shared/games/port-royal/index.ts';
import { staged } from '../../../support/staged.ts';

// biome-ignore lint/suspicious/noExplicitAny: the stage shows more than a view: what is in the air
const definition: any = {
  ...portRoyal,
  view: (...of: Parameters<typeof portRoyal.view>) => animatedViewOf(portRoyal.view(...of)),
};

// biome-ignore lint/suspicious/noExplicitAny: as above
const { breathsOf, halting, scene } = staged<any, any, any, any, any, any, any>({
  definition,
  advance,
  sameBeat,
  compose,
  animate,
  picture: (shown, seating, size) => {
    const table = tableOf(shown.view, seating, shown);
    return { table, places: arrange(demandOf(table, size, 3)) };
  },
});

const wide = { width: 1004, height: 748 };
const phone = { width: 390, height: 794 };
const tables = [
  { seats: 3, me: 0, size: wide, options: { gambler: true }, seeds: [3, 4], wants: ['gamblerUsed'] },
  { seats: 3, me: 1, size: phone, options: { mode: 'onTheGo' }, seeds: [4, 5, 6], wants: ['shipKept'] },
  {
    seats: 4,
    me: 2,
    size: wide,
    options: { mode: 'contracts', onTheGo20: true },
    seeds: [1, 2, 3, 4, 5],
    wants: [
      'contractCompleted',
      'contractProgressed',
      'incomeRenounced',
      'giftGiven',
      'takesGained',
      'shipStored',
      'contractDeclined',
    ],
  },
  {
    seats: 3,
    me: null,
    size: { width: 844, height: 340 },
    options: { mode: 'contractsCoop' },
    seeds: [1, 2, 3],
    wants: ['timePassed', 'timeSetAside', 'contractCompleted'],
  },
  { seats: 1, me: 0, size: phone, options: { mode: 'contractsCoop' }, seeds: [1, 2], wants: ['timePassed'] },
  {
    seats: 3,
    me: 1,
    size: wide,
    options: { mode: 'adventure', chapter: 4 },
    seeds: [1, 2, 3, 4],
    wants: ['eventTurned', 'monthEnded', 'missionOpened', 'missionCompleted', 'crownsGained', 'cargoKept', 'looked'],
  },
  {
    seats: 2,
    me: 0,
    size: phone,
    options: { mode: 'adventureCoop', chapter: 1, failures: 1 },
    seeds: [1, 2],
    wants: ['adventurerChosen', 'chapterJudged'],
  },
] as const;

describe('Port Royal: the animations of every way to play', () => {
  for (const { seats, me, size, options, seeds, wants } of tables)
    it(`come to their end in good time: ${JSON.stringify(options)}, ${seats} players, ${size.width} × ${size.height}`, async () => {
      const t = scene(me, size);
      const seen = new Set<string>();
      const times = new Map<string, number>();
      for (const seed of seeds)
        for (const beat of breathsOf(seed, seats, me, options)) {
          const types = beat.events.map(({ type }) => type).join(' + ');
          const nth = (times.get(types) ?? 0) + 1;
          times.set(types, nth);
          // the same again and again tells nothing new
          if (nth > 6) continue;
          const { ms, error } = await t.play(t.begin(beat));
          assert.equal(error, null, `${types}: ${error instanceof Error ? error.stack : error}`);
          assert.ok(ms < 2600, `${types}: ${ms} ms`);
          if (/^(passed|stopped|contractDeclined|turnBegan)$/.test(types)) assert.ok(ms <= 330, `${types}: ${ms} ms`);
          for (const { type } of beat.events) seen.add(type);
        }
      for (const type of [...wants, 'gameEnded']) assert.ok(seen.has(type), `no ${type} was shown`);
    }).timeout(60_000);

  it('can be halted at any moment, and nothing is left of them', async () => {
    const t = scene(0, wide);
    const breaths = breathsOf(2, 3, 0, { mode: 'contractsCoop', gambler: true, onTheGo20: true });
    const halts = await halting(t, breaths, 700);
    assert.ok(halts > breaths.length / 8, `only ${halts} of ${breaths.length} were halted`);
  }).timeout(60_000);
});
