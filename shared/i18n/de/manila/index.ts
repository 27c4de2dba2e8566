import type { Letter, Ware } from '../../../games/manila/index.ts';
import type { ManilaDict } from '../../en/manila/index.ts';
import {
  type MoveLabels,
  nameOf,
  type PromptLines,
  type RefusalLines,
  type SpaceNames,
} from '../../games/manila/speech.ts';
import { counted, listed, plural } from '../../plural.ts';
import { plain } from '../../speech.ts';
import { notTheTurn, turn, verdict } from '../who.ts';
import { choices } from './choices.ts';
import { log } from './log.ts';
import { accomplices, berth, boat, cargo, pesos, pilots, shares, spaces, wares } from './names.ts';
import { rules } from './rules.ts';
import { story } from './story.ts';

const signed = (steps: number): string => (steps > 0 ? `+${steps}` : `−${-steps}`);

const moves: MoveLabels = {
  bid: (p) => `*${p.amount}* bieten`,
  pass: (p) =>
    p.asked === 'auction'
      ? 'Passen'
      : p.final
        ? 'In dieser Fahrt niemanden mehr setzen'
        : 'In dieser Runde niemanden setzen',
  buy: (p) => `${cargo(p.ware)} kaufen für ${p.price}`,
  decline: () => 'Keinen Anteil kaufen',
  load: (p) => `${cargo(p.ware)} laden`,
  launch: (p) => `Auf *${p.start}* starten`,
  place: (p) => {
    const where = nameOf(spaces, p.space);
    if (p.stowaway) return p.cost === 0 ? `${where}: blinder Passagier` : `${where}: blinder Passagier für ${p.cost}`;
    return p.space === 'insurance' ? `${where}: sofort +10` : `${where} für ${p.cost}`;
  },
  roll: (p) => (p.roll === 3 ? 'Zum letzten Mal würfeln' : 'Würfeln'),
  board: (p) => `Das ${boat(p.ware)} entern`,
  evict: (p) => `Platz von ${p.victim} auf dem ${boat(p.ware)} erobern`,
  stay: () => 'Bei den Piraten bleiben',
  steer: (p) => `${cargo(p.ware)} ${signed(p.steps)}`,
  waive: (p) => (p.second ? 'Kein zweites Boot bewegen' : 'Kein Boot bewegen'),
  send: (p) => `${cargo(p.ware)} ${p.to === 'port' ? 'in den *Hafen*' : 'in die *Werft*'} schicken`,
  borrow: (p) => `Anteil verpfänden: +${p.amount}`,
  redeem: (p) => `Anteil auslösen: −${p.amount}`,
};

const arrivals: Readonly<Record<Letter, string>> = {
  A: 'wenn ein Boot den Hafen erreicht',
  B: 'wenn zwei Boote den Hafen erreichen',
  C: 'wenn alle drei den Hafen erreichen',
};
const losses: Readonly<Record<Letter, string>> = {
  A: 'wenn ein Boot in der Werft endet',
  B: 'wenn zwei Boote in der Werft enden',
  C: 'wenn alle drei in der Werft enden',
};

const gains = (p: { pays: number }): SpaceNames => ({
  seat: () => `bringt ${p.pays}, wenn es ankommt`,
  port: (letter) => `bringt ${p.pays}, ${arrivals[letter]}`,
  shipyard: (letter) => `bringt ${p.pays}, ${losses[letter]}`,
  pirate: () => 'plündert Boote auf der 13 nach dem 3. Wurf',
  pilot: (pilot) =>
    pilot === 'small'
      ? 'bewegt vor dem letzten Wurf ein Boot um 1'
      : 'bewegt vor dem letzten Wurf ein Boot um 2 oder zwei um 1',
  insurance: () => 'du zahlst für jedes Boot in der Werft',
});

const spaceText: SpaceNames = {
  seat: (ware) => `Alle an Bord teilen sich die Ladung, wenn das ${plain(boat(ware))} über die 13 hinauskommt.`,
  port: (letter) => `Zahlt, ${arrivals[letter]}.`,
  shipyard: (letter) => `Zahlt, ${losses[letter]}. Wenn es eine Versicherung gibt, zahlt sie.`,
  pirate: () =>
    'Nach dem 2. Wurf darf ein Pirat einen freien Platz auf einem Boot auf der 13 nehmen. Nach dem 3. Wurf plündern die Piraten, die geblieben sind, jedes Boot auf der 13 und teilen sich die Ladung.',
  pilot: (pilot) =>
    pilot === 'small'
      ? 'Vor dem letzten Wurf: ein Boot um 1 bewegen, vor oder zurück.'
      : 'Vor dem letzten Wurf: ein Boot um 2 oder zwei Boote um je 1 bewegen, vor oder zurück.',
  insurance: () =>
    'Bringt sofort 10. Am Ende der Fahrt zahlt die Versicherung 6, 8 und 15 für das erste, zweite und dritte Boot in der Werft.',
};

