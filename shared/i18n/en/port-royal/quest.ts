import type { AdventurerId, EndReason, EventId, MissionId, ShipFace } from '../../../games/port-royal/index.ts';
import type { LogLines, MoveLabels, PromptLines, RefusalLines } from '../../games/port-royal/speech.ts';
import { counted, listed, plural } from '../../plural.ts';
import { by, turn } from '../who.ts';
import { adventurerTexts, cargoes, crowns, eventTexts } from './adventure.ts';
import { a, cards, coins, faceName } from './cards.ts';
import { missions } from './missions.ts';

/** What the adventure says at the table. */

const bold = (id: MissionId): string => `*${missions[id].name}*`;
const nameOf = (id: AdventurerId): string => `*${adventurerTexts[id].name}*`;
const happens = (id: EventId): string => `*${eventTexts[id].name}*`;
const sum = (money: number, crown: number): string =>
  [...(money > 0 ? [`+${coins(money)}`] : []), ...(crown > 0 ? [`+${crowns(crown)}`] : [])].join(', ');
const laden = (ship: ShipFace): string =>
  `${faceName(ship)}${ship.cargo === null ? '' : ` with ${cargoes[ship.cargo]}`}`;

export const quest = {
  log: {
    adventurersDealt: () => 'Everyone is dealt an adventurer.',
    adventurerDrafted: (e, s) => `${by(s, e.seat, 'take', 'takes')} an adventurer.`,
    adventurerChosen: (e, s) => `${by(s, e.seat, 'are', 'is')} ${nameOf(e.adventurer)}.`,
    batchAdded: (e) => `Chapter ${e.chapter}: ${cards(e.cards)} join the deck.`,
    pageOpened: (e) => (e.page in missions ? '' : '*The story goes on.*'),
    missionOpened: (e) => `New mission: ${bold(e.mission)}. ${missions[e.mission].text}`,
    eventTurned: (e) => `Event: ${happens(e.event)}. ${eventTexts[e.event].text}`,
    monthEnded: (e) => `*Month ${e.month} ends.*`,
    monthBegan: (e) => `Month ${e.month} has ${e.cards} turns.`,
    duesPaid: (e, s) => `${by(s, e.seat, 'pay', 'pays')} ${coins(e.amount)} in harbour dues.`,
    looked: (e, s) => {
      const who = by(s, e.seat, 'look', 'looks');
      const what = e.faces === null ? '' : `: ${e.faces.map((id) => faceName(s.face(id))).join(', ')}`;
      return `${who} at the top ${cards(e.count)} of the deck${what}.`;
    },
    lookEnded: (e, s) =>
      e.discarded.length === 0
        ? `${by(s, e.seat, 'put', 'puts')} everything back.`
        : `${by(s, e.seat, 'discard', 'discards')} ${listed(
            'en',
            e.discarded.map((id) => a(s.face(id))),
          )}.`,
    missionPaid: (e, s) => `${by(s, e.seat, 'pay', 'pays')} ${coins(e.amount)} for ${bold(e.mission)}.`,
    missionCompleted: (e, s) => {
      const brings = sum(e.coins, e.crowns);
      return `${by(s, e.seat, 'complete', 'completes')} ${bold(e.mission)}${e.first ? ', first of all' : ''}${brings === '' ? '' : `: ${brings}`}.`;
    },
    missionProgressed: (e, s) => `${by(s, e.seat, 'are', 'is')} halfway through ${bold(e.mission)}.`,
    missionDeclined: (e, s) => `${by(s, e.seat, 'do', 'does')} not claim ${bold(e.mission)}.`,
    markerBoughtOut: (e, s) => `${by(s, e.seat, 'pay', 'pays')} ${coins(e.price)} to remove a marker.`,
    buyOutDeclined: () => '',
    abilityUnlocked: (e, s) =>
      `The door opens: ${nameOf(e.adventurer)} now helps ${s.isYou(e.seat) ? 'you' : `*${s.name(e.seat)}*`}.`,
    trophyUncovered: (e, s) => `${by(s, e.seat, 'win', 'wins')} the *trophy*.`,
    crownsGained: (e, s) =>
      `${by(s, e.seat, 'gain', 'gains')} ${crowns(e.amount)}: ${e.crowns} on the track, ${e.influence} influence.`,
    cargoKept: (e, s) => {
      const ship = s.face(e.face);
      const cargo = ship.kind === 'ship' && ship.cargo !== null ? cargoes[ship.cargo] : '';
      return `${by(s, e.seat, 'stow', 'stows')} the cargo in the hold: ${cargo}.`;
    },
    cargoSold: (e, s) => {
      const ship = s.face(e.face);
      const cargo = ship.kind === 'ship' && ship.cargo !== null ? cargoes[ship.cargo] : '';
      return `${by(s, e.seat, 'sell', 'sells')} ${cargo} to the *Innkeeper*: +${e.price}.`;
    },
    chapterJudged: (e) =>
      `The chapter is judged: ${e.missionsDone} of ${e.missions} missions, ${e.markers} of ${e.markersNeeded} markers, ${e.influence} of ${e.influenceNeeded} influence.`,
  },
  moves: {
    choose: (p) => `Take ${p.names.join(' or ')}`,
    side: (p) => `Play *${p.name}*`,
    look: (p) => `Sentinel: look at ${cards(p.cards)}`,
    retain: (p) => `Keep ${p.face === null ? `card ${p.place}` : a(p.face)} on top`,
    toss: (p) => `Discard ${p.face === null ? `card ${p.place}` : a(p.face)}`,
    fulfil: (p) => {
      const cost = p.cost > 0 ? ` for ${coins(p.cost)}` : '';
      if (p.begun) return `First half of ${bold(p.mission)}${cost}`;
      const brings = sum(p.coins, p.crowns);
      return `Complete ${bold(p.mission)}${cost}${brings === '' ? '' : `: ${brings}`}`;
    },
    deliver: (p) => `Hand in ${listed('en', p.ships.map(laden))}`,
    stow: (p) =>
      `Keep the cargo: *${p.ship.cargo === null ? '' : cargoes[p.ship.cargo]}*${p.income > 0 ? `, +${p.income}` : ''}${p.fee ? ` − ${p.fee.amount} fee` : ''}`,
    sell: (p) => `Sell ${p.ship.cargo === null ? '' : cargoes[p.ship.cargo]} to the innkeeper: +${p.price}`,
    buyOut: (p) => `Remove a marker for ${coins(p.price)}`,
  },
  prompts: {
    adventurerCard: (p, s) => turn(s, p.seat, 'choose an adventurer', 'is choosing an adventurer'),
    adventurerSide: (p, s) => turn(s, p.seat, 'who do you want to be?', 'is choosing an adventurer'),
    retryCoins: (p, s) => turn(s, p.seat, `who gets a coin? ${p.left} to give`, 'divides the coins'),
    missionInstant: (p, s) => turn(s, p.seat, `claim ${bold(p.mission)} now?`, 'may claim a mission'),
    missionPay: (p, s) => turn(s, p.seat, 'which ships do you hand in?', 'is handing in ships'),
    look: (p, s) =>
      turn(
        s,
        p.seat,
        p.source === 'sentinel' ? 'which card stays on top?' : 'discard one of them?',
        `is looking at ${cards(p.count)}`,
      ),
    buyOut: (p, s) => turn(s, p.seat, `remove a marker for ${coins(p.price)}?`, 'may remove a marker'),
  },
  asked: {
    adventurerCard: 'First choose an adventurer.',
    adventurerSide: 'First choose a side of your adventurer.',
    retryCoins: 'First divide the coins.',
    missionInstant: 'First decide whether to claim the mission.',
    missionPay: 'First choose which ships to hand in.',
    look: 'First decide about the cards you are looking at.',
    buyOut: 'First decide whether to remove a marker.',
  },
  refusals: {
    noSuchAdventurer: () => 'That adventurer is no longer there.',
    noSentinel: () => 'You have no sentinel left to use this turn.',
    noSuchPlace: () => 'There is no such card.',
    fog: () => 'Fog: you cannot stop with fewer than 3 cards in the harbour.',
    storm: () => 'Storm: no ship can be repelled this turn.',
    noSuchMission: () => 'That mission is not on the table.',
    missionDone: () => 'You have already completed this mission.',
    noMarkerLeft: () => 'You have no marker left for it.',
    missionAtOnce: (p) => `Not at this moment: ${missions[p.mission as MissionId]?.text ?? ''}`,
    missionLacking: (p) => `Not yet: ${missions[p.mission as MissionId]?.text ?? ''}`,
    notADelivery: () => 'Those ships do not fit this mission.',
    noInnkeeper: () => 'No innkeeper of yours buys any more in this turn.',
    noFood: () => 'Innkeepers only buy bread or rum from your hold.',
  },
  reasons: {
    chapterWon: 'The chapter is won: every mission was completed, and the targets were reached.',
    chapterLost: 'The chapter is lost: a mission, markers or influence were missing.',
  },
} satisfies {
  readonly log: Partial<LogLines>;
  readonly moves: Partial<MoveLabels>;
  readonly prompts: Partial<PromptLines>;
  readonly asked: Readonly<Record<string, string>>;
  readonly refusals: Partial<RefusalLines>;
  readonly reasons: Partial<Record<EndReason, string>>;
};

