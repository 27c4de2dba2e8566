import { WebSocket } from 'ws';

/** session → told of every frame that its sockets receive, before the SDK is */
export const taps = new Map<string, (frame: Buffer) => void>();

/**
 * The sockets of the clients under test: the same on every Node, with a way to cut them as a cable is cut,
 * and tapped from the first byte. Imported before the SDK, which takes the global one when it loads.
 */
class TestSocket extends WebSocket {
  constructor(url: string, protocols?: string[]) {
    super(url, Array.isArray(protocols) ? protocols : []);
    const tap = taps.get(new URL(url).searchParams.get('sessionId') ?? '');
    if (tap) this.on('message', (data: ArrayBuffer) => tap(Buffer.from(data)));
  }
}

globalThis.WebSocket = TestSocket as unknown as typeof globalThis.WebSocket;
