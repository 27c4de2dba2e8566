import type { BorneoDict } from '../../en/borneo/index.ts';
import { listed, plural } from '../../plural.ts';
import { notTheTurn, turn, verdict } from '../who.ts';
import { choices } from './choices.ts';
import { log } from './log.ts';
import {
  cards,
  companies,
  flagged,
  flags,
  goods,
  harbour,
  missions,
  ordinal,
  points,
  rankIn,
  spices,
} from './names.ts';
import { page } from './page.ts';
import { rules } from './rules.ts';
import { story } from './story.ts';

/** was stattdessen gefragt ist */
const asked: Record<string, string> = {
  placing: 'Zuerst müssen die Händler gesetzt werden.',
  placeMerchant: 'Zuerst müssen die Händler gesetzt werden.',
  mission: 'Jetzt kann ein Auftrag erfüllt werden.',
  payment: 'Zuerst muss der Auftrag bezahlt werden.',
  pay: 'Zuerst muss der Auftrag bezahlt werden.',
  pirateCard: 'Wähle zuerst die Karte für die Piraten.',
  pirateSpice: 'Wähle zuerst, als was die Karte zählt.',
  company: 'Jetzt kann ein Händler versetzt oder angegriffen werden.',
  attackCard: 'Zuerst werden Karten für den Angriff gespielt.',
  defendCard: 'Zuerst wird der Angriff beantwortet.',
  displaced: 'Zuerst muss der unterlegene Händler versetzt werden.',
  defenceReward: 'Zuerst wird die Belohnung der Verteidigung gewählt.',
  ship: 'Jetzt muss eine Fracht an einen Hafen gespielt werden.',
  pick: 'Zuerst müssen die Waren verteilt werden.',
  discard: 'Zuerst muss eine Karte abgeworfen werden.',
  finalMission: 'Jetzt können letzte Aufträge erfüllt werden.',
};

