import { type Event, harboursFor, type View } from '../../../../../shared/games/borneo/index.ts';
import { AnimatedScene } from '../../../../stage/AnimatedScene.ts';
import type { Picture, StageAnimation } from '../../../../stage/animation.ts';
import type { Size } from '../../../../stage/geometry.ts';
import type { Marks } from '../../../../stage/rings.ts';
import { advance } from '../animated-view.ts';
import type { Places } from '../layout.ts';
import { arrange, demandOf } from '../layout.ts';
import { lookAhead } from '../look-ahead.ts';
import type { Table } from '../model.ts';
import { tableOf } from '../model.ts';
import { animate } from './animate.ts';
import { arenaOf } from './animation.ts';
import { duration, isMomentous, isRevealed, sameBeat } from './beat.ts';
import { compose } from './compose.ts';
import { stillEffectOf } from './still-effects.ts';

/** The table of Borneo. */
export class BorneoScene extends AnimatedScene<Event, View, View, Table, Places> {
  readonly duration = duration;
  protected override readonly animatedViewOf = (view: View): View => view;
  protected override readonly viewOf = (view: View): View => view;
  protected override readonly advance = advance;
  protected override readonly progress = ({ harbours, places, rules }: View): number => {
    const open = places.filter(({ harbour }) => harbour !== null).length;
    return 1 - (harbours + open) / harboursFor(rules.edition, rules.seats).length;
  };
  protected override readonly stillEffectOf = stillEffectOf;
  protected override readonly sameBeat = sameBeat;
  protected override readonly isMomentous = isMomentous;
  protected override readonly isRevealed = isRevealed;
  protected override readonly middle = arenaOf;
  protected override readonly spare = ({ spare }: Places) => spare;

  protected override picture(view: View, size: Size, moves: number, marks: Marks): Picture<Table, Places> {
    const table = lookAhead(tableOf(view, this.seating()), view, marks);
    return { table, places: arrange(demandOf(table, size, moves)) };
  }

  protected override piecesOf({ table, places }: Picture<Table, Places>) {
    return compose(table, places, this.stage.text);
  }

  protected override animate(events: readonly Event[], animation: StageAnimation<Table, Places>): Promise<void> {
    return animate(events, animation);
  }
}
