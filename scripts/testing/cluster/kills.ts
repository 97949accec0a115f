import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseNodes } from './database-nodes.ts';
import { figuresOf, type Load } from './load.ts';
import { listens, until } from '../until.ts';
import type { Cluster } from './start-cluster.ts';

/** ms under load before a kill, and after what was killed is back. */
const CALM_MS = 8_000;
const DOWN_MS = 5_000;

/** What is killed, and how it comes back. */
interface Kill {
  readonly name: string;
  kill(): Promise<unknown>;
  /** Resolves when it is whole again. */
  restore(): Promise<unknown>;
}

/** Kills each part of the cluster in turn and brings it back (GROW-01). Prints a row for each. */
export async function killInTurn(cluster: Cluster, load: Load, say: (line: string) => void) {
  for (const { name, kill, restore } of killsOf(cluster)) {
    await pause(CALM_MS);
    load.look();
    const began = performance.now();
    await kill();
    await pause(DOWN_MS);
    await restore();
    const away = ((performance.now() - began) / 1_000).toFixed(1);
    await pause(CALM_MS);
    say(
      `${`${name} was killed`.padEnd(34)} away ${away.padStart(5)} s   ${figuresOf(load.look())}`,
    );
  }
}

function killsOf({ replicas, databases, pooler, store }: Cluster): readonly Kill[] {
  const [first] = replicas;
  if (first === undefined) throw new Error('No replica was started.');
  return [
    { name: 'A replica', kill: () => first.kill(), restore: () => first.start() },
    killOfPrimary(databases),
    { name: 'PgBouncer', kill: () => pooler.kill(), restore: () => pooler.start() },
    {
      name: 'The store',
      kill: () => store.program.kill(),
      async restore() {
        store.program.start();
        await until('The start of the store', () => listens(store.port));
      },
    },
    { ...killOfPrimary(databases), name: 'The new primary' },
  ];
}

/** Its standby takes over; the killed server comes back as the new standby. */
function killOfPrimary(databases: DatabaseNodes): Kill {
  let killed: DatabaseNodes['nodes'][number] | undefined;
  return {
    name: 'The primary',
    async kill() {
      killed = await databases.primary();
      await killed?.program.kill();
    },
    async restore() {
      const old = killed?.name;
      await until('The change of the primary', async () => {
        const now = await databases.primary();
        return now !== undefined && now.name !== old;
      });
      killed?.program.start();
      await databases.untilPaired();
    },
  };
}
