/** A cluster under load: upgraded and rolled back, and each of its parts killed (GROW-01, GROW-02). */
import { chmod, rm } from 'node:fs/promises';
import { MARKETER, signIn } from '../attack/sign-in.ts';
import { ownFolder } from '../own-folder.ts';
import { countSteps, type TestCounts } from '../test-counts.ts';
import { copyDatabase } from './database-copy.ts';
import { killInTurn } from './kills.ts';
import { compareWithLedger } from './ledger.ts';
import { buildPreviousRelease } from './previous-release.ts';
import { providePrograms } from './programs.ts';
import { rollBothWays } from './rolling.ts';
import { startCluster, type Cluster } from './start-cluster.ts';
import { putUnderLoad } from './under-load.ts';

const CODES = 5_000;

/**
 * Begins with the previous release, replaces it, kills each part, and compares what is stored with what was
 * acknowledged. Prints a row for each step and a sentence for each fault.
 */
export async function testCluster(say: (line: string) => void): Promise<TestCounts> {
  await providePrograms();
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
