/** The columns of the table of fields, and the value that each kind of field holds. */
import type { DesignDocument } from '../../design/design-document.ts';
import type { BarcodeType } from './barcode-types.ts';
import type { OriginalImage, PlatformImages } from './coupon-images.ts';
import type { LogoFont } from './logo-fonts.ts';
import type { ScreenName } from './screen-names.ts';

/** What a field of each kind holds; schemas, restoring and undo go by it. */
export interface ValueOfKind {
  /** `max` characters at most. */
  readonly text: string;
  /** ISO date-time at start of day, UTC, or empty (STEP-08). While it is typed also a text that is no date. */
  readonly date: string;
  /** IANA zone. */
  readonly timeZone: string;
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
  /** The text inside the barcode; follows what was typed, after a pause (WIZ-14). */
  readonly barcodeValue: string;
  /** What was typed as barcode (WIZ-14). */
  readonly typedBarcode: string;
  /** Two characters at most; null where the logo is an image (STEP-04). */
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
  /** The largest count of characters; texts and words alone. */
  readonly max?: number;
  readonly required?: boolean;
  /** A text of several lines. */
  readonly multiline?: true;
  /** The screens that ask for it; a screen shows its fields in the order of this table. */
  readonly screens?: readonly ScreenName[];
  /** What the field is called on its screen and among the details of the coupon. */
  readonly label?: string;
  /** Name of the button that opens the calendar of a date. */
  readonly pick?: string;
  /** JSON Pointer (RFC 6901) into the submit payload; fields without one are sent as images or not at all. */
  readonly place?: `/${string}`;
  /** Shown by previews, page, passes and mails (PREV-06). */
  readonly onFace?: true;
  /** Position among the details on the back of the card (PREV-03). */
  readonly detail?: number;
}

export type AnyCouponField = { readonly [Kind in FieldKind]: CouponField<Kind> }[FieldKind];
