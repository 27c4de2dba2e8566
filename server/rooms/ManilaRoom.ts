import { manila } from '../../shared/games/manila/index.ts';
import { manilaProjection } from '../projection/manila.ts';
import { GameRoom } from './GameRoom.ts';

export class ManilaRoom extends GameRoom {
  protected override readonly game = manila;
  protected override readonly projection = manilaProjection;
}
