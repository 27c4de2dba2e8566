import type { Letter, Pilot, Ware } from '../../../games/manila/index.ts';
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
import { de } from '../elision.ts';
import { notTheTurn, turn, verdict } from '../who.ts';
import { choices } from './choices.ts';
import { log } from './log.ts';
import { accomplices, berth, boat, Le, le, of, pesos, pilots, shares, spaces, wares } from './names.ts';
import { rules } from './rules.ts';
import { story } from './story.ts';

const signed = (steps: number): string => (steps > 0 ? `+${steps}` : `−${-steps}`);

const moves: MoveLabels = {
  bid: (p) => `Offrir *${p.amount}*`,
  pass: (p) =>
    p.asked === 'auction' ? 'Passer' : p.final ? 'Ne plus placer cette expédition' : 'Ne placer personne ce tour-ci',
  buy: (p) => `Acheter ${le(p.ware)} pour ${p.price}`,
  decline: () => 'Ne rien acheter',
  load: (p) => `Charger ${le(p.ware)}`,
  launch: (p) => `Partir de *${p.start}*`,
  place: (p) => {
    const where = nameOf(spaces, p.space);
    if (p.stowaway) return p.cost === 0 ? `${where} : clandestin` : `${where} : clandestin pour ${p.cost}`;
    return p.space === 'insurance' ? `${where} : +10 tout de suite` : `${where} pour ${p.cost}`;
  },
  roll: (p) => (p.roll === 3 ? 'Lancer une dernière fois' : 'Lancer les dés'),
  board: (p) => `Aborder ${boat(p.ware)}`,
  evict: (p) => `Prendre la place ${de(p.victim)} sur ${boat(p.ware)}`,
  stay: () => 'Rester chez les pirates',
  steer: (p) => `${Le(p.ware)} ${signed(p.steps)}`,
  waive: (p) => (p.second ? 'Ne pas déplacer un second bateau' : 'Ne déplacer aucun bateau'),
  send: (p) => `Envoyer ${le(p.ware)} ${p.to === 'port' ? 'au *port*' : 'au *chantier naval*'}`,
  borrow: (p) => `Mettre une action en gage : +${p.amount}`,
  redeem: (p) => `Récupérer une action : −${p.amount}`,
};

const arrivals: Readonly<Record<Letter, string>> = {
  A: 'si un bateau arrive au port',
  B: 'si deux bateaux arrivent au port',
  C: 'si les trois arrivent au port',
};
const losses: Readonly<Record<Letter, string>> = {
  A: 'si un bateau finit au chantier',
  B: 'si deux bateaux finissent au chantier',
  C: 'si les trois finissent au chantier',
};

const gains = (p: { pays: number }): SpaceNames => ({
  seat: () => `rapporte ${p.pays} s’il arrive`,
  port: (letter) => `rapporte ${p.pays} ${arrivals[letter]}`,
  shipyard: (letter) => `rapporte ${p.pays} ${losses[letter]}`,
  pirate: () => 'pille les bateaux sur 13 après le 3ᵉ jet',
  pilot: (pilot) =>
    pilot === 'small'
      ? 'déplace un bateau de 1 avant le dernier jet'
      : 'déplace un bateau de 2, ou deux de 1, avant le dernier jet',
  insurance: () => 'tu paies pour chaque bateau au chantier',
});

const spaceText: SpaceNames = {
  seat: (ware) => `L’équipage se partage la cargaison si ${plain(boat(ware))} dépasse la case 13.`,
  port: (letter) => `Rapporte ${arrivals[letter]}.`,
  shipyard: (letter) => `Rapporte ${losses[letter]} ; l’agent d’assurance le paie, s’il y en a un.`,
  pirate: () =>
    'Après le 2ᵉ jet, un pirate peut prendre une place libre d’un bateau sur 13. Après le 3ᵉ, les pirates restés pillent tous les bateaux sur 13 et s’en partagent la cargaison.',
  pilot: (pilot) =>
    pilot === 'small'
      ? 'Avant le dernier jet, il peut déplacer un bateau d’une case, en avant ou en arrière.'
      : 'Avant le dernier jet, il peut déplacer un bateau de deux cases, ou deux bateaux d’une case, en avant ou en arrière.',
  insurance: () =>
    'Rapporte 10 tout de suite. À la fin de l’expédition, l’agent d’assurance paie 6, 8 et 15 pour le premier, le deuxième et le troisième bateau au chantier.',
};

