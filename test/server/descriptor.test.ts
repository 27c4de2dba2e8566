import assert from 'node:assert/strict';
import fc from 'fast-check';
import { schemaOf } from '../../server/projection/schema-of.ts';
import { InvariantError } from '../../shared/engine/assert.ts';
import {
  bySeat,
  flag,
  int8,
  int16,
  list,
  nullable,
  or,
  own,
  record,
  text,
  uint8,
  uint16,
  union,
  whole,
} from '../../shared/wire/descriptor.ts';
import { ownPlaces } from '../../shared/wire/own.ts';
import { Sender } from '../support/sender.ts';
import { anyRecord, anyValue } from '../support/shapes.ts';

interface Small {
  readonly name: 'a' | 'b';
  readonly count: number;
  readonly hand: readonly number[] | null;
}
type Asked = { readonly kind: 'go'; readonly seat: number } | { readonly kind: 'over' };

/** What is said here is said to the compiler. */
function theCompilerObjects(): void {
  const hand = own(list<readonly number[]>(uint8()));
  record<Small>({ name: text(), count: uint8(), hand });
  // @ts-expect-error a field is forgotten
  record<Small>({ name: text(), count: uint8() });
  // @ts-expect-error the View has no such field
  record<Small>({ name: text(), count: uint8(), hand, more: uint8() });
  // @ts-expect-error a number is not a text
  record<Small>({ name: text(), count: text(), hand });
  // @ts-expect-error it may be null
  record<Small>({ name: text(), count: uint8(), hand: list<readonly number[]>(uint8()) });
  // @ts-expect-error it is never null
  record<Small>({ name: text(), count: nullable(uint8()), hand });
  // @ts-expect-error it has no other values
  record<Small>({ name: text<'a' | 'b' | 'c'>(), count: uint8(), hand });
  // @ts-expect-error nor may one be missing
  record<Small>({ name: text<'a'>(), count: uint8(), hand });

  union<Asked, 'kind'>('kind', { go: { seat: uint8() }, over: {} });
  // @ts-expect-error a member is forgotten
  union<Asked, 'kind'>('kind', { go: { seat: uint8() } });
  // @ts-expect-error there is no such member
  union<Asked, 'kind'>('kind', { go: { seat: uint8() }, over: {}, stop: {} });
  // @ts-expect-error a field of a member is forgotten
  union<Asked, 'kind'>('kind', { go: {}, over: {} });
  // @ts-expect-error the member has no such field
  union<Asked, 'kind'>('kind', { go: { seat: uint8() }, over: { seat: uint8() } });

  record<{ readonly pair: readonly [number, number] }>({ pair: list(uint8()) });
  // @ts-expect-error not of one type
  record<{ readonly pair: readonly [number, string] }>({ pair: list(uint8()) });
  record<{ readonly from: number | 'bank' }>({ from: or('bank', int8()) });
  // @ts-expect-error another word
  record<{ readonly from: number | 'bank' }>({ from: or('random', int8()) });
  // @ts-expect-error null in null
  nullable(nullable(flag()));
}

