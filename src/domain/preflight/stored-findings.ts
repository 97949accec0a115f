/** Preflight of a coupon as the services store it (PRE-01). */
import { type StoredCoupon, storedForm } from '../coupon/stored-form.ts';
import type { Finding, PreflightMeasures } from './finding.ts';
import { PREFLIGHT_RULES, preflightFindings } from './preflight.ts';
import { subjectOf } from './subject.ts';

/** Raised when the rules find something else in the same coupon; the services then look at stored coupons again. */
export const PREFLIGHT_VERSION = 3;

/** The services draw nothing. */
const NOT_MEASURED: PreflightMeasures = {
  smallWords: new Map(),
  faintWords: new Map(),
  logoOutsideCircle: null,
  logoColors: { apple: null, google: null },
};

/** An offer that has ended says so by itself (DASH-14), and its mail has long arrived. */
const STORED_RULES = PREFLIGHT_RULES.filter(({ isOfToday }) => isOfToday !== true);

/** What would disappoint on a phone, today and on any other day; rules that need a drawing find nothing. */
export function storedFindings(coupon: StoredCoupon, now: Date): readonly Finding[] {
  const subject = subjectOf(storedForm(coupon), NOT_MEASURED, now);
  return preflightFindings({ ...subject, crops: coupon.form.crops ?? {} }, STORED_RULES);
}
