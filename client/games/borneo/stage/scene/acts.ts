import type { Event } from '../../../../../shared/games/borneo/index.ts';
import { glideOthers, isA } from '../../../../stage/act.ts';
import { passOn } from '../../../../stage/seats.ts';
import type { Act } from './act.ts';
import { counterKey } from './act.ts';
import { discard, draw, reshuffle } from './acts-cards.ts';
import { clear, decide, lay, reward } from './acts-combat.ts';
import { close, reveal } from './acts-end.ts';
import { award, distribute, open, pick, ship } from './acts-harbours.ts';
import { challenge, displace, place, transfer } from './acts-merchants.ts';
import { choose, complete, hoist, pass, trade } from './acts-missions.ts';

/** The animation of what is told in one breath; resolves when the next may begin. */
export async function acts(events: readonly Event[], act: Act): Promise<void> {
  const [event, ...along] = events;
  switch (event?.type) {
    case 'merchantPlaced':
      return place(act, event);
    case 'missionChosen':
      return choose(act, event);
    case 'spiceTraded':
      return trade(act, event);
    case 'missionCompleted':
      return complete(act, event, along.find(isA('shipTaken')) ?? null);
    case 'shipTaken':
      return hoist(act, event);
    case 'merchantTransferred':
      return transfer(act, event);
    case 'attackBegan':
      return challenge(act, event);
    case 'attackCardLaid':
    case 'defenceCardLaid':
      return lay(act, event);
    case 'combatDecided':
      return decide(act, event);
    case 'merchantsMoved': {
      await displace(act, event);
      const cleared = along.find(isA('cardsDiscarded'));
      return cleared ? clear(act, cleared) : glideOthers(act, 200);
    }
    case 'rewardTaken':
      return reward(act, event);
    case 'passed':
    case 'rewardDeclined':
      return pass(act, event);
    case 'cardsDiscarded':
      return clear(act, event);
    case 'shipmentPlayed':
      return ship(act, event);
    case 'distributionBegan':
      return distribute(act, event, along.find(isA('harbourTaken')) ?? null);
    case 'harbourTaken':
      return award(act, event);
    case 'shipmentPicked':
      return pick(act, events.filter(isA('shipmentPicked')));
    case 'harbourOpened':
      return open(act, event);
    case 'cardDrawn':
      return draw(act, events.filter(isA('cardDrawn')));
    case 'pileReshuffled':
      return reshuffle(act, event);
    case 'cardThrown':
      return discard(act, event);
    case 'endBegan':
      return close(act);
    case 'missionsRevealed':
      return reveal(act, event, along.find(isA('gameEnded')) ?? null);
    default:
      return passOn(act, (seat) => counterKey(act, seat));
  }
}
