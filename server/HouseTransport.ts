import { createServer, type RequestListener } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { limits } from '../shared/protocol/messages.ts';
import type { Log } from './log.ts';

/** The transport of Colyseus, but all http routes are ours, and a busy port is reported to the caller, not printed. */
export class HouseTransport extends WebSocketTransport {
  private readonly app: RequestListener;

  constructor(app: RequestListener, log: Log) {
    const server = createServer(app);
    super({ server, maxPayload: limits.payload, pingInterval: 5000, pingMaxRetries: 2 });
    this.app = app;
    server.removeAllListeners('error');
    server.on('error', (error) => log.debug('http-server-failed', { err: error }));
  }

  override listen(port: number, host?: string, backlog?: number, done?: (error?: Error) => void): this {
    const { server } = this;
    const failed = (error: Error): void => done?.(error);
    server?.once('error', failed);
    server?.listen(port, host, backlog, () => {
      server.off('error', failed);
      done?.();
      // Colyseus has just put its matchmaker before our routes: no limits, any origin, and seats for anybody
      server.removeAllListeners('request').on('request', this.app);
    });
    return this;
  }
}
