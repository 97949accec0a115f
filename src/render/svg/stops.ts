/** The stops of a gradient: as few as its colors need, since programs write blends and meshes as hundreds of them. */
import type { Hex } from '../../domain/design/design-document.ts';
import { channelsOf } from '../../domain/design/color.ts';

/** How many a design document takes. */
export const MOST_STOPS = 100;

export interface ColorStop {
  /** The `<stop>`. */
  readonly element: Element;
  /** 0 to 1, none smaller than the one before. */
  readonly offset: number;
  readonly hex: Hex;
  readonly opacity: number;
}

/** How far a color may be from what it was, of 255: an eye does not see it. */
const TOLERANCE = 2;

/** The same stops where a document takes that many, else those between which the others lie on a straight line. */
export function thinned(stops: readonly ColorStop[]): readonly ColorStop[] {
  if (stops.length <= MOST_STOPS) return stops;
  const points = stops.map(({ offset, hex, opacity }) => ({
    offset,
    channels: [...channelsOf(hex), 255 * opacity],
  }));
  const kept = new Set([0, stops.length - 1]);
  const waiting: (readonly [from: number, to: number])[] = [[0, stops.length - 1]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [from, to] = next;
    const farthest = farthestBetween(points, from, to);
    if (farthest === null) continue;
    kept.add(farthest);
    waiting.push([from, farthest], [farthest, to]);
  }
  return stops.filter((_, index) => kept.has(index));
}

interface Point {
  readonly offset: number;
  readonly channels: readonly number[];
}

/** The stop that is farthest from the line between two others; null where none is farther than an eye sees. */
function farthestBetween(points: readonly Point[], from: number, to: number): number | null {
  const [start, end] = [points[from], points[to]];
  if (start === undefined || end === undefined) return null;
  const span = end.offset - start.offset;
  let farthest: number | null = null;
  let most = TOLERANCE;
  for (let index = from + 1; index < to; index += 1) {
    const { offset, channels } = points[index] ?? start;
    const share = span === 0 ? 0 : (offset - start.offset) / span;
    for (const [place, channel] of channels.entries()) {
      const [one = 0, other = 0] = [start.channels[place], end.channels[place]];
      const away = Math.abs(channel - one - (other - one) * share);
      if (away > most) [farthest, most] = [index, away];
    }
  }
  return farthest;
}
