import type { Company, ShipmentId } from '../../../games/borneo/index.ts';
import type { BorneoWord } from '../../games/borneo/canvas.ts';
import type { LogLines, MoveLabels, PromptLines, RefusalLines } from '../../games/borneo/speech.ts';
import { listed, plural } from '../../plural.ts';
import { notTheTurn, turn, whom } from '../who.ts';
import { log } from './log.ts';
import { cards, flagged, flags, goods, harbour, missions, ordinal, points, rankIn, spices } from './names.ts';
import { page } from './page.ts';
import { rules } from './rules.ts';

const moves: MoveLabels = {
  placeMerchant: (p) => `Place a merchant: ${rankIn(p.rank, p.company)}`,
  pass: (p) =>
    p.phase === 'company'
      ? 'Leave the companies as they are'
      : p.phase === 'mission'
        ? 'No mission now'
        : 'No last mission',
  mission: (p) => `${p.pirates ? 'With the pirates: ' : ''}*${missions[p.kind]}* for ${points(p.points)}`,
  pirateCard: (p) => `Trade *${goods(p.card)}*`,
  pirateSpice: (p) => `Let it count as *${spices[p.spice].toLowerCase()}*`,
  pay: (p) => `Pay *${goods(p.card)}*`,
  transfer: (p) => `Transfer him: ${rankIn(p.rank, p.to)}`,
  attack: (p) => `Attack ${p.victim}, ${rankIn(p.rank, p.company)}`,
  attackCard: (p) => `Attack with *${goods(p.card)}*`,
  defendCard: (p) => `Defend with *${goods(p.card)}*`,
  done: (p) => (p.defending ? (p.laid === 0 ? 'Do not defend' : 'Defend with these') : 'Attack with these'),
  swap: (p) => `Take the attacker’s place: ${rankIn(p.rank, p.company)}`,
  leave: (p) => `Leave: ${rankIn(p.rank, p.to)}`,
  reward: (p) => `Keep *${goods(p.card)}*`,
  none: () => 'Keep nothing',
  ship: (p) => `Play to *${harbour(p.harbour)}*`,
  pick: (p) => `Take *${goods(p.card)}*`,
  discard: (p) => `Discard *${goods(p.card)}*`,
};

/** What is chosen first of two. */
const holds = {
  card: (p: { card: ShipmentId }) => `*${goods(p.card)}*`,
  cardNext: (p: { card: ShipmentId }) => `To which harbour with *${goods(p.card)}*?`,
  merchant: (p: { company: Company; rank: number }) => `Merchant ${rankIn(p.rank, p.company)}`,
  merchantNote: (p: { attacks: number; transfers: number }) =>
    p.attacks > 0 ? `may attack ${p.attacks} above him, or leave` : 'may leave for another company',
  merchantNext: (p: { company: Company; rank: number }) =>
    `Your ${rankIn(p.rank, p.company)}: attack whom, or go where?`,
};

const notes = {
  card: (p: { card: ShipmentId }) => flagged(p.card),
  /** nothing happens yet */
  progress: (p: { company: Company; flags: number; monopoly: number; cards: number; limit: number }) =>
    `${p.company} ${p.flags} of ${p.monopoly} · ${p.cards} of ${p.limit} cards`,
  monopoly: (p: { harbour: string; company: Company }) => `${p.harbour} would reach a ${p.company} monopoly`,
  shared: (p: { harbour: string; companies: readonly Company[] }) =>
    `${p.harbour} would be full and shared: ${p.companies.join(', ')}`,
  rank: (p: { company: Company; ranks: readonly number[] }) =>
    p.ranks.length === 0
      ? `you have nobody in ${p.company}`
      : `you are ${listed('en', p.ranks.map(ordinal))} in ${p.company}`,
  picks: (p: { picks: readonly number[]; of: number }) => {
    if (p.picks.length === 0) return 'you take nothing';
    if (p.picks.length === p.of) return 'you take everything';
    return p.picks.length === 1 && p.picks[0] === 1
      ? 'you pick first'
      : `you pick ${listed('en', p.picks.map(ordinal))}`;
  },
  harbourYours: 'the harbour card is yours',
  harbourTheirs: (p: { name: string }) => `the harbour card goes to ${p.name}`,
  harbourLost: 'the harbour card leaves the game',
  wasted: 'nobody is there: the cargo is discarded',
  ends: 'the game ends',
  transfer: (p: { from: Company; rank: number }) => `gives up the ${ordinal(p.rank)} place in ${p.from}`,
  attack: (p: { bonus: number; flags: number; company: Company }) =>
    `he has a bonus of ${p.bonus}; you could lay ${flags(p.flags, p.company)}`,
  laid: (p: { flags: number; total: number }) => `+${p.flags}, ${p.total} in all`,
  defended: (p: { flags: number; total: number; attack: number }) =>
    `+${p.flags}: ${p.total} against ${p.attack}${p.total > p.attack ? ', enough' : ''}`,
  stands: (p: { total: number; attack: number }) =>
    p.total > p.attack ? `${p.total} against ${p.attack}: you hold` : `${p.total} against ${p.attack}: you are beaten`,
  strikes: (p: { total: number; bonus: number }) => `${p.total} against a bonus of ${p.bonus}`,
  ship: 'you take the pirate ship: −2 if you still have it at the end',
  two: 'counts as two',
  crate: 'counts as any spice',
};

