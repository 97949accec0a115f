import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { withClient } from '../../server/db/postgres-connection.ts';
import { StartFailure } from '../../server/configuration/start-failure.ts';
import { providePrograms } from './debian-package.ts';

const INSTALLED = '/usr/lib/postgresql';
const CLUSTER_SETTINGS = '/etc/postgresql-common/createcluster.conf';
const OLDEST = 15;
/** How `pg_virtualenv` calls its cluster for root. */
const NAME = 'regress';
/** Says where the cluster is, and ends with its input. */
const SAY_URL = 'echo "postgres://$PGUSER:$PGPASSWORD@127.0.0.1:$PGPORT/postgres"; cat';

/** Starts Debian's oldest PostgreSQL that Tearline supports, by its own `pg_virtualenv`. */
export async function startDebianPostgres() {
  const oldest = await provideDebianPostgres();
  // A run that was killed leaves its cluster, and no other of that name can start.
  const left = `/etc/postgresql/${oldest}/${NAME}`;
  if (existsSync(join(left, '.by_pg_virtualenv'))) {
    execFileSync('pg_dropcluster', ['--stop', String(oldest), NAME]);
    await rm(left, { recursive: true, force: true });
  }
  const child = spawn('pg_virtualenv', ['-v', String(oldest), 'sh', '-c', SAY_URL], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('postgres://')) resolve(line);
    });
    child.once('exit', () => reject(new StartFailure('Debian’s PostgreSQL did not start.')));
  });
  const stop = async (): Promise<void> => {
    child.stdin.end();
    await ended;
  };
  return {
    /** `postgres://…@127.0.0.1:…/postgres`; its user may create databases. */
    url,
    /** `15.18 (Debian 15.18-0+deb12u1)` */
    version: await versionOf(url),
    stop,
  };
}

/** Returns the oldest version that Tearline supports. Installs PostgreSQL with apt if possible. */
export async function provideDebianPostgres(): Promise<number> {
  if ((await oldestInstalled()) === undefined) {
    await providePrograms({ 'postgresql-common': '/usr/bin/pg_virtualenv' });
    await refuseMainCluster();
    await providePrograms({ postgresql: INSTALLED });
  }
  const oldest = await oldestInstalled();
  if (oldest === undefined)
    throw new StartFailure(`No PostgreSQL ${OLDEST} or newer lies in ${INSTALLED}.`);
  return oldest;
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