const notes: ManilaDict['notes'] = {
  gain: (p) => nameOf(gains(p), p.space),
  pledges: (p) => `verpfändet ${shares(p.n)}`,
  chance: (p) => (p.most === undefined || p.most === p.percent ? `${p.percent} %` : `${p.percent}–${p.most} %`),
  on13: (p) => `${p.percent} % auf der 13`,
  worst: (p) => `schlimmstenfalls ${p.amount}`,
  expected: (p) => `im Schnitt etwa ${p.amount}`,
  most: (p) => `höchstens ${p.n}`,
  value: (p) => `Wert ${p.value}, noch ${p.left} da`,
  crew: (p) => `du gehörst zur Mannschaft: ${p.pays}, wenn es ankommt`,
  evicted: 'dieser Komplize muss gehen',
  stay: 'du plünderst Boote, die nach dem letzten Wurf auf der 13 stehen',
  past: 'läuft in den Hafen ein',
  to: (p) => `auf Feld ${p.to}`,
  sentToPort: (p) => `belegt Hafen ${p.letter}, der Wert steigt`,
  sentToYard: (p) => `belegt Werft ${p.letter}, der Wert bleibt`,
  start: (p) => `${p.percent} % bis in den Hafen`,
  borrow: 'Auslösen kostet 15, sonst 15 am Ende',
  redeem: 'spart 15 am Ende',
};

const prompts: PromptLines = {
  auction: (p, s) => turn(s, p.seat, 'biete um das Amt des Hafenmeisters oder passe', 'überlegt ein Gebot'),
  share: (p, s) => turn(s, p.seat, 'einen Anteil kaufen?', 'darf einen Anteil kaufen'),
  load: (p, s) => turn(s, p.seat, `wähle die Ladung von Boot ${p.lane + 1}`, 'belädt die Boote'),
  launch: (p, s) => turn(s, p.seat, `wo startet ${wares[p.ware]}?`, 'lässt die Boote starten'),
  placement: (p, s) => turn(s, p.seat, 'setze einen Komplizen', 'setzt einen Komplizen'),
  roll: (p, s) => turn(s, p.seat, `würfle, ${p.roll} von 3`, 'würfelt gleich'),
  boarding: (p, s) => turn(s, p.seat, 'entern oder aufs Plündern warten?', 'darf ein Boot entern'),
  pilot: (p, s) => turn(s, p.seat, `${pilots[p.pilot]}: bewege ein Boot`, `ist ${pilots[p.pilot]}`),
  plunder: (p, s) => turn(s, p.seat, 'wohin mit dem geplünderten Boot?', 'schickt das geplünderte Boot weiter'),
  over: () => '*Die Partie ist zu Ende*',
};

const asked: Record<string, string> = {
  auction: 'Zuerst wird das Amt des Hafenmeisters versteigert.',
  share: 'Zuerst darf der Hafenmeister einen Anteil kaufen.',
  load: 'Zuerst müssen die Boote beladen werden.',
  launch: 'Zuerst müssen die Boote starten.',
  placement: 'Jetzt werden Komplizen gesetzt.',
  roll: 'Jetzt würfelt der Hafenmeister.',
  boarding: 'Jetzt entscheiden die Piraten, ob sie entern.',
  pilot: 'Jetzt bewegen die Lotsen Boote.',
  plunder: 'Zuerst schickt der Piratenkapitän das geplünderte Boot weiter.',
};

const wareIn = (p: Readonly<Record<string, unknown>>): string =>
  typeof p.ware === 'string' ? wares[p.ware as Ware] : 'das';

