import type { Company, Event } from '../../../games/borneo/index.ts';
import { together } from '../../games/borneo/kinds.ts';
import type { LogLines } from '../../games/borneo/speech.ts';
import { listed } from '../../plural.ts';
import type { Speech } from '../../speech.ts';
import { by, donc, toWhom, victory } from '../who.ts';
import { cards, cargo, colour, goods, harbour, merchants, missions, points, rankIn, spices, those } from './names.ts';

function decided(e: Extract<Event, { type: 'combatDecided' }>, s: Speech): string {
  const bonus = e.bonus > 0 ? ` (dont ${e.bonus} pour ${merchants(e.bonus)} entre les deux)` : '';
  const score = `*${e.attack}* contre *${e.defence}*${bonus}`;
  return e.success
    ? `${score} : ${donc(s, e.attacker, 'l’emportes', 'l’emporte')} chez ${those(e.company)}.`
    : `${score} : ${donc(s, e.defender, 'repousses', 'repousse')} l’attaque.`;
}

function moved(e: Extract<Event, { type: 'merchantsMoved' }>, s: Speech): string {
  const risen = `${by(s, e.attacker, 'es', 'est')} maintenant ${rankIn(e.defenderRank, e.company)}`;
  return e.to === null
    ? `${risen} ; ${donc(s, e.defender, 'prends', 'prend')} la ${e.attackerRank}e place.`
    : `${risen} ; ${donc(s, e.defender, 'vas', 'va')} au bout de la compagnie *${colour[e.to]}*.`;
}

const inOrder = (list: readonly Company[]): string => list.map((company) => `*${colour[company]}*`).join(', ');

const passes = {
  mission: ['ne réalises pas de mission', 'ne réalise pas de mission'],
  company: ['ne changes rien aux compagnies', 'ne change rien aux compagnies'],
  finalMission: ['ne réalises pas de dernière mission', 'ne réalise pas de dernière mission'],
} as const;

export const log = {
  merchantPlaced: (e, s) => `${by(s, e.seat, 'places', 'place')} un marchand : ${rankIn(e.rank, e.company)}.`,
  turnBegan: (e, s) => `Tour ${e.turn} · ${s.name(e.seat)}`,
  missionChosen: (e, s) =>
    `${by(s, e.seat, 'paies', 'paie')} la mission *${missions[e.kind]}*${e.pirates ? ', avec l’aide des *pirates*' : ''}.`,
  spiceTraded: (e, s) =>
    `${by(s, e.seat, 'commerces', 'commerce')} avec les pirates : *${goods(e.card)}* compte comme *${spices[e.spice].toLowerCase()}*.`,
  missionCompleted: (e, s) =>
    `${by(s, e.seat, 'réalises', 'réalise')} la mission *${missions[e.kind]}* pour *${points(e.points)}* et ${s.isYou(e.seat) ? 'défausses' : 'défausse'} ${listed('fr', e.cards.map(goods))}.`,
  shipTaken: (e, s) =>
    e.from === null
      ? `${by(s, e.seat, 'prends', 'prend')} le *bateau pirate* dans son repaire.`
      : `${by(s, e.seat, 'prends', 'prend')} le *bateau pirate* à ${toWhom(s, e.from)}.`,
  merchantTransferred: (e, s) =>
    `${by(s, e.seat, 'déplaces', 'déplace')} un marchand de la compagnie *${colour[e.from]}* : ${rankIn(e.toRank, e.to)}.`,
  attackBegan: (e, s) =>
    `${by(s, e.seat, 'attaques', 'attaque')} ${toWhom(s, e.defender)}, ${rankIn(e.defenderRank, e.company)}.`,
  attackCardLaid: (e, s) => `${by(s, e.seat, 'attaques', 'attaque')} avec ${cargo(e.card)} : *+${e.flags}*.`,
  defenceCardLaid: (e, s) => `${by(s, e.seat, 'te défends', 'se défend')} avec ${cargo(e.card)} : *+${e.flags}*.`,
  combatDecided: decided,
  merchantsMoved: moved,
  rewardTaken: (e, s) => `${by(s, e.seat, 'gardes', 'garde')} *${goods(e.card)}* en récompense.`,
  rewardDeclined: (e, s) => `${by(s, e.seat, 'ne prends', 'ne prend')} aucune récompense.`,
  cardsDiscarded: (e) =>
    e.why === 'combat' ? '' : `Aucun marchand pour prendre la cargaison : ${cards(e.cards.length)} à la défausse.`,
  passed: (e, s) => `${by(s, e.seat, passes[e.phase][0], passes[e.phase][1])}.`,
  shipmentPlayed: (e, s) => `${by(s, e.seat, 'joues', 'joue')} ${cargo(e.card)} à *${harbour(e.harbour)}*.`,
  distributionBegan: (e) =>
    e.kind === 'monopoly'
      ? `*${harbour(e.harbour)}* : monopole de la compagnie *${e.companies[0] ? colour[e.companies[0]] : ''}* !`
      : `*${harbour(e.harbour)}* est plein : distribution partagée, ${inOrder(e.companies)}.`,
  harbourTaken: (e, s) =>
    e.seat === null
      ? `*${harbour(e.harbour)}* est retiré du jeu.`
      : `${by(s, e.seat, 'prends', 'prend')} la carte Port *${harbour(e.harbour)}*.`,
  shipmentPicked: (e, s) => `${by(s, e.seat, 'prends', 'prend')} *${goods(e.card)}*, ${rankIn(e.rank, e.company)}.`,
  harbourOpened: (e) => `Un nouveau port s’ouvre : *${harbour(e.harbour)}*.`,
  cardDrawn: (e, s) =>
    e.card === null
      ? `${by(s, e.seat, 'pioches', 'pioche')} une carte.`
      : `${by(s, e.seat, 'pioches', 'pioche')} ${cargo(e.card)}.`,
  pileReshuffled: (e) => `La défausse est mélangée et devient la pioche : ${cards(e.cards)}.`,
  cardThrown: (e, s) => `${by(s, e.seat, 'défausses', 'défausse')} ${cargo(e.card)}.`,
  endBegan: (e) =>
    e.reason === 'harbours'
      ? 'Il ne reste plus de port : dernières missions.'
      : 'Il ne reste plus de cartes à piocher : dernières missions.',
  missionsRevealed: (e, s) => {
    const all = e.missions.map((list, seat) => `${toWhom(s, seat)} : ${together(list, missions) || '–'}`);
    return `Toutes les missions sont révélées – ${all.join(' ; ')}.`;
  },
  gameEnded: (e, s) => victory(s, e.outcome.winners),
} satisfies LogLines;
