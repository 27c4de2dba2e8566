import * as Phaser from 'phaser';
import type { GameId } from '../../shared/games/ids.ts';
import type { Kit } from '../art/canvas.ts';
import { fontFaces } from '../art/palette.ts';
import { manifestOf } from '../games/index.ts';
import type { AnyScene } from './BaseTableScene.ts';
import { boot, fitTo, resolution, sizeOf, unboot, watchSize } from './canvas-host.ts';
import { roomFor } from './geometry.ts';
import { installHook } from './hook.ts';
import { watchPointer } from './pointer.ts';
import { spotsOf } from './spots.ts';
import type { Stage, StageInput } from './stage.ts';

function picture(url: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = url;
  });
}

async function loadKit(): Promise<Kit> {
  const [parchment, wood] = await Promise.all([
    picture(new URL('../art/textures/parchment.webp', import.meta.url).href),
    picture(new URL('../art/textures/wood.webp', import.meta.url).href),
    // a face that is missing is replaced by the next of its family
    ...fontFaces.map((face) =>
      document.fonts.load(face).then(
        () => null,
        () => null,
      ),
    ),
  ]);
  return { parchment: parchment ?? null, wood: wood ?? null };
}

/**
 * Puts the table of a game into the host; the words, the settings and the match come with the input. Null when the
 * host was taken off the page while everything was fetched: without a size nothing can be painted.
 */
export async function createStage(gameId: GameId, input: StageInput): Promise<Stage | null> {
  const { host } = input;
  const [Scene, kit] = await Promise.all([
    manifestOf(gameId)
      .load()
      .then(({ loadScene }) => loadScene()),
    loadKit(),
  ]);
  if (!host.isConnected) return null;
  let dpr = resolution(host);
  // asked at every step: reading it from the page each time would lay the whole page out in the middle of a move
  const began = sizeOf(host);
  let size = roomFor(began);
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const scene = new Scene({
    ...input,
    kit,
    dpr: () => dpr,
    size: () => size,
    calm: () => calm.matches,
  });
  const game = boot(host, dpr);
  const isOpen = await opened(game, scene, host);
  const { onblur, onfocus } = window;
  if (!isOpen) {
    unboot(game, { onblur, onfocus });
    return null;
  }
  const ended = new AbortController();
  const { signal } = ended;
  watchPointer(game.canvas, scene, input.events, signal);
  watchSize(
    host,
    { size: began, dpr },
    (now, fineness) => {
      size = roomFor(now);
      dpr = fineness;
      fitTo(game, host, dpr);
      scene.resize();
    },
    signal,
  );
  watchMatch(input, scene, signal);
  calm.addEventListener('change', () => scene.calmed(), { signal });
  const stage = stageOf(scene, game, () => {
    ended.abort();
    scene.close();
    release();
    unboot(game, { onblur, onfocus });
  });
  const release = installHook(stage, scene, game);
  return stage;
}

/** False when the host has gone meanwhile. */
async function opened(game: Phaser.Game, scene: AnyScene, host: HTMLElement): Promise<boolean> {
  const isOpen = await new Promise<boolean>((resolve) => {
    game.events.once(Phaser.Core.Events.READY, () => {
      if (host.isConnected) game.scene.add('table', scene, true);
      resolve(host.isConnected);
    });
  });
  game.canvas.setAttribute('aria-hidden', 'true');
  game.canvas.style.display = 'block';
  game.canvas.style.touchAction = 'manipulation';
  return isOpen;
}

function watchMatch(input: StageInput, scene: AnyScene, signal: AbortSignal): void {
  const leave = [
    input.match.onStep((step) => scene.tell(step)),
    input.match.subscribe(() => {
      // a step follows at once where there is one; what nobody tells is taken up afterwards
      window.setTimeout(() => {
        if (!signal.aborted) scene.changed();
      }, 0);
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of leave) stop();
  });
  const seen = (): void => (document.hidden ? scene.skip() : scene.changed());
  document.addEventListener('visibilitychange', seen, { signal });
}

function stageOf(scene: AnyScene, game: Phaser.Game, destroy: () => void): Stage {
  return {
    show: (marks) => scene.show(marks),
    skip: () => scene.skip(),
    idle: () => scene.idle(),
    at: (target) => {
      const piece = scene.pieceOf(target);
      if (!piece) return null;
      const frame = game.canvas.getBoundingClientRect();
      return { x: frame.left + piece.x, y: frame.top + piece.y };
    },
    spots: () => spotsOf(scene.pieces()),
    timeScale: (factor) => scene.hurry(factor),
    settingsChanged: (settings) => scene.apply(settings),
    textChanged: () => scene.reword(),
    destroy,
  };
}
