import assert from 'node:assert/strict';
import { manifests } from '../../client/games/index.ts';
import { optionText } from '../../client/games/options.ts';
import type { Event as ManilaEvent } from '../../shared/games/manila/index.ts';
import { FACES, type Face, face } from '../../shared/games/port-royal/index.ts';
import { loadHouse } from '../../shared/i18n/games/index.ts';
import { manilaTexts } from '../../shared/i18n/games/manila/index.ts';
import { nameOf } from '../../shared/i18n/games/manila/speech.ts';
import { portRoyalTexts } from '../../shared/i18n/games/port-royal/index.ts';
import type { PortRoyalSpeech } from '../../shared/i18n/games/port-royal/speech.ts';
import { LANGS, type Lang, languages } from '../../shared/i18n/load.ts';
import { percentOf } from '../../shared/i18n/percent.ts';
import { listed, plural } from '../../shared/i18n/plural.ts';
import { flag, pieces, plain, type Speech } from '../../shared/i18n/speech.ts';

type Leaf = string | ((...given: never[]) => unknown);

/** Every string and function of a dictionary by its path. */
function leaves(value: unknown, path = ''): Map<string, Leaf> {
  if (typeof value === 'string' || typeof value === 'function') return new Map([[path, value as Leaf]]);
  assert.ok(typeof value === 'object' && value !== null, `${path} is ${String(value)}`);
  return new Map(Object.entries(value).flatMap(([key, part]) => [...leaves(part, path ? `${path}.${key}` : key)]));
}

const dictionaries = async (lang: Lang): Promise<Map<string, Leaf>> => {
  const { name: _, ...house } = languages[lang];
  const games = manifests.map(({ id, load }) => [id, async () => (await load()).texts[lang]()] as const);
  const choices = manifests.map(
    ({ id, load }) => [`${id} choices`, async () => (await load()).choices[lang]()] as const,
  );
  const loading = [...Object.entries(house), ...games, ...choices, ['lobby', () => loadHouse(lang)] as const];
  return leaves(Object.fromEntries(await Promise.all(loading.map(async ([id, load]) => [id, await load()] as const))));
};

/** Single words may be the same in two languages, and so are proper names; sentences are not. */
const isSentence = (path: string, text: string): boolean => /\s/.test(text) && !/(title|name|key)$/.test(path);

describe('dictionaries', () => {
  it('have the same shape and no empty string in all languages', async () => {
    const [en, ...others] = await Promise.all(LANGS.map(dictionaries));
    for (const [at, other] of others.entries()) {
      assert.deepEqual([...other.keys()].sort(), [...en!.keys()].sort(), `shape of ${LANGS[at + 1]}`);
      for (const [path, leaf] of other) if (typeof leaf === 'string') assert.notEqual(leaf.trim(), '', path);
    }
  });

  it('leave no English sentence in another language', async () => {
    const en = await dictionaries('en');
    for (const lang of LANGS.filter((other) => other !== 'en')) {
      for (const [path, leaf] of await dictionaries(lang)) {
        if (typeof leaf !== 'string' || !isSentence(path, leaf)) continue;
        assert.notEqual(leaf, en.get(path), `${lang} ${path}`);
      }
    }
  });

  it('keep French punctuation on the line of its word', async () => {
    for (const [path, leaf] of await dictionaries('fr'))
      if (typeof leaf === 'string') assert.doesNotMatch(leaf, / [;:!?»%]|« /, path);
  });

  it('draw a flag where a colour is meant, and keep its word for those who hear it', () => {
    const text = `*Pepper* (${flag('red', 'rouge')} / ${flag('blue', 'bleu')}).`;
    assert.equal(plain(text), 'Pepper (rouge / bleu).');
    assert.deepEqual(pieces(text), [
      { text: 'Pepper', bold: true },
      { text: ' (', bold: false },
      { text: 'rouge', flag: 'red', bold: false },
      { text: ' / ', bold: false },
      { text: 'bleu', flag: 'blue', bold: false },
      { text: ').', bold: false },
    ]);
    assert.equal(plain('{tar|x} {}'), '{tar|x} {}', 'nothing else is a flag');
  });

  it('mark bold words in pairs', async () => {
    for (const lang of LANGS)
      for (const [path, leaf] of await dictionaries(lang))
        if (typeof leaf === 'string') assert.equal(leaf.split('*').length % 2, 1, `${lang} ${path}`);
  });
});