export const borneo: BorneoDict = {
  ...page,
  log,
  moves: {
    placeMerchant: (p) => `Händler setzen: ${rankIn(p.rank, p.company)}`,
    pass: (p) =>
      p.phase === 'company'
        ? 'Gesellschaften so lassen'
        : p.phase === 'mission'
          ? 'Jetzt kein Auftrag'
          : 'Kein letzter Auftrag',
    mission: (p) => `${p.pirates ? 'Mit den Piraten: ' : ''}*${missions[p.kind]}* für ${points(p.points)}`,
    pirateCard: (p) => `*${goods(p.card)}* tauschen`,
    pirateSpice: (p) => `Als *${spices[p.spice]}* zählen`,
    pay: (p) => `*${goods(p.card)}* bezahlen`,
    transfer: (p) => `Versetzen: ${rankIn(p.rank, p.to)}`,
    attack: (p) => `${p.victim} angreifen, ${rankIn(p.rank, p.company)}`,
    attackCard: (p) => `Angreifen mit *${goods(p.card)}*`,
    defendCard: (p) => `Verteidigen mit *${goods(p.card)}*`,
    done: (p) => (p.defending ? (p.laid === 0 ? 'Nicht verteidigen' : 'Damit verteidigen') : 'Damit angreifen'),
    swap: (p) => `Platz des Angreifers nehmen: ${rankIn(p.rank, p.company)}`,
    leave: (p) => `Gehen: ${rankIn(p.rank, p.to)}`,
    reward: (p) => `*${goods(p.card)}* behalten`,
    none: () => 'Nichts behalten',
    ship: (p) => `An *${harbour(p.harbour)}* spielen`,
    pick: (p) => `*${goods(p.card)}* nehmen`,
    discard: (p) => `*${goods(p.card)}* abwerfen`,
  },
  holds: {
    card: (p) => `*${goods(p.card)}*`,
    cardNext: (p) => `Welcher Hafen für *${goods(p.card)}*?`,
    merchant: (p) => `Händler ${rankIn(p.rank, p.company)}`,
    merchantNote: (p) =>
      p.attacks > 0 ? `kann ${p.attacks} vor ihm angreifen oder gehen` : 'kann die Gesellschaft wechseln',
    merchantNext: (p) => `Dein ${rankIn(p.rank, p.company)}: wen angreifen, oder wohin?`,
  },
  notes: {
    card: (p) => flagged(p.card),
    progress: (p) => `${companies[p.company]} ${p.flags} von ${p.monopoly} · ${p.cards} von ${p.limit} Karten`,
    monopoly: (p) => `Monopol für ${companies[p.company]} in ${p.harbour}`,
    shared: (p) =>
      `${p.harbour} wäre voll, anteilige Verteilung: ${p.companies.map((company) => companies[company]).join(', ')}`,
    rank: (p) =>
      p.ranks.length === 0
        ? `du hast niemanden bei ${companies[p.company]}`
        : `du bist ${listed('de', p.ranks.map(ordinal))} bei ${companies[p.company]}`,
    picks: (p) => {
      if (p.picks.length === 0) return 'du nimmst nichts';
      if (p.picks.length === p.of) return 'du nimmst alles';
      return p.picks.length === 1 && p.picks[0] === 1
        ? 'du wählst zuerst'
        : `du wählst als ${listed('de', p.picks.map(ordinal))}`;
    },
    harbourYours: 'die Hafenkarte gehört dir',
    harbourTheirs: (p) => `die Hafenkarte bekommt ${p.name}`,
    harbourLost: 'die Hafenkarte wird aus dem Spiel genommen',
    wasted: 'keine Händler dort: Die Fracht wird abgelegt',
    ends: 'die Partie endet',
    transfer: (p) => `gibt den ${p.rank}. Platz bei ${companies[p.from]} auf`,
    attack: (p) => `Bonus von ${p.bonus}; du könntest ${flags(p.flags, p.company)} spielen`,
    laid: (p) => `+${p.flags}, insgesamt ${p.total}`,
    defended: (p) => `+${p.flags}: ${p.total} gegen ${p.attack}${p.total > p.attack ? ', das reicht' : ''}`,
    stands: (p) =>
      p.total > p.attack ? `${p.total} gegen ${p.attack}: du gewinnst` : `${p.total} gegen ${p.attack}: du verlierst`,
    strikes: (p) => `${p.total} gegen einen Bonus von ${p.bonus}`,
    ship: 'du nimmst das Piratenschiff: −2, wenn du es am Ende noch hast',
    two: 'zählt doppelt',
    crate: 'zählt als jede Ware',
  },
  prompts: {
    placing: (p, s) => turn(s, p.seat, 'setze einen Händler in eine Gesellschaft', 'setzt einen Händler'),
    mission: (p, s) => turn(s, p.seat, 'einen Auftrag erfüllen?', 'darf einen Auftrag erfüllen'),
    payment: (p, s) => {
      const { card, spice, pirates, kind } = p.payment;
      const ask =
        pirates && card === null
          ? 'welche Karte für die Piraten?'
          : pirates && spice === null
            ? 'als was zählt sie?'
            : `bezahle ${missions[kind]}`;
      return turn(s, p.seat, ask, `bezahlt den Auftrag ${missions[kind]}`);
    },
    company: (p, s) =>
      turn(s, p.seat, 'Händler versetzen, angreifen oder passen', 'darf Händler versetzen oder angreifen'),
    attackCard: (p, s) =>
      turn(
        s,
        p.seat,
        `spiele Karten mit der Flagge von ${companies[p.combat.company]}`,
        `greift ${s.isYou(p.combat.defender) ? 'dich' : `*${s.name(p.combat.defender)}*`} bei ${companies[p.combat.company]} an`,
      ),
    defendCard: (p, s) =>
      s.isYou(p.seat)
        ? `*Verteidige dich!* ${s.name(p.combat.attacker)} greift dich bei ${companies[p.combat.company]} an`
        : `*${s.name(p.seat)}* darf sich bei ${companies[p.combat.company]} gegen ${s.isYou(p.combat.attacker) ? 'dich' : `*${s.name(p.combat.attacker)}*`} verteidigen`,
    displaced: (p, s) =>
      s.isYou(p.seat)
        ? '*Verloren* – wohin geht dein Händler?'
        : `*${s.name(p.seat)}* versetzt den unterlegenen Händler`,
    defenceReward: (p, s) =>
      s.isYou(p.seat)
        ? '*Abgewehrt!* – eine deiner Karten behalten?'
        : `*${s.name(p.seat)}* darf eine Karte als Belohnung behalten`,
    ship: (p, s) => turn(s, p.seat, 'spiele eine Fracht an einen Hafen', 'spielt eine Fracht'),
    pick: (p, s) => {
      const [first] = p.distribution.pickers;
      const as = first ? `, ${rankIn(first.rank, first.company)}` : '';
      return s.isYou(p.seat) ? `*Du wählst*${as}` : `*${s.name(p.seat)}* nimmt eine Fracht${as}`;
    },
    discard: (p, s) => turn(s, p.seat, 'wirf eine Karte ab: höchstens sechs', 'wirft eine Karte ab'),
    finalMission: (p, s) => turn(s, p.seat, 'einen letzten Auftrag erfüllen?', 'darf einen letzten Auftrag erfüllen'),
    over: () => '*Die Partie ist zu Ende*',
  },
  refusals: {
    ...choices.refused,
    badMove: () => 'Diesen Zug gibt es in diesem Spiel nicht.',
    badSeats: (p) => `Borneo ist für ${p.min} bis ${p.max} Personen.`,
    notYourTurn: (p, s) => notTheTurn(s, p.turn),
    gameOver: () => 'Die Partie ist zu Ende.',
    notNow: (p) => asked[String(p.asked)] ?? 'Das geht jetzt nicht.',
    companyFull: () => 'Diese Gesellschaft ist voll.',
    ownNeighbour: () => 'Zu Beginn dürfen zwei deiner Händler nicht nebeneinander stehen.',
    noSuchMission: () => 'Von diesem Auftrag gibt es keinen mehr.',
    cannotPay: () => 'Dir fehlen Waren für diesen Auftrag.',
    holdsTheShip: () => 'Solange du das Piratenschiff hast, kannst du nicht mit den Piraten handeln.',
    noPirates: () => 'Jetzt kannst du nicht mit den Piraten handeln.',
    notInWarehouse: () => 'Diese Karte ist nicht in deinem Lager.',
    notPartOfPayment: () => 'Diese Karte passt nicht zur Bezahlung.',
    sameSpice: () => 'Die Piraten tauschen nur gegen eine andere Ware.',
    noSuchMerchant: () => 'An dieser Position steht kein Händler.',
    notYourMerchant: () => 'Dieser Händler gehört dir nicht.',
    sameCompany: () => 'Dieser Händler ist schon in der Gesellschaft.',
    ownTarget: () => 'Deinen eigenen Händler kannst du nicht angreifen.',
    lowerTarget: () => 'Du kannst nur Händler in höherer Position angreifen.',
    tooFewCards: () => 'Du musst eine Karte auf der Hand behalten.',
    notInHand: () => 'Diese Karte hast du nicht auf der Hand.',
    noFlag: () => 'Diese Karte zeigt keine Flagge der Gesellschaft.',
    mustAttack: () => 'Spiele mindestens eine Karte.',
    noSuchPlace: () => 'Dort ist kein Hafen.',
    notInColumn: () => 'Diese Fracht liegt nicht dort.',
    notYourDefence: () => 'Du kannst nur eine Karte behalten, die du selbst gespielt hast.',
  },
  hints: {
    placing:
      'Die Position entscheidet, wer zuerst wählt. Deine Karten und die offenen Häfen zeigen, welche Flaggen zählen werden.',
    mission: 'Bezahle Aufträge mit Waren aus deinem Lager; jede übrige Karte zählt am Ende 1 Punkt.',
    payment: 'Wähle die Karten zum Bezahlen. Eine 2 zählt doppelt, Wechselgeld gibt es nicht.',
    company:
      'Wähle einen deiner Händler: Er kann die Gesellschaft wechseln oder einen besser platzierten Händler angreifen.',
    attackCard:
      'Jede Flagge der Gesellschaft zählt, in beiden Reihen. Bei Gleichstand gewinnst du. Behalte eine Karte.',
    defendCard: (p) =>
      `Du brauchst insgesamt *${p.lacking}* Flaggen, um den Angriff abzuwehren, mit höchstens noch ${cards(p.most)}.`,
    displaced: 'Tausche den Platz mit dem Angreifer oder geh ans Ende einer markierten Gesellschaft.',
    defenceReward: 'Die Karte kommt in dein Lager, die anderen auf den Ablagestapel.',
    ship: 'Wähle eine Karte, dann einen Hafen. Obere Reihen bleiben sichtbar; die nächste Karte verdeckt die untere Flagge.',
    pick: 'Die Karte kommt in dein Lager.',
    discard: 'Sie kommt offen auf den Ablagestapel.',
    finalMission: 'Deine letzte Gelegenheit, Waren in Punkte zu verwandeln.',
  },
  affair: {
    attacked: (p) => `${p.name} greift deinen Händler an, ${rankIn(p.rank, p.company)}`,
    beaten: (p) => `Dein Händler hat bei ${companies[p.company]} verloren`,
    repelled: (p) => `Du hast den Angriff bei ${companies[p.company]} abgewehrt`,
    attack: (p) => `Angriff: ${p.name}`,
    defence: 'Deine Verteidigung',
    bonus: (p) => `${p.n} für Händler dazwischen`,
    flags: (p) => flags(p.n, p.company),
    nothing: 'keine Karten',
    total: (p) => `insgesamt ${p.n}`,
    fold: 'Tisch ansehen',
    unfold: 'Zurück zur Frage',
  },
  cardFirst: 'Wähle zuerst eine Handkarte.',
  counter: (p) => (p.turn === 0 ? 'Händler setzen' : `Zug ${p.turn} · noch ${p.harbours} Häfen`),
  letters: [{ key: 'P', label: 'Passen, keine Karte mehr spielen, nichts behalten' }],
  canvas: {
    ...spices,
    ...missions,
    companies: 'Handelsgesellschaften',
    missions: 'Aufträge',
    hand: 'Hand',
    discard: 'Ablage',
    cove: 'Piratenbucht',
    red: 'Rot',
    yellow: 'Gelb',
    green: 'Grün',
    blue: 'Blau',
    phaseMission: 'Auftrag',
    phaseCompany: 'Gesellschaften',
    phaseShip: 'Fracht',
    phaseDraw: '2 ziehen',
    monopoly: 'Monopol!',
    shared: 'Anteilig!',
    cards: 'Karten',
    left: 'noch da',
    rank: 'Position',
    owed: 'Noch offen',
    attack: 'Angriff',
    defence: 'Verteidigung',
    bonus: 'Bonus',
    victorious: 'Angriff gelungen!',
    repelled: 'Abgewehrt!',
    missionDone: 'Auftrag erfüllt!',
    lastMissions: 'Letzte Aufträge',
    reshuffled: 'Gemischt',
    passed: 'passt',
    gameOver: 'Spielende',
  },
  amounts: {
    cards: (n) => plural('de', n, { one: 'Karte', other: 'Karten' }),
    left: () => 'noch da',
    rank: ordinal,
  },
  goods,
  flagged,
  rules,
  story,
  verdict,
};
