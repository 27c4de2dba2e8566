import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const pack = promisify(gzip);
/** what is shorter fits into a packet or two as it is */
const long = 2048;

/** A long answer, packed for whoever can read that: positions of a game repeat each other. */
export async function sendPacked(request: Request, response: Response, answer: unknown): Promise<void> {
  const text = JSON.stringify(answer);
  response.vary('Accept-Encoding').type('json');
  if (text.length < long || !request.acceptsEncodings('gzip')) {
    response.send(text);
    return;
  }
  response.set('Content-Encoding', 'gzip').send(await pack(text));
}
