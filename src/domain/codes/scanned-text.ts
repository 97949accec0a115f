import { readableValue } from '../plain-text.ts';
import { isUuid } from '../uuid.ts';
import { parseCode } from './code.ts';

/** What a scanned or typed text may mean, the likeliest first. */
export type ScannedMeaning =
  | { readonly kind: 'code'; readonly code: Uint8Array }
  | { readonly kind: 'coupon'; readonly id: string }
  | { readonly kind: 'value'; readonly value: string };

/**
 * Returns what a text may mean: the link of a code or a coupon, a code, or a barcode's value (TILL-02). A link may lack
 * its origin, which does not matter: only coupons of the counter's owner are known. Values are stored as they are seen; an
 * old one that is not is in print, and a scanner reads what is printed.
 */
export function meaningsOf(text: string): readonly ScannedMeaning[] {
  const value = readableValue(text.trim());
  if (value === '') return [];
  const [, kind, rest = ''] = /^(?:https?:\/\/[^/\s]+)?\/(c|r)\/([^/?#\s]+)/iu.exec(value) ?? [];
  const code = parseCode(kind === undefined ? value : rest);
  const found: ScannedMeaning[] = [];
  if (kind?.toLowerCase() !== 'r' && code !== null) found.push({ kind: 'code', code });
  if (kind?.toLowerCase() === 'r' && isUuid(rest))
    found.push({ kind: 'coupon', id: rest.toLowerCase() });
  for (const one of new Set([value, text.trim()])) found.push({ kind: 'value', value: one });
  return found;
}
