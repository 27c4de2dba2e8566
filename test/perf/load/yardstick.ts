/**
 * The limit of the wire, in a process of its own: whoever moves sends one message, and everybody at the table gets one
 * that was framed before. Nothing is checked, nothing is stored.
 */
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { usage } from './report.ts';

const bytes = Number(process.argv[2]);
/** a binary frame, unmasked, as servers send them */
const head = bytes < 126 ? [0x82, bytes] : [0x82, 126, bytes >> 8, bytes & 255];
const framed = Buffer.concat([Buffer.from(head), Buffer.alloc(bytes)]);
const tables = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? new Set();
  tables.set(url, table.add(socket));
  socket.on('message', () => {
    for (const one of table) (one as unknown as { readonly _socket: Duplex })._socket.write(framed);
  });
  socket.on('close', () => table.delete(socket));
});
process.on('message', (asked) => {
  if (asked === 'usage') process.send?.(usage());
  if (asked === 'end') process.exit(0);
});
server.on('listening', () => process.send?.({ url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` }));
