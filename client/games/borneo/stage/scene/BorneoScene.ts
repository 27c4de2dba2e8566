import type { Event, View } from '../../../../../shared/games/borneo/index.ts';
import type { Picture, StageAct } from '../../../../stage/act.ts';
import type { Size } from '../../../../stage/geometry.ts';
import type { Marks } from '../../../../stage/rings.ts';
import { StoryScene } from '../../../../stage/StoryScene.ts';
import { lookAhead } from '../ahead.ts';
import type { Places } from '../layout.ts';
import { arrange, demandOf } from '../layout.ts';
import type { Table } from '../model.ts';
import { tableOf } from '../model.ts';
import { advance } from '../story.ts';
import { arenaOf } from './act.ts';
import { acts } from './acts.ts';
import { along, weigh } from './beat.ts';
import { compose } from './compose.ts';
import { remarkOn } from './remarks.ts';

/** The table of Borneo. */
export class BorneoScene extends StoryScene<Event, View, View, Table, Places> {
  readonly weigh = weigh;
  protected override readonly taleOf = (view: View): View => view;
  protected override readonly advance = advance;
  protected override readonly remarkOn = remarkOn;
  protected override readonly along = along;
  protected override readonly middle = arenaOf;
  protected override readonly spare = ({ spare }: Places) => spare;

  protected override picture(view: View, size: Size, moves: number, marks: Marks): Picture<Table, Places> {
    const table = lookAhead(tableOf(view, this.seating()), view, marks);
    return { table, places: arrange(demandOf(table, size, moves)) };
  }

  protected override piecesOf({ table, places }: Picture<Table, Places>) {
    return compose(table, places, this.stage.text);
  }

  protected override act(events: readonly Event[], act: StageAct<Table, Places>): Promise<void> {
    return acts(events, act);
  }
}
