import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresBinaries } from '../../server/db/postgres-binaries.ts';
import { freePort } from '../../server/db/postgres-cluster.ts';
import { withClient } from '../../server/db/postgres-connection.ts';
import { unprivilegedRunner } from '../../server/db/unprivileged.ts';
import { StartFailure } from '../../server/configuration/start-failure.ts';
import { providePrograms } from './debian-package.ts';

const INSTALLED = '/usr/lib/postgresql';
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf';
const OLDEST = 15;

/** A PostgreSQL of Debian's packages with its own temporary cluster. */
interface DebianPostgres {
  /** `postgres://…@127.0.0.1:…/postgres`; its user may create databases. */
  readonly url: string;
  /** `15.18 (Debian 15.18-0+deb12u1)` */
  readonly version: string;
  stop(): Promise<void>;
}

/** Starts Debian's PostgreSQL. */
export async function startDebianPostgres(): Promise<DebianPostgres> {
  const binaries = await provideDebianPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'tearline-debian-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://tearline@127.0.0.1:${port}/postgres`;
  const run = await unprivilegedRunner(binaries, folder);
  const stop = async (): Promise<void> => {
    await run(binaries.control, ['stop', '-D', data, '-m', 'immediate', '-w']).catch(
      () => undefined,
    );
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // Only this machine can reach it, and only while the tests run.
    const access = ['-U', 'tearline', '-A', 'trust'];
    await run(binaries.initdb, ['-D', data, ...access, '-E', 'UTF8', '--locale=C.UTF-8']);
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
    const log = join(folder, 'server.log');
    await run(binaries.control, ['start', '-D', data, '-l', log, '-o', options, '-w']);
    return { url, version: await versionOf(url), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the programs of Debian's oldest PostgreSQL that Tearline supports. Installs it with apt if possible. */
export async function provideDebianPostgres(): Promise<PostgresBinaries> {
  if ((await oldestInstalled()) === undefined) {
    await providePrograms({ 'postgresql-common': '/usr/bin/pg_createcluster' });
    await refuseMainCluster();
    await providePrograms({ postgresql: INSTALLED });
  }
  const oldest = await oldestInstalled();
  if (oldest === undefined)
    throw new StartFailure(`No PostgreSQL ${OLDEST} or newer lies in ${INSTALLED}.`);
  const program = (name: string): string => join(INSTALLED, String(oldest), 'bin', name);
  return {
    initdb: program('initdb'),
    control: program('pg_ctl'),
    postgres: program('postgres'),
    libraries: join(INSTALLED, String(oldest), 'lib'),
  };
}

async function oldestInstalled(): Promise<number | undefined> {
  const names = await readdir(INSTALLED).catch(() => []);
  const isWhole = (version: number) =>
    version >= OLDEST && existsSync(join(INSTALLED, String(version), 'bin', 'postgres'));
  return names
    .map(Number)
    .filter(isWhole)
    .toSorted((one, other) => one - other)[0];
}

/** Debian would otherwise create and start a cluster of its own. */
async function refuseMainCluster(): Promise<void> {
  const settings = await readFile(CLUSTER_SETTINGS, 'utf8').catch(() => '');
  const kept = settings.replace(/^#?[ \t]*create_main_cluster.*$/m, '');
  await writeFile(CLUSTER_SETTINGS, `${kept.trimEnd()}\ncreate_main_cluster = false\n`);
}

async function versionOf(url: string): Promise<string> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ server_version: string }>('show server_version'),
  );
  return rows[0]?.server_version ?? 'unknown';
}
