import type { EndReason, Letter, PaymentReason, Pilot, Space, Ware } from '../../../games/manila/index.ts';
import type { ManilaWord } from '../../games/manila/canvas.ts';
import {
  type LogLines,
  type MoveLabels,
  nameOf,
  type PromptLines,
  type RefusalLines,
  type SpaceNames,
} from '../../games/manila/speech.ts';
import { counted, listed, plural } from '../../plural.ts';
import { plain } from '../../speech.ts';
import { notTheTurn, turn, verdict } from '../who.ts';
import { choices } from './choices.ts';
import { log } from './log.ts';
import { accomplices, berth, boat, Cargo, cargo, pesos, shares, spaces, wares } from './names.ts';
import { rules } from './rules.ts';
import { story } from './story.ts';

const signed = (steps: number): string => (steps > 0 ? `+${steps}` : `−${-steps}`);

const moves: MoveLabels = {
  bid: (p) => `Bid *${p.amount}*`,
  pass: (p) => (p.asked === 'auction' ? 'Pass' : p.final ? 'Place nobody else this voyage' : 'Place nobody this round'),
  buy: (p) => `Buy ${cargo(p.ware)} for ${p.price}`,
  decline: () => 'Buy no share',
  load: (p) => `Load ${cargo(p.ware)}`,
  launch: (p) => `Start on *${p.start}*`,
  place: (p) => {
    const where = nameOf(spaces, p.space);
    if (p.stowaway) return p.cost === 0 ? `${where}: stow away` : `${where}: stow away for ${p.cost}`;
    return p.space === 'insurance' ? `${where}: +10 now` : `${where} for ${p.cost}`;
  },
  roll: (p) => (p.roll === 3 ? 'Roll for the last time' : 'Roll the dice'),
  board: (p) => `Board ${boat(p.ware)}`,
  evict: (p) => `Take ${p.victim}’s seat on ${boat(p.ware)}`,
  stay: () => 'Stay with the pirates',
  steer: (p) => `${Cargo(p.ware)} ${signed(p.steps)}`,
  waive: (p) => (p.second ? 'Move no second boat' : 'Move no boat'),
  send: (p) => `Send ${cargo(p.ware)} to the ${p.to === 'port' ? '*port*' : '*shipyard*'}`,
  borrow: (p) => `Pledge a share: +${p.amount}`,
  redeem: (p) => `Redeem a share: −${p.amount}`,
};

/** What a space brings, beside its price. */
const gains = (p: { pays: number }): SpaceNames => ({
  seat: () => `pays ${p.pays} if it arrives`,
  port: (letter) => `pays ${p.pays} ${arrivals[letter]}`,
  shipyard: (letter) => `pays ${p.pays} ${losses[letter]}`,
  pirate: () => 'plunders boats on 13 after roll 3',
  pilot: (pilot) =>
    pilot === 'small'
      ? 'moves one boat by 1 before the last roll'
      : 'moves one boat by 2, or two by 1, before the last roll',
  insurance: () => 'you pay for every boat in the shipyard',
});
const arrivals: Readonly<Record<Letter, string>> = {
  A: 'if a boat reaches port',
  B: 'if two boats reach port',
  C: 'if all three reach port',
};
const losses: Readonly<Record<Letter, string>> = {
  A: 'if a boat ends up in the shipyard',
  B: 'if two boats end up in the shipyard',
  C: 'if all three end up in the shipyard',
};

/** What a space is, in full. */
const spaceText: SpaceNames = {
  seat: (ware) => `Everyone on board shares the cargo equally if ${plain(boat(ware))} gets past 13.`,
  port: (letter) => `Pays ${arrivals[letter]}.`,
  shipyard: (letter) => `Pays ${losses[letter]}. If there is an insurer, the insurer pays.`,
  pirate: () =>
    'After roll 2, a pirate may take a free seat on a boat on 13. After roll 3, the pirates who stayed plunder every boat on 13 and share its cargo.',
  pilot: (pilot) =>
    pilot === 'small'
      ? 'Before the last roll, move one boat by 1, forwards or backwards.'
      : 'Before the last roll, move one boat by 2, or two boats by 1 each, forwards or backwards.',
  insurance: () =>
    'You get 10 right away. At the end of the voyage, the insurer pays 6, 8 and 15 for the first, second and third boat in the shipyard.',
};

