import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { backUpBeforeMigration } from '../../../server/backup/before-migration.ts';
import { backUp } from '../../../server/backup/backup.ts';
import { restore } from '../../../server/backup/restore.ts';
import { compareMedia } from '../../../server/backup/stored-media.ts';
import { openDatabase } from '../../../server/db/database.ts';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../../server/db/embedded-postgres.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { withClient } from '../../../server/db/postgres-connection.ts';
import { createDiskMediaStore } from '../../../server/media/disk-media-store.ts';
import { listMedia } from '../../../server/media/media-listing.ts';
import { storeMedia } from '../../../server/media/media.repository.ts';

const ROOT = join(import.meta.dirname, '../../..');
const HOUR_MS = 3_600_000;
const silent = { log: () => undefined };
const run = promisify(execFile);

let place: string;
let dataDir: string;
let postgres: EmbeddedPostgres;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'tearline-backup-'));
  dataDir = join(place, 'data');
  postgres = await startEmbeddedPostgres({ dataDir, ...silent });
  await migrate(postgres.url);
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  await rm(place, { recursive: true, force: true });
});
afterEach(() => rm(join(place, 'other'), { recursive: true, force: true }));

test('[GROW-03] what was acknowledged before a backup of a busy data folder is in the restored one, each row with its file', async () => {
  const writer = startWriter();
  await expect.poll(() => writer.acknowledged.length).toBeGreaterThan(20);
  const before = [...writer.acknowledged];
  const folder = join(place, 'busy');
  await run(process.execPath, ['scripts/backup.ts', folder], { cwd: ROOT, env: environment() });
  const after = await writer.stop();
  expect(after.length).toBeGreaterThan(before.length);

  const other = join(place, 'other');
  const { stdout } = await run(process.execPath, ['scripts/restore.ts', folder], {
    cwd: ROOT,
    env: environment(other),
  });
  expect(stdout).toMatch(/\d+ pictures: 0 have no file\./);
  const restored = await pictures(other);
  expect(restored.hashes).toEqual(expect.arrayContaining(before));
  expect(restored.changed).toEqual([]);
}, 120_000);

test('[GROW-03] a backup that is changed, incomplete or restored over data is refused in words, and nothing is restored @long', async () => {
  const folder = join(place, 'quiet');
  await backUp({ dataDir, url: postgres.url, folder, media: 'copied' });
  const other = join(place, 'other');
  const refusal = () => restore({ folder, dataDir: other }).then(String, (error) => error.message);

  await expect(backUp({ dataDir, url: postgres.url, folder, media: 'copied' })).rejects.toThrow(
    `The folder ${folder} has files. Name a new folder for the backup.`,
  );
  await expect(restore({ folder, dataDir })).rejects.toThrow(
    `The data folder ${dataDir} has files. Move it away, or set DATA_DIR to a new folder; then restore again.`,
  );
  await appendFile(join(folder, 'pg/data/PG_VERSION'), ' ');
  expect(await refusal()).toBe(
    'The file pg/data/PG_VERSION of the backup has changed since it was made. Nothing was restored.',
  );
  await rm(join(folder, 'pg/access.json'));
  await writeFile(join(folder, 'pg/data/PG_VERSION'), '18\n');
  expect(await refusal()).toBe('The backup lacks the file pg/access.json. Nothing was restored.');
  await rm(join(folder, 'backup.json'));
  expect(await refusal()).toBe(`${folder} has no complete backup: it has no backup.json.`);
  await expect(readdir(other)).rejects.toThrow('ENOENT');
}, 60_000);

test('[GROW-03] each migration of data has a backup before it, and the last three stay @long', async () => {
  const titles: string[] = [];
  const step = async <Result>(title: string, work: () => Promise<Result>): Promise<Result> => {
    titles.push(title);
    return work();
  };
  const migrateAgain = async () => {
    await backUpBeforeMigration({ dataDir, url: postgres.url, step });
    await migrate(postgres.url);
  };
  await migrateAgain();
  expect(titles).toEqual([]);
  const older = [
    '2026-01-01T0Z-before-0001',
    '2026-01-02T0Z-before-0002',
    '2026-01-03T0Z-before-0003',
  ];
  for (const name of [...older, '2026-01-04T0Z-before-0004', 'of-an-operator'])
    await mkdir(join(dataDir, 'backups', name), { recursive: true });
  for (const name of older) await writeFile(join(dataDir, 'backups', name, 'backup.json'), '{}');
  await forgetMigration('0310-find-codes');
  await migrateAgain();
  const backups = (await readdir(join(dataDir, 'backups'))).toSorted();
  expect(backups).toEqual([
    ...older.slice(1),
    expect.stringMatching(/Z-before-0310$/),
    'of-an-operator',
  ]);
  expect(titles).toHaveLength(1);

  const other = join(place, 'other');
  await restore({ folder: join(dataDir, 'backups', backups[2] ?? ''), dataDir: other });
  expect((await pictures(other)).changed).toEqual([]);
}, 120_000);

test('[GROW-03] the doctor names pictures without a file and files without a row', async () => {
  const media = createDiskMediaStore(join(dataDir, 'media'));
  const database = openDatabase({
    url: postgres.url,
    connections: 1,
    onIdleError: () => undefined,
  });
  try {
    const [lost, stray] = [picture(), picture()];
    await storeMedia(database, media, [lost]);
    await media.remove([lost.hash]);
    await media.put(stray.hash, stray.bytes);
    const compared = await compareMedia(
      database,
      listMedia({ s3: null, dataDir }),
      new Date(Date.now() + 2 * HOUR_MS),
    );
    expect([compared.missing, compared.unknown]).toEqual([[lost.hash], [stray.hash]]);
  } finally {
    await database.destroy();
  }
});

function environment(folder = dataDir): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], DATA_DIR: folder };
}

function picture() {
  const bytes = randomBytes(2_000);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { hash, bytes, width: 1, height: 1, contentType: 'image/png' };
}

/** Stores pictures, one after the other, until it is stopped. */
function startWriter() {
  const acknowledged: string[] = [];
  const database = openDatabase({
    url: postgres.url,
    connections: 1,
    onIdleError: () => undefined,
  });
  const media = createDiskMediaStore(join(dataDir, 'media'));
  let isStopping = false;
  const writing = (async () => {
    while (!isStopping) {
      const next = picture();
      await storeMedia(database, media, [next]);
      acknowledged.push(next.hash);
    }
    await database.destroy();
  })();
  return {
    acknowledged,
    async stop(): Promise<readonly string[]> {
      isStopping = true;
      await writing;
      return acknowledged;
    },
  };
}

async function forgetMigration(name: string): Promise<void> {
  await withClient(postgres.url, (client) =>
    client.query('delete from kysely_migration where name = $1', [name]),
  );
}

/** The noted pictures of a data folder, and those whose file has other bytes or is missing. */
async function pictures(folder: string) {
  const restored = await startEmbeddedPostgres({ dataDir: folder, ...silent });
  try {
    const { rows } = await withClient(restored.url, (client) =>
      client.query<{ hash: string }>('select hash from media'),
    );
    const media = createDiskMediaStore(join(folder, 'media'));
    const digests = await Promise.all(
      rows.map(async ({ hash }) =>
        createHash('sha256')
          .update((await media.read(hash)) ?? '')
          .digest('hex'),
      ),
    );
    const hashes = rows.map(({ hash }) => hash);
    return { hashes, changed: hashes.filter((hash, at) => digests[at] !== hash) };
  } finally {
    await restored.stop();
  }
}