describe('options of the games', () => {
  for (const lang of LANGS)
    it(`are explained in ${lang}, with every value of every choice`, async () => {
      const { games: texts } = await loadHouse(lang);
      for (const { id, options, upfront, load } of manifests) {
        const { hints, about } = await (await load()).choices[lang]();
        for (const option of options) {
          // a bare number is for those who know the protocol
          if (option.kind === 'number') continue;
          const text = optionText(texts[id].options, option);
          assert.ok(text && text.label.length > 3 && (hints[option.key] ?? '').length > 10, `${id} ${option.key}`);
          const values = option.kind === 'choice' ? option.values.map(String) : [];
          assert.deepEqual(Object.keys(text.values ?? {}).sort(), [...values].sort(), `${id} ${option.key}`);
          const sentences = about?.[option.key];
          if (sentences) assert.deepEqual(Object.keys(sentences).sort(), [...values].sort(), `${id} ${option.key}`);
        }
        for (const key of upfront ?? [])
          assert.ok(
            options.some((option) => option.key === key),
            key,
          );
      }
    });
});

const speech: PortRoyalSpeech = { name: (seat) => `Name${seat}`, isYou: (seat) => seat === 0, face };

/** One event of every type, as seat 0 (you) and seat 1 tell it. */
const events = (seat: number) =>
  ({
    turnBegan: { type: 'turnBegan', seat, round: 3, turn: 7 },
    deckReshuffled: { type: 'deckReshuffled', cards: 40 },
    cardDrawn: { type: 'cardDrawn', seat, face: 'ship-red-3-2' },
    shipRepelled: { type: 'shipRepelled', seat, face: 'ship-red-3-2' },
    taxLevied: { type: 'taxLevied', face: 'tax-mostSwords' },
    taxPaid: { type: 'taxPaid', seat, amount: 6 },
    busted: { type: 'busted', seat, face: 'ship-black-2-1' },
    drawsEnded: { type: 'drawsEnded', seat },
    stopped: { type: 'stopped', seat },
    windowOpened: { type: 'windowOpened', seat, takes: 2 },
    shipTraded: { type: 'shipTraded', seat, face: 'ship-blue-1-1', slot: 0, income: 2 },
    personHired: { type: 'personHired', seat, face: 'admiral-1', slot: 0, cost: 5 },
    feePaid: { type: 'feePaid', from: seat, to: 2, amount: 1 },
    coinsGained: { type: 'coinsGained', seat, amount: 1, reason: 'jester' },
    gainLost: { type: 'gainLost', seat, amount: 1, reason: 'trade' },
    passed: { type: 'passed', seat },
    expeditionCompleted: {
      type: 'expeditionCompleted',
      seat,
      face: 'expedition-captain2',
      persons: ['captain-1', 'jack-1'],
      influence: 4,
    },
    endTriggered: { type: 'endTriggered', seat },
    gameEnded: {
      type: 'gameEnded',
      outcome: { reason: 'influence', winners: [seat], places: [1], scores: [12], ties: [[3]] },
    },
  }) as const;

