/** What the first screen of every address waits for and remembers; apart, since other constants come later. */

/** How long the wizard waits to read its drafts before it starts without them. */
export const DRAFT_READ_LIMIT_MS = 5_000;

/** How long a page waits for a silent sign-in before it shows the visitor's view (AUTH-01). */
export const SILENT_SIGN_IN_LIMIT_MS = 5_000;

/** The cookie of a browser with an earlier sign-in; its value is 1. The script in `index.html` writes the name again. */
export const SIGN_IN_HINT = 'tearline_signed_in';

/** How long a browser counts as signed in: the provider's default session length (AUTH-01). */
export const SIGN_IN_HINT_MS = 12 * 3_600_000;

/** How long a part of the application may take to arrive (SHELL-12). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** How long the "back online" notice shows (SHELL-16). */
export const NETWORK_BACK_MS = 4_000;
