import { dayIn } from '../../domain/coupon/moments.ts';
import type { TillAnswer } from '../../domain/counters/till.ts';
import { localeNow } from '../../words/language.ts';
import * as tillWords from '../../words/counters/till.gen.ts';

/** The one word of an answer. */
export const ANSWER_WORDS: Readonly<Record<TillAnswer['state'], () => string>> = {
  valid: tillWords.valid,
  redeemed: tillWords.redeemed,
  undone: tillWords.undone,
  used: tillWords.used,
  'not-yet-valid': tillWords.notYetValid,
  expired: tillWords.expired,
  'switched-off': tillWords.switchedOff,
  'not-this-one': tillWords.notThisOne,
  unknown: tillWords.unknown,
  paused: tillWords.paused,
};

/** When and where a code was used, in the zone in which the customer's page says it. */
export function whenOf({ at, counter, offer }: TillAnswer): string {
  if (at === null) return '';
  const when = momentWords(new Date(at), offer?.timeZone);
  return counter === null ? when : tillWords.usedAt({ when, counter });
}

/** Why a coupon is not valid; null where the word says it all. */
export function reasonOf({ state, reason, offer, at }: TillAnswer): string | null {
  switch (state) {
    case 'used':
      return reason === 'limit' ? tillWords.limitReached() : tillWords.codeOnce();
    case 'not-yet-valid':
      return tillWords.validFrom({ date: offer?.startDate ?? '' });
    case 'expired':
      return tillWords.expiredOn({ date: offer?.expirationDate ?? '' });
    case 'switched-off':
      if (reason === 'coupon') return tillWords.couponOff();
      if (reason === 'replaced') return tillWords.codeReplaced();
      if (at === null) return tillWords.codeOff();
      return tillWords.codeOffAt({ date: dayIn(offer?.timeZone, new Date(at)) });
    case 'not-this-one':
      return tillWords.needsCodeAdvice();
    case 'unknown':
      return tillWords.notYoursAdvice();
    case 'undone':
      return tillWords.undoneAdvice();
    case 'valid':
    case 'redeemed':
    case 'paused':
      return null;
    default:
      return state satisfies never;
  }
}

/** `10:14:07 AM`. */
export function timeWords(at: Date | number): string {
  return new Date(at).toLocaleTimeString(localeNow());
}

/** `0:42`. */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Names the zone where its clock is not the phone's. */
function momentWords(moment: Date, timeZone: string | undefined): string {
  const isOwnClock = moment.toLocaleString() === moment.toLocaleString(undefined, { timeZone });
  const time = moment.toLocaleTimeString(localeNow(), {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    ...(isOwnClock ? {} : { timeZoneName: 'short' }),
  });
  const day = dayIn(timeZone, moment);
  // The hour and its AM or PM stay on one line.
  const unbroken = time.replaceAll(' ', '\u00A0');
  if (day === dayIn(timeZone, new Date())) return tillWords.today({ time: unbroken });
  return `${day}, ${unbroken}`;
}
