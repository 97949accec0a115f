/** Where a user goes after signing in: only a path of this origin (AUTH-03, AUTH-05). */

const HOME = '/';
const NOWHERE = 'https://tearline.invalid';
/** Pages that only redirect; returning to them would loop. */
const WAYSTATIONS = /^\/(?:login|logout|authentication)(?:\/|$)/;

/** A history entry's state beside its address: that a coupon is copied, and where it was opened (WIZ-05). */
export type ReturnState = Readonly<Record<string, boolean>>;

/** The flags of a history entry, without the router's own and unknown state. */
export function safeReturnState(candidate: unknown): ReturnState {
  if (typeof candidate !== 'object' || candidate === null) return {};
  return Object.fromEntries(
    Object.entries(candidate).filter(
      (entry): entry is [string, boolean] =>
        typeof entry[1] === 'boolean' && !entry[0].startsWith('__'),
    ),
  );
}

/**
 * The path, query and hash of an address on this origin; `/` for everything else.
 * Browsers read `/\x` and `/<tab>/x` as `//x`, another host, so backslashes and control characters are refused.
 */
export function safeReturnAddress(candidate: unknown): string {
  if (typeof candidate !== 'string' || !isPlainPath(candidate)) return HOME;
  if (!URL.canParse(candidate, NOWHERE)) return HOME;
  const url = new URL(candidate, NOWHERE);
  if (url.origin !== NOWHERE || !isPlainPath(url.pathname) || WAYSTATIONS.test(url.pathname))
    return HOME;
  return url.pathname + url.search + url.hash;
}

function isPlainPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !/[\\\p{Cc}]/u.test(text);
}
