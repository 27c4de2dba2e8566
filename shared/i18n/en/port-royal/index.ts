import type { EndReason, Face, PersonFace, ShipFace } from '../../../games/port-royal/index.ts';
import type { Fee, FeeNote, LogLines, MoveLabels, PromptLines, RefusalLines } from '../../games/port-royal/speech.ts';
import { counted, listed, plural } from '../../plural.ts';
import { amid, by, notTheTurn, turn, verdict, victory, whom } from '../who.ts';
import { adventurerTexts, cargoes, eventTexts } from './adventure.ts';
import {
  a,
  abilities,
  cards,
  coins,
  faceName,
  faceShort,
  faceText,
  needs,
  noun,
  roles,
  shade,
  ships,
  swords,
  the,
  theShip,
} from './cards.ts';
import { choices } from './choices.ts';
import { contracts } from './contracts.ts';
import { expansions, teamEnd } from './expansions.ts';
import { missions } from './missions.ts';
import * as questing from './quest.ts';
import { rules } from './rules.ts';
import { story } from './story.ts';
import * as table from './table.ts';

const log = {
  turnBegan: (e) => `Round ${e.round}`,
  deckReshuffled: (e) => `The discard pile is shuffled into a new deck of ${cards(e.cards)}.`,
  cardDrawn: (e, s) => {
    const face = s.face(e.face);
    const tail = face.kind === 'ship' ? ` (+${face.coins})` : '';
    return `${by(s, e.seat, 'draw', 'draws')} ${a(face)}${tail}.`;
  },
  cardMoored: () => '',
  expeditionOpened: () => '',
  shipRepelled: (e, s) => `${by(s, e.seat, 'repel', 'repels')} ${the(s.face(e.face))}.`,
  taxLevied: (e, s) => faceText(s.face(e.face)),
  taxPaid: (e, s) => `${by(s, e.seat, 'lose', 'loses')} ${coins(e.amount)} in taxes.`,
  busted: (e, s) => {
    const face = s.face(e.face);
    return `A second ${noun(face)}: ${amid(s, e.seat, 'bust', 'busts')}!`;
  },
  harbourCleared: () => '',
  drawsEnded: (e, s) => `There are no cards left to draw, so ${amid(s, e.seat, 'trade', 'trades')} now.`,
  stopped: (e, s) => `${by(s, e.seat, 'stop', 'stops')} and ${s.isYou(e.seat) ? 'trade' : 'trades'}.`,
  windowOpened: (e, s) => (e.takes > 1 ? `${by(s, e.seat, 'may', 'may')} take ${cards(e.takes)}.` : ''),
  shipTraded: (e, s) => `${by(s, e.seat, 'trade', 'trades')} ${the(s.face(e.face))}: +${e.income}.`,
  personHired: (e, s) => `${by(s, e.seat, 'hire', 'hires')} ${the(s.face(e.face))} for ${e.cost}.`,
  feePaid: (e, s) => `${by(s, e.from, 'pay', 'pays')} ${whom(s, e.to)} ${coins(e.amount)} as a harbour fee.`,
  coinsGained: (e, s) => {
    const gained = `${by(s, e.seat, 'gain', 'gains')} ${coins(e.amount)}`;
    switch (e.reason) {
      case 'jester':
        return `${gained} from the *Jester*.`;
      case 'admiral':
        return `${gained} from the *Admiral*.`;
      case 'taxBonus':
        return `${gained} from the tax card.`;
      case 'expedition':
        return `${gained} from the expedition.`;
      case 'viceAdmiral':
        return `${gained} from the *Vice-admiral*.`;
      case 'gunner':
        return `${gained} from the *Gunner*.`;
      case 'adventurer':
        return `${gained} from their adventurer.`.replace('their', s.isYou(e.seat) ? 'your' : 'their');
      case 'openHarbour':
        return `${gained} from the open harbour.`;
      case 'retry':
        return `${gained} for another attempt.`;
      default:
        return '';
    }
  },
  gainLost: (e, s) => `There are no cards left to pay ${whom(s, e.seat)} ${coins(e.amount)}.`,
  passed: (e, s) => `${by(s, e.seat, 'pass', 'passes')}.`,
  expeditionCompleted: (e, s) => {
    const crew = listed(
      'en',
      e.persons.map((id) => noun(s.face(id))),
    );
    return `${by(s, e.seat, 'send', 'sends')} ${crew} on an *expedition*: ${e.influence} influence.`;
  },
  endTriggered: (e, s) => `${by(s, e.seat, 'have', 'has')} reached the goal: this is the final round.`,
  gameEnded: (e, s) => (e.outcome.team ? teamEnd(e.outcome.team.won) : victory(s, e.outcome.winners)),
  ...expansions.log,
  ...questing.quest.log,
} satisfies LogLines;

