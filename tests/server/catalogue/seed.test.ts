import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Database } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { createDiskMediaStore } from '../../../server/media/disk-media-store.ts';
import type { MediaStore } from '../../../server/media/media-store.ts';
import {
  readSeedCatalogue,
  readSeedFiles,
  type SeedTemplate,
} from '../../../server/catalogue/seed-catalogue.ts';
import { seed } from '../../../server/catalogue/seed.ts';
import {
  freshDatabase,
  linkPictures,
  seededDatabase,
  type SeededDatabase,
} from '../../support/database.ts';
import { BAKERY_ID } from '../support/coupon-payload.ts';

let fresh: SeededDatabase;
let database: Database;
let media: MediaStore;
let folder: string;
beforeAll(async () => {
  fresh = await seededDatabase();
  database = openDatabase({ url: fresh.url, connections: 6, onIdleError: () => undefined });
  folder = await mkdtemp(join(tmpdir(), 'tearline-seed-'));
  await linkPictures(fresh.pictures, folder);
  media = createDiskMediaStore(folder);
});
afterAll(async () => {
  await database.destroy();
  await fresh.drop();
  await rm(folder, { recursive: true });
});

async function bakery() {
  return database
    .selectFrom('templates')
    .select(['title', 'seed_hash', 'updated_at', 'informed_images_id'])
    .where('id', '=', BAKERY_ID)
    .executeTakeFirst();
}

/** Changes the bakery's template as if another version of the product had seeded it. */
async function seededEarlier(): Promise<void> {
  await database
    .updateTable('seeds')
    .set({ hash: 'older' })
    .where('name', '=', `template/${BAKERY_ID}`)
    .execute();
}

async function rideAlongOf(id: string | null | undefined) {
  const { editor_source } = await database
    .selectFrom('informed_images')
    .select('editor_source')
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();
  const { objects, width, height } = editor_source.data;
  return { objects: objects.length, width, height };
}

test('several replicas that start at once migrate and seed once @long', async () => {
  const { url, drop } = await freshDatabase();
  onTestFinished(drop);
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const empty = openDatabase({ url, connections: 6, onIdleError: () => undefined });
  await Promise.all([seed(empty, media), seed(empty, media), seed(empty, media)]);
  const templates = await empty
    .selectFrom('templates')
    .select('title')
    .orderBy('created_at')
    .execute();
  const catalogue = await readSeedCatalogue();
  const oldestFirst = catalogue.templates.toSorted((a, b) => a.added.localeCompare(b.added));
  expect(templates).toEqual(oldestFirst.map(({ title }) => ({ title })));
  await empty.destroy();
});

test('a second start changes nothing', async () => {
  const before = await bakery();
  await migrate(fresh.url);
  await seed(database, media);
  expect(await bakery()).toEqual(before);
});

test('[SAFE-05] a seeded database with an empty media store gets its pictures again', async () => {
  const place = await mkdtemp(join(tmpdir(), 'tearline-other-media-'));
  onTestFinished(() => rm(place, { recursive: true }));
  const other = createDiskMediaStore(place);
  await seed(database, other);
  const rows = await database.selectFrom('media').select('hash').execute();
  const found = await Promise.all(rows.map(({ hash }) => other.read(hash)));
  expect(found.filter((bytes) => bytes === null)).toEqual([]);
});

test('[BROWSE-05] searches older templates by a longer list of colors', async () => {
  const palette = async () =>
    database.selectFrom('templates').select(['id', 'palette']).orderBy('id').execute();
  const before = await palette();
  await database.updateTable('seeds').set({ hash: 'F00' }).where('name', '=', 'colors').execute();
  await database.updateTable('templates').set({ palette: [] }).execute();
  await seed(database, media);
  expect(await palette()).toEqual(before);
});

test('[ADMT-09] adds Ride-Along images to an older database', async () => {
  const before = await bakery();
  await database.deleteFrom('informed_images').execute();
  await database
    .updateTable('templates')
    .set({ informed_images_id: null })
    .where('id', '=', BAKERY_ID)
    .execute();
  await seededEarlier();
  await seed(database, media);

  expect(await bakery()).toMatchObject({ informed_images_id: before?.informed_images_id });
  expect(await rideAlongOf(before?.informed_images_id)).toEqual({
    objects: expect.any(Number),
    width: 600,
    height: 400,
  });
});

