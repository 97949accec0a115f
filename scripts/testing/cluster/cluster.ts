/** A cluster under load: upgraded and rolled back, and each of its parts killed (GROW-01, GROW-02). */
import { chmod, rm } from 'node:fs/promises';
import { MARKETER, signIn } from '../attack/sign-in.ts';
import { ownFolder } from '../own-folder.ts';
import { countSteps, type TestCounts } from '../test-counts.ts';
import { copyDatabase } from './database-copy.ts';
import { killInTurn } from './kills.ts';
import { compareWithLedger } from './ledger.ts';
import { buildPreviousRelease } from './previous-release.ts';
import { providePrograms } from '../debian-package.ts';
import { startCluster, type Cluster } from './start-cluster.ts';
import { putUnderLoad } from './under-load.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { figuresOf, refusalsOf, type Load } from './load.ts';

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
export async function testCluster(say: (line: string) => void): Promise<TestCounts> {
  await providePrograms(PROGRAMS);
  const folder = await ownFolder('cluster');
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  try {
    say('Building the previous release …');
    const previous = await buildPreviousRelease(folder);
    const cluster = await startCluster(folder, previous, say);
    try {
      return await run(cluster, { folder, previous, say });
    } finally {
      await cluster.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Run {
  readonly folder: string;
  readonly previous: string;
  readonly say: (line: string) => void;
}

async function run(cluster: Cluster, { folder, previous, say }: Run): Promise<TestCounts> {
  const { caller, scene, load } = await putUnderLoad(cluster.port, CODES);
  const refusals = await rollBothWays(cluster, { load, previous, say });
  await killInTurn(cluster, load, say);
  await load.end();
  const { coupons, redeemed } = load.ledger;
  say(`Acknowledged: ${coupons.size} coupons, ${redeemed.size} codes redeemed`);
  const fresh = await signIn(caller(100), cluster.port, MARKETER);
  const lost = await compareWithLedger(caller(100), fresh, { ...scene, ledger: load.ledger });
  // Their jobs would change rows meanwhile.
  for (const replica of cluster.replicas) await replica.stop();
  const missing = await copyDatabase(folder, cluster.direct);
  return countSteps([refusals, lost, missing], say);
}

/** ms under load with both releases side by side. */
const SIDE_BY_SIDE_MS = 5_000;

/**
 * Replaces the replicas of the previous release by this one's, one after the other, goes back with one, and forward
 * again (GROW-02). Returns a sentence for each step in which a call was refused.
 */
async function rollBothWays(
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
