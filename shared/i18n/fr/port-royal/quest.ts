import type { AdventurerId, EndReason, EventId, MissionId, ShipFace } from '../../../games/port-royal/index.ts';
import type * as English from '../../en/port-royal/quest.ts';
import type { LogLines, MoveLabels, PromptLines, RefusalLines } from '../../games/port-royal/speech.ts';
import { counted, listed, plural } from '../../plural.ts';
import { by, turn } from '../who.ts';
import { adventurerTexts, cargoes, crowns, eventTexts } from './adventure.ts';
import { cards, coins, faceName, un } from './cards.ts';
import { missions } from './missions.ts';

const bold = (id: MissionId): string => `*${missions[id].name}*`;
const nameOf = (id: AdventurerId): string => `*${adventurerTexts[id].name}*`;
const happens = (id: EventId): string => `*${eventTexts[id].name}*`;
const sum = (money: number, crown: number): string =>
  [...(money > 0 ? [`+${coins(money)}`] : []), ...(crown > 0 ? [`+${crowns(crown)}`] : [])].join(', ');
const cargoOf = ({ cargo }: ShipFace): string => (cargo === null ? '' : cargoes[cargo]);
const laden = (ship: ShipFace): string => `${faceName(ship)}${ship.cargo === null ? '' : ` (${cargoOf(ship)})`}`;

