import { swatchesOf } from '../../src/domain/design/swatches.ts';
import type { Connection, Database } from '../db/database.ts';
import type { MediaStore } from '../media/media-store.ts';
import { storeMedia } from '../media/media.repository.ts';
import {
  addKeyword,
  addSynonyms,
  addTemplate,
  colorsOfTemplates,
  giveThumbnail,
  lockSeeds,
  noteSeed,
  refreshTemplate,
  saveColors,
  savePalette,
  seededHash,
} from './seeds.repository.ts';
import {
  readKeywordThumbnail,
  readSeedCatalogue,
  readSeedFiles,
  readSeenColors,
  type SeedFiles,
  type SeedKeyword,
  type SeedRideAlong,
  type SeedTemplate,
} from './seed-catalogue.ts';
import { saveInformedImages } from './template-administration.repository.ts';
import { paletteOf } from './palette.ts';

/**
 * Seeds the product's colors, keywords, templates and synonyms; safe at every start and for several replicas at once.
 * Changes and removals by administrators stay.
 */
export async function seed(database: Database, media: MediaStore): Promise<void> {
  const catalogue = await readSeedCatalogue();
  const palette = catalogue.colors.map(({ value }) => value);
  if ((await seededHash(database, 'colors')) !== undefined)
    await restorePictures(database, media, catalogue);
  await database.transaction().execute(async (transaction) => {
    await lockSeeds(transaction);
    await saveColors(
      transaction,
      catalogue.colors.map((color, position) => ({ ...color, position })),
    );
    const seeding = { transaction, media, palette };
    await seedPalettes(seeding, catalogue.templates);
    for (const keyword of catalogue.keywords) await seedKeyword(seeding, keyword);
    for (const template of catalogue.templates) await seedTemplate(seeding, template);
    await addSynonyms(transaction, catalogue.synonyms);
  });
}

/** A database may be seeded with an empty media store: when one picture is missing, all are stored. */
async function restorePictures(
  database: Database,
  media: MediaStore,
  { keywords, templates }: Awaited<ReturnType<typeof readSeedCatalogue>>,
): Promise<void> {
  const [first] = templates;
  if (first === undefined) return;
  if ((await media.read((await readSeedFiles(first)).image.hash)) !== null) return;
  for (const template of templates)
    await storeMedia(database, media, picturesOf(await readSeedFiles(template)));
  for (const keyword of keywords)
    await storeMedia(database, media, [await readKeywordThumbnail(keyword)]);
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
async function seedPalettes(
  { transaction, palette }: Seeding,
  templates: readonly SeedTemplate[],
): Promise<void> {
  const list = `${NAMING}: ${palette.join(',')}`;
  if ((await seededHash(transaction, 'colors')) === list) return;
  const ours = new Map(templates.map((template) => [template.id, template]));
  for (const { id, colors, seed_hash } of await colorsOfTemplates(transaction)) {
    const template = seed_hash === null ? undefined : ours.get(id);
    const seen = template === undefined ? colors : await readSeenColors(template);
    await savePalette(transaction, id, paletteOf(palette, seen));
  }
  await noteSeed(transaction, 'colors', list);
}

async function once(
  transaction: Connection,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  if ((await seededHash(transaction, name)) !== undefined) return;
  await work();
  await noteSeed(transaction, name, '');
}

/** Databases from before keyword pictures get the picture too. */
async function seedKeyword({ transaction, media }: Seeding, keyword: SeedKeyword): Promise<void> {
  const { name, description, popular, weight } = keyword;
  await once(transaction, `keyword/${name}`, () =>
    addKeyword(transaction, { name, description, popular, weight, active: true }),
  );
  await once(transaction, `keyword-thumbnail/${name}`, async () => {
    const picture = await readKeywordThumbnail(keyword);
    await storeMedia(transaction, media, [picture]);
    await giveThumbnail(transaction, name, picture.hash);
  });
}

async function seedTemplate(
  { transaction, media, palette }: Seeding,
  template: SeedTemplate,
): Promise<void> {
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
  if (isOurs && rideAlong !== null) await seedRideAlong(transaction, rideAlong);
  await noteSeed(transaction, name, files.hash);
}

async function seedRideAlong(
  transaction: Connection,
  { id, design, image }: SeedRideAlong,
): Promise<void> {
  const editor_source = JSON.stringify(design);
  await saveInformedImages(transaction, {
    id,
    editor_source,
    source_image: null,
    image: image.hash,
  });
}

function rowOf(template: SeedTemplate, files: SeedFiles, palette: readonly string[]) {
  const swatches = files.design.schemes.map((scheme) => ({
    name: scheme.name,
    colors: swatchesOf(scheme),
  }));
  const colors = swatchesOf(files.design.schemes[0]).map((color) => color.slice(1));
  return {
    id: template.id,
    title: template.title,
    description: template.description,
    keywords: [...template.keywords],
    weight: template.weight,
    colors,
    palette: [...paletteOf(palette, files.seen)],
    active: true,
    editable: true,
    informed_images_id: template.informedImages,
    editor_source: JSON.stringify(files.design),
    swatches: JSON.stringify(swatches),
    image: files.image.hash,
    thumbnail: files.thumbnail.hash,
    seed_hash: files.hash,
    created_at: new Date(template.added),
  };
}
