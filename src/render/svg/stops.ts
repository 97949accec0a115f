/** Reduces a gradient's stops to those that its colors need; programs write blends and meshes as hundreds of stops. */
import type { Hex } from '../../domain/design/design-document.ts';
import { channelsOf } from '../../domain/design/color.ts';

/** The limit of a design document. */
export const MOST_STOPS = 100;

export interface ColorStop {
  /** The `<stop>`. */
  readonly element: Element;
  /** 0 to 1, in ascending order. */
  readonly offset: number;
  readonly hex: Hex;
  readonly opacity: number;
}

/** The most that a color may change, of 255: not visible. */
const TOLERANCE = 2;

/** The same stops if a document accepts their number, else without stops on a straight line between others. */
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

/** The stop farthest from the line between two others; null if none is visibly far. */
function farthestBetween(points: readonly Point[], from: number, to: number): number | null {
  const start = points[from];
  const end = points[to];
  if (start === undefined || end === undefined) return null;
  const span = end.offset - start.offset;
  let farthest: number | null = null;
  let most = TOLERANCE;
  for (let index = from + 1; index < to; index += 1) {
    const { offset, channels } = points[index] ?? start;
    const share = span === 0 ? 0 : (offset - start.offset) / span;
    for (const [place, channel] of channels.entries()) {
      const one = start.channels[place] ?? 0;
      const other = end.channels[place] ?? 0;
      const away = Math.abs(channel - one - (other - one) * share);
      if (away > most) [farthest, most] = [index, away];
    }
  }
  return farthest;
}
