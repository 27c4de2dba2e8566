import assert from 'node:assert/strict';
import type { Event } from '../../../../shared/games/borneo/index.ts';
import { borneoTexts } from '../../../../shared/i18n/games/borneo/index.ts';
import { LANGS } from '../../../../shared/i18n/load.ts';
import { plain, type Speech } from '../../../../shared/i18n/speech.ts';

type Events = { readonly [T in Event['type']]: Extract<Event, { type: T }> };

/** One event of every type, as seat 0 (you) and seat 1 tell it; a missing one does not compile. */
const events = (seat: number): Events => ({
  merchantPlaced: { type: 'merchantPlaced', seat, company: 'red', rank: 2 },
  turnBegan: { type: 'turnBegan', seat, turn: 4 },
  missionChosen: { type: 'missionChosen', seat, kind: 'each2', pirates: true },
  spiceTraded: { type: 'spiceTraded', seat, card: 'S01', spice: 'pepper' },
  missionCompleted: { type: 'missionCompleted', seat, kind: 'same4', points: 8, cards: ['S01', 'sambas'] },
  shipTaken: { type: 'shipTaken', seat, from: 2 },
  merchantTransferred: { type: 'merchantTransferred', seat, from: 'green', fromRank: 1, to: 'blue', toRank: 3 },
  attackBegan: { type: 'attackBegan', seat, company: 'green', attackerRank: 3, defender: 2, defenderRank: 1 },
  attackCardLaid: { type: 'attackCardLaid', seat, card: 'S07', flags: 3 },
  defenceCardLaid: { type: 'defenceCardLaid', seat, card: 'S08', flags: 3 },
  combatDecided: {
    type: 'combatDecided',
    attacker: seat,
    defender: 2,
    company: 'blue',
    attack: 4,
    defence: 2,
    bonus: 1,
    success: true,
  },
  merchantsMoved: {
    type: 'merchantsMoved',
    attacker: seat,
    defender: 2,
    company: 'blue',
    attackerRank: 3,
    defenderRank: 1,
    to: 'green',
  },
  rewardTaken: { type: 'rewardTaken', seat, card: 'S49' },
  rewardDeclined: { type: 'rewardDeclined', seat },
  cardsDiscarded: { type: 'cardsDiscarded', cards: ['S01', 'S02'], why: 'column' },
  passed: { type: 'passed', seat, phase: 'company' },
  shipmentPlayed: { type: 'shipmentPlayed', seat, card: 'S30', place: 1, harbour: 'tidore' },
  distributionBegan: {
    type: 'distributionBegan',
    place: 0,
    harbour: 'malacca',
    kind: 'shared',
    companies: ['green', 'red'],
  },
  harbourTaken: { type: 'harbourTaken', seat, harbour: 'malacca', place: 0 },
  shipmentPicked: { type: 'shipmentPicked', seat, card: 'S31', place: 0, company: 'green', rank: 1 },
  harbourOpened: { type: 'harbourOpened', place: 0, harbour: 'galle' },
  cardDrawn: { type: 'cardDrawn', seat, card: null },
  pileReshuffled: { type: 'pileReshuffled', cards: 21 },
  cardThrown: { type: 'cardThrown', seat, card: 'S12' },
  endBegan: { type: 'endBegan', reason: 'harbours', seat },
  missionsRevealed: { type: 'missionsRevealed', missions: [['each1'], []] },
  gameEnded: {
    type: 'gameEnded',
    outcome: { reason: 'harbours', winners: [seat], places: [1], scores: [35], ties: [] },
  },
});

describe('Borneo in words', () => {
  const who: Speech = { name: (seat) => `Name${seat}`, isYou: (seat) => seat === 0 };

  for (const lang of LANGS)
    it(`tells every event in ${lang}, differently to the one who did it`, async () => {
      const { log } = await borneoTexts[lang]();
      const lines = log as unknown as Record<string, (event: unknown, s: Speech) => string>;
      const theirs = events(1);
      for (const [type, event] of Object.entries(events(0))) {
        const mine = lines[type]!(event, who);
        const other = lines[type]!(theirs[type as Event['type']], who);
        assert.ok(mine.length > 3 && !/undefined|NaN|\[object/.test(mine + other), `${type}: ${mine} / ${other}`);
        assert.equal(mine.split('*').length % 2, 1, mine);
        if (!('seat' in event) || type === 'turnBegan' || type === 'endBegan') continue;
        assert.notEqual(mine, other, type);
        assert.match(other, /Name1/);
        assert.doesNotMatch(mine, /Name0/);
      }
    });

  it('lets French colours agree and German companies stand alone', async () => {
    const [fr, de] = await Promise.all([borneoTexts.fr(), borneoTexts.de()]);
    const { merchantPlaced, distributionBegan, attackBegan } = events(1);
    assert.equal(
      plain(fr.log.merchantPlaced(merchantPlaced, who)),
      'Name1 place un marchand\u00a0: 2e chez les rouges.',
    );
    assert.equal(
      plain(fr.log.distributionBegan({ ...distributionBegan, kind: 'monopoly' }, who)),
      'Malacca\u00a0: monopole de la compagnie verte\u00a0!',
    );
    assert.equal(
      plain(de.log.distributionBegan(distributionBegan, who)),
      'Malakka ist voll: anteilige Verteilung, Grün, Rot.',
    );
    assert.equal(plain(de.log.attackBegan({ ...attackBegan, defender: 0 }, who)), 'Name1 greift dich an, 1. bei Grün.');
  });

  it('names a drawn card to its drawer alone (B16.6)', async () => {
    const { log } = await borneoTexts.en();
    const { cardDrawn } = events(1);
    assert.equal(plain(log.cardDrawn(cardDrawn, who)), 'Name1 draws a card.');
    assert.match(log.cardDrawn({ ...cardDrawn, seat: 0, card: 'S01' }, who), /Cinnamon/);
  });
});