const prompts = {
  placing: (p, s) => turn(s, p.seat, 'place a merchant in a company', 'is placing a merchant'),
  mission: (p, s) => turn(s, p.seat, 'complete a mission?', 'may complete a mission'),
  payment: (p, s) => {
    const { card, spice, pirates, kind } = p.payment;
    const ask =
      pirates && card === null
        ? 'which card do the pirates take?'
        : pirates && spice === null
          ? 'as what does it count?'
          : `pay for ${missions[kind]}`;
    return turn(s, p.seat, ask, `is paying for ${missions[kind]}`);
  },
  company: (p, s) => turn(s, p.seat, 'transfer a merchant, attack, or pass', 'may change the companies'),
  attackCard: (p, s) =>
    turn(
      s,
      p.seat,
      `lay cards with ${p.combat.company} flags`,
      `attacks ${whom(s, p.combat.defender)} in ${p.combat.company}`,
    ),
  defendCard: (p, s) =>
    s.isYou(p.seat)
      ? `*Defend!* ${s.name(p.combat.attacker)} attacks you in ${p.combat.company}`
      : `*${s.name(p.seat)}* may defend against ${whom(s, p.combat.attacker)} in ${p.combat.company}`,
  displaced: (p, s) =>
    s.isYou(p.seat) ? '*Beaten* – where does your merchant go?' : `*${s.name(p.seat)}* moves the beaten merchant`,
  defenceReward: (p, s) =>
    s.isYou(p.seat) ? '*Repelled!* – keep one of your cards?' : `*${s.name(p.seat)}* may keep a card as reward`,
  ship: (p, s) => turn(s, p.seat, 'play a shipment to a harbour', 'plays a shipment'),
  pick: (p, s) => {
    const [first] = p.distribution.pickers;
    const as = first ? `, as ${rankIn(first.rank, first.company)}` : '';
    return s.isYou(p.seat) ? `*Your pick*${as}` : `*${s.name(p.seat)}* takes a shipment${as}`;
  },
  discard: (p, s) => turn(s, p.seat, 'discard a card: six are the limit', 'discards a card'),
  finalMission: (p, s) => turn(s, p.seat, 'complete a last mission?', 'may complete a last mission'),
  over: () => '*The game is over*',
} satisfies PromptLines;

/** what is asked instead */
const asked: Record<string, string> = {
  placing: 'First the merchants are placed.',
  placeMerchant: 'First the merchants are placed.',
  mission: 'Now a mission may be completed.',
  payment: 'First the mission is paid.',
  pay: 'First the mission is paid.',
  pirateCard: 'First the card for the pirates is chosen.',
  pirateSpice: 'First choose what the card counts as.',
  company: 'Now the companies may be changed.',
  attackCard: 'First the attacker lays down cards.',
  defendCard: 'First the defender answers.',
  displaced: 'First the beaten merchant moves.',
  defenceReward: 'First the defender chooses a reward.',
  ship: 'Now a shipment is played to a harbour.',
  pick: 'First the cargo is distributed.',
  discard: 'First a card is discarded.',
  finalMission: 'Now last missions may be completed.',
};

const refusals: RefusalLines = {
  badOptions: () => 'These options do not go together.',
  badMove: () => 'That is no move of this game.',
  badSeats: (p) => `Borneo is for ${p.min} to ${p.max} players.`,
  notYourTurn: (p, s) => notTheTurn(s, p.turn),
  gameOver: () => 'The game is over.',
  notNow: (p) => asked[String(p.asked)] ?? 'That cannot be done now.',
  companyFull: () => 'That company is full.',
  ownNeighbour: () => 'Two of your merchants may not stand side by side at the beginning.',
  noSuchMission: () => 'There is no such mission left.',
  cannotPay: () => 'Your warehouse does not hold what this mission needs.',
  holdsTheShip: () => 'Whoever holds the pirate ship cannot trade with the pirates.',
  noPirates: () => 'There is no trade with pirates now.',
  notInWarehouse: () => 'That card is not in your warehouse.',
  notPartOfPayment: () => 'With that card the payment would not come out.',
  sameSpice: () => 'The pirates trade it for another spice only.',
  noSuchMerchant: () => 'There is no merchant of that rank.',
  notYourMerchant: () => 'That merchant is not yours.',
  sameCompany: () => 'He is in that company already.',
  ownTarget: () => 'You cannot attack your own merchant.',
  lowerTarget: () => 'Only merchants of a higher rank can be attacked.',
  tooFewCards: () => 'One card must stay in the hand.',
  notInHand: () => 'You do not have that card in your hand.',
  noFlag: () => 'That card shows no flag of this company.',
  mustAttack: () => 'Lay down at least one card.',
  noSuchPlace: () => 'There is no harbour at that place.',
  notInColumn: () => 'That shipment does not lie there.',
  notYourDefence: () => 'You may keep only a card that you have played yourself.',
};

