/** From far to near. */
export const depths = {
  water: 0,
  panel: 2,
  stop: 4,
  plate: 2,
  column: 6,
  socket: 10,
  accomplice: 20,
  gain: 25,
  boat: 30,
  share: 40,
  show: 60,
  bidder: 70,
} as const;
