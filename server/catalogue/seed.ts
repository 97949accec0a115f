import { sql } from 'kysely';
import type { Connection, Database } from '../db/database.ts';
import { isPassingFault } from '../http/problems/problem-documents.ts';
import type { MediaStore } from '../media/media-store.ts';
import { storeMedia } from '../media/media.repository.ts';
import {
  addSpanish,
  addSynonyms,
  addTemplate,
  lockSeeds,
  noteSeed,
  refreshTemplate,
  saveColors,
  seededHash,
} from './seeds.repository.ts';
import {
  readKeywordThumbnail,
  readSeedCatalogue,
  readSeedFiles,
  readSeenColors,
  type SeedFiles,
  type SeedKeyword,
  type SeedTemplate,
} from './seed-catalogue.ts';
import { saveInformedImages } from './template-administration.repository.ts';
import { paletteOf } from './palette.ts';
import { colorsOf, schemeSwatches } from './template-view.ts';

/** Called for a part of the catalogue that cannot be stored. */
type ReportUnseeded = (name: string, error: unknown) => void;

type Catalogue = Awaited<ReturnType<typeof readSeedCatalogue>>;

/**
 * Seeds the product's colors, keywords, templates and synonyms; safe at every start and for several replicas at once.
 * Changes and removals by administrators stay. What cannot be stored is reported, and left out until the next start.
 */
export async function seed(
  database: Database,
  media: MediaStore,
  onUnseeded: ReportUnseeded = fail,
): Promise<void> {
  const catalogue = await readSeedCatalogue();
  const { colors, keywords, templates, synonyms } = catalogue;
  const palette = colors.map(({ value }) => value);
  await database.transaction().execute(async (transaction) => {
    await lockSeeds(transaction);
    const seeding = { transaction, media, palette };
    const alone = createAlone(seeding, onUnseeded);
    if ((await seededHash(transaction, 'colors')) !== undefined)
      await restorePictures(seeding, catalogue, alone);
    await alone('colors', () =>
      saveColors(
        transaction,
        colors.map((color, position) => ({ ...color, position })),
      ),
    );
    await alone('palettes', () => seedPalettes(seeding, templates));
    for (const keyword of keywords)
      await alone(`keyword ${keyword.name}`, () => seedKeyword(seeding, keyword));
    for (const template of templates)
      await alone(`template ${template.design}`, () => seedTemplate(seeding, template));
    await alone('synonyms', () => addSynonyms(transaction, synonyms));
    await alone('spanish', () => seedSpanish(transaction, catalogue));
  });
}

function fail(_name: string, error: unknown): never {
  throw error;
}

type Alone = (name: string, work: () => Promise<void>) => Promise<void>;

/** Stores a part of the catalogue, or nothing of it and reports it, so that it holds no other part (OBS-03). */
function createAlone({ transaction, media }: Seeding, onUnseeded: ReportUnseeded): Alone {
  return async (name, work) => {
    await sql`savepoint part`.execute(transaction);
    try {
      await work();
    } catch (error) {
      if (isPassingFault(error) || !(await media.check())) throw error;
      await sql`rollback to savepoint part`.execute(transaction);
      onUnseeded(name, error);
    }
  };
}

/** A database may be seeded with an empty media store: when one picture is missing, all are stored. */
async function restorePictures(
  { transaction, media }: Seeding,
  { keywords, templates }: Catalogue,
  alone: Alone,
): Promise<void> {
  const [first] = templates;
  if (first === undefined) return;
  if ((await media.read((await readSeedFiles(first)).image.hash)) !== null) return;
  for (const template of templates)
    await alone(`template ${template.design}`, async () =>
      storeMedia(transaction, media, picturesOf(await readSeedFiles(template))),
    );
  for (const keyword of keywords)
    await alone(`keyword ${keyword.name}`, async () =>
      storeMedia(transaction, media, [await readKeywordThumbnail(keyword)]),
    );
}

function picturesOf({ image, thumbnail, rideAlong }: SeedFiles) {
  return [image, thumbnail, ...(rideAlong === null ? [] : [rideAlong.image])];
}

