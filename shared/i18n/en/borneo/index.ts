import type { Company, ShipmentId } from '../../../games/borneo/index.ts';
import type { BorneoWord } from '../../games/borneo/canvas.ts';
import type { LogLines, MoveLabels, PromptLines, RefusalLines } from '../../games/borneo/speech.ts';
import { listed, plural } from '../../plural.ts';
import { notTheTurn, turn, verdict, whom } from '../who.ts';
import { choices } from './choices.ts';
import { log } from './log.ts';
import { cards, flagged, flags, goods, harbour, missions, ordinal, points, rankIn, spices } from './names.ts';
import { page } from './page.ts';
import { rules } from './rules.ts';
import { story } from './story.ts';

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
  pirateSpice: (p) => `Count it as *${spices[p.spice].toLowerCase()}*`,
  pay: (p) => `Pay *${goods(p.card)}*`,
  transfer: (p) => `Transfer: ${rankIn(p.rank, p.to)}`,
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
  cardNext: (p: { card: ShipmentId }) => `Which harbour for *${goods(p.card)}*?`,
  merchant: (p: { company: Company; rank: number }) => `Merchant ${rankIn(p.rank, p.company)}`,
  merchantNote: (p: { attacks: number; transfers: number }) =>
    p.attacks > 0 ? `can attack ${p.attacks} above, or leave` : 'can move to another company',
  merchantNext: (p: { company: Company; rank: number }) => `Your ${rankIn(p.rank, p.company)}: attack or move where?`,
};

const notes = {
  card: (p: { card: ShipmentId }) => flagged(p.card),
  /** nothing happens yet */
  progress: (p: { company: Company; flags: number; monopoly: number; cards: number; limit: number }) =>
    `${p.company} ${p.flags} of ${p.monopoly} · ${p.cards} of ${p.limit} cards`,
  monopoly: (p: { harbour: string; company: Company }) => `${p.company} monopoly in ${p.harbour}`,
  shared: (p: { harbour: string; companies: readonly Company[] }) =>
    `fills ${p.harbour}, shared: ${p.companies.join(', ')}`,
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
  harbourLost: 'the harbour card is removed from the game',
  wasted: 'no merchants there: the cargo is discarded',
  ends: 'the game ends',
  transfer: (p: { from: Company; rank: number }) => `gives up the ${ordinal(p.rank)} place in ${p.from}`,
  attack: (p: { bonus: number; flags: number; company: Company }) =>
    `bonus of ${p.bonus}; you could play ${flags(p.flags, p.company)}`,
  laid: (p: { flags: number; total: number }) => `+${p.flags}, ${p.total} in total`,
  defended: (p: { flags: number; total: number; attack: number }) =>
    `+${p.flags}: ${p.total} against ${p.attack}${p.total > p.attack ? ', enough' : ''}`,
  stands: (p: { total: number; attack: number }) =>
    p.total > p.attack ? `${p.total} against ${p.attack}: you win` : `${p.total} against ${p.attack}: you lose`,
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
          ? 'what should it count as?'
          : `pay for ${missions[kind]}`;
    return turn(s, p.seat, ask, `is paying for ${missions[kind]}`);
  },
  company: (p, s) => turn(s, p.seat, 'transfer a merchant, attack, or pass', 'may change the companies'),
  attackCard: (p, s) =>
    turn(
      s,
      p.seat,
      `play cards with ${p.combat.company} flags`,
      `attacks ${whom(s, p.combat.defender)} in ${p.combat.company}`,
    ),
  defendCard: (p, s) =>
    s.isYou(p.seat)
      ? `*Defend!* ${s.name(p.combat.attacker)} attacks you in ${p.combat.company}`
      : `*${s.name(p.seat)}* may defend against ${whom(s, p.combat.attacker)} in ${p.combat.company}`,
  displaced: (p, s) =>
    s.isYou(p.seat) ? '*Defeated* – where does your merchant go?' : `*${s.name(p.seat)}* moves the defeated merchant`,
  defenceReward: (p, s) =>
    s.isYou(p.seat) ? '*Repelled!* – keep one of your cards?' : `*${s.name(p.seat)}* may keep a card as reward`,
  ship: (p, s) => turn(s, p.seat, 'play a shipment to a harbour', 'plays a shipment'),
  pick: (p, s) => {
    const [first] = p.distribution.pickers;
    const as = first ? `, as ${rankIn(first.rank, first.company)}` : '';
    return s.isYou(p.seat) ? `*Your pick*${as}` : `*${s.name(p.seat)}* takes a shipment${as}`;
  },
  discard: (p, s) => turn(s, p.seat, 'discard a card: the limit is six', 'discards a card'),
  finalMission: (p, s) => turn(s, p.seat, 'complete a last mission?', 'may complete a last mission'),
  over: () => '*The game is over*',
} satisfies PromptLines;

