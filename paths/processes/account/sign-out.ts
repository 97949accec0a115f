import { expect } from '@playwright/test';
import { DRAFT_READ_LIMIT_MS } from '../../../src/domain/constants.ts';
import * as commonWords from '../../../src/words/common.gen.ts';
import { signOutMachine } from '../../../src/machines/auth/sign-out.machine.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import type { Stage } from '../../hand/stage.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { CALLS } from '../../hand/calls.ts';
import {
  breakStorage,
  countDrafts,
  freeStorage,
  holdStorage,
  watchStorage,
} from '../../hand/storage-gate.ts';
import { bringSession } from '../../hand/tab-session.ts';

/** Accounts of the model: whether they have an unfinished coupon. */
const WITH = 'with a draft';
const WITHOUT = 'without drafts';

/** On the dashboard storage is held, and nobody comes to the provider: its session serves other paths. */
async function signOut(stage: Stage): Promise<void> {
  const { page, url, network } = stage;
  await network.hold(CALLS.provider);
  await page.goto(`${url}/dashboard`);
  await page.getByRole('heading', { name: 'Your coupons' }).waitFor();
  await holdStorage(stage);
  await page.getByRole('link', { name: 'Logout' }).first().click();
}

async function begin(stage: Stage): Promise<void> {
  await stage.page.clock.install();
  await watchStorage(stage);
  await bringSession(stage, stage.page);
}

const press =
  (name: string): Hand =>
  async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };

const isOnTheWay: View = (sight) => sight.reads('Signing you out');

const STORAGE_BREAKS = [
  {
    words: 'has a browser whose storage breaks',
    brings: () => new Error('AbortError'),
    hand: breakStorage,
  },
];

export const signOutProcess = processOf({
  name: 'sign-out',
  title: 'Signing out',
  rows: ['AUTH-04', 'WIZ-11'],
  isAlone: true,
  machine: signOutMachine,
  starts: [
    {
      words:
        'begins a coupon from a design, reads “Saved”, goes to the dashboard and presses “Logout” in the account’s menu',
      input: { account: WITH },
      hand: async (stage) => {
        const { page, url } = stage;
        await begin(stage);
        await page.goto(`${url}/create/${BAKERY_ID}`);
        await page.getByRole('radio', { name: 'No, make one from text' }).check();
        await page.getByText('Saved', { exact: true }).waitFor();
        await signOut(stage);
      },
    },
    {
      words: 'goes to the dashboard and presses “Logout” in the account’s menu',
      input: { account: WITHOUT },
      hand: async (stage) => {
        await begin(stage);
        await signOut(stage);
      },
    },
  ],
  reads: ({ isLeaving }) => ({ isLeaving }),
  events: {
    'signOut.confirm': [{ words: 'presses “Sign out”', hand: press('Sign out') }],
    'signOut.cancel': [{ words: 'presses “Stay signed in”', hand: press('Stay signed in') }],
  },
  actors: {
    countDrafts: {
      done: [
        {
          words: 'has an unfinished coupon',
          brings: () => 1,
          when: ({ account }) => account === WITH,
          hand: freeStorage,
        },
        {
          words: 'has no unfinished coupon',
          brings: () => 0,
          when: ({ account }) => account === WITHOUT,
          hand: freeStorage,
        },
      ],
      error: STORAGE_BREAKS,
    },
    eraseDrafts: {
      done: [
        {
          words: 'waits until the unfinished coupon is deleted',
          hand: async (stage) => {
            await freeStorage(stage);
            await expect.poll(() => countDrafts(stage)).toBe(0);
          },
        },
      ],
      error: STORAGE_BREAKS,
    },
  },
  delays: {
    storageLimit: {
      words: 'waits for storage that does not answer',
      hand: ({ page }) => page.clock.fastForward(DRAFT_READ_LIMIT_MS),
    },
  },
  views: {
    counting: isOnTheWay,
    asking: (sight) => sight.sees('dialog', commonWords.askSignOut()),
    erasing: isOnTheWay,
    decided: (sight) => sight.misses('dialog', commonWords.askSignOut()),
  },
});
