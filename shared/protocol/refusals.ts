import type { Params, Refusal } from '../engine/core.ts';

/**
 * The rules of the house, as the rules of a game have theirs: every refusal of the service itself
 * names one of these clauses. PROTOCOL.md tells each of them in a sentence.
 */
export const serviceClauses = {
  /** a message or body of another shape than agreed */
  badRequest: 'S1',
  /** no guest token, or one that this house did not sign */
  noGuest: 'S2',
  noSuchRoute: 'S3',
  noSuchTable: 'S4',
  noSuchGame: 'S5',
  /** `least` and `most` seats that the game allows */
  seatCount: 'S6',
  /** too often: again in `seconds` */
  tooMany: 'S7',
  /** every place at the table, spectators' places too, is taken */
  tableFull: 'S8',
  /** only who sits may do this */
  notSeated: 'S9',
  /** only the host may do this */
  notHost: 'S10',
  /** only before the game has begun */
  notWaiting: 'S11',
  /** only while the game is running */
  notRunning: 'S12',
  noSuchSeat: 'S13',
  seatTaken: 'S14',
  /** there is no bot on that seat */
  noBot: 'S15',
  /** the game begins when every seat is filled; `open` are empty */
  seatsOpen: 'S16',
  /** the move answers position `given`, but the game stands at `seq` */
  stale: 'S17',
  /** the move could not be stored, so it was not made */
  notStored: 'S18',
  /** the house is closing; the game is kept */
  closing: 'S19',
  /** a fault of ours; nothing was changed */
  internal: 'S20',
  /** they have had `seat` in this game, and may take no other */
  seatBound: 'S21',
  /** the table lives in another room by now: ask for the seat again, and then this once more */
  moved: 'S22',
  /** the table was opened under version `given` of the rules; this process has version `known` */
  otherRules: 'S23',
  /** only of a game that is over */
  notFinished: 'S24',
  /** nobody can play on from move `seq`; the last from which one can is `last` */
  noSuchMoment: 'S25',
  /** only while one looks for others to play with */
  notSeeking: 'S30',
  /** nobody is known by that name */
  noSuchPlayer: 'S31',
  /** at this table nothing is taken back */
  undoOff: 'S35',
  /** the last decision is not the caller's own, or there is no time left to make it anew */
  tooLate: 'S36',
  /** the decision has shown somebody what was hidden */
  revealed: 'S37',
  /** those it is meant for are not those who would read it */
  notYourChannel: 'S38',
  /** it could not be stored, so nobody has read it */
  notSaid: 'S39',
  /** a moderator has silenced them for another `seconds` */
  silenced: 'S40',
  noSuchSaying: 'S41',
  /** the key of the moderators is another one */
  notModerator: 'S42',
  /** the host has removed them from this table */
  kicked: 'S43',
  /** nobody may watch this table */
  notWatchable: 'S44',
  /** only a person can be sent away */
  nobodyThere: 'S45',
  /** the host cannot remove themselves */
  hostStays: 'S46',
  /** the link to another device was used, or is too old */
  linkExpired: 'S47',
  /** nobody's shoulder to look over: no consent, no delay, or the caller plays */
  noShoulder: 'S48',
  /** they have seen somebody's hand in this game, and may not play against it */
  hasLooked: 'S49',
  /** bots are offered to those who wait after their patience, and not before */
  notOffered: 'S50',
  /** nobody waits for that seat, or not for long enough: again in `seconds` */
  stillTime: 'S51',
  /** only where people play together */
  noTeam: 'S52',
  /** whoever is asked decides, and suggests nothing */
  yourDecision: 'S53',
  /** the decision at this position was taken back as often as it may be */
  undoneOften: 'S54',
  noSuchCampaign: 'S55',
  /** only for the people of the campaign: its seats are theirs, and so is its page until it is over */
  notInCampaign: 'S56',
  /** all of its chapters have been played */
  campaignOver: 'S57',
  /** in a campaign everybody keeps their seat */
  seatsKept: 'S58',
  /** no page of that name is open to them: not yet, or there is none */
  pageClosed: 'S59',
} as const;

export type ServiceRefusalCode = keyof typeof serviceClauses;

/** Of what is said at a table: their sentences are loaded with it. */
export type TalkRefusalCode = 'notYourChannel' | 'notSaid' | 'silenced' | 'noSuchSaying' | 'notModerator';

export const serviceRefusal = (code: ServiceRefusalCode, params: Params = {}): Refusal => ({
  code,
  clause: serviceClauses[code],
  params,
});

/** Close codes of a room's socket beyond those of Colyseus (4000 consented, 4001 shutdown, 4002 error). */
export const closeCodes = {
  /** the same person has come back over another connection */
  replaced: 4100,
  /** the table lives in another room by now: ask for the seat again */
  moved: 4101,
  /** the host lets nobody watch */
  notWatchable: 4102,
} as const;
