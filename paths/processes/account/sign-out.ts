import { expect } from '@playwright/test';
import { DRAFT_READ_LIMIT_MS } from '../../../src/domain/constants.ts';
import { signOutMachine } from '../../../src/machines/auth/sign-out.machine.ts';
import * as signOutWords from '../../../src/words/sign-out.gen.ts';
import type { Hand } from '../../model/kit.ts';
import { does, line, processOf, row, sees, start, storage, session } from '../../model/kit.ts';
import { ANSWER, BAKERY, beginCoupon, STORAGE_BREAKS } from '../drafts/drafts.ts';

/** Accounts of the model, with or without an unfinished coupon. */
const WITH = 'with a draft';
const WITHOUT = 'without drafts';

const begin: Hand = [does.holdClock, storage.watch, session.bring];
/** On the dashboard storage is held, and nobody comes to the provider: its session serves other paths. */
const signOut: Hand = [
  ...[line.hold('provider'), does.open('/dashboard'), sees.part('heading', 'Your coupons')],
  ...[storage.hold, does.press('Logout', 'link')],
];
const isOnTheWay = sees.text('Signing you out');

export const signOutProcess = processOf(signOutMachine, 'Signing out', {
  rows: ['AUTH-04', 'WIZ-11'],
  isAlone: true,
  starts: [
    start(
      `opens ${BAKERY}, chooses “${ANSWER}”, reads “Saved”, goes to the dashboard and presses “Logout” in the account’s menu`,
      { account: WITH },
      [begin, beginCoupon([], signOut)],
    ),
    start(
      'goes to the dashboard and presses “Logout” in the account’s menu',
      { account: WITHOUT },
      [begin, signOut],
    ),
  ],
  reads: ({ isLeaving }) => ({ isLeaving }),
  events: {
    'signOut.confirm': does.inDialog('Sign out'),
    'signOut.cancel': does.inDialog('Stay signed in'),
  },
  actors: {
    countDrafts: {
      done: [
        row('waits until the drafts are counted, and there is one', storage.free, {
          brings: 1,
          when: ({ account }) => account === WITH,
        }),
        row('waits until the drafts are counted, and there is none', storage.free, {
          brings: 0,
          when: ({ account }) => account === WITHOUT,
        }),
      ],
      error: STORAGE_BREAKS,
    },
    eraseDrafts: {
      done: row('waits until the unfinished coupon is deleted', [
        storage.free,
        (stage) => expect.poll(() => storage.count(stage)).toBe(0),
      ]),
      error: STORAGE_BREAKS,
    },
  },
  delays: {
    storageLimit: does.passes(
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
