/** Dates on which nobody could use the coupon, and a website that phones warn about (PRE-01, STEP-06, STEP-08, STEP-18). */
import * as words from '../../words/preflight.gen.ts';
import { formatDate, normalizeDate } from '../coupon/expiry.ts';
import { isExpired } from '../coupon/offer-phase.ts';
import { isWebsite } from '../coupon/website.ts';
import type { Fault, PreflightFix, PreflightSubject } from './finding.ts';
import { preflightRule } from './preflight-rule.ts';

/** How far ahead a campaign's first day must lie when it is booked, and how long its mail takes. */
const MAIL_DAYS = 3;
const DAY_MS = 86_400_000;

const FAILS = { severity: 'fails' } as const;

export const DATE_RULES = [
  // STEP-08, PUB-03
  preflightRule('dates.past', words.looksAtExpiry, pastFaults, { ...FAILS, isOfToday: true }),
  // STEP-18
  preflightRule('dates.reversed', words.looksAtOrder, reversedFaults, FAILS),
  // campaigns begin two days after booking at the earliest (mail API); STEP-03
  preflightRule('dates.mail', words.looksAtMail, mailFaults, { isOfToday: true }),
  // postal landing addresses are https; STEP-06, PRE-03
  preflightRule('website.http', words.looksAtWebsite, websiteFaults),
];

function pastFaults({ form, face, now }: PreflightSubject): Fault | null {
  if (!isExpired(face.expires?.endsAt ?? null, now) || isReversed(form)) return null;
  return {
    title: words.isOver(),
    reason: words.endedOn({ date: formatDate(form.expirationDate) }),
    cards: ['apple', 'google'],
    place: 'expirationDate',
    fix: laterEnd(form.startDate, now),
  };
}

function reversedFaults({ form, now }: PreflightSubject): Fault | null {
  if (!isReversed(form)) return null;
  const dates = { start: formatDate(form.startDate), end: formatDate(form.expirationDate) };
  return {
    title: words.endsBeforeItBegins(),
    reason: words.nobodyCouldUseIt(dates),
    cards: ['apple', 'google'],
    place: 'expirationDate',
    fix: laterEnd(form.startDate, now),
  };
}

/** Stored dates sort as text. */
function isReversed({ startDate, expirationDate }: PreflightSubject['form']): boolean {
  const start = normalizeDate(startDate);
  const end = normalizeDate(expirationDate);
  return start !== null && end !== null && start > end;
}

function mailFaults({ form, face, now }: PreflightSubject): Fault | null {
  const { expires } = face;
  if (expires === null || form.haveRideAlongImage === null || isReversed(form)) return null;
  if (isExpired(expires.endsAt, now)) return null;
  if (!isExpired(expires.endsAt, new Date(now.getTime() + MAIL_DAYS * DAY_MS))) return null;
  return {
    title: words.endsBeforeTheMail(),
    reason: words.mailTakesDays({ date: expires.display, days: MAIL_DAYS }),
    cards: ['ride-along'],
    place: 'expirationDate',
    fix: laterEnd(form.startDate, now),
  };
}

function websiteFaults({ form: { website } }: PreflightSubject): Fault | null {
  const address = website.trim();
  if (!/^http:\/\//iu.test(address) || !isWebsite(address)) return null;
  const secure = address.replace(/^http:/iu, 'https:');
  return {
    title: words.websiteIsOpen(),
    reason: words.phonesWarn(),
    cards: ['apple', 'google'],
    place: 'website',
    fix: { words: words.useText({ text: secure }), values: { website: secure } },
  };
}

function laterEnd(startDate: string, now: Date): PreflightFix {
  const end = nextMonthsEnd(startDate, now);
  return { words: words.setDate({ date: formatDate(end) }), values: { expirationDate: end } };
}

/** An offer that is set to end later lasts at least this long. */
const LEAST_DAYS = 14;

/** The first last day of a month that is 14 days or more after today and the offer's start; a stored date. */
function nextMonthsEnd(startDate: string, now: Date): string {
  const start = normalizeDate(startDate);
  const from = Math.max(now.getTime(), start === null ? 0 : Date.parse(start));
  const least = new Date(from + LEAST_DAYS * DAY_MS);
  return new Date(Date.UTC(least.getUTCFullYear(), least.getUTCMonth() + 1, 0)).toISOString();
}
