import { expect } from '@playwright/test';
import { DRAFT_READ_LIMIT_MS } from '../../../src/domain/constants.ts';
import { signOutMachine } from '../../../src/machines/auth/sign-out.machine.ts';
import * as commonWords from '../../../src/words/common.gen.ts';
import * as does from '../../hand/does.ts';
import type { Hand } from '../../hand/hand.ts';
import * as line from '../../hand/line.ts';
import * as sees from '../../hand/sees.ts';
import { countDrafts, freeStorage, holdStorage, watchStorage } from '../../hand/storage-gate.ts';
import { bringSession } from '../../hand/tab-session.ts';
import { processOf } from '../../model/process.ts';
import { beginCoupon, STORAGE_BREAKS } from '../drafts/drafts.ts';

/** Accounts of the model: whether they have an unfinished coupon. */
const WITH = 'with a draft';
const WITHOUT = 'without drafts';

const begin: Hand = [
  ({ page }) => page.clock.install(),
  watchStorage,
  (stage) => bringSession(stage),
];
/** On the dashboard storage is held, and nobody comes to the provider: its session serves other paths. */
const signOut: Hand = [
  ...[line.hold('provider'), does.open('/dashboard'), sees.part('heading', 'Your coupons')],
  ...[holdStorage, does.press('Logout', 'link')],
];
const isOnTheWay = sees.text('Signing you out');

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
      hand: [begin, beginCoupon([], signOut)],
    },
    {
      words: 'goes to the dashboard and presses “Logout” in the account’s menu',
      input: { account: WITHOUT },
      hand: [begin, signOut],
    },
  ],
  reads: ({ isLeaving }) => ({ isLeaving }),
  events: {
    'signOut.confirm': does.inDialog('Sign out'),
    'signOut.cancel': does.inDialog('Stay signed in'),
  },
  actors: {
    countDrafts: {
      done: [
        {
          words: 'has an unfinished coupon',
          brings: 1,
          when: ({ account }) => account === WITH,
          hand: freeStorage,
        },
        {
          words: 'has no unfinished coupon',
          brings: 0,
          when: ({ account }) => account === WITHOUT,
          hand: freeStorage,
        },
      ],
      error: STORAGE_BREAKS,
    },
    eraseDrafts: {
      done: {
        words: 'waits until the unfinished coupon is deleted',
        hand: [freeStorage, (stage) => expect.poll(() => countDrafts(stage)).toBe(0)],
      },
      error: STORAGE_BREAKS,
    },
  },
  delays: {
    storageLimit: does.passes('waits for storage that does not answer', DRAFT_READ_LIMIT_MS),
  },
  views: {
    counting: isOnTheWay,
    asking: sees.part('dialog', commonWords.askSignOut()),
    erasing: isOnTheWay,
    decided: sees.no('dialog', commonWords.askSignOut()),
  },
});