/** In few words, on the table. */
export const canvas = {
  latest: 'Latest mission',
  firstReward: 'First',
  eachReward: 'Each',
  lackingWord: 'You lack',
  inHarbour: 'to be had in the harbour',
  atColours: 'when the colours meet',
  atStop: 'when you stop',
  missionDone: 'Mission done!',
  month: 'Month',
  monthBegins: 'a new month',
  monthEnds: 'The month ends!',
  eventOfTurn: 'Event of the turn',
  noEvent: 'No event yet',
  crowns: 'crowns',
  crownTrack: 'Crowns',
  hold: 'Hold',
  adventurers: 'Adventurers',
  chapterWon: 'Chapter won!',
  chapterLost: 'Chapter lost',
  trophy: 'The trophy!',
  doorOpens: 'The door opens!',
  storyGoesOn: 'The story goes on',
  stowed: 'Stowed!',
  sold: 'Sold!',
  lookOwn: 'Only you see these',
  aimMissions: 'missions',
  aimMarkers: 'markers',
  aimInfluence: 'influence',
  orWord: 'or',
};

const form = (one: string, other: string) => (n: number) => plural('en', n, { one, other });

/** behind a number */
export const amounts = {
  crowns: form('crown', 'crowns'),
  turnsToEnd: form('turn left', 'turns left'),
  aresShips: form('Ares ship', 'Ares ships'),
};

