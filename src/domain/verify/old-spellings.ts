/** Names of Google's reference, and the older spellings that it still takes: `both`, `underReview`, `qrCode`. */
import * as words from '../../words/verify/checks.gen.ts';
import { shortened } from './pass-fields.ts';
import { type Check, fact } from './report.ts';

/** Older spellings that are no camel case of the name. */
const OTHERS: Readonly<Record<string, string>> = {
  qrcode: 'QR_CODE',
  PDF417: 'PDF_417',
  EAN8: 'EAN_8',
  EAN13: 'EAN_13',
};

/** The name that a value means; null if the reference has none. */
export function nameMeant(value: unknown, names: readonly string[]): string | null {
  return (
    names.find((name) => value === name || value === camelCaseOf(name)) ??
    names.find((name) => typeof value === 'string' && OTHERS[value] === name) ??
    null
  );
}

/** A note if a value is an older spelling. */
export function spellingNote(field: string, value: unknown, meant: string): readonly Check[] {
  if (value === meant) return [];
  const title = words.oldSpelling({ field, value: shortened(value), name: meant });
  return [fact('ok', title)];
}

/** `TEMPORARY_PRICE_REDUCTION` as `temporaryPriceReduction`, `ITF_14` as `itf14`. */
function camelCaseOf(name: string): string {
  return name.toLowerCase().replaceAll(/_(.)/gu, (_, letter: string) => letter.toUpperCase());
}
