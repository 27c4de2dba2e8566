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
import { face } from './components.ts';
import { bustRisk, gambleRisk } from './odds.ts';
import type { ContractId, Event, FaceId, MissionId, State } from './types.ts';
import { view } from './view.ts';
import { influenceOf } from './zones.ts';

/** What counted in a game, by the sentence that tells it. Risks are in percent. */
export type MomentsOf = {
  /** influence won in one turn, by people hired */
  readonly leap: { readonly gain: number; readonly round: number };
  /** `gain`: beyond the people who were given up */
  readonly expedition: { readonly influence: number; readonly gain: number; readonly round: number };
  readonly bust: { readonly cards: number; readonly percent: number; readonly round: number };
  /** the boldest card that went well */
  readonly dared: { readonly cards: number; readonly percent: number; readonly round: number };
  /** coins that came in during one turn, whoever's turn it was */
  readonly haul: { readonly coins: number; readonly round: number };
  /** to a team the last one is the victory (PR13.6) */
  readonly contract: { readonly contract: ContractId; readonly round: number };
  /** of the adventure; being the first counts for more (PR14.15) */
  readonly mission: { readonly mission: MissionId; readonly round: number };
};

export type MedalsOf = {
  readonly explorer: { readonly n: number };
  readonly daredevil: { readonly percent: number };
  readonly host: { readonly coins: number };
  readonly swords: { readonly n: number };
  readonly merchant: { readonly coins: number };
  readonly recruiter: { readonly n: number };
  readonly wrecked: { readonly n: number };
  /** missions completed (PR14.15) */
  readonly envoy: { readonly n: number };
};

/** 0 only where nothing was left to chance. */
const percent = (risk: number): number => (risk === 0 ? 0 : Math.max(1, Math.round(risk * 100)));

/** What a turn has brought so far, by seat. */
interface Turn {
  readonly influence: number[];
  readonly coins: number[];
  cards: number;
}

/** Follows a game from draw to draw. */
class Chronicle {
  readonly curve: CurvePoint[] = [];
  readonly moments: Moment<MomentsOf>[] = [];
  readonly luck: number[];
  private readonly counts: Readonly<Record<keyof MedalsOf, number[]>>;
  private readonly seats: number;
  private turn: Turn;
  private round = 1;
  /** that the next card ends the turn; null: no card is asked for */
  private risk: number | null = null;
  /** the same of a gambler; and of the one who plays, if one does (PR10.3) */
  private gamble: number | null = null;
  private gambled: number | null = null;

  constructor(seats: number) {
    const none = () => perSeat(seats);
    this.seats = seats;
    this.luck = none();
    this.counts = {
      explorer: none(),
      daredevil: none(),
      host: none(),
      swords: none(),
      merchant: none(),
      recruiter: none(),
      wrecked: none(),
      envoy: none(),
    };
    this.turn = { influence: none(), coins: none(), cards: 0 };
  }

  follow({ state, seq, events }: StoryStep<State, Event>): void {
    this.draw(state, seq, events);
    for (const event of events) this.note(event, state, seq);
    const isOver = state.phase.kind === 'over';
    if (isOver) this.endTurn(seq);
    if (seq === 0 || isOver || state.round > this.round)
      this.curve.push({ seq, scores: state.players.map((_, seat) => influenceOf(state, seat)) });
    this.round = state.round;
    const shown = isOver ? null : view(state, 'spectator');
    this.risk = shown && bustRisk(shown);
    this.gamble = shown && gambleRisk(shown);
  }

  /** A card that somebody chose to draw, against the risk that everybody could see. */
  private draw(state: Readonly<State>, seq: number, events: readonly Event[]): void {
    const first = events.find(({ type }) => type !== 'deckReshuffled');
    const { risk } = this;
    if (first?.type !== 'cardDrawn' || risk === null || risk === 0) return;
    const { seat } = first;
    const bust = events.some(({ type }) => type === 'busted');
    this.luck[seat] = at(this.luck, seat) + risk - (bust ? 1 : 0);
    if (bust) return;
    const daring = percent(risk);
    this.counts.daredevil[seat] = Math.max(at(this.counts.daredevil, seat), daring);
    const params = { cards: state.harbour.length, percent: daring, round: this.round };
    this.moments.push({ code: 'dared', seat, seq, weight: 6 * risk, params });
  }

