import type { BorneoPage } from '../../en/borneo/page.ts';
import { together } from '../../games/borneo/kinds.ts';
import { listed } from '../../plural.ts';
import { plain } from '../../speech.ts';
import { de } from '../elision.ts';
import { cards, colour, companies, harbour, missions, ordinal, points, rankIn, spices } from './names.ts';

export const page: BorneoPage = {
  stats: {
    hand: (n) => `${cards(n)} en main`,
    warehouse: (n) => `${cards(n)} dans l’entrepôt`,
    missions: (n) => (n < 2 ? `${n} mission réalisée` : `${n} missions réalisées`),
    ship: 'a le bateau pirate : −2 points à la fin',
    active: 'à son tour',
    score: points,
    soFar: (n) => `${points(n)} pour l’instant`,
    leads: 'en tête',
  },
  pile: {
    warehouse: (p) => `Entrepôt ${de(p.name)}`,
    ownMissions: (p) => (p.missions.length === 0 ? '' : `Missions : ${together(p.missions, missions)}.`),
    closedMissions: (p) => (p.n === 0 ? '' : `Missions faces cachées : ${p.n}.`),
    empty: 'L’entrepôt est vide.',
    discard: 'Défausse',
    discardNone: 'Aucune carte défaussée.',
    discardNote: (p) => `La carte du dessus en premier. Pioche : ${cards(p.draw)}.`,
    column: (p) => `Cargaisons à ${p.harbour}`,
    columnNone: 'Aucune cargaison pour l’instant.',
  },
  explain: {
    phase: 'Phase d’un tour',
    tally: 'Drapeaux dans ce port',
    tallyText: 'Drapeaux visibles de chaque compagnie, et nombre nécessaire pour un monopole.',
    pile: 'Pile',
    draw: 'Pioche',
    drawText: 'On y pioche deux cargaisons à la fin d’un tour. Quand elle est vide, la défausse est mélangée.',
    discardText: 'Visible par tout le monde : touchez-la pour la parcourir.',
    harbours: 'Ports à venir',
    harboursText: 'Chaque répartition ouvre le port suivant. Quand il n’en reste plus, la partie se termine.',
    cove: 'Crique des pirates',
    coveText:
      'Le bateau pirate reste ici jusqu’à ce que quelqu’un accomplisse une mission avec l’aide des pirates. Il coûte 2 points à la fin.',
    store: 'Dans votre entrepôt',
    storeText: 'Chaque carte d’un entrepôt vaut 1 point à la fin, et sert d’ici là à payer des missions.',
    cards: 'Cartes',
    points: 'Points pour l’instant',
    player: 'Joueur ou joueuse',
    phaseTexts: [
      'Accomplissez une mission avec les marchandises de votre entrepôt, si vous le pouvez.',
      'Déplacez l’un de vos marchands, attaquez quelqu’un de rang supérieur, ou laissez les compagnies telles quelles.',
      'Jouez une cargaison de votre main dans un port. Si cela crée un monopole ou remplit le port, les marchandises sont réparties.',
      'Piochez deux cargaisons, et gardez-en six au plus.',
    ],
  },
  zoom: {
    shipment: 'Cargaison',
    harbour: 'Port',
    mission: 'Mission',
    company: 'Compagnie',
    topRow: 'Rangée du haut',
    below: 'En bas',
    spice: 'Épice',
    units: 'Quantité',
    limit: 'Plein avec',
    monopoly: 'Monopole dès',
    laid: 'Cargaisons jouées',
    points: 'Points',
    left: 'Restent',
    missing: 'Il te manque',
    merchants: 'Marchands',
    flags: (p) => (p.n < 2 ? `${p.n} drapeau` : `${p.n} drapeaux`),
    cards: (p) => cards(p.n),
    shipmentText:
      'Dans un port, la rangée du haut compte toujours, le drapeau du bas seulement tant qu’il n’est pas recouvert. Au combat, les quatre comptent.',
    harbourText:
      'Assez de drapeaux visibles d’une compagnie forment un monopole : seuls ses marchands prennent les épices. Si le port est plein avant, toutes les compagnies se les partagent, en commençant par celle qui a le plus de drapeaux.',
    crateText: 'Une caisse remplace une épice au choix dans une mission.',
    missionText: (p) =>
      p.of === 'each'
        ? `Défausse ${p.amount} de chacune des quatre épices depuis ton entrepôt.`
        : `Défausse ${p.amount} fois la même épice depuis ton entrepôt.`,
    companyText: 'Lors d’une distribution, ses marchands choisissent du plus haut rang au plus bas.',
    nobody: 'personne',
    nothing: 'rien',
  },
  inWords: {
    turn: (p) => `Tour ${p.turn} : ${p.name}.`,
    placing: 'Placement des marchands en cours.',
    piles: (p) => `Pioche : ${cards(p.draw)}. Défausse : ${cards(p.discard)}. Ports restants : ${p.harbours}.`,
    ship: (p) => (p.name === null ? 'Le bateau pirate est dans son repaire.' : `${p.name} a le bateau pirate.`),
    combat: 'Combat',
    side: 'Camp',
    who: 'Qui',
    laid: 'Cartes jouées',
    flags: 'Drapeaux',
    bonus: 'Bonus',
    total: 'Total',
    attack: 'Attaque',
    defence: 'Défense',
    picks: 'Choix encore à venir',
    pick: (p) => plain(`${p.name}, ${rankIn(p.rank, p.company)}`),
    harbours: 'Ports',
    harbour: 'Port',
    spice: 'Épice',
    filled: 'Cartes',
    monopoly: 'Monopole',
    column: 'Cargaisons, de la première à la dernière',
    none: 'aucun',
    closed: 'fermé',
    companies: 'Compagnies',
    company: 'Compagnie',
    ranks: 'Marchands par rang',
    missions: 'Missions',
    mission: 'Mission',
    points: 'Points',
    left: 'Restent',
    missing: 'Il te manque',
    nothing: 'rien',
    players: 'Joueurs',
    player: 'Joueur',
    cards: 'Cartes en main',
    warehouse: 'Entrepôt',
    done: 'Missions réalisées',
    hand: 'Ta main',
    shipment: 'Cargaison',
  },
  lack: (p) => {
    const list = p.spices.map(({ spice, n }) => `${n} ${spices[spice].toLowerCase()}`);
    const by = p.crates > 0 ? ` (dont ${p.crates} par caisse)` : '';
    return list.length === 0 ? 'rien' : `${listed('fr', list)}${by}`;
  },
  owed: (p) => {
    const list = p.spices.map(({ spice, n }) => `${n} ${spices[spice].toLowerCase()}`);
    const by = p.crates > 0 && list.length > 0 ? `, dont ${p.crates} par caisse` : '';
    return `*Reste à payer :* ${list.length === 0 ? `${p.total} d’une même épice` : listed('fr', list)}${by}`;
  },
  report: {
    title: (p) => `Bilan : ${p.harbour}`,
    monopoly: (p) =>
      `monopole de la compagnie ${colour[p.company]} : ses marchands ont tout pris, dans l’ordre des rangs`,
    shared: (p) => `distribution partagée : ${p.companies.map((company) => colour[company]).join(', ')}`,
    lost: 'aucun marchand pour prendre la cargaison',
    harbourCard: (p) => `Carte Port ${p.harbour}`,
    asShipper: 'a joué la dernière cargaison',
    asLeader: 'premier du monopole',
    asRank: (p) => `comme ${plain(rankIn(p.rank, p.company))}`,
    nothing: 'rien',
    order: 'Les compagnies dans l’ordre',
    none: 'Aucune compagnie n’y avait de marchand.',
    place: (p) => `${p.at === 1 ? '1re' : ordinal(p.at)} : ${cards(p.cards)}`,
    summary: (p) => {
      const what =
        p.kind === 'monopoly'
          ? `Monopole de la compagnie ${colour[p.company]} à ${p.harbour}.`
          : `Distribution partagée à ${p.harbour}.`;
      if (p.you === null) return what;
      return p.you === 0 ? `${what} Tu ne reçois rien.` : `${what} Tu reçois ${cards(p.you)}.`;
    },
  },
  score: {
    shipments: 'Cargaisons',
    harbours: 'Ports',
    missions: 'Missions',
    ship: 'Bateau pirate',
    total: 'Points',
    detail: (p) => together(p.missions, missions),
    reasons: {
      harbours: 'Il ne restait plus de ports.',
      shipments: 'Il ne restait plus de cartes à piocher.',
    },
  },
  companies,
  spices,
  missions,
  harbour,
};