interface Seeding {
  readonly transaction: Connection;
  readonly media: MediaStore;
  readonly palette: readonly string[];
}

/** Counts the ways in which colors were named; the next one recomputes stored palettes. */
const NAMING = 3;

/** Recomputes the named colors of every template, administrators' included, after a change of the color list. */
async function seedPalettes({ transaction, palette }: Seeding, templates: readonly SeedTemplate[]) {
  const list = `${NAMING}: ${palette.join(',')}`;
  if ((await seededHash(transaction, 'colors')) === list) return;
  const ours = new Map(templates.map((template) => [template.id, template]));
  const stored = transaction.selectFrom('templates').select(['id', 'colors', 'seed_hash']);
  for (const { id, colors, seed_hash } of await stored.execute()) {
    const template = seed_hash === null ? undefined : ours.get(id);
    const seen = template === undefined ? colors : await readSeenColors(template);
    await transaction
      .updateTable('templates')
      .set({ palette: [...paletteOf(palette, seen)] })
      .where('id', '=', id)
      .execute();
  }
  await noteSeed(transaction, 'colors', list);
}

async function once(transaction: Connection, name: string, work: () => Promise<void>) {
  if ((await seededHash(transaction, name)) !== undefined) return;
  await work();
  await noteSeed(transaction, name, '');
}

async function seedKeyword({ transaction, media }: Seeding, keyword: SeedKeyword): Promise<void> {
  const { name, description, popular, weight } = keyword;
  await once(transaction, `keyword/${name}`, async () => {
    const picture = await readKeywordThumbnail(keyword);
    await storeMedia(transaction, media, [picture]);
    const words = { ...spanishKeyword(keyword), description };
    await transaction
      .insertInto('keywords')
      .values({ ...words, popular, weight, active: true, thumbnail: picture.hash })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  });
}

function spanishKeyword({ name, spanish }: SeedKeyword) {
  return { name, spanish_name: spanish.name, spanish_description: spanish.description };
}

function spanishTemplate({ id, title, description, spanish }: SeedTemplate) {
  return {
    id,
    title,
    description,
    spanish_title: spanish.title,
    spanish_description: spanish.description,
    spanish_keywords: [...(spanish.keywords ?? [])],
  };
}

/** Databases from before the Spanish words get them once, for administrators' templates too. */
async function seedSpanish(transaction: Connection, { keywords, templates }: Catalogue) {
  await once(transaction, 'spanish', () =>
    addSpanish(transaction, keywords.map(spanishKeyword), templates.map(spanishTemplate)),
  );
}

async function seedTemplate({ transaction, media, palette }: Seeding, template: SeedTemplate) {
  const name = `template/${template.id}`;
  const files = await readSeedFiles(template);
  const known = await seededHash(transaction, name);
  if (known === files.hash) return;

  const { rideAlong } = files;
  await storeMedia(transaction, media, picturesOf(files));
  const row = rowOf(template, files, palette);
  const isOurs = await (known === undefined
    ? addTemplate(transaction, row)
    : refreshTemplate(transaction, row));
  if (isOurs && rideAlong !== null)
    await saveInformedImages(transaction, {
      id: rideAlong.id,
      editor_source: JSON.stringify(rideAlong.design),
      source_image: null,
      image: rideAlong.image.hash,
    });
  await noteSeed(transaction, name, files.hash);
}

function rowOf(template: SeedTemplate, files: SeedFiles, palette: readonly string[]) {
  return {
    ...spanishTemplate(template),
    keywords: [...template.keywords],
    weight: template.weight,
    colors: colorsOf(files.design),
    palette: [...paletteOf(palette, files.seen)],
    active: true,
    editable: true,
    informed_images_id: template.informedImages,
    editor_source: JSON.stringify(files.design),
    swatches: JSON.stringify(schemeSwatches(files.design)),
    image: files.image.hash,
    thumbnail: files.thumbnail.hash,
    seed_hash: files.hash,
    created_at: new Date(template.added),
  };
}
