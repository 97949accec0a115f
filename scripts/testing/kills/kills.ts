/** Kills the service, its database and both while callers write: what was acknowledged stays, once (SAFE-09, SAFE-10). */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../server/db/postgres-cluster.ts';
import { createCaller, networkOf } from '../attack/caller.ts';
import { share } from '../attack/waits.ts';
import { compareWithLedger, figuresOf, FOR_LOAD, putUnderLoad } from '../cluster/load.ts';
import { until } from '../until.ts';
import { ownFolder } from '../own-folder.ts';
import { startOwnProduct } from '../running-product.ts';
import { countSteps, type TestCounts } from '../test-counts.ts';

const CODES = 20_000;
const VICTIMS = ['the service', 'the database', 'both'] as const;
/** ms under load before each kill, so that it falls into any part of a write. */
const CALM_MS = { least: 500, range: 1_500 };
/** ms from a kill until the product is ready, its own start included. */
const LONGEST_MS = 5_000;

type Victim = (typeof VICTIMS)[number];

/** Kills one after the other, in turn. Prints a row for each kind of kill, and a sentence for each fault. */
export async function killProduct(kills: number): Promise<TestCounts> {
  const place = await openPlace();
  try {
    const { caller, token, scene, load } = await putUnderLoad(place.port, CODES);
    const times = new Map<Victim, number[]>(VICTIMS.map((victim) => [victim, []]));
    for (let kill = 0; kill < kills; kill += 1) {
      const victim = VICTIMS[kill % VICTIMS.length] ?? 'both';
      await pause(CALM_MS.least + Math.random() * CALM_MS.range);
      times.get(victim)?.push(await place.kill(victim));
    }
    console.log(figuresOf(load.look()));
    await load.end();
    const { ledger } = load;
    const faults = [
      ...(await compareWithLedger(caller(100), token, { ...scene, ledger })),
      ...[...times].flatMap(([victim, waits]) => tell(victim, waits)),
    ];
    const { coupons, redeemed } = ledger;
    console.log(`${coupons.size} coupons and ${redeemed.size} redeemed codes acknowledged`);
    return countSteps([faults]);
  } finally {
    await place.remove();
  }
}

/** Prints how soon the product was ready again. Returns a sentence if that took too long. */
function tell(victim: Victim, times: readonly number[]): string[] {
  const inSeconds = (ms: number): string => (ms / 1_000).toFixed(1);
  const slowest = Math.max(...times);
  const figures = `median ${inSeconds(share(times, 0.5))} s, slowest ${inSeconds(slowest)} s`;
  console.log(`${victim.padEnd(14)} killed ${times.length} times, ready again: ${figures}`);
  if (slowest <= LONGEST_MS) return [];
  return [`After a kill of ${victim} the product was ready after ${inSeconds(slowest)} s.`];
}

/** A product whose data stay while it is killed and started again. */
async function openPlace() {
  const port = await freePort();
  const folder = await ownFolder('own');
  const start = () => startOwnProduct({ ...FOR_LOAD, DATA_DIR: folder, PORT: String(port) });
  let product = await start();
  const ready = createCaller(port, networkOf(101));
  const isReady = async (): Promise<boolean> => (await ready({ path: '/readyz' })).status === 200;
  return {
    port,
    /** Resolves with the ms until the product was ready again. */
    async kill(victim: Victim) {
      const began = performance.now();
      const before = await databaseIn(folder);
      if (victim !== 'the database') product.child.kill('SIGKILL');
      if (victim !== 'the service') process.kill(before, 'SIGKILL');
      if (victim !== 'the database') {
        await product.remove();
        product = await start();
      }
      // The services notice the end of their database a moment later.
      const isBack = async () => victim === 'the service' || (await databaseIn(folder)) !== before;
      await until('The start after a kill', async () => (await isBack()) && (await isReady()));
      return performance.now() - began;
    },
    async remove() {
      await product.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The id of the database's process: the first line of postmaster.pid. */
async function databaseIn(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'pg', 'data', 'postmaster.pid'), 'utf8'), 10);
}
