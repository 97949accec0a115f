import { expect } from '@playwright/test';
import type { ContextFrom } from 'xstate';
import { SILENT_SIGN_IN_LIMIT_MS } from '../../../src/domain/constants.ts';
import type { Session } from '../../../src/domain/session/session.ts';
import { authMachine } from '../../../src/machines/auth/auth.machine.ts';
import * as signOutWords from '../../../src/words/sign-out.gen.ts';
import type { Stage, View } from '../../model/kit.ts';
import { does, line, processOf, row, sees, start, session, told } from '../../model/kit.ts';
import { ANSWER, BAKERY, beginCoupon } from '../drafts/drafts.ts';

const MARKETER: Session = { subject: 'm', email: 'm@example.com', name: 'Morgan', roles: [] };

/** The provider's discovery document is requested before anything else, and the chunk that requests it comes first. */
const askProvider = line.pass('signInPart');
const passProvider = line.pass('provider');

/** What went wrong is said where a sign-in is needed. */
const openGuarded = session.followTo('/search');

const GONE = 'The page is gone by then, and the provider’s is there.';
const STAYED = 'The provider did not end the session.';
const PROVIDER_FAILS = row('waits until the request “/idp/…” has failed', line.fail('provider'), {
  before: 'block “/idp/” in the developer tools (F12, “Network request blocking”)',
  brings: new Error('Internal Server Error (500)'),
});

type Context = ContextFrom<typeof authMachine>;
const isReady = (_: Context, [place]: readonly string[]): boolean =>
  place === 'authenticated.ready';
const hasStayed = ({ message }: Context): boolean => message === STAYED;
const tryAgain = does.press('Try again');

const knowsNobody: View = [sees.part('link', 'Sign in'), sees.no('link', 'Logout')];
const expectsSomebody: View = [sees.part('link', 'Logout'), sees.no('link', 'Sign in')];
const knowsPerson = sees.part('button', /^Account of /);
const isCallback = /\/authentication\/callback/;
const waitsForProvider: View = [sees.text(/^(Loading|Signing you in)$/), sees.address(isCallback)];
const showsFailure: View = [
  sees.part('heading', /^Signing in did not work$|^Signing out did not work$/),
  sees.part('button', 'Try again'),
];
/** Returns whether the browser remembers an earlier sign-in. */
const hasSignedIn = async ({ page }: Stage): Promise<boolean> =>
  (await page.context().cookies()).some(({ name }) => name === 'tearline_signed_in');

