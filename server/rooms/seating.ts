import type { BotLevel } from '../../shared/protocol/messages.ts';
export type SeatHolder =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly uid: string; readonly name: string }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string };
