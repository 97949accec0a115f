/** Whether a pass is still good. */
import * as words from '../../words/verify/checks.gen.ts';
import { formatDate } from '../coupon/expiry.ts';
import { type PassDocument, shortened, textOf } from './pass-fields.ts';
import type { Check } from './report.ts';

/** W3C: a date, or a date and a time with its offset, which alone names a moment. */
const WITH_OFFSET =
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?<offset>Z|[+-]\d{2}:\d{2})$/u;

export function dateChecks(pass: PassDocument, now: Date): readonly Check[] {
  return [endOf(pass['expirationDate'], now), voidOf(pass)];
}

/** The check of a date on which something ends. */
export function endOf(end: unknown, now: Date): Check {
  if (end === undefined) return { result: 'ok', title: words.neverEnds() };
  const text = textOf(end);
  const offset = WITH_OFFSET.exec(text)?.groups?.['offset'];
  if (offset === undefined || Number.isNaN(Date.parse(text)))
    return {
      result: 'bad',
      title: words.endIsNoDate(),
      detail: words.endIs({ text: shortened(end) }),
    };
  const detail = words.goodUntil({
    ...{ day: formatDate(text), time: text.slice(11, 16) },
    offset: offset === 'Z' ? '' : offset,
  });
  if (Date.parse(text) <= now.getTime()) return { result: 'bad', title: words.isExpired(), detail };
  return { result: 'ok', title: words.isNotExpired(), detail };
}

function voidOf(pass: PassDocument): Check {
  if (pass['voided'] !== true) return { result: 'ok', title: words.isNotVoid() };
  return { result: 'bad', title: words.isVoid(), detail: words.isVoidMeans() };
}
