/** A card takes its colors from its picture until one of them is set by hand (STEP-13, STEP-17, BROWSE-12). */
import { type CardColors, firstCardOf } from '../design/card-colors.ts';
import { type DesignDocument, type Hex, schemeNamed } from '../design/design-document.ts';
import { swatchesOf } from '../design/swatches.ts';
import {
  COUPON_FORM_DEFAULTS,
  type CouponForm,
  type FormValues,
  withValues,
} from './fields/coupon-form.ts';
import { withMatchingScheme } from './ride-along.ts';

/** The three colors of a form's card. */
export type FormCard = Pick<CouponForm, keyof CardColors>;

/** Values with what follows a new scheme: the Ride-Along's scheme, and the card while it has the old scheme's colors. */
export function withFollowingCard(form: CouponForm, values: FormValues): FormValues {
  const { stripEditorSource: design, scheme } = form;
  const matching = withMatchingScheme(form, values);
  if (design === null || values.scheme === undefined || !hasCard(form, cardIn(design, scheme)))
    return matching;
  return { ...cardIn(design, values.scheme), ...matching };
}

/** The card beside uploaded artwork, if the form still has the default card or the one that earlier artwork gave. */
export function cardBesideUpload(
  form: CouponForm,
  colors: readonly Hex[],
  earlier: FormCard | undefined,
): FormCard | null {
  const follows = hasCard(form, DEFAULT_CARD) || (earlier !== undefined && hasCard(form, earlier));
  return follows ? cardBeside(colors) : null;
}

/** A design's card in a scheme. */
export function cardIn(design: DesignDocument, scheme: string): FormCard {
  return cardBeside(swatchesOf(schemeNamed(design, scheme)));
}

/** The first suggestion for a picture's colors; the default card beside a picture without colors. */
function cardBeside(colors: readonly Hex[]): FormCard {
  return colors.length === 0 ? DEFAULT_CARD : firstCardOf(colors);
}

function hasCard(form: CouponForm, card: FormCard): boolean {
  return withValues(form, card) === form;
}

const { backgroundColor, foregroundColor, labelColor } = COUPON_FORM_DEFAULTS;
/** The gray of STEP-13; labels have the foreground's color. */
const DEFAULT_CARD = { backgroundColor, foregroundColor, labelColor };
