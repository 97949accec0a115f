import { setTimeout as pause } from 'node:timers/promises';
import { figuresOf, refusalsOf, type Load } from './load.ts';
import type { Cluster } from './start-cluster.ts';

/** ms under load with both releases side by side. */
const SIDE_BY_SIDE_MS = 5_000;

/**
 * Replaces the replicas of the previous release by this one's, one after the other, goes back with one, and forward
 * again (GROW-02). Returns a sentence for each step in which a call was refused.
 */
export async function rollBothWays(
  { replicas }: Cluster,
  { load, previous, say }: { load: Load; previous: string; say: (line: string) => void },
): Promise<readonly string[]> {
  const faults: string[] = [];
  const steps = replicas.flatMap((replica, index) => {
    const forward = { name: `Replica ${index + 1} to this release`, replica, root: undefined };
    const back = { name: `Replica ${index + 1} back to the previous one`, replica, root: previous };
    return index === 0 ? [forward, back, forward] : [forward];
  });
  for (const { name, replica, root } of steps) {
    load.look();
    await replica.stop();
    await replica.start(root);
    await pause(SIDE_BY_SIDE_MS);
    const met = load.look();
    say(`${name.padEnd(34)} ${figuresOf(met)}`);
    const refused = refusalsOf(met.refused);
    if (refused > 0) faults.push(`${name}: ${refused} calls were refused.`);
  }
  return faults;
}
