import { type Decoder, Encoder, Reflection } from '@colyseus/schema';
import { schemaOf } from '../../server/projection/schema-of.ts';
import type { RecordOf } from '../../shared/wire/descriptor.ts';
import { read } from '../../shared/wire/read.ts';

/** A room of which only the state is there: patches to everybody who is here, the whole to who comes. */
export class Sender<T> {
  private readonly piece: RecordOf<T>;
  private readonly write: (value: T) => void;
  private readonly encoder: Encoder;
  private readonly here: Decoder[] = [];

  constructor(piece: RecordOf<T>, first: T) {
    this.piece = piece;
    const { State, write } = schemaOf(piece, 'Sent');
    const state = new State();
    this.write = (value) => write(state, value);
    this.write(first);
    this.encoder = new Encoder(state);
  }

  get hasChanges(): boolean {
    return this.encoder.hasChanges;
  }

  change(value: T): void {
    this.write(value);
  }

  patch(): void {
    const bytes = Uint8Array.from(this.encoder.encode({ offset: 0 }));
    this.encoder.discardChanges();
    for (const decoder of this.here) decoder.decode(bytes);
  }

  /** No room lets a change wait when somebody comes: the schema would add to their lists what they have already. */
  join(): void {
    this.patch();
    const decoder = Reflection.decode(Reflection.encode(this.encoder));
    decoder.decode(Uint8Array.from(this.encoder.encodeAll({ offset: 0 })));
    this.here.push(decoder);
  }

  /** What each of those who are here has received. */
  received(): T[] {
    return this.here.map(({ state }) => read(this.piece, JSON.parse(JSON.stringify(state))));
  }
}
