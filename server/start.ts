import type { ViteDevServer } from 'vite';
import { seed } from './catalogue/seed.ts';
import type { AppParts } from './app.ts';
import { backUpBeforeMigration } from './backup/before-migration.ts';
import type { Config } from './configuration/config.ts';
import { offerSource } from './wallet/google/offer-source.ts';
import { makeDataFolder } from './db/data-folder-lock.ts';
import { limitRole, openDatabase, type Database } from './db/database.ts';
import { startEmbeddedPostgres } from './db/embedded-postgres.ts';
import { migrate } from './db/migrate.ts';
import { refuseTwoDatabases } from './db/same-database.ts';
import { startCleanup } from './housekeeping.ts';
import { createRegistry } from './counting/metrics.ts';
import { createLog } from './http/log-options.ts';
import { openDemonstration } from './demonstration.ts';
import { openMail } from './mail/open-mail.ts';
import { openMediaStore } from './media/open-media-store.ts';
import { connectionsGauge } from './server-gauges.ts';
import { serve, type Serving } from './serving.ts';
import { openPurging } from './purging/purge-jobs.ts';
import { openWalletDelivery } from './wallet/open-delivery.ts';
import { currentPass } from './wallet/apple/pass-updates.service.ts';
import { createPassStore } from './wallet/apple/pass-store.ts';
import { openWallet } from './wallet/wallet.ts';
import { limitHeapGrowth } from './heap-growth.ts';
import { startWorkers } from './workers/workers.ts';
import * as startWords from '../src/words/server/start.gen.ts';

/** Reports what a start is doing and how long each part takes. */
interface StartProgress {
  step<T>(title: string, work: () => Promise<T>): Promise<T>;
  say(sentence: string): void;
}

interface StartOptions extends StartProgress {
  /** Resolves when the application is built. Only its pages wait for it. */
  readonly building?: Promise<void> | undefined;
  /** During development: serves the application's sources instead of its build, in one process. */
  readonly vite?: ViteDevServer;
}

/** Close functions of the opened parts, called in reverse order. */
type Opened = (() => Promise<void>)[];

/** The database and how another process reaches it. */
interface Home {
  readonly database: Database;
  readonly databaseUrl: string;
  /** Without a pooler between. */
  readonly directUrl: string;
  readonly isDatabaseLost: () => boolean;
}

/** Time for a worker to stop after its drain: five seconds for calls under way and some to close its connections. */
const WORKER_STOP_MS = 8_000;

/** Opens all parts of the product and listens. Throws `StartFailure` with a sentence for the operator. */
export async function startServer(config: Config, options: StartOptions) {
  const { say, step, vite, building } = options;
  limitHeapGrowth();
  const opened: Opened = [];
  const closeAll = async (): Promise<void> => {
    for (const close of opened.splice(0).reverse()) await close();
  };
  try {
    await makeDataFolder(config.dataDir);
    const home = await openMigrated(config, options, opened);
    const media = await step(startWords.openingMedia(), () => openMediaStore(config));
    await step(startWords.seeding(), () =>
      seed(home.database, media, (name, error) =>
        say(startWords.notSeeded({ name, reason: String(error) })),
      ),
    );
    const wallet = await step(startWords.openingKeys(), () =>
      openWallet(config, createPassStore(home.database, media)),
    );
    if (!config.publicUrl.startsWith('https:')) say(startWords.withoutHttps());
    if (config.trustProxy === true) say(startWords.trustingEverybody());
    await startJobs(config, { ...home, media, wallet }, opened);
    const parts = { ...home, databaseUrl: home.directUrl, media, wallet, building, vite };
    const serving = hasWorkers(config, vite)
      ? await serveByWorkers(config, { ...home, building }, options)
      : await serve(config, parts);
    opened.push(serving.stop);
    const { database } = home;
    return {
      /** The address it listens on, `http://127.0.0.1:4000`. */
      address: serving.address,
      /** Seeds or finds the demonstration of a local setup; null without one. */
      demonstration: () => openDemonstration({ config, database, media, say }),
      /** Reports not ready, continues for DRAIN_SECONDS, finishes the calls under way, then closes everything it opened. */
      stop: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

function hasWorkers({ workers }: Config, vite: ViteDevServer | undefined): boolean {
  return workers > 1 && vite === undefined;
}

async function openMigrated(config: Config, { step, say, vite }: StartOptions, opened: Opened) {
  let isDatabaseLost = (): boolean => false;
  const databaseUrl = config.databaseUrl ?? (await step(startWords.startingDatabase(), embedded));
  if (config.databaseUrl === null)
    await backUpBeforeMigration({ dataDir: config.dataDir, url: databaseUrl, step });
  const { databaseDirectUrl, statementSeconds } = config;
  const directUrl = databaseDirectUrl ?? databaseUrl;
  if (databaseDirectUrl !== null) await refuseTwoDatabases(databaseUrl, databaseDirectUrl);
  await step(startWords.migrating(), () => migrate(directUrl));
  if (databaseDirectUrl !== null) await limitRole(databaseDirectUrl, statementSeconds);
  const database = openDatabase({
    url: databaseUrl,
    connections: hasWorkers(config, vite) ? shareOfPool(config) : config.databasePool,
    statementSeconds,
    isPooled: databaseDirectUrl !== null,
    waitSeconds: config.databaseWaitSeconds,
    onIdleError: () => say(startWords.connectionLost()),
  });
  opened.push(() => database.destroy());
  return { database, databaseUrl, directUrl, isDatabaseLost: () => isDatabaseLost() };

  async function embedded(): Promise<string> {
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
    opened.push(() => postgres.stop());
    isDatabaseLost = postgres.isLost;
    return postgres.url;
  }
}

/** Background work: mails, wallet deliveries and cleanup. The owner of the data folder does it. */
async function startJobs(
  config: Config,
  { database, directUrl, media, wallet }: Home & Pick<AppParts, 'media' | 'wallet'>,
  opened: Opened,
): Promise<void> {
  const log = createLog(config.logLevel);
  const mail = await openMail({ config, database, databaseUrl: directUrl, media, log });
  opened.push(mail.stop);
  const findOffer = offerSource(database, config.publicUrl);
  const makePass = async (id: string) =>
    (await currentPass({ database, media, wallet }, id)).make();
  const delivery = { config, database, databaseUrl: directUrl, findOffer, makePass, log };
  opened.push((await openWalletDelivery(delivery)).stop);
  const purging = { settings: config.purge, database, databaseUrl: directUrl, log };
  opened.push((await openPurging(purging)).stop);
  opened.push(startCleanup({ database, media, log }));
}

async function serveByWorkers(
  config: Config,
  { database, databaseUrl, isDatabaseLost, building }: Home & Pick<StartOptions, 'building'>,
  { say, step }: StartProgress,
): Promise<Serving> {
  await building;
  const { workers, overload, drainSeconds } = config;
  return step(startWords.startingWorkers({ count: workers }), () =>
    startWorkers({
      count: workers,
      name: config.dataDir,
      environment: {
        DATABASE_URL: databaseUrl,
        DATABASE_POOL: String(shareOfPool(config)),
        DATABASE_QUEUE: String(Math.ceil(overload.databaseQueue / workers)),
      },
      registry: createRegistry([connectionsGauge(database)]),
      isDatabaseLost,
      stopMs: drainSeconds * 1_000 + WORKER_STOP_MS,
      say,
    }),
  );
}

/** The workers and the job process together have as many connections as one process would have. */
function shareOfPool({ databasePool, workers }: Config): number {
  return Math.max(1, Math.floor(databasePool / (workers + 1)));
}
