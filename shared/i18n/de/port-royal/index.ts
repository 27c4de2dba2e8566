import type { EndReason, Face, PersonFace, ShipFace } from '../../../games/port-royal/index.ts';
import type { PortRoyalDict } from '../../en/port-royal/index.ts';
import type {
  Fee,
  FeeNote,
  LogLines,
  MoveLabels,
  PortRoyalSpeech,
  PromptLines,
  RefusalLines,
} from '../../games/port-royal/speech.ts';
import { counted, listed, plural } from '../../plural.ts';
import { by, capital, notTheTurn, turn, verdict, victory, wem } from '../who.ts';
import { adventurerTexts, cargoes, eventTexts } from './adventure.ts';
import {
  abilities,
  cards,
  coins,
  den,
  einen,
  faceName,
  faceShort,
  faceText,
  needs,
  nomenOf,
  ships,
  swords,
} from './cards.ts';
import { choices } from './choices.ts';
import { contracts } from './contracts.ts';
import { expansions, teamEnd } from './expansions.ts';
import { missions } from './missions.ts';
import * as questing from './quest.ts';
import { rules } from './rules.ts';
import { story } from './story.ts';
import * as table from './table.ts';

const log: LogLines = {
  turnBegan: (e) => `Runde ${e.round}`,
  deckReshuffled: (e) => `Die Ablage wird zu einem neuen Stapel von ${cards(e.cards)} gemischt.`,
  cardDrawn: (e, s) => {
    const face = s.face(e.face);
    return `${by(s, e.seat, 'deckst', 'deckt')} ${einen(face)} auf${face.kind === 'ship' ? ` (+${face.coins})` : ''}.`;
  },
  cardMoored: () => '',
  expeditionOpened: () => '',
  shipRepelled: (e, s) => `${by(s, e.seat, 'wehrst', 'wehrt')} ${den(s.face(e.face))} ab.`,
  taxLevied: (e, s) => faceText(s.face(e.face)),
  taxPaid: (e, s) => `${by(s, e.seat, 'verlierst', 'verliert')} ${coins(e.amount)} an Steuern.`,
  busted: (e, s) => {
    const face = s.face(e.face);
    const ship = face.kind === 'ship' ? `${ships[face.colour].farbe} *${ships[face.colour].name}*` : faceName(face);
    return `Eine zweite ${ship}: Havarie für ${s.isYou(e.seat) ? '*dich*' : `*${s.name(e.seat)}*`}!`;
  },
  harbourCleared: () => '',
  drawsEnded: (e, s) => `Es sind keine Karten mehr da: ${by(s, e.seat, 'handelst', 'handelt')} jetzt.`,
  stopped: (e, s) => `${by(s, e.seat, 'hörst auf und handelst', 'hört auf und handelt')}.`,
  windowOpened: (e, s) => (e.takes > 1 ? `${by(s, e.seat, 'darfst', 'darf')} ${cards(e.takes)} nehmen.` : ''),
  shipTraded: (e, s) => `${by(s, e.seat, 'entlädst', 'entlädt')} ${den(s.face(e.face))}: +${e.income}.`,
  personHired: (e, s) => `${by(s, e.seat, 'heuerst', 'heuert')} ${den(s.face(e.face))} für ${e.cost} an.`,
  feePaid: (e, s) => `${by(s, e.from, 'zahlst', 'zahlt')} ${wem(s, e.to)} ${coins(e.amount)} Hafengebühr.`,
  coinsGained: (e, s) => {
    const gained = `${by(s, e.seat, 'bekommst', 'bekommt')} ${coins(e.amount)}`;
    switch (e.reason) {
      case 'jester':
        return `${gained} durch den *Narren*.`;
      case 'admiral':
        return `${gained} durch den *Admiral*.`;
      case 'taxBonus':
        return `${gained} bei der Steuer.`;
      case 'expedition':
        return `${gained} für die Expedition.`;
      case 'viceAdmiral':
        return `${gained} durch den *Vizeadmiral*.`;
      case 'gunner':
        return `${gained} durch die *Kanonierin*.`;
      case 'adventurer':
        return `${gained} durch die Abenteurerkarte.`;
      case 'openHarbour':
        return `${gained} durch den offenen Hafen.`;
      case 'retry':
        return `${gained} für den neuen Versuch.`;
      default:
        return '';
    }
  },
  gainLost: (e, s) => `Keine Karten mehr: ${by(s, e.seat, 'verlierst', 'verliert')} ${coins(e.amount)}.`,
  passed: (e, s) => `${by(s, e.seat, 'passt', 'passt')}.`,
  expeditionCompleted: (e, s) => {
    const crew = listed(
      'de',
      e.persons.map((id) => den(s.face(id))),
    );
    return `${by(s, e.seat, 'schickst', 'schickt')} ${crew} auf *Expedition*: ${e.influence} Einfluss.`;
  },
  endTriggered: (e, s) => `${by(s, e.seat, 'hast', 'hat')} das Ziel erreicht: Dies ist die letzte Runde.`,
  gameEnded: (e, s) => (e.outcome.team ? teamEnd(e.outcome.team.won) : victory(s, e.outcome.winners)),
  ...expansions.log,
  ...questing.quest.log,
};

