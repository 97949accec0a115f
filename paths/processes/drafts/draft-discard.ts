import { draftDiscardMachine } from '../../../src/machines/dashboard/draft-discard.machine.ts';
import type { Hand, Stage } from '../../model/kit.ts';
import { does, locks, processOf, row, sees, storage, session } from '../../model/kit.ts';
import { ANSWER, BAKERY, beginCoupon } from './drafts.ts';
import * as dashboardWords from '../../../src/words/dashboard.gen.ts';

const draftDiscarded = dashboardWords.draftDiscarded();
const draftOpenElsewhere = dashboardWords.draftOpenElsewhere();
const draftNotDiscarded = dashboardWords.draftNotDiscarded();
const IS_THERE = sees.part('article', /^Draft: /);
const IS_GONE = sees.no('article', /^Draft: /);

async function goOnElsewhere(stage: Stage): Promise<void> {
  const tab = await session.otherTab(stage);
  await tab.goto(`${stage.url}/dashboard`);
  await tab.getByRole('button', { name: /^Continue draft/ }).click();
  await tab.getByRole('heading', { name: /^Step 1/ }).waitFor();
}

const start: Hand = [
  ...[locks.install, storage.watch, session.bring],
  beginCoupon([], does.open('/dashboard'), IS_THERE),
];

export const draftDiscard = processOf(draftDiscardMachine, 'Discarding a draft', {
  rows: ['DASH-16'],
  isAlone: true,
  starts: row(`chooses “${ANSWER}” at ${BAKERY}, reads “Saved”, and opens the dashboard`, start),
  events: {
    'discard.ask': row(does.press(/^Discard draft/), {
      payload: { draft: { draftId: 'draft', name: 'Unnamed coupon' } },
    }),
    'discard.confirm': { ...does.press('Yes'), hand: [locks.arm, does.press('Yes')] },
    'discard.cancel': row('presses “No”, and the draft stays', [does.press('No'), IS_THERE]),
  },
  actors: {
    discardDraft: {
      done: [
        row(
          `reads “${draftDiscarded}”, and the draft is gone`,
          [locks.open, sees.text(draftDiscarded), IS_GONE],
          { brings: true },
        ),
        row(
          `goes on with the draft in another tab meanwhile, and reads “${draftOpenElsewhere}”`,
          [goOnElsewhere, locks.open, sees.text(draftOpenElsewhere)],
          { brings: false },
        ),
      ],
      error: row(
        `has a browser whose storage breaks, and reads “${draftNotDiscarded}”`,
        [
          ...[storage.hold, locks.open, storage.breakAll, storage.free],
          ...[sees.text(draftNotDiscarded), IS_THERE],
        ],
        { brings: new Error('The disk is broken.') },
      ),
    },
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
