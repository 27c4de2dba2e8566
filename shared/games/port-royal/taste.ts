/** What the tastes were found by: a race to twelve (PR8.1). */
export const usualGoal = 12;

/** What a bot likes, all in coins, because coins are what is paid with. Found by letting bots play each other. */
export interface Taste {
  /** one influence at the beginning, and how much more at the end of the race */
  readonly influence: number;
  readonly influenceLate: number;
  /** abilities, for every round still to come */
  readonly trader: number;
  readonly senorita: number;
  readonly governor: number;
  readonly admiral: number;
  readonly jester: number;
  readonly sword: number;
  readonly viceAdmiral: number;
  readonly gunner: number;
  readonly clerk: number;
  readonly gambler: number;
  /** ships that a merchant will keep, for every round */
  readonly merchant: number;
  /** one influence to a team, which needs it for nothing but what a contract asks for */
  readonly teamInfluence: number;
  /** the same to who sees to the contract that asks for it */
  readonly estate: number;
  /** what a card is worth that somebody else of the team can use, as a part of what it is worth to them */
  readonly share: number;
  /** a ship that is stored, and a sword to repel one, as parts of the contract that asks for them */
  readonly store: number;
  readonly storeSword: number;
  /** the part of a contract that counts for each thing it still lacks */
  readonly hope: number;
  /** an extra take */
  readonly take: number;
  /** a coin for somebody else */
  readonly gift: number;
  /** the part of an expedition's gain that a person on the way to it is worth */
  readonly crew: number;
  /** coins beyond this many are worth less: they tempt the tax (PR7.1) */
  readonly purse: number;
  readonly surplus: number;
  /** what the card after the next one promises */
  readonly nerve: number;
  /** a card that is left for a visitor, who pays for it */
  readonly leftover: number;
  /** to take nothing: better than a take that brings nothing but pays the active player */
  readonly rest: number;
  /** the first expedition, where nobody wins without one (PR8.5) */
  readonly firstExpedition: number;
  /** the part of an expedition's gain that counts before it is completed */
  readonly patience: number;
  /** influence that the leader gains in a round: more with every seat, whose windows come in it */
  readonly pace: number;
  readonly pacePerSeat: number;
  /** with the last turn: to win, to share the victory, and a coin that decides neither */
  readonly victory: number;
  readonly sharedVictory: number;
  readonly lastCoin: number;
}

export const TASTE: Taste = Object.freeze({
  influence: 2.7,
  influenceLate: 2.3,
  trader: 0.15,
  senorita: 0.4,
  governor: 1.35,
  admiral: 0.75,
  jester: 0.2,
  sword: 0.23,
  viceAdmiral: 0.45,
  gunner: 0.9,
  clerk: 0.4,
  gambler: 0.5,
  merchant: 0.22,
  teamInfluence: 0.5,
  estate: 3,
  share: 0,
  store: 0.24,
  storeSword: 0.12,
  hope: 0.55,
  take: 3,
  gift: 0.3,
  crew: 0.47,
  purse: 9,
  surplus: 0.6,
  nerve: 0.28,
  leftover: 0.18,
  rest: 0.05,
  firstExpedition: 4,
  patience: 0.9,
  pace: 0.9,
  pacePerSeat: 0.15,
  victory: 20,
  sharedVictory: 10,
  lastCoin: 0.02,
});

/** What differs where people play together: nothing counts but contracts, and there is little time. */
export const TEAM_TASTE: Taste = Object.freeze({
  ...TASTE,
  estate: 4.5,
  share: 1.1,
  store: 0.4,
  storeSword: 0.2,
  hope: 0.5,
  nerve: 0.5,
  purse: 7,
  surplus: 0.2,
});
