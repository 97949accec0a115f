/** Draws by chance; the same seed draws the same. */
import { createHash } from 'node:crypto';
import type { Walk } from './walk.ts';

export interface Draw {
  readonly count: number;
  readonly seed: string;
}

/** Returns this many of the things. */
export function drawn<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  { count, seed }: Draw,
): readonly Thing[] {
  const chance = new Map(things.map((thing) => [thing, numberOf(`${seed} ${thing.id}`)]));
  return things
    .toSorted((one, other) => (chance.get(one) ?? 0) - (chance.get(other) ?? 0))
    .slice(0, count);
}

/** Returns this many of the paths, of each process in turn. */
export function sampleOf(walks: readonly Walk[], { count, seed }: Draw): readonly Walk[] {
  const all = { count: Number.POSITIVE_INFINITY, seed };
  const turns = walks.flatMap(({ paths }) =>
    drawn(paths, all).map(({ id }, turn) => ({ id, turn })),
  );
  const order = drawn(turns, all).toSorted((one, other) => one.turn - other.turn);
  const ids = new Set(order.slice(0, count).map(({ id }) => id));
  return walks
    .map((walk) => ({ ...walk, paths: walk.paths.filter(({ id }) => ids.has(id)) }))
    .filter(({ paths }) => paths.length > 0);
}

/** Returns a whole number that depends on the text only. */
export function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}
