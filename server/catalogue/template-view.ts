/** Converts rows of templates to the contract's schemas. */
import type { TemplateSummary } from '../../openapi/schema.gen.ts';
import { swatchesOf } from '../../src/domain/design/swatches.ts';
import { isCallerAdmin } from '../accounts/roles.ts';
import type { Claims } from '../identity/verify-token.ts';
import { isSpanish } from '../../src/words/language.ts';
import type { StoredSwatches } from '../db/catalogue-tables.ts';
import type { StoredDesign } from '../db/project-tables.ts';
import type { AdminTemplateRow, InformedImagesRow } from './template-administration.repository.ts';
import type { TemplateRow } from './templates.repository.ts';

type TemplatePicture = 'strip' | 'thumbnail' | 'rideAlong';

/** The words of a template that a search shows. */
type TemplateWords = Pick<TemplateSummary, 'title' | 'description' | 'keywords'>;

/** A template in a list, in the language of the request; `names` are the Spanish names of its keywords. */
export function templateSummaryOf(row: TemplateRow, names: ReadonlyMap<string, string>) {
  return summaryWith(row, isSpanish() ? spanishWords(row, names) : row);
}

/** English words stand in for Spanish ones that nobody wrote. */
function spanishWords(row: TemplateRow, names: ReadonlyMap<string, string>): TemplateWords {
  const named = row.keywords.flatMap((keyword) => names.get(keyword) ?? []);
  const unnamed = row.keywords.filter((keyword) => !names.has(keyword));
  return {
    title: row.spanish_title ?? row.title,
    description: row.spanish_description ?? row.description,
    keywords: [...named, ...(row.spanish_keywords.length > 0 ? row.spanish_keywords : unnamed)],
  };
}

function summaryWith(row: TemplateRow, words: TemplateWords): TemplateSummary {
  return {
    id: row.id,
    title: words.title,
    description: words.description,
    keywords: words.keywords,
    colors: row.colors,
    active: row.active,
    editable: row.editable,
    weight: row.weight,
    informedImagesId: row.informed_images_id,
    schemes: row.swatches.map(({ name, colors }) => ({ name, colors: [...colors] })),
    image: pictureAddress(row.id, 'strip', row.image),
    thumbnail: pictureAddress(row.id, 'thumbnail', row.thumbnail),
  };
}

/** A template with all fields that administrators edit. */
export function adminTemplateOf(row: AdminTemplateRow, rideAlong: InformedImagesRow | undefined) {
  return {
    ...summaryWith(row, row),
    spanishTitle: row.spanish_title,
    spanishDescription: row.spanish_description,
    spanishKeywords: row.spanish_keywords,
    editorSource: row.editor_source,
    sourceImage: row.source_image,
    rideAlong:
      rideAlong === undefined
        ? null
        : {
            editorSource: rideAlong.editor_source,
            sourceImage: rideAlong.source_image,
            image: pictureAddress(row.id, 'rideAlong', rideAlong.image),
          },
    popularity: row.popularity,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The swatches of each scheme for a tile. */
export function schemeSwatches(design: StoredDesign): readonly StoredSwatches[] {
  return design.schemes.map((scheme) => ({ name: scheme.name, colors: swatchesOf(scheme) }));
}

/** The first scheme's colors without `#`; with every scheme each template would have every color. */
export function colorsOf(design: StoredDesign): string[] {
  return swatchesOf(design.schemes[0]).map((color) => color.slice(1).toUpperCase());
}

function pictureAddress(id: string, type: TemplatePicture, hash: string): string {
  return `/api/v1/media/template/${id}?type=${type}&v=${hash.slice(0, 16)}`;
}

/** Returns whether an entry of the catalogue and its pictures may be seen; inactive ones only by administrators. */
export function mayBeSeen({ active }: { readonly active: boolean }, caller: Claims | null) {
  return active || isCallerAdmin(caller);
}
