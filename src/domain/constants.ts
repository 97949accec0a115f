/** Every number of the product with its unit and row. A number that is not here belongs to one file only. */

/* ---------- uploads (STEP-14, STEP-01, STEP-02, STEP-03) ---------- */

/** Bytes; the largest original image a person may upload (500 KB). */
export const UPLOAD_MAX_BYTES = 512_000;
/** Bytes per "KB" in the size message. */
export const BYTES_PER_KB = 1_024;
/** Pixels; the largest original image by area (24 megapixels). */
export const UPLOAD_MAX_PIXELS = 24_000_000;
/** px; the longest side of an image. A picture of 1 x 24,000,000 px occupies a core for a minute (SAFE-04). */
export const UPLOAD_MAX_SIDE = 10_000;
export const UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;
/** Refused, with an offer to make a copy. HEIC is missing: phones send a JPEG unless a file picker asks for HEIC. */
export const COPIED_TYPES = ['image/webp', 'image/avif', 'image/svg+xml'] as const;

/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle by its left upper corner, in px unless said otherwise. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** px; recommended by the upload screens (STEP-14). */
export const RECOMMENDED_SIZES = {
  appleLogo: { width: 480, height: 150 },
  googleLogo: { width: 150, height: 150 },
  appleStrip: { width: 1125, height: 432 },
  googleStrip: { width: 1032, height: 336 },
  rideAlong: { width: 300, height: 200 },
} as const satisfies Record<string, Size>;

/** px; exported and stored (REND-02). */
export const EXPORT_SIZES = {
  appleLogo: { width: 480, height: 150 },
  googleLogo: { width: 660, height: 660 },
  appleStrip: { width: 1125, height: 432 },
  appleStripNonRetina: { width: 375, height: 144 },
  googleStrip: { width: 1032, height: 336 },
  rideAlong: { width: 600, height: 400 },
  rideAlongMail: { width: 300, height: 200 },
} as const satisfies Record<string, Size>;

/** Bytes; the largest rendered PNG that the services accept (SUBM-08). */
export const RENDERED_IMAGE_MAX_BYTES = 3 * 1_024 * 1_024;

/* ---------- lengths of texts, in characters ---------- */

/** Generic logo (STEP-04). */
export const LOGO_TEXT_MAX = 2;
/** `XXX-XXX-XXXX` (STEP-07). */
export const PHONE_MAX = 12;
/** Name of a coupon on the dashboard (DASH-07). */
export const COUPON_NAME_MAX = 128;
/** Characters of a private note (DASH-19). */
export const COUPON_NOTE_MAX = 500;
export const MERCHANT_NAME_MAX = 128;
export const DESCRIPTION_MAX = 255;
export const TERMS_MAX = 4_000;
export const PROMO_CODE_MAX = 64;
export const WEBSITE_MAX = 2_048;
/** Digits of a Mailer ID (STEP-05). */
export const MAILER_ID_LENGTH = 9;
/** One text token of a design (STEP-11). */
export const STRIP_TEXT_MAX = 120;
/** A keyword's name, its one-line description, and its weight in either direction (ADMK-01). */
export const KEYWORD_NAME_MAX = 64;
/** Keywords of one template (ADMT-01). */
export const TEMPLATE_KEYWORDS_MAX = 20;
/** Meanings of one synonym (BROWSE-14). */
export const SYNONYM_MEANINGS_MAX = 12;
export const KEYWORD_DESCRIPTION_MAX = 500;
export const KEYWORD_WEIGHT_MAX = 1_000_000;
/** Code 128, printable ASCII (STEP-10). */
export const CODE128_MAX = 80;
/** Any barcode value; below the limit of QR and Aztec at medium error correction (STEP-10). */
export const BARCODE_VALUE_MAX = 1_000;
export const BARCODE_ALT_TEXT_MAX = 128;

/** Where Google Wallet truncates a text, in characters (PRE-01). */
export const GOOGLE_TEXT_LIMITS = { provider: 12, issuer: 20, title: 60 } as const;
/** Characters of a save-to-wallet token. Browsers and Google cut longer save links (API-12, PRE-01). */
export const SAVE_TOKEN_MAX = 1_800;

/* ---------- codes for households (SER-01) ---------- */

/** Rows of one list, and codes made at once. */
export const CODE_ROWS_MAX = 1_000_000;
/** Name of a column. */
export const CODE_COLUMN_NAME_MAX = 128;
/** A value of a list that is stored: the barcode's, or of a kept column. */
export const CODE_VALUE_MAX = 256;
/** Rows that are sent at once. */
export const CODE_ROWS_PER_CALL = 5_000;
/** Codes without a list that are made at once. */
export const CODES_MADE_PER_CALL = 20_000;
/** QR codes in one zip (SER-04): larger ones would need another format, and no folder shows more at ease. */
export const CODE_PICTURES_MAX = 50_000;
/** Coupons with codes of their own in one PDF (SER-04). */
export const CODE_SHEETS_MAX = 10_000;
/** Links in one answer (SER-04). */
export const CODE_LINKS_PER_CALL = 2_000;
/** Letters of a scanned text that are sent; no code of ours has as many (`ScannedText` in the contract). */
export const SCANNED_TEXT_MAX = 2_000;
/** How long an import waits before it goes on after a call without an answer. */
export const CODE_IMPORT_RETRY_MS = 5_000;
/** Series of one coupon. */
export const CODE_SERIES_MAX = 100;
/** Codes of one account. */
export const ACCOUNT_CODES_MAX = 10_000_000;

