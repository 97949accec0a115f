import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chown,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { withDataFolder } from '../../server/backup/data-folder.ts';
import { lockDataFolder, makeDataFolder } from '../../server/db/data-folder-lock.ts';
import { findRunningPostgres, startEmbeddedPostgres } from '../../server/db/embedded-postgres.ts';
import { writeAccess } from '../../server/db/postgres-cluster.ts';
import { watchServer } from '../../server/db/server-watch.ts';
import { withClient } from '../../server/db/postgres-connection.ts';
import { unprivilegedRunner } from '../../server/db/unprivileged.ts';

const INSTANCE = join(import.meta.dirname, 'instance.ts');
const silent = { log: () => undefined };

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tearline-house-'));
  return () => rm(dataDir, { recursive: true, force: true });
});

test('a killed instance leaves its database running; the next one adopts it with every acknowledged row', async () => {
  const { child, line } = await startInstance();
  const url = line.replace('running ', '');
  await withClient(url, (client) => client.query('create table kept as select 7 as value'));
  child.kill('SIGKILL');
  await once(child, 'exit');

  const adopted = await startEmbeddedPostgres({ dataDir, ...silent });
  try {
    const rows = await withClient(adopted.url, (client) => client.query('select value from kept'));
    expect({ adopted: adopted.adopted, url: adopted.url, rows: rows.rows }).toEqual({
      adopted: true,
      url,
      rows: [{ value: 7 }],
    });
  } finally {
    await adopted.stop();
  }
});

test('[SAFE-09] a killed database that nobody has reaped does not hold up the next start', async () => {
  const first = await startEmbeddedPostgres({ dataDir, ...silent });
  const { port } = new URL(first.url);
  await first.stop();
  // A program of that name that has ended, below a parent that does not ask for its end.
  const program = join(dataDir, 'postgres');
  await copyFile('/bin/sleep', program);
  const parent = spawn('sh', ['-c', `"${program}" 0 & echo $!; exec sleep 600`]);
  const [pid] = (await once(parent.stdout, 'data')) as [Buffer];
  const data = join(dataDir, 'pg', 'data');
  await writeFile(join(data, 'postmaster.pid'), [String(pid).trim(), data, '0', port].join('\n'));

  const again = await startEmbeddedPostgres({ dataDir, ...silent });
  expect(again.adopted).toBe(false);
  await again.stop();
  parent.kill();
});

test('an interrupted first start can be repeated @long', async () => {
  await mkdir(join(dataDir, 'pg', 'data.new', 'base'), { recursive: true });
  await writeFile(join(dataDir, 'pg', 'data.new', 'PG_VERSION'), '18');

  const database = await startEmbeddedPostgres({ dataDir, ...silent });
  await database.stop();
  expect((await readdir(join(dataDir, 'pg'))).sort()).toEqual([
    'access.json',
    'data',
    'server.log',
  ]);
});

test('replaces a port that another program uses by a free one @long', async () => {
  const first = await startEmbeddedPostgres({ dataDir, ...silent });
  await first.stop();
  const taken = Number(new URL(first.url).port);
  const other = createServer().listen(taken, '127.0.0.1');
  await once(other, 'listening');

  const second = await startEmbeddedPostgres({ dataDir, ...silent });
  try {
    expect(new URL(second.url).port).not.toBe(String(taken));
    expect((await withClient(second.url, (client) => client.query('select 1'))).rowCount).toBe(1);
  } finally {
    other.close();
    await second.stop();
  }
});

test('refuses files of another PostgreSQL version with a message', async () => {
  await mkdir(join(dataDir, 'pg', 'data'), { recursive: true });
  await writeFile(join(dataDir, 'pg', 'data', 'PG_VERSION'), '17\n');
  await expect(startEmbeddedPostgres({ dataDir, ...silent })).rejects.toThrow(
    'was written by PostgreSQL 17, but this Tearline has 18.',
  );
});

