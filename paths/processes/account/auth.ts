import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { SILENT_SIGN_IN_LIMIT_MS } from '../../../src/domain/constants.ts';
import type { Account, Session } from '../../../src/domain/session/session.ts';
import { authMachine } from '../../../src/machines/auth/auth.machine.ts';
import { BAKERY_ID } from '../../hand/sample-coupon.ts';
import type { Stage } from '../../hand/stage.ts';
import { type Hand, processOf } from '../../model/process.ts';
import { CALLS } from '../../hand/calls.ts';
import { failureOf } from '../dashboard/dashboard.ts';
import { AUTH_VIEWS } from './auth-views.ts';
import {
  bringSession,
  follow,
  forgetSession,
  runOut,
  spoilToken,
  tokenOf,
} from '../../hand/tab-session.ts';

const MARKETER: Session = { subject: 'm', email: 'm@example.com', name: 'Morgan', roles: [] };
const ACCOUNT: Account = { ...MARKETER, id: 'account' };

const press =
  (role: 'button' | 'link', name: string): Hand =>
  async ({ page }) => {
    await page.getByRole(role, { name, exact: true }).first().click();
  };

/** The provider is asked what it offers before anything else; the part that asks comes first. */
const askProvider: Hand = ({ network }) => network.pass(CALLS.signInPart);

/** What went wrong is said where a sign-in is needed. */
const openGuarded: Hand = (stage) => follow(stage, '/search');

const openDashboard: Hand = (stage) => follow(stage, '/dashboard');

const restore: Hand = async ({ page }) => {
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
};

/** An unfinished coupon makes the sign-out ask. */
async function signOutWithDraft(stage: Stage): Promise<void> {
  const { page, url, network } = stage;
  await page.goto(`${url}/create/${BAKERY_ID}`);
  await network.pass(CALLS.account);
  await page.getByRole('radio', { name: 'No, make one from text' }).check();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.goto(`${url}/logout`);
  await network.pass(CALLS.account);
}

const GONE = { notWalked: 'The page is gone by then, and the provider’s is there.' };
const PROVIDER_FAILS = [
  {
    words: 'meets a provider that fails',
    brings: () => new Error('Internal Server Error (500)'),
    hand: ({ network }: Stage) => network.fail(CALLS.provider),
  },
];
const STAYED = 'The provider did not end the session.';

type Context = ContextFrom<typeof authMachine>;
const isReady = (_: Context, [place]: readonly string[]): boolean =>
  place === 'authenticated.ready';
const hasStayed = ({ message }: Context): boolean => message === STAYED;

