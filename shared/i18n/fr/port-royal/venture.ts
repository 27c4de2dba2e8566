import {
  ADVENTURERS,
  type AdventurerId,
  type EndReason,
  type Face,
  type MissionId,
} from '../../../games/port-royal/index.ts';
import type { LogLines, MoveLabels, PromptLines, RefusalLines } from '../../games/port-royal/speech.ts';
import { listed } from '../../plural.ts';
import { by, turn } from '../who.ts';
import { adventurerTexts, cargoes, crowns, eventTexts } from './adventure.ts';
import { cards, coins, faceName, un } from './cards.ts';
import { missions } from './missions.ts';

/** What the adventure adds to what is said. */

const bold = (id: MissionId): string => `*${missions[id].name}*`;
const textOf = (id: unknown): string => missions[id as MissionId]?.text ?? '';
const nameOf = (id: AdventurerId): string => adventurerTexts[id].name;
const sidesOf = (card: number): string =>
  listed(
    'fr',
    ADVENTURERS.filter((one) => one.card === card).map(({ id }) => nameOf(id)),
  );
const cargoIn = (face: Face): string => (face.kind === 'ship' && face.cargo ? cargoes[face.cargo] : '');

const gain = (coinsGained: number, crownsGained: number): string => {
  const parts = [
    ...(coinsGained > 0 ? [`+${coins(coinsGained)}`] : []),
    ...(crownsGained > 0 ? [`+${crowns(crownsGained)}`] : []),
  ];
  return parts.length > 0 ? ` : ${parts.join(', ')}` : '';
};

