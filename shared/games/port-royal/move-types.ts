import type { Seat } from '../../engine/core.ts';
import type { MissionId, Side } from './adventure-types.ts';
import type { ContractId, FaceId } from './card-types.ts';

// --------------------------------------------------------------------- moves

/** One decision a move; the seat is not part of it. */
export type Move =
  | { readonly type: 'draw' }
  | { readonly type: 'stop' }
  | { readonly type: 'keep' }
  | { readonly type: 'repel' }
  | { readonly type: 'complete'; readonly expedition: FaceId }
  /** the persons, and kept ships, given up for the chosen expedition, sorted by face */
  | { readonly type: 'pay'; readonly persons: readonly FaceId[] }
  | { readonly type: 'trade'; readonly slot: number }
  | { readonly type: 'hire'; readonly slot: number }
  /** a ship that is driven away and kept for the pirates' nest (PR12.21) */
  | { readonly type: 'store' }
  | { readonly type: 'gamble' }
  | { readonly type: 'claim'; readonly contract: ContractId }
  | { readonly type: 'decline' }
  /** how a ship is traded: under a merchant, for a contract instead of coins */
  | { readonly type: 'use'; readonly under: boolean; readonly renounce: ContractId | null }
  | { readonly type: 'give'; readonly to: Seat }
  /** the top time card to the victory pile */
  | { readonly type: 'setAside' }
  | { readonly type: 'leave' }
  | { readonly type: 'begin' }
  /** an adventurer's card of those that are left (PR14.2) */
  | { readonly type: 'choose'; readonly card: number }
  | { readonly type: 'side'; readonly side: Side }
  /** one sentinel's look at the deck (PR14.21) */
  | { readonly type: 'look' }
  /** of the cards looked at, the one that stays on top; 0 is the topmost */
  | { readonly type: 'retain'; readonly place: number }
  /** of the cards looked at, the one that is discarded */
  | { readonly type: 'toss'; readonly place: number }
  | { readonly type: 'fulfil'; readonly mission: MissionId }
  /** the kept ships given up for the chosen mission, sorted by face */
  | { readonly type: 'deliver'; readonly ships: readonly FaceId[] }
  /** the cargo of the ship that is traded is kept, instead of its coins (PR14.12) */
  | { readonly type: 'stow' }
  | { readonly type: 'sell'; readonly ship: FaceId; readonly innkeeper: FaceId }
  | { readonly type: 'buyOut' }
  | { readonly type: 'pass' }
  | { readonly type: 'done' };

export type RefusalCode =
  | 'badOptions'
  | 'badMove'
  | 'badSeats'
  | 'notYourTurn'
  | 'gameOver'
  | 'notNow'
  | 'mustDraw'
  | 'noSuchCard'
  | 'notAShip'
  | 'notAPerson'
  | 'noTakesLeft'
  | 'tooFewSwords'
  | 'skull'
  | 'tooFewCoins'
  | 'feeTooHigh'
  | 'onlyActiveCompletes'
  | 'personsMissing'
  | 'notAPayment'
  | 'excludedOption'
  | 'noGambler'
  | 'drawsOver'
  | 'noSuchContract'
  | 'alreadyCompleted'
  | 'noMarker'
  | 'onlyAtOnce'
  | 'onlyActiveClaims'
  | 'conditionMissing'
  | 'notStored'
  | 'noSuchUse'
  | 'notAnother'
  | 'noTimeLeft'
  | 'noSuchAdventurer'
  | 'noSentinel'
  | 'noSuchPlace'
  | 'fog'
  | 'storm'
  | 'noSuchMission'
  | 'missionDone'
  | 'noMarkerLeft'
  | 'missionAtOnce'
  | 'missionLacking'
  | 'notADelivery'
  | 'noInnkeeper'
  | 'noFood';

/** `Outcome.reason`: PR8.2, PR8.6, PR8.7; of teams PR13.6, PR15.2 */
export type EndReason = 'influence' | 'stall' | 'maxRounds' | 'contractsDone' | 'timeUp' | 'chapterWon' | 'chapterLost';
