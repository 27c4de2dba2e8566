import type { EndReason, Face, PersonFace, ShipFace } from '../../../games/port-royal/index.ts';
import type { PortRoyalDict } from '../../en/port-royal/index.ts';
import type {
  Fee,
  FeeNote,
  LogLines,
  MoveLabels,
  PortRoyalSpeech,
  PromptLines,
  RefusalLines,
} from '../../games/port-royal/speech.ts';
import { counted, listed, plural } from '../../plural.ts';
import { de } from '../elision.ts';
import { by, donc, notTheTurn, toWhom, turn, verdict, victory } from '../who.ts';
import { adventurerTexts, cargoes, eventTexts } from './adventure.ts';
import {
  abilities,
  bare,
  cards,
  coins,
  faceName,
  faceShort,
  faceText,
  le,
  needs,
  nomOf,
  roles,
  shade,
  ships,
  swords,
  un,
} from './cards.ts';
import { choices } from './choices.ts';
import { contracts } from './contracts.ts';
import { expansions, teamEnd } from './expansions.ts';
import { missions } from './missions.ts';
import * as questing from './quest.ts';
import { rules } from './rules.ts';
import { story } from './story.ts';
import * as table from './table.ts';

const log: LogLines = {
  turnBegan: (e) => `Manche ${e.round}`,
  deckReshuffled: (e) => `La défausse est mélangée : nouvelle pioche de ${cards(e.cards)}.`,
  cardDrawn: (e, s) => {
    const face = s.face(e.face);
    return `${by(s, e.seat, 'pioches', 'pioche')} ${un(face)}${face.kind === 'ship' ? ` (+${face.coins})` : ''}.`;
  },
  cardMoored: () => '',
  expeditionOpened: () => '',
  shipRepelled: (e, s) => `${by(s, e.seat, 'repousses', 'repousse')} ${le(s.face(e.face))}.`,
  taxLevied: (e, s) => faceText(s.face(e.face)),
  taxPaid: (e, s) => `${by(s, e.seat, 'perds', 'perd')} ${coins(e.amount)} en taxes.`,
  busted: (e, s) => {
    const face = s.face(e.face);
    const second = nomOf(face).un.startsWith('une') ? 'Une seconde' : 'Un second';
    return `${second} ${bare(face)} : ${donc(s, e.seat, 'fais', 'fait')} naufrage !`;
  },
  harbourCleared: () => '',
  drawsEnded: (e, s) => `Il n’y a plus de cartes à piocher : ${donc(s, e.seat, 'passes', 'passe')} au commerce.`,
  stopped: (e, s) => by(s, e.seat, 't’arrêtes pour commercer.', 's’arrête pour commercer.'),
  windowOpened: (e, s) => (e.takes > 1 ? `${by(s, e.seat, 'peux', 'peut')} prendre ${cards(e.takes)}.` : ''),
  shipTraded: (e, s) => `${by(s, e.seat, 'décharges', 'décharge')} ${le(s.face(e.face))} : +${e.income}.`,
  personHired: (e, s) => `${by(s, e.seat, 'engages', 'engage')} ${le(s.face(e.face))} pour ${e.cost}.`,
  feePaid: (e, s) => `${by(s, e.from, 'paies', 'paie')} ${coins(e.amount)} de droit de port à ${toWhom(s, e.to)}.`,
  coinsGained: (e, s) => {
    const gained = `${by(s, e.seat, 'gagnes', 'gagne')} ${coins(e.amount)}`;
    switch (e.reason) {
      case 'jester':
        return `${gained} grâce au *bouffon*.`;
      case 'admiral':
        return `${gained} grâce à l’*amiral*.`;
      case 'taxBonus':
        return `${gained} grâce à la taxe.`;
      case 'expedition':
        return `${gained} grâce à l’expédition.`;
      case 'viceAdmiral':
        return `${gained} grâce au *vice-amiral*.`;
      case 'gunner':
        return `${gained} grâce à la *canonnière*.`;
      case 'adventurer':
        return `${gained} grâce à l’aventurier.`;
      case 'openHarbour':
        return `${gained} grâce au port ouvert.`;
      case 'retry':
        return `${gained} pour un nouvel essai.`;
      default:
        return '';
    }
  },
  gainLost: (e, s) => `Il n’y a plus de cartes : ${donc(s, e.seat, 'perds', 'perd')} ${coins(e.amount)}.`,
  passed: (e, s) => `${by(s, e.seat, 'passes', 'passe')}.`,
  expeditionCompleted: (e, s) => {
    const crew = listed(
      'fr',
      e.persons.map((id) => le(s.face(id))),
    );
    return `${by(s, e.seat, 'envoies', 'envoie')} ${crew} en *expédition* : ${e.influence} d’influence.`;
  },
  endTriggered: (e, s) => `${by(s, e.seat, 'as', 'a')} atteint l’objectif : c’est la dernière manche.`,
  gameEnded: (e, s) => (e.outcome.team ? teamEnd(e.outcome.team.won) : victory(s, e.outcome.winners)),
  ...expansions.log,
  ...questing.quest.log,
};

