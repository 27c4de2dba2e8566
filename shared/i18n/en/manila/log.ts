import type { Event, Party } from '../../../games/manila/index.ts';
import { type LogLines, nameOf, type SpaceNames } from '../../games/manila/speech.ts';
import { listed } from '../../plural.ts';
import type { Speech } from '../../speech.ts';
import { amid, by, victory, whom } from '../who.ts';
import { berth, boat, Cargo, cargo, pesos, shares, wares } from './names.ts';

const from = (s: Speech, party: Party): string => (party === 'bank' ? 'the bank' : whom(s, party));

type Placed = Extract<Event, { type: 'accomplicePlaced' }>;

function placed(e: Placed, s: Speech): string {
  const cost = ` for ${e.paid}`;
  const takes = by(s, e.seat, 'take', 'takes');
  const lines: SpaceNames = {
    seat: (ware) => `${takes} a seat on ${boat(ware)}${cost}.`,
    port: (letter) => `${by(s, e.seat, 'wait', 'waits')} at ${berth('port', letter)}${cost}.`,
    shipyard: (letter) => `${by(s, e.seat, 'wait', 'waits')} at ${berth('shipyard', letter)}${cost}.`,
    pirate: () =>
      e.index === 0
        ? `${by(s, e.seat, 'become', 'becomes')} *pirate captain*${cost}.`
        : `${by(s, e.seat, 'join', 'joins')} the *pirates*${cost}.`,
    pilot: (pilot) => `${by(s, e.seat, 'hire', 'hires')} the *${pilot} pilot*${cost}.`,
    insurance: () => `${by(s, e.seat, 'become', 'becomes')} the *insurer*.`,
  };
  if (!e.stowaway) return nameOf(lines, e.space);
  const where = nameOf(hidden, e.space);
  return `${by(s, e.seat, 'sneak', 'sneaks')} ${where} as a stowaway for ${e.paid}.`;
}

const hidden: SpaceNames = {
  seat: (ware) => `onto ${boat(ware)}`,
  port: (letter) => `to ${berth('port', letter)}`,
  shipyard: (letter) => `to ${berth('shipyard', letter)}`,
  pirate: () => 'to the *pirates*',
  pilot: (pilot) => `to the *${pilot} pilot*`,
  insurance: () => 'to the *insurance*',
};

function paid(e: Extract<Event, { type: 'moneyPaid' }>, s: Speech): string {
  const where = e.letter ? berth(e.reason === 'port' ? 'port' : 'shipyard', e.letter) : '';
  const ware = e.ware ? cargo(e.ware) : '';
  if (e.to === 'bank')
    return e.from === 'bank' ? '' : `${by(s, e.from, 'pay', 'pays')} ${pesos(e.amount)} for ${where}, as insurer.`;
  switch (e.reason) {
    case 'pirates':
      return `${by(s, e.to, 'take', 'takes')} ${pesos(e.amount)} from the plundered ${ware}.`;
    case 'boat':
      return `${by(s, e.to, 'earn', 'earns')} ${pesos(e.amount)} with ${ware}.`;
    case 'port':
      return `${by(s, e.to, 'earn', 'earns')} ${pesos(e.amount)} at ${where}.`;
    default:
      return `${by(s, e.to, 'earn', 'earns')} ${pesos(e.amount)} at ${where}, from ${from(s, e.from)}.`;
  }
}

const berthed = (e: Extract<Event, { type: 'boatBerthed' }>): string => {
  const where = berth(e.haven, e.letter);
  switch (e.how) {
    case 'sailed':
      return `${Cargo(e.ware)} docks in ${where}.`;
    case 'towed':
      return `${Cargo(e.ware)} was too slow and is towed to ${where}.`;
    case 'unmolested':
      return `There are no pirates on 13: ${cargo(e.ware)} docks in ${where}.`;
    case 'sent':
      return `The pirate captain sends ${cargo(e.ware)} to ${where}.`;
  }
};

