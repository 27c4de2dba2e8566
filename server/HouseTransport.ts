import { createServer, type RequestListener } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { limits } from '../shared/protocol/messages.ts';

const badFrame = 4002;

/** Colyseus' transport with two doors closed: frames that its decoder throws at, and errors that nobody hears. */
export class HouseTransport extends WebSocketTransport {
  constructor(app: RequestListener, log: Logger) {
    const server = createServer(app);
    super({ server, maxPayload: limits.payload, pingInterval: 5000, pingMaxRetries: 2 });
    // the base class prints a stack at a busy port; who listens gets the error instead
    server.removeAllListeners('error');
    server.on('error', (error) => log.debug({ err: error }, 'the http server failed'));
    // before Colyseus adds its own listeners to the socket
    this.wss.prependListener('connection', (socket: WebSocket) => guardFrames(socket, log));
  }

  override listen(port: number, host?: string, backlog?: number, done?: (error?: Error) => void): this {
    const { server } = this;
    const failed = (error: Error): void => done?.(error);
    server?.once('error', failed);
    server?.listen(port, host, backlog, () => {
      server.off('error', failed);
      done?.();
    });
    return this;
  }
}

/** A throw inside a `message` listener would end the process: a frame that cannot be read ends its socket instead. */
function guardFrames(socket: WebSocket, log: Logger): void {
  const on = socket.on.bind(socket);
  const guarded = (event: string, listener: (...args: unknown[]) => void): WebSocket => {
    if (event !== 'message') return on(event, listener);
    return on(event, (...args: unknown[]) => {
      try {
        listener(...args);
      } catch (error) {
        log.debug({ err: error }, 'a frame could not be read');
        socket.close(badFrame);
      }
    });
  };
  socket.on = guarded as typeof socket.on;
}
