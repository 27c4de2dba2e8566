import type { Seat } from '../../shared/engine/core.ts';
import type { Speech } from '../../shared/i18n/speech.ts';
import type { Ended, Headline, Mood } from '../stage/stage.ts';

/** Nobody among the winners: all have lost together; everybody: all have won together, whatever the game calls it. */
function moodOf({ isYou }: Speech, { winners, scores }: Ended): Mood {
  if (winners.length === 0) return 'lost';
  if (winners.length === scores.length) return 'together';
  const isSeated = scores.some((_, seat) => isYou(seat));
  if (isSeated && !winners.some(isYou)) return 'beaten';
  if (winners.length > 1) return 'shared';
  return isSeated ? 'won' : 'watched';
}

/** Who has won, and whose victory that is to whoever reads it. */
export const verdictOf = (
  say: (s: Speech, winners: readonly Seat[], seats: number) => string,
  speech: Speech,
  outcome: Ended,
): Headline => ({
  words: say(speech, outcome.winners, outcome.scores.length),
  mood: moodOf(speech, outcome),
});