const fee = (sign: string, f: Fee | null): string => (f ? ` ${sign} ${f.amount} fee` : '');
const feeTo: FeeNote = (p) => `to ${p.to}`;

const moves: MoveLabels = {
  draw: (p) => (p.first ? 'Draw the first card' : 'Draw a card'),
  stop: (p) => `Stop and trade: take ${p.takes}`,
  keep: (p) => (p.bust ? 'Keep it: bust!' : `Keep ${theShip(p.ship)}`),
  repel: (p) => `Repel ${theShip(p.ship)}`,
  complete: (p) => `Expedition: ${p.expedition.influence} influence, +${p.expedition.coins}`,
  pay: (p) =>
    `Send ${listed(
      'en',
      p.persons.map((one) => the(one)),
    )}`,
  trade: (p) => `Trade ${theShip(p.ship)}: +${p.income}${fee('−', p.fee)}`,
  hire: (p) => `Hire ${the(p.person)} for ${p.cost}${fee('+', p.fee)}`,
  pass: (p) => (p.taken ? 'Take no more' : 'Pass'),
  done: () => 'End turn',
  ...expansions.moves,
  ...questing.quest.moves,
};

/** of somebody who chooses: so many cards, or nothing but what can be completed */
const takesAsked = (takes: number): string =>
  takes === 0 ? 'complete something or end your turn' : takes === 1 ? 'take a card' : `take ${cards(takes)}`;

const prompts = {
  discover: (p, s) => turn(s, p.seat, p.drawn === 0 ? 'draw a card' : 'draw or stop', 'is drawing'),
  ship: (p, s) => turn(s, p.seat, `keep or repel the ${faceName(s.face(p.face))}`, 'may repel a ship'),
  trade: (p, s) => turn(s, p.seat, takesAsked(p.takes), 'is choosing'),
  bust: (p, s) => turn(s, p.seat, 'bust: only expeditions left', 'has busted'),
  expeditionPay: (p, s) => turn(s, p.seat, 'who goes on the expedition?', 'is choosing a crew'),
  over: () => '*The game is over*',
  ...expansions.prompts,
  ...questing.quest.prompts,
} satisfies PromptLines;

/** what is asked instead */
const asked: Record<string, string> = {
  discover: 'You take cards after you stop; for now, draw or stop.',
  ship: 'First decide what to do with the new ship.',
  trade: 'Drawing is over; now it is time to take cards.',
  bust: 'The harbour is lost; you can only complete expeditions.',
  expeditionPay: 'First choose who goes on the expedition.',
  ...expansions.asked,
  ...questing.quest.asked,
};

