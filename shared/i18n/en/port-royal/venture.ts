import {
  ADVENTURERS,
  type AdventurerId,
  type EndReason,
  type Face,
  type MissionId,
} from '../../../games/port-royal/index.ts';
import type { LogLines, MoveLabels, PromptLines, RefusalLines } from '../../games/port-royal/speech.ts';
import { listed } from '../../plural.ts';
import { by, turn } from '../who.ts';
import { adventurerTexts, cargoes, crowns, eventTexts } from './adventure.ts';
import { a, cards, coins, faceName } from './cards.ts';
import { missions } from './missions.ts';

/** What the adventure adds to what is said. */

const bold = (id: MissionId): string => `*${missions[id].name}*`;
const textOf = (id: unknown): string => missions[id as MissionId]?.text ?? '';
const nameOf = (id: AdventurerId): string => adventurerTexts[id].name;
const sidesOf = (card: number): string =>
  listed(
    'en',
    ADVENTURERS.filter((one) => one.card === card).map(({ id }) => nameOf(id)),
  );
const cargoIn = (face: Face): string => (face.kind === 'ship' && face.cargo ? cargoes[face.cargo] : '');

const gain = (coinsGained: number, crownsGained: number): string => {
  const parts = [
    ...(coinsGained > 0 ? [`+${coins(coinsGained)}`] : []),
    ...(crownsGained > 0 ? [`+${crowns(crownsGained)}`] : []),
  ];
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
};

