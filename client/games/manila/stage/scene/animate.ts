import type { Event } from '../../../../../shared/games/manila/index.ts';
import { isA } from '../../../../stage/animation.ts';
import { passOn } from '../../../../stage/seats.ts';
import { bid, elect, fold } from './animate-auction.ts';
import { berthAll, launch, load, rest, sail } from './animate-boats.ts';
import { board, evict, pass, place, succeed } from './animate-crew.ts';
import { plunder, roll } from './animate-rolls.ts';
import { buy, pledge, redeem } from './animate-shares.ts';
import { begin, broke, finish, pay, reveal, rise } from './animate-voyage.ts';
import type { TableAnimation } from './animation.ts';
import { counterKey } from './animation.ts';

/** The animation of what is told in one beat; resolves when the next may begin. */
export async function animate(events: readonly Event[], animation: TableAnimation): Promise<void> {
  const [first, ...others] = events;
  // a forced loan is part of what it is taken for (M11.4)
  const loan = first?.type === 'sharesPledged' && others.length > 0 ? first.amount : 0;
  const event = loan > 0 ? others[0] : first;
  switch (event?.type) {
    case 'bidMade':
      return bid(animation, event);
    case 'auctionPassed':
      return fold(animation, event);
    case 'masterElected':
      return elect(animation, event, loan);
    case 'sharesPledged':
      return pledge(animation, event);
    case 'shareRedeemed':
      return redeem(animation, event);
    case 'shareBought':
      return buy(animation, event, loan);
    case 'boatLoaded':
      return load(animation, event);
    case 'boatLaunched':
      return launch(animation, event);
    case 'accomplicePlaced':
      return place(animation, event, loan, others.find(isA('premiumPaid'))?.amount ?? 0);
    case 'roundPassed':
    case 'pirateStayed':
    case 'pilotWaived':
      return pass(animation, event);
    case 'diceRolled':
      return roll(animation, event);
    case 'boatSailed':
    case 'boatSteered': {
      await sail(animation, event);
      const berthed = others.find(isA('boatBerthed'));
      return berthed ? berthAll(animation, [berthed]) : rest(animation, event.ware);
    }
    case 'boatBerthed':
      return berthAll(animation, events.filter(isA('boatBerthed')));
    case 'accompliceEvicted':
      return evict(animation, event);
    case 'boatBoarded':
      return board(animation, event);
    case 'captainSucceeded':
      return succeed(animation);
    case 'boatPlundered':
      return plunder(animation, event);
    case 'moneyPaid':
      return pay(animation, events.filter(isA('moneyPaid')));
    case 'insurerBroke':
      return broke(animation);
    case 'valueRose':
      return rise(animation, events.filter(isA('valueRose')));
    case 'voyageBegan':
      return begin(animation);
    case 'sharesRevealed':
      return reveal(animation);
    case 'gameEnded':
      return finish(animation, event);
    default:
      return passOn(animation, (seat) => counterKey(animation, seat));
  }
}