export const auth = processOf(authMachine, 'Signing in', {
  rows: ['AUTH-01', 'AUTH-02', 'AUTH-04', 'AUTH-05', 'AUTH-06', 'AUTH-09'],
  isAlone: true,
  starts: start(
    'signs in, sets “expires_at” to 1 in the entry “oidc.user:…” of the session storage (F12, “Application”), and opens “FAQs”',
    { isHinted: true },
    [
      does.holdClock,
      line.hold('signInPart', 'provider', 'account'),
      (stage) => session.bring(session.runOut(stage)),
      does.open('/faqs'),
    ],
  ),
  reads: (context) => ({
    hasStayed: hasStayed(context),
    isHinted: context.isHinted,
    isTryWanted: context.isTryWanted,
  }),
  events: {
    'signIn.try': row('opens /dashboard', session.followTo('/dashboard'), {
      when: ({ isTryWanted }, places) =>
        !isTryWanted && (places.includes('loading') || places.includes('unauthenticated')),
    }),
    'signIn.request': row(does.press('Sign in', 'link'), { payload: { returnAddress: '/' } }),
    'signIn.retry': { ...tryAgain, when: (context) => !hasStayed(context) },
    'callback.receive': row(
      'opens /login?to=/faqs in a new tab, and signs in with e-mail address and password',
      [
        ...[session.forget, does.open('/login?to=%2Ffaqs'), askProvider, passProvider],
        ...[({ page }: Stage) => page.waitForURL(isCallback), askProvider],
      ],
      { payload: { url: '/authentication/callback' } },
    ),
    'session.renew': row(
      'sets “access_token” to “refused” in the entry “oidc.user:…” of the session storage, and presses “Dashboard”',
      [
        ...[session.spoilToken, does.press('Dashboard', 'link')],
        (stage) => expect.poll(() => session.tokenOf(stage)).not.toBe('refused'),
      ],
      { payload: { session: MARKETER }, when: isReady },
    ),
    'session.end': row(
      'sets “access_token” to “refused” in the entry “oidc.user:…” of the session storage, deletes the cookies, and presses “Dashboard”',
      session.end,
      {
        when: isReady,
      },
    ),
    'account.retry': tryAgain,
    'signOut.request': [
      row(
        `opens ${BAKERY}, chooses “${ANSWER}”, reads “Saved”, and opens /logout`,
        beginCoupon(line.pass('account'), does.open('/logout'), line.pass('account')),
        { when: isReady },
      ),
      row('follows a link to /logout?again', session.followTo('/logout?again'), {
        when: (_, places) => places.includes('authenticated.leaving'),
      }),
      { ...tryAgain, when: hasStayed },
    ],
    'page.restore': row(
      'presses the browser’s “Back”, and comes to the page as the browser has kept it',
      ({ page }) =>
        page.evaluate(() =>
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
        ),
    ),
  },
  actors: {
    restoreSession: {
      done: [
        row('waits until the sign-in provider has given a new token', [askProvider, passProvider], {
          brings: MARKETER,
        }),
        { ...PROVIDER_FAILS, brings: null, hand: [askProvider, line.fail('provider')] },
      ],
      error: row(
        'waits until the file “oidc-client-ts” has failed, and opens /search',
        [line.cut('signInPart'), openGuarded],
        { before: line.blocking('signInPart'), brings: new Error('A part did not arrive.') },
      ),
    },
    signInSilently: {
      done: [
        row('waits until the sign-in provider has let the person in again', passProvider, {
          brings: MARKETER,
        }),
        { ...PROVIDER_FAILS, brings: null },
      ],
      error: 'The part of the page that asks has been there since the start.',
    },
    redirectToSignIn: { done: GONE, error: PROVIDER_FAILS },
    completeSignIn: {
      done: row('waits until the sign-in provider has answered', passProvider, {
        brings: { session: MARKETER, returnAddress: '/faqs' },
      }),
      error: PROVIDER_FAILS,
    },
    loadAccount: {
      done: row(line.gets('account'), {
        brings: { ...MARKETER, id: 'account' },
      }),
      error: row(
        'waits until “GET /api/account” has answered 403 (only the runner can do this), and opens /search',
        [
          line.refuse('account', {
            ...{ status: 403, type: '/problems/forbidden' },
            title: 'This account may not come in.',
          }),
          openGuarded,
        ],
        { brings: line.failureOf('forbidden') },
      ),
    },
    signOut: {
      done: [
        {
          ...does.press('Sign out'),
          brings: { isLeaving: true },
          hand: [does.press('Sign out'), askProvider],
        },
        row(does.press('Stay signed in'), { brings: { isLeaving: false } }),
      ],
      error: 'It ends by itself, whatever storage does; “Signing out” walks it.',
    },
    redirectToSignOut: { done: GONE, error: { ...PROVIDER_FAILS, brings: new Error(STAYED) } },
  },
  delays: {
    silentLimit: does.passes(
      'waits for a sign-in provider that does not answer (“Offline” in the developer tools)',
      SILENT_SIGN_IN_LIMIT_MS,
    ),
  },
  views: {
    // If this browser has signed in before, the dashboard tries a silent sign-in and shows no visitor's bar until it
    // ends.
    loading: told(
      'the link “Sign in”; on /dashboard, “Logout”, if this browser has signed in before',
      async (stage) =>
        stage.page.url().endsWith('/dashboard') && (await hasSignedIn(stage))
          ? expectsSomebody
          : knowsNobody,
    ),
    tryingSilently: expectsSomebody,
    unauthenticated: knowsNobody,
    redirecting: sees.text(/^Signing (you )?in$/),
    completing: waitsForProvider,
    // After the return from the provider the page continues when the account is loaded.
    'authenticated.loadingAccount': told(
      'the button “Account of …”; after the sign-in page, “Signing you in”',
      async ({ page }) => (isCallback.test(page.url()) ? waitsForProvider : knowsPerson),
    ),
    'authenticated.ready': knowsPerson,
    'authenticated.accountFailed': showsFailure,
    'authenticated.leaving': sees.part('dialog', signOutWords.askSignOut()),
    signingOut: sees.text('Signing you out'),
    failed: showsFailure,
  },
  notWalked: {
    'loading · session.end':
      'It comes with the end of the restoring, which one hand brings; machine tests prove it.',
    'unauthenticated · session.renew':
      'Only a silent sign-in that was given up is followed by one; machine tests prove it.',
  },
});
