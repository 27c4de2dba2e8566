import type { Event, Party } from '../../../games/manila/index.ts';
import { type LogLines, nameOf, type SpaceNames } from '../../games/manila/speech.ts';
import { listed } from '../../plural.ts';
import type { Speech } from '../../speech.ts';
import { de } from '../elision.ts';
import { by, donc, toWhom, victory } from '../who.ts';
import { berth, boat, Le, le, of, pesos, pilots, shares, wares } from './names.ts';

const byWhom = (s: Speech, party: Party): string => (party === 'bank' ? 'la caisse du port' : toWhom(s, party));

type Placed = Extract<Event, { type: 'accomplicePlaced' }>;

function placed(e: Placed, s: Speech): string {
  const cost = ` pour ${e.paid}`;
  const lines: SpaceNames = {
    seat: (ware) => `${by(s, e.seat, 'montes', 'monte')} sur ${boat(ware)}${cost}.`,
    port: (letter) => `${by(s, e.seat, 'attends', 'attend')} au ${berth('port', letter)}${cost}.`,
    shipyard: (letter) => `${by(s, e.seat, 'attends', 'attend')} au ${berth('shipyard', letter)}${cost}.`,
    pirate: () =>
      e.index === 0
        ? `${by(s, e.seat, 'deviens', 'devient')} *capitaine des pirates*${cost}.`
        : `${by(s, e.seat, 'rejoins', 'rejoint')} les *pirates*${cost}.`,
    pilot: (pilot) => `${by(s, e.seat, 'engages', 'engage')} le *${pilots[pilot]}*${cost}.`,
    insurance: () => `${by(s, e.seat, 'deviens', 'devient')} *agent d’assurance*.`,
  };
  if (!e.stowaway) return nameOf(lines, e.space);
  return `${by(s, e.seat, 'te glisses', 'se glisse')} ${nameOf(hidden, e.space)} en passager clandestin, pour ${e.paid}.`;
}

const hidden: SpaceNames = {
  seat: (ware) => `sur ${boat(ware)}`,
  port: (letter) => `au ${berth('port', letter)}`,
  shipyard: (letter) => `au ${berth('shipyard', letter)}`,
  pirate: () => 'chez les *pirates*',
  pilot: (pilot) => `chez le *${pilots[pilot]}*`,
  insurance: () => 'à l’*assurance*',
};

function paid(e: Extract<Event, { type: 'moneyPaid' }>, s: Speech): string {
  const where = e.letter ? berth(e.reason === 'port' ? 'port' : 'shipyard', e.letter) : '';
  if (e.to === 'bank')
    return e.from === 'bank'
      ? ''
      : `${by(s, e.from, 'paies', 'paie')} ${pesos(e.amount)} d’assurance pour le ${where}.`;
  const earns = `${by(s, e.to, 'gagnes', 'gagne')} ${pesos(e.amount)}`;
  switch (e.reason) {
    case 'pirates':
      return `${by(s, e.to, 'prends', 'prend')} ${pesos(e.amount)} de butin sur ${e.ware ? le(e.ware) : ''}.`;
    case 'boat':
      return `${earns} avec ${e.ware ? le(e.ware) : ''}.`;
    case 'port':
      return `${earns} au ${where}.`;
    default:
      return `${earns} au ${where}, payés par ${byWhom(s, e.from)}.`;
  }
}

const berthed = (e: Extract<Event, { type: 'boatBerthed' }>): string => {
  const where = berth(e.haven, e.letter);
  switch (e.how) {
    case 'sailed':
      return `${Le(e.ware)} arrive au ${where}.`;
    case 'towed':
      return `Trop lent, ${boat(e.ware)} finit au ${where}.`;
    case 'unmolested':
      return `Aucun pirate sur la case 13 : ${le(e.ware)} arrive au ${where}.`;
    case 'sent':
      return `Le capitaine des pirates envoie ${le(e.ware)} au ${where}.`;
  }
};

const sails = (e: { readonly from: number; readonly to: number }): string =>
  `de ${e.from} ${e.to > 13 ? 'au-delà de 13' : `à ${e.to}`}`;