export const log = {
  voyageBegan: (e) => `Voyage ${e.voyage}`,
  bidMade: (e, s) => `${by(s, e.seat, 'bid', 'bids')} *${e.amount}*.`,
  auctionPassed: (e, s) => `${by(s, e.seat, 'pass', 'passes')}.`,
  masterElected: (e, s) =>
    e.unopposed
      ? `Nobody bids: ${amid(s, e.seat, 'are', 'is')} *harbour master* for free.`
      : `${by(s, e.seat, 'become', 'becomes')} *harbour master* for ${e.price}.`,
  sharesPledged: (e, s) => `${by(s, e.seat, 'pledge', 'pledges')} ${shares(e.shares)} for ${e.amount}.`,
  shareRedeemed: (e, s) => `${by(s, e.seat, 'redeem', 'redeems')} a share for ${e.amount}.`,
  shareBought: (e, s) => `${by(s, e.seat, 'buy', 'buys')} a share of ${cargo(e.ware)} for ${e.price}.`,
  shareDeclined: (e, s) => `${by(s, e.seat, 'buy', 'buys')} no share.`,
  boatLoaded: (e, s) => `${by(s, e.seat, 'load', 'loads')} ${cargo(e.ware)} on boat ${e.lane + 1}.`,
  boatLaunched: (e, s) => `${by(s, e.seat, 'launch', 'launches')} ${cargo(e.ware)} from ${e.start}.`,
  roundBegan: (e) => `Placement ${e.round} of ${e.rounds}`,
  accomplicePlaced: placed,
  premiumPaid: (e, s) => `${by(s, e.seat, 'receive', 'receives')} ${pesos(e.amount)} for the insurance.`,
  roundPassed: (e, s) => `${by(s, e.seat, 'place', 'places')} nobody${e.final ? ' else on this voyage' : ''}.`,
  diceRolled: (e, s) => {
    const dice = e.dice.map(({ ware, face }) => `${ware} *${face}*`);
    return `${by(s, e.seat, 'roll', 'rolls')} ${listed('en', dice)}.`;
  },
  boatSailed: (e) => `${Cargo(e.ware)} sails from ${e.from} ${e.to > 13 ? 'past 13' : `to ${e.to}`}.`,
  boatBerthed: berthed,
  boatBoarded: (e, s) =>
    `${by(s, e.seat, 'board', 'boards')} ${boat(e.ware)} and ${s.isYou(e.seat) ? 'join' : 'joins'} the crew.`,
  accompliceEvicted: (e, s) =>
    `${by(s, e.seat, 'take', 'takes')} the seat of ${s.isYou(e.victim) ? '*your* accomplice' : `*${s.name(e.victim)}*’s accomplice`} on ${boat(e.ware)}.`,
  pirateStayed: (e, s) => `${by(s, e.seat, 'stay', 'stays')} with the pirates.`,
  captainSucceeded: (e, s) => `${by(s, e.seat, 'are', 'is')} now *pirate captain*.`,
  boatSteered: (e, s) =>
    `${by(s, e.seat, 'pilot', 'pilots')} ${cargo(e.ware)} from ${e.from} ${e.to > 13 ? 'past 13' : `to ${e.to}`}.`,
  pilotWaived: (e, s) => `${by(s, e.seat, 'move', 'moves')} no boat as *${e.pilot} pilot*.`,
  boatPlundered: (e, s) =>
    e.crew.length === 0
      ? `${Cargo(e.ware)} is plundered!`
      : `${Cargo(e.ware)} is plundered! Left with nothing: ${listed(
          'en',
          [...new Set(e.crew)].map((seat) => whom(s, seat)),
        )}.`,
  moneyPaid: paid,
  insurerBroke: (e, s) =>
    `${by(s, e.seat, 'pay', 'pays')} ${e.paid} of the ${e.owed} owed as insurer; the bank covers the rest.`,
  valueRose: (e) => `${Cargo(e.ware)} rises from ${e.from} to *${e.to}*.`,
  voyageEnded: (e) => `Voyage ${e.voyage} is over.`,
  sharesRevealed: (e, s) => {
    const hands = e.hands.map(
      (hand, seat) =>
        `${s.isYou(seat) ? '*You*' : whom(s, seat)}: ${hand.map((ware) => wares[ware]).join(', ') || '–'}`,
    );
    return `All shares are revealed. ${hands.join('; ')}.`;
  },
  gameEnded: (e, s) => victory(s, e.outcome.winners),
} satisfies LogLines;
