import type { StageSound } from '../stage/stage.ts';

export type Sound = StageSound | 'turn';

/** Parameters of ZzFX: volume, randomness, frequency, attack, sustain, release, shape, … */
type Tune = readonly (number | undefined)[];

/** A sound is made of layers; each may begin a little later than the first, in milliseconds. */
export interface Layer {
  readonly after: number;
  readonly tune: Tune;
}

const _ = undefined;
const now = (...tune: Tune): Layer => ({ after: 0, tune });
const later = (after: number, ...tune: Tune): Layer => ({ after, tune });

/** A struck bell: a tone, its octave, and a touch of metal. */
const bell = (after: number, pitch: number, volume = 0.6): Layer[] => [
  later(after, volume, 0, pitch, 0.005, 0.06, 0.42, 0, 1.5),
  later(after, volume * 0.35, 0, pitch * 2, 0.005, 0.02, 0.25, 0, 1.2),
  later(after, volume * 0.12, 0, pitch * 3.01, 0, 0.01, 0.1, 1, 1),
];

/** Paper on wood: a breath of air, then the edge. */
const paper = (after: number, volume: number, pitch: number): Layer[] => [
  later(after, volume, 0.1, pitch, 0.005, 0.01, 0.05, 4, 0.6, -8, _, _, _, _, 3),
  later(after + 34, volume * 0.6, 0.1, pitch * 0.5, 0, 0.005, 0.03, 4, 0.4, _, _, _, _, _, 4),
];

/** Coins that fall upon each other. */
const coin = (after: number, pitch: number, volume: number): Layer[] => [
  later(after, volume, 0.06, pitch, 0, 0.01, 0.11, 1, 1.8, _, _, pitch * 0.47, 0.03),
  later(after, volume * 0.4, 0.06, pitch * 1.5, 0, 0.01, 0.16, 0, 1.1),
];

/** Steel on steel: the ring and the scrape. */
const steel = (after: number, pitch: number, volume: number): Layer[] => [
  later(after, volume, 0.06, pitch, 0, 0.03, 0.26, 2, 0.4, -12, _, -260, 0.05, _, 0.4),
  later(after, volume * 0.4, 0.2, pitch * 2.4, 0, 0.01, 0.3, 1, 1.2),
  later(after, volume * 0.5, 0.2, 300, 0, 0.01, 0.05, 4, 1, _, _, _, _, _, 3),
];

/** A die on the table: the knock and the board that answers. */
const die = (after: number, pitch: number): Layer[] => [
  later(after, 0.42, 0.3, pitch, 0, 0.008, 0.04, 4, 1.8, _, _, _, _, _, 4),
  later(after, 0.3, 0.2, 150, 0, 0.008, 0.06, 1, 1.6, -4),
];

/** What every sound is made of. */
export const tunes: Readonly<Record<Sound, readonly Layer[]>> = {
  turn: [...bell(0, 523), ...bell(110, 784, 0.7)],
  deal: [...paper(0, 0.42, 380), ...paper(90, 0.3, 430)],
  flip: [...paper(0, 0.45, 520), later(70, 0.25, 0.05, 190, 0, 0.01, 0.07, 1, 1.4, -3)],
  card: paper(0, 0.42, 420),
  coins: [...coin(0, 1320, 0.42), ...coin(70, 1480, 0.3), ...coin(150, 1240, 0.22)],
  bust: [
    now(0.9, 0.05, 130, 0.01, 0.12, 0.5, 4, 2.2, -2.4, _, _, _, _, 1.2, _, 0.2, _, 0.7),
    later(60, 0.5, 0.1, 70, 0.01, 0.1, 0.6, 0, 1.6, -0.6),
    later(140, 0.3, 0.3, 500, 0, 0.05, 0.4, 4, 1, -3, _, _, _, _, 2),
  ],
  hire: [now(0.5, 0.04, 330, 0.01, 0.05, 0.14, 1, 1.2), later(80, 0.5, 0.04, 495, 0.01, 0.06, 0.2, 1, 1.2)],
  repel: [...steel(0, 880, 0.55), later(60, 0.4, 0.1, 120, 0, 0.02, 0.2, 4, 1.6, -2)],
  expedition: [...bell(0, 392, 0.5), ...bell(110, 494, 0.5), ...bell(220, 587, 0.6)],
  tax: [now(0.6, 0.03, 196, 0.01, 0.1, 0.3, 2, 1.6, -1), later(120, 0.5, 0.03, 147, 0.01, 0.12, 0.36, 2, 1.6, -1)],
  bid: [now(0.45, 0.04, 620, 0, 0.03, 0.1, 1, 1.5, _, _, 310, 0.04), later(20, 0.2, 0.1, 240, 0, 0.01, 0.05, 4, 1)],
  fold: [now(0.35, 0.06, 240, 0, 0.02, 0.12, 4, 0.5, -3)],
  hammer: [
    now(0.9, 0.02, 140, 0, 0.02, 0.12, 1, 2.4, -6, _, _, _, _, 2),
    later(8, 0.4, 0.02, 900, 0, 0.003, 0.03, 4, 1, _, _, _, _, _, 4),
    later(110, 0.6, 0.02, 105, 0, 0.03, 0.2, 1, 2.4, -4, _, _, _, _, 1.4),
  ],
  dice: [...die(0, 760), ...die(85, 640), ...die(160, 700), ...die(230, 520), ...die(320, 460)],
  sail: [
    now(0.26, 0.08, 95, 0.12, 0.16, 0.34, 4, 0.4, 1.2, _, _, _, _, 0.8),
    later(60, 0.16, 0.1, 240, 0.1, 0.1, 0.3, 4, 0.3, -0.6, _, _, _, _, 0.6),
    later(180, 0.08, 0.1, 300, 0.02, 0.02, 0.12, 2, 0.6, -2),
  ],
  dock: [...bell(0, 494, 0.5), ...bell(120, 659, 0.55), later(0, 0.2, 0.1, 90, 0.02, 0.05, 0.2, 4, 0.5)],
  board: [...steel(0, 700, 0.5), ...steel(110, 620, 0.35)],
  combat: [
    ...steel(0, 760, 0.5),
    ...steel(130, 640, 0.45),
    ...steel(290, 830, 0.5),
    later(0, 0.4, 0.1, 80, 0.01, 0.08, 0.3, 0, 1.4, -0.4),
  ],
  plunder: [
    now(0.9, 0.05, 90, 0.01, 0.14, 0.6, 4, 2.4, -1.6, _, _, _, _, 1.4, _, 0.3),
    ...coin(160, 980, 0.4),
    ...coin(240, 1180, 0.3),
  ],
  rise: [...bell(0, 523, 0.4), ...bell(70, 659, 0.45)],
  win: [
    ...bell(0, 523, 0.5),
    ...bell(140, 659, 0.5),
    ...bell(280, 784, 0.55),
    ...bell(460, 1047, 0.7),
    later(460, 0.35, 0, 262, 0.03, 0.4, 0.9, 0, 1.4),
    later(460, 0.25, 0, 392, 0.03, 0.4, 0.9, 0, 1.4),
  ],
  loss: [
    now(0.45, 0, 294, 0.02, 0.18, 0.4, 0, 1.3),
    later(240, 0.45, 0, 262, 0.02, 0.18, 0.45, 0, 1.3),
    later(500, 0.5, 0, 220, 0.03, 0.35, 0.9, 0, 1.4),
    later(500, 0.3, 0, 110, 0.03, 0.35, 1, 0, 1.2),
  ],
};
