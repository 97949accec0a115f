import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/database.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { createDiskMediaStore } from '../../../server/media/disk-media-store.ts';
import type { MediaStore } from '../../../server/media/media-store.ts';
import {
  readSeedCatalogue,
  readSeedFiles,
  type SeedTemplate,
} from '../../../server/catalogue/seed-catalogue.ts';
import { seed } from '../../../server/catalogue/seed.ts';
import { freshDatabase } from '../../support/database.ts';
import { BAKERY_ID } from '../support/coupon-payload.ts';
import { sharedServices } from '../support/services-fixture.ts';
import { temporaryFolder } from '../support/wallet-fixture.ts';

const services = sharedServices();
const again = () => seed(services.database, services.media);

interface Template {
  readonly title: string;
  readonly seed_hash: string | null;
  readonly informed_images_id: string | null;
}

async function bakery(): Promise<Template | undefined> {
  const [template] = await services.query<Template>`select title, seed_hash, updated_at,
    informed_images_id from templates where id = ${BAKERY_ID}`;
  return template;
}

/** Changes the bakery's template as if another version of the product had seeded it. */
const seededEarlier = () =>
  services.query`update seeds set hash = 'older' where name = ${`template/${BAKERY_ID}`}`;

function rideAlongOf(id: string | null | undefined) {
  return services.query`select jsonb_array_length(editor_source #> '{data,objects}') as objects,
      editor_source #> '{data,width}' as width, editor_source #> '{data,height}' as height
    from informed_images where id = ${id}`;
}

test('several replicas that start at once migrate and seed once @long', async () => {
  const { url } = await freshDatabase();
  await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const empty = openDatabase({ url, connections: 6, onIdleError: () => undefined });
  await Promise.all([1, 2, 3].map(() => seed(empty, services.media)));
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
  await migrate(services.databaseUrl);
  await again();
  expect(await bakery()).toEqual(before);
});

test('[SAFE-05] a seeded database with an empty media store gets its pictures again', async () => {
  const other = createDiskMediaStore(await temporaryFolder());
  await seed(services.database, other);
  const rows = await services.query<{ hash: string }>`select hash from media`;
  const found = await Promise.all(rows.map(({ hash }) => other.read(hash)));
  expect(found.filter((bytes) => bytes === null)).toEqual([]);
});

test('[BROWSE-05] searches older templates by a longer list of colors', async () => {
  const palette = () => services.query`select id, palette from templates order by id`;
  const before = await palette();
  await services.query`update seeds set hash = 'F00' where name = 'colors'`;
  await services.query`update templates set palette = '{}'`;
  await again();
  expect(await palette()).toEqual(before);
});

test('[ADMT-09] adds Ride-Along images to an older database', async () => {
  const before = await bakery();
  await services.query`delete from informed_images`;
  await services.query`update templates set informed_images_id = null where id = ${BAKERY_ID}`;
  await seededEarlier();
  await again();

  expect(await bakery()).toMatchObject({ informed_images_id: before?.informed_images_id });
  const drawn = { objects: expect.any(Number), width: 600, height: 400 };
  expect(await rideAlongOf(before?.informed_images_id)).toEqual([drawn]);
});

test('a newer design replaces the seeded one', async () => {
  await seededEarlier();
  await services.query`update templates set title = 'Older title' where id = ${BAKERY_ID}`;
  await again();
  expect(await bakery()).toMatchObject({ title: 'Bakery: the 13th roll free' });
});

test('[BROWSE-14] an older database gets the Spanish words wherever the English ones still stand', async () => {
  await services.query`update keywords set spanish_name = null`;
  await services.query`update keywords set spanish_name = 'horno' where name = 'bakery'`;
  await services.query`update templates set spanish_title = null, seed_hash = null`;
  await services.query`update templates set title = 'Ada’s own' where id = ${BAKERY_ID}`;
  await services.query`delete from seeds where name = 'spanish'`;
  await again();
  const { keywords, templates } = await readSeedCatalogue();
  const pairs = (rows: readonly { key: string; spanish: string | null }[]) =>
    new Map(rows.map(({ key, spanish }) => [key, spanish]));
  const named = services.query<{ key: string; spanish: string }>`select name as key,
    spanish_name as spanish from keywords`;
  expect(pairs(await named)).toEqual(
    new Map(
      keywords.map(({ name, spanish }) => [name, name === 'bakery' ? 'horno' : spanish.name]),
    ),
  );
  const titled = services.query<{ key: string; spanish: string }>`select id as key,
    spanish_title as spanish from templates`;
  expect(pairs(await titled)).toEqual(
    new Map(templates.map(({ id, spanish }) => [id, id === BAKERY_ID ? null : spanish.title])),
  );
});

test('leaves templates alone that an administrator changed or removed', async () => {
  await services.query`update templates set title = 'Ada’s own', seed_hash = null
    where id = ${BAKERY_ID}`;
  await seededEarlier();
  const rideAlong = (await bakery())?.informed_images_id;
  const empty = JSON.stringify({ data: { width: 600, height: 400, objects: [] } });
  await services.query`update informed_images set editor_source = ${empty} where id = ${rideAlong}`;
  await again();
  expect(await bakery()).toMatchObject({ title: 'Ada’s own', seed_hash: null });
  expect(await rideAlongOf(rideAlong)).toMatchObject([{ objects: 0 }]);

  await services.query`delete from templates where id = ${BAKERY_ID}`;
  await again();
  expect(await bakery()).toBeUndefined();
});

test('[OBS-03] a template, a keyword and a file that cannot be stored are named; the others are seeded', async () => {
  const { keywords, templates } = await readSeedCatalogue();
  const [one, ...others] = templates.filter(({ id }) => id !== BAKERY_ID);
  const badFile = others.at(-1);
  const badKeyword = keywords[0]?.name ?? '';
  for (const table of ['templates', 'keywords', 'seeds'])
    await services.query`delete from ${sql.table(table)}`;
  await services.query`alter table templates
    add constraint planted check (id <> ${sql.lit(one?.id)})`;
  await services.query`alter table keywords
    add constraint planted check (name <> ${sql.lit(badKeyword)})`;
  const { hash } = (await readSeedFiles(badFile as SeedTemplate)).image;
  const store: MediaStore = {
    ...services.media,
    put: async (name, bytes) => {
      if (name === hash) throw new Error('A file is in the way.');
      await services.media.put(name, bytes);
    },
  };
  const named: string[] = [];
  await seed(services.database, store, (name) => named.push(name));
  expect(named).toEqual([
    `keyword ${badKeyword}`,
    `template ${one?.design}`,
    `template ${badFile?.design}`,
  ]);
  const counts = async () => [
    (await services.query`select from templates`).length,
    (await services.query`select from keywords`).length,
  ];
  expect(await counts()).toEqual([templates.length - 2, keywords.length - 1]);

  await services.query`alter table templates drop constraint planted`;
  await services.query`alter table keywords drop constraint planted`;
  await again();
  expect(await counts()).toEqual([templates.length, keywords.length]);
});
