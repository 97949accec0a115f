/** The coupon form: everything a marketer decides in the wizard (STEP-16, product specification §3). */
import type { DesignDocument } from '../design/design-document.ts';
import type { BarcodeType } from './barcode-types.ts';

/** Stored names of the five logo fonts; "Helvetica Neue" is drawn by the bundled Arimo Bold (STEP-04). */
export const LOGO_FONTS = [
  'Helvetica Neue',
  'Domine-Bold',
  'Quicksand-Bold',
  'Caveat-Bold',
  'MontserratAlternates-SemiBold',
] as const;
export type LogoFont = (typeof LOGO_FONTS)[number];

/** The part of an original that is shown, in px of the original as it stands upright. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `#RRGGBB`; shown beyond the original and through it. White where it is left out, as in older coupons. */
  readonly ground?: string;
}

/** What was uploaded, before any crop. `data` is a data URL of at most 512,000 decoded bytes (STEP-14). */
export interface OriginalImage {
  readonly file: { readonly name: string; readonly type: string; readonly size: number } | null;
  readonly data: string | null;
  /** Null as long as nothing was cropped. */
  readonly crop: Crop | null;
  /** `sha256:…` where the services have it already: it is named then, not sent again (SUBM-08). */
  readonly storedName: string | null;
}

/** The wallets a coupon is drawn for. */
export type Platform = 'apple' | 'google';

/** The images of one wallet. `stripImage` and `logoImage` are PNG data URLs at native size. */
export interface PlatformImages {
  readonly stripImage: string | null;
  readonly logoImage: string | null;
  readonly stripEditorSource: DesignDocument | null;
  readonly originalLogo: OriginalImage;
  readonly originalStrip: OriginalImage;
  readonly logoEditorSource: DesignDocument | null;
  readonly logoEditorSourceId: string | null;
}

/** Colors are `#RRGGBB`; empty strings are "not given". */
export interface CouponForm {
  readonly backgroundColor: string;
  readonly foregroundColor: string;
  /** null follows the foreground color (STEP-13). */
  readonly labelColor: string | null;
  readonly barcodeType: BarcodeType;
  readonly scheme: string;
  readonly description: string;
  readonly merchantName: string;
  readonly termsConditions: string;
  readonly barcodeValue: string;
  /** What was typed in "Barcode Field"; `barcodeValue` follows it after a pause (WIZ-14). */
  readonly barcodeInitialValue: string;
  readonly barcodeAltText: string;
  readonly promoCode: string;
  /** `XXX-XXX-XXXX` or empty. */
  readonly phone: string;
  readonly website: string;
  /** ISO date-time at start of day, UTC, or empty (STEP-08); while it is filled in, also a text that is no date. */
  readonly expirationDate: string;
  /** IANA zone in which the offer ends at 23:59:59 of its date (STEP-08). */
  readonly timeZone: string;
  readonly haveCustomArtwork: boolean;
  readonly stripEditorSource: DesignDocument | null;
  readonly logoText: string | null;
  readonly logoFont: LogoFont;
  readonly logoBackgroundColor: string;
  readonly logoTextColor: string;
  readonly haveLogoImage: 'yes' | 'no' | null;
  readonly haveRideAlongImage: 'yes' | 'no' | null;
  /** Text token → words. */
  readonly text: Readonly<Record<string, string>>;
  readonly rideAlongScheme: string;
  readonly rideAlongImage: string | null;
  readonly rideAlongImageEditorSource: DesignDocument | null;
  readonly originalRideAlongImage: OriginalImage;
  /** Nine digits that the post knows the mailer by, or empty (STEP-05). */
  readonly mailerId: string;
  readonly apple: PlatformImages;
  readonly google: PlatformImages;
}

/** Nothing was uploaded. */
export const NO_ORIGINAL: OriginalImage = {
  file: null,
  data: null,
  crop: null,
  storedName: null,
};

const NO_IMAGES: PlatformImages = {
  stripImage: null,
  logoImage: null,
  stripEditorSource: null,
  originalLogo: NO_ORIGINAL,
  originalStrip: NO_ORIGINAL,
  logoEditorSource: null,
  logoEditorSourceId: null,
};

/** The defaults of STEP-16; `timeZone` is the one a configuration may change. */
export const COUPON_FORM_DEFAULTS: CouponForm = {
  backgroundColor: '#5F5F5F',
  foregroundColor: '#FFFFFF',
  labelColor: null,
  barcodeType: 'NONE',
  scheme: 'Default Scheme',
  description: '',
  merchantName: '',
  termsConditions: '',
  barcodeValue: '',
  barcodeInitialValue: '',
  barcodeAltText: '',
  promoCode: '',
  phone: '',
  website: '',
  expirationDate: '',
  timeZone: 'America/New_York',
  haveCustomArtwork: false,
  stripEditorSource: null,
  logoText: null,
  logoFont: 'Helvetica Neue',
  logoBackgroundColor: '#FFFFFF',
  logoTextColor: '#000000',
  haveLogoImage: null,
  haveRideAlongImage: null,
  text: {},
  rideAlongScheme: 'Default Scheme',
  rideAlongImage: null,
  rideAlongImageEditorSource: null,
  originalRideAlongImage: NO_ORIGINAL,
  mailerId: '',
  apple: NO_IMAGES,
  google: NO_IMAGES,
};
