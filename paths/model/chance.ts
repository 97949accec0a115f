/** Draws by chance; the same seed draws the same. */
import { createHash } from 'node:crypto';

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

/** Returns a whole number that depends on the text only. */
export function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}
