import * as Phaser from 'phaser';
import type { GameId } from '../../shared/engine/game.ts';
import type { Kit } from '../art/canvas.ts';
import { fontFaces } from '../art/tokens.ts';
import type { BaseTableScene, SceneInput } from './BaseTableScene.ts';
import { Gestures } from './gestures.ts';
import { installHook } from './hook.ts';
import type { Stage, StageInput } from './stage.ts';

// biome-ignore lint/suspicious/noExplicitAny: scenes of different games, each typed inside
type AnyScene = BaseTableScene<any, any>;

const scenes: Readonly<Record<GameId, () => Promise<new (stage: SceneInput) => AnyScene>>> = {
  'port-royal': async () => (await import('../games/port-royal/scene/PortRoyalScene.ts')).PortRoyalScene,
};

/** As fine as the screen, within what a small device can fill. */
function resolution(host: HTMLElement): number {
  const real = window.devicePixelRatio || 1;
  const area = host.clientWidth * host.clientHeight;
  return Math.min(real, area * 9 < 4_500_000 ? 3 : 2);
}

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

/** WebGL where a graphics card draws it; a processor that imitates one is slower than a plain canvas. */
function rendererType(): number {
  const asked = new URLSearchParams(location.search).get('r');
  if (asked === 'canvas') return Phaser.CANVAS;
  if (asked === 'webgl') return Phaser.WEBGL;
  const gl = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true });
  if (!gl) return Phaser.CANVAS;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software|basic render/i.test(name) ? Phaser.CANVAS : Phaser.AUTO;
}

function boot(host: HTMLElement, dpr: number): Phaser.Game {
  return new Phaser.Game({
    type: rendererType(),
    parent: host,
    width: Math.max(1, Math.round(host.clientWidth * dpr)),
    height: Math.max(1, Math.round(host.clientHeight * dpr)),
    backgroundColor: '#0E2C39',
    banner: false,
    autoFocus: false,
    audio: { noAudio: true },
    // pointers are ours: see gestures.ts
    input: { mouse: false, touch: false, keyboard: false, gamepad: false },
    scale: { mode: Phaser.Scale.NONE, zoom: 1 / dpr },
    // Every picture has a soft edge of its own, so samples that smooth edges would be wasted. One texture a batch:
    // with several, some rasterisers take the number of the texture wrong in tilted sprites and leave holes in them.
    render: { antialias: true, antialiasGL: false, maxTextures: 1, roundPixels: false, powerPreference: 'low-power' },
    fps: { smoothStep: false },
  });
}

/** Puts the table of a game into the host. The words, the settings and the match come with the input. */
export async function createStage(gameId: GameId, input: StageInput): Promise<Stage> {
  const { host } = input;
  const [Scene, kit] = await Promise.all([scenes[gameId](), loadKit()]);
  let dpr = resolution(host);
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
  const scene = new Scene({
    ...input,
    kit,
    dpr: () => dpr,
    size: () => ({ width: host.clientWidth, height: host.clientHeight }),
    calm: () => calm.matches,
  });
  const game = boot(host, dpr);
  const ended = new AbortController();
  const created = new Promise<void>((resolve) => {
    game.events.once(Phaser.Core.Events.READY, () => {
      game.scene.add('table', scene, true);
      resolve();
    });
  });
  await created;
  game.canvas.setAttribute('aria-hidden', 'true');
  game.canvas.style.display = 'block';
  game.canvas.style.touchAction = 'manipulation';
  watchPointer(game.canvas, scene, input, ended.signal);

  let fitted = `${host.clientWidth}x${host.clientHeight}@${dpr}`;
  const fit = (): void => {
    dpr = resolution(host);
    const now = `${host.clientWidth}x${host.clientHeight}@${dpr}`;
    // the observer also speaks when it begins to look
    if (now === fitted) return;
    fitted = now;
    game.scale.setZoom(1 / dpr);
    game.scale.resize(
      Math.max(1, Math.round(host.clientWidth * dpr)),
      Math.max(1, Math.round(host.clientHeight * dpr)),
    );
    scene.resize();
  };
  let timer = 0;
  const observer = new ResizeObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(fit, 80);
  });
  observer.observe(host);
  const leave = [
    input.match.onStep((step) => scene.tell(step)),
    input.match.subscribe(() => {
      // a step follows at once where there is one; what nobody tells is taken up afterwards
      window.setTimeout(() => {
        if (!ended.signal.aborted) scene.changed();
      }, 0);
    }),
  ];
  const seen = (): void => (document.hidden ? scene.skip() : scene.changed());
  document.addEventListener('visibilitychange', seen, { signal: ended.signal });

  const stage: Stage = {
    show: (marks) => scene.show(marks),
    skip: () => scene.skip(),
    idle: () => scene.idle(),
    at: (target) => {
      const piece = scene.pieceOf(target);
      if (!piece) return null;
      const frame = game.canvas.getBoundingClientRect();
      return { x: frame.left + piece.x, y: frame.top + piece.y };
    },
    timeScale: (factor) => {
      scene.tweens.timeScale = factor;
    },
    settingsChanged: (settings) => scene.apply(settings),
    textChanged: () => scene.reword(),
    destroy: () => {
      ended.abort();
      for (const stop of leave) stop();
      window.clearTimeout(timer);
      observer.disconnect();
      scene.skip();
      release();
      game.destroy(true);
    },
  };
  const release = installHook(stage, scene, game);
  return stage;
}

function watchPointer(canvas: HTMLCanvasElement, scene: AnyScene, input: StageInput, signal: AbortSignal): void {
  const gestures = new Gestures({
    pieceAt: (x, y) => scene.pieceAt(x, y),
    after: (ms, then) => {
      const timer = window.setTimeout(then, ms);
      return () => window.clearTimeout(timer);
    },
    onZoom: (card) => input.events.onZoom(card),
    onHover: (piece) => {
      canvas.style.cursor = piece?.target ? 'pointer' : 'default';
    },
    onTap: (piece) => {
      // a tap ends what moves; it counts as more only where the same thing lay there before and after
      if (scene.busy) {
        scene.skip();
        if (!piece?.target || !scene.isLegal(piece.target) || scene.pieceOf(piece.target)?.x !== piece.x) return;
      }
      if (piece?.target) input.events.onTap(piece.target);
    },
  });
  const at = (event: PointerEvent) => ({ x: event.offsetX, y: event.offsetY, touch: event.pointerType !== 'mouse' });
  canvas.addEventListener('pointermove', (event) => gestures.move(at(event)), { signal });
  canvas.addEventListener('pointerdown', (event) => event.button === 0 && gestures.press(at(event)), { signal });
  canvas.addEventListener('pointerup', (event) => event.button === 0 && gestures.release(at(event)), { signal });
  canvas.addEventListener('pointerleave', () => gestures.leave(), { signal });
  canvas.addEventListener('pointercancel', () => gestures.leave(), { signal });
  // a long press asks us, not the browser
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
}
