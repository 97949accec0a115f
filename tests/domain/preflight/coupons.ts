/** Coupons for preflight: a good one, and what a test changes about it. */
import { composeFace } from '../../../src/domain/coupon/coupon-face.ts';
import { formOfTemplate } from '../../../src/domain/coupon/coupon-decisions.ts';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
} from '../../../src/domain/coupon/fields/coupon-form.ts';
import { formFactsOf } from '../../../src/domain/coupon/form-facts.ts';
import { SAVE_TOKEN_MAX } from '../../../src/domain/constants.ts';
import {
  type PreflightMeasures,
  type PreflightSubject,
} from '../../../src/domain/preflight/finding.ts';
import { ANSWERS, DESIGN } from '../../support/wizard-driver.ts';

const NOTHING_MEASURED: PreflightMeasures = {
  smallWords: new Map(),
  faintWords: new Map(),
  logoOutsideCircle: null,
  logoColors: { apple: null, google: null },
};

/** Noon of November 25, 2026 in New York. */
const NOW = new Date('2026-11-25T17:00:00.000Z');

export interface CouponChange {
  readonly form?: Partial<CouponForm>;
  readonly measures?: Partial<PreflightMeasures>;
  readonly crops?: PreflightSubject['crops'];
  readonly linkRoom?: number | null;
}

const GOOD: CouponForm = {
  ...formOfTemplate(COUPON_FORM_DEFAULTS, DESIGN),
  ...ANSWERS.noLogo,
  ...ANSWERS.logo,
  ...ANSWERS.theme,
  ...ANSWERS.details,
  ...ANSWERS.barcode,
  barcodeValue: 'HALFMOON-13',
  expirationDate: '2026-12-31T00:00:00.000Z',
};

export function couponWith({ form, measures, crops, linkRoom }: CouponChange): PreflightSubject {
  const changed = { ...GOOD, ...form };
  const barcodeValue = form?.barcodeValue ?? form?.barcodeInitialValue ?? GOOD.barcodeValue;
  return subjectOf({ ...changed, barcodeValue }, { measures, crops, linkRoom });
}

export function subjectOf(
  form: CouponForm,
  { measures, crops, linkRoom }: { [Key in keyof CouponChange]?: CouponChange[Key] | undefined },
): PreflightSubject {
  return {
    form,
    face: composeFace(formFactsOf(form)),
    crops: crops ?? {},
    measures: { ...NOTHING_MEASURED, ...measures },
    linkRoom: linkRoom === undefined ? SAVE_TOKEN_MAX : linkRoom,
    now: NOW,
  };
}
