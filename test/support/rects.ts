import type { Rect } from '../../client/stage/stage.ts';

/** What the page leaves to the canvas of windows from a small phone to a large screen. */
export const canvasSizes = [
  [360, 590],
  [640, 310],
  [740, 324],
  [844, 340],
  [932, 378],
  [1004, 500],
  [375, 617],
  [390, 794],
  [412, 865],
  [480, 800],
  [640, 900],
  [768, 974],
  [700, 560],
  [748, 716],
  [1004, 668],
  [1004, 748],
  [1004, 972],
  [1164, 848],
  [1644, 1028],
  [2284, 1388],
] as const;

const slack = 0.75;

export const overlap = (a: Rect, b: Rect): boolean =>
  a.x + slack < b.x + b.width &&
  b.x + slack < a.x + a.width &&
  a.y + slack < b.y + b.height &&
  b.y + slack < a.y + a.height;

export const inside = (inner: Rect, outer: Rect, by = slack): boolean =>
  inner.x >= outer.x - by &&
  inner.y >= outer.y - by &&
  inner.x + inner.width <= outer.x + outer.width + by &&
  inner.y + inner.height <= outer.y + outer.height + by;
