/** Every number of the product with its unit and the row that sets it; a number that is not here belongs to one file. */

/* ---------- uploads (STEP-14, STEP-01, STEP-02, STEP-03) ---------- */

/** Bytes; the largest original image a person may upload (500 KB). */
export const UPLOAD_MAX_BYTES = 512_000;
/** Bytes in one of the "KB" that the size message counts in. */
export const BYTES_PER_KB = 1_024;
/** Pixels; the largest original image by area (24 megapixels). */
export const UPLOAD_MAX_PIXELS = 24_000_000;
/** px; the longest side of an image: a picture of 1 x 24,000,000 px holds a core for a minute (SAFE-04). */
export const UPLOAD_MAX_SIDE = 10_000;
export const UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;
/** Refused, and offered as a copy. HEIC is missing: where a file picker is not asked for it, phones hand out a JPEG. */
export const COPIED_TYPES = ['image/webp', 'image/avif', 'image/svg+xml'] as const;

/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** px; what the upload screens recommend (STEP-14). */
export const RECOMMENDED_SIZES = {
  appleLogo: { width: 480, height: 150 },
  googleLogo: { width: 150, height: 150 },
  appleStrip: { width: 1125, height: 432 },
  googleStrip: { width: 1032, height: 336 },
  rideAlong: { width: 300, height: 200 },
} as const satisfies Record<string, Size>;

/** px; what is exported and stored (REND-02). */
export const EXPORT_SIZES = {
  appleLogo: { width: 480, height: 150 },
  googleLogo: { width: 660, height: 660 },
  appleStrip: { width: 1125, height: 432 },
  appleStripNonRetina: { width: 375, height: 144 },
  googleStrip: { width: 1032, height: 336 },
  rideAlong: { width: 600, height: 400 },
  rideAlongMail: { width: 300, height: 200 },
} as const satisfies Record<string, Size>;

/** Bytes; the largest rendered PNG the services take (SUBM-08). */
export const RENDERED_IMAGE_MAX_BYTES = 3 * 1_024 * 1_024;

/* ---------- lengths of texts, in characters ---------- */

/** Generic logo (STEP-04). */
export const LOGO_TEXT_MAX = 2;
/** `XXX-XXX-XXXX` (STEP-07). */
export const PHONE_MAX = 12;
/** Name of a coupon on the dashboard (DASH-07). */
export const COUPON_NAME_MAX = 128;
export const MERCHANT_NAME_MAX = 128;
export const DESCRIPTION_MAX = 255;
export const TERMS_MAX = 4_000;
export const PROMO_CODE_MAX = 64;
export const WEBSITE_MAX = 2_048;
/** Digits of a Mailer ID (STEP-05). */
export const MAILER_ID_LENGTH = 9;
/** One text token of a design (STEP-11). */
export const STRIP_TEXT_MAX = 120;
/** A keyword's name, one line about it, and its weight in either direction (ADMK-01). */
export const KEYWORD_NAME_MAX = 64;
/** What one synonym may stand for (BROWSE-14). */
export const SYNONYM_MEANINGS_MAX = 12;
export const KEYWORD_DESCRIPTION_MAX = 500;
export const KEYWORD_WEIGHT_MAX = 1_000_000;
/** Code 128, printable ASCII (STEP-10). */
export const CODE128_MAX = 80;
/** Any barcode value; below what QR and Aztec encode at medium error correction (STEP-10). */
export const BARCODE_VALUE_MAX = 1_000;
export const BARCODE_ALT_TEXT_MAX = 128;

/** Where Google Wallet cuts a text, in characters (PRE-01). */
export const GOOGLE_TEXT_LIMITS = { provider: 12, issuer: 20, title: 60 } as const;

/* ---------- time, in milliseconds ---------- */

/** How long "copied" shows (SUBM-06, READY-01). */
export const COPIED_FLAG_MS = 2_000;
/** Rest after typing before the barcode is set (WIZ-14). */
export const BARCODE_PAUSE_MS = 1_000;
/** Before a design is loaded again (REND-07). */
export const DESIGN_RETRY_MS = 200;
/** Before waiting is shown at all: what is over sooner needs no spinner. */
export const WAIT_SHOWN_MS = 150;
/** Rest after typing before the dashboard is searched (DASH-01). */
export const SEARCH_PAUSE_MS = 300;
/** Before what became of saved passes is asked for again, doubled each time (API-11). */
export const WALLET_LOOK_MS = 1_000;
/** The longest of these pauses. */
export const WALLET_LOOK_LONGEST_MS = 15_000;
/** How often it is asked for in a row: for about two minutes. */
export const WALLET_LOOKS_MAX = 12;

/** How long a page waits for a sign-in without a redirect before it shows what a visitor sees (AUTH-01). */
export const SILENT_SIGN_IN_LIMIT_MS = 5_000;
/** How long a browser is taken to be signed in after it last was: as long as the provider's session lasts by default (AUTH-01). */
export const SIGN_IN_HINT_MS = 12 * 3_600_000;

/** How long a part of the application may take to arrive (SHELL-12). */
export const CHUNK_TIMEOUT_MS = 120_000;
/**
 * How long an export waits for a font, for the barcode, or for a next sign of the worker that draws, before it ends in a
 * sentence (REND-05): at 10 kB/s, a bad phone network, the largest of their files, 90 kB, is there in 9 s.
 */
export const PART_LIMIT_MS = 15_000;
/** How long the network's return is said (SHELL-16). */
export const NETWORK_BACK_MS = 4_000;

/* ---------- lists ---------- */

/** Items in a page of a list where no size is asked for (API-02, BROWSE-08). */
export const LIST_PAGE_SIZE = 20;
/** Coupons that the dashboard asks for at once (DASH-01). */
export const DASHBOARD_PAGE_SIZE = 21;
/** Coupons selected before bulk removal is offered (DASH-08). */
export const BULK_REMOVAL_MIN = 2;

/** Terms that the search panel remembers (BROWSE-03). */
export const RECENT_SEARCHES_MAX = 5;
/** Characters of a search: `q` of `GET /api/v1/template`. */
export const SEARCH_TERM_MAX = 200;
/** Keywords that the search panel suggests (BROWSE-02): four rows of three. */
export const SUGGESTED_KEYWORDS_MAX = 12;

/* ---------- previews, in px ---------- */

/** PREV-01. */
export const APPLE_CARD_MAX_WIDTH = 490;
/** PREV-02. */
export const GOOGLE_CARD_MAX_WIDTH = 453;

/* ---------- the wizard ---------- */

/** Changes that can be undone inside a step (WIZ-18). */
export const UNDO_MAX = 100;

/* ---------- drafts (WIZ-11), in milliseconds ---------- */

/** Before "Saving…" shows. */
export const DRAFT_WAIT_SHOWN_MS = 150;
/** After which a write counts as failed. */
export const DRAFT_WRITE_LIMIT_MS = 10_000;
/** Before a failed write is tried again. */
export const DRAFT_RETRY_MS = 5_000;
/** How long the wizard waits for its drafts to be read before it begins without them. */
export const DRAFT_READ_LIMIT_MS = 5_000;
/** How long one lock may take; its draft is then opened without. */
export const DRAFT_LOCK_LIMIT_MS = 2_000;
/** After which a draft that nobody opened again is deleted: 30 days. */
export const DRAFT_LIFETIME_MS = 30 * 24 * 3_600_000;
/** How long the services promise to know an idempotency key (API-05): a day. */
export const IDEMPOTENCY_KEY_LIFETIME_MS = 24 * 3_600_000;