const fee = (sign: string, f: Fee | null): string => (f ? ` ${sign} ${f.amount} Gebühr` : '');
const feeTo: FeeNote = (p) => `an ${p.to}`;

const moves: MoveLabels = {
  draw: (p) => (p.first ? 'Erste Karte aufdecken' : 'Karte aufdecken'),
  stop: (p) => `Aufhören: ${p.takes} nehmen`,
  keep: (p) => (p.bust ? 'Einlaufen lassen: Havarie!' : `${ships[p.ship.colour].name} einlaufen lassen`),
  repel: (p) => `${ships[p.ship.colour].name} abwehren`,
  complete: (p) => `Expedition: ${p.expedition.influence} Einfluss, +${p.expedition.coins}`,
  pay: (p) =>
    capital(
      `${listed(
        'de',
        p.persons.map((one) => nomenOf(one).den),
      )} schicken`,
    ),
  trade: (p) => `${ships[p.ship.colour].name} entladen: +${p.income}${fee('−', p.fee)}`,
  hire: (p) => capital(`${nomenOf(p.person).den} anheuern für ${p.cost}${fee('+', p.fee)}`),
  pass: (p) => (p.taken ? 'Nichts mehr nehmen' : 'Passen'),
  done: () => 'Zug beenden',
  ...expansions.moves,
  ...questing.quest.moves,
};

/** of somebody who chooses: so many cards, or nothing but what can be completed */
const takesAsked = (takes: number): string =>
  takes === 0 ? 'erfülle etwas oder beende den Zug' : takes === 1 ? 'nimm eine Karte' : `nimm ${cards(takes)}`;

const prompts: PromptLines = {
  discover: (p, s) => turn(s, p.seat, p.drawn === 0 ? 'decke eine Karte auf' : 'aufdecken oder aufhören', 'deckt auf'),
  ship: (p, s) => turn(s, p.seat, `${nomenOf(s.face(p.face)).name} abwehren?`, 'darf ein Schiff abwehren'),
  trade: (p, s) => turn(s, p.seat, takesAsked(p.takes), 'wählt'),
  bust: (p, s) => turn(s, p.seat, 'Havarie: nur noch Expeditionen', 'hat eine Havarie'),
  expeditionPay: (p, s) => turn(s, p.seat, 'wer geht auf Expedition?', 'stellt eine Mannschaft zusammen'),
  over: () => '*Die Partie ist zu Ende*',
  ...expansions.prompts,
  ...questing.quest.prompts,
};

const asked: Record<string, string> = {
  discover: 'Karten nimmst du erst nach dem Aufhören. Jetzt: aufdecken oder aufhören.',
  ship: 'Entscheide zuerst, was mit dem neuen Schiff passiert.',
  trade: 'Das Aufdecken ist vorbei; jetzt nimmst du Karten.',
  bust: 'Der Hafen ist verloren; du kannst nur noch Expeditionen abschließen.',
  expeditionPay: 'Wähle zuerst, wer auf Expedition geht.',
  ...expansions.asked,
  ...questing.quest.asked,
};

const capitalDer = (s: PortRoyalSpeech, id: unknown): string => {
  return capital(nomenOf(s.face(String(id))).der.replaceAll('*', ''));
};

