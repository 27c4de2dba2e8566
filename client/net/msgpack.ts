/**
 * MessagePack for JSON values: what the Colyseus SDK needs of `msgpackr`, which the build replaces by this file.
 * The server writes plain MessagePack (no records, no extensions of its own), so nothing else can arrive; what would
 * is refused loudly.
 */

/** The SDK asks for room before the packed value: `RESERVE_START_SPACE | bytes`. */
export const RESERVE_START_SPACE = 0x1000;

type Json = null | undefined | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Packr {
  pack(value: unknown, options = 0): Uint8Array {
    const writer = new Writer((options & RESERVE_START_SPACE) === 0 ? 0 : options & ~RESERVE_START_SPACE);
    writer.value(value as Json);
    return writer.bytes();
  }
}

export const pack = (value: unknown): Uint8Array => new Packr().pack(value);

export function unpack(bytes: Uint8Array, options?: { readonly start?: number }): unknown {
  return new Reader(bytes, options?.start ?? 0).value();
}

class Writer {
  private buffer = new Uint8Array(256);
  private view = new DataView(this.buffer.buffer);

  constructor(private at: number) {}

  bytes(): Uint8Array {
    return this.buffer.subarray(0, this.at);
  }

  value(value: Json): void {
    if (value === null || value === undefined) this.byte(0xc0);
    else if (value === false) this.byte(0xc2);
    else if (value === true) this.byte(0xc3);
    else if (typeof value === 'number') this.number(value);
    else if (typeof value === 'string') this.string(value);
    else if (Array.isArray(value)) this.array(value);
    else this.map(value as { readonly [key: string]: Json });
  }

  private number(n: number): void {
    if (!Number.isInteger(n) || n < -0x8000_0000 || n > 0xffff_ffff) {
      this.byte(0xcb);
      const at = this.room(8);
      this.view.setFloat64(at, n);
    } else if (n >= 0) {
      if (n < 0x80) this.byte(n);
      else this.sized(n, 0xcc, 0xcd, 0xce);
    } else if (n >= -0x20) this.byte(n & 0xff);
    else {
      this.byte(0xd2);
      const at = this.room(4);
      this.view.setInt32(at, n);
    }
  }

  private string(text: string): void {
    const bytes = encoder.encode(text);
    if (bytes.length < 0x20) this.byte(0xa0 | bytes.length);
    else this.sized(bytes.length, 0xd9, 0xda, 0xdb);
    const at = this.room(bytes.length);
    this.buffer.set(bytes, at);
  }

  private array(list: readonly Json[]): void {
    if (list.length < 0x10) this.byte(0x90 | list.length);
    else this.sized(list.length, null, 0xdc, 0xdd);
    for (const item of list) this.value(item);
  }

  private map(object: { readonly [key: string]: Json }): void {
    const entries = Object.entries(object).filter(([, value]) => value !== undefined);
    if (entries.length < 0x10) this.byte(0x80 | entries.length);
    else this.sized(entries.length, null, 0xde, 0xdf);
    for (const [key, value] of entries) {
      this.string(key);
      this.value(value);
    }
  }

  /** a length or number behind the tag of its width */
  private sized(n: number, tag8: number | null, tag16: number, tag32: number): void {
    if (tag8 !== null && n < 0x100) {
      this.byte(tag8);
      this.byte(n);
    } else if (n < 0x1_0000) {
      this.byte(tag16);
      const at = this.room(2);
      this.view.setUint16(at, n);
    } else {
      this.byte(tag32);
      const at = this.room(4);
      this.view.setUint32(at, n);
    }
  }

  private byte(n: number): void {
    const at = this.room(1);
    this.buffer[at] = n;
  }

  /** Where the next bytes go. May replace buffer and view: call it before reading either. */
  private room(bytes: number): number {
    const at = this.at;
    this.at += bytes;
    if (this.at > this.buffer.length) {
      const larger = new Uint8Array(Math.max(this.at, this.buffer.length * 2));
      larger.set(this.buffer);
      this.buffer = larger;
      this.view = new DataView(larger.buffer);
    }
    return at;
  }
}

class Reader {
  private readonly view: DataView;

  constructor(
    private readonly buffer: Uint8Array,
    private at: number,
  ) {
    this.view = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  }

  value(): unknown {
    const tag = this.view.getUint8(this.skip(1));
    if (tag < 0x80) return tag;
    if (tag < 0x90) return this.map(tag & 0x0f);
    if (tag < 0xa0) return this.array(tag & 0x0f);
    if (tag < 0xc0) return this.string(tag & 0x1f);
    if (tag >= 0xe0) return tag - 0x100;
    return this.tagged(tag);
  }

  private tagged(tag: number): unknown {
    const { view } = this;
    switch (tag) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xca:
        return view.getFloat32(this.skip(4));
      case 0xcb:
        return view.getFloat64(this.skip(8));
      case 0xcc:
      case 0xcd:
      case 0xce:
        return this.size(tag - 0xcc);
      case 0xcf:
        return Number(view.getBigUint64(this.skip(8)));
      case 0xd0:
        return view.getInt8(this.skip(1));
      case 0xd1:
        return view.getInt16(this.skip(2));
      case 0xd2:
        return view.getInt32(this.skip(4));
      case 0xd3:
        return Number(view.getBigInt64(this.skip(8)));
      case 0xd4:
        return this.undefinedExtension();
      case 0xd9:
      case 0xda:
      case 0xdb:
        return this.string(this.size(tag - 0xd9));
      case 0xdc:
      case 0xdd:
        return this.array(this.size(tag - 0xdc + 1));
      case 0xde:
      case 0xdf:
        return this.map(this.size(tag - 0xde + 1));
      default:
        throw new Error(`MessagePack tag 0x${tag.toString(16)} was not expected`);
    }
  }

  /** an unsigned number of 1, 2 or 4 bytes */
  private size(log: number): number {
    if (log === 0) return this.view.getUint8(this.skip(1));
    if (log === 1) return this.view.getUint16(this.skip(2));
    return this.view.getUint32(this.skip(4));
  }

  private string(length: number): string {
    const from = this.skip(length);
    return decoder.decode(this.buffer.subarray(from, from + length));
  }

  private array(length: number): unknown[] {
    return Array.from({ length }, () => this.value());
  }

  private map(length: number): Record<string, unknown> {
    const entries = Array.from({ length }, () => [String(this.value()), this.value()] as const);
    return Object.fromEntries(entries);
  }

  /** `fixext 1` of type 0 is how the server writes undefined */
  private undefinedExtension(): undefined {
    if (this.view.getInt8(this.skip(1)) !== 0) throw new Error('MessagePack extension was not expected');
    this.skip(1);
  }

  private skip(bytes: number): number {
    const at = this.at;
    this.at += bytes;
    return at;
  }
}
