/** The mutants of machines that no path notices, each with its reason, from `survivors.txt`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** By the mutant's id: the heading above it. */
export const SURVIVORS: ReadonlyMap<string, string> = new Map(
  readFileSync(join(import.meta.dirname, 'survivors.txt'), 'utf8')
    .split(/^# /m)
    .slice(1)
    .flatMap((part) => {
      const [reason = '', ...ids] = part.split('\n').filter((line) => line !== '');
      return ids.map((id): [string, string] => [id, reason]);
    }),
);
