import assert from 'node:assert/strict';
import { type Decoder, Encoder, Reflection } from '@colyseus/schema';
import { portRoyalProjection } from '../../server/projection/port-royal.ts';
import type { RoomState } from '../../server/projection/project.ts';
import { portRoyal, type View } from '../../shared/games/port-royal/index.ts';
import { type PortRoyalWire, portRoyalView } from '../../shared/protocol/port-royal-wire.ts';
import { eager, playOut, rngFor, seedOf } from '../support/random-play.ts';

/** A room's encoder and the decoder of a client that knows nothing but what it is sent. */
class Line {
  readonly state: RoomState = new portRoyalProjection.State();
  private readonly encoder = new Encoder(this.state);
  private decoder: Decoder | null = null;
  readonly patches: number[] = [];

  write(view: View): void {
    portRoyalProjection.write(this.state, view);
  }

  send(): void {
    if (this.decoder) {
      const patch = this.encoder.encode();
      this.patches.push(patch.length);
      this.decoder.decode(patch);
    } else {
      this.decoder = Reflection.decode(Reflection.encode(this.encoder));
      this.decoder.decode(this.encoder.encodeAll().slice());
    }
    this.encoder.discardChanges();
  }

  received(): View | null {
    const wire: { game?: PortRoyalWire } = JSON.parse(JSON.stringify(this.decoder?.state ?? {}));
    return portRoyalView(wire.game);
  }
}

describe('The projection of Port Royal', () => {
  for (const seats of [2, 3, 4, 5])
    for (const showDiscard of [true, false])
      it(`shows every view of a game of ${seats}, discard ${showDiscard ? 'open' : 'closed'}, as it is`, () => {
        const options = portRoyal.parseOptions({ showDiscard, expeditionVariant: seats === 4 }, seats);
        assert.ok(options.ok);
        const state = portRoyal.setup(options.value, seats, seedOf(seats + 40));
        const line = new Line();
        const show = (): void => {
          const view = portRoyal.view(state, 'spectator');
          line.write(view);
          line.send();
          assert.deepStrictEqual(line.received(), view);
        };
        show();
        playOut(portRoyal, state, rngFor(seats), eager, (_seat, _move, apply) => {
          apply();
          show();
        });
        assert.notEqual(line.received()?.outcome, null);
        const mean = line.patches.reduce((sum, n) => sum + n, 0) / line.patches.length;
        assert.ok(mean < 150, `a patch has ${mean} bytes`);
      });

  it('has no game part before the game begins', () => {
    const line = new Line();
    line.send();
    assert.equal(line.received(), null);
  });

  it('sends nothing when nothing has changed', () => {
    const options = portRoyal.parseOptions({}, 3);
    assert.ok(options.ok);
    const state = portRoyal.setup(options.value, 3, seedOf(1));
    const encoder = new Encoder(new portRoyalProjection.State());
    portRoyalProjection.write(encoder.state as RoomState, portRoyal.view(state, 'spectator'));
    encoder.encodeAll();
    encoder.discardChanges();
    portRoyalProjection.write(encoder.state as RoomState, portRoyal.view(state, 'spectator'));
    assert.equal(encoder.hasChanges, false);
  });

  it('shows a late comer the same as those who were there from the start', () => {
    const options = portRoyal.parseOptions({}, 4);
    assert.ok(options.ok);
    const state = portRoyal.setup(options.value, 4, seedOf(99));
    const line = new Line();
    let moves = 0;
    playOut(portRoyal, state, rngFor(3), eager, (_seat, _move, apply) => {
      apply();
      line.write(portRoyal.view(state, 'spectator'));
      // nobody is there for the first hundred moves: patches are thrown away, as Colyseus does
      if (++moves >= 100) line.send();
    });
    assert.ok(moves > 100);
    assert.deepStrictEqual(line.received(), portRoyal.view(state, 'spectator'));
  });
});
