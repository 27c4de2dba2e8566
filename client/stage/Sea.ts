import type * as Phaser from 'phaser';
import { crests, gleams, rose, sea, swell } from '../art/sea.ts';
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

/** The water under the table, which lives a little while it is allowed to. */
export class Sea {
  private images: Phaser.GameObjects.Image[] = [];
  private textures: string[] = [];
  private readonly scene: Phaser.Scene;
  private readonly bakery: Bakery;

  constructor(scene: Phaser.Scene, bakery: Bakery) {
    this.scene = scene;
    this.bakery = bakery;
  }

  lay(size: Size, dpr: number): void {
    for (const image of this.images) image.destroy();
    this.bakery.free(this.textures);
    const width = Math.ceil(size.width);
    const height = Math.ceil(size.height);
    const radius = Math.min(width, height) * 0.2;
    const span = Math.ceil(radius * 1.3);
    const skins = [
      skin('sea', width, height, (ctx) => sea(ctx, width, height)),
      skin('rose', span * 2, span * 2, (ctx) => {
        ctx.translate(span, span);
        rose(ctx, radius);
      }),
      skin('crests', width + swell.x, height, (ctx) => crests(ctx, width + swell.x, height)),
      skin('gleams', width, height, (ctx) => gleams(ctx, width, height)),
    ];
    this.textures = skins.map((layer) => this.bakery.texture(layer, true));
    this.images = skins.map((layer, depth) =>
      this.scene.add
        .image(layer.width / 2, height / 2, this.textures[depth] ?? '')
        .setScale(1 / dpr)
        .setDepth(depth - 100),
    );
    this.images[1]?.setPosition(width * 0.21, height * 0.75);
    this.live(0);
  }

  /** `time` in milliseconds; the same time is the same picture. */
  live(time: number): void {
    const [, compass, waves, light] = this.images;
    compass?.setAngle(Math.sin(time / 16_000) * 7);
    waves?.setX((waves.displayWidth - swell.x * 2) / 2 + ((time / 420) % swell.x));
    light?.setAlpha(0.55 + 0.45 * Math.sin(time / 2300));
  }
}
