import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/db/postgres-cluster.ts';
import { withClient } from '../../server/db/postgres-connection.ts';
import { createProgram, type Program } from './programs.ts';
import { until } from './until.ts';
import { DEBIAN, providePrograms } from './debian-package.ts';

/** A running PgBouncer, which can be killed and started again. */
interface Pooler extends Pick<Program, 'kill'> {
  /** `127.0.0.1:…` */
  readonly host: string;
  /** The database through it. */
  readonly url: string;
  /** Resolves when it leads to the database. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts Debian's PgBouncer in transaction mode in front of a PostgreSQL. Installs it with apt if possible. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  await providePrograms({ pgbouncer: DEBIAN.pgbouncer });
  const folder = await mkdtemp(join(tmpdir(), 'tearline-pooler-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(settings, settingsOf(new URL(databaseUrl), port));
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const parameters = ['-q', ...user, settings];
  const program = createProgram({ command: DEBIAN.pgbouncer, parameters, log: '/dev/null' });
  const host = `127.0.0.1:${port}`;
  const url = Object.assign(new URL(databaseUrl), { host }).href;
  const start = async (): Promise<void> => {
    program.start();
    const ask = () => withClient(url, (client) => client.query('select 1'));
    await until('The start of PgBouncer', () => ask().then(Boolean));
  };
  const stop = async (): Promise<void> => {
    await program.kill();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { host, url, kill: () => program.kill(), start, stop };
}

/** No parameter is ignored, so that a connection which depends on one is refused. */
function settingsOf({ hostname, port, username, password }: URL, own: number): string {
  return `[databases]
* = host=${hostname} port=${port} user=${username} ${password && `password=${password}`}

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
