import type { Outcome, Seat, TeamResult } from './core.ts';

export const copyOutcome = (outcome: Outcome): Outcome => ({
  reason: outcome.reason,
  winners: [...outcome.winners],
  places: [...outcome.places],
  scores: [...outcome.scores],
  ties: outcome.ties.map((values) => [...values]),
  ...(outcome.team ? { team: { ...outcome.team } } : {}),
});

/** The result of a team: nobody is placed, and everybody has won or nobody has. */
export const together = (reason: string, scores: readonly number[], team: TeamResult): Outcome => ({
  reason,
  winners: team.won ? scores.map((_, seat) => seat) : [],
  places: [],
  scores,
  ties: [],
  team,
});

/** Places everybody by who is behind whom; equals share a place, and the first place the victory. */
export function rank(
  reason: string,
  scores: readonly number[],
  ties: readonly (readonly number[])[],
  isBehind: (seat: Seat, other: Seat) => boolean,
): Outcome {
  const seats = scores.map((_, seat) => seat);
  const places = seats.map((seat) => 1 + seats.filter((other) => isBehind(seat, other)).length);
  return { reason, winners: seats.filter((seat) => places[seat] === 1), places, scores, ties };
}
