import { at } from '../../engine/assert.ts';
import type { Seat } from '../../engine/core.ts';
import {
  awarded,
  type Candidate,
  type CurvePoint,
  type Moment,
  perSeat,
  rounded,
  type Story,
  type StoryStep,
  turningPointOf,
  weightiest,
} from '../../engine/story.ts';
import { NUMBERS, WARES } from './components.ts';
import { type Prospect, prospectOf, rolled } from './prospect.ts';
import { fortuneOf } from './scoring.ts';
import type { Event, Settlement, State, Ware } from './types.ts';

/** What counted in a game, by the sentence that tells it. All amounts in pesos. */
export type MomentsOf = {
  /** what the shares of one ware brought the winner */
  readonly rise: { readonly ware: Ware; readonly times: number; readonly shares: number; readonly worth: number };
  readonly voyage: { readonly voyage: number; readonly gain: number };
  readonly slump: { readonly voyage: number; readonly loss: number };
  /** what a roll brought or cost beyond its mean */
  readonly luckyRoll: { readonly voyage: number; readonly roll: number; readonly swing: number };
  readonly unluckyRoll: { readonly voyage: number; readonly roll: number; readonly swing: number };
  readonly plunder: { readonly voyage: number; readonly ware: Ware; readonly amount: number };
  readonly insured: { readonly voyage: number; readonly paid: number };
  readonly pledged: { readonly shares: number; readonly cost: number };
};

export type MedalsOf = {
  readonly baron: { readonly ware: Ware; readonly worth: number };
  readonly master: { readonly n: number };
  readonly plunderer: { readonly amount: number };
  readonly insurer: { readonly paid: number };
  readonly crew: { readonly amount: number };
  readonly docks: { readonly amount: number };
  readonly pilot: { readonly n: number };
};

const add = (by: number[], seat: Seat, amount: number): void => {
  by[seat] = at(by, seat) + amount;
};

/** Follows a game from voyage to voyage, and from roll to roll. */
class Chronicle {
  readonly curve: CurvePoint[] = [];
  readonly moments: Moment<MomentsOf>[] = [];
  readonly luck: number[];
  readonly rises: Record<Ware, number> = { nutmeg: 0, silk: 0, ginseng: 0, jade: 0 };
  readonly masters: number[];
  readonly pilots: number[];
  readonly plunders: number[];
  readonly paid: number[];
  readonly crews: number[];
  readonly docks: number[];
  /** what the next roll finds: how the board stands for everybody; null: nobody is about to roll */
  private before: Prospect | null = null;

  constructor(seats: number) {
    const none = () => perSeat(seats);
    this.luck = none();
    this.masters = none();
    this.pilots = none();
    this.plunders = none();
    this.paid = none();
    this.crews = none();
    this.docks = none();
  }

  follow({ state, seq, events }: StoryStep<State, Event>): void {
    if (seq === 0) this.curve.push({ seq, scores: fortunes(state) });
    for (const event of events) {
      if (event.type === 'diceRolled') this.roll(event, seq);
      else if (event.type === 'masterElected') add(this.masters, event.seat, 1);
      else if (event.type === 'boatSteered') add(this.pilots, event.seat, 1);
      else if (event.type === 'valueRose') this.rises[event.ware]++;
      else if (event.type === 'voyageEnded') this.voyage(event.voyage, state, seq);
    }
    this.before = state.phase.kind === 'roll' ? prospectOf(state) : null;
  }

  /** What the dice made of everybody's places and shares, against the mean of all rolls. */
  private roll(event: Extract<Event, { type: 'diceRolled' }>, seq: number): void {
    const { before } = this;
    if (!before) return;
    const after = rolled(before, event.dice);
    before.worth.forEach((worth, seat) => {
      const swing = at(after.worth, seat) - worth;
      add(this.luck, seat, swing);
      const params = { voyage: before.voyage, roll: event.roll, swing: Math.round(Math.abs(swing)) };
      const code = swing > 0 ? 'luckyRoll' : 'unluckyRoll';
      if (params.swing > 2) this.moments.push({ code, seat, seq, weight: Math.abs(swing), params });
    });
  }

  private voyage(voyage: number, state: Readonly<State>, seq: number): void {
    const last = this.curve.at(-1)?.scores ?? [];
    const scores = fortunes(state);
    this.curve.push({ seq, scores });
    scores.forEach((score, seat) => {
      const gain = score - (last[seat] ?? score);
      if (gain > 0) this.moments.push({ code: 'voyage', seat, seq, weight: gain * 0.9, params: { voyage, gain } });
      else if (gain < 0)
        this.moments.push({ code: 'slump', seat, seq, weight: -gain * 0.9, params: { voyage, loss: -gain } });
    });
    if (state.settlement) this.settle(state.settlement, seq);
  }