const notes = {
  gain: (p: { space: Space; pays: number }) => nameOf(gains(p), p.space),
  pledges: (p: { n: number }) => `pledges ${shares(p.n)}`,
  chance: (p: { percent: number; most?: number }) =>
    p.most === undefined || p.most === p.percent ? `${p.percent} %` : `${p.percent}–${p.most} %`,
  on13: (p: { percent: number }) => `${p.percent} % on 13`,
  /** the insurer's worst case, and what to expect */
  worst: (p: { amount: number }) => `${p.amount} at worst`,
  expected: (p: { amount: number }) => `about ${p.amount} on average`,
  most: (p: { n: number }) => `at most ${p.n}`,
  value: (p: { value: number; left: number }) => `worth ${p.value}, ${p.left} left`,
  crew: (p: { pays: number }) => `you join the crew: ${p.pays} if it arrives`,
  evicted: 'that accomplice goes home',
  stay: 'you plunder boats on 13 after the last roll',
  past: 'reaches port',
  to: (p: { to: number }) => `to space ${p.to}`,
  sentToPort: (p: { letter: Letter }) => `takes port ${p.letter}, its value rises`,
  sentToYard: (p: { letter: Letter }) => `takes shipyard ${p.letter}, its value stays`,
  start: (p: { percent: number }) => `${p.percent} % to reach port`,
  borrow: 'costs 15 to redeem, or 15 at the end',
  redeem: 'saves 15 at the end',
};

const pilotName: Readonly<Record<Pilot, string>> = { small: 'small pilot', large: 'large pilot' };

const prompts = {
  auction: (p, s) => turn(s, p.seat, 'bid to become harbour master, or pass', 'is bidding'),
  share: (p, s) => turn(s, p.seat, 'buy a share?', 'may buy a share'),
  load: (p, s) => turn(s, p.seat, `choose the cargo of boat ${p.lane + 1}`, 'is loading the boats'),
  launch: (p, s) => turn(s, p.seat, `where does ${wares[p.ware].toLowerCase()} start?`, 'is launching the boats'),
  placement: (p, s) => turn(s, p.seat, 'place an accomplice', 'is placing an accomplice'),
  roll: (p, s) => turn(s, p.seat, `roll the dice, ${p.roll} of 3`, 'is about to roll'),
  boarding: (p, s) => turn(s, p.seat, 'board now, or wait to plunder?', 'may board a boat'),
  pilot: (p, s) => turn(s, p.seat, `${pilotName[p.pilot]}: move a boat`, `is the ${pilotName[p.pilot]}`),
  plunder: (p, s) => turn(s, p.seat, 'where does the plundered boat go?', 'sends the plundered boat'),
  over: () => '*The game is over*',
} satisfies PromptLines;

/** what is asked instead */
const asked: Record<string, string> = {
  auction: 'First comes the auction for harbour master.',
  share: 'First the harbour master may buy a share.',
  load: 'First the boats must be loaded.',
  launch: 'First the boats must be launched.',
  placement: 'Now players place accomplices.',
  roll: 'Now the harbour master rolls the dice.',
  boarding: 'Now the pirates decide whether to board.',
  pilot: 'Now the pilots move boats.',
  plunder: 'First the pirate captain sends off the plundered boat.',
};

const wareIn = (p: Readonly<Record<string, unknown>>): string =>
  typeof p.ware === 'string' ? plain(cargo(p.ware as Ware)) : 'that';

