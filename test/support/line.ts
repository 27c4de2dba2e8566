import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to the house that can be cut, as lines are. */
export interface Line {
  readonly url: string;
  /** drops every open connection; new ones are refused until it is mended */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function lineTo(house: { readonly url: string }): Promise<Line> {
  const target = Number(new URL(house.url).port);
  const sockets = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      whole = false;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => {
      whole = true;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
