/** Converts rows of coupons to the contract's schemas for their owner. */
import type { Project, ProjectSummary, StoredOriginal } from '../../../openapi/schema.gen.ts';
import type { StoredOriginalRow } from './project-media.repository.ts';
import {
  imageAt,
  type ImagePlace,
  type ProjectImageRow,
  type ProjectRow,
  type ProjectSummaryRow,
} from './projects.repository.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import { placedValues, valuesOutsideForm } from '../../../src/domain/coupon/fields/field-places.ts';
import { ownValues } from './coupon-columns.ts';
import { currentRules } from './coupon-preflight.ts';
import { imageName } from './image-names.ts';
import { payloadValuesOf } from './project-facts.ts';
import { lastDaysOf } from './last-days.ts';
import { versionOf } from '../../http/answers/versions.ts';

/** Changes with every change of the coupon; counts do not change it. */
export function projectVersion({ id, updated_at }: Pick<ProjectRow, 'id' | 'updated_at'>): string {
  return versionOf(id, updated_at);
}

/** A coupon as the dashboard lists it. */
export function projectSummaryOf(row: ProjectSummaryRow): ProjectSummary {
  return {
    ...basicsOf(row),
    expirationDate: row.expiration_date,
    timeZone: row.time_zone,
    views: row.views,
    passes: row.passes,
    note: row.note,
    lastDays: lastDaysOf(row.days, new Date()),
    scan: row.code_scan,
    preflight: currentRules(row.preflight),
  };
}

/** A whole coupon; its images have the names that a client may send back (SUBM-08). */
export function projectOf(
  row: ProjectRow,
  images: readonly ProjectImageRow[],
  originals: readonly StoredOriginalRow[],
): Project {
  const nameAt = (platform: ImagePlace['platform'], kind: ImagePlace['kind']) =>
    imageName(imageAt(images, { platform, kind }).media_hash);
  return {
    ...basicsOf(row),
    updatedAt: row.updated_at.toISOString(),
    ...ownValues(row),
    data: row.data,
    editorSource: row.editor_source,
    apple: { stripImage: nameAt('apple', 'strip'), logoImage: nameAt('apple', 'logo') },
    google: { stripImage: nameAt('google', 'strip'), logoImage: nameAt('google', 'logo') },
    rideAlongImage: images.some(({ kind }) => kind === 'rideAlong')
      ? nameAt('none', 'rideAlong')
      : null,
    rideAlongImageEditorSource: row.ride_along_editor_source,
    originals: originalsOf(originals),
    form: wholeForm(row),
  };
}

/** The stored part of the form, plus the coupon's own fields (SUBM-09). */
function wholeForm(row: ProjectRow): Project['form'] {
  const values = { ...COUPON_FORM_DEFAULTS, ...placedValues(payloadValuesOf(row)) };
  return { ...valuesOutsideForm(values), ...row.form };
}

function basicsOf(row: ProjectRow | ProjectSummaryRow) {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    createdAt: row.created_at.toISOString(),
    active: row.active,
    householdsOnly: row.households_only,
    templateId: row.template_id,
    informedImagesId: row.informed_images_id,
  };
}

function originalsOf(originals: readonly StoredOriginalRow[]) {
  return Object.fromEntries(originals.map((row) => [row.place, storedOriginalOf(row)]));
}

/** An original; its data is a name that a client may send back. */
function storedOriginalOf(row: StoredOriginalRow): StoredOriginal {
  const { file_name: name, content_type, bytes: size, media_hash } = row;
  const type = content_type === 'image/jpeg' ? content_type : 'image/png';
  return { name, type, size, data: imageName(media_hash) };
}
