import { WebSocket } from 'ws';

/** session → every frame that its sockets have received */
export const taps = new Map<string, Buffer[]>();

/**
 * The sockets of the clients under test: the same on every Node, with a way to cut them as a cable is cut,
 * and tapped from the first byte. Imported before the SDK, which takes the global one when it loads.
 */
class TestSocket extends WebSocket {
  constructor(url: string, protocols?: string[]) {
    super(url, Array.isArray(protocols) ? protocols : []);
    const frames = taps.get(new URL(url).searchParams.get('sessionId') ?? '');
    if (frames) this.on('message', (data: ArrayBuffer) => frames.push(Buffer.from(data)));
  }
}

globalThis.WebSocket = TestSocket as unknown as typeof globalThis.WebSocket;
