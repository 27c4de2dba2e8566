import { type Decoder, Encoder, Reflection, type StateView } from '@colyseus/schema';
import { viewOf } from '../../client/net/views.ts';
import { borneoProjection } from '../../server/projection/borneo.ts';
import { manilaProjection } from '../../server/projection/manila.ts';
import { portRoyalProjection } from '../../server/projection/port-royal.ts';
import { type AnyProjection, type RoomState, showOwn, writeOwn } from '../../server/projection/project.ts';
import type { CoreState, Seat } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { GameId } from '../../shared/games/ids.ts';

export const projections: Readonly<Record<GameId, AnyProjection>> = {
  'port-royal': portRoyalProjection,
  manila: manilaProjection,
  borneo: borneoProjection,
};

/** A client that knows nothing but what it is sent. */
export class Receiver {
  view: StateView | undefined;
  seat: Seat | null;
  private decoder: Decoder | null = null;
  /** the first bytes: everything at once */
  whole: Buffer = Buffer.alloc(0);
  /** the bytes of every patch after them */
  readonly patches: Buffer[] = [];

  constructor(seat: Seat | null) {
    this.seat = seat;
  }

  get isNew(): boolean {
    return this.decoder === null;
  }

  greet(handshake: Uint8Array, whole: Uint8Array): void {
    this.decoder = Reflection.decode(handshake);
    this.whole = Buffer.from(whole);
    this.decoder.decode(whole.slice());
  }

  hear(patch: Uint8Array): void {
    this.patches.push(Buffer.from(patch));
    this.decoder?.decode(patch.slice());
  }

  /** As the page does it. */
  received(game: GameId): unknown {
    const wire = JSON.parse(JSON.stringify(this.decoder?.state ?? {}));
    return viewOf({ ...wire, table: { ...wire.table, game } }, this.seat);
  }
}

/** A room's state and the encoder that Colyseus would use for it: a common part, then a part for each view. */
export class Projected {
  readonly state: RoomState;
  readonly receivers: Receiver[] = [];
  private readonly encoder: Encoder;
  private readonly game: AnyGame<GameId>;
  private readonly projection: AnyProjection;

  constructor(game: AnyGame<GameId>) {
    this.game = game;
    this.projection = projections[game.meta.id];
    this.state = new this.projection.State();
    this.encoder = new Encoder(this.state);
  }

  write(state: CoreState, seats: number): void {
    this.projection.write(this.state, this.game.view(state, 'spectator'));
    writeOwn(this.projection, this.state, seats, (seat) => this.game.view(state, seat));
    for (const receiver of this.receivers) showOwn(receiver, this.state, receiver.seat);
  }

  /** A client arrives: it gets everything, as this seat may know it. */
  join(seat: Seat | null): Receiver {
    const receiver = new Receiver(seat);
    this.receivers.push(receiver);
    return receiver;
  }

  /** Somebody sits down on another seat, or stands up. */
  move(receiver: Receiver, seat: Seat | null): void {
    receiver.seat = seat;
    showOwn(receiver, this.state, seat);
  }

  get hasChanges(): boolean {
    return this.encoder.hasChanges;
  }

  send(): void {
    const it = { offset: 0 };
    const changes = this.encoder.encode(it);
    const shared = it.offset;
    for (const receiver of this.receivers.filter(({ isNew }) => !isNew))
      receiver.hear(receiver.view ? this.encoder.encodeView(receiver.view, shared, it) : changes.subarray(0, shared));
    this.encoder.discardChanges();
    for (const receiver of this.receivers.filter(({ isNew }) => isNew)) this.greet(receiver);
  }

  private greet(receiver: Receiver): void {
    showOwn(receiver, this.state, receiver.seat);
    const it = { offset: 0 };
    const buffer = new Uint8Array(Encoder.BUFFER_SIZE);
    const everything = this.encoder.encodeAll(it, buffer);
    const whole = receiver.view ? this.encoder.encodeAllView(receiver.view, it.offset, { ...it }, buffer) : everything;
    receiver.greet(Reflection.encode(this.encoder), whole);
  }
}
