/** Plays against the yardstick as the others play against the service. */
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { Gauge, type Load } from './report.ts';

const load: Load = JSON.parse(process.argv[2] ?? '');
const gauge = new Gauge();
/** about the size of a request */
const request = Buffer.alloc(110);
let goesOn = true;

async function table(nth: number): Promise<void> {
  const sockets = await Promise.all(
    Array.from({ length: load.people }, async () => {
      const socket = new WebSocket(`${load.url}/${nth}`);
      await new Promise((resolve) => socket.once('open', resolve));
      return socket;
    }),
  );
  let left = 0;
  let heard = (): void => {};
  for (const socket of sockets)
    socket.on('message', (data: Buffer) => {
      if (gauge.isOpen) gauge.bytes += data.length;
      if (--left === 0) heard();
    });
  for (let turn = 0; goesOn; turn++) {
    const began = performance.now();
    left = sockets.length;
    const all = new Promise<void>((resolve) => {
      heard = resolve;
    });
    sockets[turn % sockets.length]?.send(request);
    await all;
    if (gauge.isOpen) {
      gauge.moves++;
      gauge.heardMs.push(performance.now() - began);
    }
  }
  for (const socket of sockets) socket.close();
}

const playing = Array.from({ length: load.tables }, (_, nth) => table(nth));
await pause(load.warmUpSeconds * 1000);
gauge.open();
process.send?.({ measuring: true });
await pause(load.seconds * 1000);
const played = gauge.close();
await new Promise((resolve) => process.send?.(played, resolve));
goesOn = false;
await Promise.all(playing);
process.exit(0);
