import { expect } from '@playwright/test';
import {
  DASHBOARD_FAILURES,
  DASHBOARD_QUESTIONS,
  DASHBOARD_SUCCESSES,
} from '../../../src/domain/dashboard/dashboard-messages.ts';
import { DRAFT_WORDS } from '../../../src/domain/wizard/draft-messages.ts';
import { draftDiscardMachine } from '../../../src/machines/dashboard/draft-discard.machine.ts';
import { holdLocks, letLock, watchLocks } from '../../hand/lock-gate.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import type { Stage } from '../../hand/stage.ts';
import { breakStorage, freeStorage, holdStorage, watchStorage } from '../../hand/storage-gate.ts';
import { bringSession } from '../../hand/tab-session.ts';
import { type Hand, processOf } from '../../model/process.ts';

const cards = ({ page }: Stage) => page.getByRole('article', { name: /^Draft: / });

async function leaveDraft(stage: Stage): Promise<void> {
  const { page, url } = stage;
  await watchLocks(stage);
  await watchStorage(stage);
  await bringSession(stage, page);
  await page.goto(`${url}/create/${BAKERY_ID}`);
  await page.getByRole('radio', { name: 'No, make one from text' }).check();
  await page.getByText(DRAFT_WORDS.saved, { exact: true }).waitFor();
  await page.goto(`${url}/dashboard`);
  await cards(stage).waitFor();
}

async function goOnElsewhere(stage: Stage): Promise<void> {
  const tab = await stage.page.context().newPage();
  await bringSession(stage, tab);
  await tab.goto(`${stage.url}/dashboard`);
  await tab.getByRole('button', { name: /^Draft, continue/ }).click();
  await tab.getByRole('heading', { name: /^Step 1/ }).waitFor();
}

const press =
  (name: string | RegExp): Hand =>
  async ({ page }) => {
    await page.getByRole('button', { name }).click();
  };

/** The page says so, and the draft is there or not. */
async function ends(stage: Stage, words: string, count: number): Promise<void> {
  await stage.page.getByText(words).waitFor();
  await expect(cards(stage)).toHaveCount(count);
}

export const draftDiscard = processOf({
  name: 'draft-discard',
  title: 'Discarding a draft',
  rows: ['DASH-16'],
  isAlone: true,
  machine: draftDiscardMachine,
  starts: [
    {
      words: `chooses “No, make one from text” at /create/${BAKERY_ID}, reads “Saved”, and opens the dashboard`,
      input: undefined,
      hand: leaveDraft,
    },
  ],
  reads: () => ({}),
  events: {
    'discard.ask': [
      {
        words: 'presses “Discard draft”',
        payload: { draft: { draftId: 'draft', name: 'Unnamed coupon' } },
        hand: press(/^Discard draft/),
      },
    ],
    'discard.confirm': [
      {
        words: 'presses “Yes”',
        hand: async (stage) => {
          await holdLocks(stage);
          await press('Yes')(stage);
        },
      },
    ],
    'discard.cancel': [
      {
        words: 'presses “No”, and the draft stays',
        hand: async (stage) => {
          await press('No')(stage);
          await expect(cards(stage)).toHaveCount(1);
        },
      },
    ],
  },
  actors: {
    discardDraft: {
      done: [
        {
          words: `reads “${DASHBOARD_SUCCESSES.draftDiscarded}”, and the draft is gone`,
          brings: () => true,
          hand: async (stage) => {
            await letLock(stage);
            await ends(stage, DASHBOARD_SUCCESSES.draftDiscarded, 0);
          },
        },
        {
          words: `goes on with the draft in another tab meanwhile, and reads “${DASHBOARD_FAILURES.draftOpenElsewhere}”`,
          brings: () => false,
          hand: async (stage) => {
            await goOnElsewhere(stage);
            await letLock(stage);
            await stage.page.getByText(DASHBOARD_FAILURES.draftOpenElsewhere).waitFor();
          },
        },
      ],
      error: [
        {
          words: `has a browser whose storage breaks, and reads “${DASHBOARD_FAILURES.draftNotDiscarded}”`,
          brings: () => new Error('The disk is broken.'),
          hand: async (stage) => {
            await holdStorage(stage);
            await letLock(stage);
            await breakStorage(stage);
            await freeStorage(stage);
            await ends(stage, DASHBOARD_FAILURES.draftNotDiscarded, 1);
          },
        },
      ],
    },
  },
  delays: {},
  views: {
    resting: async (sight) => {
      await sight.sees('heading', 'Your coupons');
      await sight.readsNo(DASHBOARD_QUESTIONS.discardDraft);
    },
    asking: async (sight) => {
      await sight.reads(DASHBOARD_QUESTIONS.discardDraft);
      await sight.reads(DASHBOARD_QUESTIONS.customizationsLost);
    },
    discarding: (sight) => sight.seesBusy('button', 'Discarding…', true),
  },
});
