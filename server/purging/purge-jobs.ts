import { couponTag } from '../http/answers/coupon-tag.ts';
import type { PurgeSettings } from '../configuration/purge-settings.ts';
import { AttemptFailed } from '../jobs/attempt-failed.ts';
import type { JobKind } from '../jobs/due-jobs.ts';
import { purgeQueue, type CachePurge } from '../jobs/queues.ts';
import { purgeRequest } from './purge-request.ts';
import * as purgingWords from '../../src/words/server/purging.gen.ts';

const AT_ONCE = 8;
const ANSWER_MS = 10_000;

/** Removes changed coupons from the shared cache, one call for each change (PUB-11). */
export function purgeJobs(settings: PurgeSettings): JobKind<CachePurge> {
  return {
    queue: purgeQueue,
    atOnce: AT_ONCE,
    attemptMs: ANSWER_MS,
    async attempt({ coupon_id: couponId }, signal) {
      const { url, ...call } = purgeRequest(settings, couponTag(couponId));
      const answer = await fetch(url, { ...call, signal, redirect: 'error' });
      await answer.arrayBuffer();
      if (!answer.ok)
        throw new AttemptFailed(purgingWords.refused({ status: String(answer.status) }), {
          isWorthRetrying: true,
        });
      return { state: 'sent' };
    },
    log: {
      finished: 'A coupon was purged from the shared cache',
      failed: 'A purge was given up; the shared cache asks again within half a minute by itself',
      postponed: 'A coupon was not purged and will be tried again',
      unmarked: 'A purge could not be marked',
      unreadable: 'The purges could not be read',
    },
  };
}
