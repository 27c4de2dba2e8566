import type { Event, Party } from '../../../games/manila/index.ts';
import { type LogLines, nameOf, type SpaceNames } from '../../games/manila/speech.ts';
import { listed } from '../../plural.ts';
import type { Speech } from '../../speech.ts';
import { by, victory, wem } from '../who.ts';
import { boat, cargo, inBerth, pesos, pilotDen, pilots, shares, toBerth, wares } from './names.ts';

const vonWem = (s: Speech, party: Party): string => (party === 'bank' ? 'der Hafenkasse' : wem(s, party));
const wer = (s: Speech, seat: number): string => (s.isYou(seat) ? '*du*' : `*${s.name(seat)}*`);

type Placed = Extract<Event, { type: 'accomplicePlaced' }>;

function placed(e: Placed, s: Speech): string {
  const cost = ` für ${e.paid}`;
  const waits = by(s, e.seat, 'wartest', 'wartet');
  const lines: SpaceNames = {
    seat: (ware) => `${by(s, e.seat, 'nimmst', 'nimmt')}${cost} einen Platz auf dem ${boat(ware)}.`,
    port: (letter) => `${waits}${cost} ${inBerth('port', letter)}.`,
    shipyard: (letter) => `${waits}${cost} ${inBerth('shipyard', letter)}.`,
    pirate: () =>
      e.index === 0
        ? `${by(s, e.seat, 'wirst', 'wird')}${cost} *Piratenkapitän*.`
        : `${by(s, e.seat, 'gehst', 'geht')}${cost} zu den *Piraten*.`,
    pilot: (pilot) => `${by(s, e.seat, 'heuerst', 'heuert')}${cost} den *${pilotDen[pilot]}* an.`,
    insurance: () => `${by(s, e.seat, 'übernimmst', 'übernimmt')} die *Versicherung*.`,
  };
  if (!e.stowaway) return nameOf(lines, e.space);
  return `${by(s, e.seat, 'schleichst', 'schleicht')} ${s.isYou(e.seat) ? 'dich' : 'sich'}${cost} als blinder Passagier ${nameOf(hidden, e.space)}.`;
}

const hidden: SpaceNames = {
  seat: (ware) => `auf das ${boat(ware)}`,
  port: (letter) => toBerth('port', letter),
  shipyard: (letter) => toBerth('shipyard', letter),
  pirate: () => 'zu den *Piraten*',
  pilot: (pilot) => `zum *${pilotDen[pilot]}*`,
  insurance: () => 'zur *Versicherung*',
};

function paid(e: Extract<Event, { type: 'moneyPaid' }>, s: Speech): string {
  const where = e.letter ? inBerth(e.reason === 'port' ? 'port' : 'shipyard', e.letter) : '';
  if (e.to === 'bank')
    return e.from === 'bank'
      ? ''
      : `${by(s, e.from, 'zahlst', 'zahlt')} als Versicherung ${pesos(e.amount)} für den Schaden ${where}.`;
  const earns = `${by(s, e.to, 'verdienst', 'verdient')} ${pesos(e.amount)}`;
  switch (e.reason) {
    case 'pirates':
      return `${by(s, e.to, 'erbeutest', 'erbeutet')} ${pesos(e.amount)} mit ${e.ware ? cargo(e.ware) : ''}.`;
    case 'boat':
      return `${earns} mit ${e.ware ? cargo(e.ware) : ''}.`;
    case 'port':
      return `${earns} ${where}.`;
    default:
      return `${earns} ${where}, von ${vonWem(s, e.from)}.`;
  }
}

const berthed = (e: Extract<Event, { type: 'boatBerthed' }>): string => {
  switch (e.how) {
    case 'sailed':
      return `${cargo(e.ware)} läuft ${toBerth(e.haven, e.letter)} ein.`;
    case 'towed':
      return `${cargo(e.ware)} war zu langsam und kommt ${toBerth(e.haven, e.letter)}.`;
    case 'unmolested':
      return `Kein Pirat auf der 13: ${cargo(e.ware)} läuft ${toBerth(e.haven, e.letter)} ein.`;
    case 'sent':
      return `Der Piratenkapitän schickt ${cargo(e.ware)} ${toBerth(e.haven, e.letter)}.`;
  }
};

const fahrt = (e: { readonly from: number; readonly to: number }): string =>
  `von ${e.from} ${e.to > 13 ? 'über die 13 hinaus' : `nach ${e.to}`}`;

