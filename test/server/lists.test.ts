import assert from 'node:assert/strict';
import fc from 'fast-check';
import { list, record, uint8 } from '../../shared/wire/descriptor.ts';
import { Sender } from '../support/sender.ts';

interface Listed {
  readonly list: readonly number[];
  readonly items: readonly { readonly value: number }[];
  readonly rows: readonly (readonly number[])[];
}

const listed = record<Listed>({
  list: list(uint8()),
  items: list(record<{ readonly value: number }>({ value: uint8() })),
  rows: list(list(uint8())),
});

const of = (values: readonly number[]): Listed => ({
  list: values,
  items: values.map((value) => ({ value })),
  rows: values.map((value) => values.slice(value)),
});

describe('Lists on the wire', () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.nat(3), { maxLength: 5 }) },
    fc.constant('patch' as const),
    fc.constant('join' as const),
  );

  it('are the same for everybody, however often they change between two patches and whenever somebody comes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let last = of([]);
        const sender = new Sender(listed, last);
        sender.join();
        for (const one of steps) {
          if (one === 'patch') sender.patch();
          else if (one === 'join') sender.join();
          else {
            last = of(one);
            sender.change(last);
          }
        }
        sender.patch();
        for (const received of sender.received()) assert.deepEqual(received, last);
      }),
      { numRuns: 500 },
    );
  });
});
