import { settings } from '../page/preferences.ts';
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
  bid: [[0.5, 0.04, 620, 0, 0.03, 0.1, 1, 1.5, _, _, 310, 0.04]],
  fold: [[0.35, 0.06, 240, 0, 0.02, 0.12, 4, 0.5, -3]],
  hammer: [
    [0.9, 0.02, 140, 0, 0.02, 0.12, 1, 2.4, -6, _, _, _, _, 2],
    [0.6, 0.02, 105, 0, 0.03, 0.2, 1, 2.4, -4, _, _, _, _, 1.4, _, _, 0.09],
  ],
  dice: [
    [0.45, 0.3, 760, 0, 0.01, 0.04, 4, 1.8, _, _, _, _, _, 4],
    [0.45, 0.3, 640, 0, 0.01, 0.05, 4, 1.8, _, _, _, _, _, 4, _, _, 0.08],
    [0.4, 0.3, 520, 0, 0.01, 0.06, 4, 1.8, _, _, _, _, _, 4, _, _, 0.15],
  ],
  sail: [[0.28, 0.08, 95, 0.12, 0.16, 0.32, 4, 0.4, 1.2, _, _, _, _, 0.8]],
  dock: [
    [0.6, 0, 494, 0.01, 0.06, 0.4, 0, 1.6],
    [0.6, 0, 659, 0.01, 0.08, 0.6, 0, 1.6, _, _, _, _, _, _, _, _, 0.12],
  ],
  board: [[0.7, 0.06, 700, 0, 0.03, 0.22, 2, 0.5, -10, _, -240, 0.05, 0.06, 0.5]],
  plunder: [
    [0.9, 0.05, 90, 0.01, 0.14, 0.6, 4, 2.4, -1.6, _, _, _, _, 1.4, _, 0.3],
    [0.5, 0.1, 980, 0, 0.03, 0.3, 1, 1.4, -6, _, 420, 0.06, 0.08, _, _, _, 0.12],
  ],
  rise: [[0.5, 0.02, 523, 0.01, 0.06, 0.24, 0, 1.5, _, _, 131, 0.07, 0.07]],
  win: [[0.7, 0, 262, 0.02, 0.5, 0.7, 0, 1.4, _, _, 131, 0.13, 0.13]],
  loss: [[0.6, 0, 220, 0.02, 0.4, 0.8, 0, 1.2, -0.6, _, -55, 0.2]],
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
