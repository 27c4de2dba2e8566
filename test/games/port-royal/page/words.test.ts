import assert from 'node:assert/strict';
import { FACES, type Face, face } from '../../../../shared/games/port-royal/index.ts';
import { portRoyalTexts } from '../../../../shared/i18n/games/port-royal/index.ts';
import type { PortRoyalSpeech } from '../../../../shared/i18n/games/port-royal/speech.ts';
import { LANGS } from '../../../../shared/i18n/load.ts';
import { plain } from '../../../../shared/i18n/speech.ts';

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

  it('names a card that is looked at only to whoever looks', async () => {
    const labels = async (looked: Face | null) =>
      Promise.all(
        LANGS.map(async (lang) => {
          const { moves } = await portRoyalTexts[lang]();
          return (['retain', 'toss'] as const).map((type) => plain(moves[type]({ face: looked, place: 2 })));
        }),
      );
    assert.deepEqual((await labels(null)).flat().sort(), [
      'Discard card 2',
      'Défausser la carte 2',
      'Karte 2 ablegen',
      'Karte 2 oben lassen',
      'Keep card 2 on top',
      'Laisser la carte 2 dessus',
    ]);
    for (const label of (await labels(face('sailor-1'))).flat()) assert.doesNotMatch(label, /2/);
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
