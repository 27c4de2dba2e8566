import type { Company, Event } from '../../../games/borneo/index.ts';
import { together } from '../../games/borneo/kinds.ts';
import type { LogLines } from '../../games/borneo/speech.ts';
import { listed } from '../../plural.ts';
import type { Speech } from '../../speech.ts';
import { by, dann, victory, wem } from '../who.ts';
import { cards, cargo, companies, goods, harbour, merchants, missions, points, rankIn, spices } from './names.ts';

/** Akkusativ */
const wen = (s: Speech, seat: number): string => (s.isYou(seat) ? 'dich' : `*${s.name(seat)}*`);

function decided(e: Extract<Event, { type: 'combatDecided' }>, s: Speech): string {
  const bonus = e.bonus > 0 ? ` (davon ${e.bonus} für ${merchants(e.bonus)} dazwischen)` : '';
  const score = `*${e.attack}* gegen *${e.defence}*${bonus}`;
  return e.success
    ? `${score}: ${dann(s, e.attacker, 'gewinnst', 'gewinnt')} bei *${companies[e.company]}*.`
    : `${score}: ${dann(s, e.defender, 'wehrst', 'wehrt')} den Angriff ab.`;
}

function moved(e: Extract<Event, { type: 'merchantsMoved' }>, s: Speech): string {
  const risen = `${by(s, e.attacker, 'bist', 'ist')} jetzt ${rankIn(e.defenderRank, e.company)}`;
  return e.to === null
    ? `${risen}; ${dann(s, e.defender, 'nimmst', 'nimmt')} den ${e.attackerRank}. Platz.`
    : `${risen}; ${dann(s, e.defender, 'wechselst', 'wechselt')} ans Ende von *${companies[e.to]}*.`;
}

const inOrder = (list: readonly Company[]): string => list.map((company) => `*${companies[company]}*`).join(', ');

const passes = {
  mission: ['erfüllst keinen Auftrag', 'erfüllt keinen Auftrag'],
  company: ['änderst nichts an den Gesellschaften', 'ändert nichts an den Gesellschaften'],
  finalMission: ['erfüllst keinen letzten Auftrag', 'erfüllt keinen letzten Auftrag'],
} as const;

export const log = {
  merchantPlaced: (e, s) => `${by(s, e.seat, 'setzt', 'setzt')} einen Händler: ${rankIn(e.rank, e.company)}.`,
  turnBegan: (e, s) => `Zug ${e.turn} · ${s.name(e.seat)}`,
  missionChosen: (e, s) =>
    `${by(s, e.seat, 'bezahlst', 'bezahlt')} den Auftrag *${missions[e.kind]}*${e.pirates ? ' mit Hilfe der *Piraten*' : ''}.`,
  spiceTraded: (e, s) =>
    `${by(s, e.seat, 'handelst', 'handelt')} mit den Piraten: *${goods(e.card)}* zählt als *${spices[e.spice]}*.`,
  missionCompleted: (e, s) =>
    `${by(s, e.seat, 'erfüllst', 'erfüllt')} den Auftrag *${missions[e.kind]}* für *${points(e.points)}* und ${s.isYou(e.seat) ? 'wirfst' : 'wirft'} ${listed('de', e.cards.map(goods))} ab.`,
  shipTaken: (e, s) =>
    e.from === null
      ? `${by(s, e.seat, 'nimmst', 'nimmt')} das *Piratenschiff* aus der Bucht.`
      : `${by(s, e.seat, 'nimmst', 'nimmt')} ${wem(s, e.from)} das *Piratenschiff* ab.`,
  merchantTransferred: (e, s) =>
    `${by(s, e.seat, 'versetzt', 'versetzt')} einen Händler von *${companies[e.from]}*: jetzt ${rankIn(e.toRank, e.to)}.`,
  attackBegan: (e, s) =>
    `${by(s, e.seat, 'greifst', 'greift')} ${wen(s, e.defender)} an, ${rankIn(e.defenderRank, e.company)}.`,
  attackCardLaid: (e, s) => `${by(s, e.seat, 'greifst', 'greift')} mit ${cargo(e.card)} an: *+${e.flags}*.`,
  defenceCardLaid: (e, s) =>
    s.isYou(e.seat)
      ? `*Du* verteidigst dich mit ${cargo(e.card)}: *+${e.flags}*.`
      : `*${s.name(e.seat)}* verteidigt sich mit ${cargo(e.card)}: *+${e.flags}*.`,
  combatDecided: decided,
  merchantsMoved: moved,
  rewardTaken: (e, s) => `${by(s, e.seat, 'behältst', 'behält')} *${goods(e.card)}* als Belohnung.`,
  rewardDeclined: (e, s) => `${by(s, e.seat, 'nimmst', 'nimmt')} keine Belohnung.`,
  cardsDiscarded: (e) =>
    e.why === 'combat' ? '' : `Keine Händler dort, um die Fracht zu nehmen: ${cards(e.cards.length)} abgelegt.`,
  passed: (e, s) => `${by(s, e.seat, passes[e.phase][0], passes[e.phase][1])}.`,
  shipmentPlayed: (e, s) => `${by(s, e.seat, 'spielst', 'spielt')} ${cargo(e.card)} an *${harbour(e.harbour)}*.`,
  distributionBegan: (e) =>
    e.kind === 'monopoly'
      ? `*${harbour(e.harbour)}*: Monopol für *${e.companies[0] ? companies[e.companies[0]] : ''}*!`
      : `*${harbour(e.harbour)}* ist voll: anteilige Verteilung, ${inOrder(e.companies)}.`,
  harbourTaken: (e, s) =>
    e.seat === null
      ? `*${harbour(e.harbour)}* wird aus dem Spiel genommen.`
      : `${by(s, e.seat, 'nimmst', 'nimmt')} die Hafenkarte *${harbour(e.harbour)}*.`,
  shipmentPicked: (e, s) => `${by(s, e.seat, 'nimmst', 'nimmt')} *${goods(e.card)}*, ${rankIn(e.rank, e.company)}.`,
  harbourOpened: (e) => `Ein neuer Hafen wird geöffnet: *${harbour(e.harbour)}*.`,
  cardDrawn: (e, s) => `${by(s, e.seat, 'ziehst', 'zieht')} ${e.card === null ? 'eine Karte' : cargo(e.card)}.`,
  pileReshuffled: (e) => `Der Ablagestapel wird zum neuen Nachziehstapel gemischt: ${cards(e.cards)}.`,
  cardThrown: (e, s) => `${by(s, e.seat, 'wirfst', 'wirft')} ${cargo(e.card)} ab.`,
  endBegan: (e) =>
    e.reason === 'harbours'
      ? 'Es gibt keine Häfen mehr: letzte Aufträge.'
      : 'Es gibt keine Karten mehr zum Ziehen: letzte Aufträge.',
  missionsRevealed: (e, s) => {
    const all = e.missions.map(
      (list, seat) => `${s.isYou(seat) ? 'du' : `*${s.name(seat)}*`}: ${together(list, missions) || '–'}`,
    );
    return `Alle Aufträge werden aufgedeckt – ${all.join('; ')}.`;
  },
  gameEnded: (e, s) => victory(s, e.outcome.winners),
} satisfies LogLines;
