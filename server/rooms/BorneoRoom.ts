import { borneo } from '../../shared/games/borneo/index.ts';
import { projections } from '../projection/projections.ts';
import { GameRoom } from './GameRoom.ts';

export class BorneoRoom extends GameRoom {
  protected override readonly game = borneo;
  protected override readonly projection = projections.borneo;
}