const refusals: RefusalLines = {
  ...choices.refused,
  badMove: () => 'Diesen Zug gibt es in diesem Spiel nicht.',
  badSeats: (p) => `Manila ist für ${p.min} bis ${p.max} Personen.`,
  notYourTurn: (p, s) => notTheTurn(s, p.turn),
  gameOver: () => 'Die Partie ist zu Ende.',
  notNow: (p) => asked[String(p.asked)] ?? 'Das geht jetzt nicht.',
  bidTooLow: (p) => `Das nächste Gebot ist mindestens ${p.min}.`,
  bidTooHigh: (p) => `Selbst wenn du alle Anteile verpfändest, kannst du höchstens ${pesos(Number(p.max))} aufbringen.`,
  soldOut: (p) => `Von ${wareIn(p)} ist kein Anteil mehr da.`,
  tooPoor: (p) => `Das kostet ${pesos(Number(p.cost))}; du kannst ${p.funds} aufbringen.`,
  alreadyLoaded: (p) => `${wareIn(p)} ist schon geladen.`,
  notThisBoat: () => 'Zuerst ist ein anderes Boot dran.',
  badStart: () => 'Boote starten auf 0 bis 5, und die drei Startfelder müssen zusammen 9 ergeben.',
  notLoaded: (p) => `${wareIn(p)} fährt dieses Mal nicht mit.`,
  boatNotAtSea: () => 'Dieses Boot ist nicht mehr auf See.',
  boatFull: () => 'Auf diesem Boot ist kein Platz mehr frei.',
  spaceTaken: () => 'Dieses Feld ist besetzt.',
  stowawaysOnBoats: () => 'Ohne Geld kannst du nur blinder Passagier auf einem Boot sein.',
  destituteMayNotInsure: () => 'Ohne Geld kannst du die Versicherung nicht übernehmen.',
  notOn13: () => 'Du kannst nur ein Boot auf der 13 entern.',
  notFull: () => 'Es ist noch ein Platz frei: Niemand muss gehen.',
  vacancyFirst: () => 'Zuerst müssen freie Plätze auf der 13 besetzt werden.',
  noSuchSeat: () => 'Auf diesem Platz sitzt niemand.',
  notTheCaptain: () => 'Der Kapitän hat gerade geentert; diesen Platz kannst du nicht erobern.',
  badSteps: () => 'So weit kann der Lotse kein Boot bewegen.',
  sameBoatTwice: () => 'Der zweite Schritt muss einem anderen Boot gelten.',
  needsSecondBoat: () => 'Wenn du ein Boot um 1 bewegst, musst du auch ein zweites bewegen.',
  belowZero: () => 'Ein Boot kann nicht hinter die 0 zurück.',
  notThisPlunder: () => 'Zuerst ist ein anderes geplündertes Boot dran.',
  nothingToPledge: () => 'Du hast keinen Anteil mehr, den du verpfänden könntest.',
  nothingPledged: () => 'Keiner deiner Anteile ist verpfändet.',
  tooLittleCash: (p) => `Auslösen kostet ${pesos(Number(p.cost))} in bar; du hast ${p.cash}.`,
};

const hints: ManilaDict['hints'] = {
  auction: 'Der Hafenmeister darf einen Anteil kaufen, wählt Ladung und Startfelder und setzt zuerst.',
  share: 'Nur der Hafenmeister darf einen Anteil kaufen. Eine Ware steigt, wenn ihr Boot den Hafen erreicht.',
  load: 'Wähle, was mitfährt. Die Ware an Land kann in dieser Fahrt nicht steigen.',
  launch: (p) => `Die Startfelder ergeben zusammen 9: noch *${p.left}* für ${p.boats} Boote. Weiter vorn ist sicherer.`,
  placement: 'Wähle ein Feld. An Bord teilt man die Ladung; mit Hafen und Werft wettest du, wie viele Boote ankommen.',
  roll: 'Jedes Boot fährt so weit, wie sein Würfel zeigt. Hinter der 13 liegt der Hafen.',
  boarding:
    '*Jetzt entern:* Du verlässt die Piraten und gehörst zur Mannschaft, bezahlt, wenn das Boot ankommt. *Oder bleiben:* Nach dem *dritten* Wurf plündern die Piraten jedes Boot, das dann auf der 13 steht; seine Mannschaft geht leer aus.',
  pilot: (p) => {
    if (p.second)
      return `${p.alone ? 'Du darfst ein anderes Boot' : 'Nun ein anderes Boot'} um 1 bewegen, vor oder zurück.`;
    if (p.pilot === 'small') return 'Vor dem letzten Wurf: ein Boot um 1, vor oder zurück.';
    return `Vor dem letzten Wurf: ein Boot um ${p.alone ? '1 oder 2' : '2'} oder zwei Boote um je 1, vor oder zurück.`;
  },
  plunder: 'Die Beute gehört dir. Im Hafen steigt die Ware trotzdem; in der Werft zahlt die Versicherung.',
};