const refusals: RefusalLines = {
  ...choices.refused,
  badMove: () => 'That move does not exist in this game.',
  badSeats: (p) => `Port Royal is for ${p.min} to ${p.max} players.`,
  notYourTurn: (p, s) => notTheTurn(s, p.turn),
  gameOver: () => 'The game is over.',
  notNow: (p) => asked[String(p.asked)] ?? 'You cannot do that now.',
  mustDraw: () => 'You must draw at least one card.',
  noSuchCard: () => 'That card is no longer there.',
  notAShip: () => 'Only ships can be traded.',
  notAPerson: () => 'Only people can be hired.',
  noTakesLeft: () => 'You have already taken all the cards you are allowed.',
  tooFewSwords: (p, s) =>
    `You need ${swords(Number(p.need))} to repel this ${faceName(s.face(String(p.face)))}; you have ${p.have}.`,
  skull: (p, s) => `This ${faceName(s.face(String(p.face)))} shows a skull and cannot be repelled.`,
  tooFewCoins: (p, s) => `The ${faceName(s.face(String(p.face)))} costs ${coins(Number(p.cost))}; you have ${p.coins}.`,
  feeTooHigh: (p, s) =>
    p.cost === undefined
      ? 'You could not pay the harbour fee.'
      : `The ${faceName(s.face(String(p.face)))} costs ${coins(Number(p.cost))} plus a harbour fee of ${p.fee}; you have ${p.coins}.`,
  onlyActiveCompletes: () => 'You can only complete expeditions on your own turn.',
  personsMissing: (p, s) => {
    const face = s.face(String(p.face));
    return face.kind === 'expedition' ? `This expedition needs ${needs(face)}.` : 'You do not have the right people.';
  },
  notAPayment: () => 'That crew does not match this expedition.',
  ...expansions.refusals,
  ...questing.quest.refusals,
};

const reasons: Record<EndReason, string> = {
  influence: 'The goal was reached and the round was completed.',
  stall: 'There were no cards left to draw.',
  maxRounds: 'The maximum number of rounds was played.',
  ...expansions.reasons,
  ...questing.quest.reasons,
};

