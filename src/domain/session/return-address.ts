/** Where somebody goes after signing in: a path of this origin and nothing else (AUTH-03, AUTH-05). */

const HOME = '/';
const NOWHERE = 'https://tearline.invalid';
/** Pages that only send people on; coming back to them would go round in circles. */
const WAYSTATIONS = /^\/(?:login|logout|authentication)(?:\/|$)/;

/** What a history entry says beside its address: that a coupon is copied, where it was opened from (WIZ-05). */
export type ReturnState = Readonly<Record<string, boolean>>;

/** The flags of a history entry; the router's own notes and everything else stay behind. */
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
