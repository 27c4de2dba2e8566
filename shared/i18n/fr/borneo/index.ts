import type { BorneoDict } from '../../en/borneo/index.ts';
import { listed, plural } from '../../plural.ts';
import { notTheTurn, toWhom, turn } from '../who.ts';
import { log } from './log.ts';
import {
  cards,
  colour,
  colours,
  flagged,
  flags,
  goods,
  harbour,
  missions,
  ordinal,
  points,
  rankIn,
  spices,
  those,
} from './names.ts';
import { page } from './page.ts';
import { rules } from './rules.ts';

/** ce qu’on demande à la place */
const asked: Record<string, string> = {
  placing: 'On place d’abord les marchands.',
  placeMerchant: 'On place d’abord les marchands.',
  mission: 'C’est le moment de réaliser une mission.',
  payment: 'Il faut d’abord payer la mission.',
  pay: 'Il faut d’abord payer la mission.',
  pirateCard: 'Il faut d’abord choisir la carte pour les pirates.',
  pirateSpice: 'Il faut d’abord dire comme quoi la carte compte.',
  company: 'C’est le moment de changer les compagnies.',
  attackCard: 'L’attaquant joue d’abord ses cartes.',
  defendCard: 'Le défenseur répond d’abord.',
  displaced: 'Le marchand battu est d’abord déplacé.',
  defenceReward: 'Le défenseur choisit d’abord sa récompense.',
  ship: 'Il faut maintenant jouer une cargaison dans un port.',
  pick: 'Les épices sont d’abord distribuées.',
  discard: 'Il faut d’abord défausser une carte.',
  finalMission: 'C’est le moment des dernières missions.',
};

