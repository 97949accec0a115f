/** The submission's save actor: stores a finished coupon and reports progress (SUBM-01 to SUBM-03). */
import type { ApiClient, LongCall } from '../../api/client.ts';
import { updateCoupon } from '../../api/project-changes.ts';
import { createCoupon, type NewProject } from '../../api/projects.queries.ts';
import { isUnknownId, ServiceFailure } from '../../domain/failures.ts';
import {
  type FinishedCoupon,
  type Receipt,
  replacedBy,
  type SavingReport,
} from '../../machines/submission/submission.machine.ts';
import { reportingActor } from '../actors/reporting-actor.ts';
import { payloadOf, updateOf } from './coupon-payload.ts';
import * as finishWords from '../../words/finish.gen.ts';

/** Nothing is sent before the idempotency key for retries is stored. */
export function couponSaver(client: ApiClient, whenKeyIsStored: () => Promise<void>) {
  return reportingActor<FinishedCoupon, SavingReport>(
    async (coupon, { signal, report }) => {
      await whenKeyIsStored();
      const call: LongCall = {
        signal,
        report: (sending) => report({ type: 'saving.progress', sending }),
      };
      report({ type: 'saving.done', receipt: await unlessLeaving(save(client, coupon, call)) });
    },
    (error) => ({ type: 'saving.failed', error }),
  );
}

/** An existing coupon is replaced under its link; any other is created (SUBM-02). */
function save(client: ApiClient, coupon: FinishedCoupon, call: LongCall): Promise<Receipt> {
  const stored = replacedBy(coupon);
  if (stored === null)
    return createCoupon(client, newPayloadOf(coupon), coupon.idempotencyKey, call);
  return updateCoupon(client, stored, updateOf(coupon, stored), call).catch((reason: unknown) => {
    if (!(reason instanceof ServiceFailure) || !isUnknownId(reason)) throw reason;
    throw new ServiceFailure({ ...reason.failure, detail: finishWords.removedElsewhere() });
  });
}

/** A copy is named after its source (DASH-18). */
function newPayloadOf(coupon: FinishedCoupon): NewProject {
  const { stored } = coupon;
  return { ...payloadOf(coupon), ...(stored !== null && { copyOf: stored.id }) };
}

/** ms after which the page is still open: the user chose to stay, or a download started. */
const STILL_HERE_MS = 3_000;

/** A save that a reload aborts has not failed: the next page repeats it under the same key (SUBM-03, WIZ-11). */
async function unlessLeaving<Value>(saving: Promise<Value>): Promise<Value> {
  let isLeaving = false;
  const note = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', note);
  try {
    return await saving;
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, STILL_HERE_MS));
    throw error;
  } finally {
    window.removeEventListener('beforeunload', note);
  }
}
