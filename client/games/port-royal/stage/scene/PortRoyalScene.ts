import type { Event, View } from '../../../../../shared/games/port-royal/index.ts';
import { AnimatedScene } from '../../../../stage/AnimatedScene.ts';
import type { Picture } from '../../../../stage/animation.ts';
import type { Size } from '../../../../stage/geometry.ts';
import type { Piece } from '../../../../stage/piece.ts';
import type { Rect } from '../../../../stage/stage.ts';
import type { AnimatedView } from '../animated-view.ts';
import { advance, animatedViewOf, viewOf } from '../animated-view.ts';
import type { Places } from '../layout.ts';
import { arrange, demandOf } from '../layout.ts';
import type { Table } from '../model.ts';
import { tableOf } from '../model.ts';
import { animate } from './animate.ts';
import { isMomentous, sameBeat } from './beat.ts';
import { compose } from './compose.ts';
import { stillEffectOf } from './still-effects.ts';

/** How far the game is: to the goal, to the last contract, to the end of the fourth month. */
function progressOf({ players, rules, contracts, adventure }: View): number {
  if (rules.endInfluence !== null) return Math.max(...players.map(({ influence }) => influence)) / rules.endInfluence;
  if (adventure !== null) return Math.min(1, (adventure.month - 1) / 4);
  return contracts.filter(({ done }) => done.length > 0).length / Math.max(1, contracts.length);
}

/** The table of Port Royal. */
export class PortRoyalScene extends AnimatedScene<Event, View, AnimatedView, Table, Places> {
  protected override animatedViewOf = animatedViewOf;
  protected override viewOf = viewOf;
  protected override advance = advance;
  protected override stillEffectOf = stillEffectOf;
  protected override isMomentous = isMomentous;
  protected override progress = (view: View): number => progressOf(view);
  protected override sameBeat = sameBeat;
  protected override animate = animate;

  protected override picture(shown: AnimatedView, size: Size, moves: number): Picture<Table, Places> {
    const table = tableOf(shown.view, this.seating(), shown);
    return { table, places: arrange(demandOf(table, size, moves)) };
  }

  protected override piecesOf({ table, places }: Picture<Table, Places>): Piece[] {
    return compose(table, places, this.stage.text);
  }

  protected override middle(places: Places): Rect {
    return places.harbour;
  }

  protected override spare(places: Places): Rect | null {
    return places.mat?.spare ?? null;
  }
}
