import { portRoyal } from '../../shared/games/port-royal/index.ts';
import { projections } from '../projection/projections.ts';
import { GameRoom } from './GameRoom.ts';

export class PortRoyalRoom extends GameRoom {
  protected override readonly game = portRoyal;
  protected override readonly projection = projections['port-royal'];
}
