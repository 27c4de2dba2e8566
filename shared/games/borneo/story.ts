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
import { NUMBERS } from './components.ts';
import { quantityOf } from './phases/tally.ts';
import { pointsOf } from './scoring.ts';
import type { Company, Event, HarbourId, MissionKind, ShipmentId, State } from './types.ts';

/** What counted in a game, by the sentence that tells it. */
export type MomentsOf = {
  /** `last`: after the end had begun (B13.2) */
  readonly mission: { readonly kind: MissionKind; readonly points: number; readonly last: boolean };
  /** cards taken from one harbour, its own among them */
  readonly share: { readonly harbour: HarbourId; readonly cards: number; readonly monopoly: boolean };
  readonly attack: { readonly company: Company; readonly attack: number; readonly defence: number };
  readonly defence: { readonly company: Company; readonly attack: number; readonly defence: number };
  /** units of spice on two drawn cards, beyond the mean of the pile or short of it */
  readonly luckyDraw: { readonly units: number };
};

export type MedalsOf = {
  readonly trader: { readonly n: number };
  readonly attacker: { readonly n: number };
  readonly defender: { readonly n: number };
  readonly monopolist: { readonly n: number };
  readonly stores: { readonly n: number };
  readonly wanderer: { readonly n: number };
};

const add = (by: number[], seat: Seat, n = 1): void => {
  by[seat] = at(by, seat) + n;
};

const points = ({ players, ship }: Readonly<State>): number[] =>
  players.map(({ warehouse, missions }, seat) => pointsOf(warehouse, missions, ship === seat));

/** Cards that one distribution has given out so far. */
interface Sharing {
  readonly harbour: HarbourId;
  readonly monopoly: boolean;
  readonly cards: number[];
}

/** Follows a game from turn to turn. */
class Chronicle {
  readonly curve: CurvePoint[] = [];
  readonly moments: Moment<MomentsOf>[] = [];
  readonly luck: number[];
  private readonly counts: Readonly<Record<keyof MedalsOf, number[]>>;
  private readonly seats: number;
  private sharing: Sharing | null = null;
  private ending = false;
  /** rounds that the curve has */
  private rounds = 0;
  private pile: readonly ShipmentId[] = [];
  private discard: readonly ShipmentId[] = [];

  constructor(seats: number) {
    const none = () => perSeat(seats);
    this.seats = seats;
    this.luck = none();
    this.counts = {
      trader: none(),
      attacker: none(),
      defender: none(),
      monopolist: none(),
      stores: none(),
      wanderer: none(),
    };
  }

  follow({ state, seq, events }: StoryStep<State, Event>): void {
    this.draws(seq, events);
    for (const event of events) this.note(event, seq);
    if (this.sharing && state.pending.every(({ kind }) => kind !== 'pick')) this.shared(this.sharing, seq);
    const round = Math.floor((state.turn - 1) / this.seats);
    if (seq === 0 || state.phase.kind === 'over') this.curve.push({ seq, scores: points(state) });
    else if (round > this.rounds) {
      this.rounds = round;
      this.curve.push({ seq, scores: points(state) });
    }
    this.pile = [...state.draw];
    this.discard = [...state.discard];
  }

  /** What was drawn, against the mean of the pile that it came from. */
  private draws(seq: number, events: readonly Event[]): void {
    let mean = meanOf(this.pile);
    let seat: Seat | null = null;
    let surplus = 0;
    const thrown: ShipmentId[] = [...this.discard];
    for (const event of events) {
      if (event.type === 'cardsDiscarded') thrown.push(...event.cards);
      else if (event.type === 'cardThrown') thrown.push(event.card);
      else if (event.type === 'pileReshuffled') mean = meanOf(thrown);
      else if (event.type === 'cardDrawn' && event.card !== null) {
        seat = event.seat;
        surplus += quantityOf(event.card) - mean;
      }
    }
    if (seat === null || seq === 0) return;
    add(this.luck, seat, surplus);
    if (surplus > 0.9)
      this.moments.push({ code: 'luckyDraw', seat, seq, weight: surplus, params: { units: rounded(surplus) } });
  }

  private note(event: Event, seq: number): void {
    const { counts } = this;
    switch (event.type) {
      case 'endBegan':
        this.ending = true;
        return;
      case 'missionCompleted': {
        add(counts.trader, event.seat);
        // B13.3: a point a card is given up for it
        const weight = event.points - NUMBERS.pointsPerCard * event.cards.length;
        const params = { kind: event.kind, points: event.points, last: this.ending };
        this.moments.push({ code: 'mission', seat: event.seat, seq, weight, params });
        return;
      }
      case 'merchantTransferred':
        add(counts.wanderer, event.seat);
        return;
      case 'combatDecided': {
        const { attacker, defender, company, attack, defence, success } = event;
        const [code, seat] = success ? (['attack', attacker] as const) : (['defence', defender] as const);
        add(success ? counts.attacker : counts.defender, seat);
        const weight = 1.5 + 0.3 * Math.abs(attack - defence);
        this.moments.push({ code, seat, seq, weight, params: { company, attack, defence } });
        return;
      }
      case 'distributionBegan':
        this.sharing = {
          harbour: event.harbour,
          monopoly: event.kind === 'monopoly',
          cards: perSeat(this.seats),
        };
        return;
      case 'harbourTaken':
        if (event.seat === null || !this.sharing) return;
        if (this.sharing.monopoly) add(counts.monopolist, event.seat);
        add(this.sharing.cards, event.seat);
        return;
      case 'shipmentPicked':
        add(counts.stores, event.seat);
        if (this.sharing) add(this.sharing.cards, event.seat);
        return;
      default:
        return;
    }
  }

  private shared({ harbour, monopoly, cards }: Sharing, seq: number): void {
    cards.forEach((n, seat) => {
      if (n > 1) this.moments.push({ code: 'share', seat, seq, weight: n, params: { harbour, cards: n, monopoly } });
    });
    this.sharing = null;
  }

  candidates(): Candidate<MedalsOf>[] {
    const usual: Readonly<Record<keyof MedalsOf, number>> = {
      trader: 2,
      attacker: 1,
      defender: 1,
      monopolist: 1,
      stores: 12,
      wanderer: 5,
    };
    return Object.entries(this.counts).flatMap(([code, values]) =>
      values.map(
        (n, seat): Candidate<MedalsOf> => ({
          code: code as keyof MedalsOf,
          seat,
          params: { n },
          value: n,
          rarity: usual[code as keyof MedalsOf],
        }),
      ),
    );
  }
}

function meanOf(cards: readonly ShipmentId[]): number {
  return cards.length === 0 ? 0 : cards.reduce((sum, card) => sum + quantityOf(card), 0) / cards.length;
}

/** Points after every round, closed missions included; luck is in units of spice on the cards that were drawn. */
export function story(steps: Iterable<StoryStep<State, Event>>): Story<MomentsOf, MedalsOf> {
  let told = new Chronicle(0);
  let winners: readonly Seat[] = [];
  for (const step of steps) {
    if (step.seq === 0) told = new Chronicle(step.state.players.length);
    told.follow(step);
    const { phase } = step.state;
    if (phase.kind === 'over') winners = phase.outcome.winners;
  }
  return {
    curve: told.curve,
    turningPoint: turningPointOf(told.curve, { winners }),
    moments: weightiest(told.moments),
    luck: told.luck.map(rounded),
    medals: awarded(told.candidates()),
  };
}
