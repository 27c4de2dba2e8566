import { manila } from '../../shared/games/manila/index.ts';
import { projections } from '../projection/projections.ts';
import { GameRoom } from './GameRoom.ts';

export class ManilaRoom extends GameRoom {
  protected override readonly game = manila;
  protected override readonly projection = projections.manila;
}
