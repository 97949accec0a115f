/** What the coupon lends to its Ride-Along image: words and scheme (STEP-03, WIZ-13). */
import type { CouponForm } from './fields/coupon-form.ts';
import { type DesignDocument, type TextSlot, textSlotsOf } from '../design/design-document.ts';
import type { FormValues } from './fields/form-values.ts';
import { ownValue } from '../record.ts';

/** The form of a campaign: with the template's Ride-Along design, in the coupon's scheme where it has that one. */
export function withRideAlongDesign(form: CouponForm, design: DesignDocument): CouponForm {
  return {
    ...form,
    rideAlongImageEditorSource: design,
    rideAlongScheme: hasScheme(design, form.scheme) ? form.scheme : design.schemes[0].name,
  };
}

/** The same values, and with a new coupon scheme the Ride-Along's too, until that was chosen for itself. */
export function withMatchingScheme(form: CouponForm, values: FormValues): FormValues {
  const { scheme } = values;
  const design = form.rideAlongImageEditorSource;
  if (design === null || scheme === undefined || form.rideAlongScheme !== form.scheme)
    return values;
  return hasScheme(design, scheme) ? { ...values, rideAlongScheme: scheme } : values;
}

/** The words of a Ride-Along design, by its tokens: the coupon's under the same label, else under the same token. */
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

/** A token that another text of the Ride-Along asks for by its label is not lent twice. */
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
