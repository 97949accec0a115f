/** Whether a pass is still good. */
import * as words from '../../words/verify/checks.gen.ts';
import { formatDate } from '../coupon/expiry.ts';
import type { PassDocument } from './pass-fields.ts';
import { type Check, fact, shortened, textOf } from './report.ts';

/** ISO 8601. Without an offset it is the time of the place where the phone is. */
const DATE =
  /^(?<day>\d{4}-\d{2}-\d{2})(?:T(?<time>\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?)(?<offset>Z|[+-]\d{2}:?\d{2}(?::\d{2})?)?)?$/u;
/** The place where a day ends last. */
const LAST_PLACE = '-12:00';

export function dateChecks(pass: PassDocument, now: Date): readonly Check[] {
  return [endOf(pass['expirationDate'], now), ...appleZoneOf(pass), voidOf(pass)];
}

/** The check of a date on which something ends. */
export function endOf(end: unknown, now: Date): Check {
  if (end === undefined) return fact('ok', words.neverEnds());
  const found = DATE.exec(textOf(end))?.groups;
  const { day = '', time = '23:59', offset = '' } = found ?? {};
  const place = offset === '' ? LAST_PLACE : offset.replace(/^(.\d\d):?(\d\d).*$/u, '$1:$2');
  const last = Date.parse(`${day}T${time.replace(',', '.')}${place}`);
  const shown = { day: formatDate(day), time: time.slice(0, 5) };
  // `Date` takes February 30 for March 2.
  if (shown.day === '' || Number.isNaN(last))
    return fact('bad', words.endIsNoDate(), words.endIs({ text: shortened(end) }));
  const detail =
    offset === ''
      ? words.goodUntilThere(shown)
      : words.goodUntil({ ...shown, offset: offset === 'Z' ? '' : offset });
  if (last <= now.getTime()) return fact('bad', words.isExpired(), detail);
  return fact('ok', words.isNotExpired(), detail);
}

/** Whether a date has an offset. */
export function hasOffset(date: unknown): boolean {
  return DATE.exec(textOf(date))?.groups?.['offset'] !== undefined;
}

/** Apple asks for a date, a time and an offset, and does not say what phones make of less. */
function appleZoneOf({ expirationDate }: PassDocument): readonly Check[] {
  const isWhole = expirationDate === undefined || hasOffset(expirationDate);
  if (isWhole || !DATE.test(textOf(expirationDate))) return [];
  return [fact('warn', words.endHasNoZone(), words.endHasNoZoneMeans())];
}

function voidOf(pass: PassDocument): Check {
  if (pass['voided'] !== true) return fact('ok', words.isNotVoid());
  return fact('bad', words.isVoid(), words.isVoidMeans());
}
