import type { Event } from '../../../../../shared/games/manila/index.ts';
import { isA } from '../../../../stage/act.ts';
import { passOn } from '../../../../stage/seats.ts';
import type { Act } from './act.ts';
import { counterKey } from './act.ts';
import { bid, elect, fold } from './acts-auction.ts';
import { berthAll, launch, load, rest, sail } from './acts-boats.ts';
import { board, evict, pass, place, succeed } from './acts-crew.ts';
import { plunder, roll } from './acts-rolls.ts';
import { buy, pledge, redeem } from './acts-shares.ts';
import { begin, broke, finish, pay, reveal, rise } from './acts-voyage.ts';

/** The animation of what is told in one breath; resolves when the next may begin. */
export async function acts(events: readonly Event[], act: Act): Promise<void> {
  const [first, ...along] = events;
  // a forced loan is part of what it is taken for (M11.4)
  const loan = first?.type === 'sharesPledged' && along.length > 0 ? first.amount : 0;
  const event = loan > 0 ? along[0] : first;
  switch (event?.type) {
    case 'bidMade':
      return bid(act, event);
    case 'auctionPassed':
      return fold(act, event);
    case 'masterElected':
      return elect(act, event, loan);
    case 'sharesPledged':
      return pledge(act, event);
    case 'shareRedeemed':
      return redeem(act, event);
    case 'shareBought':
      return buy(act, event, loan);
    case 'boatLoaded':
      return load(act, event);
    case 'boatLaunched':
      return launch(act, event);
    case 'accomplicePlaced':
      return place(act, event, loan, along.find(isA('premiumPaid'))?.amount ?? 0);
    case 'roundPassed':
    case 'pirateStayed':
    case 'pilotWaived':
      return pass(act, event);
    case 'diceRolled':
      return roll(act, event);
    case 'boatSailed':
    case 'boatSteered': {
      await sail(act, event);
      const berthed = along.find(isA('boatBerthed'));
      return berthed ? berthAll(act, [berthed]) : rest(act, event.ware);
    }
    case 'boatBerthed':
      return berthAll(act, events.filter(isA('boatBerthed')));
    case 'accompliceEvicted':
      return evict(act, event);
    case 'boatBoarded':
      return board(act, event);
    case 'captainSucceeded':
      return succeed(act);
    case 'boatPlundered':
      return plunder(act, event);
    case 'moneyPaid':
      return pay(act, events.filter(isA('moneyPaid')));
    case 'insurerBroke':
      return broke(act);
    case 'valueRose':
      return rise(act, events.filter(isA('valueRose')));
    case 'voyageBegan':
      return begin(act);
    case 'sharesRevealed':
      return reveal(act);
    case 'gameEnded':
      return finish(act, event);
    default:
      return passOn(act, (seat) => counterKey(act, seat));
  }
}
