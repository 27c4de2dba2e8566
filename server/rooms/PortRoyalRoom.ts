import { portRoyal } from '../../shared/games/port-royal/index.ts';
import { portRoyalProjection } from '../projection/port-royal.ts';
import { GameRoom } from './GameRoom.ts';

export class PortRoyalRoom extends GameRoom {
  protected override readonly game = portRoyal;
  protected override readonly projection = portRoyalProjection;
}