/** what is asked instead */
const asked: Record<string, string> = {
  placing: 'First the merchants must be placed.',
  placeMerchant: 'First the merchants must be placed.',
  mission: 'This is the time to complete a mission.',
  payment: 'First the mission must be paid.',
  pay: 'First the mission must be paid.',
  pirateCard: 'First choose the card for the pirates.',
  pirateSpice: 'First choose what the card counts as.',
  company: 'This is the time to transfer a merchant or attack.',
  attackCard: 'First the attacker plays cards.',
  defendCard: 'First the defender must respond.',
  displaced: 'First the defeated merchant must move.',
  defenceReward: 'First the defender may take a reward.',
  ship: 'Now a shipment must be played to a harbour.',
  pick: 'First the cargo must be distributed.',
  discard: 'First a card must be discarded.',
  finalMission: 'This is the time for last missions.',
};

const refusals: RefusalLines = {
  ...choices.refused,
  badMove: () => 'That move does not exist in this game.',
  badSeats: (p) => `Borneo is for ${p.min} to ${p.max} players.`,
  notYourTurn: (p, s) => notTheTurn(s, p.turn),
  gameOver: () => 'The game is over.',
  notNow: (p) => asked[String(p.asked)] ?? 'You cannot do that now.',
  companyFull: () => 'That company is full.',
  ownNeighbour: () => 'During setup, two of your merchants may not stand next to each other.',
  noSuchMission: () => 'There are no missions of that kind left.',
  cannotPay: () => 'You do not have the spices for this mission.',
  holdsTheShip: () => 'You cannot trade with the pirates while you have the pirate ship.',
  noPirates: () => 'You cannot trade with the pirates now.',
  notInWarehouse: () => 'That card is not in your warehouse.',
  notPartOfPayment: () => 'That card does not fit this payment.',
  sameSpice: () => 'The pirates only trade it for a different spice.',
  noSuchMerchant: () => 'There is no merchant at that rank.',
  notYourMerchant: () => 'That merchant is not yours.',
  sameCompany: () => 'That merchant is already in this company.',
  ownTarget: () => 'You cannot attack your own merchant.',
  lowerTarget: () => 'You can only attack merchants of a higher rank.',
  tooFewCards: () => 'You must keep one card in your hand.',
  notInHand: () => 'You do not have that card in your hand.',
  noFlag: () => 'That card has no flag of this company.',
  mustAttack: () => 'Play at least one card.',
  noSuchPlace: () => 'There is no harbour there.',
  notInColumn: () => 'That shipment is not there.',
  notYourDefence: () => 'You can only keep a card you played yourself.',
};

/** A word over one's own buttons. */
const hints = {
  placing: 'Rank decides who picks first. Your cards and the open harbours show which flags will matter.',
  mission: 'Pay for missions with spices from your warehouse; at the end, every unspent card is worth 1 point.',
  payment: 'Choose the cards to pay with. A 2 counts as two; you get no change.',
  company: 'Choose one of your merchants: move them to another company, or attack someone of a higher rank.',
  attackCard: 'All flags of the company count, in both rows. You win ties. You must keep one card.',
  /** `lacking`: flags that the whole defence needs besides the bonus */
  defendCard: (p: { most: number; lacking: number }) =>
    `You need *${p.lacking}* flags in total to repel the attack, with at most ${cards(p.most)} more.`,
  displaced: 'Swap places with the attacker, or move your merchant to the end of a highlighted company.',
  defenceReward: 'The card goes to your warehouse, the others to the discard pile.',
  ship: 'Choose a card, then a harbour. Top rows stay visible; the next card covers the flag below.',
  pick: 'The card goes to your warehouse.',
  discard: 'It goes to the discard pile, face up.',
  finalMission: 'Your last chance to turn spices into points.',
};

const canvas: Record<BorneoWord, string> = {
  ...spices,
  ...missions,
  companies: 'Trading companies',
  missions: 'Missions',
  hand: 'Hand',
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
  left: 'left',
  rank: 'rank',
  owed: 'Still to pay',
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
};

/** The combat before one's eyes when one must answer. */
const affair = {
  attacked: (p: { company: Company; rank: number; name: string }) =>
    `${p.name} attacks your merchant, ${rankIn(p.rank, p.company)}`,
  beaten: (p: { company: Company }) => `Your merchant has lost in ${p.company}`,
  repelled: (p: { company: Company }) => `You repelled the attack in ${p.company}`,
  attack: (p: { name: string }) => `${p.name} attacks`,
  defence: 'Your defence',
  bonus: (p: { n: number }) => (p.n === 1 ? '1 for the merchant in between' : `${p.n} for the merchants in between`),
  flags: (p: { n: number; company: Company }) => flags(p.n, p.company),
  nothing: 'no cards',
  total: (p: { n: number }) => `${p.n} in total`,
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
  cardFirst: 'Choose a card from your hand first.',
  counter: (p: { turn: number; harbours: number }) =>
    p.turn === 0 ? 'Placing merchants' : `Turn ${p.turn} · harbours left ${p.harbours}`,
  letters: [{ key: 'P', label: 'Pass, play no more cards, keep nothing' }],
  canvas,
  /** behind a number that the canvas shows */
  amounts: {
    cards: (n: number): string => plural('en', n, { one: 'card', other: 'cards' }),
    left: (_n: number): string => 'left',
    rank: (n: number): string => ordinal(n),
  },
  goods,
  flagged,
  rules,
  story,
  verdict,
};

export type BorneoDict = typeof borneo;
