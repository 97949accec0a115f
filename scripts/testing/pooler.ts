import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/db/postgres-cluster.ts';
import { withClient } from '../../server/db/postgres-connection.ts';
import { until } from './until.ts';
import { DEBIAN, providePrograms } from './debian-package.ts';

/** A running PgBouncer. */
interface Pooler {
  /** `127.0.0.1:…` */
  readonly host: string;
  stop(): Promise<void>;
}

/**
 * Starts Debian's PgBouncer in transaction mode in front of a PostgreSQL, on this port or a free one. Installs it with
 * apt if possible.
 */
export async function startPooler(databaseUrl: string, givenPort?: number): Promise<Pooler> {
  await providePrograms({ pgbouncer: DEBIAN.pgbouncer });
  const folder = await mkdtemp(join(tmpdir(), 'tearline-pooler-'));
  await chmod(folder, 0o755);
  const port = givenPort ?? (await freePort());
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(settings, settingsOf(new URL(databaseUrl), port));
  const parameters = process.getuid?.() === 0 ? ['-q', '-u', 'postgres'] : ['-q'];
  const pooler = spawn(DEBIAN.pgbouncer, [...parameters, settings], { stdio: 'ignore' });
  const stop = async (): Promise<void> => {
    if (pooler.exitCode === null && pooler.kill('SIGKILL')) await once(pooler, 'exit');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const host = `127.0.0.1:${port}`;
    const own = Object.assign(new URL(databaseUrl), { host }).href;
    const ask = () => withClient(own, (client) => client.query('select 1'));
    await until('The start of PgBouncer', () => ask().then(Boolean));
    return { host, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** No parameter is ignored, so that a connection which depends on one is refused. */
function settingsOf({ hostname, port, username }: URL, own: number): string {
  return `[databases]
* = host=${hostname} port=${port} user=${username}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 10
max_db_connections = 20
server_idle_timeout = 5
`;
}
