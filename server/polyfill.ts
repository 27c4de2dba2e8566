import { WebSocket } from 'ws';

// Node 20 has no global WebSocket, and Colyseus reads WebSocket.OPEN when a client reconnects:
// without this line every reconnection fails there. Imported first by every entry.
globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket;
