import type { AdventurerId, EndReason, EventId, MissionId, ShipFace } from '../../../games/port-royal/index.ts';
import type * as English from '../../en/port-royal/quest.ts';
import type { LogLines, MoveLabels, PromptLines, RefusalLines } from '../../games/port-royal/speech.ts';
import { counted, listed, plural } from '../../plural.ts';
import { by, turn } from '../who.ts';
import { adventurerTexts, cargoes, crowns, eventTexts } from './adventure.ts';
import { cards, coins, einen, faceName } from './cards.ts';
import { missions } from './missions.ts';

const bold = (id: MissionId): string => `*${missions[id].name}*`;
const nameOf = (id: AdventurerId): string => `*${adventurerTexts[id].name}*`;
const happens = (id: EventId): string => `*${eventTexts[id].name}*`;
const sum = (money: number, crown: number): string =>
  [...(money > 0 ? [`+${coins(money)}`] : []), ...(crown > 0 ? [`+${crowns(crown)}`] : [])].join(', ');
const cargoOf = ({ cargo }: ShipFace): string => (cargo === null ? '' : cargoes[cargo]);
const laden = (ship: ShipFace): string => `${faceName(ship)}${ship.cargo === null ? '' : ` (${cargoOf(ship)})`}`;

export const quest = {
  log: {
    adventurersDealt: () => 'Alle bekommen eine Abenteurerkarte.',
    adventurerDrafted: (e, s) => `${by(s, e.seat, 'nimmst', 'nimmt')} eine Abenteurerkarte.`,
    adventurerChosen: (e, s) => `${by(s, e.seat, 'bist', 'ist')} ${nameOf(e.adventurer)}.`,
    batchAdded: (e) => `Kapitel ${e.chapter}: ${cards(e.cards)} kommen in den Stapel.`,
    pageOpened: (e) => (e.page in missions ? '' : '*Die Geschichte geht weiter.*'),
    missionOpened: (e) => `Neue Mission: ${bold(e.mission)}. ${missions[e.mission].text}`,
    eventTurned: (e) => `Ereignis: ${happens(e.event)}. ${eventTexts[e.event].text}`,
    monthEnded: (e) => `*Monat ${e.month} endet.*`,
    monthBegan: (e) => `Monat ${e.month} hat ${e.cards} Züge.`,
    duesPaid: (e, s) => `${by(s, e.seat, 'zahlst', 'zahlt')} ${coins(e.amount)} Hafengeld.`,
    looked: (e, s) => {
      const what = e.faces === null ? '' : `: ${e.faces.map((id) => faceName(s.face(id))).join(', ')}`;
      return `${by(s, e.seat, 'siehst', 'sieht')} oben in den Stapel, ${cards(e.count)}${what}.`;
    },
    lookEnded: (e, s) =>
      e.discarded.length === 0
        ? `${by(s, e.seat, 'legst', 'legt')} alles zurück.`
        : `${by(s, e.seat, 'legst', 'legt')} ${listed(
            'de',
            e.discarded.map((id) => einen(s.face(id))),
          )} ab.`,
    missionPaid: (e, s) => `${by(s, e.seat, 'zahlst', 'zahlt')} ${coins(e.amount)} für ${bold(e.mission)}.`,
    missionCompleted: (e, s) => {
      const brings = sum(e.coins, e.crowns);
      return `${by(s, e.seat, 'erfüllst', 'erfüllt')} ${bold(e.mission)}${e.first ? ' als Erstes' : ''}${brings === '' ? '' : `: ${brings}`}.`;
    },
    missionProgressed: (e, s) => `${by(s, e.seat, 'hast', 'hat')} die Hälfte von ${bold(e.mission)} geschafft.`,
    missionDeclined: (e, s) => `${by(s, e.seat, 'lässt', 'lässt')} ${bold(e.mission)} aus.`,
    markerBoughtOut: (e, s) =>
      s.isYou(e.seat)
        ? `*Du* entfernst für ${coins(e.price)} einen Marker.`
        : `*${s.name(e.seat)}* entfernt für ${coins(e.price)} einen Marker.`,
    buyOutDeclined: () => '',
    abilityUnlocked: (e, s) =>
      `Die Tür geht auf: ${nameOf(e.adventurer)} hilft jetzt ${s.isYou(e.seat) ? 'dir' : `*${s.name(e.seat)}*`}.`,
    trophyUncovered: (e, s) => `${by(s, e.seat, 'gewinnst', 'gewinnt')} die *Trophäe*.`,
    crownsGained: (e, s) =>
      `${by(s, e.seat, 'bekommst', 'bekommt')} ${crowns(e.amount)}: ${e.crowns} auf der Leiste, ${e.influence} Einfluss.`,
    cargoKept: (e, s) => {
      const ship = s.face(e.face);
      return `${by(s, e.seat, 'verstaust', 'verstaut')} die Fracht im Laderaum: ${ship.kind === 'ship' ? cargoOf(ship) : ''}.`;
    },
    cargoSold: (e, s) => {
      const ship = s.face(e.face);
      return `${by(s, e.seat, 'verkaufst', 'verkauft')} der *Wirtin* ${ship.kind === 'ship' ? cargoOf(ship) : ''}: +${e.price}.`;
    },
    chapterJudged: (e) =>
      `Das Kapitel wird gewertet: Missionen ${e.missionsDone} von ${e.missions}, Marker ${e.markers} von ${e.markersNeeded}, Einfluss ${e.influence} von ${e.influenceNeeded}.`,
  },
  moves: {
    choose: (p) => `${p.names.join(' oder ')} nehmen`,
    side: (p) => `Als *${p.name}* spielen`,
    look: (p) => `Wächterin: ${cards(p.cards)} ansehen`,
    retain: (p) => `${p.face === null ? `Karte ${p.place}` : faceName(p.face)} oben lassen`,
    toss: (p) => `${p.face === null ? `Karte ${p.place}` : faceName(p.face)} ablegen`,
    fulfil: (p) => {
      const cost = p.cost > 0 ? ` für ${coins(p.cost)}` : '';
      if (p.begun) return `Erste Hälfte von ${bold(p.mission)}${cost}`;
      const brings = sum(p.coins, p.crowns);
      return `${bold(p.mission)} erfüllen${cost}${brings === '' ? '' : `: ${brings}`}`;
    },
    deliver: (p) => `${listed('de', p.ships.map(laden))} abgeben`,
    stow: (p) =>
      `Fracht behalten: *${cargoOf(p.ship)}*${p.income > 0 ? `, +${p.income}` : ''}${p.fee ? ` − ${p.fee.amount} Gebühr` : ''}`,
    sell: (p) => `${cargoOf(p.ship)} an die Wirtin: +${p.price}`,
    buyOut: (p) => `Marker für ${coins(p.price)} entfernen`,
  },
  prompts: {
    adventurerCard: (p, s) => turn(s, p.seat, 'wähle eine Abenteurerkarte', 'wählt eine Abenteurerkarte'),
    adventurerSide: (p, s) => turn(s, p.seat, 'wer willst du sein?', 'wählt eine Abenteurerkarte'),
    retryCoins: (p, s) => turn(s, p.seat, `wer bekommt eine Münze? Noch ${p.left}`, 'verteilt die Münzen'),
    missionInstant: (p, s) => turn(s, p.seat, `${bold(p.mission)} jetzt erfüllen?`, 'darf eine Mission erfüllen'),
    missionPay: (p, s) => turn(s, p.seat, 'welche Schiffe gibst du ab?', 'gibt Schiffe ab'),
    look: (p, s) =>
      turn(
        s,
        p.seat,
        p.source === 'sentinel' ? 'welche Karte bleibt oben?' : 'eine davon ablegen?',
        `sieht ${cards(p.count)} an`,
      ),
    buyOut: (p, s) => turn(s, p.seat, `einen Marker für ${coins(p.price)} entfernen?`, 'darf einen Marker entfernen'),
  },
  asked: {
    adventurerCard: 'Wähle zuerst eine Abenteurerkarte.',
    adventurerSide: 'Wähle zuerst eine Seite deiner Abenteurerkarte.',
    retryCoins: 'Verteile zuerst die Münzen.',
    missionInstant: 'Entscheide zuerst, ob du die Mission erfüllst.',
    missionPay: 'Wähle zuerst, welche Schiffe du abgibst.',
    look: 'Entscheide zuerst über die Karten, die du ansiehst.',
    buyOut: 'Entscheide zuerst, ob du einen Marker entfernst.',
  },
  refusals: {
    noSuchAdventurer: () => 'Diese Abenteurerkarte ist nicht mehr da.',
    noSentinel: () => 'Du hast in diesem Zug keine Wächterin mehr.',
    noSuchPlace: () => 'Diese Karte gibt es nicht.',
    fog: () => 'Nebel: Mit weniger als 3 Karten im Hafen kannst du nicht aufhören.',
    storm: () => 'Sturm: In diesem Zug lässt sich kein Schiff abwehren.',
    noSuchMission: () => 'Diese Mission liegt nicht auf dem Tisch.',
    missionDone: () => 'Diese Mission hast du schon erfüllt.',
    noMarkerLeft: () => 'Du hast keinen Marker mehr dafür.',
    missionAtOnce: (p) => `Nicht in diesem Augenblick. ${missions[p.mission as MissionId]?.text ?? ''}`,
    missionLacking: (p) => `Noch nicht. ${missions[p.mission as MissionId]?.text ?? ''}`,
    notADelivery: () => 'Diese Schiffe passen nicht zu dieser Mission.',
    noInnkeeper: () => 'Keine deiner Wirtinnen kauft in diesem Zug noch etwas.',
    noFood: () => 'Wirtinnen kaufen nur Brot oder Rum aus deinem Laderaum.',
  },
  reasons: {
    chapterWon: 'Das Kapitel ist gewonnen: Jede Mission wurde erfüllt, und die Ziele sind erreicht.',
    chapterLost: 'Das Kapitel ist verloren: Es fehlte eine Mission, ein Marker oder Einfluss.',
  },
} satisfies {
  readonly log: Partial<LogLines>;
  readonly moves: Partial<MoveLabels>;
  readonly prompts: Partial<PromptLines>;
  readonly asked: Readonly<Record<string, string>>;
  readonly refusals: Partial<RefusalLines>;
  readonly reasons: Partial<Record<EndReason, string>>;
};

