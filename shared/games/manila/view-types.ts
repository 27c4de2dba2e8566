import type { Outcome, Params, Seat } from '../../engine/core.ts';
import type { Berth, Bid, Lane, Letter, Pilot, Rules, Settlement, Ware } from './state-types.ts';

export interface BoatView {
  readonly ware: Ware;
  readonly start: number | null;
  readonly position: number;
  readonly berth: Berth | null;
  readonly plundered: boolean;
  readonly seats: readonly (Seat | null)[];
  readonly die: number | null;
}

export interface PlayerView {
  /** null: hidden from this viewer (A9) */
  readonly cash: number | null;
  /** number of shares, pledged ones included (M13.2) */
  readonly shares: number;
  readonly pledged: number;
  /** wares of all shares, sorted in the order of the wares; null: hidden from this viewer (M13.1) */
  readonly hand: readonly Ware[] | null;
  /** wares bought openly, in order */
  readonly bought: readonly Ware[];
  readonly accomplices: number;
  readonly retired: boolean;
}

/** The open question, as everybody at the table sees it. */
export type PromptView =
  | { readonly kind: 'auction'; readonly seat: Seat }
  | { readonly kind: 'share'; readonly seat: Seat }
  /** `lane` to be loaded or launched next */
  | { readonly kind: 'load'; readonly seat: Seat; readonly lane: Lane }
  | { readonly kind: 'launch'; readonly seat: Seat; readonly lane: Lane; readonly ware: Ware }
  | { readonly kind: 'placement'; readonly seat: Seat; readonly left: readonly Seat[] }
  /** `roll` is the number of the roll, 1–3 */
  | { readonly kind: 'roll'; readonly seat: Seat; readonly roll: number }
  | {
      readonly kind: 'boarding';
      readonly seat: Seat;
      readonly index: 0 | 1;
      readonly boarded: { readonly ware: Ware; readonly seat: number } | null;
    }
  | { readonly kind: 'pilot'; readonly seat: Seat; readonly pilot: Pilot; readonly moved: Ware | null }
  | { readonly kind: 'plunder'; readonly seat: Seat; readonly boats: readonly Ware[] }
  | { readonly kind: 'over' };

/** The auction of this voyage, until its end. */
export interface AuctionView {
  readonly standing: Bid | null;
  /** the last bid of every seat */
  readonly bids: readonly (number | null)[];
  readonly passed: readonly boolean[];
}

/** Differs from viewer to viewer only in `players[].hand` and, with `hideCash`, `players[].cash`. */
export interface View {
  readonly seq: number;
  readonly rules: Rules;
  readonly voyage: number;
  readonly rolls: number;
  readonly round: number;
  readonly opener: Seat;
  readonly master: Seat | null;
  readonly prompt: PromptView;
  readonly auction: AuctionView | null;
  readonly values: Readonly<Record<Ware, number>>;
  readonly supply: Readonly<Record<Ware, number>>;
  readonly boats: readonly BoatView[];
  readonly port: Readonly<Record<Letter, Seat | null>>;
  readonly shipyard: Readonly<Record<Letter, Seat | null>>;
  readonly pirates: readonly [Seat | null, Seat | null];
  readonly pilots: Readonly<Record<Pilot, Seat | null>>;
  readonly insurer: Seat | null;
  readonly players: readonly PlayerView[];
  readonly settlement: Settlement | null;
  readonly outcome: Outcome | null;
}

/**
 * What a move would cost and bring, for buttons that name the consequence:
 * - `bid`, `buy`: `cost`, `pledges` (shares that paying it would pledge)
 * - `place`: `cost` (all the cash for a stowaway), `pledges`, `stowaway`; a seat also `payout` (this accomplice's part
 *   if the boat arrives and nobody else joins) and `total` (of the whole boat); a berth its `payout`; insurance `gain`
 *   and `worst` (the most that may be due from here)
 * - `board`, `evict`: `payout`, `total`
 * - `steer`: `to` (14 past 13), `docks`
 * - `send`: `letter`, `payout` (of that berth), `rises` (whether the value goes up)
 * - `borrow`: `gain`, `repay`; `redeem`: `cost`
 */
export type Quote = Params;