/** Sources of visits that a coupon's owner may list (PUB-12). */
export const SOURCES_MAX = 8;
/** Sources that a coupon ever had: counts of removed ones stay. */
export const SOURCE_NAMES_EVER_MAX = 64;

/* ---------- time, in milliseconds ---------- */

/** How long "copied" shows (SUBM-06, READY-01). */
export const COPIED_FLAG_MS = 2_000;
/** Pause after typing before the barcode updates (WIZ-14). */
export const BARCODE_PAUSE_MS = 1_000;
/** Pause before a design is loaded again (REND-07). */
export const DESIGN_RETRY_MS = 200;
/** Delay before a spinner shows; a shorter wait needs no spinner. */
export const WAIT_SHOWN_MS = 150;
/** Pause after typing before the dashboard is searched (DASH-01). */
export const SEARCH_PAUSE_MS = 300;
/** Pause before the first check of wallet deliveries; doubles with each check (API-11). */
export const WALLET_LOOK_MS = 1_000;
/** The longest pause between checks. */
export const WALLET_LOOK_LONGEST_MS = 15_000;
/** Checks in a row: about two minutes. */
export const WALLET_LOOKS_MAX = 12;

/**
 * How long an export waits for a font, the barcode, or a sign of life from the drawing worker before it fails with a
 * sentence (REND-05). At 10 kB/s, a bad phone network, the largest file, 90 kB, arrives in 9 s.
 */
export const PART_LIMIT_MS = 15_000;

/* ---------- lists ---------- */

/** Default page size of a list (API-02, BROWSE-08). */
export const LIST_PAGE_SIZE = 20;
/** Coupons per request of the dashboard (DASH-01). */
export const DASHBOARD_PAGE_SIZE = 21;
/** Selected coupons from which bulk removal is offered (DASH-08). */
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

/** A write that takes longer has failed. */
export const DRAFT_WRITE_LIMIT_MS = 10_000;
/** Pause before a failed write is repeated. */
export const DRAFT_RETRY_MS = 5_000;
/** How long one lock may take; after that the draft opens without the lock. */
export const DRAFT_LOCK_LIMIT_MS = 2_000;
/** Unopened drafts are deleted after 30 days. */
export const DRAFT_LIFETIME_MS = 30 * 24 * 3_600_000;
/** How long the services promise to remember an idempotency key (API-05): a day. */
export const IDEMPOTENCY_KEY_LIFETIME_MS = 24 * 3_600_000;

/* ---------- counters ---------- */

/** Counters of an account, revoked ones included (TILL-01). */
export const COUNTERS_MAX = 200;
/** Uses of a coupon without codes that its owner may allow (TILL-04). */
export const USES_LIMIT_MAX = 10_000_000;
/** Characters of a counter's name: `name` of `POST /api/v1/counters`. */
export const COUNTER_NAME_MAX = 40;
/** Digits of a counter's PIN (TILL-01). */
export const PIN_LENGTH = 6;
/** How long a use can be undone at its counter (TILL-03). */
export const UNDO_SECONDS = 60;
/** Unknown codes in a minute that pause a counter (TILL-07). */
export const UNKNOWN_CODES_MAX = 20;
/** Wrong PINs of a network that make it wait before the next one (TILL-07). */
export const WRONG_PINS_MAX = 5;
/** How long a counter pauses, or a network waits (TILL-07). */
export const COUNTER_PAUSE_SECONDS = 60;
/**
 * Wrong PINs of a counter in a day from which on each makes all networks wait so many seconds longer. So at most 220
 * are tried in any 24 hours, from however many networks: a stranger who knows the address needs twelve years for all.
 */
export const FREE_WRONG_PINS = 100;
export const WAIT_OF_A_WRONG_PIN = 12;
/** A call of a counter's page that takes longer counts as unanswered (TILL-06): somebody waits. */
export const TILL_CALL_LIMIT_MS = 8_000;
/** How long a counter's page names a code that it has just redeemed and that is still in view (TILL-02). */
export const JUST_REDEEMED_MS = 10_000;
/** How often a counter's page looks for a code in the camera's picture. */
export const CAMERA_EVERY_MS = 120;
/** Pictures without a code after which one that was seen has left; a blurred one or two do not count. */
export const CAMERA_GONE_AFTER = 5;

/* ---------- approval ---------- */

/** Open proofs of an account (APPR-01). */
export const PROOFS_MAX = 20;
/** How long a proof's page is open after it was last shared (APPR-01). */
export const PROOF_LIFETIME_MS = 14 * 24 * 3_600_000;
/** Answers of a proof: anyone with the address can answer, and the owner gets a mail for each answer. */
export const PROOF_ANSWERS_MAX = 100;
/** Characters of an answer's comment (APPR-02). */
export const PROOF_COMMENT_MAX = 2_000;
/** Characters of the name in an answer. */
export const PROOF_NAME_MAX = 80;
/** How often the owner's proof looks for new answers (APPR-03). */
export const ANSWERS_PAUSE_MS = 15_000;

/* ---------- checking passes ---------- */

/** Bytes of a pass that is checked (PRE-07). Passes with photographs have 3 MB. */
export const PASS_FILE_MAX = 20_000_000;
