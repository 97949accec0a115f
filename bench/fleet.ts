/** A fleet of phones: all register one coupon, its owner switches it off, and each phone gets the void pass (API-11). */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openDatabase } from '../server/db/database.ts';
import { startQueueWorker } from '../server/jobs/queue-worker.ts';
import { createApnsPush } from '../server/wallet/apple/apns-push.ts';
import { CHAIN_FILES, makeCertificateChain } from '../server/wallet/apple/certificate-chain.ts';
import { createPassUpdateService } from '../server/wallet/apple/pass-updates.service.ts';
import { walletJobs } from '../server/wallet/delivery/wallet-jobs.ts';
import type { FleetOrder, FleetReport } from './fleet/fleet-messages.ts';
import { openServiceParts } from './product/services.ts';
import { withScratch } from './product/scratch.ts';
import { storeCoupons } from './public/coupons.ts';
import { spreadOf } from './report/spread.ts';
import { type Bound, surroundings, writeFigures, writeTable } from './report/table.ts';

const DEVICES = Number(process.env['BENCH_DEVICES'] ?? 1_000);
const IDENTITY = { passTypeIdentifier: 'pass.example.tearline', teamIdentifier: 'TEARLINE00' };

/** Seconds until the last phone has the void pass, and half of them. */
const LAST_LIMIT = 20;
const HALF_LIMIT = 12;

/** Returns whether every phone got the void pass in time, by one push each, and the owner's report says so. */
export async function benchFleet(): Promise<boolean> {
  const around = surroundings();
  const { registered, seconds, pushes, miscounted } = await withScratch(measureFleet);
  const fleet = `${DEVICES.toLocaleString('en-US')} phones`;
  const bound = (what: string, value: number, limit: number): Bound => ({
    number: 'B16',
    what,
    ours: [value],
    limit,
  });
  const last = seconds.at(-1) ?? Infinity;
  const rows = [
    bound(`${fleet}: the last has the void pass, seconds`, last, LAST_LIMIT),
    bound(
      `${fleet}: half have the void pass, seconds`,
      seconds[Math.floor(seconds.length / 2)] ?? Infinity,
      HALF_LIMIT,
    ),
    bound(`${fleet}: pushes that are missing or sent twice`, pushes, 0),
    bound(`${fleet}: phones that the owner’s report counts otherwise`, miscounted, 0),
  ];
  const spread = spreadOf(seconds);
  await writeFigures('bench-fleet', { ...around, devices: DEVICES, registered, spread, rows });
  const about = `${Math.round(DEVICES / (registered / 1_000))} registrations a second before`;
  return writeTable('fleet', around, about, rows);
}

interface Figures {
  /** ms until all phones had registered. */
  readonly registered: number;
  /** From the request that switches the coupon off to each phone's void pass, ascending. */
  readonly seconds: readonly number[];
  readonly pushes: number;
  readonly miscounted: number;
}

async function measureFleet(url: string, dataDir: string): Promise<Figures> {
  const [couponId = ''] = await storeCoupons(url, dataDir, 1);
  const chain = await writeChain(dataDir);
  const serving = await openServing(url, dataDir);
  const fleet = openFleet({
    port: serving.port,
    folder: dataDir,
    root: chain['root.pem'],
    devices: DEVICES,
    couponId,
  });
  const pushing = await fleet.next('open');
  const jobs = await startDelivery({ ...serving, url }, chain, pushing);
  try {
    fleet.register();
    const { ms: registered } = await fleet.next('registered');
    const start = Date.now();
    await serving.call('PATCH', `/api/v1/project/${couponId}/deactivate`);
    const { at, pushes } = await fleet.next('voided');
    await jobs.stop();
    const report = await serving.call('GET', `/api/v1/project/${couponId}/wallets`);
    const { holding, told, waiting } = (report as WalletReport).apple;
    return {
      registered,
      seconds: at.map((time) => (time - start) / 1_000).toSorted((one, other) => one - other),
      pushes: pushes.filter((count) => count !== 1).length,
      miscounted: Math.max(Math.abs(DEVICES - holding), Math.abs(DEVICES - told), waiting),
    };
  } finally {
    await fleet.end();
    await jobs.stop();
    await serving.close();
  }
}

/** The services on a port, and calls as the coupon's owner. */
async function openServing(databaseUrl: string, dataDir: string) {
  const database = openDatabase({
    url: databaseUrl,
    connections: 10,
    onIdleError: () => undefined,
  });
  const served = { databaseUrl, publicUrl: 'https://tearline.bench' };
  const { app, media, wallet } = await openServiceParts(database, dataDir, served);
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const headers = { host: 'tearline.bench', authorization: 'Bearer bench' };
  return {
    database,
    media,
    wallet,
    port: Number(port),
    async call(method: 'GET' | 'PATCH', path: string): Promise<unknown> {
      const answer = await app.inject({ method, url: path, headers });
      if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.body}`);
      return answer.json();
    },
    async close() {
      await app.close();
      await database.destroy();
    },
  };
}

type Serving = Pick<Awaited<ReturnType<typeof openServing>>, 'database' | 'media' | 'wallet'>;

/** The jobs that push to phones, as the product runs them. */
async function startDelivery(
  { database, media, wallet, url }: Serving & { readonly url: string },
  chain: Awaited<ReturnType<typeof makeCertificateChain>>,
  { url: pushUrl, authority }: ReportOf<'open'>,
) {
  const { passTypeIdentifier } = IDENTITY;
  const phones = createApnsPush({
    url: pushUrl,
    passTypeIdentifier,
    authority,
    certificates: {
      signerCert: chain['certificate.pem'],
      signerKey: chain['key.pem'],
      wwdr: chain['intermediate.pem'],
    },
  });
  const passes = createPassUpdateService({ database, media, wallet, passTypeIdentifier });
  const makePass = async (id: string) => (await passes.pass(id)).make();
  const log = { info: () => undefined, warn: console.warn, error: console.error };
  const parts = { database, phones, offers: null, findOffer: async () => null, makePass, log };
  const worker = await startQueueWorker({ database, log }, walletJobs(parts), {
    databaseUrl: url,
  });
  return {
    async stop() {
      await worker.stop();
      await phones.close();
    },
  };
}

interface WalletReport {
  readonly apple: { readonly holding: number; readonly told: number; readonly waiting: number };
}

/** The certificates where the services look for their own, so that passes and pushes have the same. */
async function writeChain(dataDir: string) {
  const chain = await makeCertificateChain(IDENTITY);
  const folder = join(dataDir, 'keys', 'apple');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of CHAIN_FILES) await writeFile(join(folder, name), chain[name], { mode: 0o600 });
  return chain;
}

type ReportOf<Kind extends FleetReport['kind']> = Extract<FleetReport, { readonly kind: Kind }>;

function openFleet(order: FleetOrder) {
  const thread = new Worker(new URL('fleet/devices.thread.ts', import.meta.url), {
    workerData: order,
  });
  return {
    register: () => thread.postMessage('register'),
    /** The report of this kind; throws the reason of a phone that fails. */
    next: <Kind extends FleetReport['kind']>(kind: Kind) =>
      new Promise<ReportOf<Kind>>((resolve, reject) => {
        const take = (message: FleetReport) => {
          if (message.kind === 'failed') reject(new Error(message.reason));
          if (message.kind === kind) resolve(message as ReportOf<Kind>);
        };
        thread.on('message', take);
        thread.once('error', reject);
      }),
    end: () => thread.terminate(),
  };
}
