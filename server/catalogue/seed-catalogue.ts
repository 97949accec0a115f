import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXPORT_SIZES, type Size } from '../../src/domain/constants.ts';
import type { StoredDesign } from '../db/project-tables.ts';

type SeedCatalogue = Awaited<ReturnType<typeof readSeedCatalogue>>;
/** `design` names the one that gives the keyword its thumbnail. */
export type SeedKeyword = SeedCatalogue['keywords'][number];
/**
 * `design` names its folder, `informedImages` its Ride-Along design (ADMT-09; null without one), and `added` orders
 * "Newest". Its Spanish keywords are those that are not in the list of keywords.
 */
export type SeedTemplate = SeedCatalogue['templates'][number];

export type SeedFiles = Awaited<ReturnType<typeof readSeedFiles>>;

const FOLDER = join(import.meta.dirname, '../../designs');

/** The seeded catalogue, with the synonyms of typed words, nearest first. */
export async function readSeedCatalogue() {
  const json = { with: { type: 'json' } } as const;
  const { default: catalogue } = await import('../../designs/catalogue.json', json);
  const { default: synonyms } = await import('../../designs/synonyms.json', json);
  return { ...catalogue, synonyms };
}

/** A template's imported designs and their pictures. */
export async function readSeedFiles(template: SeedTemplate) {
  const { design: name } = template;
  const [seen, design, image, thumbnail, rideAlong] = await Promise.all([
    readSeenColors(template),
    readFile(join(FOLDER, `${name}/strip.gen.json`)),
    readPicture(`${name}/strip.png`, EXPORT_SIZES.appleStrip, 'image/png'),
    readPicture(`${name}/thumbnails/1-750.webp`, { width: 750, height: 288 }, 'image/webp'),
    readRideAlong(template),
  ]);
  const pictures = [image, thumbnail].map(({ bytes }) => bytes);
  const words = Buffer.from(JSON.stringify(template));
  return {
    /** Of all parts of the template. */
    hash: hashOf(words, Buffer.from(seen.join()), design, ...pictures, ...(rideAlong?.parts ?? [])),
    seen,
    design: designIn(design),
    image,
    thumbnail,
    /** Null without one. */
    rideAlong,
  };
}

/** The colors that `npm run designs` found in the template's picture, hexadecimal without `#`. */
export async function readSeenColors({ design }: SeedTemplate): Promise<readonly string[]> {
  const file = await readFile(join(FOLDER, 'colors.gen.json'), 'utf8');
  const colors = JSON.parse(file) as Readonly<Record<string, readonly string[]>>;
  return (colors[design] ?? []).map((color) => color.slice(1));
}

async function readRideAlong({ design: name, informedImages }: SeedTemplate) {
  if (informedImages === null) return null;
  const [design, image] = await Promise.all([
    readFile(join(FOLDER, `${name}/ride-along.gen.json`)),
    readPicture(`${name}/ride-along.png`, EXPORT_SIZES.rideAlong, 'image/png'),
  ]);
  return { id: informedImages, design: designIn(design), image, parts: [design, image.bytes] };
}

function designIn(file: Buffer): StoredDesign {
  return JSON.parse(file.toString('utf8')) as StoredDesign;
}

/** The small picture beside a suggested keyword. */
export function readKeywordThumbnail({ design }: SeedKeyword) {
  return readPicture(`${design}/thumbnails/1-375.webp`, { width: 375, height: 144 }, 'image/webp');
}

async function readPicture(file: string, size: Size, contentType: string) {
  const bytes = await readFile(join(FOLDER, file));
  return { hash: hashOf(bytes), bytes, ...size, contentType };
}

function hashOf(...parts: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
