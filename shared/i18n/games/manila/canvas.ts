/** The few words that the canvas of Manila itself shows; every language fills all of them. */
export type ManilaWord =
  /** headings of the board */
  | 'port'
  | 'shipyard'
  | 'pirates'
  | 'pilots'
  | 'insurance'
  | 'blackMarket'
  /** before the places of the pirates: “1st”, “2nd” */
  | 'captain'
  | 'second'
  /** before the places of the pilots: “small”, “large” */
  | 'small'
  | 'large'
  /** under a share card */
  | 'share'
  | 'pledged'
  /** behind one's own numbers, by number */
  | 'pesos'
  | 'left'
  /** counters: “Voyage 3”, “roll 2 of 3” take the number behind or inside */
  | 'voyage'
  | 'roll'
  /** the auction: heading, mark of who passed, of the standing bid, caption of the hammer */
  | 'auction'
  | 'passed'
  | 'highest'
  | 'noBid'
  | 'harbourMaster'
  /** headings over the shares for sale and over the wares to be loaded */
  | 'forSale'
  | 'toLoad'
  /** shouts, at most two words */
  | 'sold'
  | 'boarded'
  | 'plundered'
  | 'inPort'
  | 'inYard'
  | 'lastRoll'
  | 'bankrupt'
  | 'gameOver';
