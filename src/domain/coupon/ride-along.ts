/** Words and scheme that the coupon passes to its Ride-Along image (STEP-03, WIZ-13). */
import type { CouponForm, FormValues } from './fields/coupon-form.ts';
import { type DesignDocument, type TextSlot, textSlotsOf } from '../design/design-document.ts';
import { ownValue } from '../record.ts';

/** The form of a campaign: with the template's Ride-Along design, in the coupon's scheme if the design has it. */
export function withRideAlongDesign(form: CouponForm, design: DesignDocument): CouponForm {
  return {
    ...form,
    rideAlongImageEditorSource: design,
    rideAlongScheme: hasScheme(design, form.scheme) ? form.scheme : design.schemes[0].name,
  };
}

/** A new coupon scheme also changes the Ride-Along's scheme, unless the user chose that one separately. */
export function withMatchingScheme(form: CouponForm, values: FormValues): FormValues {
  const { scheme } = values;
  const design = form.rideAlongImageEditorSource;
  if (design === null || scheme === undefined || form.rideAlongScheme !== form.scheme)
    return values;
  return hasScheme(design, scheme) ? { ...values, rideAlongScheme: scheme } : values;
}

/** The words of a Ride-Along design by token: the coupon's words under the same label, else under the same token. */
export function rideAlongWords(
  { stripEditorSource, text }: Pick<CouponForm, 'stripEditorSource' | 'text'>,
  design: DesignDocument,
): Readonly<Record<string, string>> {
  const lenders = stripEditorSource === null ? [] : textSlotsOf(stripEditorSource);
  const slots = textSlotsOf(design);
  const labels = new Set(slots.map(({ label }) => label));
  const words = slots.map((slot) => {
    const lender = lenderOf(slot, lenders, labels);
    return [slot.token, (lender && ownValue(text, lender.token)) ?? slot.text] as const;
  });
  return Object.fromEntries(words);
}

/** A token that matches another Ride-Along text by its label is not used twice. */
function lenderOf(
  { label, token }: TextSlot,
  lenders: readonly TextSlot[],
  labels: ReadonlySet<string>,
): TextSlot | undefined {
  return (
    lenders.find((lender) => lender.label === label) ??
    lenders.find((lender) => lender.token === token && !labels.has(lender.label))
  );
}

function hasScheme(design: DesignDocument, name: string): boolean {
  return design.schemes.some((scheme) => scheme.name === name);
}
