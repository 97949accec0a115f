/** The columns of the field table, and the value type of each kind of field. */
import type { DesignDocument } from '../../design/design-document.ts';
import type { Language } from '../../../words/language.ts';
import type { BarcodeType } from './barcode-types.ts';
import type { OriginalImage, PlatformImages } from './coupon-images.ts';
import type { LogoFont } from './logo-fonts.ts';
import type { ScreenName } from './screen-names.ts';

/** The value type of each kind; schemas, restoring and undo use it. */
export interface ValueOfKind {
  /** `max` characters at most. */
  readonly text: string;
  /** ISO date-time at start of day, UTC, or empty (STEP-08). During typing also a text that is no date. */
  readonly date: string;
  /** IANA zone. */
  readonly timeZone: string;
  readonly language: Language;
  /** `XXX-XXX-XXXX` or empty (STEP-07). */
  readonly phone: string;
  readonly website: string;
  /** Nine digits or empty (STEP-05). */
  readonly mailerId: string;
  /** `#RRGGBB`. */
  readonly color: string;
  /** `#RRGGBB`; null follows the foreground color (STEP-13). */
  readonly optionalColor: string | null;
  /** Name of a color scheme of the design. */
  readonly scheme: string;
  /** Text token to words (STEP-11). */
  readonly words: Readonly<Record<string, string>>;
  readonly barcodeType: BarcodeType;
  /** The text inside the barcode; follows the typed text after a pause (WIZ-14). */
  readonly barcodeValue: string;
  /** The typed barcode (WIZ-14). */
  readonly typedBarcode: string;
  /** At most two characters; null if the logo is an image (STEP-04). */
  readonly logoText: string | null;
  readonly logoFont: LogoFont;
  readonly answer: 'yes' | 'no' | null;
  readonly flag: boolean;
  readonly design: DesignDocument | null;
  /** PNG data URL at native size. */
  readonly image: string | null;
  readonly original: OriginalImage;
  readonly platformImages: PlatformImages;
}

export type FieldKind = keyof ValueOfKind;

/** One row. `Kind` decides the type of `initial`. */
interface CouponField<Kind extends FieldKind> {
  readonly kind: Kind;
  readonly initial: ValueOfKind[Kind];
  /** The largest count of characters; only for texts and words. */
  readonly max?: number;
  readonly required?: boolean;
  /** A text of several lines. */
  readonly multiline?: true;
  /** The screens that ask for the field; a screen shows its fields in table order. */
  readonly screens?: readonly ScreenName[];
  /** The field's name on its screen, and in the coupon's details in the coupon's language. */
  readonly label?: (language?: Language) => string;
  /** The name in the details, if recipients read another one (STEP-18). */
  readonly detailLabel?: (language?: Language) => string;
  /** Name of the button that opens the date's calendar. */
  readonly pick?: () => string;
  /** JSON Pointer (RFC 6901) into the submit payload; fields without one are sent as images or not at all. */
  readonly place?: `/${string}`;
  /** Shown by previews, page, passes and mails (PREV-06). */
  readonly onFace?: true;
  /** The account's brand has it: coupons of one business share its value (KIT-01). */
  readonly ofBrand?: true;
  /** Position among the details on the back of the card (PREV-03). */
  readonly detail?: number;
}

export type AnyCouponField = { readonly [Kind in FieldKind]: CouponField<Kind> }[FieldKind];
