import { InvariantError } from '../../../engine/assert.ts';
import type { Refusal, Seat } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { COMPANIES, flagsOn, NUMBERS } from '../components.ts';
import { attackOf, PASS, transferOf } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Company, Move, Phase, State } from '../types.ts';
import { type Emitter, hasRoom, playerOf } from '../zones.ts';
import * as combat from './combat.ts';

type InCompany = Extract<Phase, { kind: 'company' }>;

/** B7.1: a card to spend beside the one to keep, and one that shows the flag. */
function canFight(state: Readonly<State>, company: Company): boolean {
  const { hand } = playerOf(state, state.active);
  if (hand.length <= NUMBERS.kept) return false;
  for (const card of hand) if (flagsOn(card, company) > 0) return true;
  return false;
}

export { alwaysAsk as proceed } from '../../../engine/phases.ts';

export const actor = ({ active }: Readonly<State>): Seat => active;

/** Pass, then every transfer (B6), then every attack (B7). */
export function moves(state: Readonly<State>): Move[] {
  const list: Move[] = [PASS];
  addTransfers(state, list);
  for (const company of COMPANIES)
    if (state.companies[company].includes(state.active) && canFight(state, company)) addAttacks(state, company, list);
  return list;
}

function addTransfers(state: Readonly<State>, list: Move[]): void {
  const { companies, active } = state;
  const open = COMPANIES.filter((company) => hasRoom(state, company));
  for (const from of COMPANIES) {
    const merchants = companies[from];
    for (let index = 0; index < merchants.length; index++)
      if (merchants[index] === active)
        for (const to of open) if (to !== from) list.push(transferOf(from, index + 1, to));
  }
}

function addAttacks({ companies, active }: Readonly<State>, company: Company, list: Move[]): void {
  const merchants = companies[company];
  for (let index = 1; index < merchants.length; index++) {
    if (merchants[index] !== active) continue;
    for (let above = 0; above < index; above++)
      if (merchants[above] !== active) list.push(attackOf(company, index + 1, above + 1));
  }
}

export function check(state: Readonly<State>, _phase: InCompany, move: Move): Refusal | null {
  switch (move.type) {
    case 'pass':
      return null;
    case 'transfer':
      return checkTransfer(state, move);
    case 'attack':
      return checkAttack(state, move);
    default:
      return notNow(move, 'company');
  }
}

type Transfer = Extract<Move, { type: 'transfer' }>;
type Attack = Extract<Move, { type: 'attack' }>;

function checkTransfer(state: Readonly<State>, { from, rank, to }: Transfer): Refusal | null {
  const owner = state.companies[from][rank - 1];
  if (owner === undefined) return refusal('noSuchMerchant', 'B6.1', { company: from, rank });
  if (owner !== state.active) return refusal('notYourMerchant', 'B6.1', { company: from, rank });
  if (to === from) return refusal('sameCompany', 'B6.1', { company: to });
  return hasRoom(state, to) ? null : refusal('companyFull', 'B6.1', { company: to });
}

function checkAttack(state: Readonly<State>, { company, attackerRank, defenderRank }: Attack): Refusal | null {
  const merchants = state.companies[company];
  const attacker = merchants[attackerRank - 1];
  const defender = merchants[defenderRank - 1];
  if (attacker === undefined || defender === undefined)
    return refusal('noSuchMerchant', 'B7.1', { company, rank: attacker === undefined ? attackerRank : defenderRank });
  if (attacker !== state.active) return refusal('notYourMerchant', 'B7.1', { company, rank: attackerRank });
  if (defender === state.active) return refusal('ownTarget', 'B7.11', { company, rank: defenderRank });
  if (defenderRank > attackerRank) return refusal('lowerTarget', 'B7.1', { company, rank: defenderRank });
  const { hand } = playerOf(state, state.active);
  if (hand.length <= NUMBERS.kept) return refusal('tooFewCards', 'B7.1', { cards: hand.length });
  return canFight(state, company) ? null : refusal('noFlag', 'B7.1', { company });
}

export function apply(state: State, _phase: InCompany, move: Move, emit: Emitter): Step {
  switch (move.type) {
    case 'pass':
      emit({ type: 'passed', seat: state.active, phase: 'company' });
      return 'done';
    case 'transfer':
      transfer(state, move, emit);
      return 'done';
    case 'attack':
      combat.enter(state, move, emit);
      return 'again';
    default:
      throw new InvariantError(`${move.type} in phase 2`);
  }
}

/** B6.1: everyone below moves up. */
function transfer(state: State, { from, rank, to }: Transfer, emit: Emitter): void {
  const seat = state.active;
  state.companies[from].splice(rank - 1, 1);
  const toRank = state.companies[to].push(seat);
  emit({ type: 'merchantTransferred', seat, from, fromRank: rank, to, toRank });
}