const notes: ManilaDict['notes'] = {
  gain: (p) => nameOf(gains(p), p.space),
  pledges: (p) => `${shares(p.n)} en gage`,
  chance: (p) => (p.most === undefined || p.most === p.percent ? `${p.percent} %` : `${p.percent}–${p.most} %`),
  on13: (p) => `${p.percent} % sur 13`,
  worst: (p) => `${p.amount} au pire`,
  expected: (p) => `environ ${p.amount} en moyenne`,
  most: (p) => `${p.n} au plus`,
  value: (p) => `vaut ${p.value}, il en reste ${p.left}`,
  crew: (p) => `tu rejoins l’équipage : ${p.pays} s’il arrive`,
  evicted: 'ce complice est renvoyé',
  stay: 'tu pilles les bateaux sur 13 après le dernier jet',
  past: 'arrive au port',
  to: (p) => `vers la case ${p.to}`,
  sentToPort: (p) => `prend le port ${p.letter}, sa valeur monte`,
  sentToYard: (p) => `prend le chantier ${p.letter}, sa valeur reste`,
  start: (p) => `${p.percent} % de chances d’arriver`,
  borrow: 'coûte 15 à récupérer, ou 15 à la fin',
  redeem: 'économise 15 à la fin',
};

const pilotName: Readonly<Record<Pilot, string>> = pilots;

const prompts: PromptLines = {
  auction: (p, s) => turn(s, p.seat, 'enchéris pour être capitaine du port, ou passe', 'réfléchit à son offre'),
  share: (p, s) => turn(s, p.seat, 'acheter une action ?', 'peut acheter une action'),
  load: (p, s) => turn(s, p.seat, `choisis la cargaison du bateau ${p.lane + 1}`, 'charge les bateaux'),
  launch: (p, s) => turn(s, p.seat, `d’où part ${plain(le(p.ware))} ?`, 'fait partir les bateaux'),
  placement: (p, s) => turn(s, p.seat, 'place un complice', 'place un complice'),
  roll: (p, s) => turn(s, p.seat, `lance les dés, ${p.roll} sur 3`, 'va lancer les dés'),
  boarding: (p, s) => turn(s, p.seat, 'aborder, ou attendre le pillage ?', 'peut aborder un bateau'),
  pilot: (p, s) => turn(s, p.seat, `${pilotName[p.pilot]} : déplace un bateau`, `est ${pilotName[p.pilot]}`),
  plunder: (p, s) => turn(s, p.seat, 'où va le bateau pillé ?', 'envoie le bateau pillé'),
  over: () => '*La partie est terminée*',
};

const asked: Record<string, string> = {
  auction: 'D’abord, les enchères pour le rôle de capitaine du port.',
  share: 'D’abord, le capitaine du port peut acheter une action.',
  load: 'D’abord, il faut charger les bateaux.',
  launch: 'D’abord, il faut faire partir les bateaux.',
  placement: 'C’est le moment de placer des complices.',
  roll: 'C’est au capitaine du port de lancer les dés.',
  boarding: 'Les pirates décident d’abord s’ils abordent.',
  pilot: 'C’est aux pilotes de déplacer les bateaux.',
  plunder: 'D’abord, le capitaine des pirates envoie le bateau pillé.',
};

const wareIn = (p: Readonly<Record<string, unknown>>): string =>
  typeof p.ware === 'string' ? plain(le(p.ware as Ware)) : 'cela';
const ofWare = (p: Readonly<Record<string, unknown>>): string =>
  typeof p.ware === 'string' ? plain(of(p.ware as Ware)) : '';