export const canvas: Readonly<Record<keyof typeof English.canvas, string>> = {
  latest: 'Neueste Mission',
  firstReward: 'Zuerst',
  eachReward: 'Alle',
  lackingWord: 'Dir fehlt',
  inHarbour: 'im Hafen zu haben',
  atColours: 'wenn die Farben da sind',
  atStop: 'wenn du aufhörst',
  missionDone: 'Mission erfüllt!',
  month: 'Monat',
  monthBegins: 'ein neuer Monat',
  monthEnds: 'Der Monat endet!',
  eventOfTurn: 'Ereignis des Zuges',
  noEvent: 'Noch kein Ereignis',
  crowns: 'Kronen',
  crownTrack: 'Kronen',
  hold: 'Laderaum',
  adventurers: 'Abenteurer',
  chapterWon: 'Kapitel gewonnen!',
  chapterLost: 'Kapitel verloren',
  trophy: 'Die Trophäe!',
  doorOpens: 'Die Tür geht auf!',
  storyGoesOn: 'Die Geschichte geht weiter',
  stowed: 'Verstaut!',
  sold: 'Verkauft!',
  lookOwn: 'Das siehst nur du',
  aimMissions: 'Missionen',
  aimMarkers: 'Marker',
  aimInfluence: 'Einfluss',
  orWord: 'oder',
};

