import type { Database } from '../db/database.ts';
import { isSpanish } from '../../src/words/language.ts';
import type { Claims } from '../identity/verify-token.ts';
import type { MediaStore } from '../media/media-store.ts';
import { existing, RequestFailure } from '../http/problems/problems.ts';
import { listColors } from './colors.repository.ts';
import { findSpanishNames } from './keywords.repository.ts';
import { findMedia } from '../media/media.repository.ts';
import { findTraits, listSimilarTemplates } from './similar-templates.repository.ts';
import { findAdminTemplate, findInformedImages } from './template-administration.repository.ts';
import {
  findTemplate,
  findTemplateBasics,
  type Paging,
  type TemplateRow,
} from './templates.repository.ts';
import { createTemplateSearch, type TemplateQuery } from './template-search.ts';
import { templateSummaryOf, type TemplatePicture } from './template-view.ts';
import { isCallerAdmin } from '../accounts/roles.ts';
import { versionOf } from '../http/answers/versions.ts';

export interface StoredPicture {
  readonly hash: string;
  readonly contentType: string;
  read(): Promise<Buffer>;
}

export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** Colors and templates; only administrators see inactive templates (BROWSE-07). */
export function createCatalogueService(database: Database, media: MediaStore) {
  const templates = createTemplateSearch(database);
  const summariesOf = async (rows: readonly TemplateRow[]) => {
    const names = await namesOfKeywords(database, rows);
    return rows.map((row) => templateSummaryOf(row, names));
  };
  return {
    async colors() {
      const rows = await listColors(database);
      return rows.map(({ value, description, spanish }) => ({
        value,
        description: (isSpanish() ? spanish : null) ?? description,
      }));
    },
    async search(caller: Claims, search: TemplateQuery) {
      const found = await templates.find(search, { withInactive: isCallerAdmin(caller) });
      const { rows, total, isPartial } = found;
      return { items: await summariesOf(rows), total, isPartial };
    },
    /** Lists other templates, those with the most shared keywords and colors first. */
    async similar(caller: Claims, id: string, paging: Paging) {
      const traits = await findTraits(database, id);
      if (traits === undefined || !mayBeSeen(traits, caller)) throw new RequestFailure('not-found');
      const asked = { ...paging, withInactive: isCallerAdmin(caller) };
      const { rows, total } = await listSimilarTemplates(database, traits, asked);
      return { items: await summariesOf(rows), total };
    },
    async template(caller: Claims, id: string) {
      const row = await findTemplate(database, id);
      if (row === undefined || !mayBeSeen(row, caller)) throw new RequestFailure('not-found');
      const names = await namesOfKeywords(database, [row]);
      const template = { ...templateSummaryOf(row, names), editorSource: row.editor_source };
      const words = [template.title, template.description, ...template.keywords];
      return { template, version: versionOf(row.id, row.updated_at, ...words) };
    },
    async picture(caller: Claims | null, id: string, type: TemplatePicture) {
      const row = await findTemplateBasics(database, id);
      if (row === undefined || !mayBeSeen(row, caller)) throw new RequestFailure('not-found');
      const hash = type === 'rideAlong' ? await rideAlongOf(database, row) : row[PLACES[type]];
      return storedPicture(database, media, hash);
    },
    /** Returns the cleaned SVG; for administrators only. */
    async source(caller: Claims | null, id: string) {
      if (caller === null) throw new RequestFailure('unauthorized');
      if (!isCallerAdmin(caller)) throw new RequestFailure('forbidden');
      return existing((await findAdminTemplate(database, id))?.source_image);
    },
    /** Clears the search results that are cached for a few seconds. */
    changed: () => templates.forget(),
  };
}

/** The Spanish names of the templates' keywords; none for a request in English. */
async function namesOfKeywords(database: Database, rows: readonly TemplateRow[]) {
  if (!isSpanish()) return new Map<string, string>();
  return findSpanishNames(
    database,
    rows.flatMap(({ keywords }) => keywords),
  );
}

/** A stored picture; its bytes are read on demand. */
export async function storedPicture(database: Database, media: MediaStore, hash: string) {
  const row = await findMedia(database, hash);
  if (row === undefined) throw new Error('A picture that is referred to was never noted.');
  return {
    hash,
    contentType: row.content_type,
    async read() {
      const bytes = await media.read(hash);
      if (bytes === null) throw new Error('A picture that was noted is not in the media store.');
      return bytes;
    },
  };
}

const PLACES = { strip: 'image', thumbnail: 'thumbnail' } as const;

async function rideAlongOf(
  database: Database,
  { informed_images_id }: { readonly informed_images_id: string | null },
): Promise<string> {
  const design = existing(
    informed_images_id === null
      ? undefined
      : await findInformedImages(database, informed_images_id),
  );
  return design.image;
}

/** Returns whether an entry of the catalogue and its pictures may be seen; inactive ones only by administrators. */
export function mayBeSeen({ active }: { readonly active: boolean }, caller: Claims | null) {
  return active || isCallerAdmin(caller);
}