export const explain = {
  mission: 'Mission',
  latest: 'latest mission',
  first: 'Who is first',
  each: 'Everyone who does it',
  prize: (p: { coins: number; crowns: number }): string => sum(p.coins, p.crowns),
  ready: 'ready',
  lacking: (p: { what: string }): string => `lacks ${p.what}`,
  moment: 'at its moment',
  done: 'done',
  noMarker: 'no marker left',
  halfway: 'halfway',
  monthEnd: 'At the end of the month',
  opens: 'The story goes on, whatever is done.',
  checks: (p: { mission: string }): string => `The story asks whether *${p.mission}* has been done by anyone.`,
  judged: 'The chapter is judged.',
  stays: 'No new mission comes.',
  buyOut: (p: { price: number }): string => `Everyone may remove a marker for ${coins(p.price)}.`,
  read: 'Read its page again',
  month: 'Month',
  monthText:
    'Every turn brings an event. The last one of the month ends it: the story goes on, and the next month is one turn longer.',
  monthLeft: 'Turns left',
  event: 'Event of the turn',
  noEvent: 'Every turn begins with an event.',
  known: 'Still in this month',
  unknown: 'unknown',
  crowns: 'Crown track',
  crownsText:
    'Crowns come from missions, windows, some ships and people. The highest shield you have reached is influence.',
  adventurer: 'Adventurer',
  adventurerText:
    'A mission takes the leftmost marker away. The 1st opens the door: the ability. The 2nd is the trophy, without which nobody wins against others. The 3rd brings 1 crown, the 4th 3.',
  ability: 'Ability',
  locked: 'not open yet',
  unlocked: 'open',
  startCoins: 'Coins at the start',
  markersLeft: 'Markers left',
  hold: 'Hold',
  holdText:
    'Ships of the adventure can be kept with their cargo instead of their coins. Missions, expeditions and innkeepers ask for it.',
  ares: 'of these, Ares ships',
  aim: 'The end of the chapter',
  aimText:
    'To win the chapter together you need every mission done, and so many markers and so much influence among you.',
  aimMissions: 'Missions done',
  aimMarkers: 'Markers on missions',
  aimInfluence: 'Influence of all',
  of: (p: { have: number; need: number }): string => `${p.have} of ${p.need}`,
  look: 'A look at the deck',
  lookText: 'Nobody else sees these cards.',
  hidden: 'A card that only one player sees',
  cargo: 'Cargo',
  crownsPaid: 'Crowns',
  aresBonus: 'More for Ares ships',
  buysFor: 'Buys bread or rum for',
  aresKind: 'Ares ship',
  afterCash: (p: { coins: number }): string => `${coins(p.coins)} then`,
  afterStow: (p: { ships: number }): string =>
    `${p.ships} ${plural('en', p.ships, { one: 'ship', other: 'ships' })} in the hold`,
  sideNote: (p: { coins: number }): string => `${coins(p.coins)} at the start`,
  opens1: 'opens the door: the ability',
  opens2: 'uncovers the trophy',
  opens3: 'brings 1 crown',
  opens4: 'brings 3 crowns',
  buyOutAdvice: 'It counts like a completed mission.',
  lookAdvice: 'Only you see these cards.',
  retryAdvice: 'Coins for another attempt: you decide for the team.',
  counter: (p: { done: number; of: number; month: number }): string =>
    `Month ${p.month} · ${p.done} of ${p.of} missions done`,
  rivalCounter: (p: { month: number; chapter: number }): string =>
    p.chapter > 0 ? `Chapter ${p.chapter} · month ${p.month}` : `Month ${p.month}`,
  chapter: (p: { chapter: number }): string => `Chapter ${p.chapter}`,
};

