import type { Event, View } from '../../../../../shared/games/manila/index.ts';
import type { Picture, StageAct } from '../../../../stage/act.ts';
import type { Size } from '../../../../stage/geometry.ts';
import { StoryScene } from '../../../../stage/StoryScene.ts';
import type { Places } from '../layout.ts';
import { arrange, demandOf } from '../layout.ts';
import type { Table } from '../model.ts';
import { tableOf } from '../model.ts';
import type { Tale } from '../story.ts';
import { taleOf, tell } from '../story.ts';
import { arenaOf } from './act.ts';
import { acts } from './acts.ts';
import { along, weigh } from './beat.ts';
import { compose } from './compose.ts';
import { remarkOn } from './remarks.ts';

/** The table of Manila. */
export class ManilaScene extends StoryScene<Event, View, Tale, Table, Places> {
  readonly weigh = weigh;
  protected override readonly taleOf = taleOf;
  protected override readonly advance = tell;
  protected override readonly remarkOn = remarkOn;
  protected override readonly along = along;
  protected override readonly middle = arenaOf;
  protected override readonly spare = () => null;

  protected override picture({ view, underWay }: Tale, size: Size, moves: number): Picture<Table, Places> {
    const seating = this.seating();
    const table = tableOf(view, { ...seating, odds: seating.odds && !underWay });
    return { table, places: arrange(demandOf(table, size, moves)) };
  }

  protected override piecesOf({ table, places }: Picture<Table, Places>) {
    return compose(table, places, this.stage.text);
  }

  protected override act(events: readonly Event[], act: StageAct<Table, Places>): Promise<void> {
    return acts(events, act);
  }
}
