import type { Pause, TillAnswer } from '../../openapi/schema.gen.ts';
import { formatCode } from '../../src/domain/codes/code.ts';
import { formatDate } from '../../src/domain/coupon/expiry.ts';
import { offerPhase } from '../../src/domain/coupon/offer-phase.ts';
import { NO_COUPON } from '../../src/domain/counters/till.ts';
import * as problemWords from '../../src/words/server/problems.gen.ts';
import { RequestFailure } from '../http/problems/problems.ts';
import type { CounterRow } from './counters.repository.ts';
import type { ScannedCoupon } from './scanned-coupon.repository.ts';
import type { MadeUse } from './redemptions.repository.ts';

/** The answer for a text that means no coupon of the counter's owner. */
export const UNKNOWN: TillAnswer = { ...NO_COUPON, state: 'unknown' };

/** Returns the pause of a counter's phones; null while they work. Wrong PINs never pause them. */
export function pauseOf({ paused_seconds: seconds }: CounterRow): Pause | null {
  return seconds === 0 ? null : { seconds, reason: 'unknown-codes' };
}

export function pausedAnswer(pause: Pause): TillAnswer {
  return { ...NO_COUPON, state: 'paused', pause };
}

/** Returns why the coupon itself cannot be redeemed, whatever its uses; null if it can. */
export function offerRefusal(found: ScannedCoupon, now: Date): TillAnswer | null {
  const facts = factsOf(found);
  const { code } = found;
  if (code === null && found.householdsOnly)
    return { ...NO_COUPON, state: 'not-this-one', offer: facts.offer, reason: 'needs-code' };
  if (code !== null && code.state !== 'active')
    return {
      ...facts,
      state: 'switched-off',
      reason: code.state === 'off' ? 'code' : 'replaced',
      at: code.changedAt?.toISOString() ?? null,
    };
  if (!found.isActive) return { ...facts, state: 'switched-off', reason: 'coupon' };
  const { name: phase } = offerPhase(found, now);
  switch (phase) {
    case 'pending':
      return { ...facts, state: 'not-yet-valid' };
    case 'expired':
      return { ...facts, state: 'expired' };
    case 'valid':
      return null;
    default:
      return phase satisfies never;
  }
}

export function validAnswer(found: ScannedCoupon): TillAnswer {
  return { ...factsOf(found), state: 'valid' };
}

/** The answer for a code that was used, where and when, or for a coupon whose limit is reached, for the last time. */
export function usedAnswer(found: ScannedCoupon, usedAt?: Date | null, counter?: string | null) {
  return {
    ...factsOf(found),
    state: 'used' as const,
    at: usedAt?.toISOString() ?? null,
    counter: counter ?? null,
    reason: found.code === null ? ('limit' as const) : null,
  };
}

/** The answer to a press that redeemed, or whose use is undone. */
export function pressAnswer(found: ScannedCoupon | null, use: MadeUse): TillAnswer {
  return {
    ...(found === null ? NO_COUPON : factsOf(found)),
    code: use.label,
    state: use.undoneAt === null ? 'redeemed' : 'undone',
    at: (use.undoneAt ?? use.usedAt).toISOString(),
    undoSeconds: use.undoneAt === null ? use.undoSeconds : 0,
  };
}

/** Returns the text that names a code, or a coupon without one. */
export function textOf(couponId: string, code: Buffer | null = null): string {
  return code === null ? `/r/${couponId}` : `/c/${formatCode(code)}`;
}

/**
 * Throws `RequestFailure` if a text means something else than this press was answered for. Of the codes with one
 * barcode value another may be next, so the value is enough.
 */
export function refuseOtherText(
  found: ScannedCoupon | null,
  { text, code }: Pick<TillAnswer, 'text' | 'code'>,
): void {
  if (found === null || text === null) return;
  if (text === textOf(found.couponId, found.code?.bytes)) return;
  if (code === null || code !== labelOf(found))
    throw RequestFailure.at('/text', problemWords.pressOfAnotherText());
}

/** Returns the value that people see of a code: its barcode's, or the code itself. */
export function labelOf({ code }: ScannedCoupon): string | null {
  return code === null ? null : (code.value ?? formatCode(code.bytes));
}

function factsOf(found: ScannedCoupon): Omit<TillAnswer, 'state'> {
  const { code, couponId, description, terms, startDate, expirationDate, timeZone } = found;
  return {
    ...NO_COUPON,
    offer: {
      description,
      terms,
      startDate: formatDate(startDate),
      expirationDate: formatDate(expirationDate),
      timeZone,
    },
    text: textOf(couponId, code?.bytes),
    code: labelOf(found),
  };
}
