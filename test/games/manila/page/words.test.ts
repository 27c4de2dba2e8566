import assert from 'node:assert/strict';
import type { Event } from '../../../../shared/games/manila/index.ts';
import { manilaTexts } from '../../../../shared/i18n/games/manila/index.ts';
import { nameOf } from '../../../../shared/i18n/games/manila/speech.ts';
import { LANGS } from '../../../../shared/i18n/load.ts';
import { plain, type Speech } from '../../../../shared/i18n/speech.ts';

type Events = { readonly [T in Event['type']]: Extract<Event, { type: T }> };

/** One event of every type of Manila, as seat 0 (you) and seat 1 tell it; a missing one does not compile. */
const events = (seat: number): Events => ({
  voyageBegan: { type: 'voyageBegan', voyage: 3, opener: seat },
  bidMade: { type: 'bidMade', seat, amount: 12 },
  auctionPassed: { type: 'auctionPassed', seat },
  masterElected: { type: 'masterElected', seat, price: 12, unopposed: false },
  sharesPledged: { type: 'sharesPledged', seat, shares: 2, amount: 24, forced: true },
  shareRedeemed: { type: 'shareRedeemed', seat, amount: 15 },
  shareBought: { type: 'shareBought', seat, ware: 'jade', price: 5 },
  shareDeclined: { type: 'shareDeclined', seat },
  boatLoaded: { type: 'boatLoaded', seat, ware: 'silk', lane: 1 },
  boatLaunched: { type: 'boatLaunched', seat, ware: 'silk', lane: 1, start: 4 },
  roundBegan: { type: 'roundBegan', round: 2, rounds: 4 },
  accomplicePlaced: { type: 'accomplicePlaced', seat, space: 'seat:jade', index: 1, paid: 4, stowaway: false },
  premiumPaid: { type: 'premiumPaid', seat, amount: 10 },
  roundPassed: { type: 'roundPassed', seat, final: false },
  diceRolled: { type: 'diceRolled', seat, roll: 1, dice: [{ ware: 'nutmeg', face: 4 }] },
  boatSailed: { type: 'boatSailed', ware: 'nutmeg', from: 3, to: 7 },
  boatBerthed: { type: 'boatBerthed', ware: 'nutmeg', haven: 'port', letter: 'A', how: 'sailed' },
  boatBoarded: { type: 'boatBoarded', seat, ware: 'ginseng', index: 2 },
  accompliceEvicted: { type: 'accompliceEvicted', seat, ware: 'ginseng', index: 2, victim: 2 },
  pirateStayed: { type: 'pirateStayed', seat },
  captainSucceeded: { type: 'captainSucceeded', seat },
  boatSteered: { type: 'boatSteered', seat, pilot: 'small', ware: 'jade', from: 12, to: 13 },
  pilotWaived: { type: 'pilotWaived', seat, pilot: 'large' },
  boatPlundered: { type: 'boatPlundered', ware: 'jade', crew: [2, 2] },
  moneyPaid: { type: 'moneyPaid', reason: 'boat', from: 'bank', to: seat, amount: 12, ware: 'jade', letter: null },
  insurerBroke: { type: 'insurerBroke', seat, owed: 29, paid: 15 },
  valueRose: { type: 'valueRose', ware: 'jade', from: 5, to: 10 },
  voyageEnded: { type: 'voyageEnded', voyage: 3 },
  sharesRevealed: { type: 'sharesRevealed', hands: [['jade'], ['silk', 'silk']] },
  gameEnded: {
    type: 'gameEnded',
    outcome: { reason: 'market', winners: [seat], places: [1], scores: [75], ties: [] },
  },
});

const places = ['seat:silk', 'port:A', 'shipyard:C', 'pirate', 'pilot:small', 'insurance'] as const;