const refusals: RefusalLines = {
  ...choices.refused,
  badMove: () => 'That move does not exist in this game.',
  badSeats: (p) => `Manila is for ${p.min} to ${p.max} players.`,
  notYourTurn: (p, s) => notTheTurn(s, p.turn),
  gameOver: () => 'The game is over.',
  notNow: (p) => asked[String(p.asked)] ?? 'You cannot do that now.',
  bidTooLow: (p) => `The next bid is at least ${p.min}.`,
  bidTooHigh: (p) => `Even with all your shares pledged, you can raise at most ${pesos(Number(p.max))}.`,
  soldOut: (p) => `There are no ${wareIn(p)} shares left.`,
  tooPoor: (p) => `That costs ${pesos(Number(p.cost))}; you can raise ${p.funds}.`,
  alreadyLoaded: (p) => `A boat is already carrying ${wareIn(p)}.`,
  notThisBoat: () => 'Another boat comes first.',
  badStart: () => 'Boats start on 0 to 5, and the three starting spaces must add up to 9.',
  notLoaded: (p) => `No boat is carrying ${wareIn(p)} on this voyage.`,
  boatNotAtSea: () => 'That boat is no longer at sea.',
  boatFull: () => 'All seats on that boat are taken.',
  spaceTaken: () => 'That space is taken.',
  stowawaysOnBoats: () => 'Without money you can only stow away on a boat.',
  destituteMayNotInsure: () => 'You cannot be the insurer without money.',
  notOn13: () => 'Only a boat on space 13 can be boarded.',
  notFull: () => 'There is a free seat, so nobody has to leave.',
  vacancyFirst: () => 'Free seats on 13 must be taken first.',
  noSuchSeat: () => 'There is nobody in that seat.',
  notTheCaptain: () => 'You cannot take the seat of the captain who has just boarded.',
  badSteps: () => 'The pilot cannot move a boat that far.',
  sameBoatTwice: () => 'The second step must be for another boat.',
  needsSecondBoat: () => 'If you move a boat by 1, you must move a second one too.',
  belowZero: () => 'A boat cannot move back past space 0.',
  notThisPlunder: () => 'Another plundered boat comes first.',
  nothingToPledge: () => 'You have no share left to pledge.',
  nothingPledged: () => 'None of your shares are pledged.',
  tooLittleCash: (p) => `Redeeming costs ${pesos(Number(p.cost))} in cash; you have ${p.cash}.`,
};

const hints = {
  auction: 'The harbour master may buy a share, chooses cargo and starting spaces, and places first.',
  share: 'Only the harbour master may buy a share, and only one. A ware rises when its boat reaches port.',
  load: 'Choose what sails. The ware left ashore cannot rise on this voyage.',
  launch: (p: { left: number; boats: number }) =>
    `The starting spaces add up to 9: *${p.left}* left for ${p.boats} boats. Further ahead is safer.`,
  placement: 'Choose a highlighted space. Seats share the cargo; port and shipyard bet on how many boats get there.',
  roll: 'Each boat moves by the number on its die. Past 13, it is in port.',
  boarding:
    '*Board now:* you leave the pirates, join the crew and are paid if the boat arrives. *Or stay:* after the *third* roll the pirates plunder every boat on 13, and its crew gets nothing.',
  /** `alone`: they may move one boat by one and leave it at that (M9.3) */
  pilot: (p: { pilot: Pilot; second: boolean; alone: boolean }) => {
    if (p.second) return `${p.alone ? 'You may move' : 'Now move'} another boat by 1, forwards or backwards.`;
    if (p.pilot === 'small') return 'Before the last roll: one boat by 1, forwards or backwards.';
    return `Before the last roll: one boat by ${p.alone ? '1 or 2' : '2'}, or two boats by 1 each, forwards or backwards.`;
  },
  plunder: 'The loot is yours. In port, the ware still rises; in the shipyard, the insurer pays.',
};

/** For what somebody was paid, in the sheet of a voyage. */
const reasons: Readonly<Record<PaymentReason, (p: { ware: Ware | null; letter: Letter | null }) => string>> = {
  pirates: (p) => `Loot: ${p.ware ? wares[p.ware] : ''}`,
  boat: (p) => `Crew: ${p.ware ? wares[p.ware] : ''}`,
  port: (p) => `Port ${p.letter}`,
  shipyard: (p) => `Shipyard ${p.letter}`,
  insurance: (p) => `Damage in shipyard ${p.letter}`,
};

const canvas: Record<ManilaWord, string> = {
  port: 'Port',
  shipyard: 'Shipyard',
  pirates: 'Pirates',
  pilots: 'Pilots',
  insurance: 'Insurance',
  blackMarket: 'Black market',
  captain: '1st',
  second: '2nd',
  small: 'small',
  large: 'large',
  share: 'share',
  pledged: 'pledged',
  pesos: 'pesos',
  left: 'left',
  voyage: 'Voyage',
  roll: 'Roll',
  auction: 'Auction',
  passed: 'passed',
  highest: 'highest bid',
  noBid: 'No bid yet',
  harbourMaster: 'Harbour master',
  forSale: 'Shares for sale',
  toLoad: 'Wares to load',
  sold: 'Sold!',
  boarded: 'Boarded!',
  plundered: 'Plundered!',
  inPort: 'In port!',
  inYard: 'Shipyard!',
  lastRoll: 'Last roll',
  bankrupt: 'Bankrupt!',
  gameOver: 'Game over',
};

