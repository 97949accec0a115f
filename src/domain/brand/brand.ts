/** An account's brand: what the coupons of one business have in common (KIT-01). */
import {
  COUPON_FIELD_ROWS,
  type FieldRow,
  type FieldsWith,
} from '../coupon/fields/coupon-fields.ts';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
  type FormValues,
  valuesAt,
  withValues,
} from '../coupon/fields/coupon-form.ts';
import { imageAt, type SlottedImage, slotsOf, valuesWithImage } from '../images/image-slots.ts';
import { isSame } from '../same-value.ts';

/** The fields of a coupon that its brand has, from the table's column `ofBrand`. */
export type BrandFields = Pick<CouponForm, FieldsWith<{ readonly ofBrand: true }>>;

/** The slots of a brand's images. */
export type BrandSlot = 'appleLogo' | 'googleLogo';

export interface Brand extends BrandFields {
  /** Without the slots that have no image; empty if the logo is a text. */
  readonly logos: Readonly<Partial<Record<BrandSlot, SlottedImage>>>;
}

export const BRAND_ROWS: readonly FieldRow[] = COUPON_FIELD_ROWS.filter(
  ({ ofBrand }) => ofBrand === true,
);

export const BRAND_SLOTS: readonly BrandSlot[] = slotsOf('logo.upload').filter(
  (slot) => slot === 'appleLogo' || slot === 'googleLogo',
);

/** A brand without anything. */
export const EMPTY_BRAND: Brand = brandOf(COUPON_FORM_DEFAULTS);

/** Returns the brand's fields among any values; a missing one has its default. */
export function brandFieldsOf(values: Readonly<Record<string, unknown>>): BrandFields {
  return Object.fromEntries(
    BRAND_ROWS.map(({ name, initial }) => [name, values[name] ?? initial]),
  ) as unknown as BrandFields;
}

/** Returns the brand of a coupon; of its two kinds of logo only the chosen one (WIZ-12). */
export function brandOf(form: CouponForm): Brand {
  const isText = form.haveLogoImage === 'no';
  const slots = form.haveLogoImage === 'yes' ? BRAND_SLOTS : [];
  const logos = slots.flatMap((slot) => {
    const image = imageAt(form, slot);
    return image.image === null ? [] : [[slot, image] as const];
  });
  return {
    ...brandFieldsOf({ ...form, ...(!isText && { logoText: null }) }),
    logos: Object.fromEntries(logos),
  };
}

/** Returns what a coupon takes from a brand: all that the brand has, and nothing for what it lacks. */
export function valuesOfBrand(form: CouponForm, brand: Brand): FormValues {
  const hasLogo = brand.haveLogoImage !== null;
  const rows = BRAND_ROWS.filter(
    (row) => (hasLogo || !isOfLogo(row)) && (isOfLogo(row) || brand[nameOf(row)] !== ''),
  );
  const fields: FormValues = Object.fromEntries(rows.map((row) => [row.name, brand[nameOf(row)]]));
  return BRAND_SLOTS.reduce((values, slot) => {
    const image = brand.logos[slot];
    if (image === undefined) return values;
    return { ...values, ...valuesWithImage(withValues(form, values), slot, image) };
  }, fields);
}

/** Whether a coupon has already what it would take from this brand; whose pictures need not be read for it. */
export function hasBrand(form: CouponForm, { logos, ...fields }: BrandFields & WithLogos): boolean {
  const values = valuesOfBrand(form, { ...fields, logos: {} });
  const slots = BRAND_SLOTS.filter((slot) => logos[slot] !== undefined);
  return (
    isSame(valuesAt(form, values), values) &&
    slots.every((slot) => imageAt(form, slot).image !== null)
  );
}

interface WithLogos {
  readonly logos: Readonly<Partial<Record<BrandSlot, unknown>>>;
}

/** Whether the last change was a brand's, so that undo takes all of it back (WIZ-18). */
export function isBrandLast({
  past,
}: {
  readonly past: readonly { readonly after: FormValues }[];
}): boolean {
  const { after = {} } = past.at(-1) ?? {};
  return 'merchantName' in after && 'backgroundColor' in after;
}

function isOfLogo({ screens = [] }: FieldRow): boolean {
  return screens.some((screen) => screen.startsWith('logo.'));
}

function nameOf({ name }: FieldRow): keyof BrandFields {
  return name as keyof BrandFields;
}
