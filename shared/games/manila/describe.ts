import { never } from '../../engine/assert.ts';
import type { Params } from '../../engine/core.ts';
import type { Message } from '../../engine/game.ts';
import { spotOf } from './components.ts';
import type { Event } from './types.ts';

const message = (key: string, params: Params): Message => ({ key: `manila.${key}`, params });

/** What the log says. Seats, wares and letters are parameters, named by the reader; null: another event tells it. */
export function describe(event: Event): Message | null {
  switch (event.type) {
    case 'voyageBegan':
      return message('voyageBegan', { voyage: event.voyage, seat: event.opener });
    case 'bidMade':
      return message('bidMade', { seat: event.seat, amount: event.amount });
    case 'auctionPassed':
      return message('auctionPassed', { seat: event.seat });
    case 'masterElected':
      return event.unopposed
        ? message('masterElected.unopposed', { seat: event.seat })
        : message('masterElected.paid', { seat: event.seat, amount: event.price });
    case 'sharesPledged':
      return message(event.forced ? 'sharesPledged.forced' : 'sharesPledged.freely', {
        seat: event.seat,
        shares: event.shares,
        amount: event.amount,
      });
    case 'shareRedeemed':
      return message('shareRedeemed', { seat: event.seat, amount: event.amount });
    case 'shareBought':
      return message('shareBought', { seat: event.seat, ware: event.ware, amount: event.price });
    case 'shareDeclined':
      return message('shareDeclined', { seat: event.seat });
    case 'boatLoaded':
      return null;
    case 'boatLaunched':
      return message('boatLaunched', { seat: event.seat, ware: event.ware, start: event.start });
    case 'roundBegan':
      return message('roundBegan', { round: event.round, rounds: event.rounds });
    case 'accomplicePlaced':
      return ofPlacing(event);
    case 'premiumPaid':
      return message('premiumPaid', { seat: event.seat, amount: event.amount });
    case 'roundPassed':
      return message(event.final ? 'roundPassed.final' : 'roundPassed.once', { seat: event.seat });
    case 'diceRolled':
      return message('diceRolled', {
        seat: event.seat,
        roll: event.roll,
        dice: event.dice.map(({ ware, face }) => `${ware}:${face}`).join(','),
      });
    case 'boatSailed':
      return null;
    default:
      return ofEncounters(event);
  }
}

type Placed = Extract<Event, { type: 'accomplicePlaced' }>;

/** `accomplicePlaced.seat`, `.port`, `.shipyard`, `.pirate`, `.pilot`, `.insurance`, and `.stowaway` on a boat. */
function ofPlacing({ seat, space, index, paid, stowaway }: Placed): Message {
  const spot = spotOf(space);
  const params: Params = { seat, amount: paid, index };
  const hidden = stowaway ? '.stowaway' : '';
  switch (spot.kind) {
    case 'seat':
      return message(`accomplicePlaced.seat${hidden}`, { ...params, ware: spot.ware });
    case 'port':
    case 'shipyard':
      return message(`accomplicePlaced.${spot.kind}${hidden}`, { ...params, letter: spot.letter });
    case 'pilot':
      return message(`accomplicePlaced.pilot${hidden}`, { ...params, pilot: spot.pilot });
    default:
      return message(`accomplicePlaced.${spot.kind}${hidden}`, params);
  }
}

type Encounter = Exclude<
  Event,
  {
    type:
      | 'voyageBegan'
      | 'bidMade'
      | 'auctionPassed'
      | 'masterElected'
      | 'sharesPledged'
      | 'shareRedeemed'
      | 'shareBought'
      | 'shareDeclined'
      | 'boatLoaded'
      | 'boatLaunched'
      | 'roundBegan'
      | 'accomplicePlaced'
      | 'premiumPaid'
      | 'roundPassed'
      | 'diceRolled'
      | 'boatSailed';
  }
>;

/** From the dice on: berths, pirates, pilots, money, the end. */
function ofEncounters(event: Encounter): Message | null {
  switch (event.type) {
    case 'boatBerthed':
      return message(`boatBerthed.${event.how}`, { ware: event.ware, haven: event.haven, letter: event.letter });
    case 'boatBoarded':
      return message('boatBoarded', { seat: event.seat, ware: event.ware });
    case 'accompliceEvicted':
      return message('accompliceEvicted', { seat: event.seat, ware: event.ware, victim: event.victim });
    case 'pirateStayed':
      return message('pirateStayed', { seat: event.seat });
    case 'captainSucceeded':
      return message('captainSucceeded', { seat: event.seat });
    case 'boatSteered':
      return message('boatSteered', { seat: event.seat, pilot: event.pilot, ware: event.ware, to: event.to });
    case 'pilotWaived':
      return message('pilotWaived', { seat: event.seat, pilot: event.pilot });
    case 'boatPlundered':
      return message('boatPlundered', { ware: event.ware, crew: event.crew.join(',') });
    case 'moneyPaid':
      return message(`moneyPaid.${event.reason}`, {
        from: event.from,
        to: event.to,
        amount: event.amount,
        ware: event.ware ?? '',
        letter: event.letter ?? '',
      });
    case 'insurerBroke':
      return message('insurerBroke', { seat: event.seat, owed: event.owed, paid: event.paid });
    case 'valueRose':
      return message('valueRose', { ware: event.ware, from: event.from, to: event.to });
    case 'voyageEnded':
      return message('voyageEnded', { voyage: event.voyage });
    case 'sharesRevealed':
      return message('sharesRevealed', { hands: event.hands.map((hand) => hand.join(',')).join(';') });
    case 'gameEnded':
      return message(`gameEnded.${event.outcome.reason}`, { winners: event.outcome.winners.join(',') });
    default:
      return never(event);
  }
}