/** A word over one's own buttons. */
const hints = {
  placing: 'The rank decides who picks first. Your cards and the open harbours tell which flags will count.',
  mission: 'Spices of the warehouse pay for missions; what is not spent counts 1 point a card at the end.',
  payment: 'Choose the cards that you give. A 2 counts twice, change is not given.',
  company: 'Choose one of your merchants: he may leave for another company, or attack somebody above him.',
  attackCard: 'Every flag of the company counts, in both rows. A tie is yours. One card stays in your hand.',
  /** `lacking`: flags that the whole defence needs besides the bonus */
  defendCard: (p: { most: number; lacking: number }) =>
    `Your cards must show *${p.lacking}* flags in all to hold: ${cards(p.most)} more at most.`,
  displaced: 'Either you change places with the attacker, or your merchant goes to the end of a company that glows.',
  defenceReward: 'The card goes to your warehouse, the others to the discard pile.',
  ship: 'Choose a card, then a harbour. Top rows stay visible; the flag below is covered by the next card.',
  pick: 'The card goes to your warehouse.',
  discard: 'It goes to the discard pile, face up.',
  finalMission: 'The last chance to turn spices into points.',
};

const canvas: Record<BorneoWord, string> = {
  ...spices,
  ...missions,
  companies: 'Trading companies',
  missions: 'Missions',
  warehouse: 'Warehouse',
  hand: 'Hand',
  drawPile: 'Draw pile',
  discard: 'Discard',
  cove: 'Pirate cove',
  red: 'Red',
  yellow: 'Yellow',
  green: 'Green',
  blue: 'Blue',
  phaseMission: 'Mission',
  phaseCompany: 'Companies',
  phaseShip: 'Shipment',
  phaseDraw: 'Draw 2',
  monopoly: 'Monopoly!',
  shared: 'Shared!',
  cards: 'cards',
  points: 'points',
  left: 'left',
  rank: 'rank',
  owed: 'Still owed',
  attack: 'Attack',
  defence: 'Defence',
  bonus: 'Bonus',
  victorious: 'Attack won!',
  repelled: 'Repelled!',
  missionDone: 'Mission!',
  lastMissions: 'Last missions',
  reshuffled: 'Reshuffled',
  passed: 'passes',
  gameOver: 'Game over',
  victory: 'Victory',
  you: 'You',
};

/** The combat before one's eyes when one must answer. */
const affair = {
  attacked: (p: { company: Company; rank: number; name: string }) =>
    `${p.name} attacks your merchant, ${rankIn(p.rank, p.company)}`,
  beaten: (p: { company: Company }) => `Your merchant is beaten in ${p.company}`,
  repelled: (p: { company: Company }) => `The attack in ${p.company} is repelled`,
  attack: (p: { name: string }) => `${p.name} attacks`,
  defence: 'Your defence',
  bonus: (p: { n: number }) => (p.n === 1 ? '1 for the merchant between' : `${p.n} for the merchants between`),
  flags: (p: { n: number; company: Company }) => flags(p.n, p.company),
  nothing: 'no card',
  total: (p: { n: number }) => `${p.n} in all`,
  fold: 'Look at the table',
  unfold: 'Back to the question',
};

export const borneo = {
  ...page,
  log: log as LogLines,
  moves,
  holds,
  notes,
  prompts: prompts as PromptLines,
  refusals,
  hints,
  affair,
  /** a harbour is tapped before a card */
  cardFirst: 'Choose a card of your hand first.',
  counter: (p: { turn: number; harbours: number }) =>
    p.turn === 0 ? 'Placing merchants' : `Turn ${p.turn} · harbours left ${p.harbours}`,
  letters: [{ key: 'P', label: 'Pass, lay no more cards, keep nothing' }],
  canvas,
  /** behind a number that the canvas shows */
  amounts: {
    cards: (n: number): string => plural('en', n, { one: 'card', other: 'cards' }),
    points: (n: number): string => plural('en', n, { one: 'point', other: 'points' }),
    left: (_n: number): string => 'left',
    rank: (n: number): string => ordinal(n),
  },
  goods,
  flagged,
  rules,
};

export type BorneoDict = typeof borneo;
