import { Decoder, Encoder, ExtensionCodec } from '@msgpack/msgpack';

/**
 * What the Colyseus SDK needs of `msgpackr`, which the build replaces by this file: that package carries extensions of
 * its own that nobody here sends, and they would burst the lobby's budget.
 */

/** The SDK asks for room before the packed value: `RESERVE_START_SPACE | bytes`. */
export const RESERVE_START_SPACE = 0x1000;

const extensions = new ExtensionCodec();
// the server's codec writes what JavaScript calls undefined as an extension of type 0
extensions.register({ type: 0, encode: () => null, decode: () => undefined });
const decoder = new Decoder({ extensionCodec: extensions });

export class Packr {
  private readonly encoder = new Encoder({ ignoreUndefined: true });

  pack(value: unknown, options = 0): Uint8Array {
    const packed = this.encoder.encode(value);
    if ((options & RESERVE_START_SPACE) === 0) return packed;
    const room = options & ~RESERVE_START_SPACE;
    const bytes = new Uint8Array(room + packed.length);
    bytes.set(packed, room);
    return bytes;
  }
}

export const pack = (value: unknown): Uint8Array => new Packr().pack(value);

export const unpack = (bytes: Uint8Array, options?: { readonly start?: number }): unknown =>
  decoder.decode(options?.start ? bytes.subarray(options.start) : bytes);
