import { type Event, MARKET, type View } from '../../../../../shared/games/manila/index.ts';
import { AnimatedScene } from '../../../../stage/AnimatedScene.ts';
import type { Picture, StageAnimation } from '../../../../stage/animation.ts';
import type { Size } from '../../../../stage/geometry.ts';
import type { AnimatedView } from '../animated-view.ts';
import { advance, animatedViewOf } from '../animated-view.ts';
import type { Places } from '../layout.ts';
import { arrange, demandOf } from '../layout.ts';
import type { Table } from '../model.ts';
import { tableOf } from '../model.ts';
import { animate } from './animate.ts';
import { arenaOf } from './animation.ts';
import { duration, isMomentous, isRevealed, sameBeat } from './beat.ts';
import { compose } from './compose.ts';
import { stillEffectOf } from './still-effects.ts';

/** The table of Manila. */
export class ManilaScene extends AnimatedScene<Event, View, AnimatedView, Table, Places> {
  readonly duration = duration;
  protected override readonly animatedViewOf = animatedViewOf;
  protected override readonly viewOf = ({ view }: AnimatedView): View => view;
  protected override readonly advance = advance;
  protected override readonly progress = ({ values }: View): number =>
    Math.max(...Object.values(values).map((value) => MARKET.indexOf(value))) / (MARKET.length - 1);
  protected override readonly stillEffectOf = stillEffectOf;
  protected override readonly sameBeat = sameBeat;
  protected override readonly isMomentous = isMomentous;
  protected override readonly isRevealed = isRevealed;
  protected override readonly middle = arenaOf;
  protected override readonly spare = () => null;

  protected override picture({ view, underWay }: AnimatedView, size: Size, moves: number): Picture<Table, Places> {
    const seating = this.seating();
    const table = tableOf(view, { ...seating, odds: seating.odds && !underWay });
    return { table, places: arrange(demandOf(table, size, moves)) };
  }

  protected override piecesOf({ table, places }: Picture<Table, Places>) {
    return compose(table, places, this.stage.text);
  }

  protected override animate(events: readonly Event[], animation: StageAnimation<Table, Places>): Promise<void> {
    return animate(events, animation);
  }
}
