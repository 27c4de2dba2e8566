import type { BorneoPage } from '../../en/borneo/page.ts';
import { together } from '../../games/borneo/kinds.ts';
import { listed } from '../../plural.ts';
import { plain } from '../../speech.ts';
import { cards, companies, harbour, missions, points, rankIn, spices } from './names.ts';

export const page: BorneoPage = {
  stats: {
    hand: (n) => `${cards(n)} auf der Hand`,
    warehouse: (n) => `${cards(n)} im Lager`,
    missions: (n) => (n === 1 ? '1 Auftrag erfüllt' : `${n} Aufträge erfüllt`),
    ship: 'hat das Piratenschiff: −2 Punkte am Ende',
    active: 'ist am Zug',
    score: points,
    soFar: (n) => `bisher ${points(n)}`,
    leads: 'führt',
  },
  pile: {
    warehouse: (p) => `Lager von ${p.name}`,
    ownMissions: (p) => (p.missions.length === 0 ? '' : `Aufträge: ${together(p.missions, missions)}.`),
    closedMissions: (p) => (p.n === 0 ? '' : `Verdeckte Aufträge: ${p.n}.`),
    empty: 'Das Lager ist leer.',
    discard: 'Ablagestapel',
    discardNone: 'Noch keine Karten abgelegt.',
    discardNote: (p) => `Die oberste Karte zuerst. Nachziehstapel: ${cards(p.draw)}.`,
    column: (p) => `Fracht in ${p.harbour}`,
    columnNone: 'Hier liegt noch keine Fracht.',
  },
  explain: {
    phase: 'Phase eines Zugs',
    tally: 'Flaggen in diesem Hafen',
    tallyText: 'Sichtbare Flaggen jeder Kompanie, und wie viele ein Monopol ergeben.',
    pile: 'Stapel',
    draw: 'Nachziehstapel',
    drawText: 'Am Ende eines Zugs werden hier zwei Lieferungen gezogen. Ist er leer, wird die Ablage gemischt.',
    discardText: 'Offen für alle: tippen, um sie durchzusehen.',
    harbours: 'Kommende Häfen',
    harboursText: 'Jede Verteilung öffnet den nächsten Hafen. Ist keiner mehr übrig, endet das Spiel.',
    cove: 'Piratenbucht',
    coveText:
      'Hier liegt das Piratenschiff, bis jemand einen Auftrag mit Hilfe der Piraten erfüllt. Am Ende kostet es 2 Punkte.',
    store: 'In deinem Lager',
    storeText: 'Jede Karte in einem Lager ist am Ende 1 Punkt wert und bezahlt bis dahin Aufträge.',
    cards: 'Karten',
    points: 'Punkte bisher',
    player: 'Mitspielende Person',
    phaseTexts: [
      'Erfülle einen Auftrag mit Waren aus deinem Lager, wenn du kannst.',
      'Versetze einen deiner Händler, greife jemanden über dir an, oder lass die Kompanien, wie sie sind.',
      'Spiele eine Lieferung aus der Hand an einen Hafen. Entsteht ein Monopol oder ist der Hafen voll, wird die Ladung verteilt.',
      'Ziehe zwei Lieferungen und behalte höchstens sechs.',
    ],
  },
  zoom: {
    shipment: 'Fracht',
    harbour: 'Hafen',
    mission: 'Auftrag',
    company: 'Handelsgesellschaft',
    topRow: 'Obere Reihe',
    below: 'Darunter',
    spice: 'Ware',
    units: 'Menge',
    limit: 'Voll mit',
    monopoly: 'Monopol ab',
    laid: 'Bisher gespielt',
    points: 'Punkte',
    left: 'Noch da',
    missing: 'Dir fehlen',
    merchants: 'Händler',
    flags: (p) => (p.n === 1 ? '1 Flagge' : `${p.n} Flaggen`),
    cards: (p) => cards(p.n),
    shipmentText:
      'In einem Hafen zählt die obere Reihe immer, die untere Flagge nur, bis sie verdeckt wird. Im Kampf zählen alle vier.',
    harbourText:
      'Genug sichtbare Flaggen einer Gesellschaft ergeben ein Monopol: Nur ihre Händler nehmen Waren. Ist der Hafen vorher voll, teilen sich alle Gesellschaften die Waren, die mit den meisten Flaggen zuerst.',
    crateText: 'Eine Kiste ersetzt in einem Auftrag eine beliebige Ware.',
    missionText: (p) =>
      p.of === 'each'
        ? `Wirf aus deinem Lager ${p.amount} von jeder der vier Waren ab.`
        : `Wirf aus deinem Lager ${p.amount} Waren einer Art ab.`,
    companyText: 'Bei einer Verteilung wählen ihre Händler von der ersten Position an.',
    nobody: 'niemand',
    nothing: 'nichts',
  },
  inWords: {
    turn: (p) => `Zug ${p.turn}: ${p.name}.`,
    placing: 'Die Händler werden gesetzt.',
    piles: (p) => `Nachziehstapel: ${cards(p.draw)}. Ablagestapel: ${cards(p.discard)}. Häfen übrig: ${p.harbours}.`,
    ship: (p) => (p.name === null ? 'Das Piratenschiff ist in seiner Bucht.' : `${p.name} hat das Piratenschiff.`),
    combat: 'Kampf',
    side: 'Seite',
    who: 'Wer',
    laid: 'Gespielte Karten',
    flags: 'Flaggen',
    bonus: 'Bonus',
    total: 'Insgesamt',
    attack: 'Angriff',
    defence: 'Verteidigung',
    picks: 'Wer noch wählt',
    pick: (p) => plain(`${p.name}, ${rankIn(p.rank, p.company)}`),
    harbours: 'Häfen',
    harbour: 'Hafen',
    spice: 'Ware',
    filled: 'Karten',
    monopoly: 'Monopol',
    column: 'Fracht, von der ersten zur letzten',
    none: 'keine',
    closed: 'geschlossen',
    companies: 'Handelsgesellschaften',
    company: 'Gesellschaft',
    ranks: 'Händler nach Position',
    missions: 'Aufträge',
    mission: 'Auftrag',
    points: 'Punkte',
    left: 'Noch da',
    missing: 'Dir fehlen',
    nothing: 'nichts',
    players: 'Mitspielende',
    player: 'Name',
    cards: 'Handkarten',
    warehouse: 'Lager',
    done: 'Erfüllte Aufträge',
    hand: 'Deine Handkarten',
    shipment: 'Fracht',
  },
  lack: (p) => {
    const list = p.spices.map(({ spice, n }) => `${n} ${spices[spice]}`);
    const by = p.crates > 0 ? ` (davon ${p.crates} durch Kisten)` : '';
    return list.length === 0 ? 'nichts' : `${listed('de', list)}${by}`;
  },
  owed: (p) => {
    const list = p.spices.map(({ spice, n }) => `${n} ${spices[spice]}`);
    const by = p.crates > 0 && list.length > 0 ? `, ${p.crates} davon durch Kisten` : '';
    return `*Noch offen:* ${list.length === 0 ? `${p.total} einer Ware` : listed('de', list)}${by}`;
  },
  report: {
    title: (p) => `Abrechnung: ${p.harbour}`,
    monopoly: (p) => `Monopol von ${companies[p.company]}: Ihre Händler haben alles genommen, der Position nach`,
    shared: (p) => `anteilige Verteilung: ${p.companies.map((company) => companies[company]).join(', ')}`,
    lost: 'keine Händler dort, um die Fracht zu nehmen',
    harbourCard: (p) => `Hafenkarte ${p.harbour}`,
    asShipper: 'letzte Fracht gespielt',
    asLeader: 'erster des Monopols',
    asRank: (p) => `als ${plain(rankIn(p.rank, p.company))}`,
    nothing: 'nichts',
    order: 'Die Gesellschaften der Reihe nach',
    none: 'Keine Gesellschaft hatte dort Händler.',
    place: (p) => `${p.at}.: ${cards(p.cards)} genommen`,
    summary: (p) => {
      const what =
        p.kind === 'monopoly'
          ? `Monopol von ${companies[p.company]} in ${p.harbour}.`
          : `${p.harbour} wird anteilig verteilt.`;
      return p.you === null ? what : `${what} Du bekommst ${p.you === 0 ? 'nichts' : cards(p.you)}.`;
    },
  },
  score: {
    shipments: 'Fracht',
    harbours: 'Häfen',
    missions: 'Aufträge',
    ship: 'Piratenschiff',
    total: 'Punkte',
    detail: (p) => together(p.missions, missions),
    reasons: {
      harbours: 'Es waren keine Häfen mehr da.',
      shipments: 'Es waren keine Karten mehr zum Ziehen da.',
    },
  },
  companies,
  spices,
  missions,
  harbour,
};
