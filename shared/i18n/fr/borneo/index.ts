import type { BorneoDict } from '../../en/borneo/index.ts';
import { listed, plural } from '../../plural.ts';
import { notTheTurn, toWhom, turn, verdict } from '../who.ts';
import { choices } from './choices.ts';
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
import { story } from './story.ts';

/** ce qu’on demande à la place */
const asked: Record<string, string> = {
  placing: 'Il faut d’abord placer les marchands.',
  placeMerchant: 'Il faut d’abord placer les marchands.',
  mission: 'C’est le moment de réaliser une mission.',
  payment: 'Il faut d’abord payer la mission.',
  pay: 'Il faut d’abord payer la mission.',
  pirateCard: 'Il faut d’abord choisir la carte pour les pirates.',
  pirateSpice: 'Il faut d’abord choisir l’épice que la carte remplace.',
  company: 'C’est le moment de déplacer un marchand ou d’attaquer.',
  attackCard: 'L’attaquant doit d’abord jouer ses cartes.',
  defendCard: 'Le défenseur doit d’abord répondre.',
  displaced: 'Il faut d’abord déplacer le marchand battu.',
  defenceReward: 'Le défenseur choisit d’abord sa récompense.',
  ship: 'Il faut maintenant jouer une cargaison dans un port.',
  pick: 'Il faut d’abord distribuer les épices.',
  discard: 'Il faut d’abord défausser une carte.',
  finalMission: 'C’est le moment des dernières missions.',
};

