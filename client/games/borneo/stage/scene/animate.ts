import type { Event } from '../../../../../shared/games/borneo/index.ts';
import { glideOthers, isA } from '../../../../stage/animation.ts';
import { passOn } from '../../../../stage/seats.ts';
import { discard, draw, reshuffle } from './animate-cards.ts';
import { clear, decide, lay, reward } from './animate-combat.ts';
import { close, reveal } from './animate-end.ts';
import { award, distribute, open, pick, ship } from './animate-harbours.ts';
import { challenge, displace, place, transfer } from './animate-merchants.ts';
import { choose, complete, hoist, pass, trade } from './animate-missions.ts';
import type { TableAnimation } from './animation.ts';
import { counterKey } from './animation.ts';

/** The animation of what is told in one beat; resolves when the next may begin. */
export async function animate(events: readonly Event[], animation: TableAnimation): Promise<void> {
  const [event, ...rest] = events;
  switch (event?.type) {
    case 'merchantPlaced':
      return place(animation, event);
    case 'missionChosen':
      return choose(animation, event);
    case 'spiceTraded':
      return trade(animation, event);
    case 'missionCompleted':
      return complete(animation, event, rest.find(isA('shipTaken')) ?? null);
    case 'shipTaken':
      return hoist(animation, event);
    case 'merchantTransferred':
      return transfer(animation, event);
    case 'attackBegan':
      return challenge(animation, event);
    case 'attackCardLaid':
    case 'defenceCardLaid':
      return lay(animation, event);
    case 'combatDecided':
      return decide(animation, event);
    case 'merchantsMoved': {
      await displace(animation, event);
      const cleared = rest.find(isA('cardsDiscarded'));
      return cleared ? clear(animation, cleared) : glideOthers(animation, 200);
    }
    case 'rewardTaken':
      return reward(animation, event);
    case 'passed':
    case 'rewardDeclined':
      return pass(animation, event);
    case 'cardsDiscarded':
      return clear(animation, event);
    case 'shipmentPlayed':
      return ship(animation, event);
    case 'distributionBegan':
      return distribute(animation, event, rest.find(isA('harbourTaken')) ?? null);
    case 'harbourTaken':
      return award(animation, event);
    case 'shipmentPicked':
      return pick(animation, events.filter(isA('shipmentPicked')));
    case 'harbourOpened':
      return open(animation, event);
    case 'cardDrawn':
      return draw(animation, events.filter(isA('cardDrawn')));
    case 'pileReshuffled':
      return reshuffle(animation, event);
    case 'cardThrown':
      return discard(animation, event);
    case 'endBegan':
      return close(animation);
    case 'missionsRevealed':
      return reveal(animation, event, rest.find(isA('gameEnded')) ?? null);
    default:
      return passOn(animation, (seat) => counterKey(animation, seat));
  }
}
