/** What a circular mask cuts off a square picture (STEP-01, PRE-01). */
import type { Pixels } from './edge-color.ts';

/** Channel difference within which a pixel counts as ground: the noise of JPEG and of scaling. */
const NOISE = 24;

/**
 * The share of a square picture's pixels that lie outside its inscribed circle and differ from the picture's ground,
 * 0 to 1. The ground is the color of its corners; corners of several colors are all content.
 */
export function shareOutsideCircle({ width, height, data }: Pixels): number {
  const corners = [0, width - 1, width * (height - 1), width * height - 1];
  const ground = corners[0] ?? 0;
  const isFlat = corners.every((corner) => isAlike(data, corner, ground));
  const middle = (width - 1) / 2;
  const radius = width / 2;
  let lost = 0;
  for (let at = 0; at < width * height; at += 1) {
    const x = at % width;
    const y = Math.floor(at / width);
    const isOutside = Math.hypot(x - middle, y - (height - 1) / 2) > radius;
    if (isOutside && !(isFlat && isAlike(data, at, ground))) lost += 1;
  }
  return lost / (width * height);
}

/** Whether two pixels look alike; two transparent ones always do. */
function isAlike(data: Pixels['data'], one: number, other: number): boolean {
  const alpha = data[4 * one + 3] ?? 0;
  const otherAlpha = data[4 * other + 3] ?? 0;
  if (alpha < NOISE && otherAlpha < NOISE) return true;
  return [0, 1, 2, 3].every(
    (channel) =>
      Math.abs((data[4 * one + channel] ?? 0) - (data[4 * other + channel] ?? 0)) <= NOISE,
  );
}