export const borneo: BorneoDict = {
  ...page,
  log,
  moves: {
    placeMerchant: (p) => `Placer un marchand : ${rankIn(p.rank, p.company)}`,
    pass: (p) =>
      p.phase === 'company'
        ? 'Laisser les compagnies telles quelles'
        : p.phase === 'mission'
          ? 'Pas de mission maintenant'
          : 'Pas de dernière mission',
    mission: (p) => `${p.pirates ? 'Avec les pirates : ' : ''}*${missions[p.kind]}* pour ${points(p.points)}`,
    pirateCard: (p) => `Échanger *${goods(p.card)}*`,
    pirateSpice: (p) => `Compter comme *${spices[p.spice].toLowerCase()}*`,
    pay: (p) => `Payer *${goods(p.card)}*`,
    transfer: (p) => `Déplacer : ${rankIn(p.rank, p.to)}`,
    attack: (p) => `Attaquer ${p.victim}, ${rankIn(p.rank, p.company)}`,
    attackCard: (p) => `Attaquer avec *${goods(p.card)}*`,
    defendCard: (p) => `Défendre avec *${goods(p.card)}*`,
    done: (p) =>
      p.defending ? (p.laid === 0 ? 'Ne pas défendre' : 'Défendre avec ces cartes') : 'Attaquer avec ces cartes',
    swap: (p) => `Prendre la place de l’attaquant : ${rankIn(p.rank, p.company)}`,
    leave: (p) => `Partir : ${rankIn(p.rank, p.to)}`,
    reward: (p) => `Garder *${goods(p.card)}*`,
    none: () => 'Ne rien garder',
    ship: (p) => `Jouer à *${harbour(p.harbour)}*`,
    pick: (p) => `Prendre *${goods(p.card)}*`,
    discard: (p) => `Défausser *${goods(p.card)}*`,
  },
  holds: {
    card: (p) => `*${goods(p.card)}*`,
    cardNext: (p) => `Quel port pour *${goods(p.card)}* ?`,
    merchant: (p) => `Marchand ${rankIn(p.rank, p.company)}`,
    merchantNote: (p) =>
      p.attacks > 0 ? `peut en attaquer ${p.attacks} au-dessus, ou partir` : 'peut changer de compagnie',
    merchantNext: (p) => `Ton ${rankIn(p.rank, p.company)} : attaquer qui, ou aller où ?`,
  },
  notes: {
    card: (p) => flagged(p.card),
    progress: (p) => `${colours[p.company]} ${p.flags} sur ${p.monopoly} · carte ${p.cards} sur ${p.limit}`,
    monopoly: (p) => `monopole ${colours[p.company]} à ${p.harbour}`,
    shared: (p) =>
      `${p.harbour} serait plein, distribution partagée : ${p.companies.map((company) => colour[company]).join(', ')}`,
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
    harbourLost: 'la carte Port est retirée du jeu',
    wasted: 'aucun marchand : la cargaison est défaussée',
    ends: 'la partie se termine',
    transfer: (p) => `abandonne la ${p.rank === 1 ? '1re' : ordinal(p.rank)} place chez les ${colours[p.from]}s`,
    attack: (p) => `bonus de ${p.bonus} ; tu pourrais jouer ${flags(p.flags, p.company)}`,
    laid: (p) => `+${p.flags}, ${p.total} en tout`,
    defended: (p) => `+${p.flags} : ${p.total} contre ${p.attack}${p.total > p.attack ? ', ça suffit' : ''}`,
    stands: (p) =>
      p.total > p.attack ? `${p.total} contre ${p.attack} : tu gagnes` : `${p.total} contre ${p.attack} : tu perds`,
    strikes: (p) => `${p.total} contre un bonus de ${p.bonus}`,
    ship: 'tu prends le bateau pirate : −2 si tu l’as encore à la fin',
    two: 'compte double',
    crate: 'remplace toute épice',
  },
  prompts: {
    placing: (p, s) => turn(s, p.seat, 'place un marchand dans une compagnie', 'place un marchand'),
    mission: (p, s) => turn(s, p.seat, 'réaliser une mission ?', 'peut réaliser une mission'),
    payment: (p, s) => {
      const { card, spice, pirates, kind } = p.payment;
      const ask =
        pirates && card === null
          ? 'quelle carte pour les pirates ?'
          : pirates && spice === null
            ? 'quelle épice remplace-t-elle ?'
            : `paie ${missions[kind]}`;
      return turn(s, p.seat, ask, `paie la mission ${missions[kind]}`);
    },
    company: (p, s) =>
      turn(s, p.seat, 'déplace un marchand, attaque ou passe', 'peut déplacer un marchand ou attaquer'),
    attackCard: (p, s) =>
      turn(
        s,
        p.seat,
        `joue des cartes à drapeau ${colours[p.combat.company]}`,
        `attaque ${toWhom(s, p.combat.defender)} chez les ${colours[p.combat.company]}s`,
      ),
    defendCard: (p, s) =>
      s.isYou(p.seat)
        ? `*Défends-toi !* ${s.name(p.combat.attacker)} t’attaque chez les ${colours[p.combat.company]}s`
        : `*${s.name(p.seat)}* peut se défendre contre ${toWhom(s, p.combat.attacker)} chez les ${colours[p.combat.company]}s`,
    displaced: (p, s) =>
      s.isYou(p.seat) ? '*Attaque perdue* – où va ton marchand ?' : `*${s.name(p.seat)}* déplace le marchand battu`,
    defenceReward: (p, s) =>
      s.isYou(p.seat)
        ? '*Repoussé !* – garder une de tes cartes ?'
        : `*${s.name(p.seat)}* peut garder une carte en récompense`,
    ship: (p, s) => turn(s, p.seat, 'joue une cargaison dans un port', 'joue une cargaison'),
    pick: (p, s) => {
      const [first] = p.distribution.pickers;
      const as = first ? `, ${rankIn(first.rank, first.company)}` : '';
      return s.isYou(p.seat) ? `*À toi de choisir*${as}` : `*${s.name(p.seat)}* prend une cargaison${as}`;
    },
    discard: (p, s) => turn(s, p.seat, 'défausse une carte : six au plus', 'défausse une carte'),
    finalMission: (p, s) => turn(s, p.seat, 'réaliser une dernière mission ?', 'peut réaliser une dernière mission'),
    over: () => '*La partie est terminée*',
  },
  refusals: {
    ...choices.refused,
    badMove: () => 'Ce coup n’existe pas dans ce jeu.',
    badSeats: (p) => `Borneo se joue de ${p.min} à ${p.max} joueurs.`,
    notYourTurn: (p, s) => notTheTurn(s, p.turn),
    gameOver: () => 'La partie est terminée.',
    notNow: (p) => asked[String(p.asked)] ?? 'Ce n’est pas possible maintenant.',
    companyFull: () => 'Cette compagnie est pleine.',
    ownNeighbour: () => 'Au début, deux de tes marchands ne peuvent pas être côte à côte.',
    noSuchMission: () => 'Il ne reste plus de mission de ce type.',
    cannotPay: () => 'Tu n’as pas les épices pour cette mission.',
    holdsTheShip: () => 'Tu ne peux pas commercer avec les pirates tant que tu as le bateau pirate.',
    noPirates: () => 'Tu ne peux pas commercer avec les pirates maintenant.',
    notInWarehouse: () => 'Cette carte n’est pas dans ton entrepôt.',
    notPartOfPayment: () => 'Cette carte ne convient pas à ce paiement.',
    sameSpice: () => 'Les pirates ne l’échangent que contre une autre épice.',
    noSuchMerchant: () => 'Il n’y a pas de marchand à ce rang.',
    notYourMerchant: () => 'Ce marchand n’est pas à toi.',
    sameCompany: () => 'Ce marchand est déjà dans cette compagnie.',
    ownTarget: () => 'Tu ne peux pas attaquer ton propre marchand.',
    lowerTarget: () => 'Tu ne peux attaquer qu’un marchand mieux placé.',
    tooFewCards: () => 'Tu dois garder une carte en main.',
    notInHand: () => 'Tu n’as pas cette carte en main.',
    noFlag: () => 'Cette carte ne porte pas le drapeau de la compagnie.',
    mustAttack: () => 'Joue au moins une carte.',
    noSuchPlace: () => 'Il n’y a pas de port à cet endroit.',
    notInColumn: () => 'Cette cargaison n’est pas là.',
    notYourDefence: () => 'Tu ne peux garder qu’une carte que tu as jouée toi-même.',
  },
  hints: {
    placing:
      'Le rang décide qui choisit en premier. Tes cartes et les ports ouverts montrent quels drapeaux compteront.',
    mission: 'Paie les missions avec les épices de ton entrepôt ; à la fin, chaque carte restante vaut 1 point.',
    payment: 'Choisis les cartes pour payer. Un 2 compte double, on ne rend pas la monnaie.',
    company: 'Choisis un de tes marchands : il peut changer de compagnie, ou attaquer un marchand mieux placé.',
    attackCard:
      'Tous les drapeaux de la compagnie comptent, dans les deux rangées. À égalité, tu gagnes. Garde une carte en main.',
    defendCard: (p) =>
      `Il te faut *${p.lacking}* drapeaux en tout pour repousser l’attaque, avec ${cards(p.most)} de plus au maximum.`,
    displaced: 'Échange ta place avec l’attaquant, ou va au bout d’une compagnie en surbrillance.',
    defenceReward: 'La carte va dans ton entrepôt, les autres à la défausse.',
    ship: 'Choisis une carte, puis un port. Les rangées du haut restent visibles ; la carte suivante recouvre le drapeau du bas.',
    pick: 'La carte va dans ton entrepôt.',
    discard: 'Elle va à la défausse, face visible.',
    finalMission: 'Ta dernière occasion de transformer des épices en points.',
  },
  affair: {
    attacked: (p) => `${p.name} attaque ton marchand, ${rankIn(p.rank, p.company)}`,
    beaten: (p) => `Ton marchand a perdu chez ${those(p.company)}`,
    repelled: (p) => `L’attaque chez ${those(p.company)} est repoussée`,
    attack: (p) => `Attaque : ${p.name}`,
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
    hand: 'Main',
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
    monopoly: 'Monopole !',
    shared: 'Partage !',
    cards: 'cartes',
    left: 'restent',
    rank: 'rang',
    owed: 'Reste à payer',
    attack: 'Attaque',
    defence: 'Défense',
    bonus: 'Bonus',
    victorious: 'Attaque réussie !',
    repelled: 'Repoussé !',
    missionDone: 'Mission !',
    lastMissions: 'Dernières missions',
    reshuffled: 'Mélangée',
    passed: 'passe',
    gameOver: 'Fin de partie',
  },
  amounts: {
    cards: (n) => plural('fr', n, { one: 'carte', other: 'cartes' }),
    left: (n) => plural('fr', n, { one: 'reste', other: 'restent' }),
    rank: ordinal,
  },
  goods,
  flagged,
  rules,
  story,
  verdict,
};
