import type * as Phaser from 'phaser';
import { crests, gleams, rose, sea, swell } from '../art/sea.ts';
import { tableThemes } from '../art/table-themes.ts';
import { clouds, dawn, evening, lightsAt } from '../art/weather.ts';
import type { TableTheme } from '../settings.ts';
import type { Bakery } from './bake.ts';
import type { Size } from './geometry.ts';
import type { Skin } from './piece.ts';

const skin = (id: string, width: number, height: number, paint: Skin['paint']): Skin => ({
  id,
  width,
  height,
  pad: 0,
  paint,
});

/** light has no edges: it is painted small and drawn large, so that it costs no memory */
const coarse = 3;
const soft = (id: string, width: number, height: number, paint: (ctx: CanvasRenderingContext2D) => void): Skin =>
  skin(id, Math.ceil(width / coarse), Math.ceil(height / coarse), (ctx) => {
    ctx.scale(1 / coarse, 1 / coarse);
    paint(ctx);
  });

const layers = ['sea', 'rose', 'crests', 'gleams', 'dawn', 'evening', 'clouds'] as const;
type Layer = (typeof layers)[number];

const isSoft = (layer: Layer): boolean => layer === 'dawn' || layer === 'evening' || layer === 'clouds';

/** milliseconds until the light has followed most of a change */
const turning = 1500;

/** The water under the table, which lives a little while it is allowed to, and the light of the day over it. */
export class Sea {
  private images: Partial<Record<Layer, Phaser.GameObjects.Image>> = {};
  private textures: string[] = [];
  private readonly scene: Phaser.Scene;
  private readonly bakery: Bakery;
  private width = 0;
  /** how much of the game is over, and how much of it the light shows */
  private progress = 0;
  private lit = 0;
  private time = 0;

  constructor(scene: Phaser.Scene, bakery: Bakery) {
    this.scene = scene;
    this.bakery = bakery;
  }

  lay(size: Size, dpr: number, theme: TableTheme): void {
    for (const image of Object.values(this.images)) image.destroy();
    this.bakery.free(this.textures);
    const width = Math.ceil(size.width);
    const height = Math.ceil(size.height);
    this.width = width;
    const radius = Math.min(width, height) * 0.2;
    const span = Math.ceil(radius * 1.3);
    const colours = tableThemes[theme];
    const skins: Readonly<Record<Layer, Skin>> = {
      sea: skin('sea', width, height, (ctx) => sea(ctx, width, height, colours)),
      rose: skin('rose', span * 2, span * 2, (ctx) => {
        ctx.translate(span, span);
        rose(ctx, radius, colours);
      }),
      crests: skin('crests', width + swell.x, height, (ctx) => crests(ctx, width + swell.x, height, colours)),
      gleams: skin('gleams', width, height, (ctx) => gleams(ctx, width, height)),
      dawn: soft('dawn', width, height, (ctx) => dawn(ctx, width, height)),
      evening: soft('evening', width, height, (ctx) => evening(ctx, width, height)),
      clouds: soft('clouds', width * 2, height, (ctx) => clouds(ctx, height, width)),
    };
    this.textures = [];
    for (const [depth, layer] of layers.entries()) {
      const texture = this.bakery.texture(skins[layer], true);
      this.textures.push(texture);
      this.images[layer] = this.scene.add
        .image(width / 2, height / 2, texture)
        .setScale((isSoft(layer) ? coarse : 1) / dpr)
        .setDepth(depth - 100);
    }
    this.images.rose?.setPosition(width * 0.21, height * 0.75);
    this.shine(true);
    this.live(0);
  }

  /** So much of the game is over, from 0 to 1; `atOnce` where nothing may move. */
  dayAt(progress: number, atOnce: boolean): void {
    this.progress = Math.max(0, Math.min(1, progress));
    if (atOnce) this.shine(true);
  }

  private shine(atOnce: boolean, passed = 0): void {
    const part = atOnce ? 1 : Math.min(1, passed / turning);
    this.lit += (this.progress - this.lit) * part;
    const lights = lightsAt(this.lit);
    for (const light of ['dawn', 'evening', 'clouds'] as const) this.images[light]?.setAlpha(lights[light]);
  }

  /** `time` in milliseconds; the same time is the same picture. */
  live(time: number): void {
    const { rose: compass, crests: waves, gleams: light, clouds: sky } = this.images;
    this.shine(false, Math.max(0, time - this.time));
    this.time = time;
    compass?.setAngle(Math.sin(time / 16_000) * 7);
    waves?.setX((waves.displayWidth - swell.x * 2) / 2 + ((time / 420) % swell.x));
    light?.setAlpha(0.55 + 0.45 * Math.sin(time / 2300));
    // they come from the left, and the second half is the first once more
    sky?.setX((time / 60) % Math.max(1, this.width));
  }
}
