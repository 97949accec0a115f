/** A cluster under load: upgraded and rolled back, and each of its parts killed (GROW-01, GROW-02). */
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { withClient } from '../../../server/db/postgres-connection.ts';
import { runProgram } from '../../command/run-tool.ts';
import { MARKETER, signIn } from '../attack/sign-in.ts';
import { ownFolder } from '../own-folder.ts';
import { countSteps, type TestCounts } from '../test-counts.ts';
import type { DatabaseNodes } from './database-nodes.ts';
import { compareWithLedger, figuresOf, type Load, putUnderLoad, refusalsOf } from './load.ts';
import { buildPreviousRelease } from './previous-release.ts';
import { providePrograms } from '../debian-package.ts';
import { listens, until } from '../until.ts';
import { startCluster, type Cluster } from './start-cluster.ts';
import { setTimeout as pause } from 'node:timers/promises';

const CODES = 5_000;
const PROGRAMS = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  'etcd-server': '/usr/bin/etcd',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  patroni: '/usr/bin/patroni',
  haproxy: '/usr/sbin/haproxy',
};

/**
 * Begins with the previous release, replaces it, kills each part, and compares what is stored with what was
 * acknowledged. Prints a row for each step and a sentence for each fault.
 */
export async function testCluster(): Promise<TestCounts> {
  await providePrograms(PROGRAMS);
  const folder = await ownFolder('cluster');
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  try {
    console.log('Building the previous release …');
    const previous = await buildPreviousRelease(folder);
    const cluster = await startCluster(folder, previous);
    try {
      return await run(cluster, folder, previous);
    } finally {
      await cluster.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function run(cluster: Cluster, folder: string, previous: string): Promise<TestCounts> {
  const { caller, scene, load } = await putUnderLoad(cluster.port, CODES);
  const refusals = await rollBothWays(cluster, load, previous);
  await killInTurn(cluster, load);
  await load.end();
  const { coupons, redeemed } = load.ledger;
  console.log(`Acknowledged: ${coupons.size} coupons, ${redeemed.size} codes redeemed`);
  const fresh = await signIn(caller(100), cluster.port, MARKETER);
  const lost = await compareWithLedger(caller(100), fresh, { ...scene, ledger: load.ledger });
  // Their jobs would change rows meanwhile.
  for (const replica of cluster.replicas) await replica.stop();
  const missing = await copyDatabase(folder, cluster.direct);
  return countSteps([refusals, lost, missing]);
}

/** ms under load with both releases side by side. */
const SIDE_BY_SIDE_MS = 5_000;

/**
 * Replaces the replicas of the previous release by this one's, one after the other, goes back with one, and forward
 * again (GROW-02). Returns a sentence for each step in which a call was refused.
 */
async function rollBothWays({ replicas }: Cluster, load: Load, previous: string) {
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
    console.log(`${name.padEnd(34)} ${figuresOf(met)}`);
    const refused = refusalsOf(met.refused);
    if (refused > 0) faults.push(`${name}: ${refused} calls were refused.`);
  }
  return faults;
}

/** ms under load before a kill, and after what was killed is back. */
const CALM_MS = 8_000;
const DOWN_MS = 5_000;

/** What is killed, and how it comes back. */
type Kill = ReturnType<typeof killOfPrimary>;

/** Kills each part of the cluster in turn and brings it back (GROW-01). Prints a row for each. */
async function killInTurn(cluster: Cluster, load: Load) {
  for (const { name, kill, restore } of killsOf(cluster)) {
    await pause(CALM_MS);
    load.look();
    const began = performance.now();
    await kill();
    await pause(DOWN_MS);
    await restore();
    const away = ((performance.now() - began) / 1_000).toFixed(1);
    await pause(CALM_MS);
    console.log(
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
function killOfPrimary(databases: DatabaseNodes) {
  let killed: DatabaseNodes['nodes'][number] | undefined;
  return {
    name: 'The primary',
    async kill() {
      killed = await databases.primary();
      await killed?.program.kill();
    },
    /** Resolves when it is whole again. */
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

const BINARIES = '/usr/lib/postgresql/15/bin';

/**
 * Copies the database with the two commands of docs/operations.md and compares the rows of each table (GROW-03). Returns
 * a sentence for each table that differs.
 */
async function copyDatabase(folder: string, direct: string): Promise<readonly string[]> {
  const from = `${direct}/tearline`;
  const to = `${direct}/restored`;
  const file = join(folder, 'tearline.dump');
  await withClient(`${direct}/postgres`, (client) => client.query('create database restored'));
  const run = async (command: string, ...parameters: readonly string[]) =>
    (await runProgram(join(BINARIES, command), parameters)).succeeded;
  const isCopied =
    (await run('pg_dump', '--format=custom', `--file=${file}`, from)) &&
    (await run('pg_restore', '--clean', '--if-exists', `--dbname=${to}`, file));
  if (!isCopied) return ['The database could not be copied.'];
  const rows = await rowsOf(from);
  const copied = await rowsOf(to);
  return [...rows]
    .filter(([table, number]) => copied.get(table) !== number)
    .map(
      ([table, number]) => `${table} has ${number} rows, its copy ${copied.get(table) ?? 'none'}.`,
    );
}

async function rowsOf(url: string): Promise<ReadonlyMap<string, number>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ readonly name: string; readonly number: string }>(`
      select table_name as name, (xpath('/row/number/text()', query_to_xml(
        format('select count(*) as number from %I', table_name), false, true, '')))[1]::text as number
      from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
    return new Map(rows.map(({ name, number }) => [name, Number(number)]));
  });
}
