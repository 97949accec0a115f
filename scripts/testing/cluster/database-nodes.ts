import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../server/db/postgres-cluster.ts';
import { captureProgram } from '../../command/run-tool.ts';
import { listens, until } from '../until.ts';
import { createProgram } from '../programs.ts';

const BINARIES = '/usr/lib/postgresql/15/bin';
const USER = 'tearline';
/** Seconds. Patroni allows no shorter time until a silent primary has lost its role. */
const ROLE_SECONDS = 20;

/** One of two PostgreSQL servers under Patroni. */
type DatabaseNode = Awaited<ReturnType<typeof nodeIn>>;

export type DatabaseNodes = Awaited<ReturnType<typeof startDatabaseNodes>>;

/** Starts etcd and two PostgreSQL servers under Patroni; a write is acknowledged when both have it. */
export async function startDatabaseNodes(folder: string) {
  const etcd = await etcdIn(folder);
  etcd.program.start();
  await until('The start of etcd', () => listens(etcd.port));
  const nodes = [
    await nodeIn(folder, { name: 'one', etcdPort: etcd.port }),
    await nodeIn(folder, { name: 'two', etcdPort: etcd.port }),
  ];
  for (const { program } of nodes) program.start();
  const primary = async () => {
    for (const node of nodes) if (await hasRole(node, 'primary')) return node;
    return undefined;
  };
  return {
    nodes,
    /** The node that takes writes; undefined while none does. */
    primary,
    /** Resolves when one node is the primary and the other its synchronous standby. */
    untilPaired: () =>
      until('A primary with its standby', async () => {
        const roles = nodes.flatMap((node) => [hasRole(node, 'primary'), hasRole(node, 'sync')]);
        return (await Promise.all(roles)).filter((isSo) => isSo).length === 2;
      }),
    async stop() {
      for (const { program } of nodes) await program.kill();
      await etcd.program.kill();
    },
  };
}

async function hasRole({ rolePort }: DatabaseNode, role: 'primary' | 'sync'): Promise<boolean> {
  const signal = AbortSignal.timeout(1_000);
  const answer = await fetch(`http://127.0.0.1:${rolePort}/${role}`, { signal }).catch(() => null);
  return answer?.status === 200;
}

async function etcdIn(folder: string) {
  const port = await freePort();
  const peers = await freePort();
  const client = `http://127.0.0.1:${port}`;
  const peer = `http://127.0.0.1:${peers}`;
  const parameters = [
    ...['--name', 'one', '--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', client, '--advertise-client-urls', client],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `one=${peer}`],
  ];
  const log = join(folder, 'etcd.log');
  return { port, program: createProgram({ command: '/usr/bin/etcd', parameters, log }) };
}

async function nodeIn(
  folder: string,
  { name, etcdPort }: { readonly name: string; readonly etcdPort: number },
) {
  const own = join(folder, name);
  await mkdir(own);
  const port = await freePort();
  /** Patroni answers here which role its server has. */
  const rolePort = await freePort();
  const settings = join(own, 'patroni.yml');
  // JSON is YAML.
  await writeFile(settings, JSON.stringify(settingsOf({ own, name, port, rolePort, etcdPort })));
  const program = createProgram({
    ...(await asPostgres(own, ['/usr/bin/patroni', settings])),
    log: join(folder, `${name}.log`),
    environment: { HOME: own },
    processFile: join(own, 'data', 'postmaster.pid'),
  });
  return { name, port, rolePort, program };
}

/** PostgreSQL refuses to run as root. */
async function asPostgres(folder: string, [command = '', ...parameters]: readonly string[]) {
  if (process.getuid?.() !== 0) return { command, parameters };
  await captureProgram('/usr/bin/chown', ['-R', 'postgres:', folder]);
  return { command: '/sbin/runuser', parameters: ['-u', 'postgres', '--', command, ...parameters] };
}

type Places = Readonly<
  Record<'own' | 'name', string> & Record<'port' | 'rolePort' | 'etcdPort', number>
>;

function settingsOf({ own, name, port, rolePort, etcdPort }: Places): object {
  const at = (number: number) => `127.0.0.1:${number}`;
  return {
    scope: 'tearline',
    name,
    restapi: { listen: at(rolePort), connect_address: at(rolePort) },
    etcd3: { host: at(etcdPort) },
    bootstrap: {
      dcs: {
        ttl: ROLE_SECONDS,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 150, synchronous_commit: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    postgresql: {
      listen: at(port),
      connect_address: at(port),
      data_dir: join(own, 'data'),
      bin_dir: BINARIES,
      pgpass: join(own, 'pgpass'),
      remove_data_directory_on_diverged_timelines: true,
      authentication: {
        superuser: { username: USER, password: 'unused' },
        replication: { username: 'standby', password: 'unused' },
        rewind: { username: USER, password: 'unused' },
      },
      parameters: { unix_socket_directories: own },
    },
  };
}