test('one of two processes that open a folder at once gets it', async () => {
  const tries = await Promise.allSettled([lockDataFolder(dataDir), lockDataFolder(dataDir)]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('takes over the lock of a release that wrote its process into the file', async () => {
  await writeFile(join(dataDir, 'tearline.lock'), '{"pid":4194303,"startedAt":null}');
  const release = await lockDataFolder(dataDir);
  await expect(lockDataFolder(dataDir)).rejects.toThrow(`(process ${process.pid})`);
  release();
  (await lockDataFolder(dataDir))();
});

test('[SAFE-02] notes of the database that cannot be read do not say that it has ended', async () => {
  await mkdir(join(dataDir, 'pg/data/postmaster.pid'), { recursive: true });
  await writeFile(join(dataDir, 'pg/data/PG_VERSION'), '18');
  await writeFile(join(dataDir, 'pg/access.json'), '{"port":1,"password":""}');
  await expect(findRunningPostgres(dataDir)).rejects.toThrow('EISDIR');
});

test('root runs the database of another account as that account, and takes no file of it', async () => {
  if (process.getuid?.() !== 0) return;
  await chown(dataDir, 65_534, 65_534);
  const programs = { initdb: '', control: '', postgres: '/bin/true', libraries: '' };
  const run = await unprivilegedRunner(programs, dataDir);
  await run('sh', ['-c', 'test "$(id -u)" = 65534']);
  const file = join(dataDir, 'access.json');
  await writeAccess(file, { port: 1, password: '' });
  expect([(await stat(dataDir)).uid, (await stat(file)).uid]).toEqual([65_534, 65_534]);
});

test('[GROW-03] the data folder of another account is refused in words', async () => {
  await mkdir(join(dataDir, 'pg'), { mode: 0 });
  const own = process.geteuid?.() ?? 0;
  // Nothing is closed to root.
  if (own === 0) process.seteuid?.(65_534);
  const refused = await withDataFolder(dataDir, async () => null).catch(String);
  process.seteuid?.(own);
  expect(refused).toContain(`The data folder ${dataDir} belongs to another account.`);
});

async function startInstance(): Promise<{ child: ChildProcess; line: string }> {
  const child = spawn(process.execPath, [INSTANCE, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const chunks: AsyncIterable<Buffer> = child.stdout;
  for await (const chunk of chunks) return { child, line: chunk.toString().trim() };
  throw new Error('The instance ended before it ran.');
}

test('[SAFE-05] a data folder that is a file or cannot be created stops the start with a message', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  for (const [path, code] of [
    [file, 'EEXIST'],
    [join(file, 'below'), 'ENOTDIR'],
    ['/proc/tearline/data', 'ENOENT'],
  ] as const)
    await expect(makeDataFolder(path)).rejects.toThrow(
      `The data folder ${path} cannot be used (${code}). Set DATA_DIR to a folder that this user can write to.`,
    );
  const deep = join(dataDir, 'several', 'folders');
  await makeDataFolder(deep);
  expect(await readdir(deep)).toEqual([]);
});

async function openEmbedded(log: (line: string) => void = () => undefined) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tearline-postgres-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { ...postgres, dataDir };
}

test('the embedded database syncs commits to disk and offers trigram search @long', async () => {
  const { url } = await openEmbedded();
  const settings = await withClient(url, async (client) => {
    await client.query('create extension pg_trgm');
    return client.query<{ fsync: string; addresses: string; alike: boolean }>(
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
              'BÄCKEREI' ilike '%bäck%' as alike`,
    );
  });
  expect(settings.rows).toEqual([{ fsync: 'on', addresses: '127.0.0.1', alike: true }]);
});

test('[SAFE-02] a killed embedded database is started again on its port', async () => {
  const back = Promise.withResolvers<void>();
  const log = (line: string) => void (line.includes('is back') && back.resolve());
  const { url, dataDir, isLost } = await openEmbedded(log);
  await withClient(url, (client) => client.query('create table kept (id int)'));
  const notes = await readFile(join(dataDir, 'pg/data/postmaster.pid'), 'utf8');
  process.kill(Number(notes.split('\n')[0]), 'SIGKILL');
  await back.promise;
  const { rows } = await withClient(url, (client) => client.query('select from kept'));
  expect([rows, isLost()]).toEqual([[], false]);
});

test('[SAFE-02] one that fails to start is reported as lost, tried again, and works when it runs', async () => {
  let starts = 0;
  let isThere = false;
  const watch = watchServer({
    isRunning: async () => isThere,
    start: async () => {
      // The last attempt is given up, and the database comes up later.
      isThere = ++starts === 5;
      throw new Error('Not yet.');
    },
    log: () => undefined,
    everyMs: 20,
    lostAfterMs: 10,
  });
  await expect.poll(() => watch.isLost(), { interval: 1 }).toBe(true);
  await expect.poll(() => watch.isLost(), { interval: 1 }).toBe(false);
  expect([starts, isThere]).toEqual([5, true]);
  await watch.stop();
});
