import { InvariantError } from '../../../engine/assert.ts';
import type { Seat } from '../../../engine/core.ts';
import { BERTHS, LETTERS, partOf, raised, TILES, WARES } from '../components.ts';
import type { Boat, Haven, Letter, Party, Payment, Rise, Settlement, State } from '../types.ts';
import {
  boatsIn,
  crewOf,
  type Emitter,
  findBoat,
  freeShares,
  fundsOf,
  masterOf,
  playerOf,
  pledge,
  pledgesFor,
} from '../zones.ts';

// ------------------------------------------------------------------------- income of steps a–c (M11.1)

/** M10.3: one common booty in equal parts, a part for each pirate. */
export function bootyOf(state: Readonly<State>, { ware }: Readonly<Boat>): Payment[] {
  const pirates = state.pirates.filter((seat): seat is Seat => seat !== null);
  const amount = TILES[ware].payout / pirates.length;
  return pirates.map((to) => ({ reason: 'pirates', from: 'bank', to, amount, ware, letter: null }));
}

/** A boat in port pays everybody aboard; those of a plundered one have gone home (M10.3). */
function boatIncome(boat: Readonly<Boat>): Payment[] {
  const { ware, berth } = boat;
  if (berth?.haven !== 'port') return [];
  const crew = crewOf(boat);
  return crew.map((to) => ({
    reason: 'boat',
    from: 'bank',
    to,
    amount: partOf(ware, crew.length),
    ware,
    letter: null,
  }));
}

/** Letters of a haven that hold a boat: they fill from A on. */
const heldLetters = (state: Readonly<State>, haven: Haven): readonly Letter[] =>
  LETTERS.slice(0, boatsIn(state, haven));

function portIncome(state: Readonly<State>): Payment[] {
  const income: Payment[] = [];
  for (const letter of heldLetters(state, 'port')) {
    const to = state.port[letter];
    if (to !== null) income.push(forBerth('port', 'bank', to, letter));
  }
  return income;
}

const forBerth = (reason: Payment['reason'], from: Party, to: Party, letter: Letter): Payment => ({
  reason,
  from,
  to,
  amount: BERTHS[letter].payout,
  ware: null,
  letter,
});

// --------------------------------------------------------------------- shipyard and insurance (M11.2)

/** What is due for the boats in the shipyard: to players first, then, from an insurer, to the bank. */
function repairs(state: Readonly<State>): Payment[] {
  const { insurer, shipyard } = state;
  const letters = heldLetters(state, 'shipyard');
  const due: Payment[] = [];
  for (const letter of letters) {
    const to = shipyard[letter];
    // the insurer neither pays nor receives for a letter of their own
    if (to !== null && to !== insurer) due.push(forBerth('shipyard', insurer ?? 'bank', to, letter));
  }
  if (insurer === null) return due;
  for (const letter of letters) if (shipyard[letter] === null) due.push(forBerth('insurance', insurer, 'bank', letter));
  return due;
}

/** M11.3: they pay as far as they can; what is then missing the bank pays to players, and forgives for itself. */
function payRepairs(state: State, emit: Emitter): Payment[] {
  const { insurer } = state;
  const due = repairs(state);
  if (insurer === null) return due.map((payment) => transfer(state, payment, emit));
  const player = playerOf(state, insurer);
  const owed = due.reduce((sum, { amount }) => sum + amount, 0);
  const able = Math.min(owed, fundsOf(player));
  pledge(state, insurer, Math.min(freeShares(player), pledgesFor(player, owed)), true, emit);
  const paid: Payment[] = [];
  for (const payment of due) {
    const own = Math.min(payment.amount, player.cash);
    if (own > 0) paid.push(transfer(state, { ...payment, amount: own }, emit));
    const rest = payment.amount - own;
    if (rest > 0 && payment.to !== 'bank') paid.push(transfer(state, { ...payment, from: 'bank', amount: rest }, emit));
  }
  if (able < owed) emit({ type: 'insurerBroke', seat: insurer, owed, paid: able });
  return paid;
}

/** Money goes from one to the other; the bank's is not counted (M1.1). */
export function transfer(state: State, payment: Payment, emit: Emitter): Payment {
  const { from, to, amount } = payment;
  if (from !== 'bank') playerOf(state, from).cash -= amount;
  if (to !== 'bank') playerOf(state, to).cash += amount;
  emit({ type: 'moneyPaid', ...payment });
  return payment;
}

// ------------------------------------------------------------------------------ the end of a voyage

/** M11.1, M12.1, M14.1: boats, port, shipyard and insurance, then the black market. The pirates have theirs already. */
export function settle(state: State, emit: Emitter): void {
  const booty = state.boats.filter(({ plundered }) => plundered).flatMap((boat) => bootyOf(state, boat));
  const income = [...state.boats.flatMap(boatIncome), ...portIncome(state)];
  for (const payment of income) transfer(state, payment, emit);
  const payments = [...booty, ...income, ...payRepairs(state, emit)];
  const rises = rise(state, emit);
  state.settlement = sheet(state, payments, rises);
  emit({ type: 'voyageEnded', voyage: state.voyage });
}

function sheet(state: Readonly<State>, payments: readonly Payment[], rises: readonly Rise[]): Settlement {
  return {
    voyage: state.voyage,
    master: masterOf(state),
    insurer: state.insurer,
    boats: state.boats.map((boat) => {
      const { ware, berth, plundered } = boat;
      if (berth === null) throw new InvariantError(`${ware} is still at sea`);
      return { ware, berth: { ...berth }, plundered, crew: crewOf(boat) };
    }),
    payments,
    rises,
  };
}

/** M12.1: every ware in port, however it came there, one step. */
function rise(state: State, emit: Emitter): Rise[] {
  const rises: Rise[] = [];
  for (const ware of WARES) {
    if (findBoat(state, ware)?.berth?.haven !== 'port') continue;
    const from = state.values[ware];
    const to = raised(from);
    state.values[ware] = to;
    const step: Rise = { ware, from, to };
    rises.push(step);
    emit({ type: 'valueRose', ...step });
  }
  return rises;
}
