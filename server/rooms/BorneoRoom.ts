import { borneo } from '../../shared/games/borneo/index.ts';
import { borneoProjection } from '../projection/borneo.ts';
import { GameRoom } from './GameRoom.ts';

export class BorneoRoom extends GameRoom {
  protected override readonly game = borneo;
  protected override readonly projection = borneoProjection;
}
