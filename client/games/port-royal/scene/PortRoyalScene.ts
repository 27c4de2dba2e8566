import type { Event, View } from '../../../../shared/games/port-royal/index.ts';
import type { Composition } from '../../../stage/BaseTableScene.ts';
import { BaseTableScene } from '../../../stage/BaseTableScene.ts';
import { shout } from '../../../stage/flights.ts';
import type { Size } from '../../../stage/geometry.ts';
import { rect } from '../../../stage/geometry.ts';
import type { Places } from '../layout.ts';
import { arrange, demandOf } from '../layout.ts';
import type { Seating, Table } from '../model.ts';
import { tableOf } from '../model.ts';
import type { Tale } from '../story.ts';
import { advance, taleOf } from '../story.ts';
import { acts } from './acts.ts';
import { compose } from './compose.ts';
import { remarkOn } from './remarks.ts';

const roomOf = ({ actions, mat }: Places): Omit<Composition, 'pieces'> => ({ actions, spare: mat?.spare ?? null });

/** The table of Port Royal. */
export class PortRoyalScene extends BaseTableScene<Event, View> {
  private tale: Tale | null = null;

  protected override accept(view: View): void {
    this.tale = taleOf(view);
  }

  protected override compose(size: Size): Composition | null {
    if (!this.tale) return null;
    const { table, places } = this.picture(this.tale, size);
    return { pieces: compose(table, places, this.stage.text), ...roomOf(places) };
  }

  private picture(tale: Tale, size: Size): { table: Table; places: Places } {
    const table = tableOf(tale.view, this.seating(), tale.drawn);
    return { table, places: arrange(demandOf(table, size, this.stage.match.snapshot().moves.length)) };
  }

  private seating(): Seating {
    const { seat, table } = this.stage.match.snapshot();
    return {
      me: seat,
      odds: this.settings.odds,
      name: (of) => this.stage.text.seatName(of),
      away: (of) => {
        const info = table?.seats[of];
        return info?.kind === 'person' && !info.connected;
      },
    };
  }

  protected override remark(event: Event): void {
    const table = this.tale && this.picture(this.tale, this.stage.size());
    const { sound, word } = remarkOn(event);
    if (sound) this.stage.events.onSound(sound);
    if (word && table) {
      const crew = { board: this.board, motion: this.motion };
      shout(crew, this.stage.text.word(word.key), word.tone, table.places.harbour, 900, false);
    }
  }

  override halt(): void {
    super.halt();
    this.cameras.main.setScroll(0, 0);
  }

  override async perform(event: Event): Promise<void> {
    const before = this.tale;
    if (!before) return;
    const after = advance(before, event);
    const size = this.stage.size();
    const from = this.picture(before, size);
    const to = this.picture(after, size);
    const text = this.stage.text;
    this.tellLayout(roomOf(to.places));
    this.keepUp();
    await acts(event, {
      board: this.board,
      motion: this.motion,
      text,
      before: from,
      after: to,
      pieces: compose(to.table, to.places, text),
      stage: rect(0, 0, size.width, size.height),
      sound: (name) => this.stage.events.onSound(name),
      shift: (by) => this.cameras.main.setScroll(by, 0),
    });
    this.tale = after;
    this.board.settle(compose(to.table, to.places, text));
  }
}