  private settle({ voyage, payments }: Settlement, seq: number): void {
    const paid = perSeat(this.paid.length);
    for (const { reason, from, to, amount, ware } of payments) {
      if (from !== 'bank') add(paid, from, amount);
      if (to === 'bank') continue;
      if (reason === 'boat') add(this.crews, to, amount);
      else if (reason === 'port' || reason === 'shipyard') add(this.docks, to, amount);
      else if (reason === 'pirates' && ware) {
        this.plunders[to] = Math.max(at(this.plunders, to), amount);
        this.moments.push({ code: 'plunder', seat: to, seq, weight: amount, params: { voyage, ware, amount } });
      }
    }
    paid.forEach((sum, seat) => {
      if (sum === 0) return;
      this.paid[seat] = Math.max(at(this.paid, seat), sum);
      this.moments.push({ code: 'insured', seat, seq, weight: sum, params: { voyage, paid: sum } });
    });
  }

  /** What lies before everybody in the end. */
  close(state: Readonly<State>, seq: number, winners: readonly Seat[]): Candidate<MedalsOf>[] {
    const all: Candidate<MedalsOf>[] = [];
    const stand = (make: (seat: Seat) => Candidate<MedalsOf>): void => {
      state.players.forEach((_, seat) => {
        all.push(make(seat));
      });
    };
    state.players.forEach(({ shares, pledged }, seat) => {
      if (pledged > 0) {
        const params = { shares: pledged, cost: NUMBERS.redemption * pledged };
        this.moments.push({ code: 'pledged', seat, seq, weight: 4 * pledged, params });
      }
      const best = bestWare(state, shares);
      const params = { ware: best.ware, worth: best.worth };
      all.push({ code: 'baron', seat, params, value: best.worth, rarity: 40 });
      if (winners.includes(seat) && best.worth > 0)
        this.moments.push({
          code: 'rise',
          seat,
          seq,
          weight: best.worth,
          params: { ...best, times: this.rises[best.ware] },
        });
    });
    const of = (by: readonly number[], seat: Seat): number => at(by, seat);
    const { masters, plunders, paid, crews, docks, pilots } = this;
    stand((seat) => ({ code: 'master', seat, params: { n: of(masters, seat) }, value: of(masters, seat), rarity: 2 }));
    stand((seat) => {
      const amount = of(plunders, seat);
      return { code: 'plunderer', seat, params: { amount }, value: amount, rarity: 18 };
    });
    stand((seat) => ({ code: 'insurer', seat, params: { paid: of(paid, seat) }, value: of(paid, seat), rarity: 14 }));
    stand((seat) => ({ code: 'crew', seat, params: { amount: of(crews, seat) }, value: of(crews, seat), rarity: 50 }));
    stand((seat) => ({ code: 'docks', seat, params: { amount: of(docks, seat) }, value: of(docks, seat), rarity: 24 }));
    stand((seat) => ({ code: 'pilot', seat, params: { n: of(pilots, seat) }, value: of(pilots, seat), rarity: 3 }));
    return all;
  }
}

const fortunes = ({ values, players }: Readonly<State>): number[] => players.map((player) => fortuneOf(values, player));

/** The ware whose shares are worth most together. */
function bestWare({ values }: Readonly<State>, shares: readonly Ware[]): { ware: Ware; shares: number; worth: number } {
  const piles = WARES.map((ware) => {
    const n = shares.filter((share) => share === ware).length;
    return { ware, shares: n, worth: n * values[ware] };
  });
  return piles.reduce((best, pile) => (pile.worth > best.worth ? pile : best));
}

/** Fortunes after every voyage, hidden shares included; luck is in pesos, what dice gave beyond their mean. */
export function story(steps: Iterable<StoryStep<State, Event>>): Story<MomentsOf, MedalsOf> {
  let told = new Chronicle(0);
  let winners: readonly Seat[] = [];
  let candidates: readonly Candidate<MedalsOf>[] = [];
  for (const step of steps) {
    if (step.seq === 0) told = new Chronicle(step.state.players.length);
    told.follow(step);
    const { phase } = step.state;
    if (phase.kind !== 'over') continue;
    winners = phase.outcome.winners;
    candidates = told.close(step.state, step.seq, winners);
  }
  return {
    curve: told.curve,
    turningPoint: turningPointOf(told.curve, { winners }),
    moments: weightiest(told.moments),
    luck: told.luck.map(rounded),
    medals: awarded(candidates),
  };
}
