import { isUuid } from '../uuid.ts';
import { parseCode } from './code.ts';

/** What a scanned or typed text may mean, the likeliest first. */
export type ScannedMeaning =
  | { readonly kind: 'code'; readonly code: Uint8Array }
  | { readonly kind: 'coupon'; readonly id: string }
  | { readonly kind: 'value'; readonly value: string };

/**
 * Returns what a text may mean: the link of a code or a coupon, a code, or a barcode's value (TILL-02). A link may lack
 * its origin, which does not matter: only coupons of the counter's owner are known.
 */
export function meaningsOf(text: string): readonly ScannedMeaning[] {
  const value = text.trim();
  if (value === '') return [];
  const [, kind, rest = ''] = /^(?:https?:\/\/[^/\s]+)?\/(c|r)\/([^/?#\s]+)/iu.exec(value) ?? [];
  const code = parseCode(kind === undefined ? value : rest);
  const found: ScannedMeaning[] = [];
  if (kind?.toLowerCase() !== 'r' && code !== null) found.push({ kind: 'code', code });
  if (kind?.toLowerCase() === 'r' && isUuid(rest))
    found.push({ kind: 'coupon', id: rest.toLowerCase() });
  found.push({ kind: 'value', value });
  return found;
}