test('a newer design replaces the seeded one', async () => {
  await seededEarlier();
  await database
    .updateTable('templates')
    .set({ title: 'Older title' })
    .where('id', '=', BAKERY_ID)
    .execute();
  await seed(database, media);
  expect(await bakery()).toMatchObject({ title: 'Bakery: the 13th roll free' });
});

test('[BROWSE-14] an older database gets the Spanish words wherever the English ones still stand', async () => {
  await sql`update keywords set spanish_name = null`.execute(database);
  await sql`update keywords set spanish_name = 'horno' where name = 'bakery'`.execute(database);
  await sql`update templates set spanish_title = null, seed_hash = null`.execute(database);
  await sql`update templates set title = 'Ada’s own' where id = ${BAKERY_ID}`.execute(database);
  await sql`delete from seeds where name = 'spanish'`.execute(database);
  await seed(database, media);
  const { keywords, templates } = await readSeedCatalogue();
  const named = await database.selectFrom('keywords').select(['name', 'spanish_name']).execute();
  expect(new Map(named.map((one) => [one.name, one.spanish_name]))).toEqual(
    new Map(
      keywords.map(({ name, spanish }) => [name, name === 'bakery' ? 'horno' : spanish.name]),
    ),
  );
  const titled = await database.selectFrom('templates').select(['id', 'spanish_title']).execute();
  expect(new Map(titled.map((one) => [one.id, one.spanish_title]))).toEqual(
    new Map(templates.map(({ id, spanish }) => [id, id === BAKERY_ID ? null : spanish.title])),
  );
});

test('leaves templates alone that an administrator changed or removed', async () => {
  await database
    .updateTable('templates')
    .set({ title: 'Ada’s own', seed_hash: null })
    .where('id', '=', BAKERY_ID)
    .execute();
  await seededEarlier();
  const rideAlong = (await bakery())?.informed_images_id;
  await database
    .updateTable('informed_images')
    .set({ editor_source: JSON.stringify({ data: { width: 600, height: 400, objects: [] } }) })
    .where('id', '=', rideAlong ?? '')
    .execute();
  await seed(database, media);
  expect(await bakery()).toMatchObject({ title: 'Ada’s own', seed_hash: null });
  expect(await rideAlongOf(rideAlong)).toMatchObject({ objects: 0 });

  await database.deleteFrom('templates').where('id', '=', BAKERY_ID).execute();
  await seed(database, media);
  expect(await bakery()).toBeUndefined();
});

test('[OBS-03] a template, a keyword and a file that cannot be stored are named; the others are seeded', async () => {
  const { keywords, templates } = await readSeedCatalogue();
  const [one, ...others] = templates.filter(({ id }) => id !== BAKERY_ID);
  const badFile = others.at(-1);
  const badKeyword = keywords[0]?.name ?? '';
  await database.deleteFrom('templates').execute();
  await database.deleteFrom('keywords').execute();
  await database.deleteFrom('seeds').execute();
  await sql`alter table templates add constraint planted check (id <> ${sql.lit(one?.id)})`.execute(
    database,
  );
  await sql`alter table keywords add constraint planted check (name <> ${sql.lit(badKeyword)})`.execute(
    database,
  );
  const { hash } = (await readSeedFiles(badFile as SeedTemplate)).image;
  const store: MediaStore = {
    ...media,
    put: async (name, bytes) => {
      if (name === hash) throw new Error('A file is in the way.');
      await media.put(name, bytes);
    },
  };
  const named: string[] = [];
  await seed(database, store, (name) => named.push(name));
  expect(named).toEqual([
    `keyword ${badKeyword}`,
    `template ${one?.design}`,
    `template ${badFile?.design}`,
  ]);
  const count = async (table: 'templates' | 'keywords') =>
    (await database.selectFrom(table).select('created_at').execute()).length;
  expect(await count('templates')).toBe(templates.length - 2);
  expect(await count('keywords')).toBe(keywords.length - 1);

  await sql`alter table templates drop constraint planted`.execute(database);
  await sql`alter table keywords drop constraint planted`.execute(database);
  await seed(database, media);
  expect([await count('templates'), await count('keywords')]).toEqual([
    templates.length,
    keywords.length,
  ]);
});
