import type { components } from '../../../openapi/schema.gen.ts';
import { WALLET_WORDS } from '../../../src/domain/dashboard/wallet-messages.ts';
import { walletDeliveryMachine } from '../../../src/machines/dashboard/wallet-delivery.machine.ts';
import { CALLS } from '../../hand/calls.ts';
import { couponOf, type Stage } from '../../hand/stage.ts';
import { type Hand, processOf, type View } from '../../model/process.ts';
import { chooseAction, failureOf, openDashboard } from './dashboard.ts';

type Report = components['schemas']['WalletReport'];

/** What a wallet's own service has taken or not: no product that is tried out has its trust. */
function reportOf(apple: Partial<Report['apple']>): Report {
  const nowhere = { lastAt: null, nextAt: null };
  const none = { holding: 1, told: 0, waiting: 0, unreached: 0, gone: 0, faults: [] };
  return {
    changedAt: null,
    apple: { signing: 'trusted', ...none, ...nowhere, ...apple },
    google: { signing: 'trial', state: 'none', fault: null, ...nowhere },
  };
}

const FAULTS: Report['apple']['faults'] = [{ fault: 'busy', phones: 1 }];
const UNREACHED = reportOf({ unreached: 1, faults: FAULTS });
const WAITING = reportOf({ waiting: 1, faults: FAULTS });
const TELL = 'Tell them again';

const inDialog =
  (name: string): Hand =>
  async ({ page }) => {
    await page.getByRole('dialog').getByRole('button', { name }).click();
  };

async function openOverlay(stage: Stage): Promise<void> {
  await stage.network.hold(CALLS.askWallets);
  await stage.network.hold(CALLS.tellWallets);
  await openDashboard(stage);
  await chooseAction(stage, couponOf(stage).name, 'View Preview');
  await stage.page.getByRole('heading', { name: 'Saved passes' }).waitFor();
}

const tellsHowMany: View = async (sight) => {
  await sight.reads(WALLET_WORDS.told(0, 1));
  await sight.sees('button', TELL);
};

export const savedPasses = processOf({
  name: 'saved-passes',
  title: 'Telling saved passes of a change',
  rows: ['API-11', 'API-12'],
  machine: walletDeliveryMachine,
  starts: [
    {
      words: 'chooses “View Preview” in the menu of a coupon whose pass one iPhone has',
      input: { couponId: 'coupon' },
      hand: openOverlay,
    },
  ],
  reads: ({ underWay, isKnown, refused }) => ({ isUnderWay: underWay > 0, isKnown, refused }),
  events: {
    'wallets.tell': [
      {
        words: `presses “${TELL}”`,
        when: ({ isKnown, refused }, places) =>
          isKnown && refused === null && !places.includes('telling'),
        hand: inDialog(TELL),
      },
      {
        words: 'presses “Telling…”, which sends nothing twice',
        when: ({ refused }, places) => refused === null && places.includes('telling'),
        hand: async ({ page }) => {
          await page.getByRole('button', { name: 'Telling…' }).press('Enter');
        },
      },
    ],
    'wallets.retry': [{ words: 'presses “Try again”', hand: inDialog('Try again') }],
  },
  actors: {
    askWallets: {
      done: [
        {
          words: 'is told by the services that Apple could not reach the phone',
          brings: () => 0,
          hand: ({ network }) => network.answer(CALLS.askWallets, UNREACHED),
        },
        {
          words: 'is told by the services that the phone waits for the next try',
          brings: () => 1,
          hand: ({ network }) => network.answer(CALLS.askWallets, WAITING),
        },
      ],
      error: [
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          hand: ({ network }) => network.failAll(CALLS.askWallets),
        },
      ],
    },
    tellWallets: {
      done: [
        {
          words: 'is told by the services that it is tried again',
          brings: () => 1,
          hand: ({ network }) => network.answer(CALLS.tellWallets, WAITING),
        },
      ],
      error: [
        {
          words: 'meets services that fail',
          brings: () => failureOf('internal'),
          hand: ({ network }) => network.fail(CALLS.tellWallets),
        },
      ],
    },
  },
  delays: {
    nextLook: { words: 'waits for a second', hand: () => Promise.resolve() },
  },
  views: {
    // What was known stays until there is an answer.
    asking: (sight) =>
      sight.reads(/^(Asking about saved passes|0 of 1 phone told|We could not find out .*)$/),
    'idle.resting': tellsHowMany,
    'idle.watching': async (sight, stage) => {
      await tellsHowMany(sight, stage);
      await sight.reads(WALLET_WORDS.waiting(1));
    },
    telling: (sight) => sight.reads(/^(Telling…|Try again)$/),
    failed: async (sight) => {
      await sight.reads(/^We could not (find out|ask for it)/);
      await sight.sees('button', 'Try again');
    },
  },
});
