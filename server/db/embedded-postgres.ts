import { join, resolve } from 'node:path';
import { lockDataFolder } from './data-folder-lock.ts';
import { openCluster, type PostgresCluster } from './postgres-cluster.ts';
import { answersWithin, connectionUrl, ensureDatabase } from './postgres-connection.ts';
import {
  databaseFailure,
  isServerAlive,
  isServerRunning,
  portOfRunningServer,
  restartPostgresServer,
  startPostgresServer,
  stopServer,
} from './postgres-server.ts';
import { watchServer } from './server-watch.ts';
import * as startWords from '../../src/words/server/start.gen.ts';

const DATABASE = 'tearline';
const ADOPTION_DEADLINE_MS = 60_000;
const CONTACT_DEADLINE_MS = 5_000;

/** A running embedded database. */
export type EmbeddedPostgres = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

/**
 * Starts the PostgreSQL of `dataDir/pg`, or adopts the server that a killed instance left running.
 * Listens on 127.0.0.1 only; commits reach the disk (`fsync` on). `log` gets one sentence per step.
 * Throws `StartFailure` when another running Tearline owns the folder or the database does not come up.
 */
export async function startEmbeddedPostgres(options: {
  readonly dataDir: string;
  readonly log: (sentence: string) => void;
}) {
  const dataDir = resolve(options.dataDir);
  const release = await lockDataFolder(dataDir);
  let undo: () => void | Promise<void> = release;
  try {
    const cluster = await openCluster(join(dataDir, 'pg'));
    if (cluster.created) options.log(startWords.databaseMade({ folder: cluster.data }));
    const { access, adopted } = await startOrAdopt(cluster);
    undo = () => stop(cluster, release);
    await ensureDatabase(access, DATABASE);
    const watch = watchServer({
      isRunning: () => isServerAlive(cluster),
      start: () => restartPostgresServer(cluster, access),
      log: options.log,
    });
    const stopAll = async (): Promise<void> => {
      await watch.stop();
      await stop(cluster, release);
    };
    undo = stopAll;
    options.log(startWords.databaseStarted({ adopted, port: access.port }));
    return {
      /** `postgres://…@127.0.0.1:…/tearline`; its user may create databases and extensions. */
      url: connectionUrl(access, DATABASE),
      /** True when a killed instance left the server running. */
      adopted,
      /** True when it stopped by itself and cannot be restarted. */
      isLost: watch.isLost,
      /** Stops the server and releases the data folder; close every connection first. */
      stop: once(stopAll),
    };
  } catch (error) {
    await undo();
    throw error;
  }
}

/** Returns the address of the database that another process of this data folder runs; null if it does not answer. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const cluster = await openCluster(join(resolve(dataDir), 'pg'));
  const port = await portOfRunningServer(cluster);
  if (port === null) return null;
  const access = { ...cluster.access, port };
  const isThere = await answersWithin(access, CONTACT_DEADLINE_MS);
  return isThere ? connectionUrl(access, DATABASE) : null;
}

async function startOrAdopt(cluster: PostgresCluster) {
  if (!(await isServerRunning(cluster))) {
    return { access: await startPostgresServer(cluster), adopted: false };
  }
  const port = await portOfRunningServer(cluster);
  const access = { ...cluster.access, port: port ?? cluster.access.port };
  if (await answersWithin(access, ADOPTION_DEADLINE_MS)) return { access, adopted: true };
  if (await isServerRunning(cluster)) {
    throw await databaseFailure(cluster, startWords.databaseSilent(), null);
  }
  return { access: await startPostgresServer(cluster), adopted: false };
}

async function stop(cluster: PostgresCluster, release: () => void): Promise<void> {
  try {
    await stopServer(cluster);
  } finally {
    release();
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= work());
}
