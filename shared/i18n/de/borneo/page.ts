import type { BorneoPage } from '../../en/borneo/page.ts';
import { together } from '../../games/borneo/kinds.ts';
import { listed } from '../../plural.ts';
import { plain } from '../../speech.ts';
import { cards, companies, flags, harbour, missions, points, rankIn, spices } from './names.ts';

export const page: BorneoPage = {
  stats: {
    hand: (n) => `${cards(n)} auf der Hand`,
    warehouse: (n) => `${cards(n)} im Lager`,
    missions: (n) => (n === 1 ? '1 Auftrag erfüllt' : `${n} Aufträge erfüllt`),
    ship: 'hat das Piratenschiff: −2 Punkte am Ende',
    active: 'ist am Zug',
    score: points,
  },
  pile: {
    warehouse: (p) => `Lager: ${p.name}`,
    ownMissions: (p) => (p.missions.length === 0 ? '' : `Aufträge: ${together(p.missions, missions)}.`),
    closedMissions: (p) => (p.n === 0 ? '' : `Verdeckte Aufträge: ${p.n}.`),
    empty: 'Das Lager ist leer.',
    discard: 'Ablagestapel',
    discardNone: 'Es wurde noch nichts abgelegt.',
    discardNote: (p) => `Die oberste Karte zuerst. Nachziehstapel: ${cards(p.draw)}.`,
    column: (p) => `Fracht in ${p.harbour}`,
    columnNone: 'Hier liegt noch keine Fracht.',
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
    laid: 'Bisher gelegt',
    points: 'Punkte',
    left: 'Noch da',
    missing: 'Dir fehlen',
    merchants: 'Händler',
    flagsOf: (p) => flags(p.n, p.company),
    flags: (p) => (p.n === 1 ? '1 Flagge' : `${p.n} Flaggen`),
    cards: (p) => cards(p.n),
    shipmentText:
      'In einem Hafen zählt die obere Reihe immer, die untere Flagge nur, bis sie verdeckt wird. In einer Auseinandersetzung zählen alle vier.',
    harbourText:
      'Genug sichtbare Flaggen einer Gesellschaft ergeben ein Monopol: Nur ihre Händler nehmen Waren. Ist der Hafen vorher voll, teilen alle Gesellschaften, die mit den meisten Flaggen zuerst.',
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
    turn: (p) => `Zug ${p.turn}, am Zug ist ${p.name}.`,
    placing: 'Die Händler werden gesetzt.',
    piles: (p) =>
      `Nachziehstapel: ${cards(p.draw)}. Ablagestapel: ${cards(p.discard)}. Häfen, die noch kommen: ${p.harbours}.`,
    ship: (p) =>
      p.name === null ? 'Das Piratenschiff liegt in seiner Bucht.' : `Das Piratenschiff liegt vor ${p.name}.`,
    combat: 'Auseinandersetzung',
    side: 'Seite',
    who: 'Wer',
    laid: 'Gelegte Karten',
    flags: 'Flaggen',
    bonus: 'Bonus',
    total: 'Zusammen',
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
    players: 'Spieler',
    player: 'Spieler',
    cards: 'Handkarten',
    warehouse: 'Lager',
    done: 'Erfüllte Aufträge',
    hand: 'Deine Hand',
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
    title: (p) => `Was ${p.harbour} gebracht hat`,
    monopoly: (p) => `Monopol von ${companies[p.company]}: Ihre Händler nahmen alles, der Position nach`,
    shared: (p) => `anteilige Verteilung: ${p.companies.map((company) => companies[company]).join(', ')}`,
    lost: 'niemand war da, der die Fracht nahm',
    harbourCard: (p) => `Hafenkarte ${p.harbour}`,
    asShipper: 'letzte Fracht gelegt',
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
      harbours: 'Der letzte Hafen war schon geöffnet.',
      shipments: 'Es gab keine Fracht mehr zu ziehen.',
    },
  },
  companies,
  spices,
  missions,
  harbour,
};
