import type { WalletReport as Report } from '../../../openapi/schema.gen.ts';
import { walletDeliveryMachine } from '../../../src/machines/dashboard/wallet-delivery.machine.ts';
import * as savedPassesWords from '../../../src/words/saved-passes.gen.ts';
import { does, line, processOf, row, sees, start, type View } from '../kit/kit.ts';
import { choose, openDashboard } from './dashboard.ts';

/** What a wallet service has accepted. A product under test has no credentials that the services trust. */
function reportOf(apple: Partial<Report['apple']>): Report {
  const nowhere = { lastAt: null, nextAt: null };
  const none = { holding: 1, told: 0, waiting: 0, unreached: 0, gone: 0 };
  const faults: Report['apple']['faults'] = [{ fault: 'busy', phones: 1 }];
  return {
    changedAt: null,
    apple: { signing: 'trusted', ...none, faults, ...nowhere, ...apple },
    google: { signing: 'trial', state: 'none', fault: null, ...nowhere },
  };
}

const WAITING = reportOf({ waiting: 1 });
const TELL = 'Send to them again';
const tellsHowMany: View = [
  sees.text(savedPassesWords.told({ told: 0, count: 1 })),
  sees.part('button', TELL),
];

export const savedPasses = processOf(walletDeliveryMachine, 'Telling saved passes of a change', {
  name: 'saved-passes',
  rows: ['API-11', 'API-12'],
  starts: start(
    { couponId: 'coupon' },
    `${openDashboard().words}, adds its pass to one iPhone, presses the three dots of “Sample 1” and chooses “View Preview”`,
    [
      ...[line.hold('askWallets', 'resendWalletUpdates'), openDashboard(), choose('View Preview')],
      sees.part('heading', /Saved passes/),
    ],
  ),
  reads: ({ underWay, isKnown, refused }) => ({ isUnderWay: underWay > 0, isKnown, refused }),
  steps: {
    'wallets.resend': [
      row(does.inDialog(TELL), {
        when: ({ isKnown, refused }, places) =>
          isKnown && refused === null && !places.includes('resending'),
      }),
      row(
        'presses “Sending…”, which sends nothing twice',
        ({ page }) => page.getByRole('button', { name: 'Sending…' }).press('Enter'),
        { when: ({ refused }, places) => refused === null && places.includes('resending') },
      ),
    ],
    'wallets.retry': does.inDialog('Try again'),
    'done: askWallets': [
      row(
        'waits until the services have answered that Apple could not reach the phone',
        line.answer('askWallets', reportOf({ unreached: 1 })),
        { brings: 0 },
      ),
      row(
        'waits until the services have answered that the phone waits for the next try',
        line.answer('askWallets', WAITING),
        { brings: 1 },
      ),
    ],
    'error: askWallets': line.failsAll('askWallets'),
    'done: resendWalletUpdates': row(
      'waits until the services have answered that it is tried again',
      line.answer('resendWalletUpdates', WAITING),
      { brings: 1 },
    ),
    'error: resendWalletUpdates': line.fails('resendWalletUpdates'),
    'after: nextLook': does.waits('for a second, until the page asks the services again'),
  },
  views: {
    // The last report stays visible until there is an answer.
    asking: sees.text(/^(Checking saved passes|0 of 1 phone notified|We could not check .*)$/),
    'idle.resting': tellsHowMany,
    'idle.watching': [tellsHowMany, sees.text(savedPassesWords.waiting({ count: 1 }))],
    resending: sees.text(/^(Sending…|Try again)$/),
    failed: [
      sees.text(/^(We could not check|The request failed)/),
      sees.part('button', 'Try again'),
    ],
  },
});