export const venture = {
  log: {
    adventurersDealt: () => 'Tout le monde reçoit une carte d’aventurier et en choisit un côté.',
    adventurerDrafted: (e, s) => `${by(s, e.seat, 'prends', 'prend')} la carte de ${sidesOf(e.card)}.`,
    adventurerChosen: (e, s) => `${by(s, e.seat, 'joues', 'joue')} *${nameOf(e.adventurer)}*.`,
    batchAdded: (e) => `${cards(e.cards)} de ce chapitre rejoignent la pioche, mélangée.`,
    pageOpened: () => 'Une page de l’histoire est ouverte.',
    missionOpened: (e) => `Nouvelle mission : ${bold(e.mission)}. ${missions[e.mission].text}`,
    eventTurned: (e) => `*${eventTexts[e.event].name}.* ${eventTexts[e.event].text}`,
    monthEnded: (e) => `Le mois ${e.month} est fini.`,
    monthBegan: (e) => `Le mois ${e.month} commence : il durera ${e.cards} tours.`,
    duesPaid: (e, s) => `${by(s, e.seat, 'paies', 'paie')} ${coins(e.amount)} de droits de port.`,
    looked: (e, s) =>
      e.faces === null
        ? `${by(s, e.seat, 'regardes', 'regarde')} le dessus de la pioche : ${cards(e.count)}.`
        : `${by(s, e.seat, 'regardes', 'regarde')} le dessus de la pioche : ${listed(
            'fr',
            e.faces.map((id) => un(s.face(id))),
          )}.`,
    lookEnded: (e, s) =>
      e.discarded.length === 0
        ? `${by(s, e.seat, 'laisses', 'laisse')} les cartes sur la pioche.`
        : `${by(s, e.seat, 'défausses', 'défausse')} ${listed(
            'fr',
            e.discarded.map((id) => un(s.face(id))),
          )}.`,
    missionPaid: (e, s) => `${by(s, e.seat, 'paies', 'paie')} ${coins(e.amount)}.`,
    missionCompleted: (e, s) =>
      `${by(s, e.seat, 'accomplis', 'accomplit')} la mission ${bold(e.mission)}${gain(e.coins, e.crowns)}.`,
    missionProgressed: (e, s) => `${by(s, e.seat, 'réserves', 'réserve')} un marqueur pour ${bold(e.mission)}.`,
    missionDeclined: (e, s) => `${by(s, e.seat, 'laisses', 'laisse')} passer ${bold(e.mission)}.`,
    markerBoughtOut: (e, s) => `${by(s, e.seat, 'paies', 'paie')} ${coins(e.price)} pour retirer un marqueur.`,
    buyOutDeclined: () => '',
    abilityUnlocked: (e) => `*${nameOf(e.adventurer)}*, à partir de maintenant : ${adventurerTexts[e.adventurer].text}`,
    trophyUncovered: (e, s) => `${by(s, e.seat, 'révèles', 'révèle')} le trophée.`,
    crownsGained: (e, s) => `${by(s, e.seat, 'gagnes', 'gagne')} ${crowns(e.amount)} : ${e.crowns} sur la piste.`,
    cargoKept: (e, s) => `${by(s, e.seat, 'gardes', 'garde')} la cargaison : ${cargoIn(s.face(e.face))}.`,
    cargoSold: (e, s) =>
      `${by(s, e.seat, 'vends', 'vend')} à l’*aubergiste* pour ${coins(e.price)} : ${cargoIn(s.face(e.face))}.`,
    chapterJudged: (e) =>
      `Missions ${e.missionsDone} sur ${e.missions}, marqueurs ${e.markers} sur ${e.markersNeeded}, influence ${e.influence} sur ${e.influenceNeeded}.`,
  },
  moves: {
    choose: (p) => `Prendre la carte de ${listed('fr', p.sides.map(nameOf))}`,
    side: (p) => `${nameOf(p.adventurer)} : ${coins(p.coins)} au départ`,
    look: (p) => `Sentinelle : regarder ${cards(p.cards)}`,
    retain: (p) => (p.face ? `Laisser ${un(p.face)} dessus` : `Laisser la carte ${p.place + 1} dessus`),
    toss: (p) => (p.face ? `Défausser ${un(p.face)}` : `Défausser la carte ${p.place + 1}`),
    fulfil: (p) =>
      p.step < p.steps
        ? `Marqueur pour ${bold(p.mission)} (${p.step} sur ${p.steps})`
        : `Accomplir ${bold(p.mission)}${p.cost > 0 ? ` pour ${coins(p.cost)}` : ''}${gain(p.coins, p.crowns)}`,
    deliver: (p) =>
      `Livrer ${listed(
        'fr',
        p.ships.map((ship) => `${faceName(ship)} (${cargoIn(ship)})`),
      )}`,
    stow: (p) =>
      `Garder la cargaison : ${cargoIn(p.ship)}${p.income > 0 ? `, +${p.income}` : ''}${p.fee ? ` − ${p.fee.amount} de droit` : ''}`,
    sell: (p) => `Vendre à l’aubergiste, ${cargoIn(p.ship)} : +${p.coins}`,
    buyOut: (p) => `Retirer un marqueur pour ${coins(p.cost)}`,
  },
  prompts: {
    adventurerCard: (p, s) => turn(s, p.seat, 'choisis une carte d’aventurier', 'choisit un aventurier'),
    adventurerSide: (p, s) => turn(s, p.seat, 'quel côté de ton aventurier ?', 'choisit un côté'),
    retryCoins: (p, s) => turn(s, p.seat, `à qui donner une pièce ? reste ${coins(p.left)}`, 'répartit les pièces'),
    missionInstant: (p, s) =>
      turn(s, p.seat, `accomplir ${bold(p.mission)} maintenant ?`, 'peut accomplir une mission'),
    missionPay: (p, s) => turn(s, p.seat, 'quels navires livres-tu ?', 'livre des navires'),
    look: (p, s) =>
      turn(
        s,
        p.seat,
        p.source === 'sentinel' ? 'quelle carte reste dessus ?' : 'défausser une de ces cartes ?',
        'regarde la pioche',
      ),
    buyOut: (p, s) => turn(s, p.seat, `retirer un marqueur pour ${coins(p.price)} ?`, 'peut retirer un marqueur'),
  },
  asked: {
    adventurerCard: 'Choisis d’abord une carte d’aventurier.',
    adventurerSide: 'Choisis d’abord un côté de ton aventurier.',
    retryCoins: 'Répartis d’abord les pièces.',
    missionInstant: 'Décide d’abord pour la mission.',
    missionPay: 'Choisis d’abord les navires à livrer.',
    look: 'Décide d’abord pour les cartes que tu regardes.',
    buyOut: 'Décide d’abord pour le marqueur.',
  },
  refusals: {
    noSuchAdventurer: () => 'Cet aventurier est déjà pris.',
    noSentinel: () => 'Tu n’as plus de sentinelle à utiliser ce tour.',
    noSuchPlace: () => 'Tu ne regardes pas autant de cartes.',
    fog: (p) => `Brouillard : impossible de s’arrêter avec moins de ${cards(Number(p.cards))} au port.`,
    storm: () => 'Tempête : impossible de repousser un navire ce tour.',
    noSuchMission: () => 'Cette mission n’est pas ouverte.',
    missionDone: () => 'Tu as déjà accompli cette mission.',
    noMarkerLeft: () => 'Ton aventurier n’a plus de marqueur.',
    missionAtOnce: (p) => `Trop tard ou trop tôt : ${textOf(p.mission)}`,
    missionLacking: (p) => `Pas encore : ${textOf(p.mission)}`,
    notADelivery: () => 'Ces navires ne conviennent pas à cette mission.',
    noInnkeeper: () => 'Aucun de tes aubergistes ne peut acheter maintenant.',
    noFood: () => 'Les aubergistes achètent le pain ou le rhum de ta cale.',
  },
  reasons: {
    chapterWon: 'Le chapitre est gagné.',
    chapterLost: 'Le chapitre est perdu : la carte 9 demandait davantage.',
  },
} satisfies {
  readonly log: Partial<LogLines>;
  readonly moves: Partial<MoveLabels>;
  readonly prompts: Partial<PromptLines>;
  readonly asked: Readonly<Record<string, string>>;
  readonly refusals: Partial<RefusalLines>;
  readonly reasons: Partial<Record<EndReason, string>>;
};
