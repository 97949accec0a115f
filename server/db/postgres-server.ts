import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../configuration/start-failure.ts';
import {
  freePort,
  writeAccess,
  type PostgresAccess,
  type PostgresCluster,
} from './postgres-cluster.ts';
import * as startWords from '../../src/words/server/start.gen.ts';

const START_TIMEOUT_S = 60;
const STOP_TIMEOUT_S = 30;
const LOG_TAIL_LINES = 12;

/** Returns whether a server runs on the cluster's files. */
export async function isServerRunning(cluster: PostgresCluster): Promise<boolean> {
  await forgetEndedProcess(cluster);
  return isServerAlive(cluster);
}

/** Returns whether the process in postmaster.pid runs. */
export async function isServerAlive(cluster: PostgresCluster): Promise<boolean> {
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
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Restarts the server on the port of its connections. Rejects while another program has the port. */
export async function restartPostgresServer(cluster: PostgresCluster, access: PostgresAccess) {
  await freePort(access.port);
  await startPostgresServer({ ...cluster, access });
}

/** Starts the server detached from this process, on its old port when free; returns its current access. */
export async function startPostgresServer(cluster: PostgresCluster): Promise<PostgresAccess> {
  const access = await settlePort(cluster);
  const options = `-p ${access.port}`;
  const wait = ['-w', '-t', String(START_TIMEOUT_S)];
  try {
    await cluster.run(cluster.binaries.control, [
      ...['start', '-D', cluster.data, '-l', cluster.logFile, '-o', options],
      ...wait,
    ]);
  } catch (error) {
    throw await databaseFailure(cluster, startWords.databaseNotUp(), error);
  }
  return access;
}

/** Stops the server and rolls back open transactions; the files are ready for a fast start. */
export async function stopServer(cluster: PostgresCluster): Promise<void> {
  const wait = ['-w', '-t', String(STOP_TIMEOUT_S)];
  try {
    await cluster.run(cluster.binaries.control, [
      'stop',
      '-D',
      cluster.data,
      '-m',
      'fast',
      ...wait,
    ]);
  } catch (error) {
    if (await isServerRunning(cluster)) throw error;
  }
}

/** Returns the port of a running server from its own files; null when they do not name one. */
export async function portOfRunningServer(cluster: PostgresCluster): Promise<number | null> {
  const port = Number((await serverNotes(cluster))[3]);
  return Number.isInteger(port) && port > 0 ? port : null;
}

/** A sentence with the end of the server's log. */
export async function databaseFailure(
  cluster: PostgresCluster,
  sentence: string,
  cause: unknown,
): Promise<StartFailure> {
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
  const notes = await readFile(join(cluster.data, 'postmaster.pid'), 'utf8').catch(() => '');
  return notes.split('\n').map((line) => line.trim());
}