export const portRoyal = {
  faceName,
  faceText,
  faceShort,
  /** what a card is, above its text in the enlarged view */
  faceKind: (face: Face): string =>
    face.kind === 'person'
      ? 'Person'
      : face.kind === 'ship'
        ? `${shade[face.colour]} ship`
        : face.kind === 'tax'
          ? 'Event'
          : 'Expedition',
  fullName: (face: Face): string => (face.kind === 'person' && face.role === 'jack' ? roles.jack : faceName(face)),
  facts: {
    cost: 'Cost',
    influence: 'Influence',
    swords: 'Swords',
    pays: 'Pays',
    repel: 'To repel',
    never: 'never',
    coins: 'Coins',
  },
  log: log as LogLines,
  moves,
  feeTo,
  prompts: prompts as PromptLines,
  refusals,
  letters: [
    { key: 'D', label: 'Draw a card' },
    { key: 'S', label: 'Stop and trade' },
    { key: 'K', label: 'Keep the ship' },
    { key: 'R', label: 'Repel the ship' },
    { key: 'P', label: 'Pass, end your turn' },
    { key: 'T', label: 'Repel the ship and store it' },
    { key: 'G', label: 'Let a gambler play' },
    { key: 'V', label: 'Move a time card to the victory pile' },
    { key: 'W', label: 'Look at the deck with a sentinel' },
    { key: 'M', label: 'Complete a mission' },
    { key: 'B', label: 'Remove a marker for coins' },
  ],
  /** what to do, for those who have nobody yet */
  hints: {
    first: 'Reveal cards one by one. If a second ship of the same colour appears, you get nothing.',
    more: 'Keep going for as long as you dare. Or stop and take a card: ships bring coins, people cost coins.',
    take: 'Choose a card: ships bring coins; people cost coins and join your display.',
    visit: (p: { name: string; fee: number }) =>
      `You may take one card from ${p.name}’s harbour for ${coins(p.fee)}, or pass.`,
    teamWait: 'The people you hire will appear here. Together you complete every contract before time runs out.',
    wait: (p: { goal: number }) =>
      `The people you hire will appear here. The game ends once someone has ${p.goal} influence.`,
  },
  risk: (p: { percent: number }) => `${p.percent} % bust risk`,
  canvas: {
    harbour: 'The harbour',
    nextCard: 'next card',
    left: 'left',
    bustRisk: 'bust risk',
    shipsInHarbour: 'Ships in the harbour',
    new: 'New',
    expedition: 'Expedition',
    coins: 'coins',
    swords: 'swords',
    influence: 'influence',
    discard: 'Discard',
    bust: 'Bust!',
    repelled: 'Repelled!',
    tax: 'Taxes!',
    lastRound: 'Final round',
    reshuffled: 'Reshuffled',
    ...table.canvas,
    ...questing.canvas,
  },
  /** behind a number that the canvas shows */
  amounts: {
    coins: (n: number): string => plural('en', n, { one: 'coin', other: 'coins' }),
    swords: (n: number): string => plural('en', n, { one: 'sword', other: 'swords' }),
    ...table.amounts,
    ...questing.amounts,
  },
  stats: {
    coins: (n: number): string => coins(n),
    swords: (n: number): string => swords(n),
    persons: counted('en', 'person', 'people'),
    markers: counted('en', 'marker left', 'markers left'),
    influence: (n: number): string => `${n} influence`,
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
    heading: 'Contracts',
    open: 'open',
    done: (p: { names: string }): string => `completed by ${p.names}`,
    progress: (p: { name: string; step: number }): string => `${p.name}: progress space ${p.step}`,
    reward: (p: { coins: number }): string => `next: ${coins(p.coins)}`,
    seal: (p: { value: number; letter: string }): string => `seal ${p.value}${p.letter}`,
    time: (p: { time: number; victory: number }): string =>
      `Time pile: ${cards(p.time)}, one for each turn still to come. Victory pile: ${cards(p.victory)}.`,
    kept: 'Under merchants',
    stored: 'Stored ships',
    markers: 'Markers left',
  },
  inWords: {
    teamRound: (p: { round: number }) => `Round ${p.round}; you win together once every contract is completed.`,
    round: (p: { round: number; goal: number }) => `Round ${p.round}; the game ends at ${p.goal} influence.`,
    ending: 'This is the final round.',
    harbour: 'Harbour',
    harbourEmpty: 'The harbour is empty.',
    expeditions: 'Open expeditions',
    expeditionsNone: 'There are no open expeditions.',
    deck: (p: { n: number }) => `${cards(p.n)} in the deck.`,
    discardCount: (p: { n: number }) => `${cards(p.n)} in the discard pile.`,
    discardList: 'Discard pile, latest first',
    discardNone: 'No cards have been discarded.',
    crewNone: 'Nobody has been hired yet.',
    players: 'Players',
    player: 'Player',
    crew: 'Crew',
    done: 'Completed expeditions',
    ship: (face: ShipFace): string =>
      `${shade[face.colour]} ${ships[face.colour]}${face.cargo === null ? '' : ` with ${cargoes[face.cargo]}`}, pays ${coins(face.coins)}, ${face.swords === null ? 'cannot be repelled' : `repelled by ${swords(face.swords)}`}`,
    person: (face: PersonFace): string =>
      `${face.colour ? `${shade[face.colour]} ` : ''}${roles[face.role]}, costs ${coins(face.cost)}, ${face.influence} influence. ${abilities[face.role](face)}`,
    risk: (p: { percent: number }) => `Chance that the next card is a bust: ${p.percent} %.`,
  },
  score: {
    persons: 'People',
    expeditions: 'Expeditions',
    influence: 'Influence',
    coins: 'Coins',
    tie: 'Tied on influence; coins decide.',
    tieMarkers: 'Tied on influence; the fewest markers left on the adventurer decide.',
    noTrophy: 'Without the trophy nobody can win, whatever their influence.',
    chapter: (p: {
      missions: number;
      missionsOf: number;
      markers: number;
      markersOf: number;
      influence: number;
      influenceOf: number;
    }): string =>
      `Missions ${p.missions}/${p.missionsOf}, markers ${p.markers}/${p.markersOf}, influence ${p.influence}/${p.influenceOf}.`,
    reasons,
    /** of a team that won, the least first */
    ranks: ['Freshwater sailor', 'Deckhand', 'Pirate', 'Captain', 'Lord of the Seven Seas'] as readonly string[],
    kept: 'Ships kept',
    contracts: 'Contracts',
    points: (n: number): string => `${cards(n)} in the victory pile.`,
  },
  rules,
  story,
  verdict,
};

export type PortRoyalDict = typeof portRoyal;

/** Words that the canvas shows. */
export type PortRoyalWord = keyof PortRoyalDict['canvas'] | keyof PortRoyalDict['amounts'];
