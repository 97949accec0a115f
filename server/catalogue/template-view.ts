/** Converts rows of templates to the contract's schemas. */
import type { TemplateSummary } from '../../openapi/schema.gen.ts';
import { swatchesOf } from '../../src/domain/design/swatches.ts';
import type { StoredSwatches } from '../db/catalogue-tables.ts';
import type { StoredDesign } from '../db/project-tables.ts';
import type { AdminTemplateRow, InformedImagesRow } from './template-administration.repository.ts';
import type { TemplateRow } from './templates.repository.ts';

export type TemplatePicture = 'strip' | 'thumbnail' | 'rideAlong';

/** A template in a list. */
export function templateSummaryOf(row: TemplateRow): TemplateSummary {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    keywords: row.keywords,
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
    ...templateSummaryOf(row),
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
