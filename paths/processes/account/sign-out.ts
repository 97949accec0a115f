import { expect } from '@playwright/test';
import { DRAFT_READ_LIMIT_MS } from '../../../src/domain/constants.ts';
import { signOutMachine } from '../../../src/machines/auth/sign-out.machine.ts';
import * as signOutWords from '../../../src/words/sign-out.gen.ts';
import type { Hand } from '../kit/kit.ts';
import { does, line, processOf, row, sees, session, start, storage } from '../kit/kit.ts';
import { beginCoupon, STORAGE_BREAKS } from '../drafts/drafts.ts';

/** Accounts of the model, with or without an unfinished coupon. */
const WITH = 'with a draft';
const WITHOUT = 'without drafts';

const begin: Hand = [does.holdClock, storage.watch, session.bring];
/** On the dashboard storage is held, and nobody comes to the provider: its session serves other paths. */
const signOut = row('goes to the dashboard and presses “Logout” in the account’s menu', [
  ...[line.hold('provider'), does.open('/dashboard'), sees.part('heading', 'Your coupons')],
  ...[storage.hold, does.press('Logout', 'link')],
]);
const isOnTheWay = sees.text('Signing you out');

export const signOutProcess = processOf(signOutMachine, 'Signing out', {
  rows: ['AUTH-04', 'WIZ-11'],
  isAlone: true,
  starts: [
    start({ account: WITH }, [begin, beginCoupon(), signOut]),
    start({ account: WITHOUT }, [begin, signOut]),
  ],
  reads: ({ isLeaving }) => ({ isLeaving }),
  steps: {
    'signOut.confirm': does.inDialog('Sign out'),
    'signOut.cancel': does.inDialog('Stay signed in'),
    'done: countDrafts': [
      row('waits until the drafts are counted, and there is one', storage.free, {
        brings: 1,
        when: ({ account }) => account === WITH,
      }),
      row('waits until the drafts are counted, and there is none', storage.free, {
        brings: 0,
        when: ({ account }) => account === WITHOUT,
      }),
    ],
    'error: countDrafts': STORAGE_BREAKS,
    'done: eraseDrafts': row('waits until the unfinished coupon is deleted', [
      storage.free,
      (stage) => expect.poll(() => storage.count(stage)).toBe(0),
    ]),
    'error: eraseDrafts': STORAGE_BREAKS,
    'after: storageLimit': does.passes(
      'waits for storage that does not answer (only the runner can do this)',
      DRAFT_READ_LIMIT_MS,
    ),
  },
  views: {
    counting: isOnTheWay,
    asking: sees.part('dialog', signOutWords.askSignOut()),
    erasing: isOnTheWay,
    decided: sees.no('dialog', signOutWords.askSignOut()),
  },
});