const refusals: RefusalLines = {
  ...choices.refused,
  badMove: () => 'Ce coup n’existe pas dans ce jeu.',
  badSeats: (p) => `Manila se joue de ${p.min} à ${p.max} joueurs.`,
  notYourTurn: (p, s) => notTheTurn(s, p.turn),
  gameOver: () => 'La partie est terminée.',
  notNow: (p) => asked[String(p.asked)] ?? 'Ce n’est pas le moment.',
  bidTooLow: (p) => `Il faut offrir au moins ${p.min}.`,
  bidTooHigh: (p) => `Même avec toutes tes actions en gage, tu peux réunir ${pesos(Number(p.max))} au plus.`,
  soldOut: (p) => `Il ne reste pas d’action ${ofWare(p)}.`,
  tooPoor: (p) => `Cela coûte ${pesos(Number(p.cost))} ; tu peux en réunir ${p.funds}.`,
  alreadyLoaded: (p) => `Un bateau transporte déjà ${wareIn(p)}.`,
  notThisBoat: () => 'C’est d’abord le tour d’un autre bateau.',
  badStart: () => 'Les bateaux partent de 0 à 5, et la somme des trois départs doit faire 9.',
  notLoaded: (p) => `Aucun bateau ne transporte ${wareIn(p)} dans cette expédition.`,
  boatNotAtSea: () => 'Ce bateau n’est plus en mer.',
  boatFull: () => 'Toutes les places de ce bateau sont prises.',
  spaceTaken: () => 'Cette case est prise.',
  stowawaysOnBoats: () => 'Sans argent, tu ne peux embarquer clandestinement que sur un bateau.',
  destituteMayNotInsure: () => 'Sans argent, tu ne peux pas être agent d’assurance.',
  notOn13: () => 'On ne peut aborder qu’un bateau sur la case 13.',
  notFull: () => 'Il y a une place libre : personne ne doit partir.',
  vacancyFirst: () => 'Il faut d’abord occuper les places libres sur 13.',
  noSuchSeat: () => 'Il n’y a personne à cette place.',
  notTheCaptain: () => 'On ne peut pas prendre la place du capitaine qui vient d’aborder.',
  badSteps: () => 'Le pilote ne peut pas déplacer un bateau aussi loin.',
  sameBoatTwice: () => 'Le second déplacement doit concerner un autre bateau.',
  needsSecondBoat: () => 'Si tu déplaces un bateau de 1, tu dois en déplacer un deuxième.',
  belowZero: () => 'Un bateau ne peut pas reculer au-delà de la case 0.',
  notThisPlunder: () => 'C’est d’abord le tour d’un autre bateau pillé.',
  nothingToPledge: () => 'Tu n’as plus d’action à mettre en gage.',
  nothingPledged: () => 'Aucune de tes actions n’est en gage.',
  tooLittleCash: (p) => `Récupérer une action coûte ${pesos(Number(p.cost))} en liquide ; tu en as ${p.cash}.`,
};