const refusals: RefusalLines = {
  ...choices.refused,
  badMove: () => 'Diesen Zug gibt es in diesem Spiel nicht.',
  badSeats: (p) => `Port Royal ist für ${p.min} bis ${p.max} Personen.`,
  notYourTurn: (p, s) => notTheTurn(s, p.turn),
  gameOver: () => 'Die Partie ist zu Ende.',
  notNow: (p) => asked[String(p.asked)] ?? 'Das geht jetzt nicht.',
  mustDraw: () => 'Du musst mindestens eine Karte aufdecken.',
  noSuchCard: () => 'Diese Karte ist nicht mehr da.',
  notAShip: () => 'Entladen kann man nur Schiffe.',
  notAPerson: () => 'Anheuern kann man nur Personen.',
  noTakesLeft: () => 'Du hast schon alle Karten genommen, die du nehmen darfst.',
  tooFewSwords: (p, s) =>
    `Du brauchst ${swords(Number(p.need))}, um diese ${nomenOf(s.face(String(p.face))).name} abzuwehren; du hast ${p.have}.`,
  skull: (p, s) => `Diese ${nomenOf(s.face(String(p.face))).name} zeigt einen Totenkopf und lässt sich nicht abwehren.`,
  tooFewCoins: (p, s) => `${capitalDer(s, p.face)} kostet ${coins(Number(p.cost))}; du hast ${p.coins}.`,
  feeTooHigh: (p, s) =>
    p.cost === undefined
      ? 'Du könntest die Hafengebühr nicht zahlen.'
      : `${capitalDer(s, p.face)} kostet ${coins(Number(p.cost))} und ${p.fee} Hafengebühr; du hast ${p.coins}.`,
  onlyActiveCompletes: () => 'Expeditionen kannst du nur in deinem eigenen Zug abschließen.',
  personsMissing: (p, s) => {
    const face = s.face(String(p.face));
    return face.kind === 'expedition' ? `Diese Expedition braucht ${needs(face)}.` : 'Dir fehlen die passenden Leute.';
  },
  notAPayment: () => 'Diese Mannschaft passt nicht zur Expedition.',
  ...expansions.refusals,
  ...questing.quest.refusals,
};

const reasons: Record<EndReason, string> = {
  influence: 'Das Ziel wurde erreicht und die Runde zu Ende gespielt.',
  stall: 'Es waren keine Karten mehr zum Aufdecken da.',
  maxRounds: 'Die Höchstzahl an Runden wurde gespielt.',
  ...expansions.reasons,
  ...questing.quest.reasons,
};

const kindOf = (face: Face): string => {
  if (face.kind === 'person') return 'Person';
  if (face.kind === 'ship') return `${ships[face.colour].farbe}s Schiff`;
  return face.kind === 'tax' ? 'Ereignis' : 'Expedition';
};

