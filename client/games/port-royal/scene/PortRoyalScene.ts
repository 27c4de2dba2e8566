import type { Event, View } from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalWord } from '../../../../shared/i18n/port-royal/en.ts';
import type { Composition } from '../../../stage/BaseTableScene.ts';
import type { Size } from '../../../stage/geometry.ts';
import type { Piece } from '../../../stage/piece.ts';
import { StoryScene } from '../../../stage/StoryScene.ts';
import type { Rect } from '../../../stage/stage.ts';
import type { Places } from '../layout.ts';
import { arrange, demandOf } from '../layout.ts';
import type { Table } from '../model.ts';
import { tableOf } from '../model.ts';
import type { Tale } from '../story.ts';
import { advance, taleOf } from '../story.ts';
import type { Act, Scenery } from './act.ts';
import { acts } from './acts.ts';
import { compose } from './compose.ts';
import { remarkOn } from './remarks.ts';

/** The table of Port Royal. */
export class PortRoyalScene extends StoryScene<Event, View, Tale, Table, Places, PortRoyalWord> {
  protected override taleOf = taleOf;
  protected override advance = advance;
  protected override remarkOn = remarkOn;

  protected override picture(tale: Tale, size: Size): Scenery {
    const table = tableOf(tale.view, this.seating(), tale.drawn);
    return { table, places: arrange(demandOf(table, size, this.stage.match.snapshot().moves.length)) };
  }

  protected override lay({ table, places }: Scenery): Piece[] {
    return compose(table, places, this.stage.text);
  }

  protected override room({ actions, mat }: Places): Omit<Composition, 'pieces'> {
    return { actions, spare: mat?.spare ?? null };
  }

  protected override arena(places: Places): Rect {
    return places.harbour;
  }

  protected override act(event: Event, act: Act): Promise<void> {
    return acts(event, act);
  }
}