describe('A descriptor', () => {
  it('has the fields of its View and no others, or it does not compile', () => theCompilerObjects());

  /** A descriptor and what happens to a room that has a value of it. */
  const played = anyRecord.chain((shape) => {
    const value = anyValue(shape);
    const step = fc.oneof(
      { weight: 4, arbitrary: value.map((next) => ({ next })) },
      fc.constant('patch' as const),
      fc.constant('join' as const),
    );
    return fc.record({ shape: fc.constant(shape), first: value, steps: fc.array(step, { maxLength: 20 }) });
  });

  it('whatever it describes, gives everybody the value that was written last, and sends nothing twice', () => {
    fc.assert(
      fc.property(played, ({ shape, first, steps }) => {
        let last = first;
        const sender = new Sender<unknown>(shape, first);
        sender.join();
        for (const step of steps) {
          if (step === 'patch') sender.patch();
          else if (step === 'join') sender.join();
          else {
            last = step.next;
            sender.change(last);
          }
        }
        sender.patch();
        sender.change(last);
        assert.equal(sender.hasChanges, false, 'what is there already is not sent again');
        for (const received of sender.received()) assert.deepEqual(received, last);
      }),
      { numRuns: 1500 },
    );
  }).timeout(120_000);

  it('lets no number through that does not fit, and names the place', () => {
    const cases = [
      [uint8, [0, 255], [-1, 256, 1.5]],
      [int8, [-128, 127], [-129, 128]],
      [uint16, [0, 65_535], [-1, 65_536]],
      [int16, [-32_768, 32_767], [-32_769, 32_768]],
      [whole, [-5e9, 0, 5e9], [0.5, Number.NaN, 2 ** 53]],
    ] as const;
    for (const [width, fitting, others] of cases) {
      const piece = record<{ one: number; many: readonly number[] }>({ one: width(), many: list(width()) });
      for (const value of fitting) {
        const sender = new Sender(piece, { one: value, many: [value] });
        sender.join();
        assert.deepEqual(sender.received(), [{ one: value, many: [value] }]);
      }
      for (const value of others) {
        assert.throws(() => new Sender(piece, { one: value, many: [] }), /^InvariantError: Sent\.one: /);
        assert.throws(() => new Sender(piece, { one: 1, many: [value] }), /^InvariantError: Sent\.many: /);
      }
    }
  });

  it('lets no value of a list through that would read as none', () => {
    const numbers = record<{ of: readonly (number | null)[] }>({ of: list(nullable(int8())) });
    assert.throws(() => new Sender(numbers, { of: [null, -1] }), InvariantError);
    const texts = record<{ of: readonly (string | null)[] }>({ of: list(nullable(text())) });
    assert.throws(() => new Sender(texts, { of: [null, ''] }), InvariantError);
    const unsigned = record<{ of: readonly (number | null)[] }>({ of: list(nullable(uint8())) });
    assert.throws(() => new Sender(unsigned, { of: [] }), InvariantError);
  });

  it('keeps nothing of another member of a union, and wants the same field described alike', () => {
    type Either =
      | {
          readonly kind: 'a';
          readonly n: number;
          readonly all: readonly number[];
          readonly part: { readonly x: number };
        }
      | { readonly kind: 'b'; readonly n: number };
    const part = record<{ readonly x: number }>({ x: uint8() });
    const either = union<Either, 'kind'>('kind', { a: { n: uint8(), all: list(uint8()), part }, b: { n: uint8() } });
    const { State, write } = schemaOf(record<{ is: Either }>({ is: either }), 'Sent');
    const state = new State();
    write(state, { is: { kind: 'a', n: 1, all: [1, 2], part: { x: 1 } } });
    write(state, { is: { kind: 'b', n: 2 } });
    assert.deepEqual(state.toJSON(), { is: { kind: 'b', n: 2, all: [] } });
    const unlike = union<Either, 'kind'>('kind', { a: { n: uint8(), all: list(uint8()), part }, b: { n: int8() } });
    assert.throws(
      () => schemaOf(record<{ is: Either }>({ is: unlike }), 'Sent'),
      /Sent\.is\.n is described in two ways/,
    );
  });

  it('has own values where they belong to a seat, each under one name', () => {
    const hand = own(uint8());
    const player = record<{ hand: number | null }>({ hand });
    const players = bySeat<readonly { hand: number | null }[]>(player);
    const listed = list<readonly { hand: number | null }[]>(player);
    type Seated = { players: readonly { hand: number | null }[] };
    assert.deepEqual(ownPlaces(record<Seated>({ players })), [{ key: 'hand', within: 'players' }]);
    assert.throws(() => ownPlaces(record<Seated>({ players: listed })), InvariantError);
    assert.throws(() => ownPlaces(record<{ deep: { hand: number | null } }>({ deep: player })), InvariantError);
    assert.throws(() => ownPlaces(record<Seated & { hand: number | null }>({ players, hand })), InvariantError);
  });
});
