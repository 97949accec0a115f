import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  appendFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { backUpBeforeMigration } from '../../../server/backup/before-migration.ts';
import { backUp } from '../../../server/backup/backup.ts';
import { describeBackup } from '../../../server/backup/backup-folder.ts';
import { linkFolder } from '../../../server/backup/file-copies.ts';
import { StartFailure } from '../../../server/configuration/start-failure.ts';
import { restore } from '../../../server/backup/restore.ts';
import { compareMedia } from '../../../server/backup/stored-media.ts';
import { openDatabase } from '../../../server/db/database.ts';
import { startEmbeddedPostgres } from '../../../server/db/embedded-postgres.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { withClient } from '../../../server/db/postgres-connection.ts';
import { createDiskMediaStore } from '../../../server/media/disk-media-store.ts';
import { listMedia } from '../../../server/media/media-listing.ts';
import { storeMedia } from '../../../server/media/media.repository.ts';
import { removeUnusedFiles } from '../../../server/unused-files.ts';
import { queryIn } from '../../support/database.ts';
import { shared } from '../../support/shared.ts';
import { temporaryFolder } from '../support/wallet-fixture.ts';

const ROOT = join(import.meta.dirname, '../../..');
const silent = { log: () => undefined };
const run = promisify(execFile);

const place = await temporaryFolder();
const dataDir = join(place, 'data');
const postgres = shared(async () => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir, ...silent });
  return { url, close: () => stop() };
});
beforeAll(() => migrate(postgres.url));
const openHere = () =>
  openDatabase({ url: postgres.url, connections: 1, onIdleError: () => undefined });
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
  const options = { cwd: ROOT, env: environment(other) };
  const { stdout } = await run(process.execPath, ['scripts/restore.ts', folder], options);
  expect(stdout).toMatch(/\d+ pictures: 0 have no file\./);
  const restored = await pictures(other);
  expect(restored.hashes).toEqual(expect.arrayContaining(before));
  expect(restored.changed).toEqual([]);
}, 120_000);

test('[GROW-03] what was changed in a backup is refused in words, and nothing is restored', async () => {
  const folder = join(place, 'small');
  const other = join(place, 'other');
  const there = (path: string) => join(folder, path);
  const PICTURE = `media/ab/ab${'0'.repeat(62)}`;
  const make = async () => {
    await rm(folder, { recursive: true, force: true });
    const checksums = new Map<string, string>();
    for (const path of ['pg/access.json', PICTURE]) {
      await mkdir(join(there(path), '..'), { recursive: true });
      await writeFile(there(path), path);
      checksums.set(path, createHash('sha256').update(path).digest('hex'));
    }
    await describeBackup(folder, { checksums, made: new Date(0) });
    return [...checksums].map(([path, checksum]) => `${checksum}  ${path}\n`);
  };
  const linkInPlaceOf = async (path: string) => {
    await rename(there(path), join(place, 'moved'));
    await symlink(join(place, 'moved'), there(path));
  };
  const sign = async (lines: readonly string[]) => {
    const list = lines.join('');
    await writeFile(there('SHA256SUMS'), list);
    const signed = createHash('sha256').update(list).digest('hex');
    const description = { format: 2, files: lines.length, list: signed };
    await writeFile(there('backup.json'), JSON.stringify(description));
  };
  type Damage = (lines: readonly string[]) => Promise<unknown>;
  const damages: readonly (readonly [Damage, string])[] = [
    [() => linkInPlaceOf(PICTURE), `${PICTURE} is a link`],
    [() => linkInPlaceOf('media/ab'), 'media/ab is a link'],
    [() => linkInPlaceOf('media'), 'media is a link'],
    [() => linkInPlaceOf('SHA256SUMS'), 'SHA256SUMS is a link'],
    [() => writeFile(there('SHA256SUMS'), ''), 'The list SHA256SUMS'],
    [(lines) => writeFile(there('SHA256SUMS'), lines[0] ?? ''), 'The list SHA256SUMS'],
    [() => rm(there('SHA256SUMS')), 'The list SHA256SUMS'],
    [(lines) => sign([...lines, ...lines.slice(0, 1)]), 'names pg/access.json, which'],
    [(lines) => sign([...lines, `${'0'.repeat(64)}  ../out\n`]), 'names ../out, which'],
    [() => writeFile(there('media/stray'), ''), 'The backup has the file media/stray'],
    [() => rm(there(PICTURE)), `The backup lacks the file ${PICTURE}`],
    [() => appendFile(there(PICTURE), ' '), `The file ${PICTURE} of the backup has changed`],
    [() => writeFile(there('backup.json'), '{"format":9}'), 'The backup has format 9'],
    [() => writeFile(there('backup.json'), 'none'), 'The file backup.json'],
    [() => rm(there('backup.json')), `${folder} has no complete backup`],
    [() => rm(folder, { recursive: true }), `${folder} has no complete backup`],
  ];
  for (const [damage, sentence] of damages) {
    const lines = await make();
    await damage(lines);
    const refused = await restore({ folder, dataDir: other }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartFailure);
    expect(String(refused)).toContain(sentence);
    expect((await readdir(place)).filter((name) => name.startsWith('other'))).toEqual([]);
    await rm(join(place, 'moved'), { recursive: true, force: true });
  }
  await make();
  await symlink(place, other);
  await expect(restore({ folder, dataDir: other })).rejects.toThrow('a restore cannot replace');
  await expect(restore({ folder, dataDir })).rejects.toThrow('has files. Move it away');
  await expect(backUp({ dataDir, url: postgres.url, folder, media: 'copied' })).rejects.toThrow(
    'has files. Name a new folder for the backup.',
  );
});