export const log: LogLines = {
  voyageBegan: (e) => `Expédition ${e.voyage}`,
  bidMade: (e, s) => `${by(s, e.seat, 'offres', 'offre')} *${e.amount}*.`,
  auctionPassed: (e, s) => `${by(s, e.seat, 'passes', 'passe')}.`,
  masterElected: (e, s) =>
    e.unopposed
      ? `Aucune offre : ${donc(s, e.seat, 'es', 'est')} *capitaine du port* sans rien payer.`
      : `${by(s, e.seat, 'deviens', 'devient')} *capitaine du port* pour ${e.price}.`,
  sharesPledged: (e, s) => `${by(s, e.seat, 'mets', 'met')} ${shares(e.shares)} en gage pour ${e.amount}.`,
  shareRedeemed: (e, s) => `${by(s, e.seat, 'récupères', 'récupère')} une action pour ${e.amount}.`,
  shareBought: (e, s) => `${by(s, e.seat, 'achètes', 'achète')} une action ${of(e.ware)} pour ${e.price}.`,
  shareDeclined: (e, s) => `${by(s, e.seat, 'n’achètes', 'n’achète')} pas d’action.`,
  boatLoaded: (e, s) => `${by(s, e.seat, 'charges', 'charge')} ${le(e.ware)} sur le bateau ${e.lane + 1}.`,
  boatLaunched: (e, s) => `${by(s, e.seat, 'fais', 'fait')} partir ${le(e.ware)} de ${e.start}.`,
  roundBegan: (e) => `Placement ${e.round} sur ${e.rounds}`,
  accomplicePlaced: placed,
  premiumPaid: (e, s) => `${by(s, e.seat, 'reçois', 'reçoit')} ${pesos(e.amount)} pour l’assurance.`,
  roundPassed: (e, s) =>
    `${by(s, e.seat, 'ne places', 'ne place')} ${e.final ? 'plus personne dans cette expédition' : 'personne'}.`,
  diceRolled: (e, s) => {
    const dice = e.dice.map(({ ware, face }) => `${wares[ware].toLowerCase()} *${face}*`);
    return `${by(s, e.seat, 'lances', 'lance')} les dés : ${listed('fr', dice)}.`;
  },
  boatSailed: (e) => `${Le(e.ware)} va ${sails(e)}.`,
  boatBerthed: berthed,
  boatBoarded: (e, s) =>
    `${by(s, e.seat, 'abordes', 'aborde')} ${boat(e.ware)} et ${s.isYou(e.seat) ? 'fais' : 'fait'} partie de l’équipage.`,
  accompliceEvicted: (e, s) =>
    `${by(s, e.seat, 'prends', 'prend')} la place d’un complice ${s.isYou(e.victim) ? 'à *toi*' : de(`*${s.name(e.victim)}*`)} sur ${boat(e.ware)}.`,
  pirateStayed: (e, s) => `${by(s, e.seat, 'restes', 'reste')} chez les pirates.`,
  captainSucceeded: (e, s) => `${by(s, e.seat, 'es', 'est')} désormais *capitaine des pirates*.`,
  boatSteered: (e, s) => `${by(s, e.seat, 'pilotes', 'pilote')} ${le(e.ware)} ${sails(e)}.`,
  pilotWaived: (e, s) => `${by(s, e.seat, 'ne déplaces', 'ne déplace')} rien comme *${pilots[e.pilot]}*.`,
  boatPlundered: (e, s) => {
    const told = `${boat(e.ware).replace(/^l/, 'L')} est pillé !`;
    if (e.crew.length === 0) return told;
    const names = [...new Set(e.crew)].map((seat) => toWhom(s, seat));
    return `${told} Ne reçoivent rien : ${listed('fr', names)}.`;
  },
  moneyPaid: paid,
  insurerBroke: (e, s) =>
    `${by(s, e.seat, 'paies', 'paie')} ${e.paid} sur ${e.owed} dus par l’assurance ; la caisse du port paie le reste.`,
  valueRose: (e) => `${Le(e.ware)} monte de ${e.from} à *${e.to}*.`,
  voyageEnded: (e) => `L’expédition ${e.voyage} est terminée.`,
  sharesRevealed: (e, s) => {
    const hands = e.hands.map(
      (hand, seat) =>
        `${s.isYou(seat) ? '*Toi*' : toWhom(s, seat)} : ${hand.map((ware) => wares[ware].toLowerCase()).join(', ') || '–'}`,
    );
    return `Toutes les actions sont révélées. ${hands.join(' ; ')}.`;
  },
  gameEnded: (e, s) => victory(s, e.outcome.winners),
};