const form = (one: string, other: string) => (n: number) => plural('de', n, { one, other });

export const amounts: typeof English.amounts = {
  crowns: form('Krone', 'Kronen'),
  turnsToEnd: form('Zug übrig', 'Züge übrig'),
  aresShips: form('Ares-Schiff', 'Ares-Schiffe'),
};

export const explain: typeof English.explain = {
  mission: 'Mission',
  latest: 'neueste Mission',
  first: 'Wer zuerst kommt',
  each: 'Alle, die sie erfüllen',
  prize: (p) => sum(p.coins, p.crowns),
  ready: 'bereit',
  lacking: (p) => `es fehlt ${p.what}`,
  moment: 'in ihrem Augenblick',
  done: 'erfüllt',
  noMarker: 'kein Marker frei',
  halfway: 'zur Hälfte',
  monthEnd: 'Am Ende des Monats',
  opens: 'Die Geschichte geht auf jeden Fall weiter.',
  checks: (p) => `Die Geschichte fragt, ob jemand *${p.mission}* erfüllt hat.`,
  judged: 'Das Kapitel wird gewertet.',
  stays: 'Es kommt keine neue Mission.',
  buyOut: (p) => `Alle dürfen für ${coins(p.price)} einen Marker entfernen.`,
  read: 'Ihre Seite noch einmal lesen',
  month: 'Monat',
  monthText:
    'Jeder Zug bringt ein Ereignis. Das letzte beendet den Monat: Die Geschichte geht weiter, und der nächste Monat dauert einen Zug länger.',
  monthLeft: 'Züge übrig',
  event: 'Ereignis des Zuges',
  noEvent: 'Jeder Zug beginnt mit einem Ereignis.',
  known: 'Noch in diesem Monat',
  unknown: 'unbekannt',
  crowns: 'Kronenleiste',
  crownsText:
    'Kronen kommen von Missionen, Fenstern, manchen Schiffen und Personen. Das höchste erreichte Wappen zählt als Einfluss.',
  adventurer: 'Abenteurer',
  adventurerText:
    'Eine Mission nimmt den Marker ganz links weg. Der 1. öffnet die Tür: die Fähigkeit. Der 2. ist die Trophäe, ohne die niemand gegen andere gewinnt. Der 3. bringt 1 Krone, der 4. bringt 3.',
  ability: 'Fähigkeit',
  locked: 'noch nicht offen',
  unlocked: 'offen',
  startCoins: 'Münzen zu Beginn',
  markersLeft: 'Marker übrig',
  hold: 'Laderaum',
  holdText:
    'Schiffe des Abenteuers darf man mit ihrer Fracht behalten, statt ihre Münzen zu nehmen. Missionen, Expeditionen und Wirtinnen fragen danach.',
  ares: 'davon Ares-Schiffe',
  aim: 'Das Ende des Kapitels',
  aimText:
    'Um das Kapitel gemeinsam zu gewinnen, braucht ihr jede Mission und zusammen so viele Marker und so viel Einfluss.',
  aimMissions: 'Erfüllte Missionen',
  aimMarkers: 'Marker auf Missionen',
  aimInfluence: 'Einfluss aller',
  of: (p) => `${p.have} von ${p.need}`,
  look: 'Ein Blick in den Stapel',
  lookText: 'Diese Karten sieht sonst niemand.',
  hidden: 'Eine Karte, die nur eine Person sieht',
  cargo: 'Fracht',
  crownsPaid: 'Kronen',
  aresBonus: 'Mehr für Ares-Schiffe',
  buysFor: 'Kauft Brot oder Rum für',
  aresKind: 'Ares-Schiff',
  afterCash: (p) => `dann ${coins(p.coins)}`,
  afterStow: (p) => `${p.ships} ${plural('de', p.ships, { one: 'Schiff', other: 'Schiffe' })} im Laderaum`,
  sideNote: (p) => `${coins(p.coins)} zu Beginn`,
  opens1: 'öffnet die Tür: die Fähigkeit',
  opens2: 'deckt die Trophäe auf',
  opens3: 'bringt 1 Krone',
  opens4: 'bringt 3 Kronen',
  buyOutAdvice: 'Das zählt wie eine erfüllte Mission.',
  lookAdvice: 'Diese Karten siehst nur du.',
  retryAdvice: 'Münzen für einen neuen Versuch: Du entscheidest für das Team.',
  counter: (p) => `Monat ${p.month} · ${p.done} von ${p.of} Missionen erfüllt`,
  rivalCounter: (p) => (p.chapter > 0 ? `Kapitel ${p.chapter} · Monat ${p.month}` : `Monat ${p.month}`),
  chapter: (p) => `Kapitel ${p.chapter}`,
};