const hints: ManilaDict['hints'] = {
  auction: 'Le capitaine du port peut acheter une action, choisit cargaisons et départs, et place en premier.',
  share: 'Seul le capitaine du port peut acheter une action. Une marchandise monte quand son bateau arrive.',
  load: 'Choisis ce qui part. La marchandise restée à terre ne peut pas monter cette fois-ci.',
  launch: (p) =>
    `Les trois départs font 9 : il en reste *${p.left}* pour ${p.boats} bateaux. Plus loin, c’est plus sûr.`,
  placement: 'Choisis une case. L’équipage partage la cargaison ; au port et au chantier, tu paries sur les arrivées.',
  roll: 'Chaque bateau avance du nombre de son dé. Au-delà de 13, il est au port.',
  boarding:
    '*Aborder :* tu quittes les pirates et rejoins l’équipage, payé si le bateau arrive. *Ou rester :* après le *troisième* jet, les pirates pillent tout bateau sur 13, et son équipage ne reçoit rien.',
  pilot: (p) => {
    if (p.second)
      return `${p.alone ? 'Tu peux déplacer' : 'Déplace maintenant'} un autre bateau de 1, en avant ou en arrière.`;
    if (p.pilot === 'small') return 'Avant le dernier jet : un bateau de 1, en avant ou en arrière.';
    return `Avant le dernier jet : un bateau de ${p.alone ? '1 ou 2' : '2'}, ou deux bateaux de 1, en avant ou en arrière.`;
  },
  plunder: 'Le butin est à toi. Au port, la marchandise monte quand même ; au chantier, l’assurance paie.',
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
  money: 'Argent',
  yourBid: 'Ton offre',
  counter: (p) => `Expédition ${p.voyage} · jets ${p.rolls} / 3`,
  letters: [
    { key: 'B', label: 'Offrir la somme affichée' },
    { key: '↑ ↓', label: 'Changer l’offre de 1 ; de 5 avec Page préc. et Page suiv.' },
    { key: 'R', label: 'Lancer les dés' },
    { key: 'P', label: 'Passer, ne rien acheter, rester, ne rien déplacer' },
  ],
  canvas: {
    port: 'Port',
    shipyard: 'Chantier',
    pirates: 'Pirates',
    pilots: 'Pilotes',
    insurance: 'Assurance',
    blackMarket: 'Marché noir',
    captain: '1er',
    second: '2e',
    small: 'petit',
    large: 'grand',
    share: 'action',
    pledged: 'en gage',
    pesos: 'pesos',
    left: 'en main',
    voyage: 'Expédition',
    roll: 'Jet',
    auction: 'Enchères',
    passed: 'passe',
    highest: 'meilleure offre',
    noBid: 'Aucune offre',
    harbourMaster: 'Capitaine du port',
    forSale: 'Actions à vendre',
    toLoad: 'Marchandises à charger',
    sold: 'Adjugé !',
    boarded: 'Abordé !',
    plundered: 'Pillé !',
    inPort: 'Au port !',
    inYard: 'Au chantier !',
    lastRoll: 'Dernier jet',
    bankrupt: 'Ruiné !',
    gameOver: 'Fin de partie',
  },
  amounts: {
    pesos: (n) => plural('fr', n, { one: 'peso', other: 'pesos' }),
    left: () => 'en main',
  },
  stats: {
    pesos,
    pesosHidden: 'pesos cachés',
    accomplices: (n) => `${accomplices(n)} en main`,
    shares: (p) => (p.pledged > 0 ? `${shares(p.n)}, dont ${p.pledged} en gage` : shares(p.n)),
    master: 'capitaine du port',
    fortune: (n) => `une fortune de ${n}`,
  },
  pile: {
    own: (p) => `Actions ${de(p.name)}`,
    bought: (p) => `Achetées par ${p.name}`,
    none: 'Aucune action achetée pour l’instant.',
    ownNone: 'Tu n’as pas d’action.',
    secret: (p) => (p.n === 0 ? '' : `${counted('fr', 'action est secrète', 'actions sont secrètes')(p.n)}.`),
    pledged: (p) => (p.n === 0 ? '' : `${shares(p.n)} en gage.`),
  },
  /** the harbour master decides about all boats in one go */
  outfit: {
    open: 'Tous les bateaux à la fois',
    stays: 'Quelle marchandise reste à terre ?',
    starts: (p) => `D’où partent les bateaux ? ${p.sum} en tout`,
    less: (p) => `${p.name} : une case en arrière`,
    more: (p) => `${p.name} : une case en avant`,
    missing: (p) => `Encore ${p.n} à répartir`,
    tooMany: (p) => `${p.n} de trop`,
    done: 'Charger et mettre à l’eau',
  },
  /** what is no card: counters, ladders, chances */
  explain: {
    counter: 'Compteur',
    counterText:
      'Chaque expédition comporte trois jets de dés. La partie se termine avec l’expédition au cours de laquelle une marchandise atteint 30 au marché noir.',
    dice: 'Dés',
    diceText:
      'Un dé pour chaque bateau encore en mer. Le capitaine du port lance les dés, et chaque bateau avance du nombre de cases indiqué.',
    marketText:
      'Ce que vaut une action de chaque marchandise. Une marchandise monte d’un cran quand son bateau arrive au port ; à 30, la partie se termine.',
    thirteen: 'Case 13',
    pastText: 'Un bateau qui dépasse la case 13 arrive au port, et sa cargaison est payée.',
    odds: 'Chances de ce bateau',
    oddsText: 'Calculées d’après les jets à venir, avant toute décision des pilotes et des pirates.',
    arrives: 'Arrive au port',
    on13: 'Finit sur la case 13',
    short: 'Finit au chantier naval',
    player: 'Joueur ou joueuse',
  },
  zoom: {
    ware: 'Marchandise',
    space: 'Case',
    cargo: 'Cargaison',
    seats: 'Les places',
    value: 'Valeur',
    supply: 'Actions restantes',
    price: 'Une action coûte',
    cost: 'Coût',
    pays: 'Rapporte',
    chance: 'Chances',
    worst: 'Au pire',
    wareText: (p) =>
      `Si ${plain(boat(p.ware))} arrive au port, son équipage se partage la cargaison, et la marchandise monte d’un cran au marché noir.`,
    spaceText,
    stays: 'Elle reste à terre dans cette expédition.',
  },
  inWords: {
    voyage: (p) => `Expédition ${p.voyage}, ${p.rolls} jets de dés sur 3.`,
    master: (p) => `Capitaine du port : ${p.name}.`,
    noMaster: 'Il n’y a pas encore de capitaine du port.',
    auction: 'Enchères',
    standing: (p) => `Meilleure offre : ${p.amount}, ${de(p.name)}.`,
    noBid: 'Aucune offre pour l’instant.',
    bid: (p) => `${p.name} : ${p.amount}`,
    passed: (p) => `${p.name} : a passé`,
    silent: (p) => `${p.name} : pas encore d’offre`,
    boats: 'Bateaux',
    noBoats: 'Aucun bateau n’est encore chargé.',
    boat: 'Bateau',
    where: 'Position',
    onSpace: (p) => `case ${p.n}`,
    notLaunched: 'pas encore parti',
    berth: (p) => plain(berth(p.haven, p.letter)),
    plundered: 'pillé',
    seats: 'Places',
    free: (p) => `libre pour ${p.cost}`,
    cargo: 'Cargaison',
    arrives: 'Arrive',
    berths: 'Port et chantier naval',
    space: 'Case',
    cost: 'Coût',
    pays: 'Rapporte',
    who: 'Pris par',
    nobody: 'personne',
    chance: 'Chances',
    others: 'Pirates, pilotes, assurance',
    captain: 'Capitaine des pirates',
    secondPirate: 'Deuxième pirate',
    smallPilot: 'Petit pilote',
    largePilot: 'Grand pilote',
    insurer: 'Assurance',
    market: 'Marché noir',
    ware: 'Marchandise',
    value: 'Valeur',
    price: 'Une action coûte',
    supply: 'Actions à vendre',
    players: 'Joueurs',
    player: 'Joueur',
    pesos: 'Pesos',
    hidden: 'caché',
    accomplices: 'Complices en main',
    shares: 'Actions',
    pledged: 'En gage',
    known: 'Actions connues',
  },
  report: {
    heading: (p) => `Bilan de l’expédition ${p.voyage}`,
    arrived: (p) => `arrive au port ${p.letter}`,
    towed: (p) => `finit au chantier ${p.letter}`,
    plundered: 'pillé',
    rose: (p) => `${p.from} → ${p.to}`,
    values: 'Valeurs en hausse',
    noRise: 'Aucune valeur n’a monté.',
    reasons: {
      pirates: (p) => `Butin : ${p.ware ? wares[p.ware] : ''}`,
      boat: (p) => `Équipage : ${p.ware ? wares[p.ware] : ''}`,
      port: (p) => `Port ${p.letter}`,
      shipyard: (p) => `Chantier ${p.letter}`,
      insurance: (p) => `Sinistre au chantier ${p.letter}`,
    },
    fromBank: 'de la caisse du port',
    from: (p) => `de la part ${de(p.name)}`,
    toBank: 'à la caisse du port',
    to: (p) => `à ${p.name}`,
    nothing: 'rien',
    summary: (p) => {
      const names = (list: readonly Ware[]) =>
        listed(
          'fr',
          list.map((ware) => plain(le(ware))),
        );
      const port = p.arrived.length === 0 ? 'aucun bateau au port' : `au port : ${names(p.arrived)}`;
      const yard = p.lost.length === 0 ? '' : ` ; au chantier : ${names(p.lost)}`;
      const you = p.you === null ? '' : p.you < 0 ? ` Tu paies ${pesos(-p.you)}.` : ` Tu gagnes ${pesos(p.you)}.`;
      return `L’expédition ${p.voyage} est terminée ; ${port}${yard}.${you}`;
    },
  },
  score: {
    cash: 'Pesos',
    shares: 'Actions',
    loans: 'Emprunts',
    fortune: 'Fortune',
    hand: (p) => p.hand.map(({ ware, n }) => (n > 1 ? `${n} × ${wares[ware]}` : wares[ware])).join(', '),
    reasons: { market: 'Une marchandise vaut 30 : le marché noir ferme.' },
  },
  rules,
  story,
  verdict,
};
