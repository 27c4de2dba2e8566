import { randomUUID } from 'node:crypto';
import type { Channel, Said, SayAnswer, SayingKind, TalkAnswer } from '../../shared/protocol/chat.ts';
import type { AtTable, RefusedAnswer, Visitor } from './client.ts';
import { type TappedFrame, tapped } from './tap.ts';

interface Wish {
  readonly kind?: SayingKind;
  readonly id?: string;
  readonly channel?: Channel;
}

/** Somebody at a table who chats there, and every frame that they received. */
export class Talker {
  readonly at: AtTable;
  readonly frames: readonly TappedFrame[];

  private constructor(at: AtTable, frames: readonly TappedFrame[]) {
    this.at = at;
    this.frames = frames;
  }

  static async comes(visitor: Visitor, id: string, role: 'player' | 'spectator' = 'player'): Promise<Talker> {
    const { at, frames } = await tapped(visitor, id, role);
    return new Talker(at, frames);
  }

  get heard(): readonly Said[] {
    return this.at.heard;
  }

  say(body: string, { kind = 'text', id = randomUUID(), channel }: Wish = {}): Promise<SayAnswer | RefusedAnswer> {
    return this.at.ask<SayAnswer>('say', { id, kind, body, ...(channel ? { channel } : {}) });
  }

  talk(): Promise<TalkAnswer> {
    return this.at.room.request('talk', {});
  }

  /** What they received, after everything before this has arrived. */
  async words(): Promise<string[]> {
    await this.talk();
    return this.heard.map(({ body }) => body);
  }

  /** Whether any frame holds these words. */
  carries(words: string): boolean {
    return this.frames.some(({ bytes }) => bytes.includes(words));
  }
}