test('[GROW-03] a backup that fails leaves no folder, so that its name is free for the next', async () => {
  const folder = join(place, 'half');
  const link = join(dataDir, 'media', 'elsewhere');
  await mkdir(join(dataDir, 'media'), { recursive: true });
  await symlink(place, link);
  const failed = backUp({ dataDir, url: postgres.url, folder, media: 'copied' });
  await expect(failed).rejects.toThrow(`${link} is a link`);
  await rm(link);
  expect(await readdir(place)).not.toContain('half');
});

test('[GROW-03] no picture is removed between the copies of the database and of the media', async () => {
  const media = createDiskMediaStore(join(dataDir, 'media'));
  const database = openHere();
  const old = picture();
  await storeMedia(database, media, [old]);
  const sweep = () => removeUnusedFiles({ database, media }, new Date(Date.now() + 7_200_000));
  const folder = join(place, 'swept');
  const backingUp = backUp({ dataDir, url: postgres.url, folder, media: 'copied' });
  await expect.poll(() => readdir(folder)).toContain('pg');
  await sweep();
  expect(await media.read(old.hash)).toEqual(old.bytes);
  await backingUp;
  await sweep();
  expect(await media.read(old.hash)).toBeNull();
  await database.destroy();
});

test('[GROW-03] media that cannot have a second name are copied', async () => {
  const checksums = new Map<string, string>();
  const copy = { from: '/proc/sys/kernel/random', into: join(place, 'apart'), as: 'media' };
  await linkFolder(copy, checksums);
  expect([...checksums.keys()]).toContain('media/boot_id');
});

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
  const older = [1, 2, 3].map((day) => `2026-01-0${day}T0Z-before-000${day}`);
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
  const own = join(dataDir, 'backups', backups[2] ?? '');
  const list = await readFile(join(own, 'SHA256SUMS'), 'utf8');
  const names = await readdir(join(own, 'media'), { recursive: true });
  const files = names.filter((name) => name.includes('/'));
  expect([...list.matchAll(/ {2}media\//gu)]).toHaveLength(files.length);
  await restore({ folder: own, dataDir: other });
  expect((await pictures(other)).changed).toEqual([]);
}, 120_000);

test('[GROW-03] the doctor names pictures without a file and files without a row', async () => {
  const media = createDiskMediaStore(join(dataDir, 'media'));
  const database = openHere();
  const query = queryIn(database);
  try {
    const lost = picture();
    const young = picture();
    const used = picture();
    const stray = picture();
    await storeMedia(database, media, [lost, young, used]);
    await media.remove([lost.hash, young.hash, used.hash]);
    await media.put(stray.hash, stray.bytes);
    await query`update media set noted_at = now() - interval '2 hours' where hash = ${lost.hash}`;
    await query`insert into keywords (name, description, thumbnail)
      values ('bread', '', ${used.hash})`;
    const compare = () => compareMedia(database, listMedia({ s3: null, dataDir }), new Date());
    const compared = await compare();
    expect(new Set(compared.missing)).toEqual(new Set([lost.hash, used.hash]));
    expect(compared.unknown).toEqual([stray.hash]);

    // A backup from before a migration has the tables of its release.
    await query`alter table media rename column noted_at to later`;
    await query`alter table stored_passes rename to later_passes`;
    const earlier = await compare();
    await query`alter table media rename column later to noted_at`;
    await query`alter table later_passes rename to stored_passes`;
    expect(new Set(earlier.missing)).toEqual(new Set([lost.hash, young.hash, used.hash]));
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
  const database = openHere();
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