export const borneo: BorneoDict = {
  ...page,
  log,
  moves: {
    placeMerchant: (p) => `Placer un marchand : ${rankIn(p.rank, p.company)}`,
    pass: (p) =>
      p.phase === 'company'
        ? 'Laisser les compagnies telles quelles'
        : p.phase === 'mission'
          ? 'Pas de mission maintenant'
          : 'Pas de dernière mission',
    mission: (p) => `${p.pirates ? 'Avec les pirates : ' : ''}*${missions[p.kind]}* pour ${points(p.points)}`,
    pirateCard: (p) => `Échanger *${goods(p.card)}*`,
    pirateSpice: (p) => `La compter comme *${spices[p.spice].toLowerCase()}*`,
    pay: (p) => `Payer *${goods(p.card)}*`,
    transfer: (p) => `Le déplacer : ${rankIn(p.rank, p.to)}`,
    attack: (p) => `Attaquer ${p.victim}, ${rankIn(p.rank, p.company)}`,
    attackCard: (p) => `Attaquer avec *${goods(p.card)}*`,
    defendCard: (p) => `Défendre avec *${goods(p.card)}*`,
    done: (p) =>
      p.defending ? (p.laid === 0 ? 'Ne pas défendre' : 'Défendre avec ces cartes') : 'Attaquer avec ces cartes',
    swap: (p) => `Prendre la place de l’attaquant : ${rankIn(p.rank, p.company)}`,
    leave: (p) => `Partir : ${rankIn(p.rank, p.to)}`,
    reward: (p) => `Garder *${goods(p.card)}*`,
    none: () => 'Ne rien garder',
    ship: (p) => `Jouer à *${harbour(p.harbour)}*`,
    pick: (p) => `Prendre *${goods(p.card)}*`,
    discard: (p) => `Défausser *${goods(p.card)}*`,
  },
  holds: {
    card: (p) => `*${goods(p.card)}*`,
    cardNext: (p) => `Dans quel port, *${goods(p.card)}* ?`,
    merchant: (p) => `Marchand ${rankIn(p.rank, p.company)}`,
    merchantNote: (p) =>
      p.attacks > 0 ? `peut attaquer ${p.attacks} au-dessus de lui, ou partir` : 'peut partir pour une autre compagnie',
    merchantNext: (p) => `Ton ${rankIn(p.rank, p.company)} : attaquer qui, ou aller où ?`,
  },
  notes: {
    card: (p) => flagged(p.card),
    progress: (p) => `${colours[p.company]} ${p.flags} sur ${p.monopoly} · carte ${p.cards} sur ${p.limit}`,
    monopoly: (p) => `monopole ${colours[p.company]} à ${p.harbour}`,
    shared: (p) =>
      `${p.harbour} serait plein, distribution partagée : ${p.companies.map((company) => colour[company]).join(', ')}`,
    rank: (p) =>
      p.ranks.length === 0
        ? `tu n’as personne chez les ${colours[p.company]}s`
        : `tu es ${listed('fr', p.ranks.map(ordinal))} chez les ${colours[p.company]}s`,
    picks: (p) => {
      if (p.picks.length === 0) return 'tu ne prends rien';
      if (p.picks.length === p.of) return 'tu prends tout';
      return p.picks.length === 1 && p.picks[0] === 1
        ? 'tu choisis en premier'
        : `tu choisis en ${listed('fr', p.picks.map(ordinal))}`;
    },
    harbourYours: 'la carte Port est à toi',
    harbourTheirs: (p) => `la carte Port va à ${p.name}`,
    harbourLost: 'la carte Port quitte la partie',
    wasted: 'il n’y a personne : la cargaison est défaussée',
    ends: 'la partie se termine',
    transfer: (p) => `abandonne la ${p.rank === 1 ? '1re' : ordinal(p.rank)} place chez les ${colours[p.from]}s`,
    attack: (p) => `il a un bonus de ${p.bonus} ; tu pourrais jouer ${flags(p.flags, p.company)}`,
    laid: (p) => `+${p.flags}, ${p.total} en tout`,
    defended: (p) => `+${p.flags} : ${p.total} contre ${p.attack}${p.total > p.attack ? ', cela suffit' : ''}`,
    stands: (p) =>
      p.total > p.attack ? `${p.total} contre ${p.attack} : tu tiens` : `${p.total} contre ${p.attack} : tu es battu`,
    strikes: (p) => `${p.total} contre un bonus de ${p.bonus}`,
    ship: 'tu prends le bateau pirate : −2 si tu l’as encore à la fin',
    two: 'compte double',
    crate: 'remplace toute épice',
  },
  prompts: {
    placing: (p, s) => turn(s, p.seat, 'place un marchand dans une compagnie', 'place un marchand'),
    mission: (p, s) => turn(s, p.seat, 'réaliser une mission ?', 'peut réaliser une mission'),
    payment: (p, s) => {
      const { card, spice, pirates, kind } = p.payment;
      const ask =
        pirates && card === null
          ? 'quelle carte pour les pirates ?'
          : pirates && spice === null
            ? 'comme quoi compte-t-elle ?'
            : `paie ${missions[kind]}`;
      return turn(s, p.seat, ask, `paie la mission ${missions[kind]}`);
    },
    company: (p, s) => turn(s, p.seat, 'déplace un marchand, attaque ou passe', 'peut changer les compagnies'),
    attackCard: (p, s) =>
      turn(
        s,
        p.seat,
        `joue des cartes à drapeau ${colours[p.combat.company]}`,
        `attaque ${toWhom(s, p.combat.defender)} chez les ${colours[p.combat.company]}s`,
      ),
    defendCard: (p, s) =>
      s.isYou(p.seat)
        ? `*Défends-toi !* ${s.name(p.combat.attacker)} t’attaque chez les ${colours[p.combat.company]}s`
        : `*${s.name(p.seat)}* peut se défendre contre ${toWhom(s, p.combat.attacker)} chez les ${colours[p.combat.company]}s`,
    displaced: (p, s) =>
      s.isYou(p.seat) ? '*Battu* – où va ton marchand ?' : `*${s.name(p.seat)}* déplace le marchand battu`,
    defenceReward: (p, s) =>
      s.isYou(p.seat)
        ? '*Repoussé !* – garder une de tes cartes ?'
        : `*${s.name(p.seat)}* peut garder une carte en récompense`,
    ship: (p, s) => turn(s, p.seat, 'joue une cargaison dans un port', 'joue une cargaison'),
    pick: (p, s) => {
      const [first] = p.distribution.pickers;
      const as = first ? `, ${rankIn(first.rank, first.company)}` : '';
      return s.isYou(p.seat) ? `*À toi de choisir*${as}` : `*${s.name(p.seat)}* prend une cargaison${as}`;
    },
    discard: (p, s) => turn(s, p.seat, 'défausse une carte : six au plus', 'défausse une carte'),
    finalMission: (p, s) => turn(s, p.seat, 'réaliser une dernière mission ?', 'peut réaliser une dernière mission'),
    over: () => '*La partie est finie*',
  },
  refusals: {
    badOptions: () => 'Ces options ne vont pas ensemble.',
    badMove: () => 'Ce n’est pas un coup de ce jeu.',
    badSeats: (p) => `Borneo se joue de ${p.min} à ${p.max}.`,
    notYourTurn: (p, s) => notTheTurn(s, p.turn),
    gameOver: () => 'La partie est finie.',
    notNow: (p) => asked[String(p.asked)] ?? 'Ce n’est pas possible maintenant.',
    companyFull: () => 'Cette compagnie est pleine.',
    ownNeighbour: () => 'Au début, deux de tes marchands ne peuvent pas être côte à côte.',
    noSuchMission: () => 'Il ne reste plus de mission de cette sorte.',
    cannotPay: () => 'Ton entrepôt n’a pas ce que demande cette mission.',
    holdsTheShip: () => 'Qui a le bateau pirate ne peut pas commercer avec les pirates.',
    noPirates: () => 'On ne commerce pas avec les pirates maintenant.',
    notInWarehouse: () => 'Cette carte n’est pas dans ton entrepôt.',
    notPartOfPayment: () => 'Avec cette carte, le compte n’y serait pas.',
    sameSpice: () => 'Les pirates ne l’échangent que contre une autre épice.',
    noSuchMerchant: () => 'Il n’y a pas de marchand à ce rang.',
    notYourMerchant: () => 'Ce marchand n’est pas à toi.',
    sameCompany: () => 'Il est déjà dans cette compagnie.',
    ownTarget: () => 'Tu ne peux pas attaquer ton propre marchand.',
    lowerTarget: () => 'On n’attaque qu’un marchand de rang plus haut.',
    tooFewCards: () => 'Une carte doit rester en main.',
    notInHand: () => 'Tu n’as pas cette carte en main.',
    noFlag: () => 'Cette carte ne porte pas le drapeau de la compagnie.',
    mustAttack: () => 'Joue au moins une carte.',
    noSuchPlace: () => 'Il n’y a pas de port à cet endroit.',
    notInColumn: () => 'Cette cargaison n’est pas là.',
    notYourDefence: () => 'Tu ne peux garder qu’une carte que tu as jouée toi-même.',
  },
  hints: {
    placing: 'Le rang dit qui choisit en premier. Tes cartes et les ports ouverts disent quels drapeaux compteront.',
    mission: 'Les épices de l’entrepôt paient les missions ; ce qui reste vaut 1 point la carte à la fin.',
    payment: 'Choisis les cartes que tu donnes. Un 2 compte double, on ne rend pas la monnaie.',
    company: 'Choisis un de tes marchands : il peut changer de compagnie, ou attaquer quelqu’un au-dessus de lui.',
    attackCard:
      'Tous les drapeaux de la compagnie comptent, dans les deux rangées. L’égalité est pour toi. Une carte reste en main.',
    defendCard: (p) =>
      `Pour tenir, tes cartes doivent montrer *${p.lacking}* drapeaux : encore ${cards(p.most)} au plus.`,
    displaced: 'Ou tu changes de place avec l’attaquant, ou ton marchand repart au bout d’une compagnie qui brille.',
    defenceReward: 'La carte va dans ton entrepôt, les autres à la défausse.',
    ship: 'Choisis une carte, puis un port. Les rangées du haut restent visibles ; la carte suivante recouvre le drapeau du bas.',
    pick: 'La carte va dans ton entrepôt.',
    discard: 'Elle va à la défausse, face visible.',
    finalMission: 'La dernière occasion de changer des épices en points.',
  },
  affair: {
    attacked: (p) => `${p.name} attaque ton marchand, ${rankIn(p.rank, p.company)}`,
    beaten: (p) => `Ton marchand est battu chez ${those(p.company)}`,
    repelled: (p) => `L’attaque chez ${those(p.company)} est repoussée`,
    attack: (p) => `Attaque : ${p.name}`,
    defence: 'Ta défense',
    bonus: (p) => (p.n < 2 ? `${p.n} pour le marchand entre les deux` : `${p.n} pour les marchands entre les deux`),
    flags: (p) => flags(p.n, p.company),
    nothing: 'aucune carte',
    total: (p) => `${p.n} en tout`,
    fold: 'Voir la table',
    unfold: 'Revenir à la question',
  },
  cardFirst: 'Choisis d’abord une carte de ta main.',
  counter: (p) => (p.turn === 0 ? 'Placement des marchands' : `Tour ${p.turn} · ports restants ${p.harbours}`),
  letters: [{ key: 'P', label: 'Passer, ne plus jouer de carte, ne rien garder' }],
  canvas: {
    ...spices,
    ...missions,
    companies: 'Compagnies',
    missions: 'Missions',
    warehouse: 'Entrepôt',
    hand: 'Main',
    drawPile: 'Pioche',
    discard: 'Défausse',
    cove: 'Repaire',
    red: 'Rouge',
    yellow: 'Jaune',
    green: 'Verte',
    blue: 'Bleue',
    phaseMission: 'Mission',
    phaseCompany: 'Compagnies',
    phaseShip: 'Cargaison',
    phaseDraw: 'Piocher 2',
    monopoly: 'Monopole !',
    shared: 'Partage !',
    cards: 'cartes',
    points: 'points',
    left: 'restent',
    rank: 'rang',
    owed: 'Reste à payer',
    attack: 'Attaque',
    defence: 'Défense',
    bonus: 'Bonus',
    victorious: 'Attaque réussie !',
    repelled: 'Repoussé !',
    missionDone: 'Mission !',
    lastMissions: 'Dernières missions',
    reshuffled: 'Mélangée',
    passed: 'passe',
    gameOver: 'Fin de partie',
    victory: 'Victoire',
    you: 'Toi',
  },
  amounts: {
    cards: (n) => plural('fr', n, { one: 'carte', other: 'cartes' }),
    points: (n) => plural('fr', n, { one: 'point', other: 'points' }),
    left: (n) => plural('fr', n, { one: 'reste', other: 'restent' }),
    rank: ordinal,
  },
  goods,
  flagged,
  rules,
};
