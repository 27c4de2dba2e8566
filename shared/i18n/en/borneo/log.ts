import type { Company, Event } from '../../../games/borneo/index.ts';
import { together } from '../../games/borneo/kinds.ts';
import type { LogLines } from '../../games/borneo/speech.ts';
import { listed } from '../../plural.ts';
import type { Speech } from '../../speech.ts';
import { amid, by, victory, whom } from '../who.ts';
import { cards, cargo, goods, harbour, merchants, missions, ordinal, points, rankIn, spices } from './names.ts';

function decided(e: Extract<Event, { type: 'combatDecided' }>, s: Speech): string {
  const bonus = e.bonus > 0 ? ` (including ${e.bonus} for ${merchants(e.bonus)} in between)` : '';
  const score = `*${e.attack}* against *${e.defence}*${bonus}`;
  return e.success
    ? `${score}: ${amid(s, e.attacker, 'win', 'wins')} in ${e.company}.`
    : `${score}: ${amid(s, e.defender, 'repel', 'repels')} the attack.`;
}

const moved = (e: Extract<Event, { type: 'merchantsMoved' }>, s: Speech): string =>
  e.to === null
    ? `${by(s, e.attacker, 'are', 'is')} now ${rankIn(e.defenderRank, e.company)}; ${amid(s, e.defender, 'drop', 'drops')} to ${ordinal(e.attackerRank)}.`
    : `${by(s, e.attacker, 'are', 'is')} now ${rankIn(e.defenderRank, e.company)}; ${amid(s, e.defender, 'move', 'moves')} a merchant to the end of *${e.to}*.`;

const inOrder = (list: readonly Company[]): string => list.map((company) => `*${company}*`).join(', ');

const passes = {
  mission: ['complete no mission', 'completes no mission'],
  company: ['leave the companies unchanged', 'leaves the companies unchanged'],
  finalMission: ['complete no last mission', 'completes no last mission'],
} as const;

export const log = {
  merchantPlaced: (e, s) => `${by(s, e.seat, 'place', 'places')} a merchant: ${rankIn(e.rank, e.company)}.`,
  turnBegan: (e, s) => `Turn ${e.turn} · ${s.name(e.seat)}`,
  missionChosen: (e, s) =>
    `${by(s, e.seat, 'pay', 'pays')} for the mission *${missions[e.kind]}*${e.pirates ? ', with the help of the *pirates*' : ''}.`,
  spiceTraded: (e, s) =>
    `${by(s, e.seat, 'trade', 'trades')} with the pirates: *${goods(e.card)}* counts as *${spices[e.spice].toLowerCase()}*.`,
  missionCompleted: (e, s) =>
    `${by(s, e.seat, 'complete', 'completes')} the mission *${missions[e.kind]}* for *${points(e.points)}* and ${s.isYou(e.seat) ? 'pay' : 'pays'} ${listed('en', e.cards.map(goods))}.`,
  shipTaken: (e, s) =>
    e.from === null
      ? `${by(s, e.seat, 'take', 'takes')} the *pirate ship* from the cove.`
      : `${by(s, e.seat, 'take', 'takes')} the *pirate ship* from ${whom(s, e.from)}.`,
  merchantTransferred: (e, s) =>
    `${by(s, e.seat, 'transfer', 'transfers')} a merchant from *${e.from}*: now ${rankIn(e.toRank, e.to)}.`,
  attackBegan: (e, s) =>
    `${by(s, e.seat, 'attack', 'attacks')} ${whom(s, e.defender)}, ${rankIn(e.defenderRank, e.company)}.`,
  attackCardLaid: (e, s) => `${by(s, e.seat, 'attack', 'attacks')} with ${cargo(e.card)}: *+${e.flags}*.`,
  defenceCardLaid: (e, s) => `${by(s, e.seat, 'defend', 'defends')} with ${cargo(e.card)}: *+${e.flags}*.`,
  combatDecided: decided,
  merchantsMoved: moved,
  rewardTaken: (e, s) => `${by(s, e.seat, 'keep', 'keeps')} *${goods(e.card)}* as a reward.`,
  rewardDeclined: (e, s) => `${by(s, e.seat, 'take', 'takes')} no reward.`,
  cardsDiscarded: (e) =>
    e.why === 'combat' ? '' : `There are no merchants to take the cargo: ${cards(e.cards.length)} discarded.`,
  passed: (e, s) => `${by(s, e.seat, passes[e.phase][0], passes[e.phase][1])}.`,
  shipmentPlayed: (e, s) => `${by(s, e.seat, 'play', 'plays')} ${cargo(e.card)} to *${harbour(e.harbour)}*.`,
  distributionBegan: (e) =>
    e.kind === 'monopoly'
      ? `*${harbour(e.harbour)}*: *${e.companies[0]}* monopoly!`
      : `*${harbour(e.harbour)}* is full: shared distribution, ${inOrder(e.companies)}.`,
  harbourTaken: (e, s) =>
    e.seat === null
      ? `*${harbour(e.harbour)}* is removed from the game.`
      : `${by(s, e.seat, 'take', 'takes')} the harbour card *${harbour(e.harbour)}*.`,
  shipmentPicked: (e, s) => `${by(s, e.seat, 'take', 'takes')} *${goods(e.card)}*, as ${rankIn(e.rank, e.company)}.`,
  harbourOpened: (e) => `A new harbour opens: *${harbour(e.harbour)}*.`,
  cardDrawn: (e, s) =>
    e.card === null
      ? `${by(s, e.seat, 'draw', 'draws')} a card.`
      : `${by(s, e.seat, 'draw', 'draws')} ${cargo(e.card)}.`,
  pileReshuffled: (e) => `The discard pile is shuffled into a new draw pile: ${cards(e.cards)}.`,
  cardThrown: (e, s) => `${by(s, e.seat, 'discard', 'discards')} ${cargo(e.card)}.`,
  endBegan: (e) =>
    e.reason === 'harbours'
      ? 'There are no harbours left: last missions.'
      : 'There are no cards left to draw: last missions.',
  missionsRevealed: (e, s) => {
    const all = e.missions.map((list, seat) => `${whom(s, seat)}: ${together(list, missions) || '–'}`);
    return `All missions are revealed – ${all.join('; ')}.`;
  },
  gameEnded: (e, s) => victory(s, e.outcome.winners),
} satisfies LogLines;
