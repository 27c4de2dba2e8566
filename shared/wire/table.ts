import type { TableInfo } from '../protocol/messages.ts';
import { bySeat, flag, int8, list, record, text, uint8, uint16 } from './descriptor.ts';
import { seatWire } from './seats.ts';

/** The table around a game, the same for all games. */
export const tableWire = record<TableInfo>({
  id: text(),
  code: text(),
  game: text(),
  status: text(),
  visibility: text(),
  hostSeat: int8(),
  pace: text(),
  speed: text(),
  undo: flag(),
  rated: flag(),
  watchers: uint16(),
  seats: bySeat(seatWire),
  options: text(),
  commitment: text(),
  begins: flag(),
  origin: text(),
  watchable: flag(),
  delay: uint8(),
  audience: list(text()),
  rematch: text(),
  seatChanges: text(),
  campaign: text(),
  chapter: uint8(),
});