export const book: typeof English.book = {
  heading: 'Die Geschichte',
  opens: 'Das öffnet',
  readOn: 'Weiter',
  close: 'Zurück zum Tisch',
  asked: 'Du bist gefragt',
  loading: 'Die Seite wird umgeblättert …',
  failed: 'Die Seite lässt sich gerade nicht öffnen. Sie bleibt im Buch.',
  pages: (p) => `Seite ${p.nth} von ${p.of}`,
  again: 'Noch einmal versuchen',
  previous: 'Zurückblättern',
  open: 'Die Geschichte bisher',
  reading: (p) => `*${p.names}* ${p.n === 1 ? 'liest' : 'lesen'} noch`,
  allRead: 'Alle haben gelesen',
  chapters: ['Erstes Kapitel', 'Zweites Kapitel', 'Drittes Kapitel', 'Viertes Kapitel', 'Fünftes Kapitel'],
};

export const inWords: typeof English.inWords = {
  missions: 'Missionen',
  month: (p) => `Monat ${p.month}; noch ${counted('de', 'Zug', 'Züge')(p.left)} bis zu seinem Ende.`,
  event: (p) => `Ereignis des Zuges: ${p.name}. ${p.text}`,
  crowns: 'Kronen',
  hold: 'Laderaum',
  adventurer: 'Abenteurer',
  aim: (p) => `Gemeinsam braucht ihr: Missionen ${p.missions}, Marker ${p.markers}, Einfluss ${p.influence}.`,
  goal: (p) => `Runde ${p.round}; die Partie endet, sobald jemand ${p.goal} Einfluss und die Trophäe hat.`,
  teamRound: (p) => `Runde ${p.round}; am Ende des vierten Monats wird das Kapitel gewertet.`,
};
