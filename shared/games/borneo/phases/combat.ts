import { at, InvariantError, never } from '../../../engine/assert.ts';
import type { Refusal } from '../../../engine/core.ts';
import type { Step } from '../../../engine/step.ts';
import { COMPANIES, flagsOn, NUMBERS } from '../components.ts';
import { attackCardOf, DONE, defendCardOf, leaveOf, NONE, rewardOf, SWAP } from '../moves.ts';
import { notNow, refusal } from '../refusal.ts';
import type { Combat, CombatView, Company, Decision, Move, ShipmentId, State } from '../types.ts';
import { type Emitter, hasRoom, playerOf, takeFrom } from '../zones.ts';

export type Fighting = Extract<Decision, { kind: 'attackCard' | 'defendCard' | 'displaced' | 'defenceReward' }>;

// ------------------------------------------------------------------------------------------- strength

/** B7.4: merchants strictly between the two, whoever owns them. */
export const bonusOf = ({ attackerRank, defenderRank }: Pick<CombatView, 'attackerRank' | 'defenderRank'>): number =>
  attackerRank - defenderRank - 1;

const flagsOf = (cards: readonly ShipmentId[], company: Company): number => {
  let flags = 0;
  for (const card of cards) flags += flagsOn(card, company);
  return flags;
};

/** B7.4 */
export const attackStrength = ({ attack, company }: Pick<CombatView, 'attack' | 'company'>): number =>
  flagsOf(attack, company);

/** B7.4: with the bonus. */
export const defenceStrength = (combat: Omit<CombatView, 'attack'>): number =>
  flagsOf(combat.defence, combat.company) + bonusOf(combat);

// --------------------------------------------------------------------------------------------- the steps

export { namedSeat as actor } from '../../../engine/phases.ts';

export function enter(state: State, move: Extract<Move, { type: 'attack' }>, emit: Emitter): void {
  const { company, attackerRank, defenderRank } = move;
  const attacker = state.active;
  const defender = at(state.companies[company], defenderRank - 1);
  const combat: Combat = { company, attacker, attackerRank, defender, defenderRank, attack: [], defence: [] };
  state.pending.push({ kind: 'attackCard', seat: attacker, combat });
  emit({ type: 'attackBegan', seat: attacker, company, attackerRank, defender, defenderRank });
}

/** B16.4: only what everybody can see ends the laying down of cards. */
export function proceed(state: State, fight: Fighting, emit: Emitter): Step {
  const { combat } = fight;
  switch (fight.kind) {
    case 'attackCard':
      if (playerOf(state, combat.attacker).hand.length > NUMBERS.kept) return 'ask';
      return toDefence(state, combat);
    case 'defendCard':
      if (combat.defence.length < combat.attack.length && playerOf(state, combat.defender).hand.length > NUMBERS.kept)
        return 'ask';
      return decide(state, combat, emit);
    case 'displaced':
    case 'defenceReward':
      return 'ask';
    default:
      return never(fight);
  }
}

function toDefence(state: State, combat: Combat): Step {
  state.pending[state.pending.length - 1] = { kind: 'defendCard', seat: combat.defender, combat };
  return 'again';
}

/** B7.5, B7.6: equal strength is enough for the attacker. */
function decide(state: State, combat: Combat, emit: Emitter): Step {
  const { attacker, defender, company } = combat;
  const attack = attackStrength(combat);
  const defence = defenceStrength(combat);
  const success = attack >= defence;
  emit({ type: 'combatDecided', attacker, defender, company, attack, defence, bonus: bonusOf(combat), success });
  const top = state.pending.length - 1;
  if (success) state.pending[top] = { kind: 'displaced', seat: defender, combat };
  else if (combat.defence.length > 0) state.pending[top] = { kind: 'defenceReward', seat: defender, combat };
  else return finish(state, [...combat.attack], emit);
  return 'again';
}

function finish(state: State, cards: ShipmentId[], emit: Emitter): Step {
  state.pending.pop();
  state.discard.push(...cards);
  emit({ type: 'cardsDiscarded', cards, why: 'combat' });
  return 'done';
}

// ------------------------------------------------------------------------------------------- the answers

export function moves(state: Readonly<State>, fight: Fighting): Move[] {
  const { combat } = fight;
  switch (fight.kind) {
    case 'attackCard': {
      const list = usable(state, fight).map(attackCardOf);
      if (combat.attack.length > 0) list.push(DONE);
      return list;
    }
    case 'defendCard': {
      const list = usable(state, fight).map(defendCardOf);
      list.push(DONE);
      return list;
    }
    case 'displaced':
      return [SWAP, ...havens(state, combat).map(leaveOf)];
    case 'defenceReward':
      return [...combat.defence.map(rewardOf), NONE];
    default:
      return never(fight);
  }
}