export const manila = {
  wares: wares as Readonly<Record<Ware, string>>,
  spaces,
  log: log as LogLines,
  moves,
  notes,
  prompts: prompts as PromptLines,
  refusals,
  hints,
  /** the heading of what is seldom wanted */
  money: 'Money',
  yourBid: 'Your bid',
  counter: (p: { voyage: number; rolls: number }) => `Voyage ${p.voyage} · rolls ${p.rolls} / 3`,
  letters: [
    { key: 'B', label: 'Bid this amount' },
    { key: '↑ ↓', label: 'Change the bid by 1; Page Up and Page Down by 5' },
    { key: 'R', label: 'Roll the dice' },
    { key: 'P', label: 'Pass, buy nothing, stay, move no boat' },
  ],
  canvas,
  /** behind a number that the canvas shows */
  amounts: {
    pesos: (n: number): string => plural('en', n, { one: 'peso', other: 'pesos' }),
    left: (_n: number): string => 'left',
  },
  stats: {
    pesos: (n: number): string => pesos(n),
    pesosHidden: 'pesos hidden',
    accomplices: (n: number): string => `${accomplices(n)} in hand`,
    shares: (p: { n: number; pledged: number }) =>
      p.pledged > 0 ? `${shares(p.n)}, ${p.pledged} pledged` : shares(p.n),
    master: 'harbour master',
    fortune: (n: number): string => `fortune of ${n}`,
  },
  pile: {
    own: (p: { name: string }) => `${p.name}’s shares`,
    bought: (p: { name: string }) => `Bought by ${p.name}`,
    none: 'No shares bought yet.',
    ownNone: 'You have no shares.',
    secret: (p: { n: number }) => (p.n === 0 ? '' : `${counted('en', 'share is', 'shares are')(p.n)} secret.`),
    pledged: (p: { n: number }) => (p.n === 0 ? '' : `${shares(p.n)} pledged.`),
  },
  /** the harbour master decides about all boats in one go */
  outfit: {
    open: 'All boats at once',
    stays: 'Which ware stays ashore?',
    starts: (p: { sum: number }) => `Where do the boats start? ${p.sum} in all`,
    less: (p: { name: string }) => `${p.name}: one space back`,
    more: (p: { name: string }) => `${p.name}: one space ahead`,
    missing: (p: { n: number }) => `${p.n} more to give out`,
    tooMany: (p: { n: number }) => `${p.n} too many`,
    done: 'Load and launch',
  },
  /** what is no card: counters, ladders, chances */
  explain: {
    counter: 'Counter',
    counterText:
      'Each voyage has three rolls of the dice. The game ends with the voyage in which a ware reaches 30 on the black market.',
    dice: 'Dice',
    diceText:
      'One die for every boat that is still at sea. The harbour master rolls, and each boat sails as many spaces as its die shows.',
    marketText:
      'What a share of each ware is worth. A ware rises one step whenever its boat reaches port; at 30 the game ends.',
    thirteen: 'Space 13',
    pastText: 'A boat that sails past 13 reaches port, and its cargo is paid out.',
    odds: 'Chances of this boat',
    oddsText: 'Worked out from the rolls still to come, before pilots and pirates decide anything.',
    arrives: 'Reaches port',
    on13: 'Ends on 13',
    short: 'Ends in the shipyard',
    player: 'Player',
  },
  zoom: {
    ware: 'Ware',
    space: 'Space',
    cargo: 'Cargo pays',
    seats: 'Seats cost',
    value: 'Value',
    supply: 'Shares left',
    price: 'A share costs',
    cost: 'Cost',
    pays: 'Pays',
    chance: 'Chance',
    worst: 'At worst',
    wareText: (p: { ware: Ware }) =>
      `If ${plain(boat(p.ware))} reaches port, its crew shares the cargo equally and the ware rises one step on the black market.`,
    spaceText,
    stays: 'It stays ashore on this voyage.',
  },
  inWords: {
    voyage: (p: { voyage: number; rolls: number }) => `Voyage ${p.voyage}, ${p.rolls} of 3 rolls made.`,
    master: (p: { name: string }) => `Harbour master: ${p.name}.`,
    noMaster: 'There is no harbour master yet.',
    auction: 'Auction',
    standing: (p: { name: string; amount: number }) => `Highest bid: ${p.amount}, by ${p.name}.`,
    noBid: 'Nobody has bid yet.',
    bid: (p: { name: string; amount: number }) => `${p.name}: ${p.amount}`,
    passed: (p: { name: string }) => `${p.name}: passed`,
    silent: (p: { name: string }) => `${p.name}: no bid yet`,
    boats: 'Boats',
    noBoats: 'No boats are loaded yet.',
    boat: 'Boat',
    where: 'Where',
    onSpace: (p: { n: number }) => `space ${p.n}`,
    notLaunched: 'not launched yet',
    berth: (p: { haven: 'port' | 'shipyard'; letter: Letter }) => plain(berth(p.haven, p.letter)),
    plundered: 'plundered',
    seats: 'Seats',
    free: (p: { cost: number }) => `free for ${p.cost}`,
    cargo: 'Cargo',
    arrives: 'Arrives',
    berths: 'Port and shipyard',
    space: 'Space',
    cost: 'Cost',
    pays: 'Pays',
    who: 'Taken by',
    nobody: 'nobody',
    chance: 'Chance',
    others: 'Pirates, pilots, insurance',
    captain: 'Pirate captain',
    secondPirate: 'Second pirate',
    smallPilot: 'Small pilot',
    largePilot: 'Large pilot',
    insurer: 'Insurance',
    market: 'Black market',
    ware: 'Ware',
    value: 'Value',
    price: 'A share costs',
    supply: 'Shares for sale',
    players: 'Players',
    player: 'Player',
    pesos: 'Pesos',
    hidden: 'hidden',
    accomplices: 'Accomplices in hand',
    shares: 'Shares',
    pledged: 'Pledged',
    known: 'Known shares',
  },
  report: {
    heading: (p: { voyage: number }) => `Summary of voyage ${p.voyage}`,
    arrived: (p: { letter: Letter }) => `reached port ${p.letter}`,
    towed: (p: { letter: Letter }) => `ended up in shipyard ${p.letter}`,
    plundered: 'plundered',
    rose: (p: { from: number; to: number }) => `${p.from} → ${p.to}`,
    values: 'Rising values',
    noRise: 'No value rose.',
    reasons,
    fromBank: 'from the bank',
    from: (p: { name: string }) => `from ${p.name}`,
    toBank: 'to the bank',
    to: (p: { name: string }) => `to ${p.name}`,
    nothing: 'nothing',
    /** said when it opens */
    summary: (p: { voyage: number; arrived: readonly Ware[]; lost: readonly Ware[]; you: number | null }) => {
      const names = (list: readonly Ware[]) =>
        listed(
          'en',
          list.map((ware) => wares[ware]),
        );
      const port = p.arrived.length === 0 ? 'no boat reached port' : `${names(p.arrived)} reached port`;
      const yard = p.lost.length === 0 ? '' : `, ${names(p.lost)} ended up in the shipyard`;
      const you = p.you === null ? '' : p.you < 0 ? ` You pay ${pesos(-p.you)}.` : ` You earn ${pesos(p.you)}.`;
      return `Voyage ${p.voyage} is over: ${port}${yard}.${you}`;
    },
  },
  score: {
    cash: 'Pesos',
    shares: 'Shares',
    loans: 'Loans',
    fortune: 'Fortune',
    hand: (p: { hand: readonly { ware: Ware; n: number }[] }) =>
      p.hand.map(({ ware, n }) => (n > 1 ? `${n} × ${wares[ware]}` : wares[ware])).join(', '),
    reasons: { market: 'A ware is worth 30: the black market closes.' } as Readonly<Record<EndReason, string>>,
  },
  rules,
  story,
  verdict,
};

export type ManilaDict = typeof manila;