export const quest = {
  log: {
    adventurersDealt: () => 'Chacun reçoit un aventurier.',
    adventurerDrafted: (e, s) => `${by(s, e.seat, 'prends', 'prend')} un aventurier.`,
    adventurerChosen: (e, s) => `${by(s, e.seat, 'es', 'est')} ${nameOf(e.adventurer)}.`,
    batchAdded: (e) => `Chapitre ${e.chapter} : ${cards(e.cards)} rejoignent la pioche.`,
    pageOpened: (e) => (e.page in missions ? '' : '*L’histoire continue.*'),
    missionOpened: (e) => `Nouvelle mission : ${bold(e.mission)}. ${missions[e.mission].text}`,
    eventTurned: (e) => `Évènement : ${happens(e.event)}. ${eventTexts[e.event].text}`,
    monthEnded: (e) => `*Le mois ${e.month} se termine.*`,
    monthBegan: (e) => `Le mois ${e.month} compte ${e.cards} tours.`,
    duesPaid: (e, s) => `${by(s, e.seat, 'paies', 'paie')} ${coins(e.amount)} de droits de port.`,
    looked: (e, s) => {
      const what = e.faces === null ? '' : ` : ${e.faces.map((id) => faceName(s.face(id))).join(', ')}`;
      return `${by(s, e.seat, 'regardes', 'regarde')} le dessus de la pioche, ${cards(e.count)}${what}.`;
    },
    lookEnded: (e, s) =>
      e.discarded.length === 0
        ? `${by(s, e.seat, 'remets', 'remet')} tout en place.`
        : `${by(s, e.seat, 'défausses', 'défausse')} ${listed(
            'fr',
            e.discarded.map((id) => un(s.face(id))),
          )}.`,
    missionPaid: (e, s) => `${by(s, e.seat, 'paies', 'paie')} ${coins(e.amount)} pour ${bold(e.mission)}.`,
    missionCompleted: (e, s) => {
      const brings = sum(e.coins, e.crowns);
      return `${by(s, e.seat, 'accomplis', 'accomplit')} ${bold(e.mission)}${e.first ? ' avant tout le monde' : ''}${brings === '' ? '' : ` : ${brings}`}.`;
    },
    missionProgressed: (e, s) => `${by(s, e.seat, 'as', 'a')} fait la moitié de ${bold(e.mission)}.`,
    missionDeclined: (e, s) => `${by(s, e.seat, 'laisses', 'laisse')} passer ${bold(e.mission)}.`,
    markerBoughtOut: (e, s) => `${by(s, e.seat, 'paies', 'paie')} ${coins(e.price)} pour retirer un marqueur.`,
    buyOutDeclined: () => '',
    abilityUnlocked: (e, s) =>
      `La porte s’ouvre : ${nameOf(e.adventurer)} aide désormais ${s.isYou(e.seat) ? '*toi*' : `*${s.name(e.seat)}*`}.`,
    trophyUncovered: (e, s) => `${by(s, e.seat, 'gagnes', 'gagne')} le *trophée*.`,
    crownsGained: (e, s) =>
      `${by(s, e.seat, 'gagnes', 'gagne')} ${crowns(e.amount)} : ${e.crowns} sur la piste, ${e.influence} d’influence.`,
    cargoKept: (e, s) => {
      const ship = s.face(e.face);
      return `${by(s, e.seat, 'gardes', 'garde')} la cargaison en cale : ${ship.kind === 'ship' ? cargoOf(ship) : ''}.`;
    },
    cargoSold: (e, s) => {
      const ship = s.face(e.face);
      return `${by(s, e.seat, 'vends', 'vend')} à l’*aubergiste* : ${ship.kind === 'ship' ? cargoOf(ship) : ''}, +${e.price}.`;
    },
    chapterJudged: (e) =>
      `Le chapitre est jugé : missions ${e.missionsDone} sur ${e.missions}, marqueurs ${e.markers} sur ${e.markersNeeded}, influence ${e.influence} sur ${e.influenceNeeded}.`,
  },
  moves: {
    choose: (p) => `Prendre ${p.names.join(' ou ')}`,
    side: (p) => `Jouer *${p.name}*`,
    look: (p) => `Sentinelle : regarder ${cards(p.cards)}`,
    retain: (p) => `Laisser ${p.face === null ? `la carte ${p.place}` : un(p.face)} dessus`,
    toss: (p) => `Défausser ${p.face === null ? `la carte ${p.place}` : un(p.face)}`,
    fulfil: (p) => {
      const cost = p.cost > 0 ? ` pour ${coins(p.cost)}` : '';
      if (p.begun) return `Première moitié de ${bold(p.mission)}${cost}`;
      const brings = sum(p.coins, p.crowns);
      return `Accomplir ${bold(p.mission)}${cost}${brings === '' ? '' : ` : ${brings}`}`;
    },
    deliver: (p) => `Livrer ${listed('fr', p.ships.map(laden))}`,
    stow: (p) =>
      `Garder la cargaison : *${cargoOf(p.ship)}*${p.income > 0 ? `, +${p.income}` : ''}${p.fee ? ` − ${p.fee.amount} de droit` : ''}`,
    sell: (p) => `Vendre à l’aubergiste, ${cargoOf(p.ship)} : +${p.price}`,
    buyOut: (p) => `Retirer un marqueur pour ${coins(p.price)}`,
  },
  prompts: {
    adventurerCard: (p, s) => turn(s, p.seat, 'choisis un aventurier', 'choisit un aventurier'),
    adventurerSide: (p, s) => turn(s, p.seat, 'qui veux-tu être ?', 'choisit un aventurier'),
    retryCoins: (p, s) => turn(s, p.seat, `à qui une pièce ? encore ${p.left}`, 'partage les pièces'),
    missionInstant: (p, s) =>
      turn(s, p.seat, `accomplir ${bold(p.mission)} maintenant ?`, 'peut accomplir une mission'),
    missionPay: (p, s) => turn(s, p.seat, 'quels navires livres-tu ?', 'livre des navires'),
    look: (p, s) =>
      turn(
        s,
        p.seat,
        p.source === 'sentinel' ? 'quelle carte reste dessus ?' : 'en défausser une ?',
        `regarde ${cards(p.count)}`,
      ),
    buyOut: (p, s) => turn(s, p.seat, `retirer un marqueur pour ${coins(p.price)} ?`, 'peut retirer un marqueur'),
  },
  asked: {
    adventurerCard: 'Choisis d’abord un aventurier.',
    adventurerSide: 'Choisis d’abord une face de ton aventurier.',
    retryCoins: 'Partage d’abord les pièces.',
    missionInstant: 'Décide d’abord si tu accomplis la mission.',
    missionPay: 'Choisis d’abord les navires à livrer.',
    look: 'Décide d’abord pour les cartes que tu regardes.',
    buyOut: 'Décide d’abord si tu retires un marqueur.',
  },
  refusals: {
    noSuchAdventurer: () => 'Cet aventurier n’est plus là.',
    noSentinel: () => 'Tu n’as plus de sentinelle à utiliser ce tour-ci.',
    noSuchPlace: () => 'Cette carte n’existe pas.',
    fog: () => 'Brouillard : impossible de s’arrêter avec moins de 3 cartes au port.',
    storm: () => 'Tempête : aucun navire ne peut être repoussé ce tour-ci.',
    noSuchMission: () => 'Cette mission n’est pas sur la table.',
    missionDone: () => 'Tu as déjà accompli cette mission.',
    noMarkerLeft: () => 'Tu n’as plus de marqueur pour elle.',
    missionAtOnce: (p) => `Pas à ce moment-là. ${missions[p.mission as MissionId]?.text ?? ''}`,
    missionLacking: (p) => `Pas encore. ${missions[p.mission as MissionId]?.text ?? ''}`,
    notADelivery: () => 'Ces navires ne vont pas avec cette mission.',
    noInnkeeper: () => 'Aucun de tes aubergistes n’achète plus ce tour-ci.',
    noFood: () => 'Les aubergistes n’achètent que du pain ou du rhum de ta cale.',
  },
  reasons: {
    chapterWon: 'Le chapitre est gagné : toutes les missions sont accomplies, et les objectifs atteints.',
    chapterLost: 'Le chapitre est perdu : il manquait une mission, des marqueurs ou de l’influence.',
  },
} satisfies {
  readonly log: Partial<LogLines>;
  readonly moves: Partial<MoveLabels>;
  readonly prompts: Partial<PromptLines>;
  readonly asked: Readonly<Record<string, string>>;
  readonly refusals: Partial<RefusalLines>;
  readonly reasons: Partial<Record<EndReason, string>>;
};