describe('Port Royal in words', () => {
  for (const lang of LANGS)
    it(`tells every event in ${lang}, differently to the one who did it`, async () => {
      const { log } = await portRoyalTexts[lang]();
      const lines = log as unknown as Record<string, (event: unknown, s: PortRoyalSpeech) => string>;
      const yours = events(0);
      const theirs = events(1);
      for (const type of Object.keys(yours) as (keyof typeof yours)[]) {
        const mine = lines[type]!(yours[type], speech);
        const other = lines[type]!(theirs[type], speech);
        assert.ok(mine.length > 3 && !/undefined|NaN|\[object/.test(mine + other), `${type}: ${mine} / ${other}`);
        assert.equal(mine.split('*').length % 2, 1, mine);
        if ('seat' in yours[type] && type !== 'turnBegan') {
          assert.notEqual(mine, other, type);
          assert.match(other, /Name1/);
          assert.doesNotMatch(mine, /Name0/);
        }
      }
    });

  for (const lang of LANGS)
    it(`names and explains each of the ${FACES.length} faces in ${lang}`, async () => {
      const dict = await portRoyalTexts[lang]();
      for (const card of FACES) {
        for (const words of [dict.faceName(card), dict.fullName(card), dict.faceText(card), dict.faceKind(card)])
          assert.ok(words.length > 3 && !/undefined|NaN/.test(words), `${card.id}: ${words}`);
        assert.equal(dict.faceShort(card) !== '', card.kind === 'person', card.id);
      }
    });

  it('says what a move costs and brings, in each language another way', async () => {
    const ship = face('ship-blue-2-3') as Extract<Face, { kind: 'ship' }>;
    const person = face('admiral-2') as Extract<Face, { kind: 'person' }>;
    const labels = await Promise.all(
      LANGS.map(async (lang) => {
        const { moves } = await portRoyalTexts[lang]();
        const fee = { amount: 1, to: 'Chidi' };
        return [
          moves.trade({ ship, income: 4, fee: null }),
          moves.hire({ person, cost: 6, fee }),
          moves.stop({ takes: 2 }),
          moves.keep({ ship, bust: true }),
          moves.repel({ ship }),
        ].map(plain);
      }),
    );
    assert.deepEqual(labels[0], [
      'Trade the Flute: +4',
      'Hire the Admiral for 6 + 1 fee',
      'Stop and trade: take 2',
      'Keep it: bust!',
      'Repel the Flute',
    ]);
    for (const at of labels[0]!.keys())
      assert.equal(new Set(labels.map((list) => list[at])).size, LANGS.length, labels[0]![at]);
  });

  it('gives the reason of a refusal with its numbers', async () => {
    const { refusals } = await portRoyalTexts.en();
    assert.equal(
      refusals.tooFewSwords({ need: 3, have: 2, face: 'ship-red-3-2' }, speech),
      'You need 3 swords to repel this Frigate; you have 2.',
    );
    assert.equal(
      refusals.tooFewCoins({ cost: 7, coins: 5, face: 'admiral-2' }, speech),
      'The Admiral costs 7 coins; you have 5.',
    );
  });

  it('lets German nouns follow their case and French ones their article', async () => {
    const [fr, de] = await Promise.all([portRoyalTexts.fr(), portRoyalTexts.de()]);
    const hired = { type: 'personHired', seat: 1, face: 'sailor-1', slot: 0, cost: 3 } as const;
    assert.equal(plain(de.log.personHired(hired, speech)), 'Name1 heuert den Matrosen für 3 an.');
    assert.equal(plain(fr.log.personHired({ ...hired, face: 'admiral-1' }, speech)), 'Name1 engage l’amiral pour 3.');
    const drawn = { type: 'cardDrawn', seat: 0, face: 'ship-black-2-1' } as const;
    assert.equal(plain(fr.log.cardDrawn(drawn, speech)), 'Tu pioches un galion noir (+1).');
    assert.equal(plain(de.log.cardDrawn(drawn, speech)), 'Du deckst eine schwarze Galeone auf (+1).');
  });
});

type ManilaEvents = { readonly [T in ManilaEvent['type']]: Extract<ManilaEvent, { type: T }> };

/** One event of every type of Manila, as seat 0 (you) and seat 1 tell it; a missing one does not compile. */
const manilaEvents = (seat: number): ManilaEvents => ({
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
      const theirs = manilaEvents(1);
      for (const [type, event] of Object.entries(manilaEvents(0))) {
        const mine = lines[type]!(event, who);
        const other = lines[type]!(theirs[type as ManilaEvent['type']], who);
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
      const base = manilaEvents(1);
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
    const { boatBerthed, boatBoarded } = manilaEvents(1);
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

describe('plural and list', () => {
  it('takes 0 as one in French only', () => {
    const forms = { one: 'one', other: 'other' };
    assert.equal(plural('fr', 0, forms), 'one');
    assert.equal(plural('en', 0, forms), 'other');
    assert.equal(plural('de', 1, forms), 'one');
  });

  it('joins lists by the customs of the language', () => {
    assert.equal(listed('fr', ['a', 'b', 'c']), 'a, b et c');
    assert.equal(listed('de', ['a', 'b']), 'a und b');
  });

  it('cuts a sentence at its bold words', () => {
    assert.deepEqual(pieces('*Chidi* draws a *Trader*.'), [
      { text: 'Chidi', bold: true },
      { text: ' draws a ', bold: false },
      { text: 'Trader', bold: true },
      { text: '.', bold: false },
    ]);
  });
});

describe('a chance in per cent', () => {
  it('is 100 only when it is certain, and 0 only when it cannot be', () => {
    assert.deepEqual([0, 1 / 216, 0.4, 215 / 216, 1].map(percentOf), [0, 1, 40, 99, 100]);
    // what is left of a sum of fractions
    assert.deepEqual([1 - (1 / 6) * 6 + 1e-16, 1 - 1e-15].map(percentOf), [0, 100]);
  });
});
