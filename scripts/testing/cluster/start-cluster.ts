/** The parts of a cluster on loopback, from Debian's packages. */
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../server/db/postgres-cluster.ts';
import { withClient } from '../../../server/db/postgres-connection.ts';
import { startPooler } from '../pooler.ts';
import { startDatabaseNodes } from './database-nodes.ts';
import { listens, until } from '../until.ts';
import { createProgram, type Program } from '../programs.ts';
import { startOwnProduct } from '../running-product.ts';

const REPLICAS = 3;

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * Starts three replicas of the sources in `root` behind HAProxy, with all that they need. Returns them with the proxy's
 * port; `direct` is `postgres://…` of the primary, without a database's name.
 */
export async function startCluster(folder: string, root: string) {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of stops.toReversed()) await end().catch(() => undefined);
  };
  try {
    console.log('Starting etcd and two PostgreSQL servers under Patroni …');
    const databases = await startDatabaseNodes(folder);
    stops.push(() => databases.stop());
    await databases.untilPaired();
    const ports = await Promise.all(Array.from({ length: 2 + REPLICAS }, freePort));
    const [web = 0, database = 0, ...replicaPorts] = ports;
    const places = { web, database, replicas: replicaPorts };
    const front = await createFront(folder, { ...places, nodes: databases.nodes });
    front.start();
    stops.push(() => front.kill());
    const direct = `postgres://tearline@127.0.0.1:${places.database}`;
    await until('The way to the primary', () => listens(places.database));
    await createDatabase(`${direct}/postgres`);
    const pooler = await startPooler(`${direct}/tearline`);
    stops.push(() => pooler.stop());
    const store = await createStore(folder);
    stops.push(() => store.program.kill());
    console.log('Starting three replicas behind HAProxy …');
    const replicas = await startReplicas(
      { folder, root, ports: replicaPorts },
      {
        PUBLIC_URL: `http://localhost:${places.web}`,
        DATABASE_URL: pooler.url,
        DATABASE_DIRECT_URL: `${direct}/tearline`,
        ...store.settings,
        TRUST_PROXY: '1',
        DRAIN_SECONDS: '3',
      },
    );
    for (const replica of replicas) stops.push(() => replica.kill());
    return { port: places.web, replicas, databases, pooler, store, direct, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createDatabase(url: string): Promise<void> {
  await until('The making of the database', () =>
    withClient(url, async (client) => {
      await client.query('create database tearline');
      return true;
    }),
  );
}

async function createStore(folder: string) {
  const port = await freePort();
  const objects = join(folder, 'objects');
  await mkdir(objects);
  const script = join(import.meta.dirname, 'object-store.ts');
  const program = createProgram({
    command: process.execPath,
    parameters: [script, String(port), objects],
    log: join(folder, 'store.log'),
  });
  program.start();
  await until('The start of the store', () => listens(port));
  const settings = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'media',
    S3_ACCESS_KEY: 'cluster',
    S3_SECRET_KEY: randomUUID(),
  };
  return { port, program, settings };
}

async function startReplicas(
  { folder, root, ports: all }: { folder: string; root: string; ports: readonly number[] },
  settings: Readonly<Record<string, string>>,
): Promise<readonly Replica[]> {
  const replicas: Replica[] = [];
  for (const port of all) {
    const keysOf = replicas.length === 0 ? undefined : all[0];
    const replica = await createReplica(join(folder, 'replicas'), { port, keysOf, settings });
    await replica.start(root);
    replicas.push(replica);
  }
  return replicas;
}

/** A process of the product that is killed and started again. */
type Replica = Awaited<ReturnType<typeof createReplica>>;

/** A replica with a folder of its own, which gets the signing keys of the first one. */
async function createReplica(folder: string, { port, keysOf, settings }: ReplicaOptions) {
  const dataDir = join(folder, String(port));
  await mkdir(dataDir, { recursive: true });
  if (keysOf !== undefined)
    await cp(join(folder, String(keysOf), 'keys'), join(dataDir, 'keys'), { recursive: true });
  let child: ChildProcess | undefined;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    /** Resolves when it is ready. Without a root it runs this release. */
    async start(root?: string) {
      const own = { ...settings, PORT: String(port), DATA_DIR: dataDir };
      const sources = root === undefined ? undefined : ({ root, script: 'start.ts' } as const);
      ({ child } = await startOwnProduct(own, sources));
    },
    /** As a deployment stops it: it finishes the calls under way. */
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

interface ReplicaOptions {
  readonly port: number;
  /** The port of the replica that made the keys; undefined for that one. */
  readonly keysOf: number | undefined;
  readonly settings: Readonly<Record<string, string>>;
}

/** The file that operators get. */
const SETTINGS = join(import.meta.dirname, '../../../docs/haproxy.cfg');

interface Ports {
  /** Where visitors come in. */
  readonly web: number;
  /** Where the pooler finds the primary. */
  readonly database: number;
  readonly replicas: readonly number[];
  readonly nodes: readonly { readonly port: number; readonly rolePort: number }[];
}

/** HAProxy before the replicas, and before the database server that takes writes. */
async function createFront(folder: string, ports: Ports): Promise<Program> {
  const settings = join(folder, 'haproxy.cfg');
  const given = await readFile(SETTINGS, 'utf8');
  await writeFile(settings, `${withPorts(given, ports)}\n${primaryOf(ports)}`);
  return createProgram({
    command: '/usr/sbin/haproxy',
    parameters: ['-db', '-f', settings],
    log: join(folder, 'haproxy.log'),
  });
}

function withPorts(settings: string, { web, replicas }: Ports): string {
  return replicas.reduce(
    (text, port, index) => text.replaceAll(`127.0.0.1:400${index + 1} `, `127.0.0.1:${port} `),
    settings.replace('bind 127.0.0.1:8080', `bind 127.0.0.1:${web}`),
  );
}

function primaryOf({ database, nodes }: Ports): string {
  const servers = nodes.map(
    ({ port, rolePort }) => `  server n${port} 127.0.0.1:${port} check port ${rolePort}`,
  );
  return `listen database
  mode tcp
  timeout client 1h
  timeout server 1h
  bind 127.0.0.1:${database}
  option httpchk GET /primary
  default-server on-marked-down shutdown-sessions
${servers.join('\n')}
`;
}