const fee = (sign: string, f: Fee | null): string => (f ? ` ${sign} ${f.amount} de droit` : '');
const feeTo: FeeNote = (p) => `à ${p.to}`;

const moves: MoveLabels = {
  draw: (p) => (p.first ? 'Piocher la première carte' : 'Piocher une carte'),
  stop: (p) => `S’arrêter : prendre ${p.takes}`,
  keep: (p) => (p.bust ? 'Laisser entrer : naufrage !' : `Laisser entrer ${ships[p.ship.colour].le}`),
  repel: (p) => `Repousser ${ships[p.ship.colour].le}`,
  complete: (p) => `Expédition : ${p.expedition.influence} d’influence, +${p.expedition.coins}`,
  pay: (p) =>
    `Envoyer ${listed(
      'fr',
      p.persons.map((one) => le(one)),
    )}`,
  trade: (p) => `Décharger ${ships[p.ship.colour].le} : +${p.income}${fee('−', p.fee)}`,
  hire: (p) => `Engager ${le(p.person)} pour ${p.cost}${fee('+', p.fee)}`,
  pass: (p) => (p.taken ? 'Ne plus rien prendre' : 'Passer'),
  done: () => 'Terminer le tour',
  ...expansions.moves,
  ...questing.quest.moves,
};

/** of somebody who chooses: so many cards, or nothing but what can be completed */
const takesAsked = (takes: number): string =>
  takes === 0 ? 'accomplis quelque chose ou termine' : takes === 1 ? 'prends une carte' : `prends ${cards(takes)}`;

const prompts: PromptLines = {
  discover: (p, s) => turn(s, p.seat, p.drawn === 0 ? 'pioche une carte' : 'pioche ou arrête-toi', 'pioche'),
  ship: (p, s) =>
    turn(s, p.seat, `repousser ${nomOf(s.face(p.face)).le.replaceAll('*', '')} ?`, 'peut repousser un navire'),
  trade: (p, s) => turn(s, p.seat, takesAsked(p.takes), 'choisit'),
  bust: (p, s) => turn(s, p.seat, 'naufrage : il reste les expéditions', 'a fait naufrage'),
  expeditionPay: (p, s) => turn(s, p.seat, 'qui part en expédition ?', 'choisit un équipage'),
  over: () => '*La partie est terminée*',
  ...expansions.prompts,
  ...questing.quest.prompts,
};

const asked: Record<string, string> = {
  discover: 'Tu prendras des cartes une fois la pioche terminée. Pour l’instant, pioche ou arrête-toi.',
  ship: 'Décide d’abord quoi faire du nouveau navire.',
  trade: 'La pioche est terminée ; c’est le moment de prendre des cartes.',
  bust: 'Le port est perdu ; tu peux seulement accomplir des expéditions.',
  expeditionPay: 'Choisis d’abord qui part en expédition.',
  ...expansions.asked,
  ...questing.quest.asked,
};