export const venture = {
  log: {
    adventurersDealt: () => 'Everyone has an adventurer’s card and chooses a side.',
    adventurerDrafted: (e, s) => `${by(s, e.seat, 'take', 'takes')} the card of ${sidesOf(e.card)}.`,
    adventurerChosen: (e, s) => `${by(s, e.seat, 'play', 'plays')} *${nameOf(e.adventurer)}*.`,
    batchAdded: (e) => `${cards(e.cards)} of this chapter are shuffled into the deck.`,
    pageOpened: () => 'A page of the story is opened.',
    missionOpened: (e) => `New mission: ${bold(e.mission)}. ${missions[e.mission].text}`,
    eventTurned: (e) => `*${eventTexts[e.event].name}.* ${eventTexts[e.event].text}`,
    monthEnded: (e) => `Month ${e.month} is over.`,
    monthBegan: (e) => `Month ${e.month} begins and will last ${e.cards} turns.`,
    duesPaid: (e, s) => `${by(s, e.seat, 'pay', 'pays')} ${coins(e.amount)} of harbour dues.`,
    looked: (e, s) =>
      e.faces === null
        ? `${by(s, e.seat, 'look', 'looks')} at the top ${cards(e.count)} of the deck.`
        : `${by(s, e.seat, 'look', 'looks')} at the top of the deck: ${listed(
            'en',
            e.faces.map((id) => a(s.face(id))),
          )}.`,
    lookEnded: (e, s) =>
      e.discarded.length === 0
        ? `${by(s, e.seat, 'leave', 'leaves')} the cards on top of the deck.`
        : `${by(s, e.seat, 'discard', 'discards')} ${listed(
            'en',
            e.discarded.map((id) => a(s.face(id))),
          )}.`,
    missionPaid: (e, s) => `${by(s, e.seat, 'pay', 'pays')} ${coins(e.amount)}.`,
    missionCompleted: (e, s) =>
      `${by(s, e.seat, 'complete', 'completes')} the mission ${bold(e.mission)}${gain(e.coins, e.crowns)}.`,
    missionProgressed: (e, s) => `${by(s, e.seat, 'reserve', 'reserves')} a marker for ${bold(e.mission)}.`,
    missionDeclined: (e, s) => `${by(s, e.seat, 'do', 'does')} not claim ${bold(e.mission)}.`,
    markerBoughtOut: (e, s) => `${by(s, e.seat, 'pay', 'pays')} ${coins(e.price)} to remove a marker.`,
    buyOutDeclined: () => '',
    abilityUnlocked: (e) => `*${nameOf(e.adventurer)}* from now on: ${adventurerTexts[e.adventurer].text}`,
    trophyUncovered: (e, s) => `${by(s, e.seat, 'have', 'has')} uncovered the trophy.`,
    crownsGained: (e, s) => `${by(s, e.seat, 'gain', 'gains')} ${crowns(e.amount)}: ${e.crowns} on the track.`,
    cargoKept: (e, s) => `${by(s, e.seat, 'keep', 'keeps')} the cargo: ${cargoIn(s.face(e.face))}.`,
    cargoSold: (e, s) =>
      `${by(s, e.seat, 'sell', 'sells')} ${cargoIn(s.face(e.face))} to the *Innkeeper* for ${coins(e.price)}.`,
    chapterJudged: (e) =>
      `Missions ${e.missionsDone} of ${e.missions}, markers ${e.markers} of ${e.markersNeeded}, influence ${e.influence} of ${e.influenceNeeded}.`,
  },
  moves: {
    choose: (p) => `Take the card of ${listed('en', p.sides.map(nameOf))}`,
    side: (p) => `${nameOf(p.adventurer)}: start with ${coins(p.coins)}`,
    look: (p) => `Sentinel: look at ${cards(p.cards)}`,
    retain: (p) => (p.face ? `Keep ${a(p.face)} on top` : `Keep card ${p.place + 1} on top`),
    toss: (p) => (p.face ? `Discard ${a(p.face)}` : `Discard card ${p.place + 1}`),
    fulfil: (p) =>
      p.step < p.steps
        ? `Marker for ${bold(p.mission)} (${p.step} of ${p.steps})`
        : `Complete ${bold(p.mission)}${p.cost > 0 ? ` for ${coins(p.cost)}` : ''}${gain(p.coins, p.crowns)}`,
    deliver: (p) =>
      `Hand in ${listed(
        'en',
        p.ships.map((ship) => `${faceName(ship)} (${cargoIn(ship)})`),
      )}`,
    stow: (p) =>
      `Keep the cargo: ${cargoIn(p.ship)}${p.income > 0 ? `, +${p.income}` : ''}${p.fee ? ` − ${p.fee.amount} fee` : ''}`,
    sell: (p) => `Sell ${cargoIn(p.ship)} to the innkeeper: +${p.coins}`,
    buyOut: (p) => `Remove a marker for ${coins(p.cost)}`,
  },
  prompts: {
    adventurerCard: (p, s) => turn(s, p.seat, 'choose an adventurer’s card', 'is choosing an adventurer'),
    adventurerSide: (p, s) => turn(s, p.seat, 'which side of your adventurer?', 'is choosing a side'),
    retryCoins: (p, s) => turn(s, p.seat, `who gets a coin? ${coins(p.left)} left`, 'is dividing the coins'),
    missionInstant: (p, s) => turn(s, p.seat, `claim ${bold(p.mission)} now?`, 'may claim a mission'),
    missionPay: (p, s) => turn(s, p.seat, 'which ships do you hand in?', 'is handing in ships'),
    look: (p, s) =>
      turn(
        s,
        p.seat,
        p.source === 'sentinel' ? 'which card stays on top?' : 'discard one of these cards?',
        'is looking at the deck',
      ),
    buyOut: (p, s) => turn(s, p.seat, `remove a marker for ${coins(p.price)}?`, 'may remove a marker'),
  },
  asked: {
    adventurerCard: 'First choose an adventurer’s card.',
    adventurerSide: 'First choose a side of your adventurer.',
    retryCoins: 'First divide the coins.',
    missionInstant: 'First decide whether to claim the mission.',
    missionPay: 'First choose the ships to hand in.',
    look: 'First decide about the cards you are looking at.',
    buyOut: 'First decide about the marker.',
  },
  refusals: {
    noSuchAdventurer: () => 'That adventurer has been taken.',
    noSentinel: () => 'You have no sentinel left to use this turn.',
    noSuchPlace: () => 'You are not looking at that many cards.',
    fog: (p) => `Fog: you cannot stop with fewer than ${cards(Number(p.cards))} in the harbour.`,
    storm: () => 'Storm: ships cannot be repelled this turn.',
    noSuchMission: () => 'That mission is not open.',
    missionDone: () => 'You have already completed this mission.',
    noMarkerLeft: () => 'You have no marker left on your adventurer.',
    missionAtOnce: (p) => `Too late or too early: ${textOf(p.mission)}`,
    missionLacking: (p) => `Not yet: ${textOf(p.mission)}`,
    notADelivery: () => 'Those ships do not fit this mission.',
    noInnkeeper: () => 'No innkeeper of yours can buy now.',
    noFood: () => 'Innkeepers buy bread or rum from your hold.',
  },
  reasons: {
    chapterWon: 'The chapter is won.',
    chapterLost: 'The chapter is lost: card 9 asked for more.',
  },
} satisfies {
  readonly log: Partial<LogLines>;
  readonly moves: Partial<MoveLabels>;
  readonly prompts: Partial<PromptLines>;
  readonly asked: Readonly<Record<string, string>>;
  readonly refusals: Partial<RefusalLines>;
  readonly reasons: Partial<Record<EndReason, string>>;
};
