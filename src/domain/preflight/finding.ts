/** What preflight looks at, and what it finds: facts about a coupon that would disappoint on a phone (PRE-01). */
import type { CouponFace } from '../coupon/coupon-face.ts';
import type { CouponForm, FormValues } from '../coupon/fields/coupon-form.ts';
import type { Crop, Platform } from '../coupon/fields/coupon-images.ts';
import { COUPON_FIELDS, type FieldName, type FieldRow } from '../coupon/fields/coupon-fields.ts';
import type { ScreenName } from '../coupon/fields/screen-names.ts';
import type { ImageSlotName } from '../images/image-slots.ts';

/** A card of the preview. */
export type PreflightCard = Platform | 'ride-along';

/** `fails`: nobody can use the coupon. `disappoints`: it looks or works worse than its maker saw. Neither blocks. */
export type Severity = 'fails' | 'disappoints';

/** A coupon with everything that its rules read. */
export interface PreflightSubject {
  readonly form: CouponForm;
  readonly face: CouponFace;
  /** The visible part of each uploaded image, in px of the original. */
  readonly crops: Crops;
  readonly measures: PreflightMeasures;
  /** Characters that a save link to Google has; null if it names an offer that Google already has. */
  readonly linkRoom: number | null;
  readonly now: Date;
}

type Crops = Readonly<Partial<Record<ImageSlotName, Crop>>>;

/** Facts that only drawing can tell; a missing one finds nothing. */
export interface PreflightMeasures {
  /** Text token → px of the font on a phone, for words of the strip that were set too small (STEP-11). */
  readonly smallWords: ReadonlyMap<string, number>;
  /** Scheme name → labels of the strip's texts that are hard to read in it. */
  readonly faintWords: ReadonlyMap<string, readonly string[]>;
  /** The share of Google's square logo outside its circle that is not ground, 0 to 1; null if unknown. */
  readonly logoOutsideCircle: number | null;
  /** The main colors of each wallet's uploaded logo; null if unknown. */
  readonly logoColors: Readonly<Record<Platform, readonly string[] | null>>;
}

/** A field of the form, or a screen whose fields are pictures. */
export type PreflightPlace = FieldName | ScreenName;

/** The screens that may have the place; a flow has one of them or none. */
export function screensWith(place: PreflightPlace): readonly ScreenName[] {
  const name = fieldOf(place);
  if (name === null) return [place as ScreenName];
  const row: FieldRow = { name, ...COUPON_FIELDS[name] };
  return row.screens ?? [];
}

/** The field to focus; null for a screen. */
export function fieldOf(place: PreflightPlace): FieldName | null {
  return isField(place) ? place : null;
}

function isField(place: PreflightPlace): place is FieldName {
  return Object.hasOwn(COUPON_FIELDS, place);
}

/** One change of the form that mends a finding; the wizard's machine applies it (WIZ-18: it can be undone). */
export interface PreflightFix {
  /** The button's words; they say what the change does. */
  readonly words: string;
  readonly values: FormValues;
}

/** Colors before and after the fix. `ratio` is cut to one decimal place: 4.49 is not 4.5. */
export interface ContrastEvidence {
  readonly kind: 'contrast';
  readonly background: string;
  readonly before: { readonly color: string; readonly ratio: number };
  readonly after: { readonly color: string; readonly ratio: number };
}

/** A text where Google cuts it. */
interface CutEvidence {
  readonly kind: 'cut';
  readonly shown: string;
  readonly lost: string;
}

/** What one rule found at one place of a coupon. */
export interface Fault {
  /** One line that names the fact. */
  readonly title: string;
  /** Why it matters on a phone. */
  readonly reason: string;
  /** The cards that show it. */
  readonly cards: readonly PreflightCard[];
  /** The field where it is changed by hand, or the screen of its picture. */
  readonly place: PreflightPlace;
  readonly evidence?: ContrastEvidence | CutEvidence;
  readonly fix?: PreflightFix;
}

export interface Finding extends Fault {
  readonly rule: string;
  readonly severity: Severity;
  /** Unique among the findings of a coupon. */
  readonly key: string;
}