/** The book of the story. */
export const book = {
  heading: 'The story',
  opens: 'This opens',
  readOn: 'Read on',
  close: 'Back to the table',
  asked: 'You are asked',
  loading: 'Turning the page …',
  failed: 'The page does not open just now. It stays in the book.',
  pages: (p: { nth: number; of: number }): string => `Page ${p.nth} of ${p.of}`,
  again: 'Try again',
  previous: 'Turn back',
  open: 'The story so far',
  reading: (p: { names: string; n: number }): string => `*${p.names}* ${p.n === 1 ? 'is' : 'are'} still reading`,
  allRead: 'Everyone has read on',
  chapters: ['Chapter one', 'Chapter two', 'Chapter three', 'Chapter four', 'Chapter five'] as readonly string[],
};

/** In the table for those who do not see the canvas. */
export const inWords = {
  missions: 'Missions',
  month: (p: { month: number; left: number }): string =>
    `Month ${p.month}; ${counted('en', 'turn', 'turns')(p.left)} until it ends.`,
  event: (p: { name: string; text: string }): string => `Event of the turn: ${p.name}. ${p.text}`,
  crowns: 'Crowns',
  hold: 'Hold',
  adventurer: 'Adventurer',
  aim: (p: { missions: string; markers: string; influence: string }): string =>
    `Together you need: missions ${p.missions}, markers ${p.markers}, influence ${p.influence}.`,
  goal: (p: { round: number; goal: number }): string =>
    `Round ${p.round}; the game ends once somebody has ${p.goal} influence and the trophy.`,
  teamRound: (p: { round: number }): string =>
    `Round ${p.round}; the chapter is judged at the end of the fourth month.`,
};
