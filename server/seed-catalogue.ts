import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredDesign } from './db/project-tables.ts';

export interface SeedColor {
  readonly value: string;
  readonly description: string;
}
export interface SeedKeyword {
  readonly name: string;
  /** Name of the design whose thumbnail stands beside it. */
  readonly design: string;
  readonly description: string;
  readonly popular: boolean;
  readonly weight: number;
}
export interface SeedTemplate {
  /** Name of the design's files. */
  readonly design: string;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly weight: number;
  /** ISO date-time; the order of "Newest". */
  readonly added: string;
}

export interface SeedCatalogue {
  readonly colors: readonly SeedColor[];
  readonly keywords: readonly SeedKeyword[];
  readonly templates: readonly SeedTemplate[];
}

export interface SeedPicture {
  readonly hash: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly contentType: string;
}

export interface SeedFiles {
  /** Of everything the template is made of. */
  readonly hash: string;
  readonly design: StoredDesign;
  readonly image: SeedPicture;
  readonly thumbnail: SeedPicture;
}

const FOLDER = join(import.meta.dirname, '../designs');

/** What the product comes with; `designs/catalogue.json`. */
export async function readSeedCatalogue(): Promise<SeedCatalogue> {
  return JSON.parse(await readFile(join(FOLDER, 'catalogue.json'), 'utf8')) as SeedCatalogue;
}

/** A template's imported design and its pictures. */
export async function readSeedFiles(template: SeedTemplate): Promise<SeedFiles> {
  const [design, image, thumbnail] = await Promise.all([
    readFile(join(FOLDER, `${template.design}.gen.json`)),
    readFile(join(FOLDER, `${template.design}.png`)),
    readFile(join(FOLDER, 'thumbnails', `${template.design}-1-750.webp`)),
  ]);
  return {
    hash: hashOf(Buffer.from(JSON.stringify(template)), design, image, thumbnail),
    design: JSON.parse(design.toString('utf8')) as StoredDesign,
    image: {
      hash: hashOf(image),
      bytes: image,
      width: 1125,
      height: 432,
      contentType: 'image/png',
    },
    thumbnail: {
      hash: hashOf(thumbnail),
      bytes: thumbnail,
      width: 750,
      height: 288,
      contentType: 'image/webp',
    },
  };
}

/** The small picture beside a suggested keyword. */
export async function readKeywordThumbnail({ design }: SeedKeyword): Promise<SeedPicture> {
  const bytes = await readFile(join(FOLDER, 'thumbnails', `${design}-1-375.webp`));
  return { hash: hashOf(bytes), bytes, width: 375, height: 144, contentType: 'image/webp' };
}

function hashOf(...parts: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