const nameIn = (s: PortRoyalSpeech, id: unknown): string => nomOf(s.face(String(id))).nom;
const capitalLe = (s: PortRoyalSpeech, id: unknown): string => {
  const text = nomOf(s.face(String(id))).le.replaceAll('*', '');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const refusals: RefusalLines = {
  ...choices.refused,
  badMove: () => 'Ce coup n’existe pas dans ce jeu.',
  badSeats: (p) => `Port Royal se joue de ${p.min} à ${p.max} joueurs.`,
  notYourTurn: (p, s) => notTheTurn(s, p.turn),
  gameOver: () => 'La partie est terminée.',
  notNow: (p) => asked[String(p.asked)] ?? 'Ce n’est pas le moment.',
  mustDraw: () => 'Tu dois piocher au moins une carte.',
  noSuchCard: () => 'Cette carte n’est plus là.',
  notAShip: () => 'Seuls les navires peuvent être déchargés.',
  notAPerson: () => 'Seuls les personnages peuvent être engagés.',
  noTakesLeft: () => 'Tu as déjà pris toutes les cartes autorisées.',
  tooFewSwords: (p, s) =>
    `Il faut ${swords(Number(p.need))} pour repousser ce navire (${nameIn(s, p.face)}) ; tu en as ${p.have}.`,
  skull: (p, s) =>
    `Avec une tête de mort, ${nomOf(s.face(String(p.face))).le.replaceAll('*', '')} ne peut pas être repoussé${nomOf(s.face(String(p.face))).un.startsWith('une') ? 'e' : ''}.`,
  tooFewCoins: (p, s) => `${capitalLe(s, p.face)} coûte ${coins(Number(p.cost))} ; tu en as ${p.coins}.`,
  feeTooHigh: (p, s) =>
    p.cost === undefined
      ? 'Tu ne pourrais pas payer le droit de port.'
      : `${capitalLe(s, p.face)} coûte ${coins(Number(p.cost))}, plus ${p.fee} de droit de port ; tu en as ${p.coins}.`,
  onlyActiveCompletes: () => 'Tu ne peux accomplir une expédition que pendant ton tour.',
  personsMissing: (p, s) => {
    const face = s.face(String(p.face));
    return face.kind === 'expedition' ? `Cette expédition demande ${needs(face)}.` : 'Il te manque des personnages.';
  },
  notAPayment: () => 'Cet équipage ne convient pas à cette expédition.',
  ...expansions.refusals,
  ...questing.quest.refusals,
};

const reasons: Record<EndReason, string> = {
  influence: 'L’objectif a été atteint et la manche est terminée.',
  stall: 'Il ne restait plus de carte à piocher.',
  maxRounds: 'Le nombre maximal de manches a été joué.',
  ...expansions.reasons,
  ...questing.quest.reasons,
};

const kindOf = (face: Face): string => {
  if (face.kind === 'person') return 'Personnage';
  if (face.kind === 'ship') return `Navire ${shade[face.colour]}`;
  return face.kind === 'tax' ? 'Événement' : 'Expédition';
};

export const portRoyal: PortRoyalDict = {
  faceName,
  faceText,
  faceShort,
  faceKind: kindOf,
  fullName: faceName,
  facts: {
    cost: 'Coût',
    influence: 'Influence',
    swords: 'Sabres',
    pays: 'Rapporte',
    repel: 'Pour repousser',
    never: 'jamais',
    coins: 'Pièces',
  },
  log,
  moves,
  feeTo,
  prompts,
  refusals,
  letters: [
    { key: 'D', label: 'Piocher une carte' },
    { key: 'S', label: 'S’arrêter et commercer' },
    { key: 'K', label: 'Laisser entrer le navire' },
    { key: 'R', label: 'Repousser le navire' },
    { key: 'P', label: 'Passer, terminer le tour' },
    { key: 'T', label: 'Repousser le navire et le stocker' },
    { key: 'G', label: 'Faire jouer un parieur' },
    { key: 'V', label: 'Mettre une carte de temps dans la pile de victoire' },
    { key: 'W', label: 'Regarder la pioche avec une sentinelle' },
    { key: 'M', label: 'Accomplir une mission' },
    { key: 'B', label: 'Retirer un marqueur contre des pièces' },
  ],
  hints: {
    first: 'Retourne les cartes, une à une. Au second navire de la même couleur, tu n’as rien.',
    more: 'Continue tant que tu l’oses. Ou arrête-toi et prends une carte : les navires rapportent des pièces, les personnages en coûtent.',
    take: 'Choisis une carte : les navires rapportent des pièces ; les personnages en coûtent et te rejoignent.',
    visit: (p) => `Tu peux prendre une carte dans le port ${de(p.name)} pour ${coins(p.fee)}, ou passer.`,
    teamWait:
      'Les personnages que tu engages apparaîtront ici. Ensemble, vous remplissez chaque contrat avant la fin du temps.',
    wait: (p) =>
      `Les personnages engagés apparaîtront ici. La partie se termine dès que quelqu’un a ${p.goal} points d’influence.`,
  },
  risk: (p) => `naufrage : ${p.percent} %`,
  canvas: {
    harbour: 'Le port',
    nextCard: 'carte suivante',
    left: 'restantes',
    bustRisk: 'de naufrage',
    shipsInHarbour: 'Navires au port',
    new: 'Nouveau',
    expedition: 'Expédition',
    coins: 'pièces',
    swords: 'sabres',
    influence: 'influence',
    discard: 'Défausse',
    bust: 'Naufrage !',
    repelled: 'Repoussé !',
    tax: 'Taxes !',
    lastRound: 'Dernière manche',
    reshuffled: 'Mélange',
    ...table.canvas,
    ...questing.canvas,
  },
  amounts: {
    coins: (n) => plural('fr', n, { one: 'pièce', other: 'pièces' }),
    swords: (n) => plural('fr', n, { one: 'sabre', other: 'sabres' }),
    ...table.amounts,
    ...questing.amounts,
  },
  stats: {
    coins,
    swords,
    persons: counted('fr', 'personnage', 'personnages'),
    markers: counted('fr', 'marqueur libre', 'marqueurs libres'),
    influence: (n) => `${n} ${plural('fr', n, { one: 'point d’influence', other: 'points d’influence' })}`,
  },
  explain: table.explain,
  quest: questing.explain,
  book: questing.book,
  voyage: questing.inWords,
  missions,
  happenings: eventTexts,
  adventurers: adventurerTexts,
  cargoes,
  contracts,
  contract: {
    heading: 'Contrats',
    open: 'ouvert',
    done: (p) => `rempli par ${p.names}`,
    progress: (p) => `${p.name} : case ${p.step}`,
    reward: (p) => `prochain : ${coins(p.coins)}`,
    seal: (p) => `sceau ${p.value}${p.letter}`,
    time: (p) => `Pioche temporelle : ${cards(p.time)}, une par tour à venir. Pile de victoire : ${cards(p.victory)}.`,
    kept: 'Sous les marchands',
    stored: 'Navires stockés',
    markers: 'Marqueurs libres',
  },
  inWords: {
    teamRound: (p) => `Manche ${p.round} ; vous gagnez ensemble dès que chaque contrat est rempli.`,
    round: (p) => `Manche ${p.round} ; la partie se termine à ${p.goal} points d’influence.`,
    ending: 'C’est la dernière manche.',
    harbour: 'Port',
    harbourEmpty: 'Le port est vide.',
    expeditions: 'Expéditions ouvertes',
    expeditionsNone: 'Aucune expédition n’est ouverte.',
    deck: (p) => `${cards(p.n)} dans la pioche.`,
    discardCount: (p) => `${cards(p.n)} dans la défausse.`,
    discardList: 'Défausse, de la plus récente à la plus ancienne',
    discardNone: 'Aucune carte défaussée.',
    crewNone: 'Aucun personnage engagé.',
    players: 'Joueurs',
    player: 'Joueur',
    crew: 'Équipage',
    done: 'Expéditions accomplies',
    ship: (face: ShipFace) =>
      `${ships[face.colour].nom} ${ships[face.colour].teinte}, rapporte ${coins(face.coins)}, ${face.swords === null ? 'impossible à repousser' : `à repousser avec ${swords(face.swords)}`}`,
    person: (face: PersonFace) =>
      `${roles[face.role].nom}, coûte ${coins(face.cost)}, influence ${face.influence}. ${abilities[face.role](face)}`,
    risk: (p) => `Risque de naufrage à la prochaine carte : ${p.percent} %.`,
  },
  score: {
    persons: 'Personnages',
    expeditions: 'Expéditions',
    influence: 'Influence',
    coins: 'Pièces',
    tie: 'À égalité d’influence, les pièces départagent.',
    tieMarkers: 'À égalité d’influence, le moins de marqueurs restants sur l’aventurier départage.',
    noTrophy: 'Sans le trophée, personne ne gagne, quelle que soit son influence.',
    chapter: (p) =>
      `Missions ${p.missions}/${p.missionsOf}, marqueurs ${p.markers}/${p.markersOf}, influence ${p.influence}/${p.influenceOf}.`,
    reasons,
    /** of a team that won, the least first */
    ranks: ['Marin d’eau douce', 'Matelot', 'Pirate', 'Capitaine', 'Seigneur des sept mers'],
    kept: 'Navires gardés',
    contracts: 'Contrats',
    points: (n) => `${cards(n)} dans la pile de victoire.`,
  },
  rules,
  story,
  verdict,
};