  private note(event: Event, state: Readonly<State>, seq: number): void {
    const { turn, counts, round } = this;
    switch (event.type) {
      case 'turnBegan':
        this.endTurn(seq);
        this.gambled = null;
        return;
      case 'gamblerUsed':
        this.gambled = this.gamble;
        count(this.luck, event.seat, this.gamble ?? 0);
        return;
      case 'cardMoored':
        turn.cards++;
        return;
      case 'busted': {
        count(counts.wrecked, event.seat);
        if (this.gambled !== null) count(this.luck, event.seat, -1);
        const params = { cards: turn.cards, percent: percent(this.gambled ?? this.risk ?? 0), round };
        this.moments.push({ code: 'bust', seat: event.seat, seq, weight: 1 + 0.5 * turn.cards, params });
        return;
      }
      case 'personHired':
        count(counts.recruiter, event.seat);
        count(turn.influence, event.seat, influenceOn(event.face));
        return;
      case 'expeditionCompleted': {
        count(counts.explorer, event.seat);
        const spent = event.persons.reduce((sum, person) => sum + influenceOn(person), 0);
        const gain = event.influence - spent;
        const params = { influence: event.influence, gain, round };
        this.moments.push({ code: 'expedition', seat: event.seat, seq, weight: gain + 0.5, params });
        return;
      }
      case 'contractCompleted': {
        const weight = contractWeight(event, state);
        const params = { contract: event.contract, round };
        this.moments.push({ code: 'contract', seat: event.seat, seq, weight, params });
        return;
      }
      case 'missionCompleted': {
        count(counts.envoy, event.seat);
        const params = { mission: event.mission, round };
        const weight = (event.first ? 2.5 : 1.5) + event.crowns;
        this.moments.push({ code: 'mission', seat: event.seat, seq, weight, params });
        return;
      }
      case 'shipRepelled':
        count(counts.swords, event.seat);
        return;
      case 'feePaid':
        count(counts.host, event.to, event.amount);
        count(turn.coins, event.to, event.amount);
        return;
      case 'coinsGained':
        if (event.reason === 'start') return;
        if (event.reason === 'trade') count(counts.merchant, event.seat, event.amount);
        count(turn.coins, event.seat, event.amount);
        return;
      default:
        return;
    }
  }

  private endTurn(seq: number): void {
    const { round } = this;
    for (let seat = 0; seat < this.seats; seat++) {
      const gain = at(this.turn.influence, seat);
      const coins = at(this.turn.coins, seat);
      if (gain > 1) this.moments.push({ code: 'leap', seat, seq, weight: gain, params: { gain, round } });
      if (coins > 3) this.moments.push({ code: 'haul', seat, seq, weight: 0.35 * coins, params: { coins, round } });
    }
    this.turn = { influence: perSeat(this.seats), coins: perSeat(this.seats), cards: 0 };
  }

  candidates(): Candidate<MedalsOf>[] {
    const { counts } = this;
    const all: Candidate<MedalsOf>[] = [];
    const stand = <C extends keyof MedalsOf>(code: C, rarity: number, params: (value: number) => MedalsOf[C]): void =>
      counts[code].forEach((value, seat) => {
        all.push({ code, seat, params: params(value), value, rarity } as Candidate<MedalsOf>);
      });
    stand('explorer', 1, (n) => ({ n }));
    stand('daredevil', 40, (value) => ({ percent: value }));
    stand('host', 4, (coins) => ({ coins }));
    stand('swords', 3, (n) => ({ n }));
    stand('merchant', 18, (coins) => ({ coins }));
    stand('recruiter', 7, (n) => ({ n }));
    stand('wrecked', 3, (n) => ({ n }));
    stand('envoy', 2, (n) => ({ n }));
    return all;
  }
}

function count(by: number[], seat: Seat, n = 1): void {
  by[seat] = at(by, seat) + n;
}

/** A team needs every contract once, and the last of all most. */
function contractWeight(
  { place, coins, influence }: Extract<Event, { type: 'contractCompleted' }>,
  { rules, contracts }: Readonly<State>,
): number {
  if (rules.timeCards === null) return 1 + influence + 0.2 * coins;
  if (place > 0) return 0.5;
  return contracts.every(({ done }) => done.length > 0) ? 12 : 3;
}

function influenceOn(id: FaceId): number {
  const card = face(id);
  return card.kind === 'person' || card.kind === 'expedition' ? card.influence : 0;
}

/** Influence after every round; luck is how many times less than expected somebody went bust. */
export function story(steps: Iterable<StoryStep<State, Event>>): Story<MomentsOf, MedalsOf> {
  let told: Chronicle | null = null;
  let winners: readonly Seat[] = [];
  for (const step of steps) {
    told ??= new Chronicle(step.state.players.length);
    told.follow(step);
    if (step.state.phase.kind === 'over') winners = step.state.phase.outcome.winners;
  }
  const { curve, moments, luck } = told ?? new Chronicle(0);
  return {
    curve,
    turningPoint: turningPointOf(curve, { winners }),
    moments: weightiest(moments),
    luck: luck.map(rounded),
    medals: awarded(told?.candidates() ?? []),
  };
}
