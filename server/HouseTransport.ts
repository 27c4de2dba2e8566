import { createServer, type RequestListener } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Logger } from 'pino';
import { limits } from '../shared/protocol/messages.ts';

/** Colyseus' transport, but http is ours alone, and a busy port is told to whoever listens, and not printed. */
export class HouseTransport extends WebSocketTransport {
  private readonly app: RequestListener;

  constructor(app: RequestListener, log: Logger) {
    const server = createServer(app);
    super({ server, maxPayload: limits.payload, pingInterval: 5000, pingMaxRetries: 2 });
    this.app = app;
    server.removeAllListeners('error');
    server.on('error', (error) => log.debug({ err: error }, 'the http server failed'));
  }

  override listen(port: number, host?: string, backlog?: number, done?: (error?: Error) => void): this {
    const { server } = this;
    const failed = (error: Error): void => done?.(error);
    server?.once('error', failed);
    server?.listen(port, host, backlog, () => {
      server.off('error', failed);
      done?.();
      // Colyseus has just put its matchmaker before our routes: no limits, any origin, and a place for who asks
      server.removeAllListeners('request').on('request', this.app);
    });
    return this;
  }
}