export const log: LogLines = {
  voyageBegan: (e) => `Fahrt ${e.voyage}`,
  bidMade: (e, s) => `${by(s, e.seat, 'bietest', 'bietet')} *${e.amount}*.`,
  auctionPassed: (e, s) => `${by(s, e.seat, 'passt', 'passt')}.`,
  masterElected: (e, s) =>
    e.unopposed
      ? `Niemand bietet: ${s.isYou(e.seat) ? '*Du* bist' : `*${s.name(e.seat)}* ist`} kostenlos *Hafenmeister*.`
      : `${by(s, e.seat, 'wirst', 'wird')} *Hafenmeister* für ${e.price}.`,
  sharesPledged: (e, s) => `${by(s, e.seat, 'verpfändest', 'verpfändet')} ${shares(e.shares)} für ${e.amount}.`,
  shareRedeemed: (e, s) => `${by(s, e.seat, 'löst', 'löst')} für ${e.amount} einen Anteil aus.`,
  shareBought: (e, s) => `${by(s, e.seat, 'kaufst', 'kauft')} für ${e.price} einen Anteil an ${cargo(e.ware)}.`,
  shareDeclined: (e, s) => `${by(s, e.seat, 'kaufst', 'kauft')} keinen Anteil.`,
  boatLoaded: (e, s) => `${by(s, e.seat, 'belädst', 'belädt')} Boot ${e.lane + 1} mit ${cargo(e.ware)}.`,
  boatLaunched: (e, s) => `${by(s, e.seat, 'lässt', 'lässt')} ${cargo(e.ware)} auf ${e.start} starten.`,
  roundBegan: (e) => `Setzrunde ${e.round} von ${e.rounds}`,
  accomplicePlaced: placed,
  premiumPaid: (e, s) => `${by(s, e.seat, 'bekommst', 'bekommt')} ${pesos(e.amount)} für die Versicherung.`,
  roundPassed: (e, s) =>
    `${by(s, e.seat, 'setzt', 'setzt')} ${e.final ? 'in dieser Fahrt niemanden mehr' : 'niemanden'}.`,
  diceRolled: (e, s) => {
    const dice = e.dice.map(({ ware, face }) => `${wares[ware]} *${face}*`);
    return `${by(s, e.seat, 'würfelst', 'würfelt')} ${listed('de', dice)}.`;
  },
  boatSailed: (e) => `${cargo(e.ware)} fährt ${fahrt(e)}.`,
  boatBerthed: berthed,
  boatBoarded: (e, s) =>
    `${by(s, e.seat, 'enterst', 'entert')} das ${boat(e.ware)} und ${s.isYou(e.seat) ? 'gehörst' : 'gehört'} jetzt zur Mannschaft.`,
  accompliceEvicted: (e, s) =>
    `${by(s, e.seat, 'eroberst', 'erobert')} den Platz eines Komplizen von ${wem(s, e.victim)} auf dem ${boat(e.ware)}.`,
  pirateStayed: (e, s) => `${by(s, e.seat, 'bleibst', 'bleibt')} bei den Piraten.`,
  captainSucceeded: (e, s) => `${by(s, e.seat, 'bist', 'ist')} jetzt *Piratenkapitän*.`,
  boatSteered: (e, s) => `${by(s, e.seat, 'lotst', 'lotst')} ${cargo(e.ware)} ${fahrt(e)}.`,
  pilotWaived: (e, s) => `${by(s, e.seat, 'bewegst', 'bewegt')} als *${pilots[e.pilot]}* kein Boot.`,
  boatPlundered: (e, s) => {
    const told = `${cargo(e.ware)} wird geplündert!`;
    if (e.crew.length === 0) return told;
    const names = [...new Set(e.crew)].map((seat) => wer(s, seat));
    return `${told} Leer ausgegangen: ${listed('de', names)}.`;
  },
  moneyPaid: paid,
  insurerBroke: (e, s) =>
    `${by(s, e.seat, 'zahlst', 'zahlt')} ${e.paid} von ${e.owed} für die Versicherung; den Rest zahlt die Hafenkasse.`,
  valueRose: (e) => `${cargo(e.ware)} steigt von ${e.from} auf *${e.to}*.`,
  voyageEnded: (e) => `Fahrt ${e.voyage} ist zu Ende.`,
  sharesRevealed: (e, s) => {
    const hands = e.hands.map(
      (hand, seat) => `${s.isYou(seat) ? '*Du*' : wer(s, seat)}: ${hand.map((ware) => wares[ware]).join(', ') || '–'}`,
    );
    return `Alle Anteile werden aufgedeckt. ${hands.join('; ')}.`;
  },
  gameEnded: (e, s) => victory(s, e.outcome.winners),
};
