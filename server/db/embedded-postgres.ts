import { join, resolve } from 'node:path';
import { lockDataFolder } from './data-folder-lock.ts';
import {
  openCluster,
  type PostgresCluster,
  freePort,
  writeAccess,
  type PostgresAccess,
} from './postgres-cluster.ts';
import { answersWithin, connectionUrl, ensureDatabase } from './postgres-connection.ts';
import { watchServer } from './server-watch.ts';
import * as startWords from '../../src/words/server/start.gen.ts';
import { readFile, rm } from 'node:fs/promises';
import { StartFailure } from '../configuration/start-failure.ts';
import { systemCode, whenMissing } from '../files/absence.ts';

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

const START_TIMEOUT_S = 60;
const STOP_TIMEOUT_S = 30;
const LOG_TAIL_LINES = 12;

/** Returns whether a server runs on the cluster's files. */
async function isServerRunning(cluster: PostgresCluster): Promise<boolean> {
  await forgetEndedProcess(cluster);
  return isServerAlive(cluster);
}

/** Returns whether the process in postmaster.pid runs. */
async function isServerAlive(cluster: PostgresCluster): Promise<boolean> {
  const pid = Number((await serverNotes(cluster))[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  // Without /proc, signal 0 shows it; a process that its parent has not reaped is a "Z".
  return state === null ? isSignalled(pid) : !/^\d+ \(.*\) [ZX]/s.test(state);
}

function isSignalled(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** Restarts the server on the port of its connections. Rejects while another program has the port. */
async function restartPostgresServer(cluster: PostgresCluster, access: PostgresAccess) {
  await freePort(access.port);
  await startPostgresServer({ ...cluster, access });
}

/** Starts the server detached from this process, on its old port when free; returns its current access. */
async function startPostgresServer(cluster: PostgresCluster): Promise<PostgresAccess> {
  const access = await settlePort(cluster);
  const options = `-p ${access.port}`;
  const wait = ['-w', '-t', String(START_TIMEOUT_S)];
  try {
    const asked = ['start', '-D', cluster.data, '-l', cluster.logFile, '-o', options];
    await cluster.run(cluster.binaries.control, [...asked, ...wait]);
  } catch (error) {
    throw await databaseFailure(cluster, startWords.databaseNotUp(), error);
  }
  return access;
}

/** Stops the server and rolls back open transactions; the files are ready for a fast start. */
async function stopServer(cluster: PostgresCluster): Promise<void> {
  const wait = ['-w', '-t', String(STOP_TIMEOUT_S)];
  try {
    const asked = ['stop', '-D', cluster.data, '-m', 'fast'];
    await cluster.run(cluster.binaries.control, [...asked, ...wait]);
  } catch (error) {
    if (await isServerRunning(cluster)) throw error;
  }
}

/** Returns the port of a running server from its own files; null when they do not name one. */
async function portOfRunningServer(cluster: PostgresCluster): Promise<number | null> {
  const port = Number((await serverNotes(cluster))[3]);
  return Number.isInteger(port) && port > 0 ? port : null;
}

/** A sentence with the end of the server's log. */
async function databaseFailure(cluster: PostgresCluster, sentence: string, cause: unknown) {
  const log = await readFile(cluster.logFile, 'utf8').catch(() => '');
  const tail = log.trimEnd().split('\n').slice(-LOG_TAIL_LINES).join('\n');
  const end = tail === '' ? '' : `\n${tail}`;
  return new StartFailure(startWords.endOfLog({ sentence, file: cluster.logFile, end }), { cause });
}

async function settlePort(cluster: PostgresCluster): Promise<PostgresAccess> {
  if (await freePort(cluster.access.port).then(Boolean, () => false)) return cluster.access;
  const access = { ...cluster.access, port: await freePort() };
  await writeAccess(cluster.accessFile, access);
  return access;
}

/**
 * After a reboot another program may have the process id in postmaster.pid; PostgreSQL would then refuse to start. It
 * would also refuse until a killed server is reaped, which some containers do late or never. When Linux reports one of
 * the two, the file is removed; PostgreSQL finds processes that still use the data by their memory.
 */
async function forgetEndedProcess(cluster: PostgresCluster): Promise<void> {
  const pid = (await serverNotes(cluster))[0];
  if (pid === undefined || pid === '') return;
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => null);
  if (name === null || (name.trim() === 'postgres' && (await isServerAlive(cluster)))) return;
  await rm(join(cluster.data, 'postmaster.pid'), { force: true });
}

/** postmaster.pid line by line: process, data directory, start time, port, … */
async function serverNotes(cluster: PostgresCluster): Promise<readonly string[]> {
  const notes = await readFile(join(cluster.data, 'postmaster.pid'), 'utf8').catch(whenMissing(''));
  return notes.split('\n').map((line) => line.trim());
}
