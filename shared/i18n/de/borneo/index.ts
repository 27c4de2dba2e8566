import type { BorneoDict } from '../../en/borneo/index.ts';
import { listed, plural } from '../../plural.ts';
import { notTheTurn, turn } from '../who.ts';
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

/** was stattdessen gefragt ist */
const asked: Record<string, string> = {
  placing: 'Zuerst werden die Händler gesetzt.',
  placeMerchant: 'Zuerst werden die Händler gesetzt.',
  mission: 'Jetzt darf ein Auftrag erfüllt werden.',
  payment: 'Zuerst wird der Auftrag bezahlt.',
  pay: 'Zuerst wird der Auftrag bezahlt.',
  pirateCard: 'Zuerst wird die Karte für die Piraten gewählt.',
  pirateSpice: 'Zuerst wird gesagt, als was die Karte zählt.',
  company: 'Jetzt dürfen die Gesellschaften geändert werden.',
  attackCard: 'Zuerst legt der Angreifer seine Karten.',
  defendCard: 'Zuerst antwortet der Verteidiger.',
  displaced: 'Zuerst wird der geschlagene Händler versetzt.',
  defenceReward: 'Zuerst wählt der Verteidiger seine Belohnung.',
  ship: 'Jetzt wird eine Fracht an einen Hafen gelegt.',
  pick: 'Zuerst werden die Waren verteilt.',
  discard: 'Zuerst wird eine Karte abgeworfen.',
  finalMission: 'Jetzt dürfen letzte Aufträge erfüllt werden.',
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
    ship: (p) => `An *${harbour(p.harbour)}* legen`,
    pick: (p) => `*${goods(p.card)}* nehmen`,
    discard: (p) => `*${goods(p.card)}* abwerfen`,
  },
  holds: {
    card: (p) => `*${goods(p.card)}*`,
    cardNext: (p) => `An welchen Hafen kommt *${goods(p.card)}*?`,
    merchant: (p) => `Händler ${rankIn(p.rank, p.company)}`,
    merchantNote: (p) =>
      p.attacks > 0 ? `darf ${p.attacks} über ihm angreifen, oder gehen` : 'darf in eine andere Gesellschaft gehen',
    merchantNext: (p) => `Dein ${rankIn(p.rank, p.company)}: wen angreifen, oder wohin?`,
  },
  notes: {
    card: (p) => flagged(p.card),
    progress: (p) => `${companies[p.company]} ${p.flags} von ${p.monopoly} · ${p.cards} von ${p.limit} Karten`,
    monopoly: (p) => `${p.harbour} bekäme ein Monopol von ${companies[p.company]}`,
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
    harbourLost: 'die Hafenkarte kommt aus dem Spiel',
    wasted: 'niemand ist da: Die Fracht wird abgelegt',
    ends: 'das Spiel endet',
    transfer: (p) => `gibt den ${p.rank}. Platz bei ${companies[p.from]} auf`,
    attack: (p) => `hat einen Bonus von ${p.bonus}; du könntest ${flags(p.flags, p.company)} legen`,
    laid: (p) => `+${p.flags}, zusammen ${p.total}`,
    defended: (p) => `+${p.flags}: ${p.total} gegen ${p.attack}${p.total > p.attack ? ', das reicht' : ''}`,
    stands: (p) =>
      p.total > p.attack
        ? `${p.total} gegen ${p.attack}: du hältst stand`
        : `${p.total} gegen ${p.attack}: du bist geschlagen`,
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
    company: (p, s) => turn(s, p.seat, 'Händler versetzen, angreifen oder passen', 'darf die Gesellschaften ändern'),
    attackCard: (p, s) =>
      turn(
        s,
        p.seat,
        `lege Karten mit der Flagge von ${companies[p.combat.company]}`,
        `greift ${s.isYou(p.combat.defender) ? 'dich' : `*${s.name(p.combat.defender)}*`} bei ${companies[p.combat.company]} an`,
      ),
    defendCard: (p, s) =>
      s.isYou(p.seat)
        ? `*Verteidige dich!* ${s.name(p.combat.attacker)} greift dich bei ${companies[p.combat.company]} an`
        : `*${s.name(p.seat)}* darf sich bei ${companies[p.combat.company]} gegen ${s.isYou(p.combat.attacker) ? 'dich' : `*${s.name(p.combat.attacker)}*`} verteidigen`,
    displaced: (p, s) =>
      s.isYou(p.seat)
        ? '*Geschlagen* – wohin geht dein Händler?'
        : `*${s.name(p.seat)}* versetzt den geschlagenen Händler`,
    defenceReward: (p, s) =>
      s.isYou(p.seat)
        ? '*Abgewehrt!* – eine deiner Karten behalten?'
        : `*${s.name(p.seat)}* darf eine Karte als Belohnung behalten`,
    ship: (p, s) => turn(s, p.seat, 'lege eine Fracht an einen Hafen', 'legt eine Fracht'),
    pick: (p, s) => {
      const [first] = p.distribution.pickers;
      const as = first ? `, ${rankIn(first.rank, first.company)}` : '';
      return s.isYou(p.seat) ? `*Du wählst*${as}` : `*${s.name(p.seat)}* nimmt eine Fracht${as}`;
    },
    discard: (p, s) => turn(s, p.seat, 'wirf eine Karte ab: Sechs sind erlaubt', 'wirft eine Karte ab'),
    finalMission: (p, s) => turn(s, p.seat, 'einen letzten Auftrag erfüllen?', 'darf einen letzten Auftrag erfüllen'),
    over: () => '*Das Spiel ist zu Ende*',
  },
  refusals: {
    badOptions: () => 'Diese Optionen passen nicht zusammen.',
    badMove: () => 'Das ist kein Zug dieses Spiels.',
    badSeats: (p) => `Borneo ist für ${p.min} bis ${p.max} Spieler.`,
    notYourTurn: (p, s) => notTheTurn(s, p.turn),
    gameOver: () => 'Das Spiel ist zu Ende.',
    notNow: (p) => asked[String(p.asked)] ?? 'Das geht jetzt nicht.',
    companyFull: () => 'Diese Gesellschaft ist voll.',
    ownNeighbour: () => 'Zu Beginn dürfen nicht zwei deiner Händler nebeneinander stehen.',
    noSuchMission: () => 'Von diesem Auftrag ist keiner mehr da.',
    cannotPay: () => 'In deinem Lager ist nicht, was dieser Auftrag braucht.',
    holdsTheShip: () => 'Wer das Piratenschiff hat, kann nicht mit den Piraten handeln.',
    noPirates: () => 'Mit Piraten wird jetzt nicht gehandelt.',
    notInWarehouse: () => 'Diese Karte ist nicht in deinem Lager.',
    notPartOfPayment: () => 'Mit dieser Karte ginge die Bezahlung nicht auf.',
    sameSpice: () => 'Die Piraten tauschen nur gegen eine andere Ware.',
    noSuchMerchant: () => 'An dieser Position steht kein Händler.',
    notYourMerchant: () => 'Dieser Händler gehört dir nicht.',
    sameCompany: () => 'Er ist schon in dieser Gesellschaft.',
    ownTarget: () => 'Deinen eigenen Händler kannst du nicht angreifen.',
    lowerTarget: () => 'Angreifen kann man nur Händler in höherer Position.',
    tooFewCards: () => 'Eine Karte muss auf der Hand bleiben.',
    notInHand: () => 'Diese Karte hast du nicht auf der Hand.',
    noFlag: () => 'Diese Karte zeigt keine Flagge der Gesellschaft.',
    mustAttack: () => 'Lege mindestens eine Karte.',
    noSuchPlace: () => 'Dort ist kein Hafen.',
    notInColumn: () => 'Diese Fracht liegt nicht dort.',
    notYourDefence: () => 'Behalten darfst du nur eine Karte, die du selbst gelegt hast.',
  },
  hints: {
    placing:
      'Die Position entscheidet, wer zuerst wählt. Deine Karten und die offenen Häfen zeigen, welche Flaggen zählen werden.',
    mission: 'Waren aus dem Lager bezahlen Aufträge; was übrig bleibt, zählt am Ende 1 Punkt je Karte.',
    payment: 'Wähle die Karten, die du gibst. Eine 2 zählt doppelt, Ersatz gibt es keinen.',
    company: 'Wähle einen deiner Händler: Er darf die Gesellschaft wechseln oder jemanden über ihm angreifen.',
    attackCard:
      'Jede Flagge der Gesellschaft zählt, in beiden Reihen. Gleichstand gehört dir. Eine Karte bleibt auf der Hand.',
    defendCard: (p) => `Mit *${p.lacking}* Flaggen auf deinen Karten hältst du stand: höchstens noch ${cards(p.most)}.`,
    displaced:
      'Entweder du tauschst mit dem Angreifer, oder dein Händler geht ans Ende einer Gesellschaft, die leuchtet.',
    defenceReward: 'Die Karte kommt in dein Lager, die anderen auf den Ablagestapel.',
    ship: 'Wähle eine Karte, dann einen Hafen. Obere Reihen bleiben sichtbar; die untere Flagge verdeckt die nächste Karte.',
    pick: 'Die Karte kommt in dein Lager.',
    discard: 'Sie kommt offen auf den Ablagestapel.',
    finalMission: 'Die letzte Gelegenheit, Waren zu Punkten zu machen.',
  },
  affair: {
    attacked: (p) => `${p.name} greift deinen Händler an, ${rankIn(p.rank, p.company)}`,
    beaten: (p) => `Dein Händler ist bei ${companies[p.company]} geschlagen`,
    repelled: (p) => `Der Angriff bei ${companies[p.company]} ist abgewehrt`,
    attack: (p) => `Angriff: ${p.name}`,
    defence: 'Deine Verteidigung',
    bonus: (p) => `${p.n} für Händler dazwischen`,
    flags: (p) => flags(p.n, p.company),
    nothing: 'keine Karte',
    total: (p) => `zusammen ${p.n}`,
    fold: 'Tisch ansehen',
    unfold: 'Zurück zur Frage',
  },
  cardFirst: 'Wähle zuerst eine Karte deiner Hand.',
  counter: (p) => (p.turn === 0 ? 'Händler setzen' : `Zug ${p.turn} · noch ${p.harbours} Häfen`),
  letters: [{ key: 'P', label: 'Passen, keine Karte mehr legen, nichts behalten' }],
  canvas: {
    ...spices,
    ...missions,
    companies: 'Handelsgesellschaften',
    missions: 'Aufträge',
    warehouse: 'Lager',
    hand: 'Hand',
    drawPile: 'Nachziehstapel',
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
    points: 'Punkte',
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
    victory: 'Sieg',
    you: 'Du',
  },
  amounts: {
    cards: (n) => plural('de', n, { one: 'Karte', other: 'Karten' }),
    points: (n) => plural('de', n, { one: 'Punkt', other: 'Punkte' }),
    left: () => 'noch da',
    rank: ordinal,
  },
  goods,
  flagged,
  rules,
};
