import {
  DASHBOARD_FAILURES,
  DASHBOARD_QUESTIONS,
  DASHBOARD_SUCCESSES,
} from '../../../src/domain/dashboard/dashboard-messages.ts';
import { draftDiscardMachine } from '../../../src/machines/dashboard/draft-discard.machine.ts';
import * as does from '../../hand/does.ts';
import type { Hand } from '../../hand/hand.ts';
import { holdLocks, letLock, watchLocks } from '../../hand/lock-gate.ts';
import * as sees from '../../hand/sees.ts';
import type { Stage } from '../../hand/stage.ts';
import { breakStorage, freeStorage, holdStorage, watchStorage } from '../../hand/storage-gate.ts';
import { bringSession } from '../../hand/tab-session.ts';
import { processOf } from '../../model/process.ts';
import { ANSWER, BAKERY, beginCoupon } from './drafts.ts';

const { draftDiscarded } = DASHBOARD_SUCCESSES;
const { draftOpenElsewhere, draftNotDiscarded } = DASHBOARD_FAILURES;
const IS_THERE = sees.part('article', /^Draft: /);
const IS_GONE = sees.no('article', /^Draft: /);

async function goOnElsewhere(stage: Stage): Promise<void> {
  const tab = await stage.page.context().newPage();
  await bringSession(stage, tab);
  await tab.goto(`${stage.url}/dashboard`);
  await tab.getByRole('button', { name: /^Draft, continue/ }).click();
  await tab.getByRole('heading', { name: /^Step 1/ }).waitFor();
}

const start: Hand = [
  ...[watchLocks, watchStorage, (stage: Stage) => bringSession(stage)],
  beginCoupon([], does.open('/dashboard'), IS_THERE),
];

export const draftDiscard = processOf({
  name: 'draft-discard',
  title: 'Discarding a draft',
  rows: ['DASH-16'],
  isAlone: true,
  machine: draftDiscardMachine,
  starts: {
    words: `chooses “${ANSWER}” at ${BAKERY}, reads “Saved”, and opens the dashboard`,
    input: undefined,
    hand: start,
  },
  events: {
    'discard.ask': {
      ...does.press(/^Discard draft/),
      payload: { draft: { draftId: 'draft', name: 'Unnamed coupon' } },
    },
    'discard.confirm': { ...does.press('Yes'), hand: [holdLocks, does.press('Yes')] },
    'discard.cancel': {
      words: 'presses “No”, and the draft stays',
      hand: [does.press('No'), IS_THERE],
    },
  },
  actors: {
    discardDraft: {
      done: [
        {
          words: `reads “${draftDiscarded}”, and the draft is gone`,
          brings: true,
          hand: [letLock, sees.text(draftDiscarded), IS_GONE],
        },
        {
          words: `goes on with the draft in another tab meanwhile, and reads “${draftOpenElsewhere}”`,
          brings: false,
          hand: [goOnElsewhere, letLock, sees.text(draftOpenElsewhere)],
        },
      ],
      error: {
        words: `has a browser whose storage breaks, and reads “${draftNotDiscarded}”`,
        brings: new Error('The disk is broken.'),
        hand: [
          ...[holdStorage, letLock, breakStorage, freeStorage],
          ...[sees.text(draftNotDiscarded), IS_THERE],
        ],
      },
    },
  },
  delays: {},
  views: {
    resting: [sees.part('heading', 'Your coupons'), sees.noText(DASHBOARD_QUESTIONS.discardDraft)],
    asking: [
      sees.text(DASHBOARD_QUESTIONS.discardDraft),
      sees.text(DASHBOARD_QUESTIONS.customizationsLost),
    ],
    discarding: sees.busy('button', 'Discarding…'),
  },
});
