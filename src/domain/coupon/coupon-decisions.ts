/** How one decision in the wizard changes the rest of the coupon form (WIZ-12 to WIZ-14, PREV-04). */
import { type CouponForm, type FormValues, withValues } from './fields/coupon-form.ts';
import { NO_ORIGINAL, type PlatformImages } from './fields/coupon-images.ts';
import { type DesignDocument, schemeNamed, textSlotsOf } from '../design/design-document.ts';
import { withRideAlongDesign } from './ride-along.ts';
import { cardIn, withFollowingCard } from './scheme-card.ts';

/** The initial form of a new coupon: the design's own words in its first or a chosen scheme, with the scheme's card. */
export function formOfTemplate(
  defaults: CouponForm,
  design: DesignDocument,
  { scheme, rideAlong = null }: TemplateChoice = {},
): CouponForm {
  const own = { ...defaults, stripEditorSource: design, ...designValues(design) };
  const name = schemeNamed(design, scheme ?? own.scheme).name;
  const form = { ...own, scheme: name, ...cardIn(design, name) };
  return rideAlong === null ? form : withRideAlongDesign(form, rideAlong);
}

interface TemplateChoice {
  readonly scheme?: string | undefined;
  /** The matching design of a campaign. */
  readonly rideAlong?: DesignDocument | null;
}

/** Whether a coupon has words, a logo or a code of its owner, so that there is something to check (PRE-01). */
export function isBegun(form: CouponForm): boolean {
  const { merchantName, description, barcodeType, logoText, apple, google } = form;
  const words = `${merchantName}${description}${logoText ?? ''}`.trim();
  const logo = apple.logoImage ?? google.logoImage;
  return words !== '' || barcodeType !== 'NONE' || logo !== null;
}

/** The template's own text and scheme for "Reset Design" (PREV-04). */
export function designValues(design: DesignDocument): Pick<CouponForm, 'text' | 'scheme'> {
  return {
    text: Object.fromEntries(textSlotsOf(design).map(({ token, text }) => [token, text])),
    scheme: design.schemes[0].name,
  };
}

/** The form after a screen is submitted; its answers may clear other fields. */
export function withSubmitted(form: CouponForm, values: FormValues): CouponForm {
  const submitted = withValues(form, withFollowingCard(form, values));
  const answered = withRideAlongAnswer(withLogoAnswer(submitted, values), values);
  return typesBarcode(values) ? withBarcodeValue(answered) : answered;
}

/** Whether these values affect `barcodeValue` (WIZ-14). */
export function typesBarcode(values: FormValues): boolean {
  return 'barcodeInitialValue' in values || 'barcodeAltText' in values;
}

/** Sets `barcodeValue` to the typed text, or to the alternate text if that is empty (WIZ-14). */
export function withBarcodeValue(form: CouponForm): CouponForm {
  return withValues(form, {
    barcodeValue: form.barcodeInitialValue.trim() || form.barcodeAltText.trim(),
  });
}

/** Removes a text logo if there are two logo images; else it stays and is drawn (WIZ-12). */
export function withOneLogo(form: CouponForm): CouponForm {
  const hasBothImages = form.apple.logoImage !== null && form.google.logoImage !== null;
  return hasBothImages ? withValues(form, { logoText: null }) : form;
}

function withLogoAnswer(form: CouponForm, { haveLogoImage }: FormValues): CouponForm {
  if (haveLogoImage === 'yes')
    return withPlatforms(form, { logoEditorSource: null, logoEditorSourceId: null });
  if (haveLogoImage === 'no') {
    return withPlatforms(form, { logoImage: null, originalLogo: NO_ORIGINAL });
  }
  return form;
}

function withRideAlongAnswer(form: CouponForm, { haveRideAlongImage }: FormValues): CouponForm {
  if (haveRideAlongImage !== 'no') return form;
  return withValues(form, {
    originalRideAlongImage: NO_ORIGINAL,
    rideAlongImage: null,
  });
}

function withPlatforms(form: CouponForm, images: Partial<PlatformImages>): CouponForm {
  return withValues(form, {
    apple: { ...form.apple, ...images },
    google: { ...form.google, ...images },
  });
}
