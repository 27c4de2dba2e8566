/** A quiet sea under everything: noise that breathes. */
export interface SeaSound {
  /** 0 is silence, 1 as loud as it gets */
  swell(volume: number): void;
}

const loudest = 0.11;
const seconds = 8;

/** Deep noise, the same at both ends, so that nobody hears where it begins again. */
function noise(context: BaseAudioContext): AudioBuffer {
  const length = context.sampleRate * seconds;
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let last = 0;
  for (let i = 0; i < length; i++) {
    last = (last + 0.02 * (Math.random() * 2 - 1)) / 1.02;
    samples[i] = last * 3.5;
  }
  const seam = Math.floor(length / 16);
  for (let i = 0; i < seam; i++) {
    const part = i / seam;
    samples[i] = (samples[i] ?? 0) * part + (samples[length - seam + i] ?? 0) * (1 - part);
  }
  return buffer;
}

/** Two waves of different length that come and go over the noise; silent until it swells. */
export function seaUnder(context: AudioContext): SeaSound {
  const out = context.createGain();
  out.gain.value = 0;
  out.connect(context.destination);
  const wave = (pitch: number, breath: number, share: number): void => {
    const source = context.createBufferSource();
    source.buffer = noise(context);
    source.loop = true;
    source.loopEnd = seconds * (15 / 16);
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = pitch;
    const level = context.createGain();
    level.gain.value = share;
    const tide = context.createOscillator();
    tide.frequency.value = breath;
    const depth = context.createGain();
    depth.gain.value = share * 0.6;
    tide.connect(depth).connect(level.gain);
    source.connect(filter).connect(level).connect(out);
    source.start();
    tide.start();
  };
  wave(380, 0.09, 0.6);
  wave(900, 0.061, 0.25);
  return {
    swell: (volume) => out.gain.setTargetAtTime(loudest * volume, context.currentTime, 0.6),
  };
}
