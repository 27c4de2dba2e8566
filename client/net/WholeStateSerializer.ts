import { SchemaSerializer } from '@colyseus/sdk/serializer/SchemaSerializer';

type Whole = Parameters<SchemaSerializer['setState']>;
type Decoder = SchemaSerializer['decoder'];

/**
 * A whole state replaces what was held. The SDK's own serializer decodes it over the old one, and of a field that is not
 * in it any more (0, '' and null are absent on the wire) a client that was away would keep the old value.
 */
export class WholeStateSerializer extends SchemaSerializer {
  override setState(bytes: Whole[0], at?: Whole[1]): void {
    const NewState = this.state.constructor as new () => Decoder['state'];
    const NewDecoder = this.decoder.constructor as new (state: unknown, types: Decoder['context']) => Decoder;
    this.state = new NewState();
    this.decoder = new NewDecoder(this.state, this.decoder.context);
    this.decoder.decode(bytes, at);
  }
}
