import { settings } from '../dom/preferences.ts';
import type { StageSound } from '../stage/stage.ts';

export type Sound = StageSound | 'turn';

type Tune = readonly (number | undefined)[];
const _ = undefined;

/** Parameters of ZzFX: volume, randomness, frequency, attack, sustain, release, shape, … */
const tunes: Readonly<Record<Sound, readonly Tune[]>> = {
  turn: [
    [0.7, 0, 523, 0.01, 0.08, 0.22, 0, 1.4],
    [0.7, 0, 784, 0.01, 0.1, 0.35, 0, 1.4, _, _, _, _, _, _, _, _, 0.06],
  ],
  card: [[0.5, 0.1, 420, 0, 0.01, 0.04, 4, 0.6, -8, _, _, _, _, 3]],
  coins: [[0.5, 0.08, 1320, 0, 0.02, 0.12, 1, 1.8, _, _, 620, 0.03]],
  bust: [[0.9, 0.05, 130, 0.01, 0.12, 0.5, 4, 2.2, -2.4, _, _, _, _, 1.2, _, 0.2, _, 0.7]],
  hire: [[0.6, 0.05, 330, 0.01, 0.06, 0.16, 1, 1.2, _, _, 165, 0.06]],
  repel: [[0.7, 0.08, 880, 0, 0.03, 0.28, 2, 0.4, -14, _, -300, 0.05, _, 0.4]],
  expedition: [[0.6, 0.02, 392, 0.02, 0.14, 0.4, 0, 1.2, _, _, 196, 0.09, 0.09]],
  tax: [[0.7, 0.03, 196, 0.01, 0.1, 0.3, 2, 1.6, -1, _, -60, 0.12]],
  end: [[0.7, 0, 262, 0.02, 0.5, 0.7, 0, 1.4, _, _, 131, 0.13, 0.13]],
};

let synth: Promise<typeof import('zzfx')> | null = null;

/** Browsers give sound only to a page that has been touched: nothing is loaded before. */
function wake(): void {
  synth ??= import('zzfx');
  synth
    .then(({ ZZFX }) => ZZFX.audioContext.resume())
    .catch(() => {
      // the server was away: the next touch tries again
      synth = null;
    });
}

export function listenForGesture(): () => void {
  // a touch in the lobby counts as well
  if (navigator.userActivation?.hasBeenActive) wake();
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  addEventListener('pointerdown', wake, options);
  addEventListener('keydown', wake, options);
  return () => ended.abort();
}

export function play(sound: Sound): void {
  const { sound: on, volume } = settings.get();
  // in a hidden tab only one's own turn is worth a sound
  if (!on || volume === 0 || !synth || (document.hidden && sound !== 'turn')) return;
  const sing = ({ ZZFX }: typeof import('zzfx')) => {
    if (ZZFX.audioContext.state !== 'running') return;
    ZZFX.volume = 0.35 * volume;
    for (const tune of tunes[sound]) ZZFX.play(...tune);
  };
  synth.then(sing, () => {});
}
