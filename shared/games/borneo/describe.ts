import { never } from '../../engine/assert.ts';
import type { Params } from '../../engine/core.ts';
import type { Message } from '../../engine/game.ts';
import type { Event } from './types.ts';

const message = (key: string, params: Params): Message => ({ key: `borneo.${key}`, params });

/** Lists as text; the reader names what is in them. */
const list = (items: readonly string[]): string => items.join(',');

/** What the log says. Seats, companies, cards are parameters, named by the reader. */
export function describe(event: Event): Message | null {
  switch (event.type) {
    case 'merchantPlaced':
      return message('merchantPlaced', { seat: event.seat, company: event.company, rank: event.rank });
    case 'turnBegan':
      return message('turnBegan', { seat: event.seat, turn: event.turn });
    case 'passed':
      return message(`passed.${event.phase}`, { seat: event.seat });
    case 'shipmentPlayed':
      return message('shipmentPlayed', { seat: event.seat, card: event.card, place: event.place + 1 });
    case 'cardDrawn':
      return event.card === null
        ? message('cardDrawn.hidden', { seat: event.seat })
        : message('cardDrawn.own', { seat: event.seat, card: event.card });
    case 'pileReshuffled':
      return message('pileReshuffled', { cards: event.cards });
    case 'cardThrown':
      return message('cardThrown', { seat: event.seat, card: event.card });
    case 'endBegan':
      return message(`endBegan.${event.reason}`, { seat: event.seat });
    case 'missionsRevealed':
      return message('missionsRevealed', { missions: event.missions.map(list).join(';') });
    case 'gameEnded':
      return message(`gameEnded.${event.outcome.reason}`, { winners: event.outcome.winners.join(',') });
    case 'missionChosen':
    case 'spiceTraded':
    case 'missionCompleted':
    case 'shipTaken':
      return ofMission(event);
    case 'distributionBegan':
    case 'harbourTaken':
    case 'shipmentPicked':
    case 'harbourOpened':
    case 'cardsDiscarded':
      return ofDistribution(event);
    default:
      return ofCompanies(event);
  }
}

type MissionEvent = Extract<Event, { type: 'missionChosen' | 'spiceTraded' | 'missionCompleted' | 'shipTaken' }>;

function ofMission(event: MissionEvent): Message {
  const { seat } = event;
  switch (event.type) {
    case 'missionChosen':
      return message(`missionChosen.${event.pirates ? 'pirates' : 'plain'}`, { seat, kind: event.kind });
    case 'spiceTraded':
      return message('spiceTraded', { seat, card: event.card, spice: event.spice });
    case 'missionCompleted':
      return message('missionCompleted', { seat, kind: event.kind, points: event.points, cards: list(event.cards) });
    case 'shipTaken':
      return event.from === null
        ? message('shipTaken.cove', { seat })
        : message('shipTaken.player', { seat, from: event.from });
    default:
      return never(event);
  }
}

type DistributionEvent = Extract<
  Event,
  { type: 'distributionBegan' | 'harbourTaken' | 'shipmentPicked' | 'harbourOpened' | 'cardsDiscarded' }
>;

function ofDistribution(event: DistributionEvent): Message {
  switch (event.type) {
    case 'distributionBegan':
      return message(`distributionBegan.${event.kind}`, {
        harbour: event.harbour,
        place: event.place + 1,
        companies: list(event.companies),
      });
    case 'harbourTaken':
      return event.seat === null
        ? message('harbourTaken.nobody', { harbour: event.harbour })
        : message('harbourTaken.player', { seat: event.seat, harbour: event.harbour });
    case 'shipmentPicked':
      return message('shipmentPicked', {
        seat: event.seat,
        card: event.card,
        company: event.company,
        rank: event.rank,
      });
    case 'harbourOpened':
      return message('harbourOpened', { harbour: event.harbour, place: event.place + 1 });
    case 'cardsDiscarded':
      return message(`cardsDiscarded.${event.why}`, { cards: list(event.cards), count: event.cards.length });
    default:
      return never(event);
  }
}

type CompanyEvent = Extract<
  Event,
  {
    type:
      | 'merchantTransferred'
      | 'attackBegan'
      | 'attackCardLaid'
      | 'defenceCardLaid'
      | 'combatDecided'
      | 'merchantsMoved'
      | 'rewardTaken'
      | 'rewardDeclined';
  }
>;

function ofCompanies(event: CompanyEvent): Message {
  switch (event.type) {
    case 'merchantTransferred':
      return message('merchantTransferred', { seat: event.seat, from: event.from, to: event.to, rank: event.toRank });
    case 'attackBegan':
      return message('attackBegan', {
        seat: event.seat,
        company: event.company,
        rank: event.defenderRank,
        defender: event.defender,
      });
    case 'attackCardLaid':
    case 'defenceCardLaid':
      return message(event.type, { seat: event.seat, card: event.card, flags: event.flags });
    case 'combatDecided':
      return message(`combatDecided.${event.success ? 'success' : 'failure'}`, {
        attacker: event.attacker,
        defender: event.defender,
        company: event.company,
        attack: event.attack,
        defence: event.defence,
        bonus: event.bonus,
      });
    case 'merchantsMoved': {
      const { attacker, defender, company, attackerRank, defenderRank } = event;
      const params = { attacker, defender, company, attackerRank, defenderRank };
      return event.to === null
        ? message('merchantsMoved.swap', params)
        : message('merchantsMoved.leave', { ...params, to: event.to });
    }
    case 'rewardTaken':
      return message('rewardTaken', { seat: event.seat, card: event.card });
    case 'rewardDeclined':
      return message('rewardDeclined', { seat: event.seat });
    default:
      return never(event);
  }
}