export const canvas: Readonly<Record<keyof typeof English.canvas, string>> = {
  latest: 'Dernière mission',
  firstReward: 'Première fois',
  eachReward: 'Chacun',
  lackingWord: 'Il te manque',
  inHarbour: 'il y en a au port',
  atColours: 'quand les couleurs y sont',
  atStop: 'quand tu t’arrêtes',
  missionDone: 'Mission accomplie !',
  month: 'Mois',
  monthBegins: 'un nouveau mois',
  monthEnds: 'Fin du mois !',
  eventOfTurn: 'Évènement du tour',
  noEvent: 'Pas encore d’évènement',
  crowns: 'couronnes',
  crownTrack: 'Couronnes',
  hold: 'Cale',
  adventurers: 'Aventuriers',
  chapterWon: 'Chapitre gagné !',
  chapterLost: 'Chapitre perdu',
  trophy: 'Le trophée !',
  doorOpens: 'La porte s’ouvre !',
  storyGoesOn: 'L’histoire continue',
  stowed: 'En cale !',
  sold: 'Vendu !',
  lookOwn: 'Toi seul les vois',
  aimMissions: 'missions',
  aimMarkers: 'marqueurs',
  aimInfluence: 'influence',
  orWord: 'ou',
};

const form = (one: string, other: string) => (n: number) => plural('fr', n, { one, other });

export const amounts: typeof English.amounts = {
  crowns: form('couronne', 'couronnes'),
  turnsToEnd: form('tour restant', 'tours restants'),
  aresShips: form('navire d’Arès', 'navires d’Arès'),
};