describe('Manila in words', () => {
  const who: Speech = { name: (seat) => `Name${seat}`, isYou: (seat) => seat === 0 };

  for (const lang of LANGS)
    it(`tells every event in ${lang}, differently to the one who did it`, async () => {
      const { log } = await manilaTexts[lang]();
      const lines = log as unknown as Record<string, (event: unknown, s: Speech) => string>;
      const theirs = events(1);
      for (const [type, event] of Object.entries(events(0))) {
        const mine = lines[type]!(event, who);
        const other = lines[type]!(theirs[type as Event['type']], who);
        assert.ok(mine.length > 3 && !/undefined|NaN|\[object/.test(mine + other), `${type}: ${mine} / ${other}`);
        assert.equal(mine.split('*').length % 2, 1, mine);
        if (!('seat' in event)) continue;
        assert.notEqual(mine, other, type);
        assert.match(other, /Name1/);
        assert.doesNotMatch(mine, /Name0/);
      }
    });

  for (const lang of LANGS)
    it(`names every kind of space in ${lang}, taken or stolen into, and whoever pays`, async () => {
      const { log, spaces } = await manilaTexts[lang]();
      const base = events(1);
      const placed = places.flatMap((space) =>
        [false, true].map((stowaway) => log.accomplicePlaced({ ...base.accomplicePlaced, space, stowaway }, who)),
      );
      assert.equal(new Set(placed).size, placed.length);
      assert.equal(new Set(places.map((space) => nameOf(spaces, space))).size, places.length);
      const paid = (['pirates', 'boat', 'port', 'shipyard'] as const).map((reason) =>
        log.moneyPaid({ ...base.moneyPaid, reason, from: reason === 'shipyard' ? 2 : 'bank', letter: 'B' }, who),
      );
      assert.equal(new Set(paid).size, paid.length);
      assert.match(paid[3]!, /Name2/);
      const duty = { ...base.moneyPaid, reason: 'insurance', from: 1, to: 'bank', letter: 'C' } as const;
      assert.match(log.moneyPaid(duty, who), /Name1.*12.*C/);
    });

  for (const lang of LANGS)
    it(`advises in ${lang} so briefly that it has room over the buttons, but for boarding`, async () => {
      const { hints } = await manilaTexts[lang]();
      const { boarding, launch, pilot, ...rest } = hints;
      const pilots = [false, true].flatMap((second) =>
        [false, true].map((alone) => pilot({ pilot: 'large', second, alone })),
      );
      const brief = [...Object.values(rest), launch({ left: 9, boats: 3 }), ...pilots];
      for (const hint of brief) assert.ok(plain(hint).length <= 115, `${hint.length}: ${hint}`);
      assert.ok(plain(boarding).length <= 240, `${boarding.length}`);
    });

  it('lets French nouns keep their article and German ones their case', async () => {
    const [fr, de] = await Promise.all([manilaTexts.fr(), manilaTexts.de()]);
    const { boatBerthed, boatBoarded } = events(1);
    assert.equal(plain(fr.log.boatBerthed(boatBerthed, who)), 'La muscade arrive au port A.');
    assert.equal(plain(de.log.boatBerthed(boatBerthed, who)), 'Muskat läuft in den Hafen A ein.');
    const towed = { ...boatBerthed, haven: 'shipyard', letter: 'B', how: 'towed' } as const;
    assert.equal(plain(de.log.boatBerthed(towed, who)), 'Muskat war zu langsam und kommt in die Werft B.');
    assert.equal(
      plain(de.log.boatBoarded(boatBoarded, who)),
      'Name1 entert das Ginsengboot und gehört jetzt zur Mannschaft.',
    );
  });

  it('gives the reason of a refusal with its numbers', async () => {
    const { refusals } = await manilaTexts.en();
    assert.equal(refusals.tooPoor({ cost: 5, funds: 3 }, who), 'That costs 5 pesos; you can raise 3.');
    assert.equal(refusals.bidTooLow({ min: 8, max: 54, amount: 7 }, who), 'The next bid is at least 8.');
    assert.equal(refusals.notYourTurn({ turn: 2 }, who), 'It is Name2’s turn.');
  });
});