export const manila: ManilaDict = {
  wares,
  spaces,
  log,
  moves,
  notes,
  prompts,
  refusals,
  hints,
  money: 'Geld',
  yourBid: 'Dein Gebot',
  counter: (p) => `Fahrt ${p.voyage} · Würfe ${p.rolls} / 3`,
  letters: [
    { key: 'B', label: 'Den angezeigten Betrag bieten' },
    { key: '↑ ↓', label: 'Gebot um 1 ändern; mit Bild auf und Bild ab um 5' },
    { key: 'R', label: 'Würfeln' },
    { key: 'P', label: 'Passen, nichts kaufen, bleiben, kein Boot bewegen' },
  ],
  canvas: {
    port: 'Hafen',
    shipyard: 'Werft',
    pirates: 'Piraten',
    pilots: 'Lotsen',
    insurance: 'Versicherung',
    blackMarket: 'Schwarzmarkt',
    captain: '1.',
    second: '2.',
    small: 'klein',
    large: 'groß',
    share: 'Anteil',
    pledged: 'verpfändet',
    pesos: 'Pesos',
    left: 'übrig',
    voyage: 'Fahrt',
    roll: 'Wurf',
    auction: 'Versteigerung',
    passed: 'passt',
    highest: 'Höchstgebot',
    noBid: 'Noch kein Gebot',
    harbourMaster: 'Hafenmeister',
    forSale: 'Anteile zu kaufen',
    toLoad: 'Waren zu laden',
    sold: 'Zugeschlagen!',
    boarded: 'Geentert!',
    plundered: 'Geplündert!',
    inPort: 'Im Hafen!',
    inYard: 'In die Werft!',
    lastRoll: 'Letzter Wurf',
    bankrupt: 'Bankrott!',
    gameOver: 'Spielende',
  },
  amounts: {
    pesos: (n) => plural('de', n, { one: 'Peso', other: 'Pesos' }),
    left: () => 'übrig',
  },
  stats: {
    pesos,
    pesosHidden: 'Pesos verdeckt',
    accomplices: (n) => `${accomplices(n)} übrig`,
    shares: (p) => (p.pledged > 0 ? `${shares(p.n)}, davon ${p.pledged} verpfändet` : shares(p.n)),
    master: 'Hafenmeister',
    fortune: (n) => `ein Vermögen von ${n}`,
  },
  pile: {
    own: (p) => `Anteile von ${p.name}`,
    bought: (p) => `Gekauft von ${p.name}`,
    none: 'Noch keine Anteile gekauft.',
    ownNone: 'Du hast keine Anteile.',
    secret: (p) => (p.n === 0 ? '' : `${counted('de', 'Anteil ist', 'Anteile sind')(p.n)} geheim.`),
    pledged: (p) => (p.n === 0 ? '' : `${shares(p.n)} verpfändet.`),
  },
  /** the harbour master decides about all boats in one go */
  outfit: {
    open: 'Alle Boote auf einmal',
    stays: 'Welche Ware bleibt an Land?',
    starts: (p) => `Wo starten die Boote? Zusammen ${p.sum}`,
    less: (p) => `${p.name}: ein Feld zurück`,
    more: (p) => `${p.name}: ein Feld vor`,
    missing: (p) => `Noch ${p.n} zu verteilen`,
    tooMany: (p) => `${p.n} zu viel`,
    done: 'Beladen und starten',
  },
  /** what is no card: counters, ladders, chances */
  explain: {
    counter: 'Zähler',
    counterText:
      'Jede Fahrt hat drei Würfe. Das Spiel endet mit der Fahrt, in der eine Ware auf dem Schwarzmarkt 30 erreicht.',
    dice: 'Würfel',
    diceText:
      'Ein Würfel für jedes Boot, das noch auf See ist. Der Hafenmeister würfelt, und jedes Boot fährt so viele Felder, wie sein Würfel zeigt.',
    marketText:
      'Was ein Anteil jeder Ware wert ist. Eine Ware steigt um eine Stufe, wenn ihr Boot den Hafen erreicht; bei 30 endet das Spiel.',
    thirteen: 'Feld 13',
    pastText: 'Ein Boot, das über Feld 13 hinausfährt, erreicht den Hafen, und seine Ladung wird ausgezahlt.',
    odds: 'Chancen dieses Boots',
    oddsText: 'Berechnet aus den Würfen, die noch kommen, bevor Lotsen und Piraten etwas entscheiden.',
    arrives: 'Erreicht den Hafen',
    on13: 'Endet auf 13',
    short: 'Endet in der Werft',
    player: 'Mitspielende Person',
  },
  zoom: {
    ware: 'Ware',
    space: 'Feld',
    cargo: 'Ladung bringt',
    seats: 'Plätze kosten',
    value: 'Wert',
    supply: 'Anteile übrig',
    price: 'Ein Anteil kostet',
    cost: 'Kosten',
    pays: 'Bringt',
    chance: 'Chance',
    worst: 'Schlimmstenfalls',
    wareText: (p) =>
      `Erreicht das ${plain(boat(p.ware))} den Hafen, teilt sich die Mannschaft die Ladung, und die Ware steigt auf dem Schwarzmarkt um eine Stufe.`,
    spaceText,
    stays: 'Sie bleibt in dieser Fahrt an Land.',
  },
  inWords: {
    voyage: (p) => `Fahrt ${p.voyage}, ${p.rolls} von 3 Würfen.`,
    master: (p) => `Hafenmeister: ${p.name}.`,
    noMaster: 'Noch gibt es keinen Hafenmeister.',
    auction: 'Versteigerung',
    standing: (p) => `Höchstgebot: ${p.amount}, von ${p.name}.`,
    noBid: 'Noch hat niemand geboten.',
    bid: (p) => `${p.name}: ${p.amount}`,
    passed: (p) => `${p.name}: hat gepasst`,
    silent: (p) => `${p.name}: noch kein Gebot`,
    boats: 'Boote',
    noBoats: 'Noch ist kein Boot beladen.',
    boat: 'Boot',
    where: 'Wo',
    onSpace: (p) => `Feld ${p.n}`,
    notLaunched: 'noch nicht gestartet',
    berth: (p) => plain(berth(p.haven, p.letter)),
    plundered: 'geplündert',
    seats: 'Plätze',
    free: (p) => `frei für ${p.cost}`,
    cargo: 'Ladung',
    arrives: 'Kommt an',
    berths: 'Hafen und Werft',
    space: 'Feld',
    cost: 'Kosten',
    pays: 'Bringt',
    who: 'Besetzt von',
    nobody: 'niemandem',
    chance: 'Chance',
    others: 'Piraten, Lotsen, Versicherung',
    captain: 'Piratenkapitän',
    secondPirate: 'Zweiter Pirat',
    smallPilot: 'Kleiner Lotse',
    largePilot: 'Großer Lotse',
    insurer: 'Versicherung',
    market: 'Schwarzmarkt',
    ware: 'Ware',
    value: 'Wert',
    price: 'Ein Anteil kostet',
    supply: 'Anteile zu kaufen',
    players: 'Mitspielende',
    player: 'Name',
    pesos: 'Pesos',
    hidden: 'verdeckt',
    accomplices: 'Komplizen übrig',
    shares: 'Anteile',
    pledged: 'Verpfändet',
    known: 'Bekannte Anteile',
  },
  report: {
    heading: (p) => `Abrechnung von Fahrt ${p.voyage}`,
    arrived: (p) => `erreicht Hafen ${p.letter}`,
    towed: (p) => `endet in Werft ${p.letter}`,
    plundered: 'geplündert',
    rose: (p) => `${p.from} → ${p.to}`,
    values: 'Gestiegene Werte',
    noRise: 'Kein Wert ist gestiegen.',
    reasons: {
      pirates: (p) => `Beute: ${p.ware ? wares[p.ware] : ''}`,
      boat: (p) => `Mannschaft: ${p.ware ? wares[p.ware] : ''}`,
      port: (p) => `Hafen ${p.letter}`,
      shipyard: (p) => `Werft ${p.letter}`,
      insurance: (p) => `Schaden in Werft ${p.letter}`,
    },
    fromBank: 'von der Hafenkasse',
    from: (p) => `von ${p.name}`,
    toBank: 'an die Hafenkasse',
    to: (p) => `an ${p.name}`,
    nothing: 'nichts',
    summary: (p) => {
      const names = (list: readonly Ware[]) =>
        listed(
          'de',
          list.map((ware) => wares[ware]),
        );
      const port = p.arrived.length === 0 ? 'kein Boot im Hafen' : `im Hafen: ${names(p.arrived)}`;
      const yard = p.lost.length === 0 ? '' : `; in der Werft: ${names(p.lost)}`;
      const you = p.you === null ? '' : p.you < 0 ? ` Du zahlst ${pesos(-p.you)}.` : ` Du bekommst ${pesos(p.you)}.`;
      return `Fahrt ${p.voyage} ist zu Ende; ${port}${yard}.${you}`;
    },
  },
  score: {
    cash: 'Pesos',
    shares: 'Anteile',
    loans: 'Schulden',
    fortune: 'Vermögen',
    hand: (p) => p.hand.map(({ ware, n }) => (n > 1 ? `${n} × ${wares[ware]}` : wares[ware])).join(', '),
    reasons: { market: 'Eine Ware ist 30 wert: Der Schwarzmarkt schließt.' },
  },
  rules,
  story,
  verdict,
};