export const explain: typeof English.explain = {
  mission: 'Mission',
  latest: 'dernière mission',
  first: 'Pour qui est premier',
  each: 'Pour chacun',
  prize: (p) => sum(p.coins, p.crowns),
  ready: 'prêt',
  lacking: (p) => `il manque ${p.what}`,
  moment: 'à son moment',
  done: 'accomplie',
  noMarker: 'plus de marqueur',
  halfway: 'à moitié',
  monthEnd: 'À la fin du mois',
  opens: 'L’histoire continue, quoi qu’il en soit.',
  checks: (p) => `L’histoire demande si quelqu’un a accompli *${p.mission}*.`,
  judged: 'Le chapitre est jugé.',
  stays: 'Il ne vient plus de mission.',
  buyOut: (p) => `Chacun peut retirer un marqueur pour ${coins(p.price)}.`,
  read: 'Relire sa page',
  month: 'Mois',
  monthText:
    'Chaque tour apporte un évènement. Le dernier du mois y met fin : l’histoire continue, et le mois suivant dure un tour de plus.',
  monthLeft: 'Tours restants',
  event: 'Évènement du tour',
  noEvent: 'Chaque tour commence par un évènement.',
  known: 'Encore ce mois-ci',
  unknown: 'inconnu',
  crowns: 'Piste des couronnes',
  crownsText:
    'Les couronnes viennent des missions, des fenêtres, de certains navires et personnages. Le plus haut blason atteint compte comme influence.',
  adventurer: 'Aventurier',
  adventurerText:
    'Une mission emporte le marqueur le plus à gauche. Le 1er ouvre la porte : le talent. Le 2e est le trophée, sans lequel on ne gagne pas contre les autres. Le 3e apporte 1 couronne, le 4e 3.',
  ability: 'Talent',
  locked: 'pas encore ouvert',
  unlocked: 'ouvert',
  startCoins: 'Pièces au départ',
  markersLeft: 'Marqueurs restants',
  hold: 'Cale',
  holdText:
    'Les navires de l’aventure peuvent être gardés avec leur cargaison au lieu de leurs pièces. Missions, expéditions et aubergistes en demandent.',
  ares: 'dont navires d’Arès',
  aim: 'La fin du chapitre',
  aimText:
    'Pour gagner le chapitre ensemble, il faut toutes les missions accomplies, et tant de marqueurs et d’influence à vous tous.',
  aimMissions: 'Missions accomplies',
  aimMarkers: 'Marqueurs sur les missions',
  aimInfluence: 'Influence de tous',
  of: (p) => `${p.have} sur ${p.need}`,
  look: 'Un regard dans la pioche',
  lookText: 'Personne d’autre ne voit ces cartes.',
  hidden: 'Une carte qu’une seule personne voit',
  cargo: 'Cargaison',
  crownsPaid: 'Couronnes',
  aresBonus: 'De plus par navire d’Arès',
  buysFor: 'Achète pain ou rhum pour',
  aresKind: 'navire d’Arès',
  afterCash: (p) => `ensuite ${coins(p.coins)}`,
  afterStow: (p) => `${p.ships} ${plural('fr', p.ships, { one: 'navire', other: 'navires' })} en cale`,
  sideNote: (p) => `${coins(p.coins)} au départ`,
  opens1: 'ouvre la porte : le talent',
  opens2: 'découvre le trophée',
  opens3: 'apporte 1 couronne',
  opens4: 'apporte 3 couronnes',
  buyOutAdvice: 'Cela compte comme une mission accomplie.',
  lookAdvice: 'Toi seul vois ces cartes.',
  retryAdvice: 'Des pièces pour un nouvel essai : tu décides pour l’équipe.',
  counter: (p) => `Mois ${p.month} · missions ${p.done} sur ${p.of}`,
  rivalCounter: (p) => (p.chapter > 0 ? `Chapitre ${p.chapter} · mois ${p.month}` : `Mois ${p.month}`),
  chapter: (p) => `Chapitre ${p.chapter}`,
};

export const book: typeof English.book = {
  heading: 'L’histoire',
  opens: 'Ceci ouvre',
  readOn: 'Continuer',
  close: 'Retour à la table',
  asked: 'On t’attend',
  loading: 'La page se tourne …',
  failed: 'La page ne s’ouvre pas pour l’instant. Elle reste dans le livre.',
  pages: (p) => `Page ${p.nth} sur ${p.of}`,
  again: 'Réessayer',
  previous: 'Page précédente',
  open: 'L’histoire jusqu’ici',
  reading: (p) => `*${p.names}* ${p.n === 1 ? 'lit' : 'lisent'} encore`,
  allRead: 'Tout le monde a lu',
  chapters: ['Chapitre un', 'Chapitre deux', 'Chapitre trois', 'Chapitre quatre', 'Chapitre cinq'],
};

export const inWords: typeof English.inWords = {
  missions: 'Missions',
  month: (p) => `Mois ${p.month} ; encore ${counted('fr', 'tour', 'tours')(p.left)} avant sa fin.`,
  event: (p) => `Évènement du tour : ${p.name}. ${p.text}`,
  crowns: 'Couronnes',
  hold: 'Cale',
  adventurer: 'Aventurier',
  aim: (p) => `Ensemble, il vous faut : missions ${p.missions}, marqueurs ${p.markers}, influence ${p.influence}.`,
  goal: (p) => `Manche ${p.round} ; la partie finit dès que quelqu’un a ${p.goal} points d’influence et le trophée.`,
  teamRound: (p) => `Manche ${p.round} ; le chapitre est jugé à la fin du quatrième mois.`,
};
