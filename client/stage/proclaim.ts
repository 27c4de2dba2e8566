import type { RibbonTone } from '../art/ribbon.ts';
import type { Crew } from './flights.ts';
import { shout } from './flights.ts';
import type { Ended, Mood, Rect, StageEvents, StageText } from './stage.ts';

const tones: Readonly<Record<Mood, RibbonTone>> = {
  won: 'gold',
  shared: 'gold',
  together: 'gold',
  watched: 'wax',
  beaten: 'wax',
  lost: 'night',
};

interface Herald extends Crew {
  readonly text: Pick<StageText, 'verdict'>;
  readonly sound: StageEvents['onSound'];
}

/** Who has won, on a ribbon; it sounds as it feels to whoever looks. */
export function proclaim(herald: Herald, outcome: Ended, over: Rect, hold = 1600, moving = true): void {
  const { words, mood } = herald.text.verdict(outcome);
  herald.sound(mood === 'beaten' || mood === 'lost' ? 'loss' : 'win');
  shout(herald, words, tones[mood], over, hold, moving);
}
