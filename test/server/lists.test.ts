import assert from 'node:assert/strict';
import { Decoder, Encoder, type SchemaType, schema, t } from '@colyseus/schema';
import fc from 'fast-check';
import { writeItems, writeList } from '../../server/projection/project.ts';

const Item = schema({ value: t.uint8() }, 'ListedItem');
const State = schema({ list: t.array('uint8'), items: t.array(Item) }, 'ListedState');
type ListedState = SchemaType<typeof State>;

const shown = (state: ListedState) => ({ list: [...state.list], items: state.items.map(({ value }) => value) });

/** A room of which only the state is there: patches to everybody who is here, the whole to who comes. */
class Sender {
  readonly state = new State();
  private readonly encoder = new Encoder(this.state);
  readonly here: Decoder<ListedState>[] = [];

  write(values: readonly number[]): void {
    writeList(this.state.list, values);
    writeItems(
      this.state.items,
      values,
      () => new Item(),
      (item, value) => {
        item.value = value;
      },
    );
  }

  patch(): void {
    const bytes = Uint8Array.from(this.encoder.encode({ offset: 0 }));
    this.encoder.discardChanges();
    for (const decoder of this.here) decoder.decode(bytes);
  }

  /** No room delays a change until somebody joins: the schema would add to their lists what they already have. */
  join(): void {
    this.patch();
    const decoder = new Decoder(new State());
    decoder.decode(Uint8Array.from(this.encoder.encodeAll({ offset: 0 })));
    this.here.push(decoder);
  }
}

describe('Lists on the wire', () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.nat(3), { maxLength: 5 }) },
    fc.constant('patch' as const),
    fc.constant('join' as const),
  );

  it('are the same for everybody, however often they change between two patches and whenever somebody comes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const sender = new Sender();
        sender.join();
        for (const one of steps) {
          if (one === 'patch') sender.patch();
          else if (one === 'join') sender.join();
          else sender.write(one);
        }
        sender.patch();
        for (const { state } of sender.here) assert.deepEqual(shown(state), shown(sender.state));
      }),
      { numRuns: 500 },
    );
  });
});
