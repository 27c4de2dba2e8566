import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchStore } from '../store/MatchStore.ts';
import type { Guest } from '../store/row-types.ts';

const secretBytes = 32;

/** Written whole or not at all, even if the process is killed. */
function newSecret(file: string): Buffer {
  const secret = randomBytes(secretBytes);
  writeFileSync(`${file}.new`, `${secret.toString('hex')}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return secret;
}

/** A truncated secret is refused: others could guess it and sign. */
function whole(secret: Buffer, where: string): Buffer {
  if (secret.length !== secretBytes) throw new Error(`${where} is damaged: it must hold 64 hex digits.`);
  return secret;
}

/** Guest tokens: `uid.name.signature`. Whoever has one is that guest; checking it needs no store. */
export class Tokens {
  private readonly secret: Buffer;

  constructor(secret: Buffer) {
    this.secret = secret;
  }

  /** The secret of this installation, made at the first start and readable by its owner only. */
  static inFolder(dataDir: string | null): Tokens {
    if (dataDir === null) return new Tokens(randomBytes(secretBytes));
    const file = join(dataDir, 'secret');
    const secret = existsSync(file) ? Buffer.from(readFileSync(file, 'utf8').trim(), 'hex') : newSecret(file);
    return new Tokens(whole(secret, `The file ${file}`));
  }

  /** The secret of all processes, made by the first of them. */
  static async inStore(store: MatchStore): Promise<Tokens> {
    const kept = await store.shared('secret', randomBytes(secretBytes).toString('hex'));
    return new Tokens(whole(Buffer.from(kept, 'hex'), 'The secret in the database'));
  }

  newUid(): string {
    return randomBytes(12).toString('base64url');
  }

  sign({ uid, name }: Guest): string {
    const body = `${uid}.${Buffer.from(name, 'utf8').toString('base64url')}`;
    return `${body}.${this.signatureOf(body).toString('base64url')}`;
  }

  /** The guest of this token; null when we did not sign it. */
  verify(token: string): Guest | null {
    const [uid, name, signature, ...more] = token.split('.');
    if (!uid || !name || !signature || more.length > 0) return null;
    const given = Buffer.from(signature, 'base64url');
    const expected = this.signatureOf(`${uid}.${name}`);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return { uid, name: Buffer.from(name, 'base64url').toString('utf8') };
  }

  private signatureOf(body: string): Buffer {
    return createHmac('sha256', this.secret).update(body).digest();
  }
}
