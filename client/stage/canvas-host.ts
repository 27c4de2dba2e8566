import * as Phaser from 'phaser';

/** In pixels of the page. */
export interface HostSize {
  readonly width: number;
  readonly height: number;
}

export const sizeOf = (host: HTMLElement): HostSize => ({
  width: host.clientWidth,
  height: host.clientHeight,
});

/** As fine as the screen, within what a small device can fill. */
export function resolution(host: HTMLElement): number {
  const real = window.devicePixelRatio || 1;
  const area = host.clientWidth * host.clientHeight;
  return Math.min(real, area * 9 < 4_500_000 ? 3 : 2);
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

export function boot(host: HTMLElement, dpr: number): Phaser.Game {
  return new Phaser.Game({
    type: rendererType(),
    parent: host,
    ...pixels(host, dpr),
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

const pixels = (host: HTMLElement, dpr: number): { width: number; height: number } => ({
  width: Math.max(1, Math.round(host.clientWidth * dpr)),
  height: Math.max(1, Math.round(host.clientHeight * dpr)),
});

const named = ({ width, height }: HostSize, dpr: number): string => `${width}x${height}@${dpr}`;

/** Tells when the host has another size or the screen another resolution, and not before it has stopped changing. */
export function watchSize(
  host: HTMLElement,
  began: { readonly size: HostSize; readonly dpr: number },
  onChange: (size: HostSize, dpr: number) => void,
  signal: AbortSignal,
): void {
  const now = (): string => named(sizeOf(host), resolution(host));
  let known = named(began.size, began.dpr);
  let timer = 0;
  const observer = new ResizeObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      // the observer also speaks when it begins to look
      if (now() === known) return;
      known = now();
      onChange(sizeOf(host), resolution(host));
    }, 80);
  });
  observer.observe(host);
  signal.addEventListener('abort', () => {
    window.clearTimeout(timer);
    observer.disconnect();
  });
}

export function fitTo(game: Phaser.Game, host: HTMLElement, dpr: number): void {
  const { width, height } = pixels(host, dpr);
  game.scale.setZoom(1 / dpr);
  game.scale.resize(width, height);
  // the scale manager forgets the style of a canvas whose pixels are the screen's
  game.canvas.style.width = `${host.clientWidth}px`;
  game.canvas.style.height = `${host.clientHeight}px`;
}

/** Takes the game away with the two listeners that the library leaves behind. */
export function unboot(game: Phaser.Game, left: Pick<Window, 'onblur' | 'onfocus'>): void {
  if (window.onblur === left.onblur) window.onblur = null;
  if (window.onfocus === left.onfocus) window.onfocus = null;
  game.destroy(true);
  // it ends itself in its next step, and would never take one asleep
  if (!game.loop.running) game.loop.wake();
}
