import { settings } from '../page/preferences.ts';
import { seaUnder } from './sea.ts';
import { type Sound, tunes } from './tunes.ts';

type Synth = typeof import('zzfx');

let synth: Promise<Synth> | null = null;

/** Browsers give sound only to a page that has been touched: nothing is loaded before. */
function wake(): void {
  synth ??= import('zzfx');
  synth
    .then(async ({ ZZFX }) => {
      await ZZFX.audioContext.resume();
      soundSea();
    })
    .catch(() => {
      // the server was away: the next touch tries again
      synth = null;
    });
}

let sea: ReturnType<typeof seaUnder> | null = null;
/** tables that are open on this page */
let tables = 0;

/** The sea is heard at a table, in a page that is seen, by those who want it. */
function soundSea(): void {
  const { sound, sea: volume } = settings.get();
  const wanted = tables > 0 && sound && !document.hidden ? volume : 0;
  if (!synth || (wanted === 0 && !sea)) return;
  synth.then(
    ({ ZZFX }) => {
      sea ??= seaUnder(ZZFX.audioContext);
      sea.swell(wanted);
    },
    () => {},
  );
}

/** While a table is open: wakes the sounds at the first touch, and keeps the sea as it is wanted. */
export function listenForGesture(): () => void {
  // a touch in the lobby counts as well
  if (navigator.userActivation?.hasBeenActive) wake();
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  addEventListener('pointerdown', wake, options);
  addEventListener('keydown', wake, options);
  document.addEventListener('visibilitychange', soundSea, { signal: ended.signal });
  const forget = settings.subscribe(soundSea);
  tables++;
  soundSea();
  return () => {
    ended.abort();
    forget();
    tables--;
    soundSea();
  };
}

export function play(sound: Sound): void {
  const { sound: on, volume } = settings.get();
  // in a hidden tab only one's own turn is worth a sound
  if (!on || volume === 0 || !synth || (document.hidden && sound !== 'turn')) return;
  const sing = ({ ZZFX }: Synth) => {
    if (ZZFX.audioContext.state !== 'running') return;
    const strike = (tune: readonly (number | undefined)[]) => {
      ZZFX.volume = 0.35 * volume;
      ZZFX.play(...tune);
    };
    for (const { after, tune } of tunes[sound])
      if (after === 0) strike(tune);
      else setTimeout(() => strike(tune), after);
  };
  synth.then(sing, () => {});
}
