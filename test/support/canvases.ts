import * as borneoView from '../../client/games/borneo/stage/animated-view.ts';
import * as borneoLayout from '../../client/games/borneo/stage/layout.ts';
import { tableOf as borneoTable } from '../../client/games/borneo/stage/model.ts';
import { animate as animateBorneo } from '../../client/games/borneo/stage/scene/animate.ts';
import * as borneoBeat from '../../client/games/borneo/stage/scene/beat.ts';
import { compose as composeBorneo } from '../../client/games/borneo/stage/scene/compose.ts';
import * as manilaView from '../../client/games/manila/stage/animated-view.ts';
import * as manilaLayout from '../../client/games/manila/stage/layout.ts';
import { tableOf as manilaTable } from '../../client/games/manila/stage/model.ts';
import { animate as animateManila } from '../../client/games/manila/stage/scene/animate.ts';
import * as manilaBeat from '../../client/games/manila/stage/scene/beat.ts';
import { compose as composeManila } from '../../client/games/manila/stage/scene/compose.ts';
import * as royalView from '../../client/games/port-royal/stage/animated-view.ts';
import * as royalLayout from '../../client/games/port-royal/stage/layout.ts';
import { tableOf as royalTable } from '../../client/games/port-royal/stage/model.ts';
import { animate as animateRoyal } from '../../client/games/port-royal/stage/scene/animate.ts';
import * as royalBeat from '../../client/games/port-royal/stage/scene/beat.ts';
import { compose as composeRoyal } from '../../client/games/port-royal/stage/scene/compose.ts';
import type { Picture, StageAnimation } from '../../client/stage/animation.ts';
import type { Size } from '../../client/stage/geometry.ts';
import type { Piece } from '../../client/stage/piece.ts';
import type { Seating } from '../../client/stage/seating.ts';
import type { GameId } from '../../shared/games/ids.ts';

// biome-ignore lint/suspicious/noExplicitAny: views, events and tables of different games, each typed inside
type Any = any;

/** All of a game's canvas that needs no picture. */
export interface Canvas {
  begin(view: Any): Any;
  advance(shown: Any, event: Any): Any;
  viewOf(shown: Any): Any;
  sameBeat(first: Any, next: Any): boolean;
  duration?(event: Any): number;
  isMomentous(event: Any): boolean;
  isRevealed(event: Any): boolean;
  picture(shown: Any, seating: Seating, size: Size): Picture<Any, Any>;
  compose(table: Any, places: Any, words: Any): Piece[];
  animate(events: readonly Any[], animation: StageAnimation<Any, Any>): Promise<void>;
}

const moves = 3;

export const canvases: Readonly<Record<GameId, Canvas>> = {
  'port-royal': {
    begin: royalView.animatedViewOf,
    advance: royalView.advance,
    viewOf: royalView.viewOf,
    sameBeat: royalBeat.sameBeat,
    isMomentous: royalBeat.isMomentous,
    isRevealed: royalBeat.isRevealed,
    picture: (shown, seating, size) => {
      const table = royalTable(shown.view, seating, shown);
      return { table, places: royalLayout.arrange(royalLayout.demandOf(table, size, moves)) };
    },
    compose: composeRoyal,
    animate: animateRoyal,
  },
  manila: {
    begin: manilaView.animatedViewOf,
    advance: manilaView.advance,
    viewOf: ({ view }) => view,
    sameBeat: manilaBeat.sameBeat,
    duration: manilaBeat.duration,
    isMomentous: manilaBeat.isMomentous,
    isRevealed: manilaBeat.isRevealed,
    picture: ({ view }, seating, size) => {
      const table = manilaTable(view, seating);
      return { table, places: manilaLayout.arrange(manilaLayout.demandOf(table, size, moves)) };
    },
    compose: composeManila,
    animate: animateManila,
  },
  borneo: {
    begin: (view) => view,
    advance: borneoView.advance,
    viewOf: (view) => view,
    sameBeat: borneoBeat.sameBeat,
    duration: borneoBeat.duration,
    isMomentous: borneoBeat.isMomentous,
    isRevealed: borneoBeat.isRevealed,
    picture: (view, seating, size) => {
      const table = borneoTable(view, seating);
      return { table, places: borneoLayout.arrange(borneoLayout.demandOf(table, size, moves)) };
    },
    compose: composeBorneo,
    animate: animateBorneo,
  },
};

/** How many of these events, the next ones of a step, make one beat. */
export function beatLength({ sameBeat }: Pick<Canvas, 'sameBeat'>, [first, ...rest]: readonly Any[]): number {
  const other = rest.findIndex((event) => !sameBeat(first, event));
  return 1 + (other < 0 ? rest.length : other);
}

/** How many of these events, one beat, are said as it begins. */
export function saidFirst({ isRevealed }: Pick<Canvas, 'isRevealed'>, events: readonly Any[]): number {
  const revealed = events.findIndex(isRevealed);
  return revealed < 0 ? events.length : revealed;
}
