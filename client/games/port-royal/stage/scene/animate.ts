import type { Event } from '../../../../../shared/games/port-royal/index.ts';
import { glideOthers } from '../../../../stage/animation.ts';
import { passOn } from '../../../../stage/seats.ts';
import { clear, draw, moor, open, repel } from './animate-cards.ts';
import { fee, gain, payTax, spend } from './animate-coins.ts';
import { earn, complete as fulfil, gainTakes, progress, renounce } from './animate-contracts.ts';
import { gamble } from './animate-gamble.ts';
import { endLook, look, sell, stow } from './animate-hold.ts';
import { accomplish, buyOut, climb, uncover } from './animate-missions.ts';
import { endMonth, judge, openMission, turnEvent } from './animate-months.ts';
import { keep, spendStored, store } from './animate-ships.ts';
import { pass, setAside } from './animate-time.ts';
import { complete, hire, trade } from './animate-trade.ts';
import { bust, end, finish, levy, reshuffle } from './animate-turns.ts';
import type { TableAnimation } from './animation.ts';
import { counterKey, purseOf } from './animation.ts';

/** The animation of one beat, mostly one event; resolves when the next one may begin. */
export function animate(events: readonly Event[], animation: TableAnimation): Promise<void> {
  const [first, second] = events;
  if (!first) return Promise.resolve();
  return second ? together(first, second, animation) : alone(first, animation);
}

/** What belongs together, as `sameBeat` says. */
function together(first: Event, second: Event, animation: TableAnimation): Promise<void> {
  if (second.type === 'shipStored') return store(animation, second);
  if (first.type === 'shipTraded' && second.type === 'shipKept') return keep(animation, first.slot, second);
  if (first.type === 'shipTraded' && second.type === 'cargoKept') return stow(animation, first.slot, second);
  const coins = second.type === 'coinsGained' ? second.amount : 0;
  if (first.type === 'contractCompleted') return fulfil(animation, first, coins);
  if (first.type === 'giftGiven') return earn(animation, first.to, coins, purseOf(animation, first.from));
  return alone(first, animation);
}

function alone(event: Event, animation: TableAnimation): Promise<void> {
  switch (event.type) {
    case 'cardDrawn':
      return draw(animation, event.face);
    case 'cardMoored':
      return moor(animation, `h:${animation.after.table.turn}:${event.slot}`);
    case 'expeditionOpened':
      return open(animation, event.face);
    case 'shipRepelled':
      return repel(animation);
    case 'busted':
      return bust(animation, event.face);
    case 'harbourCleared':
      return clear(animation);
    case 'taxLevied':
      return levy(animation);
    case 'taxPaid':
      return payTax(animation, event.seat, event.amount);
    case 'coinsGained':
      return gain(animation, event.seat, event.amount);
    case 'feePaid':
      return fee(animation, event.from, event.to, event.amount);
    case 'shipTraded':
      return trade(animation, event.slot);
    case 'personHired':
      return hire(animation, event);
    case 'expeditionCompleted':
      return complete(animation, event);
    case 'deckReshuffled':
      return reshuffle(animation);
    case 'endTriggered':
      return end(animation);
    case 'gameEnded':
      return finish(animation, event);
    case 'gamblerUsed':
      return gamble(animation);
    case 'timePassed':
      return pass(animation, event.time);
    case 'timeSetAside':
      return setAside(animation);
    case 'contractProgressed':
      return progress(animation, event);
    case 'contractCompleted':
      return fulfil(animation, event, 0);
    case 'coinsPaid':
      return spend(animation, event.seat, event.amount);
    case 'incomeRenounced':
      return renounce(animation, event.contract, event.amount);
    case 'storedDiscarded':
      return spendStored(animation, event.seat, event.faces);
    case 'takesGained':
      return gainTakes(animation, event.seat, event.amount);
    case 'eventTurned':
      return turnEvent(animation);
    case 'monthEnded':
      return endMonth(animation);
    case 'missionOpened':
      return openMission(animation, event);
    case 'missionCompleted':
    case 'missionProgressed':
      return accomplish(animation, event);
    case 'missionPaid':
    case 'duesPaid':
      return spend(animation, event.seat, event.amount);
    case 'markerBoughtOut':
      return buyOut(animation, event);
    case 'abilityUnlocked':
      return uncover(animation, event.seat, 'doorOpens');
    case 'trophyUncovered':
      return uncover(animation, event.seat, 'trophy');
    case 'crownsGained':
      return climb(animation, event);
    case 'cargoSold':
      return sell(animation, event);
    case 'looked':
      return look(animation);
    case 'lookEnded':
      return endLook(animation, event);
    case 'chapterJudged':
      return judge(animation, event);
    case 'adventurerChosen':
    case 'adventurerDrafted':
    case 'batchAdded':
    case 'monthBegan':
      return glideOthers(animation, 240);
    case 'turnBegan':
    case 'windowOpened':
      return passOn(animation, (seat) => counterKey(animation, seat));
    default:
      return Promise.resolve();
  }
}
