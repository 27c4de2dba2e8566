import assert from 'node:assert/strict';
import { type Sound, tunes } from '../../client/sound/tunes.ts';

interface Synth {
  readonly sampleRate: number;
  buildSamples(...parameters: readonly (number | undefined)[]): number[];
}

describe('sounds', () => {
  let synth: Synth;
  before(async () => {
    // the synth wants a device to play on as soon as it is read; nothing is played here
    Object.assign(globalThis, { AudioContext: class {} });
    synth = ((await import('zzfx')) as unknown as { ZZFX: Synth }).ZZFX;
  });

  /** All layers of a sound together, at the full volume of the settings. */
  function mixed(sound: Sound): number[] {
    const mix: number[] = [];
    for (const { after, tune } of tunes[sound]) {
      const from = Math.round((after / 1000) * synth.sampleRate);
      synth.buildSamples(...tune).forEach((sample, at) => {
        mix[from + at] = (mix[from + at] ?? 0) + 0.35 * sample;
      });
    }
    return mix;
  }

  for (const sound of Object.keys(tunes) as Sound[])
    it(`${sound} is heard, does not clip and is soon over`, () => {
      const mix = mixed(sound);
      let peak = 0;
      for (const sample of mix) peak = Math.max(peak, Math.abs(sample ?? 0));
      assert.ok(peak > 0.02 && peak < 1, `peak ${peak}`);
      assert.ok(mix.length / synth.sampleRate < 2.2, `${mix.length / synth.sampleRate} s`);
    });

  it('of what matters are made of layers', () => {
    const great: readonly Sound[] = [
      'turn',
      'deal',
      'flip',
      'coins',
      'dice',
      'sail',
      'hammer',
      'combat',
      'bust',
      'win',
      'loss',
    ];
    for (const sound of great) assert.ok(tunes[sound].length > 1, sound);
  });
});
