import type { Event, View } from '../../../../../shared/games/port-royal/index.ts';
import type { Picture } from '../../../../stage/act.ts';
import type { Size } from '../../../../stage/geometry.ts';
import type { Piece } from '../../../../stage/piece.ts';
import { StoryScene } from '../../../../stage/StoryScene.ts';
import type { Rect } from '../../../../stage/stage.ts';
import type { Places } from '../layout.ts';
import { arrange, demandOf } from '../layout.ts';
import type { Table } from '../model.ts';
import { tableOf } from '../model.ts';
import type { Tale } from '../story.ts';
import { advance, taleOf } from '../story.ts';
import type { Act } from './act.ts';
import { acts } from './acts.ts';
import { compose } from './compose.ts';
import { remarkOn } from './remarks.ts';

/** The table of Port Royal. */
export class PortRoyalScene extends StoryScene<Event, View, Tale, Table, Places> {
  protected override taleOf = taleOf;
  protected override advance = advance;
  protected override remarkOn = remarkOn;

  protected override picture(tale: Tale, size: Size, moves: number): Picture<Table, Places> {
    const table = tableOf(tale.view, this.seating(), tale.drawn);
    return { table, places: arrange(demandOf(table, size, moves)) };
  }

  protected override piecesOf({ table, places }: Picture<Table, Places>): Piece[] {
    return compose(table, places, this.stage.text);
  }

  protected override async act(events: readonly Event[], act: Act): Promise<void> {
    for (const event of events) await acts(event, act);
  }

  protected override middle(places: Places): Rect {
    return places.harbour;
  }

  protected override spare(places: Places): Rect | null {
    return places.mat?.spare ?? null;
  }
}