export const portRoyal: PortRoyalDict = {
  faceName,
  faceText,
  faceShort,
  faceKind: kindOf,
  fullName: (face) => nomenOf(face).name,
  facts: {
    cost: 'Kosten',
    influence: 'Einfluss',
    swords: 'Säbel',
    pays: 'Bringt',
    repel: 'Zum Abwehren',
    never: 'nie',
    coins: 'Münzen',
  },
  log,
  moves,
  feeTo,
  prompts,
  refusals,
  letters: [
    { key: 'D', label: 'Karte aufdecken' },
    { key: 'S', label: 'Aufhören und handeln' },
    { key: 'K', label: 'Schiff einlaufen lassen' },
    { key: 'R', label: 'Schiff abwehren' },
    { key: 'P', label: 'Passen, Zug beenden' },
    { key: 'T', label: 'Schiff abwehren und einlagern' },
    { key: 'G', label: 'Einen Glücksspieler zocken lassen' },
    { key: 'V', label: 'Eine Zeitkarte zum Siegstapel legen' },
    { key: 'W', label: 'Mit einer Wächterin in den Stapel sehen' },
    { key: 'M', label: 'Eine Mission erfüllen' },
    { key: 'B', label: 'Einen Marker für Münzen entfernen' },
  ],
  hints: {
    first: 'Decke Karten auf, eine nach der anderen. Beim zweiten Schiff derselben Farbe gehst du leer aus.',
    more: 'Mach weiter, solange du dich traust. Oder hör auf und nimm eine Karte: Schiffe bringen Münzen, Personen kosten Münzen.',
    take: 'Wähle eine Karte: Schiffe bringen Münzen; Personen kosten Münzen und liegen dann bei dir.',
    visit: (p) => `Du darfst für ${coins(p.fee)} eine Karte aus dem Hafen von ${p.name} nehmen oder passen.`,
    teamWait:
      'Hier erscheinen die Leute, die du anheuerst. Gemeinsam erfüllt ihr alle Aufträge, bevor die Zeit um ist.',
    wait: (p) => `Hier erscheinen die Leute, die du anheuerst. Die Partie endet, sobald jemand ${p.goal} Einfluss hat.`,
  },
  risk: (p) => `Havarie: ${p.percent} %`,
  canvas: {
    harbour: 'Der Hafen',
    nextCard: 'nächste Karte',
    left: 'übrig',
    bustRisk: 'Havarie-Risiko',
    shipsInHarbour: 'Schiffe im Hafen',
    new: 'Neu',
    expedition: 'Expedition',
    coins: 'Münzen',
    swords: 'Säbel',
    influence: 'Einfluss',
    discard: 'Ablage',
    bust: 'Havarie!',
    repelled: 'Abgewehrt!',
    tax: 'Steuern!',
    lastRound: 'Letzte Runde',
    reshuffled: 'Gemischt',
    ...table.canvas,
    ...questing.canvas,
  },
  amounts: {
    coins: (n) => plural('de', n, { one: 'Münze', other: 'Münzen' }),
    swords: () => 'Säbel',
    ...table.amounts,
    ...questing.amounts,
  },
  stats: {
    coins,
    swords,
    persons: counted('de', 'Person', 'Personen'),
    markers: counted('de', 'freier Marker', 'freie Marker'),
    influence: (n) => `${n} Einfluss`,
  },
  explain: table.explain,
  quest: questing.explain,
  book: questing.book,
  voyage: questing.inWords,
  missions,
  happenings: eventTexts,
  adventurers: adventurerTexts,
  cargoes,
  contracts,
  contract: {
    heading: 'Aufträge',
    open: 'offen',
    done: (p) => `erfüllt von ${p.names}`,
    progress: (p) => `${p.name}: Feld ${p.step}`,
    reward: (p) => `nächstes Mal: ${coins(p.coins)}`,
    seal: (p) => `Siegel ${p.value}${p.letter}`,
    time: (p) => `Zeitstapel: ${cards(p.time)}, eine für jeden Zug, der noch kommt. Siegstapel: ${cards(p.victory)}.`,
    kept: 'Unter Kaufleuten',
    stored: 'Eingelagerte Schiffe',
    markers: 'Freie Marker',
  },
  inWords: {
    teamRound: (p) => `Runde ${p.round}; ihr gewinnt gemeinsam, sobald jeder Auftrag erfüllt ist.`,
    round: (p) => `Runde ${p.round}; die Partie endet bei ${p.goal} Einfluss.`,
    ending: 'Dies ist die letzte Runde.',
    harbour: 'Hafen',
    harbourEmpty: 'Der Hafen ist leer.',
    expeditions: 'Offene Expeditionen',
    expeditionsNone: 'Keine offenen Expeditionen.',
    deck: (p) => `${cards(p.n)} im Stapel.`,
    discardCount: (p) => `${cards(p.n)} im Ablagestapel.`,
    discardList: 'Ablagestapel, neueste zuerst',
    discardNone: 'Noch keine Karten abgelegt.',
    crewNone: 'Noch ist niemand angeheuert.',
    players: 'Mitspielende',
    player: 'Name',
    crew: 'Mannschaft',
    done: 'Abgeschlossene Expeditionen',
    ship: (face: ShipFace) =>
      `${ships[face.colour].farbe} ${ships[face.colour].name}, bringt ${coins(face.coins)}, ${face.swords === null ? 'nicht abzuwehren' : `abzuwehren mit ${swords(face.swords)}`}`,
    person: (face: PersonFace) =>
      `${nomenOf(face).name}, kostet ${coins(face.cost)}, ${face.influence} Einfluss. ${abilities[face.role](face)}`,
    risk: (p) => `Havarie-Risiko der nächsten Karte: ${p.percent} %.`,
  },
  score: {
    persons: 'Personen',
    expeditions: 'Expeditionen',
    influence: 'Einfluss',
    coins: 'Münzen',
    tie: 'Bei gleichem Einfluss entscheiden die Münzen.',
    tieMarkers: 'Bei gleichem Einfluss entscheidet, wer die wenigsten Marker auf dem Abenteurer hat.',
    noTrophy: 'Ohne Trophäe gewinnt niemand, wie groß der Einfluss auch ist.',
    chapter: (p) =>
      `Missionen ${p.missions}/${p.missionsOf}, Marker ${p.markers}/${p.markersOf}, Einfluss ${p.influence}/${p.influenceOf}.`,
    reasons,
    /** of a team that won, the least first */
    ranks: ['Süßwassermatrose', 'Leichtmatrose', 'Pirat', 'Kapitän', 'Herr der sieben Meere'],
    kept: 'Behaltene Schiffe',
    contracts: 'Aufträge',
    points: (n) => `${cards(n)} im Siegstapel.`,
  },
  rules,
  story,
  verdict,
};
