import { draftDiscardMachine } from '../../../src/machines/dashboard/draft-discard.machine.ts';
import * as dashboardWords from '../../../src/words/dashboard.gen.ts';
import { does, gates, processOf, row, sees, session, type Stage, storage } from '../kit/kit.ts';
import { beginCoupon } from './drafts.ts';

const IS_THERE = sees.part('article', /^Draft: /);
const IS_GONE = sees.no('article', /^Draft: /);

async function goOnElsewhere(stage: Stage): Promise<void> {
  const tab = await session.otherTab(stage);
  await tab.goto(`${stage.url}/dashboard`);
  await tab.getByRole('button', { name: /^Continue draft/ }).click();
  await tab.getByRole('heading', { name: /^Step 1/ }).waitFor();
}

const discards = does.waits('until the draft is discarded', gates.locks.open);
const discardsElsewhere = row('goes on with the draft in another tab meanwhile', [
  goOnElsewhere,
  gates.locks.open,
]);
const storageBreaks = row('has a browser whose storage breaks (only the runner can do this)', [
  ...[storage.hold, gates.locks.open, storage.breakAll, storage.free],
]);

export const draftDiscard = processOf(draftDiscardMachine, 'Discarding a draft', {
  rows: ['DASH-16'],
  isAlone: true,
  starts: row([
    ...[gates.locks.install, storage.watch, session.bring, beginCoupon()],
    ...[does.open('/dashboard'), IS_THERE],
  ]),
  steps: {
    'discard.ask': row(does.press(/^Discard draft/), {
      payload: { draft: { draftId: 'draft', name: 'Unnamed coupon' } },
    }),
    'discard.confirm': row([gates.locks.arm, does.press('Yes')]),
    'discard.cancel': row([does.press('No'), IS_THERE]),
    'done: discardDraft': [
      row([discards, sees.text(dashboardWords.draftDiscarded()), IS_GONE], { brings: true }),
      row([discardsElsewhere, sees.text(dashboardWords.draftOpenElsewhere())], { brings: false }),
    ],
    'error: discardDraft': row(
      [storageBreaks, sees.text(dashboardWords.draftNotDiscarded()), IS_THERE],
      { brings: new Error('The disk is broken.') },
    ),
  },
  views: {
    resting: [sees.part('heading', 'Your coupons'), sees.noText(dashboardWords.askDiscardDraft())],
    asking: [
      sees.text(dashboardWords.askDiscardDraft()),
      sees.text(dashboardWords.customizationsLost()),
    ],
    discarding: sees.busy('button', 'Discarding…'),
  },
});
