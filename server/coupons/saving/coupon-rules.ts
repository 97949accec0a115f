/** The rules for a coupon to be saved; the same schemas as the wizard's forms (STEP-15). */
import type { NewProject } from '../../../openapi/schema.gen.ts';
import type { PayloadForm } from '../../db/project-tables.ts';
import { barcodeIssue } from '../../../src/domain/coupon/barcode.ts';
import { COUPON_FORM_DEFAULTS } from '../../../src/domain/coupon/fields/coupon-form.ts';
import {
  contradictionsIn,
  placedValues,
  pointerOf,
} from '../../../src/domain/coupon/fields/field-places.ts';
import { issuesOf } from '../../../src/domain/wizard/coupon-form.schema.ts';
import type { DesignDocument } from '../../../src/domain/design/design-document.ts';
import type { FieldFailure } from '../../../src/domain/failures.ts';
import { type FieldIssue, fieldMessageOf } from '../../../src/domain/field-messages.ts';
import { hasInvisible } from '../../../src/domain/plain-text.ts';
import type { ScreenName } from '../../../src/domain/coupon/fields/screen-names.ts';
import { schemesMatch } from '../../../src/domain/design/schemes.ts';
import * as designWords from '../../../src/words/domain/design.gen.ts';

/** A payload with its form, sent or derived. */
export type ProjectWithForm = NewProject & { readonly form: PayloadForm };

/** Returns every fault with a pointer into the payload; empty when the coupon may be saved. */
export function couponFaults(project: ProjectWithForm): readonly FieldFailure[] {
  const screens: ScreenName[] = ['coupon.theme', 'details.business', 'coupon.text'];
  if (project.data.logo !== undefined) screens.push('logo.text');
  if (project.data.strip !== undefined) screens.push('coupon.colors');
  // Clients of an older release send no language.
  const { language } = COUPON_FORM_DEFAULTS;
  const found = issuesOf(screens, { language, ...placedValues(project) });
  return [
    ...contradictionsIn(project),
    ...found.map(({ path, issue }) => ({
      pointer: pointerOf(path),
      detail: fieldMessageOf(issue),
    })),
    ...designFaults(project.editorSource),
  ];
}

/**
 * Returns why the coupon's barcode cannot be drawn, or would be read as another one than is seen; null when it is as it
 * should be, or when there is none. A stored value stays: it is printed.
 */
export function barcodeIssueOf(
  { barcodeType, barcodeValue }: NewProject,
  storedValue: string | undefined,
): FieldIssue | null {
  if (barcodeType === 'NONE') return null;
  if (hasInvisible(barcodeValue) && barcodeValue !== storedValue)
    return { code: 'barcodeInvisible' };
  return barcodeIssue(barcodeType, barcodeValue);
}

function designFaults(design: DesignDocument | null): readonly FieldFailure[] {
  if (design === null || schemesMatch(design.schemes)) return [];
  return [{ pointer: '/editorSource/schemes', detail: designWords.schemeTokenMismatch() }];
}
