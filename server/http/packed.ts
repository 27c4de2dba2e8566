import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const pack = promisify(gzip);
/** shorter answers fit into a packet or two uncompressed */
const long = 2048;

/** Compresses a long answer for clients that can read it: positions of a game are repetitive. */
export async function sendPacked(request: Request, response: Response, answer: unknown): Promise<void> {
  const text = JSON.stringify(answer);
  response.vary('Accept-Encoding').type('json');
  if (text.length < long || !request.acceptsEncodings('gzip')) {
    response.send(text);
    return;
  }
  response.set('Content-Encoding', 'gzip').send(await pack(text));
}