/** B7.2, B7.3: hand cards that show a flag of the company. */
const usable = (state: Readonly<State>, { seat, combat }: Fighting): ShipmentId[] =>
  playerOf(state, seat).hand.filter((card) => flagsOn(card, combat.company) > 0);

/** B7.5b, B7.12: where a beaten merchant may go. */
const havens = (state: Readonly<State>, combat: Combat): Company[] =>
  COMPANIES.filter((company) =>
    company === combat.company
      ? state.rules.mayRejoin && combat.attackerRank < state.companies[company].length
      : hasRoom(state, company),
  );

export function check(state: Readonly<State>, fight: Fighting, move: Move): Refusal | null {
  const { combat } = fight;
  switch (fight.kind) {
    case 'attackCard':
      if (move.type === 'done')
        return combat.attack.length > 0 ? null : refusal('mustAttack', 'B7.2', { company: combat.company });
      return move.type === 'attackCard' ? checkLaid(state, fight, move.card, 'B7.2') : notNow(move, 'attackCard');
    case 'defendCard':
      if (move.type === 'done') return null;
      return move.type === 'defendCard' ? checkLaid(state, fight, move.card, 'B7.3') : notNow(move, 'defendCard');
    case 'displaced':
      if (move.type === 'swap') return null;
      return move.type === 'leave' ? checkLeave(state, combat, move.to) : notNow(move, 'displaced');
    case 'defenceReward':
      if (move.type === 'none') return null;
      if (move.type !== 'reward') return notNow(move, 'defenceReward');
      return combat.defence.includes(move.card) ? null : refusal('notYourDefence', 'B7.6', { card: move.card });
    default:
      return never(fight);
  }
}

function checkLaid(state: Readonly<State>, fight: Fighting, card: ShipmentId, clause: string): Refusal | null {
  if (!playerOf(state, fight.seat).hand.includes(card)) return refusal('notInHand', clause, { card });
  const { company } = fight.combat;
  return flagsOn(card, company) > 0 ? null : refusal('noFlag', clause, { card, company });
}

function checkLeave(state: Readonly<State>, combat: Combat, to: Company): Refusal | null {
  if (havens(state, combat).includes(to)) return null;
  if (to !== combat.company) return refusal('companyFull', 'B7.5', { company: to });
  return refusal('sameCompany', state.rules.mayRejoin ? 'B7.12' : 'B7.5', { company: to });
}

export function apply(state: State, fight: Fighting, move: Move, emit: Emitter): Step {
  const { combat, seat } = fight;
  switch (move.type) {
    case 'attackCard':
      lay(state, fight, move.card, combat.attack);
      emit({ type: 'attackCardLaid', seat, card: move.card, flags: flagsOn(move.card, combat.company) });
      return 'again';
    case 'defendCard':
      lay(state, fight, move.card, combat.defence);
      emit({ type: 'defenceCardLaid', seat, card: move.card, flags: flagsOn(move.card, combat.company) });
      return 'again';
    case 'done':
      return fight.kind === 'attackCard' ? toDefence(state, combat) : decide(state, combat, emit);
    case 'swap':
      return moveMerchants(state, combat, null, emit);
    case 'leave':
      return moveMerchants(state, combat, move.to, emit);
    case 'reward':
    case 'none':
      return reward(state, combat, move.type === 'reward' ? move.card : null, emit);
    default:
      throw new InvariantError(`${move.type} in a combat`);
  }
}

const lay = (state: State, { seat }: Fighting, card: ShipmentId, to: ShipmentId[]): void => {
  takeFrom(playerOf(state, seat).hand, card);
  to.push(card);
};

/** B7.5, B7.9: both move together; where the beaten one left, the gap closes. */
function moveMerchants(state: State, combat: Combat, to: Company | null, emit: Emitter): Step {
  const { company, attacker, attackerRank, defender, defenderRank } = combat;
  const merchants = state.companies[company];
  merchants[defenderRank - 1] = attacker;
  if (to === null) merchants[attackerRank - 1] = defender;
  else {
    merchants.splice(attackerRank - 1, 1);
    state.companies[to].push(defender);
  }
  emit({ type: 'merchantsMoved', attacker, defender, company, attackerRank, defenderRank, to });
  return finish(state, [...combat.attack, ...combat.defence], emit);
}

/** B7.6 */
function reward(state: State, { attack, defence, defender }: Combat, card: ShipmentId | null, emit: Emitter): Step {
  const kept = defence.filter((laid) => laid !== card);
  if (card === null) emit({ type: 'rewardDeclined', seat: defender });
  else {
    playerOf(state, defender).warehouse.push(card);
    emit({ type: 'rewardTaken', seat: defender, card });
  }
  return finish(state, [...attack, ...kept], emit);
}
