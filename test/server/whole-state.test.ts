import assert from 'node:assert/strict';
import { Encoder, Reflection } from '@colyseus/schema';
import { WholeStateSerializer } from '../../client/net/WholeStateSerializer.ts';
import { schemaOf } from '../../server/projection/schema-of.ts';
import { list, nullable, record, text, uint8 } from '../../shared/wire/descriptor.ts';
import { read } from '../../shared/wire/read.ts';

interface Shown {
  readonly active: number;
  readonly word: string;
  readonly bid: number | null;
  readonly cards: readonly number[];
}

const shown = record<Shown>({ active: uint8(), word: text(), bid: nullable(uint8()), cards: list(uint8()) });

describe('A client that was away', () => {
  it('holds what the whole state says, and nothing that was there before', () => {
    const { State, write } = schemaOf(shown, 'ShownToWhoWasAway');
    const state = new State();
    const encoder = new Encoder(state);
    const whole = () => Uint8Array.from(encoder.encodeAll({ offset: 0 }));
    const client = new WholeStateSerializer();
    const held = () => read(shown, JSON.parse(JSON.stringify(client.getState())));

    const before: Shown = { active: 1, word: 'seen', bid: 7, cards: [3, 4, 5] };
    write(state, before);
    client.handshake(Reflection.encode(encoder));
    client.setState(whole());
    assert.deepEqual(held(), before);
    // no patch of this reaches the client
    const meanwhile: Shown = { active: 0, word: '', bid: null, cards: [9] };
    write(state, meanwhile);
    encoder.encode({ offset: 0 });
    encoder.discardChanges();
    client.setState(whole());
    assert.deepEqual(held(), meanwhile);
    // and goes on with patches from there
    const next: Shown = { active: 2, word: 'more', bid: 0, cards: [9, 1] };
    write(state, next);
    client.patch(Uint8Array.from(encoder.encode({ offset: 0 })));
    assert.deepEqual(held(), next);
  });
});
