import type * as Phaser from 'phaser';
import type { Kit } from '../art/canvas.ts';
import type { Skin } from './piece.ts';

interface Baked {
  readonly key: string;
  readonly pinned: boolean;
  used: number;
}

/** Pictures that nobody shows are kept up to this number, because cards come back. */
const kept = 100;

/** Paints skins into textures at the resolution of the device, one each, and forgets the oldest. */
export class Bakery {
  private readonly baked = new Map<string, Baked>();
  private clock = 0;
  private serial = 0;
  private readonly textures: Phaser.Textures.TextureManager;
  private readonly kit: Kit;
  private dpr: number;

  constructor(textures: Phaser.Textures.TextureManager, kit: Kit, dpr: number) {
    this.textures = textures;
    this.kit = kit;
    this.dpr = dpr;
  }

  /** The key of the texture for this skin, painted now if it is new. Pinned ones stay until they are freed. */
  texture(skin: Skin, pinned = false): string {
    const id = `${skin.id}|${skin.width}x${skin.height}`;
    let entry = this.baked.get(id);
    if (!entry) {
      entry = { key: `skin-${this.serial++}`, pinned, used: 0 };
      this.paint(entry.key, skin);
      this.baked.set(id, entry);
    }
    entry.used = ++this.clock;
    return entry.key;
  }

  /** An even number of device pixels: the middle of the picture is then the middle of the body. */
  pixels(length: number): number {
    return 2 * Math.ceil((length * this.dpr) / 2);
  }

  private paint(key: string, skin: Skin): void {
    const width = this.pixels(skin.width + 2 * skin.pad);
    const height = this.pixels(skin.height + 2 * skin.pad);
    const texture = this.textures.createCanvas(key, width, height);
    if (!texture) throw new Error(`no texture for ${skin.id}`);
    const ctx = texture.getContext();
    ctx.save();
    ctx.translate((width - skin.width * this.dpr) / 2, (height - skin.height * this.dpr) / 2);
    ctx.scale(this.dpr, this.dpr);
    skin.paint(ctx, this.kit);
    ctx.restore();
    texture.refresh();
  }

  /** Frees pictures that are neither shown nor recent. */
  prune(shown: ReadonlySet<string>): void {
    if (this.baked.size <= kept) return;
    const idle = [...this.baked]
      .filter(([, entry]) => !entry.pinned && !shown.has(entry.key))
      .sort((a, b) => a[1].used - b[1].used);
    for (const [id, entry] of idle.slice(0, this.baked.size - kept)) {
      this.textures.remove(entry.key);
      this.baked.delete(id);
    }
  }

  free(keys: readonly string[]): void {
    for (const [id, entry] of this.baked) if (keys.includes(entry.key)) this.baked.delete(id);
    for (const key of keys) this.textures.remove(key);
  }

  /** Another resolution or other words: everything is painted anew. Returns what to free once no sprite shows it. */
  forget(dpr: number): string[] {
    this.dpr = dpr;
    const old = [...this.baked.values()].filter((entry) => !entry.pinned).map((entry) => entry.key);
    for (const [id, entry] of this.baked) if (!entry.pinned) this.baked.delete(id);
    return old;
  }
}