export const auth = processOf({
  name: 'auth',
  title: 'Signing in',
  rows: ['AUTH-01', 'AUTH-02', 'AUTH-04', 'AUTH-05', 'AUTH-06', 'AUTH-09'],
  isAlone: true,
  machine: authMachine,
  starts: [
    {
      words: 'comes back to a tab whose sign-in has run out',
      input: { isHinted: true },
      hand: async (stage) => {
        await stage.page.clock.install();
        for (const call of [CALLS.signInPart, CALLS.provider, CALLS.account])
          await stage.network.hold(call);
        await bringSession(runOut(stage), stage.page);
        await stage.page.goto(`${stage.url}/faqs`);
      },
    },
  ],
  reads: (context) => ({
    hasStayed: hasStayed(context),
    isHinted: context.isHinted,
    isTryWanted: context.isTryWanted,
  }),
  events: {
    'signIn.try': [
      {
        words: 'opens the dashboard',
        when: ({ isTryWanted }, places) =>
          !isTryWanted && (places.includes('loading') || places.includes('unauthenticated')),
        hand: openDashboard,
      },
    ],
    'signIn.request': [
      {
        words: 'presses “Sign in”',
        payload: { returnAddress: '/' },
        hand: press('link', 'Sign in'),
      },
    ],
    'signIn.retry': [
      {
        words: 'presses “Try again”',
        when: (context) => !hasStayed(context),
        hand: press('button', 'Try again'),
      },
    ],
    'callback.receive': [
      {
        words: 'closes the tab, signs in from another, and is sent back by the provider',
        payload: { url: '/authentication/callback' },
        hand: async (stage) => {
          const { page, url, network } = stage;
          await forgetSession(stage);
          await page.goto(`${url}/login?to=%2Ffaqs`);
          await askProvider(stage);
          await network.pass(CALLS.provider);
          await page.waitForURL(/\/authentication\/callback/);
          await askProvider(stage);
        },
      },
    ],
    'session.renew': [
      {
        words: 'opens the dashboard with a token that the services no longer take',
        payload: { session: MARKETER },
        when: isReady,
        hand: async (stage) => {
          await spoilToken(stage);
          await press('link', 'Dashboard')(stage);
          await expect.poll(() => tokenOf(stage)).not.toBe('refused');
        },
      },
    ],
    'session.end': [
      {
        words: 'opens the dashboard after the provider ended the session',
        when: isReady,
        hand: async (stage) => {
          await spoilToken(stage);
          await stage.page.context().clearCookies();
          await press('link', 'Dashboard')(stage);
        },
      },
    ],
    'account.retry': [{ words: 'presses “Try again”', hand: press('button', 'Try again') }],
    'signOut.request': [
      {
        words: 'opens “Logout” with an unfinished coupon',
        when: isReady,
        hand: signOutWithDraft,
      },
      {
        words: 'comes to “Logout” once more',
        when: (_, places) => places.includes('authenticated.leaving'),
        hand: (stage) => follow(stage, '/logout?again'),
      },
      { words: 'presses “Try again”', when: hasStayed, hand: press('button', 'Try again') },
    ],
    'page.restore': [
      { words: 'comes back by “Back” to the page as the browser has kept it', hand: restore },
    ],
  },
  actors: {
    restoreSession: {
      done: [
        {
          words: 'gets another token from the provider',
          brings: () => MARKETER,
          hand: async (stage) => {
            await askProvider(stage);
            await stage.network.pass(CALLS.provider);
          },
        },
        {
          words: 'meets a provider that fails',
          brings: () => null,
          hand: async (stage) => {
            await askProvider(stage);
            await stage.network.fail(CALLS.provider);
          },
        },
      ],
      error: [
        {
          words:
            'loses the line while the sign-in’s part of the page is loaded, and opens a page that needs it',
          brings: () => new Error('A part did not arrive.'),
          hand: async (stage) => {
            await stage.network.cut(CALLS.signInPart);
            await openGuarded(stage);
          },
        },
      ],
    },
    signInSilently: {
      done: [
        {
          words: 'is still known to the provider',
          brings: () => MARKETER,
          hand: ({ network }) => network.pass(CALLS.provider),
        },
        {
          words: 'meets a provider that fails',
          brings: () => null,
          hand: ({ network }) => network.fail(CALLS.provider),
        },
      ],
      error: { notWalked: 'The part of the page that asks has been there since the start.' },
    },
    redirectToSignIn: {
      done: GONE,
      error: PROVIDER_FAILS,
    },
    completeSignIn: {
      done: [
        {
          words: 'is let in by the provider',
          brings: () => ({ session: MARKETER, returnAddress: '/faqs' }),
          hand: ({ network }) => network.pass(CALLS.provider),
        },
      ],
      error: PROVIDER_FAILS,
    },
    loadAccount: {
      done: [
        {
          words: 'gets the account from the services',
          brings: () => ACCOUNT,
          hand: ({ network }) => network.pass(CALLS.account),
        },
      ],
      error: [
        {
          words: 'is told that the account may not come in, and opens a page that needs it',
          brings: () => failureOf('forbidden'),
          hand: async (stage) => {
            await stage.network.refuse(CALLS.account, {
              status: 403,
              type: '/problems/forbidden',
              title: 'This account may not come in.',
            });
            await openGuarded(stage);
          },
        },
      ],
    },
    signOut: {
      done: [
        {
          words: 'presses “Sign out”',
          brings: () => ({ isLeaving: true }),
          hand: async (stage) => {
            await press('button', 'Sign out')(stage);
            await askProvider(stage);
          },
        },
        {
          words: 'presses “Stay signed in”',
          brings: () => ({ isLeaving: false }),
          hand: press('button', 'Stay signed in'),
        },
      ],
      error: { notWalked: 'It ends by itself, whatever storage does; “Signing out” walks it.' },
    },
    redirectToSignOut: {
      done: GONE,
      error: [
        {
          words: 'meets a provider that fails',
          brings: () => new Error(STAYED),
          hand: ({ network }) => network.fail(CALLS.provider),
        },
      ],
    },
  },
  delays: {
    silentLimit: {
      words: 'waits for a provider that does not answer',
      hand: ({ page }) => page.clock.fastForward(SILENT_SIGN_IN_LIMIT_MS),
    },
  },
  views: AUTH_VIEWS,
  notWalked: {
    'loading · session.end':
      'It comes with the end of the restoring, which one hand brings; machine tests prove it.',
    'unauthenticated · session.renew':
      'Only a silent sign-in that was given up is followed by one; machine tests prove it.',
  },
});
