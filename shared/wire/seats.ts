import type { SeatInfo } from '../protocol/messages.ts';
import { flag, record, text } from './descriptor.ts';

/** A seat in the lists of the lobby and at its table. */
export const seatWire = record<SeatInfo>({
  kind: text(),
  name: text(),
  level: text(),
  connected: flag(),
  avatar: text(),
  standsFor: text(),
  shoulder: flag(),
});
